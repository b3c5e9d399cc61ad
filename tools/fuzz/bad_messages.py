"""Bad messages: malformed ones that must end the connection, and well-formed ones that must be refused."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from kontor.engine.protocol import Data
from tools.fuzz.raw_websocket import BINARY, PING, TEXT, RawWebSocket

LARGEST = 64 * 1024
NASTY = ["", " ", "\0", "\x1b[2J", "\ud800", "‮abc", "é" * 300, "x" * 2001, "0" * 5000, "{}", "null", "../..", "'; --"]
VALUES: list[Any] = [None, True, -1, 0, 10, 2**31, 2**63, 10**40, 0.5, 1e308, [], {}, [[]], {"": ""}, *NASTY]


class Target(NamedTuple):
    """What the attacker knows: a table where it is their turn, a public one, and one of others."""

    key: str
    own: str
    seat: int
    public: str
    others: str
    lines: list[str]
    """Legal lines at the attacker's table, used in questions only."""


def any_message(random: Random, target: Target) -> Data:
    """Return a well-formed message, which may not be allowed."""
    kinds: list[Data] = [
        {"type": "move", "seat": target.seat, "revision": 0, "line": random.choice(target.lines)},
        {"type": "undo", "seat": target.seat, "revision": 0},
        {"type": random.choice(["redo", "reset", "ask_undo"]), "seat": target.seat, "revision": 0},
        {"type": "answer_undo", "revision": 0, "allow": True},
        {"type": random.choice(["leave", "return"]), "seat": target.seat},
        {"type": "ask_replacement", "seat": target.seat, "absent": 1 - target.seat, "by": "bot"},
        {"type": "answer_replacement", "request": 1, "allow": True},
        {"type": "chat", "text": "hello"},
        {"type": random.choice(["things", "prospects", "hint", "review"]), "seat": target.seat},
        {"type": "why", "seat": target.seat, "line": random.choice(target.lines)},
        {"type": "ways", "seat": target.seat, "thing": random.choice(target.lines)},
        {"type": "plan", "seat": target.seat, "thing": random.choice(target.lines)},
        {"type": "position", "seat": -1, "lines": 0},
        {"type": random.choice(["standings", "log"]), "seat": -1},
        {"type": "entries", "before": 1},
        {"type": "open", "after": 0},
        {"type": "close"},
        {"type": "hello", "key": None},
        {"type": "ping"},
    ]
    message = random.choice(kinds)
    if message["type"] not in ("hello", "ping"):
        message["table"] = random.choice([target.own, target.public, target.others])
    return {**message, "id": "rubbish"}


def malformed(random: Random, target: Target) -> Callable[[RawWebSocket], None]:
    """Return a function that sends something after which the server must close the connection."""
    return random.choice([_broken_text, _broken_text, _broken_message, _broken_message, _broken_frame])(random, target)


def _broken_text(random: Random, target: Target) -> Callable[[RawWebSocket], None]:
    text = json.dumps(any_message(random, target))
    texts = [
        text[: random.randrange(len(text))],
        text + random.choice(["}", "x", text]),
        random.choice(["", "null", "[]", "{}", "7", '"hello"', "NaN", "\0", "\ufeff" + text]),
        "[" * random.choice([10, 1000, 60_000]),
        '{"type":' * random.choice([10, 1000, 8_000]),
        '{"a":' * 200 + "1" + "}" * 200,
        "".join(chr(random.randrange(0x20, 0x3000)) for _ in range(random.randrange(1, 400))),
        json.dumps({"type": "chat", "id": "x", "table": target.own, "text": "x"}).replace('"x"}', '"\\ud800"}'),
        "1" * 10_000,
        text.replace('"id"', '"id": "twice", "id":"a", "Id"'),
    ]
    chosen = random.choice(texts)
    return lambda wire: wire.text(chosen)


def _broken_message(random: Random, target: Target) -> Callable[[RawWebSocket], None]:
    message = any_message(random, target)
    required = [name for name in message if name not in ("key", "after")]
    fault = random.randrange(4)
    if fault == 0:
        del message[random.choice(required)]
    elif fault == 1:
        message[random.choice(["extra", "", "seats", "__class__", "type "])] = random.choice(VALUES)
    elif fault == 2:
        message["type"] = random.choice(["moves", "HELLO", "", "refused", "done", 7, None, [], {"type": "move"}])
    else:
        # A value of the wrong type.
        name = random.choice(required)
        message[name] = random.choice([{"a": 1}, [message[name]], 0.5, None, "Ä" * 41 if name == "id" else {}])
    text = json.dumps(message)
    return lambda wire: wire.text(text)


def _broken_frame(random: Random, target: Target) -> Callable[[RawWebSocket], None]:
    data = json.dumps(any_message(random, target)).encode()
    ways: list[Callable[[RawWebSocket], None]] = [
        lambda wire: wire.frame(BINARY, data),
        lambda wire: wire.frame(BINARY, bytes(random.randrange(256) for _ in range(100))),
        lambda wire: wire.frame(TEXT, b"\xff\xfe" + data),
        lambda wire: wire.frame(TEXT, data, masked=False),
        lambda wire: wire.frame(TEXT, data, reserved=random.randrange(1, 8)),
        lambda wire: wire.frame(random.choice([3, 4, 5, 6, 7, 11, 15]), data),
        lambda wire: wire.frame(PING, b"x" * 126),
        lambda wire: wire.frame(0, data),
        lambda wire: wire.frame(TEXT, b"x" * (LARGEST + random.choice([1, 1000, 1 << 20]))),
        lambda wire: wire.writer.write(b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0"),
        lambda wire: _in_parts(wire, b"x" * 8192, 20),
        lambda wire: wire.writer.write(b"GET / HTTP/1.1\r\n\r\n"),
        lambda wire: wire.frame(8, b"\0"),
    ]
    return random.choice(ways)


def _in_parts(wire: RawWebSocket, part: bytes, count: int) -> None:
    """Send a message that is too large, in frames that are small enough."""
    wire.frame(TEXT, part, last=False)
    for _ in range(count):
        wire.frame(0, part, last=False)


def refusable(random: Random, target: Target, identity: str) -> Data:
    """Return a well-formed message that must be refused, or at most be answered, and must change nothing."""
    return {"id": identity, **random.choice(_REFUSABLE)(random, target)}


def _of_seat(random: Random, target: Target, table: str, seat: int, revision: int) -> Data:
    kind = random.choice(["move", "undo", "redo", "reset", "ask_undo"])
    message: Data = {"type": kind, "table": table, "seat": seat, "revision": revision}
    return {**message, "line": random.choice(target.lines)} if kind == "move" else message


def _unknown_table(random: Random, target: Target) -> Data:
    table = "".join(random.choice("abcdefgh23456789") for _ in range(random.randrange(1, 17)))
    kinds: list[Data] = [
        {"type": "open", "after": random.choice([None, 0, 10**30])},
        {"type": "chat", "text": "x"},
        {"type": "things", "seat": 0},
        _of_seat(random, target, table, 0, 0),
    ]
    return {**random.choice(kinds), "table": random.choice([table, "0", "z" * 16])}


def _of_others(random: Random, target: Target) -> Data:
    """Return a message about a table that the attacker may not even see."""
    kinds: list[Data] = [
        {"type": "open", "after": 0},
        {"type": "chat", "text": "I was here"},
        {"type": "leave", "seat": random.randrange(3)},
        {"type": "return", "seat": random.randrange(3)},
        {"type": "position", "seat": random.randrange(-1, 3), "lines": 0},
        {"type": random.choice(["standings", "log"]), "seat": random.randrange(-1, 3)},
        {"type": "plan", "seat": random.randrange(3), "thing": random.choice(target.lines)},
        {"type": "prospects", "seat": random.randrange(3)},
        {"type": "answer_undo", "revision": random.randrange(100), "allow": True},
        {"type": "ask_replacement", "seat": random.randrange(3), "absent": random.randrange(3), "by": "player"},
        {"type": "answer_replacement", "request": random.randrange(100), "allow": True},
        {"type": "entries", "before": random.choice([1, 100, 2**31 - 1])},
        {"type": random.choice(["hint", "review"]), "seat": random.randrange(3)},
        _of_seat(random, target, target.others, random.randrange(3), random.randrange(100)),
    ]
    return {**random.choice(kinds), "table": target.others}


def _other_seat(random: Random, target: Target) -> Data:
    table = random.choice([target.own, target.public])
    seat = random.choice([1 - target.seat, 5, 9])
    kinds: list[Data] = [
        {"type": random.choice(["leave", "return", "things", "prospects"]), "table": table, "seat": seat},
        {"type": "position", "table": table, "seat": seat, "lines": 0},
        {"type": "plan", "table": table, "seat": seat, "thing": random.choice(target.lines)},
        {"type": random.choice(["standings", "log"]), "table": table, "seat": seat},
        _of_seat(random, target, table, seat, random.choice([0, 1, 10**30])),
    ]
    return random.choice(kinds)


def _absurd_revision(random: Random, target: Target) -> Data:
    return _of_seat(random, target, target.own, target.seat, random.choice([1, 2, 99, 2**31, 2**63, 10**40]))


def _invalid_line(random: Random) -> str:
    junk = ["\0", "\x1b[2J", "zz", "\n", "%s", "{}", "Ω", "\u202e", "build", ":", ",", "at", "-1", "9" * 50, "'", "😀"]
    line = "zz " + " ".join(random.choice(junk) for _ in range(random.randrange(1, 30)))
    return (line * 100)[: random.choice([len(line), 2000])]


def _illegal_line(random: Random, target: Target) -> Data:
    line: Any = _invalid_line(random)
    if random.random() < 0.3:
        line = {"do": line, "at": _invalid_line(random)[:40], "by": [_invalid_line(random)] * random.choice([0, 1, 2])}
    return {"type": "move", "table": target.own, "seat": target.seat, "revision": 0, "line": line}


def _question(random: Random, target: Target) -> Data:
    line = list(random.choice(target.lines))
    for _ in range(random.randrange(1, 4)):
        line[random.randrange(len(line))] = random.choice(["", " ", "9", ":", ",", "-", "x", "\0", "²", "١"])
    text = "".join(line) or " "
    kinds: list[Data] = [
        {"type": "why", "line": text},
        {"type": "why", "line": {"do": text, "at": "9", "by": [text, " "]}},
        {"type": "ways", "thing": text},
        {"type": "plan", "thing": text},
        {"type": "plan", "thing": random.choice(target.lines), "at": text[:20], "named": [text[:20]], "by": [text]},
    ]
    return {**random.choice(kinds), "table": target.own, "seat": target.seat}


def _not_possible(random: Random, target: Target) -> Data:
    kinds: list[Data] = [
        {"type": "position", "seat": -1, "lines": random.choice([500, 99_999])},
        {"type": "undo", "seat": target.seat, "revision": 0},
        {"type": "redo", "seat": target.seat, "revision": 0},
        {"type": "reset", "seat": target.seat, "revision": 0},
        {"type": "ask_undo", "seat": target.seat, "revision": 0},
        {"type": "answer_undo", "revision": 0, "allow": True},
        {"type": "ask_replacement", "seat": target.seat, "absent": random.choice([0, 1, 9]), "by": "bot"},
        {"type": "answer_replacement", "request": random.choice([0, 1, 2**31 - 1]), "allow": True},
        {"type": "return", "seat": target.seat},
        {"type": "chat", "text": random.choice([" ", "\0" * 2000, "\n\t", "\u200b"])},
    ]
    return {**random.choice(kinds), "table": target.own}


def _invalid_key(random: Random, target: Target) -> Data:
    return {"type": "hello", "key": random.choice(["", "x", "\0" * 43, "ä" * 43, "k" * 100])}


_REFUSABLE: list[Callable[[Random, Target], Data]] = [
    _unknown_table,
    _of_others,
    _of_others,
    _other_seat,
    _absurd_revision,
    _illegal_line,
    _illegal_line,
    _question,
    _not_possible,
    _invalid_key,
]
