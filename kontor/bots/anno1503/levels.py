"""The bot levels of Anno 1503. All use the same net. Higher levels search more.

- easy builds no ships, never sails, buys nothing and takes the first improvement it finds.
- medium takes the first improvement ashore too, but builds ships and sails.
- hard trades, and searches its whole turn.
- expert searches its turn, then compares the best ends by rollouts of one round over many sampled worlds and dice.
"""

from typing import NamedTuple, cast

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules import moves as m
from kontor.anno1503.rules.state import ACT, DISCARD, Position
from kontor.bots.anno1503.net import built_in_net, shares
from kontor.bots.anno1503.rollouts import Rollouts
from kontor.bots.anno1503.turn_search import WON, Node, TurnSearch
from kontor.bots.base import ScoredMove, Thinker
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng

LOOKS = {"easy": 100, "medium": 150, "hard": 500, "expert": 3000}
"""By level: the looks that replace seconds."""
_PLAN_SHARE = 3
"""With rollouts, at most one part in this many of the looks goes into the search of the turn."""
_ANSWER = 60
"""At most this many looks search the rest of the bot's turn after each possible answer to a question."""
_MARGIN = 1.0
"""How much weaker than the best an end of the turn may be to be compared by rollouts."""
_MINE = 40
_OTHERS = 20
"""Looks per turn in a rollout, for the bot's turns and those of the others."""


class _Level(NamedTuple):
    """The search parameters of a level."""

    whole_turn: bool
    """Whether it searches its whole turn instead of one move ahead."""
    enough: int
    """The most looks it spends on the search of its turn, however much time is left."""
    excluded: list[int]
    """Kinds of move it never makes."""
    hasty: bool
    """Whether it takes the first improvement ashore, not the best."""
    lines: int
    """How many ends of its turn it compares by rollouts."""


_LEVELS = {
    "easy": _Level(whole_turn=False, enough=60, excluded=[m.SHIP, m.BUY, m.SAIL, m.LOOK], hasty=True, lines=0),
    "medium": _Level(whole_turn=False, enough=100, excluded=[m.BUY], hasty=True, lines=0),
    "hard": _Level(whole_turn=True, enough=19, excluded=[], hasty=False, lines=0),
    "expert": _Level(whole_turn=True, enough=3000, excluded=[], hasty=False, lines=4),
}


class LevelBot(Thinker):
    """A bot of one level.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> scored = make("hard", Budget(looks=100)).score_moves(Decision(match.game, match.state), Rng(1))
    >>> scored[0].value >= scored[-1].value
    True
    """

    unit: str = "chance"

    def __init__(self, level: _Level, budget: Budget) -> None:
        super().__init__(budget)
        self._level = level
        self._turn_search: TurnSearch | None = None

    def _prepared(self, game: Anno1503) -> TurnSearch:
        """Return the search for the content of this game. Created once."""
        turn_search = self._turn_search
        if turn_search is None or turn_search.game is not game:
            turn_search = TurnSearch(game, built_in_net(), self.budget)
            turn_search.excluded = self._level.excluded
            self._turn_search = turn_search
        return turn_search

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        """Return moves with their chances of winning, best first."""
        self.budget.start()
        moves = decision.things()
        if len(moves) == 1:
            return [ScoredMove(moves[0], 0.0)]
        turn_search = self._prepared(cast(Anno1503, decision.game))
        view = decision.view()
        world: Position = decision.game.imagine(view, rng)
        if world.phase == ACT and self._level.whole_turn:
            return self._score_turns(turn_search, world, view, rng)
        return self._score_single_moves(turn_search, world, moves)

    def _score_single_moves(self, turn_search: TurnSearch, world: Position, moves: list[int]) -> list[ScoredMove]:
        """Score moves one move ahead. Improvements ashore come before ships, which end trading (T2)."""
        others = _others(turn_search, world)
        if world.phase == DISCARD:
            value, move = turn_search.discard(world)
            return [ScoredMove(move, _chance(value, others))]
        if world.phase != ACT:
            most = 0
            if self._level.whole_turn and world.actor == world.active:
                most = min(_ANSWER, self.budget.looks // len(moves)) if self.budget.looks else _ANSWER
            answers: list[tuple[float, int]] = []
            for move in moves:
                if answers and self.budget.spent():
                    break
                answers.append((_chance(self._answer(turn_search, world, move, most), others), move))
            return _sorted(answers)
        turn_search.search(world, self._level.enough, deep=False)
        stay = turn_search.ends[0].value
        nodes = turn_search.ends
        ashore = [node for node in nodes if node.value > stay and _first(node) & m.KIND_MASK < m.SAIL]
        if self._level.hasty and ashore:
            nodes = ashore[:1]
        elif ashore:
            nodes = ashore
        return _sorted([(_chance(node.value, others), _first(node)) for node in nodes])

    def _answer(self, turn_search: TurnSearch, world: Position, move: int, most: int) -> float:
        """Return the seat's strength after an answer to a question, with up to `most` looks at the rest of its turn."""
        if most and not self.budget.spent():
            after = world.copy()
            turn_search.game.apply(after, move, None)
            if after.phase == ACT and after.actor == world.actor:
                return turn_search.search(after, most).value
        return turn_search.answer(world, move)

    def _score_turns(self, turn_search: TurnSearch, world: Position, view: Data, rng: Rng) -> list[ScoredMove]:
        """Score first moves by the best end of the turn they lead to, with rollouts for the best ends."""
        others = _others(turn_search, world)
        most, rollouts = self._level.enough, self._level.lines > 0
        if rollouts and self.budget.looks:
            most = min(most, self.budget.looks // _PLAN_SHARE)
        turn_search.search(world, most)
        ends = sorted(turn_search.ends, key=_value, reverse=True)
        values: dict[int, float] = {}
        if rollouts and ends[0].value < WON:
            values = self._score_by_rollouts(turn_search, ends, others, view, rng)
        least = min(values.values(), default=1.0)
        for node in ends:
            first = _first(node)
            if first not in values:
                values[first] = min(least, _chance(node.value, others))
        return _sorted([(value, move) for move, value in values.items()])

    def _score_by_rollouts(
        self, turn_search: TurnSearch, ends: list[Node], others: list[float], view: Data, rng: Rng
    ) -> dict[int, float]:
        """Return the chance of winning by first move, from rollouts of the best lines. Empty if there is no time."""
        lines: list[list[int]] = []
        chances: list[float] = []
        for node in ends[: self._level.lines]:
            if node.value < ends[0].value - _MARGIN:
                break
            line = node.line()
            if not line or line[-1] & m.KIND_MASK not in (m.LOOK, m.CLAIM):
                line.append(m.END)
            lines.append(line)
            chances.append(_chance(node.value, others))
        values: dict[int, float] = {}
        if len(lines) < 2:
            return values
        means = Rollouts(turn_search, _MINE, _OTHERS).compare(view, lines, chances, rng)
        for line, mean in zip(lines, means, strict=False):
            if mean >= 0.0:
                values[line[0]] = max(mean, values.get(line[0], 0.0))
        return values


def _others(turn_search: TurnSearch, world: Position) -> list[float]:
    """Return the strengths of the others after this turn. They hardly depend on what is done in it."""
    turn = (world.active + 1) % world.players
    return [
        turn_search.strength(world, seat, world.actor, turn) for seat in range(world.players) if seat != world.actor
    ]


def _chance(strength: float, others: list[float]) -> float:
    return shares([strength, *others])[0]


def _first(node: Node) -> int:
    """Return the first move of the line to a node: `end` for the root."""
    line = node.line()
    return line[0] if line else m.END


def _value(node: Node) -> float:
    return node.value


def _sorted(valued: list[tuple[float, int]]) -> list[ScoredMove]:
    """Return the moves best first. Ties keep their order."""
    order = sorted(range(len(valued)), key=lambda at: -valued[at][0])
    return [ScoredMove(valued[at][1], valued[at][0]) for at in order]


def make(level: str, budget: Budget) -> Thinker:
    """Return a new bot of a level.

    >>> make("easy", Budget(looks=50)).budget.looks
    50
    """
    return LevelBot(_LEVELS[level], budget)
