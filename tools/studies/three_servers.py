"""Check three servers on one PostgreSQL behind nginx: kills, restarts, whole games, and servers that are cut off.

The counts hold times as numbers of events by milliseconds, so that pieces can be added up.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tools.faults.cluster import MANY_TABLES
from tools.faults.cut_off import PATIENCE, cut_off
from tools.faults.kills import Outcome
from tools.faults.many import Recovery, kill_any, restart_database
from tools.faults.rolling import restart_all
from tools.faults.whole_games import GAMES, play_whole_games
from tools.harness.network import NOT_PERMITTED, can_isolate
from tools.harness.postgres_cluster import running_cluster
from tools.studies.resumable import Counts, Study

SEED = 1800
BOUND = 5.0
"""Seconds within which every table must go on."""
_KILLS, _RESTARTS, _ROUNDS, _GAMES, _CUTS = 100, 20, 9, 12, 8
_AT_ONCE = 6
"""Whole games that are played at the same time."""


def at_share(counts: Counts, name: str, share: float) -> float:
    """Return a quantile of counted times in seconds, or 0 if there are none.

    >>> at_share({"wait 10": 3, "wait 2000": 1, "other 9": 5}, "wait", 1.0)
    2.0
    """
    times = sorted((int(key.split()[-1]), count) for key, count in counts.items() if key.rpartition(" ")[0] == name)
    left = share * sum(count for _, count in times)
    for milliseconds, count in times:
        left -= count
        if left <= 0:
            return milliseconds / 1000
    return 0.0


def _times(name: str, seconds: Iterable[float]) -> Counts:
    """Count times by milliseconds, from one second on by tenths of a second."""
    steps = (max(0, round(value * 1000)) for value in seconds)
    return Counter(f"{name} {step if step < 1000 else -(-step // 100) * 100}" for step in steps)


def _basic(outcome: Outcome) -> Counts:
    print(f"\n{outcome.summary()}", file=sys.stderr, flush=True)
    faults = {f"fault-{kind}": len(found) for kind, found in outcome.ledger.faults.items() if found}
    counts = {"acknowledged": outcome.acknowledged, "entries": outcome.entries, "resent": outcome.resent}
    return {**counts, "stored": outcome.stored_unanswered, **faults}


def _recovered(recovery: Recovery) -> Counts:
    acts = recovery.stage.acts
    counts = {
        **_basic(recovery.outcome),
        "bot-moves": acts.bot_moves,
        "timeouts": acts.timeouts,
        "moves": sum(recovery.stage.load.moves.values()),
        "seconds": round(recovery.seconds),
    }
    waits = {"persons": recovery.persons, "bots": acts.bot_waits, "clocks": acts.clock_waits}
    for name, seconds in waits.items():
        counts |= _times(name, seconds)
    return counts


def _report(line: str) -> None:
    print(f"\r… {line}", end="\x1b[K", file=sys.stderr, flush=True)


def kill_servers(players: int, kills: range, folder: Path) -> Counts:
    """Kill random servers."""
    with running_cluster() as cluster:
        cluster.create("kills")
        seed = SEED + kills.start
        return _recovered(asyncio.run(kill_any(cluster.url("kills"), len(kills), seed, _report, MANY_TABLES)))


def restart_postgresql(players: int, restarts: range, folder: Path) -> Counts:
    """Stop or kill PostgreSQL, and start it again."""
    with running_cluster() as cluster:
        cluster.create("restarts")
        seed = SEED + restarts.start
        database = restart_database(cluster, "restarts", len(restarts), seed, _report, MANY_TABLES)
        return _recovered(asyncio.run(database))


def restart_servers(players: int, restarts: range, folder: Path) -> Counts:
    """Restart the servers one after the other. Tables have no clocks, since who is out of time is refused."""
    settings = [setting if setting.clock is None else setting._replace(clock=None) for setting in MANY_TABLES]
    with running_cluster() as cluster:
        cluster.create("rolling")
        rolling = restart_all(cluster.url("rolling"), len(restarts), SEED, _report, settings)
        outcome, waits = asyncio.run(rolling)
        return {**_basic(outcome), **_times("persons", waits)}


def play_games(players: int, games: range, folder: Path) -> Counts:
    """Play whole games."""
    settings = [GAMES[number % len(GAMES)] for number in games]
    with running_cluster() as cluster:
        cluster.create("games")
        played = asyncio.run(play_whole_games(cluster.url("games"), SEED + games.start, _report, settings))
        counts = {**_basic(played.outcome), "games": len(played.moves), "lines": sum(played.moves)}
        for name in ("acknowledged", "seen_across", "seen_beside"):
            counts |= _times(name, getattr(played, name))
        return counts


def cut_servers(players: int, cuts: range, folder: Path) -> Counts:
    """Cut a server off from its database or its clients."""
    if not can_isolate():
        return {}
    result = cut_off(cuts)
    for kind, found in result.faults.items():
        print(kind, *found[:20], sep="\n  ", file=sys.stderr, flush=True)
    counts = {name: getattr(result, name) for name in ("rounds", "acknowledged", "entries", "bot_moves", "timeouts")}
    counts |= {"shown-late": result.shown_after_kick}
    counts |= {f"fault-{kind}": len(found) for kind, found in result.faults.items()}
    times = {"persons": result.waits, "bots": result.bot_waits, "back": result.back}
    return {**counts, **{key: count for name in times for key, count in _times(name, times[name]).items()}}


def _judged(counts: Counts, holds: bool, text: str) -> tuple[bool, str]:
    faults = {key.removeprefix("fault-"): count for key, count in counts.items() if key.startswith("fault-")}
    summary = ", ".join(f"{count} {kind}" for kind, count in faults.items()) or "0 lost, 0 doubled, 0 stuck"
    checked = f"{counts['acknowledged']} commands acknowledged, {counts['entries']} entries checked, {summary}"
    return holds and not faults, f"three servers: {text}; {checked}"


def _quantiles(counts: Counts, name: str) -> str:
    p50, p99, most = (at_share(counts, name, share) * 1000 for share in (0.5, 0.99, 1.0))
    return f"p50 {p50:.0f} ms, p99 {p99:.0f} ms, at most {most / 1000:.1f} s"


def judge_recovery(what: str, events: int, counts: Counts) -> tuple[bool, str]:
    """Check that nothing was lost or done twice, and that all went on in time."""
    holds = all(at_share(counts, name, 1.0) <= BOUND for name in ("persons", "bots", "clocks"))
    waits = "; ".join(f"{name}: {_quantiles(counts, name)}" for name in ("persons", "bots", "clocks"))
    acts = f"{counts['bot-moves']} moves of bots and {counts['timeouts']} timeouts, each once"
    rate = counts["moves"] / counts["seconds"]
    text = f"{events} {what} at {len(MANY_TABLES)} tables, {rate:.0f} moves of persons a second; waits: {waits}; {acts}"
    return _judged(counts, holds and bool(counts["bot-moves"] and counts["timeouts"]), text)


def judge_kills(players: int, kills: int, counts: Counts) -> tuple[bool, str]:
    """Judge the kills of servers."""
    return judge_recovery("kills of servers", kills, counts)


def judge_postgresql(players: int, restarts: int, counts: Counts) -> tuple[bool, str]:
    """Judge the restarts of PostgreSQL."""
    return judge_recovery("restarts of PostgreSQL", restarts, counts)


def judge_rolling(players: int, restarts: int, counts: Counts) -> tuple[bool, str]:
    """Check that no move was refused."""
    text = f"{restarts} restarts one after the other, 0 refused; waits of persons: {_quantiles(counts, 'persons')}"
    return _judged(counts, at_share(counts, "persons", 1.0) <= BOUND, text)


def judge_games(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that all games came to their end."""
    times = "; ".join(
        f"{label} {_quantiles(counts, name)}"
        for label, name in (("send to acknowledge", "acknowledged"), ("send to seen across servers", "seen_across"))
    )
    across = any(key.startswith("seen_across ") for key in counts)
    text = f"{games} whole games, {counts['lines']} lines; {times}"
    return _judged(counts, across and counts["games"] == games, text)


def judge_cuts(players: int, cuts: int, counts: Counts) -> tuple[bool, str]:
    """Check that nothing was acknowledged but not kept, and nothing shown to a guest who had been removed."""
    if not counts:
        return True, f"three servers: left out: {NOT_PERMITTED}"
    waits = "; ".join(f"{name}: {_quantiles(counts, name)}" for name in ("persons", "bots", "back"))
    text = (
        f"{counts['rounds']} times a server was cut off from its database or clients; waits: {waits};"
        f" guests were shown {counts['shown-late']} entries after the one that removed them"
    )
    # A person notices a dead connection only after a while.
    holds = at_share(counts, "persons", 1.0) <= BOUND + PATIENCE and at_share(counts, "bots", 1.0) <= BOUND
    return _judged(counts, holds and counts["rounds"] == cuts, text)


STUDIES = [
    Study("three-servers-kills", 0, _KILLS, kill_servers, judge_kills, chunk=20),
    Study("three-servers-postgresql", 0, _RESTARTS, restart_postgresql, judge_postgresql, chunk=10),
    Study("three-servers-rolling", 0, _ROUNDS, restart_servers, judge_rolling, chunk=_ROUNDS),
    Study("three-servers-games", 0, _GAMES, play_games, judge_games, chunk=_AT_ONCE),
    Study("three-servers-cut-off", 0, _CUTS, cut_servers, judge_cuts, chunk=4),
]
