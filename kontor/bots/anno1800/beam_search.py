"""One decision of Anno 1800: a beam over the seat's own next turns, while the others are thought to stand still."""

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
"""Lines that are tried in one turn, free steps included."""
_WAYS = 2
_CELLS = 2
"""Ways to pay and cells that are looked at for the next move; further ahead any one will do."""


class Node:
    """A position on the way, what it is worth, and the first move of that way."""

    def __init__(self, s: Position, value: float, first: Move | None, bonus: float) -> None:
        self.s = s
        self.value = value
        self.first = first
        self.bonus = bonus
        """What cannot be seen in the position: the chance in what was drawn, and how soon something was reached."""


class BeamSearch:
    """Searches the own next turns for one decision, keeping the best `width` lines of play."""

    def __init__(
        self,
        game: Anno1800,
        world: Position,
        known_distances: dict[tuple[int, ...], Distances],
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
        self.evaluator = Evaluator(self.t, world, known_distances, weights)
        self.weights = weights
        self.budget = budget
        self.width = width
        self.root = world
        self.quick = quick
        self.had = self.evaluator.points(world)
        self.features = None if self.evaluator.ending or learned is None else features
        self.learned = learned or []
        self.best: dict[Move, float] = {}
        """By first move: the value of the best way from it, after as many turns as could be looked at."""

    def turns_left(self, s: Position) -> int:
        """Own turns until the end, the present one included, where the end is known."""
        return (s.last_turn - s.turns - 1) // s.players + 1 if s.last_turn else 99

    def run(self, turns: int) -> None:
        """Plan so many turns, or as many as the budget allows; a turn that was looked at in part counts only if it is
        the first."""
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
                # First moves that got lost on the way stay as far behind the best as they were when last looked at.
                gained = max(best.values()) - max(self.best.values())
                for first, value in self.best.items():
                    if first not in best:
                        best[first] = value + gained
            self.best = best
            beam = []
            for node in ended[: self.width]:
                if not self.evaluator.ending:
                    # When the end is known, points count the same whenever they are made.
                    bonus = self.weights.soon * (self.evaluator.points(node.s) - self.had)
                    node.bonus += bonus + self.weights.early * (node.value - node.bonus)
                self._pass(node.s)
                if node.s.actor != NOBODY:
                    beam.append(node)
            if not beam:
                return

    def turn(self, beam: list[Node]) -> list[Node]:
        """The ways through one turn from the nodes of the beam, the best first."""
        ended: list[Node] = []
        layer = beam
        for _ in range(_LINES):
            children: list[Node] = []
            for node in layer:
                self._expand(node, children)
                if self.budget.spent():
                    break
            children.sort(key=_worth, reverse=True)
            for node in children:
                spare = self.evaluator.spare * node.s.actions
                ended.append(Node(node.s, node.value - spare, node.first, node.bonus))
            layer = _different(children, self.width)
            if not layer or self.budget.spent():
                break
        if beam[0].s.begun:
            for node in beam:
                value = self.value(node.s) - self.evaluator.spare * node.s.actions + node.bonus
                # A copy, for the turn is passed on in the position that is gone on from, and this one may be the root.
                ended.append(Node(node.s.copy(), value, node.first or Move(m.END), node.bonus))
        ended.sort(key=_worth, reverse=True)
        return _different([node for node in ended if node.s.begun], 4 * self.width)

    def _expand(self, node: Node, children: list[Node]) -> None:
        s = node.s
        near = node.first is None and not self.quick
        candidates = Candidates(self.evaluator, s, _WAYS if near else 0, _CELLS if near else 1, self.quick)
        for move in candidates.moves():
            if not self.budget.more():
                return
            after = s.copy()
            self.game.apply(after, move, None)
            bonus = node.bonus + self._bonus(move)
            children.append(Node(after, self.value(after) + bonus, node.first or move, bonus))

    def value(self, s: Position) -> float:
        """What a position is worth by evaluation and by the learned weights."""
        features, learned = self.features, self.learned
        if features is None:
            return self.evaluator.value(s)
        evaluation = self.evaluator.evaluate(s)
        features.compute(self.evaluator, s, evaluation)
        value = evaluation.standing + self.evaluator.spare * s.actions
        for at in range(len(features.on)):
            value += learned[features.on[at]] * features.value[at]
        return value

    def _bonus(self, move: Move) -> float:
        """What cannot be seen in the position that is imagined: the chance in what is drawn."""
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


def _worth(node: Node) -> float:
    return node.value


def _different(nodes: list[Node], most: int) -> list[Node]:
    """The first so many that differ in value: equal ones mostly come from another order of the same steps."""
    kept: list[Node] = []
    last = 1e18
    for node in nodes:
        if last - node.value > 1e-9:
            kept.append(node)
            last = node.value
            if len(kept) == most:
                break
    return kept
