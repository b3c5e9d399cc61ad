"""The levels of the bots for Anno 1503: one valuation, and more and more thought.

easy never leaves its harbour, buys nothing and takes the first thing that does it good; medium is like that, but sails;
hard trades and plans its whole turn; expert plans, and plays the best plans on for a round, over many sampled worlds
and dice.
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

_PLAN_SHARE = 3
"""With rollouts, at most this part of the looks goes into the search of the turn."""
_ANSWER = 60
"""At most so many looks go into the rest of the own turn behind each answer, when something is asked before it."""
_MARGIN = 1.0
"""How much weaker than the best the end of a turn may be to be played on from."""
_MINE = 40
_OTHERS = 20
"""The looks for a turn in a future."""


class _Level(NamedTuple):
    """How a level thinks."""

    plans: bool
    """Whether it plans its whole turn, or looks one move ahead."""
    enough: int
    """The looks at its turn after which it has seen enough, however much time is left."""
    shuns: list[int]
    """Kinds of move it never makes."""
    hasty: bool
    """Whether it takes the first thing ashore that does it good, not the best."""
    lines: int
    """How many ends of its turn it plays on from."""


_LEVELS = {
    "easy": _Level(plans=False, enough=60, shuns=[m.SHIP, m.BUY, m.SAIL, m.LOOK], hasty=True, lines=0),
    "medium": _Level(plans=False, enough=100, shuns=[m.BUY], hasty=True, lines=0),
    "hard": _Level(plans=True, enough=19, shuns=[], hasty=False, lines=0),
    "expert": _Level(plans=True, enough=3000, shuns=[], hasty=False, lines=4),
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
        """The search for the content of this game, made once."""
        turn_search = self._turn_search
        if turn_search is None or turn_search.game is not game:
            turn_search = TurnSearch(game, built_in_net(), self.budget)
            turn_search.shuns = self._level.shuns
            self._turn_search = turn_search
        return turn_search

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        """Moves with the chance of winning that the bot sees behind them."""
        self.budget.start()
        moves = decision.things()
        if len(moves) == 1:
            return [ScoredMove(moves[0], 0.0)]
        turn_search = self._prepared(cast(Anno1503, decision.game))
        view = decision.view()
        world: Position = decision.game.imagine(view, rng)
        if world.phase == ACT and self._level.plans:
            return self._weigh_plans(turn_search, world, view, rng)
        return self._weigh_moves(turn_search, world, moves)

    def _weigh_moves(self, turn_search: TurnSearch, world: Position, moves: list[int]) -> list[ScoredMove]:
        """One move ahead; what can be done ashore comes before the ships, which end it (T2)."""
        others = _others(turn_search, world)
        if world.phase == DISCARD:
            value, move = turn_search.discard(world)
            return [ScoredMove(move, _chance(value, others))]
        if world.phase != ACT:
            most = 0
            if self._level.plans and world.actor == world.active:
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
        """How strong the seat stands after answering a question, with so many looks at the rest of its turn."""
        if most and not self.budget.spent():
            after = world.copy()
            turn_search.game.apply(after, move, None)
            if after.phase == ACT and after.actor == world.actor:
                return turn_search.search(after, most).value
        return turn_search.answer(world, move)

    def _weigh_plans(self, turn_search: TurnSearch, world: Position, view: Data, rng: Rng) -> list[ScoredMove]:
        """The best ends of the turn found; with rollouts, played on."""
        others = _others(turn_search, world)
        most, rollouts = self._level.enough, self._level.lines > 0
        if rollouts and self.budget.looks:
            most = min(most, self.budget.looks // _PLAN_SHARE)
        turn_search.search(world, most)
        ends = sorted(turn_search.ends, key=_value, reverse=True)
        values: dict[int, float] = {}
        if rollouts and ends[0].value < WON:
            values = self._weigh_futures(turn_search, ends, others, view, rng)
        least = min(values.values(), default=1.0)
        for node in ends:
            first = _first(node)
            if first not in values:
                values[first] = min(least, _chance(node.value, others))
        return _sorted([(value, move) for move, value in values.items()])

    def _weigh_futures(
        self, turn_search: TurnSearch, ends: list[Node], others: list[float], view: Data, rng: Rng
    ) -> dict[int, float]:
        """By first move: the chance of winning when the best lines are played on; nothing if there is no time."""
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
    """How strong the others stand when the turn has ended: nearly the same whatever is done."""
    turn = (world.active + 1) % world.players
    return [
        turn_search.strength(world, seat, world.actor, turn) for seat in range(world.players) if seat != world.actor
    ]


def _chance(strength: float, others: list[float]) -> float:
    return shares([strength, *others])[0]


def _first(node: Node) -> int:
    """The first move of a line; to stay where one is, the turn must be ended."""
    line = node.line()
    return line[0] if line else m.END


def _value(node: Node) -> float:
    return node.value


def _sorted(valued: list[tuple[float, int]]) -> list[ScoredMove]:
    """Best first; of equals the one found first."""
    order = sorted(range(len(valued)), key=lambda at: -valued[at][0])
    return [ScoredMove(valued[at][1], valued[at][0]) for at in order]


def make(level: str, budget: Budget) -> Thinker:
    """The bot of a level.

    >>> make("easy", Budget(looks=50)).budget.looks
    50
    """
    return LevelBot(_LEVELS[level], budget)
