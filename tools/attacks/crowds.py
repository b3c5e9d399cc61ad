"""Attacks by numbers: connections, bots, questions, notices, messages."""

import asyncio
from functools import partial
from itertools import cycle, islice
from typing import Any

from tools.attacks.clients import (
    Attacker,
    attackers,
    attempt,
    many_seats,
    open_socket,
    repeat,
    sources,
    until_cancelled,
)
from tools.harness.server_process import ServerProcess

_HEAD = b"GET /api/health HTTP/1.1\r\nHost: kontor\r\nX-Slow: "


async def half_open(server: ServerProcess, number: int, addresses: int = 1) -> None:
    """Open connections that never finish their request, and open new ones when they are closed."""
    await until_cancelled(*(_hold_open(server, source) for source in islice(cycle(sources(addresses)), number)))


async def _hold_open(server: ServerProcess, source: str) -> None:
    while True:
        writer = await open_socket(server.url, _HEAD, source)
        if writer is not None:
            try:
                while not writer.is_closing():
                    await asyncio.sleep(1.0)
                    writer.write(b"x")
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.5)


async def expert_tables(server: ServerProcess, number: int) -> None:
    """Let experts play at many tables: against a person who left, and among themselves while somebody watches."""
    async with attackers(server.url, 2, connected=True) as mallory:
        await until_cancelled(*(_fill_with_bots(one, number // len(mallory)) for one in mallory))


async def _fill_with_bots(attacker: Attacker, number: int) -> None:
    for index in range(number):
        persons = [{"kind": "me"}] if index % 2 else []
        seats = [*persons, *many_seats(*["expert"] * (4 - len(persons)))]
        table = await attempt(attacker.http.call("POST", "/api/tables", {"game": "anno1800", "seats": seats}))
        if table is None:
            await asyncio.sleep(0.2)
            continue
        await attempt(attacker.live.open(table["table"]))
        if persons:
            seat = await attempt(_own_seat(attacker, table["table"]))
            await attempt(attacker.live.ask("leave", table=table["table"], seat=seat or 0))
    await asyncio.Event().wait()


async def _own_seat(attacker: Attacker, table: str) -> int:
    info = attacker.live.latest[table]["info"]
    return next(int(seat["seat"]) for seat in info["seats"] if seat["yours"])


async def hints(server: ServerProcess, identities: int) -> None:
    """Let many identities ask for hints all the time."""
    async with attackers(server.url, identities, connected=True) as mallory:
        await until_cancelled(*map(_ask_for_hints, mallory))


async def _ask_for_hints(attacker: Attacker) -> None:
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Other"}]
    table = await attempt(attacker.http.make("anno1800", list(seats)))
    if table is None:
        return
    await attempt(attacker.live.open(table))
    actor = attacker.live.latest[table]["info"]["actor"]
    await repeat(partial(attacker.live.ask, "hint", table=table, seat=actor))


async def tar_pits(server: ServerProcess, number: int) -> None:
    """Set webhooks that never answer, from several addresses, and have notices sent to them."""
    async with attackers(server.url, number, addresses=9) as mallory:
        # A plain protocol accepts connections and never answers.
        loop = asyncio.get_running_loop()
        pits = [await loop.create_server(asyncio.Protocol, "127.0.0.1", 0) for _ in mallory]
        try:
            await asyncio.gather(*(_set_webhook(one, pit) for one, pit in zip(mallory, pits, strict=True)))
            await until_cancelled(*(repeat(partial(one.http.call, "POST", "/api/me/webhook"), 0.5) for one in mallory))
        finally:
            for pit in pits:
                pit.close()


async def _set_webhook(attacker: Attacker, pit: asyncio.Server) -> None:
    port = pit.sockets[0].getsockname()[1]
    await attempt(attacker.http.call("PUT", "/api/me", {"webhook": f"http://127.0.0.1:{port}/"}))


async def chat_floods(server: ServerProcess, spectators: int, writers: int = 12) -> None:
    """Let some write all the time at a table that many watch."""
    async with attackers(server.url, writers, connected=True) as mallory:
        host = mallory[0]
        body = {"game": "anno1800", "seats": many_seats("random", "random"), "public": True}
        table = (await host.http.call("POST", "/api/tables", body))["table"]
        watching = [Attacker(server.url) for _ in range(spectators - len(mallory))]
        try:
            await asyncio.gather(*(attempt(_watch(one, table)) for one in watching))
            await asyncio.gather(*(attempt(one.live.open(table)) for one in mallory))
            await until_cancelled(*(repeat(partial(_write, one, table), 0.0) for one in mallory))
        finally:
            await asyncio.gather(*(one.close() for one in watching))


async def _watch(attacker: Attacker, table: str) -> None:
    attacker.live.key = None
    await attacker.live.start()
    await attacker.live.open(table)


async def _write(attacker: Attacker, table: str) -> Any:
    if attacker.live.closed:
        await asyncio.sleep(1.0)
    await attacker.live.ask("chat", table=table, text="x" * 500)
