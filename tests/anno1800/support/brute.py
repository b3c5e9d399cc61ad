"""Paying by brute force: every step there is, one after another, told from the rules alone and not from the engine.

Only what lies where is read off the position; what a step asks for and what it does is written down here once more.
"""

from collections.abc import Iterator
from typing import NamedTuple

from kontor.anno1800.content.catalog import CELLS, EXPLORATION, INDUSTRY, MERCHANT, N_CUBES, Catalog, Cost
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Step
from kontor.anno1800.rules.state import EXHAUSTED, HOME, Position

RECALL_PRICE = [1, 2, 3, 4, 5]
WORKPLACES = 2
REST = -1
"""All places that make nothing that is asked for, and the exhausted area: they only hold cubes."""

Cubes = int
"""How many of each kind: one number, six bits for each."""
Tokens = tuple[int, int, int]
"""On cards, ready on ships, exhausted."""
State = tuple[Cubes, tuple[Cubes, ...], Tokens, Tokens, int, int, tuple[int, ...], int, int, int]
"""Ready cubes; cubes by place; trade and exploration tokens; gold; goods bought (bits); goods lacking; free-good cards
used (bits); trade tokens that others stand for and that are not asked for yet; whether the tile is put back."""
Vector = tuple[int, ...]
"""What a way takes: ready cubes by kind, trade tokens, exploration tokens, gold, free-good cards."""


class Aim(NamedTuple):
    """What is asked for besides the cost: gold, a cube at a place afterwards, and the tile that may be put back."""

    gold: int = 0
    cube: int = -1
    place: int = HOME
    back: int = 0


NO_AIM = Aim()


BITS = 6
MASK = (1 << BITS) - 1
ONE = [1 << (BITS * cube) for cube in range(N_CUBES)]


def packed(numbers: list[int]) -> Cubes:
    """Numbers by kind as one."""
    return sum(number * one for number, one in zip(numbers, ONE, strict=True))


def unpacked(cubes: Cubes) -> list[int]:
    """The numbers by kind."""
    return [cubes >> (BITS * cube) & MASK for cube in range(N_CUBES)]


class Brute:
    """All ways of the active seat to pay a cost. With `merged`, places that make nothing of use are taken as one."""

    def __init__(self, t: Catalog, s: Position, cost: Cost, aim: Aim = NO_AIM, merged: bool = True) -> None:
        self.t, self.s, self.cost, self.aim = t, s, cost, aim
        self.trade_price, self.import_price, self.recall_price = t.trade_price, t.import_price, t.recall_price
        self.dearest = max(*t.trade_price, t.import_price)
        self.seat = s.active
        self.looked_at = 0
        lying = {cell: s.tile[self._at(cell)] or s.printed[self._at(cell)] for cell in CELL_LIST}
        self.industry = {cell: self._industry(tile) for cell, tile in lying.items()}
        self.below = self._industry(s.printed[self._at(aim.back)]) if aim.back else None
        kept = [cell for cell, found in self.industry.items() if found and (not merged or found[0] in cost.goods)]
        kept += [aim.back] if aim.back else []
        kept += [aim.place] if aim.cube >= 0 and aim.place not in (HOME, EXHAUSTED) else []
        self.places = [*sorted(set(kept)), EXHAUSTED] if not merged or aim.place == EXHAUSTED else sorted(set(kept))
        self.places.append(REST)
        self.cards = [card for card in s.open_cards[self.seat] if t.effects[card].free_goods]
        self.offers = {good: list(self._offers(good)) for good in set(cost.goods)}
        imported = {good for island in s.new_islands[self.seat] for good in t.new_goods[island]}
        self.imported = imported & set(cost.goods)

    def _at(self, cell: int) -> int:
        return self.seat * CELLS + cell

    def _industry(self, tile: int) -> tuple[int, int] | None:
        """The good and the kind of cube of a tile (plus 1)."""
        if tile and self.t.family[tile - 1] == INDUSTRY:
            return self.t.makes[tile - 1], self.t.works[tile - 1]
        return None

    def _offers(self, good: int) -> Iterator[tuple[Step, int]]:
        """Every industry of another player that makes a good, with its price (H1, H4)."""
        if good in self.t.far_goods:
            return
        for other in range(self.s.players):
            kinds: set[int] = set()
            for cell in range(1, CELLS if other != self.seat else 0):
                at = other * CELLS + cell
                found = self._industry(self.s.tile[at] or self.s.printed[at])
                if found and found[0] == good:
                    kinds.add(found[1])
            cheapest = min((self.trade_price[cube] for cube in kinds), default=0)
            if kinds:
                yield (moves.BUY, good, other, 0), cheapest
            for cube in kinds:
                if self.trade_price[cube] > cheapest:
                    yield (moves.BUY, good, other, cube + 1), self.trade_price[cube]

    def start(self) -> State:
        """The state before the first step."""
        s, seat = self.s, self.seat
        cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
        at = dict.fromkeys(self.places, 0)
        for place, crew in [(cell, self._crew(cell)) for cell in CELL_LIST] + [(EXHAUSTED, s.tired[cubes])]:
            at[place if place in at else REST] += packed(crew)
        trade = (s.trade_card[seat], s.trade[seat], s.trade_tired[seat])
        exploration = (s.explore_card[seat], s.explore[seat], s.explore_tired[seat])
        crews = tuple(at[place] for place in self.places)
        lacking = tuple(sorted(self.cost.goods))
        return (packed(s.ready[cubes]), crews, trade, exploration, s.gold[seat], s.bought, lacking, 0, 0, 0)

    def _crew(self, cell: int) -> list[int]:
        return [self.s.crew[self._at(cell)] >> (2 * cube) & 3 for cube in range(N_CUBES)]

    def next(self, state: State) -> Iterator[tuple[Step, State]]:
        """Every step that can be taken, and where it leads."""
        ready, crews, trade, exploration, gold, bought, lacking, cards, credit, back = state
        for good in dict.fromkeys(lacking):
            left = list(lacking)
            left.remove(good)
            rest = tuple(left)
            for index, place in enumerate(self.places):
                found = self.below if back and place == self.aim.back else self.industry.get(place)
                if not found or found[0] != good or not ready >> (BITS * found[1]) & MASK:
                    continue
                if sum(unpacked(crews[index])) < self.t.workplaces:
                    one = ONE[found[1]]
                    home = ready - one
                    now = (*crews[:index], crews[index] + one, *crews[index + 1 :])
                    yield (
                        (moves.WORK, place, 0, 0),
                        (home, now, trade, exploration, gold, bought, rest, cards, credit, back),
                    )
            if not bought >> good & 1:
                for step, price in self.offers[good]:
                    spent = _spend(trade, price - min(price, credit))
                    if spent:
                        owing = credit - min(price, credit)
                        had = bought | 1 << good
                        yield step, (ready, crews, spent, exploration, gold, had, rest, cards, owing, back)
            if good in self.imported:
                spent = _spend(trade, self.import_price - min(self.import_price, credit))
                if spent:
                    owing = credit - min(self.import_price, credit)
                    step = (moves.IMPORT, good, 0, 0)
                    yield step, (ready, crews, spent, exploration, gold, bought, rest, cards, owing, back)
            for number, card in enumerate(self.cards):
                if good in self.t.effects[card].free_goods and not cards >> number & 1:
                    used = cards | 1 << number
                    step = (moves.FREE, good, card, 0)
                    yield step, (ready, crews, trade, exploration, gold, bought, rest, used, credit, back)
        for index, place in enumerate(self.places) if gold else ():
            for cube in range(N_CUBES) if crews[index] else ():
                if crews[index] >> (BITS * cube) & MASK and gold >= self.recall_price[cube]:
                    now = (*crews[:index], crews[index] - ONE[cube], *crews[index + 1 :])
                    money = gold - self.recall_price[cube]
                    step = (moves.SHIFT_END, cube, place, 0)
                    home = ready + ONE[cube]
                    yield step, (home, now, trade, exploration, money, bought, lacking, cards, credit, back)
        if self.s.ratio:
            for number in range(1, self.cost.trade + self.dearest * len(lacking) - credit + 1):
                spent = _spend(exploration, self.s.ratio * number)
                if spent:
                    step = (moves.BERYL, number, 0, 0)
                    yield step, (ready, crews, trade, spent, gold, bought, lacking, cards, credit + number, back)
        if self.aim.back and not back:
            yield (moves.PUT_BACK, self.aim.back, 0, 0), self._put_back(state)

    def _put_back(self, state: State) -> State:
        """The cubes there are exhausted; the tokens of a ship leave, exhausted ones first; what is below counts."""
        ready, crews, trade, exploration, gold, bought, lacking, cards, credit, _ = state
        t, cell = self.t, self.aim.back
        index, away = self.places.index(cell), self.places.index(EXHAUSTED if EXHAUSTED in self.places else REST)
        now = list(crews)
        now[away] += crews[index]
        now[index] = 0
        tile, printed = self.s.tile[self._at(cell)] - 1, self.s.printed[self._at(cell)] - 1
        tokens = {MERCHANT: trade, EXPLORATION: exploration}
        if t.family[tile] in tokens:
            lying, afloat, tired = tokens[t.family[tile]]
            gone = min(tired, t.level[tile])
            tokens[t.family[tile]] = (lying, afloat - (t.level[tile] - gone), tired - gone)
        if printed >= 0 and t.family[printed] in tokens:
            lying, afloat, tired = tokens[t.family[printed]]
            tokens[t.family[printed]] = (lying, afloat + t.level[printed], tired)
        return (ready, tuple(now), tokens[MERCHANT], tokens[EXPLORATION], gold, bought, lacking, cards, credit, 1)

    def paid(self, state: State) -> Vector | None:
        """What the way to a state has taken if the cost can now be paid and the aim is met; else None."""
        ready, crews, trade, exploration, gold, _, lacking, cards, credit, back = state
        cost, aim, first = self.cost, self.aim, self.start_state
        if lacking or credit > cost.trade or gold < aim.gold or (aim.back and not back):
            return None
        left = [number - asked for number, asked in zip(unpacked(ready), cost.cubes, strict=True)]
        spent, explored = _spend(trade, cost.trade - credit), _spend(exploration, cost.exploration)
        if min(left) < 0 or spent is None or explored is None:
            return None
        if aim.cube >= 0:
            there = left if aim.place == HOME else unpacked(crews[self.places.index(aim.place)])
            tired = cost.cubes[aim.cube] if aim.place == EXHAUSTED else 0
            if not there[aim.cube] + tired:
                return None
        used = [number - now for number, now in zip(unpacked(first[0]), left, strict=True)]
        used += [sum(first[2][:2]) - sum(spent[:2]), sum(first[3][:2]) - sum(explored[:2])]
        return (*used, first[4] - gold, bin(cards).count("1"))

    def _hopeless(self) -> bool:
        """Whether a good has no source at all."""
        made = {found[0] for found in [*self.industry.values(), self.below] if found}
        freed = {good for card in self.cards for good in self.t.effects[card].free_goods}
        return any(not self.offers[good] and good not in made | freed | self.imported for good in self.cost.goods)

    def all_ways(self, most: int = 1 << 60, nodes: int = 1 << 60) -> dict[Vector, tuple[Step, ...]]:
        """What ways can take, with steps for each, the shortest first; stops when `most` are found or at `nodes`."""
        self.start_state = self.start()
        found: dict[Vector, tuple[Step, ...]] = {}
        if self._hopeless():
            return found
        seen = {self.start_state}
        queue: list[tuple[State, tuple[Step, ...]]] = [(self.start_state, ())]
        for state, steps in queue:
            self.looked_at += 1
            takes = self.paid(state)
            if takes is not None and takes not in found:
                found[takes] = self._located(steps)
            if len(found) >= most or self.looked_at > nodes:
                break
            for step, after in self.next(state):
                if after not in seen:
                    seen.add(after)
                    queue.append((after, (*steps, step)))
        return found

    def any_way(self) -> tuple[Step, ...] | None:
        """One way, if there is one."""
        return next(iter(self.all_ways(most=1).values()), None)

    def follow(self, steps: tuple[Step, ...]) -> Vector | None:
        """What these very steps take; None if one of them cannot be taken or they do not pay."""
        state = self.start_state = self.start()
        for step in steps:
            after = dict(self.next(state)).get(step)
            if after is None:
                return None
            state = after
        return self.paid(state)

    def _located(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """The same steps with a real place where cubes were only known to be somewhere."""
        lying: list[tuple[int, int]] = []
        for place in [*CELL_LIST, EXHAUSTED]:
            if place not in self.places:
                at = self.seat * N_CUBES
                cubes = self._crew(place) if place != EXHAUSTED else self.s.tired[at : at + N_CUBES]
                lying += [(cube, place) for cube in range(N_CUBES) for _ in range(cubes[cube])]
        if self.aim.back:
            lying += [(cube, EXHAUSTED) for cube in range(N_CUBES) for _ in range(WORKPLACES)]
        found: list[Step] = []
        for op, a, b, c in steps:
            if op == moves.SHIFT_END and b == REST:
                cube, b = next(pair for pair in lying if pair[0] == a)
                lying.remove((cube, b))
            found.append((op, a, b, c))
        return tuple(found)


CELL_LIST = list(range(1, CELLS))


def _spend(tokens: Tokens, number: int) -> Tokens | None:
    """Those on cards first and to the supply, then those of ships (P5, P6); None if there are too few."""
    lying, ready, tired = tokens
    off = min(lying, number)
    return (lying - off, ready - (number - off), tired + number - off) if number - off <= ready else None


def beats(one: Vector, other: Vector) -> bool:
    """Whether a way takes at most as much of every kind and less of one."""
    return one != other and all(mine <= theirs for mine, theirs in zip(one, other, strict=True))


def comes_down_to(way: Vector, listed: list[Vector]) -> bool:
    """Whether a way is no better than some listed one with cubes sent home besides for what they cost."""
    for other in listed:
        home = [max(0, theirs - mine) for mine, theirs in zip(way[:N_CUBES], other[:N_CUBES], strict=True)]
        gold = other[N_CUBES + 2] + sum(RECALL_PRICE[cube] * number for cube, number in enumerate(home))
        tokens = all(theirs <= mine for mine, theirs in zip(way[N_CUBES:], other[N_CUBES:], strict=True))
        if tokens and gold <= way[N_CUBES + 2]:
            return True
    return False
