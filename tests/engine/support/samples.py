"""Matches and records for the tests of the engine, created anew for each test."""

import copy
import json
from functools import cache

from kontor.engine.match import Match
from kontor.engine.matches import new_match
from kontor.engine.protocol import Data
from kontor.engine.record import Record, read_record
from tools.make_test_records import NAMES, keenly, play


@cache
def _data(players: int, lines: int, seed: int) -> Data:
    data: Data = json.loads(play(players, seed, keenly, lines).record().text())
    return data


def unfinished(players: int = 2, lines: int = 60) -> Data:
    """Return the plain data of a record that stops in the middle of a game."""
    return copy.deepcopy(_data(players, lines, 3))


def finished() -> Data:
    """Return the plain data of a record of a won game with three players."""
    return copy.deepcopy(_data(3, 1_000_000, 4))


def as_record(data: Data) -> Record:
    """Return plain data as a record."""
    return read_record(json.dumps(data))


def fresh(players: int = 2, seed: int = 7) -> Match:
    """Return a match that waits for its first move."""
    return new_match("anno1503", NAMES[:players], seed=seed)
