"""Alternative worlds: games that look the same to a viewer, with everything hidden from the viewer exchanged.

What a viewer may know is derived from the positions alone, never from views, events or the server: otherwise a leak
would be taken for knowledge. A world is made in two ways:

- `beside`: a position and the line that is about to be played there. What the eyes know before and after the line
  stays; all else is exchanged, and the line names what now lies where the real one was (another hand, so other cards
  to `swap`).
- `retold`: the whole game from another deal, in which only that stays which the eyes were ever shown.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
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

Eyes = tuple[int, ...]
Translate = Callable[[State, Any], Any]
"""The move of the other world for a move of this one; it is about to be made in that position of the other world."""


class Worlds(ABC):
    """Makes other worlds of one match, and remembers what each pair of eyes was shown in it."""

    def __init__(self, all_eyes: Sequence[Eyes]) -> None:
        self.all_eyes = list(all_eyes)

    @abstractmethod
    def follow(self, match: Match, kind: str, before: int) -> None:
        """Something of this kind has happened; before it there were so many lines."""

    @abstractmethod
    def beside(
        self, before: State, moves: Sequence[Any], after: State, eyes: Eyes, dice: random.Random
    ) -> tuple[State, Translate]:
        """Another position in place of the one before these moves, and how the moves are called there."""

    @abstractmethod
    def retold(self, deal: Data, told: Sequence[Sequence[str]], eyes: Eyes, dice: random.Random) -> tuple[Data, Any]:
        """Another deal, and for each entry with lines the lines that tell the eyes the same there."""


class Worlds1503(Worlds):
    """Hidden are the tiles on the map and in the reserve. Each single tile is followed through the game."""

    def __init__(self, match: Match, all_eyes: Sequence[Eyes]) -> None:
        super().__init__(all_eyes)
        assert isinstance(match.game, Anno1503)
        self.t = match.game.catalog
        self.first = match.game.start(len(match.players), match.options, match.deal)
        self.kinds: list[int] = []
        self.cells: dict[int, int] = {}
        """By cell: the tile that lies there, as an index of `kinds`."""
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
        """The tiles that came out of the reserve, one for each line that says so, also for lines taken back."""
        self.shown: dict[Eyes, set[int]] = {eyes: set() for eyes in self.all_eyes}
        self.past = [self._now()]
        self.undone: list[list[tuple[dict[int, int], list[int], list[int]]]] = []

    def _now(self) -> tuple[dict[int, int], list[int], list[int]]:
        return dict(self.cells), self.reserve[:], self.held[:]

    def follow(self, match: Match, kind: str, before: int) -> None:
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
                self.past.append(self._now())
        cells, reserve, held = self.past[-1]
        self.cells, self.reserve, self.held = dict(cells), reserve[:], held[:]

    def _line(self, s: Position1503, seat: int, move: int, after: Position1503) -> None:
        kind, arg = move & moves1503.KIND_MASK, move >> moves1503.KIND_BITS
        if kind == moves1503.LOOK:
            for eyes, shown in self.shown.items():
                if seat in eyes:
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
        # A tile is also given up without a line, where there is only one to give (P5).
        left = [self.kinds[tile] for tile in self.reserve]
        for given, count in enumerate(after.reserve):
            for _ in range(count - left.count(given)):
                tile = next(tile for tile in self.held if self.kinds[tile] == given)
                self.held.remove(tile)
                self.reserve.append(tile)

    def beside(
        self, before: State, moves: Sequence[Any], after: State, eyes: Eyes, dice: random.Random
    ) -> tuple[State, Translate]:
        assert isinstance(before, Position1503)
        world = before.copy()
        open_cells = {
            cell for cell, known in enumerate(before.known) if any(known >> eye & 1 for eye in eyes if eye >= 0)
        }
        for move in moves:
            kind, arg = move & moves1503.KIND_MASK, move >> moves1503.KIND_BITS
            if kind == moves1503.KEEP:
                open_cells.add(before.look_cell)
            elif kind == moves1503.LOOK and before.actor in eyes:
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

        def translate(there: State, move: int) -> int:
            if move & moves1503.KIND_MASK != moves1503.RESERVE:
                return move
            assert isinstance(there, Position1503)
            left = [tile for tile, count in enumerate(there.reserve) if count]
            return moves1503.make(moves1503.RESERVE, dice.choice(left))

        return world, translate

    def retold(self, deal: Data, told: Sequence[Sequence[str]], eyes: Eyes, dice: random.Random) -> tuple[Data, Any]:
        kinds = self.kinds[:]
        free = [tile for tile in range(len(kinds)) if tile not in self.shown[eyes]]
        for mark in self.t.stacks:
            _shuffle(
                kinds, [tile for cell, tile in self.dealt.items() if tile in free and self.t.mark[cell] == mark], dice
            )
        self._exchange_with_reserve(kinds, free, dice)
        spaces = {self.t.cells[cell]: self.t.tiles[kinds[tile]] for cell, tile in self.dealt.items()}
        reserve = sorted(self.t.tiles[kinds[tile]] for tile in self.dealt_reserve)
        drawn = iter(self.drawn)
        retold: list[list[str]] = []
        for lines in told:
            retold.append([])
            for line in lines:
                if line.startswith("* reserve "):
                    line = f"* reserve {self.t.tiles[kinds[next(drawn)]]}"
                retold[-1].append(line)
        return {**deal, "spaces": spaces, "reserve": reserve}, retold

    def _exchange_with_reserve(self, kinds: list[int], free: list[int], dice: random.Random) -> None:
        """Exchange tiles of the map with such of the reserve as could as well have been dealt there."""
        for _ in range(6):
            cell, lying = dice.choice(list(self.dealt.items()))
            kept = dice.choice(self.dealt_reserve) if self.dealt_reserve else lying
            mark = self.t.mark[cell]
            stack = [kinds[tile] for other, tile in self.dealt.items() if self.t.mark[other] == mark]
            fits = stack.count(kinds[kept]) < self.t.stacks[mark][kinds[kept]]
            if lying in free and kept in free and fits:
                kinds[lying], kinds[kept] = kinds[kept], kinds[lying]


Piece = tuple[str, int]
"""A card, an expedition card or an island: its pile and its number there."""


class Worlds1800(Worlds):
    """Hidden are decks and piles, and the hands and expedition cards of others. Each piece may stand for another."""

    def __init__(self, match: Match, all_eyes: Sequence[Eyes]) -> None:
        super().__init__(all_eyes)
        assert isinstance(match.game, Anno1800)
        self.game = match.game
        self.t = match.game.catalog
        self.shown: dict[Eyes, set[Piece]] = {eyes: set() for eyes in self.all_eyes}
        self.families: list[list[Piece]] = [
            [("card", card) for card in range(len(self.t.cards)) if self.t.deck_of[card] == deck]
            for deck in range(len(DECKS))
        ]
        for name, whole in (("trip", self.t.expeditions), ("old", self.t.old_islands), ("new", self.t.new_islands)):
            self.families.append([(name, number) for number in range(len(whole))])
        self._see(match.state_after(0))

    def follow(self, match: Match, kind: str, before: int) -> None:
        for index in range(before, len(match.seats)):
            self._see(match.state_after(index + 1))

    def _see(self, state: State) -> None:
        assert isinstance(state, Position1800)
        for eyes, shown in self.shown.items():
            shown |= known(state, eyes)

    def _stand_ins(self, fixed: set[Piece], dice: random.Random) -> dict[Piece, int]:
        """For each piece that is not fixed one of its pile that takes its place."""
        stands_for: dict[Piece, int] = {}
        for family in self.families:
            free = [piece for piece in family if piece not in fixed]
            others = [number for _, number in free]
            dice.shuffle(others)
            stands_for |= dict(zip(free, others, strict=True))
        return stands_for

    def _renamed(self, move: Move, stands_for: dict[Piece, int]) -> Move:
        if move.kind == moves1800.USE and self.t.effects[move.what].upgrades:
            return move
        return move._replace(extra=tuple(stands_for.get(("card", card), card) for card in move.extra))

    def beside(
        self, before: State, moves: Sequence[Any], after: State, eyes: Eyes, dice: random.Random
    ) -> tuple[State, Translate]:
        assert isinstance(before, Position1800)
        assert isinstance(after, Position1800)
        stands_for = self._stand_ins(known(before, eyes) | known(after, eyes), dice)

        def other(name: str, pile: list[int]) -> list[int]:
            return [stands_for.get((name, number), number) for number in pile]

        world = before.copy()
        world.decks = [other("card", deck) for deck in before.decks]
        world.hands = [sorted(other("card", hand)) for hand in before.hands]
        world.expedition_deck = other("trip", before.expedition_deck)
        world.expeditions = [sorted(other("trip", cards)) for cards in before.expeditions]
        world.old_pile, world.new_pile = other("old", before.old_pile), other("new", before.new_pile)
        return world, lambda there, move: self._renamed(move, stands_for)

    def retold(self, deal: Data, told: Sequence[Sequence[str]], eyes: Eyes, dice: random.Random) -> tuple[Data, Any]:
        stands_for = self._stand_ins(self.shown[eyes], dice)
        piles = dict(zip(pieces(self.t), ("card", "card", "card", "trip", "old", "new"), strict=True))
        names = {"card": self.t.cards, "trip": self.t.expeditions, "old": self.t.old_islands, "new": self.t.new_islands}
        other = dict(deal)
        for pile, name in piles.items():
            numbers = [names[name].index(piece) for piece in deal[pile]]
            other[pile] = [names[name][stands_for.get((name, number), number)] for number in numbers]
        retold: list[list[str]] = []
        for lines in told:
            retold.append([])
            for line in lines:
                seat, text = split_line(line)
                retold[-1].append(join_line(seat, self.game.text(self._renamed(self.game.parse(text), stands_for))))
        return other, retold


def known(s: Position1800, eyes: Eyes) -> set[Piece]:
    """All pieces that eyes may know where they are: what lies open, what is their own, at the end every hand."""
    over = s.actor == NOBODY
    pieces: set[Piece] = set()
    for seat in range(s.players):
        pieces |= {("card", card) for card in (*s.open_cards[seat], *s.spent_cards[seat])}
        pieces |= {("old", island) for island in s.old_islands[seat]} | {
            ("new", island) for island in s.new_islands[seat]
        }
        if over or seat in eyes:
            pieces |= {("card", card) for card in s.hands[seat]} | {("trip", card) for card in s.expeditions[seat]}
    for deck, under in zip(s.decks, s.under, strict=True):
        pieces |= {("card", card) for card, who in zip(deck, under, strict=True) if who and who - 1 in eyes}
    return pieces


def worlds_of(match: Match, all_eyes: Sequence[Eyes]) -> Worlds:
    """The maker of other worlds for a match that has just begun."""
    return Worlds1503(match, all_eyes) if match.game.name == "anno1503" else Worlds1800(match, all_eyes)


def _shuffle(items: list[int], places: list[int], dice: random.Random) -> None:
    """Exchange what is in these places among them."""
    values = [items[place] for place in places]
    dice.shuffle(values)
    for place, value in zip(places, values, strict=True):
        items[place] = value
