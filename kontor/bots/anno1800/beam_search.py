"""Beam search for one decision of Anno 1800, over the seat's own next turns. The other seats are assumed to pass."""

from kontor.anno1800.game import Anno1800
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.turn import begin_turn
from kontor.bots.anno1800.candidates import Candidates
from kontor.bots.anno1800.distances import Distances
from kontor.bots.anno1800.evaluator import Evaluator
from kontor.bots.anno1800.features import Features
from kontor.bots.anno1800.weights import Weights
from kontor.bots.budget import Budget
from kontor.engine.protocol import NOBODY

_LINES = 5
"""The most moves in one turn, free actions included."""
_WAYS = 2
_CELLS = 2
"""Ways to pay and cells considered for the next move. Later moves consider one."""


class Node:
    """A position in the beam, its value, and the first move of the line to it."""

    def __init__(self, s: Position, value: float, first: Move | None, bonus: float) -> None:
        self.s = s
        self.value = value
        self.first = first
        self.bonus = bonus
        """Value that the position does not show: chances of what was drawn, and how early points were made."""


class BeamSearch:
    """Searches the seat's next turns for one decision, with the best `width` lines in the beam."""

    def __init__(
        self,
        game: Anno1800,
        world: Position,
        distance_cache: dict[tuple[int, ...], Distances],
        budget: Budget,
        width: int,
        weights: Weights,
        learned: list[float] | None = None,
        features: Features | None = None,
        quick: bool = False,
    ) -> None:
        self.game = game
        self.t = game.catalog
        self.seat = world.active
        self.evaluator = Evaluator(self.t, world, distance_cache, weights)
        self.weights = weights
        self.budget = budget
        self.width = width
        self.root = world
        self.quick = quick
        self.initial_points = self.evaluator.points(world)
        self.features = None if self.evaluator.ending or learned is None else features
        self.learned = learned or []
        self.best: dict[Move, float] = {}
        """By first move: the value of its best line, after as many turns as could be searched."""

    def turns_left(self, s: Position) -> int:
        """Return the seat's turns until the end, including this one, or 99 if the end is not known."""
        return (s.last_turn - s.turns - 1) // s.players + 1 if s.last_turn else 99

    def run(self, turns: int) -> None:
        """Search `turns` turns, or as many as the budget allows. A later turn counts only if it is complete."""
        beam = [Node(self.root, 0.0, None, 0.0)]
        left = self.turns_left(self.root)
        for number in range(turns):
            if number and self.budget.spent():
                return
            self.evaluator.last = left == number + 1
            ended = self.turn(beam)
            if not ended or (number and self.budget.spent()):
                return
            best: dict[Move, float] = {}
            for node in ended:
                if node.first is not None and node.value > best.get(node.first, -1e9):
                    best[node.first] = node.value
            if self.best:
                # First moves that left the beam stay as far behind the best as they were when last seen.
                gained = max(best.values()) - max(self.best.values())
                for first, value in self.best.items():
                    if first not in best:
                        best[first] = value + gained
            self.best = best
            beam = []
            for node in ended[: self.width]:
                if not self.evaluator.ending:
                    # Once the end is known, points count the same whenever they are made.
                    bonus = self.weights.soon * (self.evaluator.points(node.s) - self.initial_points)
                    node.bonus += bonus + self.weights.early * (node.value - node.bonus)
                self._pass(node.s)
                if node.s.actor != NOBODY:
                    beam.append(node)
            if not beam:
                return

    def turn(self, beam: list[Node]) -> list[Node]:
        """Return the positions after one turn from the nodes of the beam, best first."""
        ended: list[Node] = []
        layer = beam
        for _ in range(_LINES):
            children: list[Node] = []
            for node in layer:
                self._expand(node, children)
                if self.budget.spent():
                    break
            children.sort(key=_value, reverse=True)
            for node in children:
                spare = self.evaluator.spare * node.s.actions
                ended.append(Node(node.s, node.value - spare, node.first, node.bonus))
            layer = _distinct(children, self.width)
            if not layer or self.budget.spent():
                break
        if beam[0].s.begun:
            for node in beam:
                value = self.value(node.s) - self.evaluator.spare * node.s.actions + node.bonus
                # A copy: `run` ends the turn in this position, which may be the root.
                ended.append(Node(node.s.copy(), value, node.first or Move(m.END), node.bonus))
        ended.sort(key=_value, reverse=True)
        return _distinct([node for node in ended if node.s.begun], 4 * self.width)

    def _expand(self, node: Node, children: list[Node]) -> None:
        s = node.s
        thorough = node.first is None and not self.quick
        candidates = Candidates(self.evaluator, s, _WAYS if thorough else 0, _CELLS if thorough else 1, self.quick)
        for move in candidates.moves():
            if not self.budget.more():
                return
            after = s.copy()
            self.game.apply(after, move, None)
            bonus = node.bonus + self._bonus(move)
            children.append(Node(after, self.value(after) + bonus, node.first or move, bonus))

    def value(self, s: Position) -> float:
        """Return the value of a position by the evaluation and the learned weights."""
        features, learned = self.features, self.learned
        if features is None:
            return self.evaluator.value(s)
        evaluation = self.evaluator.evaluate(s)
        features.compute(self.evaluator, s, evaluation)
        value = evaluation.total + self.evaluator.spare * s.actions
        for at in range(len(features.on)):
            value += learned[features.on[at]] * features.value[at]
        return value

    def _bonus(self, move: Move) -> float:
        """Return the value of a move that the sampled position does not show: the chance in a draw."""
        if move.kind == m.OPEN:
            return 0.0 if self.evaluator.ending else self.weights.open_world
        return -self.weights.swap * self.evaluator.action if move.kind == m.SWAP else 0.0

    def _pass(self, s: Position) -> None:
        """End the turn and let the others pass."""
        self.game.apply(s, Move(m.END), None)
        while s.actor != NOBODY and s.active != self.seat:
            s.turns += 1
            if s.turns == s.last_turn:
                s.actor = NOBODY
            else:
                begin_turn(s, None)


def _value(node: Node) -> float:
    return node.value


def _distinct(nodes: list[Node], most: int) -> list[Node]:
    """Return the first `most` nodes with different values. Equal values are mostly the same steps in another order."""
    distinct: list[Node] = []
    last = 1e18
    for node in nodes:
        if last - node.value > 1e-9:
            distinct.append(node)
            last = node.value
            if len(distinct) == most:
                break
    return distinct
