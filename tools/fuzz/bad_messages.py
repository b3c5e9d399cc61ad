"""Bad messages of all kinds: rubbish that ends a connection, and well-formed ones that must be refused."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from kontor.engine.protocol import Data
from tools.fuzz.frames import BINARY, PING, TEXT, Wire

LARGEST = 64 * 1024
NASTY = ["", " ", "\0", "\x1b[2J", "\ud800", "‮abc", "é" * 300, "x" * 2001, "0" * 5000, "{}", "null", "../..", "'; --"]
VALUES: list[Any] = [None, True, -1, 0, 10, 2**31, 2**63, 10**40, 0.5, 1e308, [], {}, [[]], {"": ""}, *NASTY]


class Ground(NamedTuple):
    """What the attacker knows: a table where they sit and are to act, one open to all, and one of others."""

    key: str
    mine: str
    seat: int
    open_to_all: str
    others: str
    lines: list[str]
    """Some legal lines at the own table; they are only ever asked about."""


def _message(random: Random, ground: Ground) -> Data:
    """A message as it should be, though it may not be allowed."""
    kinds: list[Data] = [
        {"type": "move", "seat": ground.seat, "revision": 0, "line": random.choice(ground.lines)},
        {"type": "undo", "seat": ground.seat, "revision": 0},
        {"type": "answer_undo", "revision": 0, "allow": True},
        {"type": "leave", "seat": ground.seat},
        {"type": "chat", "text": "hello"},
        {"type": "things", "seat": ground.seat},
        {"type": "ways", "seat": ground.seat, "thing": random.choice(ground.lines)},
        {"type": "plan", "seat": ground.seat, "thing": random.choice(ground.lines)},
        {"type": "look", "seat": -1, "lines": 0},
        {"type": random.choice(["course", "story"]), "seat": -1},
        {"type": "open", "after": 0},
        {"type": "close"},
        {"type": "hello", "key": None},
    ]
    message = random.choice(kinds)
    if message["type"] != "hello":
        message["table"] = random.choice([ground.mine, ground.open_to_all, ground.others])
    return {**message, "id": "rubbish"}


def rubbish(random: Random, ground: Ground) -> Callable[[Wire], None]:
    """Something after which the server must close the connection."""
    return random.choice([_broken_text, _broken_text, _broken_message, _broken_message, _broken_frame])(random, ground)


def _broken_text(random: Random, ground: Ground) -> Callable[[Wire], None]:
    whole = json.dumps(_message(random, ground))
    texts = [
        whole[: random.randrange(len(whole))],
        whole + random.choice(["}", "x", whole]),
        random.choice(["", "null", "[]", "{}", "7", '"hello"', "NaN", "\0", "\ufeff" + whole]),
        "[" * random.choice([10, 1000, 60_000]),
        '{"type":' * random.choice([10, 1000, 8_000]),
        '{"a":' * 200 + "1" + "}" * 200,
        "".join(chr(random.randrange(0x20, 0x3000)) for _ in range(random.randrange(1, 400))),
        json.dumps({"type": "chat", "id": "x", "table": ground.mine, "text": "x"}).replace('"x"}', '"\\ud800"}'),
        "1" * 10_000,
        whole.replace('"id"', '"id": "twice", "id":"a", "Id"'),
    ]
    text = random.choice(texts)
    return lambda wire: wire.text(text)


def _broken_message(random: Random, ground: Ground) -> Callable[[Wire], None]:
    message = _message(random, ground)
    needed = [name for name in message if name not in ("key", "after")]
    way = random.randrange(4)
    if way == 0:
        del message[random.choice(needed)]
    elif way == 1:
        message[random.choice(["extra", "", "seats", "__class__", "type "])] = random.choice(VALUES)
    elif way == 2:
        message["type"] = random.choice(["moves", "HELLO", "", "refused", "done", 7, None, [], {"type": "move"}])
    else:
        # Of the wrong type in any field.
        name = random.choice(needed)
        message[name] = random.choice([{"a": 1}, [message[name]], 0.5, None, "Ä" * 41 if name == "id" else {}])
    text = json.dumps(message)
    return lambda wire: wire.text(text)


def _broken_frame(random: Random, ground: Ground) -> Callable[[Wire], None]:
    whole = json.dumps(_message(random, ground)).encode()
    ways: list[Callable[[Wire], None]] = [
        lambda wire: wire.frame(BINARY, whole),
        lambda wire: wire.frame(BINARY, bytes(random.randrange(256) for _ in range(100))),
        lambda wire: wire.frame(TEXT, b"\xff\xfe" + whole),
        lambda wire: wire.frame(TEXT, whole, masked=False),
        lambda wire: wire.frame(TEXT, whole, reserved=random.randrange(1, 8)),
        lambda wire: wire.frame(random.choice([3, 4, 5, 6, 7, 11, 15]), whole),
        lambda wire: wire.frame(PING, b"x" * 126),
        lambda wire: wire.frame(0, whole),
        lambda wire: wire.frame(TEXT, b"x" * (LARGEST + random.choice([1, 1000, 1 << 20]))),
        lambda wire: wire.writer.write(b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0"),
        lambda wire: _in_parts(wire, b"x" * 8192, 20),
        lambda wire: wire.writer.write(b"GET / HTTP/1.1\r\n\r\n"),
        lambda wire: wire.frame(8, b"\0"),
    ]
    return random.choice(ways)


def _in_parts(wire: Wire, part: bytes, count: int) -> None:
    """More than may be sent, in parts that each are small enough."""
    wire.frame(TEXT, part, last=False)
    for _ in range(count):
        wire.frame(0, part, last=False)


def refusable(random: Random, ground: Ground, identity: str) -> Data:
    """A message of the right form that must be refused, or at most be answered, and must change nothing."""
    made = random.choice(_REFUSABLE)(random, ground)
    return {"id": identity, **made}


def _of_seat(random: Random, ground: Ground, table: str, seat: int, revision: int) -> Data:
    kind = random.choice(["move", "undo", "redo", "reset", "ask_undo"])
    message: Data = {"type": kind, "table": table, "seat": seat, "revision": revision}
    return {**message, "line": random.choice(ground.lines)} if kind == "move" else message


def _unknown_table(random: Random, ground: Ground) -> Data:
    table = "".join(random.choice("abcdefgh23456789") for _ in range(random.randrange(1, 17)))
    kinds: list[Data] = [
        {"type": "open", "after": random.choice([None, 0, 10**30])},
        {"type": "chat", "text": "x"},
        {"type": "things", "seat": 0},
        _of_seat(random, ground, table, 0, 0),
    ]
    return {**random.choice(kinds), "table": random.choice([table, "0", "z" * 16])}


def _of_others(random: Random, ground: Ground) -> Data:
    """At a table that the attacker may not even see."""
    kinds: list[Data] = [
        {"type": "open", "after": 0},
        {"type": "chat", "text": "I was here"},
        {"type": "leave", "seat": random.randrange(3)},
        {"type": "return", "seat": random.randrange(3)},
        {"type": "look", "seat": random.randrange(-1, 3), "lines": 0},
        {"type": random.choice(["course", "story"]), "seat": random.randrange(-1, 3)},
        {"type": "plan", "seat": random.randrange(3), "thing": random.choice(ground.lines)},
        {"type": "prospects", "seat": random.randrange(3)},
        {"type": "answer_undo", "revision": random.randrange(100), "allow": True},
        _of_seat(random, ground, ground.others, random.randrange(3), random.randrange(100)),
    ]
    return {**random.choice(kinds), "table": ground.others}


def _other_seat(random: Random, ground: Ground) -> Data:
    table = random.choice([ground.mine, ground.open_to_all])
    seat = random.choice([1 - ground.seat, 5, 9])
    kinds: list[Data] = [
        {"type": random.choice(["leave", "return", "things", "prospects"]), "table": table, "seat": seat},
        {"type": "look", "table": table, "seat": seat, "lines": 0},
        {"type": "plan", "table": table, "seat": seat, "thing": random.choice(ground.lines)},
        {"type": random.choice(["course", "story"]), "table": table, "seat": seat},
        _of_seat(random, ground, table, seat, random.choice([0, 1, 10**30])),
    ]
    return random.choice(kinds)


def _absurd_revision(random: Random, ground: Ground) -> Data:
    return _of_seat(random, ground, ground.mine, ground.seat, random.choice([1, 2, 99, 2**31, 2**63, 10**40]))


def _no_line(random: Random) -> str:
    junk = ["\0", "\x1b[2J", "zz", "\n", "%s", "{}", "Ω", "\u202e", "build", ":", ",", "at", "-1", "9" * 50, "'", "😀"]
    line = "zz " + " ".join(random.choice(junk) for _ in range(random.randrange(1, 30)))
    return (line * 100)[: random.choice([len(line), 2000])]


def _illegal_line(random: Random, ground: Ground) -> Data:
    line: Any = _no_line(random)
    if random.random() < 0.3:
        line = {"do": line, "at": _no_line(random)[:40], "by": [_no_line(random)] * random.choice([0, 1, 2])}
    return {"type": "move", "table": ground.mine, "seat": ground.seat, "revision": 0, "line": line}


def _question(random: Random, ground: Ground) -> Data:
    line = list(random.choice(ground.lines))
    for _ in range(random.randrange(1, 4)):
        line[random.randrange(len(line))] = random.choice(["", " ", "9", ":", ",", "-", "x", "\0", "²", "١"])
    text = "".join(line) or " "
    kinds: list[Data] = [
        {"type": "why", "line": text},
        {"type": "why", "line": {"do": text, "at": "9", "by": [text, " "]}},
        {"type": "ways", "thing": text},
        {"type": "plan", "thing": text},
        {"type": "plan", "thing": random.choice(ground.lines), "at": text[:20], "named": [text[:20]], "by": [text]},
    ]
    return {**random.choice(kinds), "table": ground.mine, "seat": ground.seat}


def _nothing_there(random: Random, ground: Ground) -> Data:
    kinds: list[Data] = [
        {"type": "look", "seat": -1, "lines": random.choice([500, 99_999])},
        {"type": "undo", "seat": ground.seat, "revision": 0},
        {"type": "redo", "seat": ground.seat, "revision": 0},
        {"type": "reset", "seat": ground.seat, "revision": 0},
        {"type": "ask_undo", "seat": ground.seat, "revision": 0},
        {"type": "answer_undo", "revision": 0, "allow": True},
        {"type": "return", "seat": ground.seat},
        {"type": "chat", "text": random.choice([" ", "\0" * 2000, "\n\t", "\u200b"])},
    ]
    return {**random.choice(kinds), "table": ground.mine}


def _no_key(random: Random, ground: Ground) -> Data:
    return {"type": "hello", "key": random.choice(["", "x", "\0" * 43, "ä" * 43, "k" * 100])}


_REFUSABLE: list[Callable[[Random, Ground], Data]] = [
    _unknown_table,
    _of_others,
    _of_others,
    _other_seat,
    _absurd_revision,
    _illegal_line,
    _illegal_line,
    _question,
    _nothing_there,
    _no_key,
]
