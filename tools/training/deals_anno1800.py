"""Deals of Anno 1800 for bots, for the programs that tune and teach: the same deal is the same game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.present.view import sheets
from kontor.anno1800.rules.state import Position
from kontor.bots.base import Bot
from kontor.engine.decision import Decision
from kontor.engine.protocol import NOBODY
from kontor.engine.rng import Rng


def deal_out(deal: int, kind: str, players: int = 2) -> tuple[Anno1800, Position, list[Rng]]:
    """A game that has just begun, and the chance of each seat; each kind of deal has its own.

    >>> game, s, rngs = deal_out(1, "deal")
    >>> s.turns, len(rngs)
    (0, 2)
    """
    game = load({})
    options = game.settle_options({})
    s = game.start(players, options, game.deal(players, options, Rng(deal, kind)))
    return game, s, [Rng(deal, "seat", seat) for seat in range(players)]


class Ended(NamedTuple):
    """The points of each seat, and after how many rounds."""

    scores: list[int]
    rounds: int


POINTS_PER_ROUND = 3.3
"""What a round counts for when four experts play: so many points more the winner has for each round that experts who
hold actions less dear take longer (12 prices of an action, 32 deals: 98 points after 34 rounds, 127 after 43)."""


def how_well(ended: Ended) -> float:
    """How well a game went, whoever won it: the winner's points, less what the rounds count for.

    >>> how_well(Ended([60, 100, 80, 70], 30))
    1.0
    """
    return max(ended.scores) - POINTS_PER_ROUND * ended.rounds


def play_deal(bots: Sequence[Bot], deal: int, kind: str, longest: int) -> Ended:
    """The deal played to its end, or given up after so many rounds and counted as it stands.

    >>> from kontor.bots.base import make_bot
    >>> play_deal([make_bot("greedy", "anno1800"), make_bot("greedy", "anno1800")], 1, "deal", 1).rounds
    1
    """
    game, s, rngs = deal_out(deal, kind, len(bots))
    while s.actor != NOBODY and s.turns < len(bots) * longest:
        game.apply(s, bots[s.actor].choose(Decision(game, s), rngs[s.actor]), None)
    return Ended([sheet.total for sheet in sheets(game.catalog, s)], s.turns // s.players)


def wins_by(ours: Callable[[], Bot], theirs: Callable[[], Bot], deal: int, kind: str, longest: int, most: int) -> float:
    """By how many points our bot beats theirs, on an average of both ways to sit; no more than so many count.

    >>> from functools import partial
    >>> from kontor.bots.base import make_bot
    >>> greedy = partial(make_bot, "greedy", "anno1800")
    >>> wins_by(greedy, greedy, 1, "deal", 1, 40)
    0.0
    """
    lead = 0.0
    for seat in range(2):
        bots = [ours(), theirs()] if seat == 0 else [theirs(), ours()]
        scores = play_deal(bots, deal, kind, longest).scores
        lead += max(-most, min(most, scores[seat] - scores[1 - seat])) / 2
    return lead
