"""Alternative worlds: games that look the same to a viewer, with everything hidden from the viewer exchanged.

What a viewer may know is derived from the positions alone, never from views, events or the server: otherwise a leak
would be taken for knowledge. A viewer is a set of seats. There are two kinds of worlds:

- `world_at`: another position for the line that is about to be played. What the viewer knows before and after the line
  stays. Everything else is exchanged, and so are the names in the line (another hand has other cards to `swap`).
- `replay`: the whole game from another deal. Only what the viewer was ever shown stays.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules import moves as moves1503
from kontor.anno1503.rules.state import Position as Position1503
from kontor.anno1800.content.catalog import DECKS
from kontor.anno1800.game import Anno1800
from kontor.anno1800.rules import moves as moves1800
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.setup import pieces
from kontor.anno1800.rules.state import Position as Position1800
from kontor.engine.lines import join_line, split_line
from kontor.engine.match import Match
from kontor.engine.protocol import NOBODY, Data, State

Viewer = tuple[int, ...]
"""The seats whose hidden information a person may know."""
History = Sequence[Sequence[str]]
"""The lines of each entry that has lines."""
Translate = Callable[[State, Any], Any]
"""Returns the move of the other world for a move of this one. The position is the one of the other world before it."""


class Worlds(ABC):
    """Makes other worlds of one match, and records what each viewer was shown in it."""

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self.viewers = list(viewers)

    @abstractmethod
    def follow(self, match: Match, kind: str, before: int) -> None:
        """Record what an entry of this kind has shown. `before` is the number of lines before it."""

    @abstractmethod
    def world_at(
        self, before: State, moves: Sequence[Any], after: State, viewer: Viewer, dice: random.Random
    ) -> tuple[State, Translate]:
        """Return another position for the one before these moves, and the translation of the moves."""

    @abstractmethod
    def replay(self, deal: Data, history: History, viewer: Viewer, dice: random.Random) -> tuple[Data, Any]:
        """Return another deal, and for each entry with lines those that look the same to the viewer there."""


class Worlds1503(Worlds):
    """Worlds of Anno 1503. Tiles on the map and in the reserve are hidden. Each is tracked through the game.

    The hands of others may be hidden too. What leaves a hand is public, except for what a large branch draws.
    """

    def __init__(self, match: Match, viewers: Sequence[Viewer]) -> None:
        super().__init__(viewers)
        assert isinstance(match.game, Anno1503)
        self.match = match
        self.game = match.game
        self.t = match.game.catalog
        self.first = match.game.start(len(match.players), match.options, match.deal)
        self.kinds: list[int] = []
        self.cells: dict[int, int] = {}
        """By cell: its tile, as an index of `kinds`."""
        for cell, tile in enumerate(self.first.tiles):
            if tile:
                self.cells[cell] = len(self.kinds)
                self.kinds.append(tile - 1)
        self.dealt = dict(self.cells)
        reserve = [tile for tile, count in enumerate(self.first.reserve) for _ in range(count)]
        self.reserve = list(range(len(self.kinds), len(self.kinds) + len(reserve)))
        self.dealt_reserve = list(self.reserve)
        self.kinds += reserve
        self.held: list[int] = []
        self.drawn: list[int] = []
        """The tiles drawn from the reserve, one for each such line, including lines that were undone."""
        self.shown: dict[Viewer, set[int]] = {viewer: set() for viewer in self.viewers}
        self.past = [self._snapshot()]
        self.undone: list[list[tuple[dict[int, int], list[int], list[int]]]] = []

    def _snapshot(self) -> tuple[dict[int, int], list[int], list[int]]:
        return dict(self.cells), self.reserve[:], self.held[:]

    def follow(self, match: Match, kind: str, before: int) -> None:
        self.match = match
        now = len(match.seats)
        if kind == "undo":
            self.undone.append(self.past[now + 1 :])
            del self.past[now + 1 :]
        elif kind == "redo":
            self.past += self.undone.pop()
        elif now > before:
            self.undone.clear()
            for index in range(before, now):
                state, after = match.state_after(index), match.state_after(index + 1)
                assert isinstance(state, Position1503)
                assert isinstance(after, Position1503)
                self._line(state, match.seats[index], match.moves[index], after)
                self.past.append(self._snapshot())
        cells, reserve, held = self.past[-1]
        self.cells, self.reserve, self.held = dict(cells), reserve[:], held[:]

    def _line(self, s: Position1503, seat: int, move: int, after: Position1503) -> None:
        kind, arg = move & moves1503.KIND_MASK, move >> moves1503.KIND_BITS
        if kind == moves1503.LOOK:
            for viewer, shown in self.shown.items():
                if seat in viewer:
                    shown.add(self.cells[arg % moves1503.PAIR])
        elif kind == moves1503.KEEP:
            tile = self.cells.pop(s.look_cell)
            self.held.append(tile)
            for shown in self.shown.values():
                shown.add(tile)
        elif kind == moves1503.RESERVE:
            tile = next(tile for tile in self.reserve if self.kinds[tile] == arg)
            self.reserve.remove(tile)
            self.cells[next(cell for cell in self.t.farthest if not s.tiles[cell])] = tile
            self.drawn.append(tile)
        # Giving up the only tile there is takes no line (P5).
        left = [self.kinds[tile] for tile in self.reserve]
        for given, count in enumerate(after.reserve):
            for _ in range(count - left.count(given)):
                tile = next(tile for tile in self.held if self.kinds[tile] == given)
                self.held.remove(tile)
                self.reserve.append(tile)

    def world_at(
        self, before: State, moves: Sequence[Any], after: State, viewer: Viewer, dice: random.Random
    ) -> tuple[State, Translate]:
        assert isinstance(before, Position1503)
        world = before.copy()
        open_cells = {
            cell for cell, seats in enumerate(before.known) if any(seats >> seat & 1 for seat in viewer if seat >= 0)
        }
        for move in moves:
            kind, arg = move & moves1503.KIND_MASK, move >> moves1503.KIND_BITS
            if kind == moves1503.KEEP:
                open_cells.add(before.look_cell)
            elif kind == moves1503.LOOK and before.actor in viewer:
                open_cells.add(arg % moves1503.PAIR)
        hidden = [cell for cell, tile in enumerate(before.tiles) if tile and cell not in open_cells]
        for mark in self.t.stacks:
            _shuffle(
                world.tiles, [cell for cell in hidden if self.t.mark[cell] == mark and not before.strays[cell]], dice
            )
        strays = [cell for cell in hidden if before.strays[cell]]
        loose = [before.tiles[cell] - 1 for cell in strays]
        loose += [tile for tile, count in enumerate(before.reserve) for _ in range(count)]
        dice.shuffle(loose)
        for cell in strays:
            world.tiles[cell] = loose.pop() + 1
        world.reserve = [loose.count(tile) for tile in range(len(before.reserve))]
        if before.hands_hidden and after.actor != NOBODY:
            exchange_hands(self.game, before, moves, world, viewer, dice)

        def translate(other: State, move: int) -> int:
            assert isinstance(other, Position1503)
            if move & moves1503.KIND_MASK == moves1503.DRAW and is_draw_hidden(other, viewer):
                hand = other.hands[other.claim_from * other.n_goods : (other.claim_from + 1) * other.n_goods]
                return moves1503.make(moves1503.DRAW, dice.choice([good for good, count in enumerate(hand) if count]))
            if move & moves1503.KIND_MASK != moves1503.RESERVE:
                return move
            left = [tile for tile, count in enumerate(other.reserve) if count]
            return moves1503.make(moves1503.RESERVE, dice.choice(left))

        return world, translate

    def replay(self, deal: Data, history: History, viewer: Viewer, dice: random.Random) -> tuple[Data, Any]:
        kinds = self.kinds[:]
        free = [tile for tile in range(len(kinds)) if tile not in self.shown[viewer]]
        for mark in self.t.stacks:
            _shuffle(
                kinds, [tile for cell, tile in self.dealt.items() if tile in free and self.t.mark[cell] == mark], dice
            )
        self._exchange_with_reserve(kinds, free, dice)
        spaces = {self.t.cells[cell]: self.t.tiles[kinds[tile]] for cell, tile in self.dealt.items()}
        reserve = sorted(self.t.tiles[kinds[tile]] for tile in self.dealt_reserve)
        drawn = iter(self.drawn)
        redrawn = iter(self._redrawn([line for lines in history for line in lines], viewer))
        replayed: list[list[str]] = []
        for lines in history:
            replayed.append([])
            for line in islice(redrawn, len(lines)):
                if line.startswith("* reserve "):
                    line = f"* reserve {self.t.tiles[kinds[next(drawn)]]}"
                replayed[-1].append(line)
        return {**deal, "spaces": spaces, "reserve": reserve}, replayed

    def _redrawn(self, lines: list[str], viewer: Viewer) -> list[str]:
        """Return the lines with another good in a hidden draw, the last one for which all later lines are legal."""
        match = self.match
        for index in range(len(match.moves) - 1, -1, -1):
            state = match.state_after(index)
            assert isinstance(state, Position1503)
            if match.moves[index] & moves1503.KIND_MASK != moves1503.DRAW or not is_draw_hidden(state, viewer):
                continue
            later = match.lines()[index:]
            if match.over or lines[-len(later) :] != later:
                break
            for good in range(state.n_goods):
                draw = moves1503.make(moves1503.DRAW, good)
                if draw != match.moves[index] and _are_legal(self.game, state, [draw, *match.moves[index + 1 :]]):
                    return [*lines[: -len(later)], f"* {self.game.text(draw)}", *later[1:]]
        return lines

    def _exchange_with_reserve(self, kinds: list[int], free: list[int], dice: random.Random) -> None:
        """Exchange tiles of the map with tiles of the reserve that could have been dealt there."""
        for _ in range(6):
            cell, on_map = dice.choice(list(self.dealt.items()))
            in_reserve = dice.choice(self.dealt_reserve) if self.dealt_reserve else on_map
            mark = self.t.mark[cell]
            stack = [kinds[tile] for other, tile in self.dealt.items() if self.t.mark[other] == mark]
            fits = stack.count(kinds[in_reserve]) < self.t.stacks[mark][kinds[in_reserve]]
            if on_map in free and in_reserve in free and fits:
                kinds[on_map], kinds[in_reserve] = kinds[in_reserve], kinds[on_map]


def is_draw_hidden(s: Position1503, viewer: Viewer) -> bool:
    """Whether the viewer may not know the good that a large branch is about to draw."""
    return bool(s.hands_hidden) and s.active not in viewer and s.claim_from not in viewer


def exchange_hands(
    game: Anno1503, before: Position1503, moves: Sequence[int], world: Position1503, viewer: Viewer, dice: random.Random
) -> None:
    """Exchange the goods in hands that the viewer does not see, except those that these moves show."""
    shown = [0] * len(before.hands)
    s = before.copy()
    for move in moves:
        kind = move & moves1503.KIND_MASK
        if kind == moves1503.END and s.hand_size(s.active) > game.catalog.hand_limit:
            # Whether the player is asked what to discard depends on the whole hand.
            own = slice(s.active * s.n_goods, (s.active + 1) * s.n_goods)
            shown[own] = s.hands[own]
        is_hidden = kind == moves1503.DRAW and is_draw_hidden(s, viewer)
        game.apply(s, move, None)
        if not is_hidden:
            shown = [max(0, seen, had - has) for seen, had, has in zip(shown, before.hands, s.hands, strict=True)]
    places = [at for at in range(len(before.hands)) if at // before.n_goods not in viewer]
    free = [at % before.n_goods for at in places for _ in range(before.hands[at] - shown[at])]
    dice.shuffle(free)
    for at in places:
        world.hands[at] = shown[at]
    for at in places:
        for _ in range(before.hands[at] - shown[at]):
            world.hands[at - at % before.n_goods + free.pop()] += 1


def _are_legal(game: Anno1503, state: Position1503, moves: Sequence[int]) -> bool:
    s = state.copy()
    for move in moves:
        if game.refusal(s, move) is not None:
            return False
        game.apply(s, move, None)
    return True


Piece = tuple[str, int]
"""A card, an expedition card or an island: its pile and its number there."""


class Worlds1800(Worlds):
    """Worlds of Anno 1800. Decks, piles, and the hands and expedition cards of others are hidden and permuted."""

    def __init__(self, match: Match, viewers: Sequence[Viewer]) -> None:
        super().__init__(viewers)
        assert isinstance(match.game, Anno1800)
        self.game = match.game
        self.t = match.game.catalog
        self.shown: dict[Viewer, set[Piece]] = {viewer: set() for viewer in self.viewers}
        self.families: list[list[Piece]] = [
            [("card", card) for card in range(len(self.t.cards)) if self.t.deck_of[card] == deck]
            for deck in range(len(DECKS))
        ]
        for name, pile in (("trip", self.t.expeditions), ("old", self.t.old_islands), ("new", self.t.new_islands)):
            self.families.append([(name, number) for number in range(len(pile))])
        self._record(match.state_after(0))

    def follow(self, match: Match, kind: str, before: int) -> None:
        for index in range(before, len(match.seats)):
            self._record(match.state_after(index + 1))

    def _record(self, state: State) -> None:
        assert isinstance(state, Position1800)
        for viewer, shown in self.shown.items():
            shown |= known_pieces(state, viewer)

    def _permutation(self, fixed: set[Piece], dice: random.Random) -> dict[Piece, int]:
        """Return a random permutation of the pieces of each pile that are not fixed."""
        permutation: dict[Piece, int] = {}
        for family in self.families:
            free = [piece for piece in family if piece not in fixed]
            others = [number for _, number in free]
            dice.shuffle(others)
            permutation |= dict(zip(free, others, strict=True))
        return permutation

    def _renamed(self, move: Move, permutation: dict[Piece, int]) -> Move:
        if move.kind == moves1800.USE and self.t.effects[move.what].upgrades:
            return move
        return move._replace(extra=tuple(permutation.get(("card", card), card) for card in move.extra))

    def world_at(
        self, before: State, moves: Sequence[Any], after: State, viewer: Viewer, dice: random.Random
    ) -> tuple[State, Translate]:
        assert isinstance(before, Position1800)
        assert isinstance(after, Position1800)
        permutation = self._permutation(known_pieces(before, viewer) | known_pieces(after, viewer), dice)

        def other(name: str, pile: list[int]) -> list[int]:
            return [permutation.get((name, number), number) for number in pile]

        world = before.copy()
        world.decks = [other("card", deck) for deck in before.decks]
        world.hands = [sorted(other("card", hand)) for hand in before.hands]
        world.expedition_deck = other("trip", before.expedition_deck)
        world.expeditions = [sorted(other("trip", cards)) for cards in before.expeditions]
        world.old_pile, world.new_pile = other("old", before.old_pile), other("new", before.new_pile)
        return world, lambda _, move: self._renamed(move, permutation)

    def replay(self, deal: Data, history: History, viewer: Viewer, dice: random.Random) -> tuple[Data, Any]:
        permutation = self._permutation(self.shown[viewer], dice)
        piles = dict(zip(pieces(self.t), ("card", "card", "card", "trip", "old", "new"), strict=True))
        names = {"card": self.t.cards, "trip": self.t.expeditions, "old": self.t.old_islands, "new": self.t.new_islands}
        other = dict(deal)
        for pile, name in piles.items():
            numbers = [names[name].index(piece) for piece in deal[pile]]
            other[pile] = [names[name][permutation.get((name, number), number)] for number in numbers]
        replayed: list[list[str]] = []
        for lines in history:
            replayed.append([])
            for line in lines:
                seat, text = split_line(line)
                replayed[-1].append(join_line(seat, self.game.text(self._renamed(self.game.parse(text), permutation))))
        return other, replayed


def known_pieces(s: Position1800, viewer: Viewer) -> set[Piece]:
    """Return all pieces whose place a viewer may know: public ones, own ones, and at the end every hand."""
    over = s.actor == NOBODY
    pieces: set[Piece] = set()
    for seat in range(s.players):
        pieces |= {("card", card) for card in (*s.open_cards[seat], *s.spent_cards[seat])}
        pieces |= {("old", island) for island in s.old_islands[seat]} | {
            ("new", island) for island in s.new_islands[seat]
        }
        if over or seat in viewer:
            pieces |= {("card", card) for card in s.hands[seat]} | {("trip", card) for card in s.expeditions[seat]}
    for deck, under in zip(s.decks, s.under, strict=True):
        pieces |= {("card", card) for card, who in zip(deck, under, strict=True) if who and who - 1 in viewer}
    return pieces


def worlds_of(match: Match, viewers: Sequence[Viewer]) -> Worlds:
    """Return the maker of other worlds for a match that has just begun."""
    return Worlds1503(match, viewers) if match.game.name == "anno1503" else Worlds1800(match, viewers)


def _shuffle(items: list[int], places: list[int], dice: random.Random) -> None:
    """Shuffle the items in these places among them."""
    values = [items[place] for place in places]
    dice.shuffle(values)
    for place, value in zip(places, values, strict=True):
        items[place] = value
