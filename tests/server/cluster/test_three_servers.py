"""A short run of the studies `three-servers-…`: nothing is lost, and bots and clocks act exactly once."""

from time import time

import pytest

from kontor.engine.rng import Rng
from kontor.server.models import Entry, Person
from kontor.server.tables import commands, creation
from kontor.server.tables.creation import SeatRequest
from tests.server.support.serving import async_test
from tests.server.support.tables import ME, apply_draft, new_session, table_request
from tools.faults.acts import Acts
from tools.faults.cluster import running_cluster_stage
from tools.faults.habits import Habits, Setting
from tools.faults.kills import in_thread
from tools.faults.ledger import Ledger
from tools.harness.nginx import NGINX
from tools.harness.postgres_cluster import Cluster

SETTINGS = (
    Setting("anno1503", 2),
    Setting("anno1800", 3),
    Setting("anno1503", 1, bots=("greedy",)),
    Setting("anno1503", 2, clock={"per_move": 5}),
)
RATE = 40.0


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
@async_test
async def test_a_kill_a_restart_and_a_crash_of_postgresql_under_load(cluster: Cluster, postgres_url: str) -> None:
    async with running_cluster_stage(postgres_url, 1503, SETTINGS, Habits(dawdle=0.5), RATE) as stage:
        killed, restarted, _ = stage.servers
        await in_thread(killed.kill)
        await stage.load.until_all_moved()
        await in_thread(cluster.kill)
        await in_thread(cluster.start)
        stage.acts.resumed.append(time())
        await stage.load.until_all_moved()
        assert await in_thread(restarted.stop) == 0
        await stage.load.until_all_moved()
        await stage.check_all()
        assert stage.ledger.clean, stage.outcome(1).summary()
        assert stage.acts.bot_moves


def played_log() -> list[Entry]:
    """Return the entries of a table where a person moved, a bot answered, and then the person's time was up."""
    session = new_session(table_request(ME, SeatRequest("bot", bot="greedy"), clock={"per_move": 5}), ADA)
    apply_draft(session, creation.start(session))
    while not session.seats[session.actor].stand_in:
        seat = session.actor
        person = ADA.id if seat == 0 else None
        if seat == 0 and len(session.log) > 2 and session.log[-1].entry.seat == 1:
            apply_draft(session, commands.leave(session, 0, None, "timeout"), 5.0)
        else:
            legal = session.playing().legal()
            line = legal[Rng(len(session.log)).below(len(legal))]
            apply_draft(session, commands.play(session, seat, line, person))
    return [applied.entry for applied in session.log]


def acts_of(log: list[Entry], now: float = 5.0) -> Acts:
    acts = Acts(Ledger(), 10.0)
    acts.check([{"table_id": "table", **entry._asdict()} for entry in log], now)
    return acts


ADA = Person(1, "Ada", "en", None)
LOG = played_log()
TIMEOUT = LOG[-1]
BOT_MOVE = next(entry for entry in LOG if entry.kind == "move" and entry.person is None)


def test_bots_and_clocks_that_act_once_pass() -> None:
    acts = acts_of(LOG)
    assert acts.ledger.clean, acts.ledger.faults
    assert (acts.timeouts, acts.clock_waits) == (1, [0.0])
    assert acts.bot_moves == sum(entry.kind == "move" and entry.person is None for entry in LOG)


@pytest.mark.parametrize(
    ("log", "now", "fault"),
    [
        ([*LOG, TIMEOUT._replace(number=TIMEOUT.number + 1)], 5.0, "doubled"),
        ([*LOG[:-1], TIMEOUT._replace(at=4.0)], 5.0, "doubled"),
        ([*LOG[:-1], TIMEOUT._replace(seat=1)], 5.0, "doubled"),
        ([*LOG[:-1], BOT_MOVE._replace(number=TIMEOUT.number, revision=BOT_MOVE.revision + 1)], 5.0, "doubled"),
        ([*LOG[: LOG.index(BOT_MOVE)], BOT_MOVE._replace(person=1)], 5.0, "doubled"),
        (LOG, 20.0, "stuck"),
        (LOG[:-1], 20.0, "stuck"),
    ],
)
def test_bots_and_clocks_that_act_twice_too_early_or_never_are_found(log: list[Entry], now: float, fault: str) -> None:
    assert acts_of(log, now).ledger.count(fault) == 1
