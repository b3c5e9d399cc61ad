"""What is computed of whole records in a worker process: verdicts on imports, the standings of long games."""

import json
from collections.abc import Callable
from typing import Any

from kontor.engine.errors import FormError
from kontor.engine.legality import open_record
from kontor.engine.lines import split_line
from kontor.engine.match import Match
from kontor.engine.matches import reopen
from kontor.engine.protocol import Data
from kontor.engine.record import Record, read_record, record_of
from kontor.engine.rng import Rng
from kontor.engine.timeline import standings_by_round

_LONGEST_SEED = 64
_MOST_TAKEN_BACK = 1_000_000


def judge(request: Data, body: bytes) -> Data:
    """Verify a record. Return it in its canonical form, with what its game computes: the lines, the hash, the result.

    >>> from kontor.engine.matches import new_match
    >>> text = new_match("anno1503", ["Ada", "Ben"], seed=12).record().text()
    >>> sorted(judge({"most_lines": 9}, text.encode()))
    ['hash', 'head', 'lines']
    """
    try:
        record = read_record(body.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise FormError("record:R1", "file-not-text") from None
    most: int = request["most_lines"]
    if len(record.moves) > most:
        raise FormError("server:record", "record-too-long", found=len(record.moves), most=most)
    match = reopen(record)
    _drop_unknown(record, match)
    _check_encodable(record)
    head = record.data()
    del head["moves"]
    return {"head": head, "lines": match.lines(), "hash": match.hash()}


def _drop_unknown(record: Record, match: Match) -> None:
    """Keep only what the game itself writes in a result and a deal. Other programs may have added anything (R3)."""
    game = match.game
    record.result = game.result(match.state)
    known = game.deal(len(record.players), match.options, Rng("any", "deal"))
    record.deal = {name: value for name, value in record.deal.items() if name in known}
    # The seed is not needed for replay (R2).
    if len(str(record.seed)) > _LONGEST_SEED:
        record.seed = None
    record.taken_back = min(record.taken_back, _MOST_TAKEN_BACK)


def _check_encodable(record: Record) -> None:
    """Raise if the record contains lone surrogates: they cannot be encoded, and no database stores them."""
    try:
        json.dumps(record.data(), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise FormError("record:R1", "file-not-text") from None


def standings(request: Data, _: bytes = b"") -> Data:
    """Return the standings of a game by round, as a seat may see them. The lines must be legal.

    >>> from kontor.engine.matches import new_match
    >>> record = new_match("anno1503", ["Ada", "Ben"], seed=12).record().data()
    >>> standings({"record": record, "lines": record.pop("moves"), "seat": -1})["rows"][0].lines
    0
    """
    record = record_of({**request["record"], "moves": []})
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, None, state)
    for line in request["lines"]:
        seat, action = split_line(line)
        match.append(seat, game.parse(action))
    names, rows = standings_by_round(match, request["seat"])
    return {"names": list(names), "rows": rows}


RECORD_TASKS: dict[str, Callable[[Data, bytes], Any]] = {"judge": judge, "standings": standings}
"""The functions that answer requests, by the name of their task."""
