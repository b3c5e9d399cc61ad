"""Creating and starting tables: create one, import a finished game, deal the game."""

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kontor.bots.base import bots_of, make_bot
from kontor.engine.errors import RuleError
from kontor.engine.legality import check_players
from kontor.engine.matches import new_match, new_seed
from kontor.engine.protocol import Data
from kontor.engine.registry import load_game
from kontor.lang.translator import clean
from kontor.server.models import OVER, SPECTATOR, WAITING, Draft, Person, Seat
from kontor.server.tables.changes.table_part import seating_data
from kontor.server.tables.names import with_different_names
from kontor.server.tables.session import TableSession

_LONGEST_REASON = 200
"""Characters kept of why an imported game was broken off."""


class SeatRequest(NamedTuple):
    """A requested seat: for the person, for somebody on their screen, for a bot by name, or free for others."""

    kind: str
    name: str = ""
    bot: str = ""


class TableRequest(NamedTuple):
    """The settings of a table to create."""

    game: str
    title: str
    public: bool
    seats: Sequence[SeatRequest]
    options: Mapping[str, object]
    content: Mapping[str, object]
    random_start: bool
    """Whether the start player is chosen at random."""
    clock: Data | None
    hints: bool | None = None
    """Whether bots may give hints. If None, they may if only one person plays."""
    mark: str = ""
    """A fingerprint of a request that may be sent twice, to recognize the second one."""


def create(request: TableRequest, person: Person) -> Draft:
    """Draft the first entry of a new table. Raise if the request is invalid."""
    game = load_game(request.game, request.content)
    check_players(game, len(request.seats))
    options = game.settle_options(request.options)
    seats = with_different_names([_new_seat(seat, request.game, person) for seat in request.seats])
    setup = {"options": options, "content": game.changed, "drawn": request.random_start, "clock": request.clock}
    if request.hints is not None:
        setup["hints"] = request.hints
    if request.mark:
        setup["mark"] = request.mark
    row = {**_row(request.game, game.rules, setup), "title": clean(request.title, 60), "public": request.public}
    data = {"name": person.name, "table": row, "seating": seating_data(seats)}
    return Draft("made", SPECTATOR, person.id, data)


def _row(game: str, rules: int, setup: Data) -> Data:
    """Return the row of a new table without its id, owner and times."""
    return {
        "game": game,
        "rules": rules,
        "title": "",
        "public": False,
        "status": WAITING,
        "wishes": setup,
        "head": None,
        "result": None,
    }


def _new_seat(request: SeatRequest, game: str, person: Person) -> Seat:
    if request.kind == "bot":
        make_bot(request.bot, game)
        return Seat(clean(request.name).strip(), bot=request.bot)
    if request.kind == "free":
        return Seat("")
    return Seat(clean(request.name).strip() or person.name, person=person.id)


def import_draft(judged: Data, person: Person) -> Draft:
    """Draft a table that shows a game played elsewhere, from the verdict of `record_tasks.judge` on its record."""
    head: Data = {key: value for key, value in judged["head"].items() if key != "seats"}
    available, players = bots_of(head["game"]), [clean(name) for name in head["players"]]
    head["players"] = players
    if "broken_off" in head:
        head["broken_off"] = clean(head["broken_off"], _LONGEST_REASON)
    bots = [bot if bot in available else "" for bot in judged["head"].get("seats", [""] * len(players))]
    seats = [Seat(name, bot=bot) for name, bot in zip(players, bots, strict=True)]
    setup = {"options": head["options"], "content": head.get("content", {}), "drawn": False, "clock": None}
    row = {**_row(head["game"], head["rules"], setup), "status": OVER, "head": head, "result": head.get("result")}
    data = {"lines": judged["lines"], "hash": judged["hash"], "table": row, "seating": seating_data(seats)}
    return Draft("imported", SPECTATOR, person.id, data)


def ready(session: TableSession) -> bool:
    """Return whether the game can begin: it is waiting, and no seat is free."""
    return session.status == WAITING and not any(seat.free for seat in session.seats)


def start(session: TableSession, fill: str = "") -> Draft:
    """Deal the game. Bots of the name `fill` take the free seats."""
    if session.status != WAITING:
        raise RuleError("server:table", "table-begun")
    if any(seat.free for seat in session.seats):
        if not fill:
            raise RuleError("server:table", "table-seats-free")
        make_bot(fill, session.game)
    seats = [Seat("", bot=fill) if seat.free else seat for seat in session.seats]
    if session.setup.get("drawn"):
        first = secrets.randbelow(len(seats))
        seats = [*seats[first:], *seats[:first]]
    # The seats may have moved, so old seat links must not lead to somebody else's seat.
    link = max(seat.link for seat in session.seats) + 1
    seats = [seat._replace(link=link) for seat in with_different_names(seats)]
    setup = session.setup
    match = new_match(session.game, [seat.name for seat in seats], new_seed(), setup["options"], setup["content"])
    head = match.record().data()
    lines = head.pop("moves")
    # Player names are taken from the seats, where they can be anonymized.
    del head["players"]
    data = {"lines": lines, "hash": match.hash(), "head": head, "seating": seating_data(seats)}
    return Draft("started", SPECTATOR, None, data)
