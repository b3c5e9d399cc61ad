"""An attack by slow name servers: webhooks whose hosts take minutes to look up."""

import asyncio
from functools import partial

from kontor.engine.matches import new_match
from tools.attacks.clients import Attacker, attackers, repeat, until_cancelled
from tools.attacks.trial import SLOWEST
from tools.attacks.victim import SOURCE
from tools.harness.server_process import ServerProcess
from tools.harness.slow_names import SLOW


async def slow_names(server: ServerProcess, number: int) -> None:
    """Set such webhooks from several addresses and have notices sent to them. Fail if a download takes too long."""
    async with attackers(server.url, number, addresses=9) as mallory:
        setting = [repeat(partial(_set_webhook, one, index), 0.5) for index, one in enumerate(mallory)]
        testing = [repeat(partial(one.http.call, "POST", "/api/me/webhook"), 0.5) for one in mallory]
        await until_cancelled(*setting, *testing, _download(server.url))


async def _set_webhook(attacker: Attacker, index: int) -> None:
    await attacker.http.call("PUT", "/api/me", {"webhook": f"http://h{index}{SLOW}/"})


async def _download(url: str) -> None:
    """Download the record of a game again and again, which a thread writes."""
    reader = Attacker(url, SOURCE)
    try:
        await reader.http.introduce()
        imported = await reader.http.http.post("/api/records", content=_finished_game())
        path = f"/api/tables/{imported.json()['table']}/record"
        while True:
            async with asyncio.timeout(SLOWEST):
                answer = await reader.http.http.get(path)
            answer.raise_for_status()
            await asyncio.sleep(0.2)
    finally:
        await reader.close()


def _finished_game() -> str:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    return match.record().text()
