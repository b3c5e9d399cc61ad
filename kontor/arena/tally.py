"""The results of a tournament as plain data."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from kontor.arena.intervals import interval
from kontor.arena.ratings import rate
from kontor.arena.seating import Bout, Seats, bouts
from kontor.arena.simulate import Outcome
from kontor.arena.times import Times
from kontor.arena.tournament import Settings

PlayedBouts = Sequence[tuple[Bout, Outcome]]
"""The bouts played so far with their outcomes."""


def ranks(outcome: Outcome, players: int) -> list[int]:
    """Return the rank of each seat, 1 for the best: winners, then the others by points. In a draw all are equal.

    >>> ranks(Outcome([1], {"winners": [1], "scores": [80, 90, 85]}, 30, 400), 3)
    [3, 1, 2]
    >>> ranks(Outcome([], {"winners": [], "points": [2, 1]}, 30, 400), 2)
    [1, 1]
    """
    if not outcome.winners:
        return [1] * players
    result = outcome.result or {}
    points = result.get("scores") or result.get("points") or [0] * players
    order = [(seat in outcome.winners, points[seat] if seat not in outcome.winners else 0) for seat in range(players)]
    return [1 + sum(other > mine for other in order) for mine in order]


def victory_share(outcome: Outcome, seat: int) -> float:
    """Return the share of a seat in the victory: 1 for a single winner, 0 without a victory.

    >>> victory_share(Outcome([0, 1], {}, 30, 400), 0), victory_share(Outcome([], {}, 30, 400), 0)
    (0.5, 0.0)
    """
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def tally(settings: Settings, played: PlayedBouts) -> dict[str, Any]:
    """Return all results of a tournament. Only `times` depends on the machine.

    >>> settings = Settings("anno1503", (("greedy", "random"),), games=1)
    >>> outcome = Outcome([0], {"winners": [0], "points": [3, 0]}, rounds=9, lines=50)
    >>> results = tally(settings, [(Bout(0, ("greedy", "random")), outcome)])
    >>> results["bots"]["greedy"]["won"], results["pairs"][0]["share"], results["mean_rounds"]
    (1.0, 1.0, 9.0)
    """
    planned = bouts(settings.lineups, settings.games)
    # Games end in any order, but the results must not depend on it.
    order = {bout: index for index, bout in enumerate(planned)}
    played = sorted(played, key=lambda game: order.get(game[0], len(order)))
    finished = [(bout, outcome) for bout, outcome in played if outcome.result is not None]
    rated = rate(settings.bots, [(bout.seats, ranks(outcome, len(bout.seats))) for bout, outcome in finished])
    return {
        "kontor_arena": 1,
        "game": settings.game,
        "players": len(settings.lineups[0]),
        "tables": [list(lineup) for lineup in settings.lineups],
        "seed": settings.seed,
        "max_rounds": settings.max_rounds,
        "options": dict(settings.options),
        "budgets": {bot: _budget(settings, bot) for bot in settings.bots},
        "games": len(played),
        "planned": len(planned),
        "draws": sum(not outcome.winners for _, outcome in finished),
        "broken_off": len(played) - len(finished),
        "mean_rounds": _mean([outcome.rounds for _, outcome in played]),
        "mean_lines": _mean([outcome.lines for _, outcome in played]),
        "mean_winning_score": _mean(
            [max(_points(outcome)) for _, outcome in finished if outcome.winners and _points(outcome)]
        ),
        "sources": list(next((outcome.sources.names for _, outcome in finished), ())),
        "bots": {bot: _bot_results(bot, finished, rated[bot]) for bot in settings.bots},
        "pairs": [_pair_results(one, other, finished) for one, other in combinations(settings.bots, 2)],
        "by_table": [_lineup_results(lineup, finished) for lineup in settings.lineups],
        "times": {bot: times_data(times_of(bot, played)) for bot in settings.bots},
    }


def times_of(bot: str, played: PlayedBouts) -> Times:
    """Return the decision times of a bot in all its seats.

    >>> times_of("greedy", []).count
    0
    """
    times = Times()
    for bout, outcome in played:
        for seat, own in zip(bout.seats, outcome.times, strict=False):
            if seat == bot:
                times.join(own)
    return times


def times_data(times: Times) -> dict[str, float | int]:
    """Return the number of decisions, and statistics of their times in milliseconds.

    >>> times_data(Times())["decisions"]
    0
    """
    return {
        "decisions": times.count,
        "decisions_per_second": round(times.rate, 1),
        "mean_ms": round(1000 * times.mean, 3),
        "within_95_ms": round(1000 * times.within(0.95), 3),
        "worst_ms": round(1000 * times.worst, 3),
        "late": times.late,
    }


def _budget(settings: Settings, bot: str) -> dict[str, float | int] | None:
    budget = settings.allowance.of(bot, settings.game)
    if budget is None:
        return None
    return {"seconds": budget.seconds} if settings.allowance.full_time else {"looks": budget.looks}


def _mean(values: Iterable[float]) -> float | None:
    numbers = list(values)
    return round(sum(numbers) / len(numbers), 3) if numbers else None


def _points(outcome: Outcome) -> list[int]:
    """Return the points of all seats. Empty if the result has none."""
    result = outcome.result or {}
    points: list[int] = result.get("scores") or result.get("points") or []
    return points


def _seats_of(bot: str, played: PlayedBouts) -> list[tuple[Outcome, int]]:
    return [(outcome, seat) for bout, outcome in played for seat, name in enumerate(bout.seats) if name == bot]


def _bot_results(bot: str, finished: PlayedBouts, rating: Any) -> dict[str, Any]:
    seats = _seats_of(bot, finished)
    scored = [(outcome, seat) for outcome, seat in seats if _points(outcome)]
    names = next((outcome.sources.names for outcome, _ in seats), ())
    return {
        **_victories(bot, finished),
        "rating": {name: round(value, 2) for name, value in rating._asdict().items()},
        "mean_score": _mean([_points(outcome)[seat] for outcome, seat in scored]),
        "mean_by_source": {
            name: _mean([outcome.sources.seats[seat][index] for outcome, seat in scored])
            for index, name in enumerate(names)
        },
    }


def _pair_results(one: str, other: str, finished: PlayedBouts) -> dict[str, Any]:
    """Return how often one bot ranked above the other at the same table. A tie counts as half.

    Each game counts once. If a bot has several seats, the mean over all pairs of seats counts.
    """
    games: list[float] = []
    for bout, outcome in finished:
        rank = ranks(outcome, len(bout.seats))
        mine, theirs = ([rank[seat] for seat, name in enumerate(bout.seats) if name == bot] for bot in (one, other))
        duels = [0.5 if rank == against else float(rank < against) for rank in mine for against in theirs]
        if duels:
            games.append(sum(duels) / len(duels))
    return {"bots": [one, other], **_share(sum(games), len(games))}


def _lineup_results(lineup: Seats, finished: PlayedBouts) -> dict[str, Any]:
    """Return the victories of one lineup, by bot."""
    of_lineup = [(bout, outcome) for bout, outcome in finished if sorted(bout.seats) == sorted(lineup)]
    shares = {bot: _victories(bot, of_lineup) for bot in dict.fromkeys(lineup)}
    return {"table": list(lineup), "games": len(of_lineup), "bots": shares}


def _victories(bot: str, finished: PlayedBouts) -> dict[str, Any]:
    """Return the share of its games that a bot won, with any of its seats."""
    games = sum(bot in bout.seats for bout, _ in finished)
    return _share(sum(victory_share(outcome, seat) for outcome, seat in _seats_of(bot, finished)), games)


def _share(count: float, games: int) -> dict[str, Any]:
    low, high = interval(count, games)
    share = round(count / games, 4) if games else None
    return {"games": games, "won": round(count, 3), "share": share, "low": round(low, 4), "high": round(high, 4)}
