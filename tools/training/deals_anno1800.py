"""Reproducible deals of Anno 1800 between bots, for tuning and training."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.present.view import sheets
from kontor.anno1800.rules.state import Position
from kontor.bots.base import Bot
from kontor.engine.decision import Decision
from kontor.engine.protocol import NOBODY
from kontor.engine.rng import Rng


def new_game(deal: int, kind: str, players: int = 2) -> tuple[Anno1800, Position, list[Rng]]:
    """Return a new game, its position, and the random numbers of each seat. Kinds of deals differ.

    >>> game, s, rngs = new_game(1, "deal")
    >>> s.turns, len(rngs)
    (0, 2)
    """
    game = load({})
    options = game.settle_options({})
    s = game.start(players, options, game.deal(players, options, Rng(deal, kind)))
    return game, s, [Rng(deal, "seat", seat) for seat in range(players)]


class Ended(NamedTuple):
    """The end of a game: the points of each seat, and the number of rounds."""

    scores: list[int]
    rounds: int


POINTS_PER_ROUND = 3.3
"""Price of a round when four experts play: the additional points of the winner for each additional round, measured with
experts that value actions differently (12 values of an action, 32 deals: 98 points after 34 rounds, 127 after 43)."""


def game_quality(ended: Ended) -> float:
    """Return how well a game went, whoever won: the winner's points, less the price of the rounds.

    >>> game_quality(Ended([60, 100, 80, 70], 30))
    1.0
    """
    return max(ended.scores) - POINTS_PER_ROUND * ended.rounds


def play_deal(bots: Sequence[Bot], deal: int, kind: str, longest: int) -> Ended:
    """Play a deal to its end, or stop it after `longest` rounds and score it as it stands.

    >>> from kontor.bots.base import make_bot
    >>> play_deal([make_bot("greedy", "anno1800"), make_bot("greedy", "anno1800")], 1, "deal", 1).rounds
    1
    """
    game, s, rngs = new_game(deal, kind, len(bots))
    while s.actor != NOBODY and s.turns < len(bots) * longest:
        game.apply(s, bots[s.actor].choose(Decision(game, s), rngs[s.actor]), None)
    return Ended([sheet.total for sheet in sheets(game.catalog, s)], s.turns // s.players)


def mean_lead(
    ours: Callable[[], Bot], theirs: Callable[[], Bot], deal: int, kind: str, longest: int, cap: int
) -> float:
    """Return our bot's lead in points, capped at `cap`, as the mean over both seats.

    >>> from functools import partial
    >>> from kontor.bots.base import make_bot
    >>> greedy = partial(make_bot, "greedy", "anno1800")
    >>> mean_lead(greedy, greedy, 1, "deal", 1, 40)
    0.0
    """
    lead = 0.0
    for seat in range(2):
        bots = [ours(), theirs()] if seat == 0 else [theirs(), ours()]
        scores = play_deal(bots, deal, kind, longest).scores
        lead += max(-cap, min(cap, scores[seat] - scores[1 - seat])) / 2
    return lead
