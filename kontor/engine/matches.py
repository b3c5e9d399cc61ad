"""Create, reopen and resume matches."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from kontor.engine.legality import check_players, check_result, open_record
from kontor.engine.match import Match
from kontor.engine.record import Record, read_file, read_record
from kontor.engine.registry import load_game
from kontor.engine.rng import Rng


def draw_start(players: Sequence[str], seed: int | str) -> list[str]:
    """Return the players in turn order, beginning with a random start player.

    >>> sorted(draw_start(["Ada", "Ben", "Cem"], 7))
    ['Ada', 'Ben', 'Cem']
    """
    first = Rng(seed, "start").below(len(players))
    return [*players[first:], *players[:first]]


def new_seed() -> str:
    """Return a random seed of 128 bits, too many to work out from dice that everybody has seen.

    It is a text: many JSON readers keep only 53 bits of a number.

    >>> len(bytes.fromhex(new_seed()))
    16
    """
    return secrets.token_hex(16)


def new_match(
    name: str,
    players: Sequence[str],
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    changed: Mapping[str, object] | None = None,
    rules: int | None = None,
) -> Match:
    """Deal a new game for the players, given in turn order, by the newest rules or by those of a version.

    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=7)
    >>> match.players
    ['Ada', 'Ben']
    """
    game = load_game(name, changed, rules)
    check_players(game, len(players))
    full_options = game.settle_options(options or {})
    actual_seed = new_seed() if seed is None else seed
    deal = game.deal(len(players), full_options, Rng(actual_seed, "deal"))
    match = Match(game, players, full_options, deal, actual_seed, game.start(len(players), full_options, deal))
    match.run_chance()
    return match


def reopen(record: Record) -> Match:
    """Return the match of a record, unchanged, to view it. Raise `RecordError` if it is not legal.

    >>> reopen(new_match("anno1503", ["Ada", "Ben"], seed=7).record()).revision
    0
    """
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, record.seed, state)
    match.bots = record.seats
    match.taken_back = record.taken_back
    for line in record.moves:
        match.append_record_line(line)
    check_result(game.result(match.state), record)
    match.broken_off = record.broken_off
    return match


def resume(record: Record) -> Match:
    """Resume a record where it stops, even if it was broken off. Raise `RecordError` if it is not legal.

    >>> resume(new_match("anno1503", ["Ada", "Ben"], seed=7).record()).actor >= 0
    True
    """
    match = reopen(record)
    match.broken_off = None
    match.run_chance()
    return match


def load_match(path: str | Path) -> Match:
    """Resume a saved game.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     new_match("anno1503", ["Ada", "Ben"], seed=12).save(Path(folder) / "game.json")
    ...     load_match(Path(folder) / "game.json").players
    ['Ada', 'Ben']
    """
    return resume(read_record(read_file(Path(path))))
