"""Legality of lines and records, with the reason for each refusal."""

from typing import Any

from kontor.engine.errors import RecordError, RuleError
from kontor.engine.events import Event
from kontor.engine.lines import split_line
from kontor.engine.protocol import CHANCE, NOBODY, AnyGame, Data, State
from kontor.engine.record import Record
from kontor.engine.registry import load_game


def read_line(game: AnyGame, state: State, line: str) -> tuple[int, Any]:
    """Return the seat and the move of a line. Raise if it is unreadable or another seat must act (R5, R6, R8).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> read_line(match.game, match.state, "1 end")
    Traceback (most recent call last):
    ...
    kontor.engine.errors.RuleError: record:R5 record-wrong-seat {'found': 1, 'wanted': 0}
    """
    seat, action = split_line(line)
    if state.actor == NOBODY:
        raise RuleError("record:R8", "record-after-end")
    move = game.parse(action)
    if seat != state.actor:
        raise _wrong_actor(seat, state.actor)
    return seat, move


def check_line(game: AnyGame, state: State, line: str) -> tuple[int, Any]:
    """Return the seat and the move of a line. Raise if it is not legal in this position (R5 to R8).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> seat, move = check_line(match.game, match.state, "0 sell wood 1")
    >>> seat, match.game.text(move)
    (0, 'sell wood 1')
    """
    seat, move = read_line(game, state, line)
    refusal = game.refusal(state, move)
    if refusal is not None:
        raise refusal
    return seat, move


def _wrong_actor(seat: int, wanted: int) -> RuleError:
    if wanted == CHANCE:
        return RuleError("record:R5", "record-chance-expected")
    if seat == CHANCE:
        return RuleError("record:R5", "record-seat-expected", wanted=wanted)
    return RuleError("record:R5", "record-wrong-seat", found=seat, wanted=wanted)


def open_record(record: Record) -> tuple[AnyGame, State, Data]:
    """Return the game of a record, its first position and its full options. Raise if the set-up is impossible.

    >>> from kontor.engine.matches import new_match
    >>> game, state, options = open_record(new_match("anno1503", ["Ada", "Ben"], seed=12).record())
    >>> game.name, game.turn(state)
    ('anno1503', 0)
    """
    game = load_game(record.game, rules=record.rules)
    try:
        if record.content:
            game = load_game(record.game, record.content, record.rules)
        options = game.settle_options(record.options)
        check_players(game, len(record.players))
        return game, game.start(len(record.players), options, record.deal), options
    except RuleError as error:
        raise RecordError(error, 0) from None


def check_players(game: AnyGame, players: int) -> None:
    """Raise if the game does not allow that many players.

    >>> check_players(load_game("anno1503"), 3)
    >>> check_players(load_game("anno1503"), 5)
    Traceback (most recent call last):
    ...
    kontor.engine.errors.RuleError: anno1503:S1 players-number {'fewest': 2, 'most': 4, 'found': 5}
    """
    if not game.fewest <= players <= game.most:
        raise RuleError(f"{game.name}:S1", "players-number", fewest=game.fewest, most=game.most, found=players)


def verify(record: Record) -> None:
    """Replay a record. Raise at the first violation of the rules or the notation.

    >>> from kontor.engine.matches import new_match
    >>> verify(new_match("anno1503", ["Ada", "Ben"], seed=1).record())
    """
    game, state, _ = open_record(record)
    for number, line in enumerate(record.moves, start=1):
        try:
            _, move = read_line(game, state, line)
            state = game.advance(state, move, None)
        except RuleError as error:
            raise RecordError(error, number) from None
    check_result(game.result(state), record)


def check_result(result: Data | None, record: Record) -> None:
    """Raise if the result in the record differs from the result of the game (R8).

    >>> from kontor.engine.matches import new_match
    >>> record = new_match("anno1503", ["Ada", "Ben"], seed=12).record()
    >>> check_result(None, record)
    >>> check_result({"winners": [0]}, record)
    Traceback (most recent call last):
    ...
    kontor.engine.errors.RecordError: record:R8 record-result-missing {}
    """
    error = _result_error(result, record)
    if error is not None:
        raise RecordError(error, len(record.moves))


def _result_error(result: Data | None, record: Record) -> RuleError | None:
    if result is None:
        return None if record.result is None else RuleError("record:R8", "record-result-too-early")
    if record.broken_off is not None:
        return RuleError("record:R8", "record-broken-off-but-over")
    if record.result is None:
        return RuleError("record:R8", "record-result-missing")
    for key, value in result.items():
        if not _same(record.result.get(key), value):
            return RuleError("record:R8", "record-result-wrong", name=key, wanted=str(value))
    return None


def _same(value: object, wanted: object) -> bool:
    """Whether two values have equal value and type: in JSON, `true` is not the number 1."""
    if isinstance(value, list) and isinstance(wanted, list):
        return len(value) == len(wanted) and all(map(_same, value, wanted))
    return type(value) is type(wanted) and value == wanted


def read_thing(game: AnyGame, text: str) -> Any | None:
    """Return the thing with this canonical text, or None if there is none.

    >>> read_thing(load_game("anno1503"), "dance") is None
    True
    """
    try:
        thing = game.parse_thing(text)
    except RuleError:
        return None
    return thing if game.text(thing) == text else None


def require_thing(game: AnyGame, state: State, text: str) -> Any:
    """Return the thing with this text. Raise if the actor cannot do it now.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> match.game.text(require_thing(match.game, match.state, "end"))
    'end'
    """
    thing = read_thing(game, text)
    if thing is not None and game.is_possible(state, thing):
        return thing
    raise why_not_thing(game, state, text) or RuleError("table:thing", "no-such-thing", text=text[:80])


def why_not_thing(game: AnyGame, state: State, text: str) -> RuleError | None:
    """Return why the thing with this text cannot be done now, or None if it can or does not exist.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> why_not_thing(match.game, match.state, "ship").rule
    'anno1503:D1'
    """
    thing = read_thing(game, text)
    return None if thing is None else game.presentation.why_not(state, thing)


def is_final(game: AnyGame, state: State, move: Any) -> bool:
    """Whether a legal move cannot be undone, because it reveals something hidden, leads to chance or ends the turn.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> [is_final(match.game, match.state, match.game.parse(text)) for text in ("sell wood 1", "end")]
    [False, True]
    """
    after = state.copy()
    events: list[Event] = []
    game.apply(after, move, events)
    reveals = any(event.discloses() for event in events)
    return reveals or after.actor == CHANCE or game.turn(after) != game.turn(state)
