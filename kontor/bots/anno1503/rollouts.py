"""Rollouts of Anno 1503: play the best ends of a turn on for a round, with sampled worlds and dice."""

from kontor.anno1503.rules.state import LOOKED, OVER, Position
from kontor.bots.anno1503.net import shares
from kontor.bots.anno1503.turn_search import TurnSearch
from kontor.bots.halving import better_half
from kontor.engine.protocol import CHANCE, NOBODY, AnyGame, Data
from kontor.engine.rng import Rng

_ROUND = 4
"""After this many rollouts of each line, the worse half of the lines is dropped.

It is first dropped after twice as many, and never below two lines.
"""
_MOST = 64
"""The most rollouts of each line. More would hardly change the result."""
_BEFORE = 6.0
"""The chance estimated before any rollout counts as much as this many rollouts."""


class Rollouts:
    """Compares lines of moves over the same sampled worlds and dice.

    >>> from kontor.bots.anno1503.net import built_in_net
    >>> from kontor.bots.budget import Budget
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> turn_search = TurnSearch(match.game, built_in_net(), Budget(looks=3000))
    >>> rollouts = Rollouts(turn_search, mine=40, others=20)
    >>> rollouts.turn_search.budget.start()
    >>> lines = [[match.game.parse("end")], [match.game.parse("sell wood 1"), match.game.parse("end")]]
    >>> means = rollouts.compare(match.view(0), lines, [0.5, 0.5], Rng(1))
    >>> len(means), all(0.0 <= mean <= 1.0 for mean in means)
    (2, True)
    """

    def __init__(self, turn_search: TurnSearch, mine: int, others: int) -> None:
        self.turn_search = turn_search
        self.mine = mine
        self.others = others
        """Looks for the search of the seat's next turn, and of each turn of the others."""

    def compare(self, view: Data, lines: list[list[int]], chances: list[float], rng: Rng) -> list[float]:
        """Return the mean chance of winning after each line, including the estimates in `chances`.

        Lines that were dropped get -1. If all lines begin with the same move, all get -1. Empty if the budget does not
        allow one rollout of each line.
        """
        game: AnyGame = self.turn_search.game
        key = rng.below(1 << 30)
        alive = list(range(len(lines)))
        totals = [_BEFORE * chance for chance in chances]
        means = [-1.0] * len(lines)
        played = 0
        # Lines with the same first move need no comparison.
        while played < _MOST and len({lines[line][0] for line in alive}) > 1:
            world: Position = game.imagine(view, Rng(key, played))
            results: list[float] = []
            for line in alive:
                results.append(self._play(world, lines[line], Rng(key, played, "dice")))
                if self.turn_search.budget.spent():
                    return means if played else []
            played += 1
            for at, line in enumerate(alive):
                totals[line] += results[at]
                means[line] = totals[line] / (_BEFORE + played)
            if played % _ROUND == 0 and played >= 2 * _ROUND and len(alive) > 2:
                alive = better_half(alive, means)
                for line in range(len(lines)):
                    if line not in alive:
                        means[line] = -1.0
        return means

    def _play(self, world: Position, line: list[int], dice: Rng) -> float:
        """Return the chance of winning after the line and all turns up to the end of the seat's next one."""
        turn_search, game = self.turn_search, self.turn_search.game
        s = world.copy()
        me = s.actor
        until = s.turns + (me - s.active) % s.players + s.players + 1
        for move in line:
            game.apply(s, move, None)
        while s.actor != NOBODY and s.turns < until:
            if turn_search.budget.spent():
                return 0.0
            if s.actor == CHANCE:
                game.apply(s, game.chance(s, dice), None)
            else:
                turn_search.act(s, self.mine if s.actor == me else self.others)
        return self.chance_of(s, me)

    def chance_of(self, s: Position, me: int) -> float:
        """Return the chance that seat `me` wins from a position between two turns."""
        if s.phase == OVER:
            return 1.0 if s.winner == me else 0.0
        turn = s.active if s.phase != LOOKED else (s.active + 1) % s.players
        return shares([self.turn_search.strength(s, seat, me, turn) for seat in range(s.players)])[me]
