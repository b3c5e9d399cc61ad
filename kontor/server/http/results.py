"""Results endpoint: finished games of a person, read from the store without replaying them."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection, false, select

from kontor.engine.protocol import Data
from kontor.server.http.bodies import Result, Results, ResultSeat, ResultSum
from kontor.server.http.identity import CurrentPerson, ServiceDep
from kontor.server.models import OVER, Seat
from kontor.server.store import rows
from kontor.server.store.schema import SEATS, TABLES

router = APIRouter(prefix="/api/me/results", tags=["me"])
_MOST = 100


@router.get("")
async def results(
    person: CurrentPerson,
    service: ServiceDep,
    before: Annotated[float | None, Query(ge=0, le=2**53)] = None,
    table: Annotated[str, Query(max_length=16)] = "",
    limit: Annotated[int, Query(ge=1, le=_MOST)] = _MOST,
) -> Results:
    """Return this person's finished games, latest first, and the sums of all of them by game.

    For the next page, set `before` to the time at which the last game ended, and `table` to its table, because other
    games may have ended at the same time.
    """

    damaged = sorted(service.quarantine.tables)

    def read(connection: Connection) -> tuple[list[Result], list[ResultSum]]:
        own = _own(person.id, damaged)
        return _finished(connection, person.id, own, before, table, limit + 1), _sums(connection, person.id, own)

    listed, sums = await service.store.read(read)
    return Results(results=listed[:limit], sums=sums, more=len(listed) > limit)


def _own(person: int, damaged: Sequence[str]) -> Any:
    """Return the condition for finished tables of a person that are not damaged.

    Imported games have no persons on their seats.
    """
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return TABLES.c.id.in_(seated) & (TABLES.c.status == OVER) & TABLES.c.id.not_in(damaged)


def _finished(
    connection: Connection, person: int, own: Any, before: float | None, table: str, most: int
) -> list[Result]:
    columns = [TABLES.c[name] for name in ("id", "game", "title", "result", "since")]
    query = select(*columns).where(own).order_by(TABLES.c.since.desc(), TABLES.c.id).limit(most)
    if before is not None:
        same_time = (TABLES.c.since == before) & (TABLES.c.id > table) if table else false()
        query = query.where((TABLES.c.since < before) | same_time)
    tables = rows.with_seats(connection, [dict(row) for row in connection.execute(query).mappings()])
    return [_result(row, seats, person) for row, seats in tables]


def _result(row: Data, seats: list[Seat], person: int) -> Result:
    points, winners = _points(row["result"], len(seats)), _winners(row["result"])
    result_seats = [
        ResultSeat(
            name=seat.name, bot=seat.bot, points=points[index], won=index in winners, yours=seat.person == person
        )
        for index, seat in enumerate(seats)
    ]
    own = [seat for seat in result_seats if seat.yours]
    return Result(
        table=row["id"],
        game=row["game"],
        title=row["title"],
        ended=row["since"],
        seats=result_seats,
        points=max(seat.points for seat in own),
        won=any(seat.won for seat in own),
        alone=len(own) == len(result_seats),
    )


def _points(result: Data | None, seats: int) -> list[int]:
    """Return the final points of each seat, or 0 if the game has no points."""
    points = (result or {}).get("scores") or (result or {}).get("points") or []
    return [points[seat] if seat < len(points) else 0 for seat in range(seats)]


def _winners(result: Data | None) -> list[int]:
    return list((result or {}).get("winners", []))


def _sums(connection: Connection, person: int, own: Any) -> list[ResultSum]:
    """Return the sums by game. Games in which the person held all seats do not count."""
    columns = [TABLES.c.id, TABLES.c.game, TABLES.c.result, SEATS.c.seat, SEATS.c.person]
    query = select(*columns).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(own)
    results: dict[str, tuple[str, Data | None]] = {}
    holders: dict[str, dict[int, bool]] = {}
    for table, game, result, seat, holder in connection.execute(query):
        results[table] = game, result
        holders.setdefault(table, {})[seat] = holder == person
    sums: dict[str, ResultSum] = {}
    for table, (game, result) in results.items():
        own = [seat for seat, is_own in holders[table].items() if is_own]
        if len(own) == len(holders[table]):
            continue
        points = _points(result, len(holders[table]))
        total = sums.setdefault(game, ResultSum(game=game, played=0, won=0, best=0))
        total.played += 1
        total.won += any(seat in _winners(result) for seat in own)
        total.best = max(total.best, *(points[seat] for seat in own))
    return [sums[game] for game in sorted(sums)]
