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
from kontor.engine.timeline import standings_by_round


def judge(request: Data) -> Data:
    """Verify a record. Return it in its canonical form, with what its game computes: the lines, the hash, the result.

    >>> from kontor.engine.matches import new_match
    >>> text = new_match("anno1503", ["Ada", "Ben"], seed=12).record().text()
    >>> sorted(judge({"text": text, "most_lines": 9}))
    ['hash', 'head', 'lines']
    """
    record = read_record(request["text"])
    most: int = request["most_lines"]
    if len(record.moves) > most:
        raise FormError("server:record", "record-too-long", found=len(record.moves), most=most)
    _check_encodable(record)
    match = reopen(record)
    # Other programs may put anything into the result. Only what the game itself computes is kept.
    record.result = match.game.result(match.state)
    head = record.data()
    del head["moves"]
    return {"head": head, "lines": match.lines(), "hash": match.hash()}


def _check_encodable(record: Record) -> None:
    """Raise if the record contains lone surrogates: they cannot be encoded, and no database stores them."""
    try:
        json.dumps(record.data(), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise FormError("record:R1", "file-not-text") from None


def standings(request: Data) -> Data:
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


RECORD_TASKS: dict[str, Callable[[Data], Any]] = {"judge": judge, "standings": standings}
"""The functions that answer requests, by the name of their task."""
