"""Check that bots use nothing hidden, at full budgets in positions from many games.

Each position is compared with another one that looks the same to the seat to act. Every level must make the same
decision in both, and the hints must be the same, including values and reasons. Every other game of Anno 1503 has hidden
hands.
"""

from functools import partial
from math import inf
from pathlib import Path
from typing import Any

from kontor.anno1503.rules.options import HANDS
from kontor.bots.advice import advise
from kontor.bots.base import LEVELS, Thinker, has_module, looks_of, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.matches import new_match
from kontor.engine.protocol import AnyGame, State
from kontor.engine.registry import game_names
from kontor.engine.rng import Rng
from tools.studies.resumable import Counts, Study

POSITIONS = 30
_FIRST, _LAST = 5, 160
"""The range of lines played before the position."""
_LATE = 30
"""The most lines between a late position and the end."""
_NAMES = ["Ada", "Ben", "Cleo", "Dan"]
_OPTIONS = {"anno1503": [{"hands": hands} for hands in HANDS]}
"""The options of the games, in turn."""


def _play(game: str, players: int, seed: int, lines: float) -> Match:
    """Play a game of greedy bots. Stop at the first decision after `lines` lines, or at the end."""
    options = _OPTIONS.get(game, [{}])
    match = new_match(game, _NAMES[:players], seed=seed, options=options[seed % len(options)])
    bot = make_bot("greedy", game)
    rng = Rng(seed, "greedy")
    while not match.over and (len(match.moves) < lines or len(match.game.things(match.state)) < 2):
        match.play(match.game.text(bot.choose(Decision(match.game, match.state), rng)))
    return match


def some_match(game: str, players: int, seed: int) -> Match:
    """Return a game of greedy bots, stopped at a random decision before its end.

    >>> some_match("anno1503", 2, 1).over
    False
    """
    match = _play(game, players, seed, _FIRST + Rng(seed, "lines").below(_LAST - _FIRST))
    if match.over:
        match.undo()
    return match


def late_match(game: str, players: int, seed: int) -> Match:
    """Return a game of greedy bots, taken back to a decision shortly before its end.

    >>> len(late_match("anno1503", 2, 1).moves) > len(some_match("anno1503", 2, 1).moves)
    True
    """
    match = _play(game, players, seed, inf)
    for _ in range(1 + Rng(seed, "lines").below(_LATE)):
        match.undo()
    while len(match.game.things(match.state)) < 2:
        match.undo()
    return match


def decisions(game: AnyGame, state: State, seed: int) -> list[Any]:
    """Return the decision and the hints of each level."""
    answers: list[Any] = []
    for level in LEVELS:
        bot = make_bot(level, game.name, Budget(looks=looks_of(game.name)[level]))
        assert isinstance(bot, Thinker)
        advice = advise(Decision(game, state), bot, Rng(seed, level))
        answers.append([(game.text(one.move), one.value, one.reasons) for one in advice])
        answers.append(game.text(bot.choose(Decision(game, state), Rng(seed, level))))
    return answers


def play_blind(game: str, players: int, games: range, folder: Path) -> Counts:
    """Compare the decisions in a position of each game with those in another world that looks the same."""
    counts = {"others": 0, "decisions": 0, "same": 0}
    for seed in games:
        match = some_match(game, players, seed)
        rules, state = match.game, match.state
        other = rules.imagine(rules.view(state, match.actor), Rng(seed, "other world"))
        counts["others"] += other.flat() != state.flat()
        pairs = list(zip(decisions(rules, state, seed), decisions(rules, other, seed), strict=True))
        counts["decisions"] += len(pairs)
        counts["same"] += sum(real == alternative for real, alternative in pairs)
    return counts


def judge_blind(game: str, players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that all decisions are the same, and that most positions had something hidden."""
    holds = counts["same"] == counts["decisions"] and counts["others"] > 0.8 * games
    text = f"{counts['same']} of {counts['decisions']} decisions and hints are the same at the full number of looks"
    return (
        holds,
        f"{game}: bots with {players} players see nothing hidden: {text}, {counts['others']} of {games} exchanged",
    )


GAMES = [game for game in game_names() if has_module(game, "levels")]
STUDIES = [
    Study(f"{game}-blind-{players}", players, POSITIONS, partial(play_blind, game), partial(judge_blind, game))
    for game in GAMES
    for players in (2, 4)
]
