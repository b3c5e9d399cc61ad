"""Best-first search of a whole turn of Anno 1503, for the end of the turn with the greatest strength.

Within a turn, chance decides only which tile a look reveals and which good a large branch draws. Moves ashore come
first, in any order. Then the ships move, from the best few positions ashore (T2). A large branch may still draw then,
depending on the version of the rules (B2).
"""

from heapq import heappop, heappush

from kontor.anno1503.content.catalog import SITES
from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules import moves as m
from kontor.anno1503.rules.state import ACT, DISCARD, LOOKED, OVER, Position
from kontor.bots.anno1503.features import Features
from kontor.bots.anno1503.net import Net
from kontor.bots.budget import Budget

WON = 50.0
"""The strength of a seat that has won: far more than any other."""
LOST = -100.0
_CURIOSITY = 0.03
"""The value of knowing a tile, whatever it is."""
_ASHORE = 0.6
"""The share of the looks spent on moves before the ships."""


class Node:
    """A position within the turn, the strength of its seat if the turn ends here, and the move that led to it."""

    def __init__(self, state: Position, value: float, parent: "Node | None", move: int) -> None:
        self.state = state
        self.value = value
        self.parent = parent
        self.move = move

    def line(self) -> list[int]:
        """Return the moves from the root to this node.

        >>> root = Node(Position(), 0.0, None, 0)
        >>> Node(Position(), 0.0, root, 5).line()
        [5]
        """
        moves: list[int] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            moves.append(node.move)
            node = node.parent
        moves.reverse()
        return moves


class TurnSearch:
    """Searches a seat's turn within a budget.

    >>> from kontor.bots.anno1503.net import built_in_net
    >>> from kontor.engine.matches import new_match
    >>> from kontor.engine.rng import Rng
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> turn_search = TurnSearch(match.game, built_in_net(), Budget(looks=200))
    >>> turn_search.budget.start()
    >>> node = turn_search.search(match.game.imagine(match.view(0), Rng(1)), 200)
    >>> node.line()[0] in match.game.legal(match.state)
    True
    """

    def __init__(self, game: Anno1503, net: Net, budget: Budget, beam: int = 4) -> None:
        self.game = game
        self.t = game.catalog
        self.net = net
        self.features = Features(game.catalog)
        self.budget = budget
        self.beam = beam
        """The number of positions ashore from which ship moves are searched."""
        self.excluded: list[int] = []
        """Kinds of move that are left out."""
        self.ends: list[Node] = []
        """All positions of the last `search`, the root first."""
        self._seat = 0
        self._turn = 0

    def strength(self, s: Position, seat: int, viewer: int, turn: int) -> float:
        """Return the strength of `seat` when the turn of `turn` begins, using what both `seat` and `viewer` know."""
        self.budget.more()
        if s.phase == OVER:
            return WON if s.winner == seat else LOST
        self.features.compute(s, seat, viewer, turn)
        return self.net.strength(self.features.on, self.features.value)

    def search(self, world: Position, most: int, deep: bool = True) -> Node:
        """Return the best end of the turn within `most` looks. The active player must be the one to act.

        If not `deep`, only ends one move away are considered. Tiles that the player has not seen are averaged over, so
        the contents of the sampled world do not matter.
        """
        start = self.budget.used
        self._seat = world.active
        self._turn = (world.active + 1) % world.players
        root = Node(world, self._strength_at_end(world), None, m.END)
        self.ends = [root]
        nodes = [root]
        if not world.sailed:
            self._ashore(root, nodes, start + int(most * _ASHORE), deep)
        self._at_sea(nodes, start + most, deep)
        best = root
        for node in self.ends:
            if node.value > best.value:
                best = node
        return best

    def act(self, s: Position, most: int) -> None:
        """Play for the seat to act until chance decides or somebody else is to act."""
        if s.phase == ACT:
            if s.winner < 0:
                line = self.search(s, most).line()
                for move in line:
                    self.game.apply(s, move, None)
                if not line or s.phase == ACT:
                    self.game.apply(s, m.END, None)
            return
        if s.phase == DISCARD:
            self.game.apply(s, self.discard(s)[1], None)
            return
        best, best_value = m.END, 2 * LOST
        for move in self.game.legal(s):
            value = self.answer(s, move)
            if value > best_value:
                best, best_value = move, value
        self.game.apply(s, best, None)

    def answer(self, s: Position, move: int) -> float:
        """Return the strength of the acting seat after its answer to a question within a turn."""
        seat = s.actor
        after = s.copy()
        self.game.apply(after, move, None)
        turn = (s.active + 1) % s.players if s.phase == LOOKED else s.active
        return self.strength(after, seat, seat, turn)

    def _more(self, until: int) -> bool:
        """Return whether the budget and the limit `until` allow one more look. `strength` counts the looks."""
        return self.budget.used < until and not self.budget.spent()

    def _strength_at_end(self, s: Position) -> float:
        """Return the strength if the turn ends here, after discarding down to the hand limit."""
        if s.phase == OVER:
            return WON
        over = s.hand_size(self._seat) - self.t.hand_limit
        if over <= 0 or self.budget.spent():
            return self.strength(s, self._seat, self._seat, self._turn)
        value, dropped = self._drop(s, over)
        for good in dropped:
            s.hands[self._seat * s.n_goods + good] += 1
        return value

    def _drop(self, s: Position, over: int) -> tuple[float, list[int]]:
        """Discard `over` goods from the hand, each time the least useful one. Return the strength and the goods."""
        first = self._seat * s.n_goods
        dropped: list[int] = []
        best = LOST
        for _ in range(over):
            least = -1
            for good in range(s.n_goods):
                if s.hands[first + good]:
                    s.hands[first + good] -= 1
                    value = self.strength(s, self._seat, self._seat, self._turn)
                    s.hands[first + good] += 1
                    if least < 0 or value > best:
                        least, best = good, value
            s.hands[first + least] -= 1
            dropped.append(least)
        return best, dropped

    def discard(self, world: Position) -> tuple[float, int]:
        """Return the active player's strength after a good discard down to the hand limit, and that move."""
        s = world.copy()
        self._seat = s.active
        self._turn = (s.active + 1) % s.players
        value, dropped = self._drop(s, s.hand_size(s.active) - self.t.hand_limit)
        return value, m.make(m.DISCARD, m.pack([dropped.count(good) for good in range(s.n_goods)]))

    def _key(self, s: Position) -> tuple[int, ...]:
        """Return a key that is the same for equivalent positions of a turn."""
        seat = self._seat
        folk: list[int] = []
        for space in range(s.n_spaces):
            kind = s.folk[seat * s.n_spaces + space]
            if kind:
                folk.append(kind << 1 | (s.sold >> (space + 1) & 1))
        folk.sort()
        key = s.hands[seat * s.n_goods : (seat + 1) * s.n_goods]
        key += folk
        key += s.ships[seat * s.n_ships : (seat + 1) * s.n_ships]
        key += s.used
        key += [s.gold[seat], s.built[seat], s.buys, s.claimed, s.agreements[seat]]
        key += s.branches[seat * SITES : (seat + 1) * SITES]
        return tuple(key)

    def _ashore(self, root: Node, nodes: list[Node], until: int, deep: bool) -> None:
        """Search the moves before the ships, best first. `nodes` becomes the best few positions."""
        heap: list[tuple[float, int, Node]] = [(-root.value, 0, root)]
        seen = {self._key(root.state)}
        layer = [root]
        count = 0
        while heap:
            node = heappop(heap)[2]
            for move in self.game.legal(node.state):
                kind = move & m.KIND_MASK
                if kind >= m.SAIL or kind in self.excluded:
                    continue
                if not self._more(until):
                    heap.clear()
                    break
                if kind == m.CLAIM:
                    self.ends.append(Node(node.state, self._claim(node.state, move), node, move))
                    continue
                state = node.state.copy()
                self.game.apply(state, move, None)
                key = self._key(state)
                if key in seen:
                    continue
                seen.add(key)
                child = Node(state, self._strength_at_end(state), node, move)
                self.ends.append(child)
                if deep and state.phase == ACT:
                    layer.append(child)
                    count += 1
                    heappush(heap, (-child.value, count, child))
        layer.sort(key=_value, reverse=True)
        nodes.clear()
        nodes += layer[: self.beam]

    def _claim(self, s: Position, move: int) -> float:
        """Return the mean strength over the goods that may be drawn."""
        total, weight = 0.0, 0
        after = s.copy()
        self.game.apply(after, move, None)
        for good in range(s.n_goods):
            count = after.hands[after.claim_from * s.n_goods + good]
            if count:
                outcome = after.copy()
                self.game.apply(outcome, m.make(m.DRAW, good), None)
                total += count * self._strength_at_end(outcome)
                weight += count
        return total / max(1, weight)

    def _at_sea(self, nodes: list[Node], until: int, deep: bool) -> None:
        """Search the moves of the ships, best first, from the given positions."""
        heap: list[tuple[float, int, Node]] = []
        seen: set[tuple[int, ...]] = set()
        count = 0
        for node in nodes:
            heappush(heap, (-node.value, count, node))
            count += 1
        while heap:
            node = heappop(heap)[2]
            for move in self.game.legal(node.state):
                kind = move & m.KIND_MASK
                # Before the first ship acts, large branches are part of the moves ashore.
                if (kind < m.SAIL and not (kind == m.CLAIM and node.state.sailed)) or kind > m.LOOK:
                    continue
                if kind in self.excluded:
                    continue
                if not self._more(until):
                    return
                if kind == m.CLAIM:
                    self.ends.append(Node(node.state, self._claim(node.state, move), node, move))
                    continue
                if kind == m.LOOK:
                    cell = (move >> m.KIND_BITS) % m.PAIR
                    if not node.state.known[cell] >> self._seat & 1:
                        self.ends.append(Node(node.state, self._look(node.state, move, cell, node.value), node, move))
                        continue
                state = node.state.copy()
                self.game.apply(state, move, None)
                child = self._answer(state, node, move) if kind == m.LOOK else Node(state, 0.0, node, move)
                key = self._key(child.state)
                if key in seen:
                    continue
                seen.add(key)
                if kind == m.SAIL:
                    child.value = self._strength_at_end(state)
                self.ends.append(child)
                if deep and child.state.phase == ACT:
                    count += 1
                    heappush(heap, (-child.value, count, child))

    def _answer(self, looked: Position, parent: Node, move: int) -> Node:
        """Return the best position after deciding what to do with a tile just looked at."""
        best: Node | None = None
        before = Node(looked, 0.0, parent, move)
        for answer in self.game.legal(looked):
            state = looked.copy()
            self.game.apply(state, answer, None)
            node = Node(state, self._strength_at_end(state), before, answer)
            if best is None or node.value > best.value:
                best = node
        assert best is not None
        return best

    def _look(self, s: Position, move: int, cell: int, stay: float) -> float:
        """Return the mean strength over the tiles that may lie there, each put to its best use."""
        chances = self.hidden(s, cell)
        total, weight = 0.0, 0
        root = Node(s, 0.0, None, 0)
        for tile in range(self.t.n_tiles):
            if chances[tile]:
                if self.budget.spent():
                    return stay
                looked = s.copy()
                looked.tiles[cell] = tile + 1
                self.game.apply(looked, move, None)
                total += chances[tile] * self._answer(looked, root, move).value
                weight += chances[tile]
        # Knowing more is never worse than staying, even if the tile disappoints.
        return max(total / max(1, weight), stay) + _CURIOSITY

    def hidden(self, s: Position, cell: int) -> list[int]:
        """Return how many tiles of each kind may lie on an island space, as far as the active player knows."""
        t = self.t
        left = s.reserve[:]
        stack = t.stacks[t.mark[cell]][:]
        for at in range(t.n_cells):
            tile = s.tiles[at] - 1
            if tile >= 0:
                if not s.known[at] >> self._seat & 1:
                    left[tile] += 1
                elif t.mark[at] == t.mark[cell] and not s.strays[at]:
                    stack[tile] -= 1
        if s.strays[cell]:
            return left
        both = [max(0, min(left[tile], stack[tile])) for tile in range(t.n_tiles)]
        return both if sum(both) else left


def _value(node: Node) -> float:
    return node.value
