"""Attacks by what is sent: content packs, long records, deep JSON, junk."""

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from kontor.engine.matches import new_match
from tools.attacks.clients import Attacker, attackers, attempt, repeat, until_cancelled
from tools.harness.server_process import ServerProcess

LINES = 300_000
_DEPTH = 9_000
_AT_ONCE = 4
_FREE = [{"kind": "me"}, {"kind": "free"}]


async def content_pack(server: ServerProcess, entries: int) -> None:
    """Create tables whose content packs have many entries, flat and nested."""
    async with attackers(server.url, _AT_ONCE) as mallory:
        bodies = [_text({"game": "anno1800", "seats": _FREE, "content": pack}) for pack in _packs(entries)]
        await until_cancelled(*(repeat(partial(_create, one, bodies)) for one in mallory))


def _packs(entries: int) -> Iterator[Any]:
    yield {"population_card": [{"id": f"{number:x}"} for number in range(entries)]}
    yield {"goods": {f"{number:x}": 1 for number in range(entries)}}
    yield {f"{number:x}": {} for number in range(entries)}
    yield {"buildings": {"x": [1] * entries}}
    nested: Any = 1
    for _ in range(min(entries, _DEPTH)):
        nested = [nested]
    yield {"cards": nested}


async def _create(attacker: Attacker, bodies: list[str]) -> None:
    for body in bodies:
        await attempt(_post(attacker, "/api/tables", body))


def _text(data: Any) -> str:
    """Return compact JSON, however deep."""
    if isinstance(data, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{_text(value)}" for key, value in data.items()) + "}"
    depth = 0
    while isinstance(data, list) and len(data) == 1:
        data, depth = data[0], depth + 1
    return "[" * depth + json.dumps(data, separators=(",", ":")) + "]" * depth


async def _post(attacker: Attacker, path: str, body: str | bytes, method: str = "POST") -> Any:
    headers = {"Content-Type": "application/json"}
    answer = await attacker.http.http.request(method, path, content=body, headers=headers)
    return answer.json() if answer.content else None


def long_record(lines: int, **more: Any) -> str:
    """Return the record of an endless game: both players only celebrate."""
    record = new_match("anno1800", ["Ada", "Ben"], seed=12).record().data()
    turns = [f"{seat} {action}" for seat in (record_start(), 1 - record_start()) for action in ("festival", "end")]
    record["moves"] = (turns * (lines // len(turns) + 1))[:lines]
    return json.dumps({**record, **more}, separators=(",", ":"))


def record_start() -> int:
    """Return the seat that begins."""
    return new_match("anno1800", ["Ada", "Ben"], seed=12).actor


async def long_import(server: ServerProcess, lines: int = LINES) -> None:
    """Import a very long game, and ask for all of it in every way."""
    text = long_record(lines)
    async with attackers(server.url, 3, connected=True) as mallory:
        await until_cancelled(*(repeat(partial(_import_and_ask, one, text), 0.5) for one in mallory))


async def _import_and_ask(attacker: Attacker, text: str) -> None:
    answer = await _post(attacker, "/api/records", text)
    if not answer or "table" not in answer:
        return
    table = answer["table"]
    questions = (
        attacker.live.open(table, after=0),
        attacker.live.ask("log", table=table, seat=-1),
        attacker.live.ask("standings", table=table, seat=-1),
        attacker.live.ask("position", table=table, seat=-1, lines=LINES // 2),
        attacker.http.http.get(f"/api/tables/{table}/record"),
        attacker.http.http.get(f"/api/tables/{table}?after=0"),
    )
    await asyncio.gather(*map(attempt, questions))
    await attempt(attacker.http.call("DELETE", f"/api/tables/{table}"))


async def deep_json(server: ServerProcess) -> None:
    """Send deep JSON in every field of every kind of request and message."""
    deep = "[" * _DEPTH + "]" * _DEPTH
    requests = [
        ("PUT", "/api/me", ("name", "language", "webhook")),
        ("POST", "/api/me/key", ("key",)),
        ("POST", "/api/tables", ("game", "title", "seats", "options", "content", "clock", "hints", "id")),
        (
            "POST",
            "/api/records",
            ("kontor", "game", "players", "options", "deal", "moves", "seed", "result", "content"),
        ),
        ("POST", "/api/score/anno1800", ("players", "shared")),
        ("POST", "/api/tables/x/commands", ("type", "line", "text")),
        ("POST", "/api/tables/x/questions", ("type", "by", "named")),
    ]
    async with attackers(server.url, _AT_ONCE) as mallory:
        jobs = []
        for number, one in enumerate(mallory):
            for method, path, fields in requests[number::_AT_ONCE]:
                for field in fields:
                    whole = {"kontor": 1, "rules": 1, "game": "anno1800", "seats": _FREE, "players": ["a", "b"]}
                    known = ",".join(f'"{key}":{json.dumps(value)}' for key, value in whole.items() if key != field)
                    for body in (f'{{"{field}":{deep}}}', f'{{{known},"{field}":{deep}}}', deep):
                        jobs.append(repeat(partial(_post, one, path, body, method), 0.3))
        await until_cancelled(*jobs, *(_deep_messages(server, deep) for _ in range(_AT_ONCE)))


async def _deep_messages(server: ServerProcess, deep: str) -> None:
    while True:
        attacker = Attacker(server.url)
        try:
            if await attempt(attacker.live.start()):
                for kind in ("hello", "move", "chat", "plan"):
                    fields = f'"type":"{kind}","id":"a","table":"x","line":{deep},"text":{deep}'
                    await attempt(attacker.live.send("{" + fields + "}"))
        finally:
            await attacker.close()
        await asyncio.sleep(0.1)


async def junk_results(server: ServerProcess) -> None:
    """Import finished games with megabytes of junk in `result`, and show them. Fail if the junk is kept."""
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    record = match.record().data()
    known = set(record["result"])
    record["result"] |= {"junk": "x" * 3_000_000, "list": list(range(50_000))}
    text = json.dumps({**record, "seats": ["x" * 1000, "y"]}, separators=(",", ":"))
    async with attackers(server.url, 3, connected=True) as mallory:
        await until_cancelled(*(_import_junk(one, text, known) for one in mallory))


async def _import_junk(attacker: Attacker, text: str, known: set[str]) -> None:
    while True:
        answer = await attempt(_post(attacker, "/api/records", text))
        if answer and "table" in answer:
            shown = await attempt(attacker.live.open(answer["table"], after=0))
            assert shown is None or set(shown["info"]["result"]) == known, "junk was kept"
            await attempt(attacker.http.call("DELETE", f"/api/tables/{answer['table']}"))
        await asyncio.sleep(0.2)
