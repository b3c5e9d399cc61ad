"""Paying by brute force: try every sequence of steps, without using the engine's payment code.

Only the layout of pieces is read from the position. What a step requires and does is implemented here a second time.
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
"""All places that make no good of the cost, and the exhausted area. They only hold cubes."""

Cubes = int
"""The number of cubes of each kind, packed into one integer with six bits per kind."""
Tokens = tuple[int, int, int]
"""On cards, ready on ships, exhausted."""
State = tuple[Cubes, tuple[Cubes, ...], Tokens, Tokens, int, int, tuple[int, ...], int, int, int, Cubes]
"""Ready cubes; cubes by place; trade and exploration tokens; gold; goods bought (bits); goods still to get; free-good
cards used (bits); trade tokens exchanged in advance and not spent yet; whether the tile is put back; free upgrades
taken, by kind."""
Vector = tuple[int, ...]
"""What a way to pay takes: ready cubes by kind, trade and exploration tokens, gold, free-good cards, free upgrades."""


class Aim(NamedTuple):
    """Requirements besides the cost: gold left over, a cube at a place afterwards, the tile to put back, and a cube of
    a kind in the supply afterwards. `upgrades` allows free upgrades."""

    gold: int = 0
    cube: int = -1
    place: int = HOME
    back: int = 0
    supply: int = -1
    upgrades: bool = False


NO_AIM = Aim()


BITS = 6
MASK = (1 << BITS) - 1
ONE = [1 << (BITS * cube) for cube in range(N_CUBES)]


def packed(numbers: list[int]) -> Cubes:
    """Return numbers by kind, packed into one integer."""
    return sum(number * one for number, one in zip(numbers, ONE, strict=True))


def unpacked(cubes: Cubes) -> list[int]:
    """Return packed numbers as a list."""
    return [cubes >> (BITS * cube) & MASK for cube in range(N_CUBES)]


class Brute:
    """Search for all ways of the active seat to pay a cost. `merged` treats places that make nothing useful as one."""

    def __init__(self, t: Catalog, s: Position, cost: Cost, aim: Aim = NO_AIM, merged: bool = True) -> None:
        self.t, self.s, self.cost, self.aim = t, s, cost, aim
        self.trade_price, self.import_price, self.recall_price = t.trade_price, t.import_price, t.recall_price
        self.dearest = max(*t.trade_price, t.import_price)
        self.seat = s.active
        self.looked_at = 0
        tiles = {cell: s.tile[self._at(cell)] or s.printed[self._at(cell)] for cell in CELL_LIST}
        self.industry = {cell: self._industry(tile) for cell, tile in tiles.items()}
        self.below = self._industry(s.printed[self._at(aim.back)]) if aim.back else None
        useful = [
            cell for cell, industry in self.industry.items() if industry and (not merged or industry[0] in cost.goods)
        ]
        useful += [aim.back] if aim.back else []
        useful += [aim.place] if aim.cube >= 0 and aim.place not in (HOME, EXHAUSTED) else []
        self.places = [*sorted(set(useful)), EXHAUSTED] if not merged or aim.place == EXHAUSTED else sorted(set(useful))
        self.places.append(REST)
        self.cards = [card for card in s.open_cards[self.seat] if t.effects[card].free_goods]
        self.upgrades = [self._upgrade_cards(cube) for cube in range(N_CUBES)]
        goods = set(cost.goods) if merged else set(range(t.n_goods))
        self.offers = {good: list(self._offers(good)) for good in goods}
        imported = {good for island in s.new_islands[self.seat] for good in t.new_goods[island]}
        self.imported = imported & goods

    def _upgrade_cards(self, cube: int) -> list[int]:
        """Return the cards for free upgrades of a kind, each once for every upgrade."""
        effects, s = self.t.effects, self.s
        left = [card for card in s.upgrades_left if effects[card].upgrade_from == cube]
        played = [card for card in s.open_cards[self.seat] if effects[card].upgrade_from == cube]
        return [*left, *(card for card in played for _ in range(effects[card].upgrades))]

    def _at(self, cell: int) -> int:
        return self.seat * CELLS + cell

    def _industry(self, tile: int) -> tuple[int, int] | None:
        """Return the good and the kind of cube of an industry, given its tile plus 1."""
        if tile and self.t.family[tile - 1] == INDUSTRY:
            return self.t.makes[tile - 1], self.t.works[tile - 1]
        return None

    def _offers(self, good: int) -> Iterator[tuple[Step, int]]:
        """Yield the steps that buy a good from another player, with their prices (H1, H4)."""
        if good in self.t.far_goods:
            return
        for other in range(self.s.players):
            kinds: set[int] = set()
            for cell in range(1, CELLS if other != self.seat else 0):
                at = other * CELLS + cell
                industry = self._industry(self.s.tile[at] or self.s.printed[at])
                if industry and industry[0] == good:
                    kinds.add(industry[1])
            cheapest = min((self.trade_price[cube] for cube in kinds), default=0)
            if kinds:
                yield (moves.BUY, good, other, 0), cheapest
            for cube in kinds:
                if self.trade_price[cube] > cheapest:
                    yield (moves.BUY, good, other, cube + 1), self.trade_price[cube]

    def start(self) -> State:
        """Return the state before the first step."""
        s, seat = self.s, self.seat
        cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
        at = dict.fromkeys(self.places, 0)
        for place, crew in [(cell, self._crew(cell)) for cell in CELL_LIST] + [(EXHAUSTED, s.exhausted[cubes])]:
            at[place if place in at else REST] += packed(crew)
        trade = (s.trade_card[seat], s.trade[seat], s.trade_exhausted[seat])
        exploration = (s.explore_card[seat], s.explore[seat], s.explore_exhausted[seat])
        crews = tuple(at[place] for place in self.places)
        goods = self.cost.goods[:]
        for good in s.at_hand:
            if good in goods:
                goods.remove(good)
        lacking = tuple(sorted(goods))
        return (packed(s.ready[cubes]), crews, trade, exploration, s.gold[seat], s.bought, lacking, 0, 0, 0, 0)

    def _crew(self, cell: int) -> list[int]:
        return [self.s.crew[self._at(cell)] >> (2 * cube) & 3 for cube in range(N_CUBES)]

    def next(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield every possible step with the state after it."""
        lacking, back = state[6], state[9]
        if self.aim.upgrades:
            yield from self._upgrade(state)
        for good in dict.fromkeys(lacking):
            left = list(lacking)
            left.remove(good)
            rest = tuple(left)
            yield from self._work(state, good, rest)
            yield from self._bring(state, good, rest)
        yield from self._recall(state)
        yield from self._exchange(state)
        if self.aim.back and not back:
            yield (moves.RETURN, self.aim.back, 0, 0), self._return_tile(state)

    def _work(self, state: State, good: int, rest: tuple[int, ...]) -> Iterator[tuple[Step, State]]:
        """Yield the steps that make a good. `rest` are the goods still lacking after it."""
        ready, crews, trade, exploration, gold, bought, _, cards, credit, back, raised = state
        for index, place in enumerate(self.places):
            industry = self.below if back and place == self.aim.back else self.industry.get(place)
            if not industry or industry[0] != good or not ready >> (BITS * industry[1]) & MASK:
                continue
            if sum(unpacked(crews[index])) < self.t.workplaces:
                one = ONE[industry[1]]
                now = (*crews[:index], crews[index] + one, *crews[index + 1 :])
                step = (moves.WORK, place, 0, 0)
                yield step, (ready - one, now, trade, exploration, gold, bought, rest, cards, credit, back, raised)

    def _bring(self, state: State, good: int, rest: tuple[int, ...]) -> Iterator[tuple[Step, State]]:
        """Yield the steps that buy or import a good, or get it from a card. `rest` are the goods still lacking."""
        ready, crews, trade, exploration, gold, bought, _, cards, credit, back, raised = state
        if not bought >> good & 1:
            for step, price in self.offers[good]:
                spent = _spend(trade, price - min(price, credit))
                if spent:
                    credit_left = credit - min(price, credit)
                    now_bought = bought | 1 << good
                    yield (
                        step,
                        (ready, crews, spent, exploration, gold, now_bought, rest, cards, credit_left, back, raised),
                    )
        if good in self.imported:
            spent = _spend(trade, self.import_price - min(self.import_price, credit))
            if spent:
                credit_left = credit - min(self.import_price, credit)
                step = (moves.IMPORT, good, 0, 0)
                yield step, (ready, crews, spent, exploration, gold, bought, rest, cards, credit_left, back, raised)
        for number, card in enumerate(self.cards):
            if good in self.t.effects[card].free_goods and not cards >> number & 1:
                used = cards | 1 << number
                step = (moves.FREE, good, card, 0)
                yield step, (ready, crews, trade, exploration, gold, bought, rest, used, credit, back, raised)

    def _recall(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps that recall a cube."""
        ready, crews, trade, exploration, gold, bought, lacking, cards, credit, back, raised = state
        for index, place in enumerate(self.places) if gold else ():
            for cube in range(N_CUBES) if crews[index] else ():
                if crews[index] >> (BITS * cube) & MASK and gold >= self.recall_price[cube]:
                    now = (*crews[:index], crews[index] - ONE[cube], *crews[index + 1 :])
                    money = gold - self.recall_price[cube]
                    step = (moves.RECALL_STEP, cube, place, 0)
                    home = ready + ONE[cube]
                    yield step, (home, now, trade, exploration, money, bought, lacking, cards, credit, back, raised)

    def _upgrade(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps that upgrade one cube for free (K6)."""
        ready, crews, trade, exploration, gold, bought, lacking, cards, credit, back, raised = state
        taken = unpacked(raised)
        for cube in range(N_CUBES - 1):
            free = self.upgrades[cube][taken[cube] :]
            if not free or not self._supply(cube + 1, taken):
                continue
            more = ONE[cube + 1] - ONE[cube]
            now = raised + ONE[cube]
            if ready >> (BITS * cube) & MASK:
                step = (moves.USE_STEP, free[0], moves.pack_places((HOME,)), 0)
                yield step, (ready + more, crews, trade, exploration, gold, bought, lacking, cards, credit, back, now)
            for index, place in enumerate(self.places):
                if crews[index] >> (BITS * cube) & MASK:
                    at = (*crews[:index], crews[index] + more, *crews[index + 1 :])
                    # A place that is not told apart: `_located` names a real one.
                    packed_place = moves.pack_places((place,)) if place != REST else REST
                    step = (moves.USE_STEP, free[0], packed_place, 0)
                    yield step, (ready, at, trade, exploration, gold, bought, lacking, cards, credit, back, now)

    def _supply(self, cube: int, taken: list[int]) -> int:
        """Return how many cubes of a kind are in the supply after free upgrades."""
        return self.s.supply[cube] + taken[cube] - (taken[cube - 1] if cube else 0)

    def _exchange(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps that exchange exploration tokens for trade tokens."""
        ready, crews, trade, exploration, gold, bought, lacking, cards, credit, back, raised = state
        if self.s.ratio:
            for number in range(1, self.cost.trade + self.dearest * len(lacking) - credit + 1):
                spent = _spend(exploration, self.s.ratio * number)
                if spent:
                    step = (moves.BERYL, number, 0, 0)
                    yield (
                        step,
                        (ready, crews, trade, spent, gold, bought, lacking, cards, credit + number, back, raised),
                    )

    def _return_tile(self, state: State) -> State:
        """Put the tile back: exhaust its cubes, remove tokens of a ship (exhausted ones first), uncover the print."""
        ready, crews, trade, exploration, gold, bought, lacking, cards, credit, _, raised = state
        t, cell = self.t, self.aim.back
        index, away = self.places.index(cell), self.places.index(EXHAUSTED if EXHAUSTED in self.places else REST)
        now = list(crews)
        now[away] += crews[index]
        now[index] = 0
        tile, printed = self.s.tile[self._at(cell)] - 1, self.s.printed[self._at(cell)] - 1
        tokens = {MERCHANT: trade, EXPLORATION: exploration}
        if t.family[tile] in tokens:
            on_cards, ready_tokens, exhausted = tokens[t.family[tile]]
            lost = min(exhausted, t.level[tile])
            tokens[t.family[tile]] = (on_cards, ready_tokens - (t.level[tile] - lost), exhausted - lost)
        if printed >= 0 and t.family[printed] in tokens:
            on_cards, ready_tokens, exhausted = tokens[t.family[printed]]
            fresh = 0 if t.version.uncovered_exhausted else t.level[printed]
            tokens[t.family[printed]] = (on_cards, ready_tokens + fresh, exhausted + t.level[printed] - fresh)
        return (
            ready,
            tuple(now),
            tokens[MERCHANT],
            tokens[EXPLORATION],
            gold,
            bought,
            lacking,
            cards,
            credit,
            1,
            raised,
        )

    def paid(self, state: State) -> Vector | None:
        """Return what a way to this state takes, or None if it does not pay the cost or misses the aim."""
        ready, crews, trade, exploration, gold, _, lacking, cards, credit, back, raised = state
        cost, aim, first = self.cost, self.aim, self.start_state
        if lacking or credit > cost.trade or gold < aim.gold or (aim.back and not back):
            return None
        if aim.supply >= 0 and not self._supply(aim.supply, unpacked(raised)):
            return None
        cubes_left = [number - asked for number, asked in zip(unpacked(ready), cost.cubes, strict=True)]
        trade_left, exploration_left = _spend(trade, cost.trade - credit), _spend(exploration, cost.exploration)
        if min(cubes_left) < 0 or trade_left is None or exploration_left is None:
            return None
        if aim.cube >= 0:
            at_place = cubes_left if aim.place == HOME else unpacked(crews[self.places.index(aim.place)])
            exhausted = cost.cubes[aim.cube] if aim.place == EXHAUSTED else 0
            if not at_place[aim.cube] + exhausted:
                return None
        used = [number - now for number, now in zip(unpacked(first[0]), cubes_left, strict=True)]
        used += [sum(first[2][:2]) - sum(trade_left[:2]), sum(first[3][:2]) - sum(exploration_left[:2])]
        return (*used, first[4] - gold, bin(cards).count("1"), *unpacked(raised)[:-1])

    def _has_unobtainable_good(self) -> bool:
        """Whether some good of the cost has no source."""
        produced = {industry[0] for industry in [*self.industry.values(), self.below] if industry}
        free = {good for card in self.cards for good in self.t.effects[card].free_goods}
        return any(
            not self.offers[good] and good not in produced | free | self.imported for good in self.start_state[6]
        )

    def all_ways(self, most: int = 1 << 60, nodes: int = 1 << 60) -> dict[Vector, tuple[Step, ...]]:
        """Return what each way to pay takes, with its steps, shortest first. Stop at `most` ways or `nodes` states."""
        self.start_state = self.start()
        ways: dict[Vector, tuple[Step, ...]] = {}
        if self._has_unobtainable_good():
            return ways
        seen = {self.start_state}
        queue: list[tuple[State, tuple[Step, ...]]] = [(self.start_state, ())]
        for state, steps in queue:
            self.looked_at += 1
            takes = self.paid(state)
            if takes is not None and takes not in ways:
                ways[takes] = self._located(steps)
            if len(ways) >= most or self.looked_at > nodes:
                break
            for step, after in self.next(state):
                if after not in seen:
                    seen.add(after)
                    queue.append((after, (*steps, step)))
        return ways

    def follow(self, steps: tuple[Step, ...]) -> Vector | None:
        """Return what these steps take, or None if a step is impossible or they do not pay the cost.

        Steps may bring goods that are not lacking, except from cards (P3, K5). `merged` must be off.
        """
        state = self.start_state = self.start()
        for step in steps:
            after = dict(self.next(state)).get(step)
            if after is None and self.t.version.goods_last and step[0] in (moves.WORK, moves.BUY, moves.IMPORT):
                after = self._surplus(state, step)
            if after is None:
                return None
            state = after
        return self.paid(state)

    def _surplus(self, state: State, step: Step) -> State | None:
        """Return the state after a step that brings a good that is not lacking, or None if it is impossible."""
        industry = self.below if state[9] and step[1] == self.aim.back else self.industry.get(step[1])
        good = (industry[0] if industry else -1) if step[0] == moves.WORK else step[1]
        lacking = state[6]
        return dict(self.next((*state[:6], (*lacking, good), *state[7:]))).get(step) if good >= 0 else None

    def _located(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """Return the steps with a real place for each recall and each upgrade at `REST`."""
        recallable: list[tuple[int, int]] = []
        for place in [*CELL_LIST, EXHAUSTED]:
            if place not in self.places:
                at = self.seat * N_CUBES
                cubes = self._crew(place) if place != EXHAUSTED else self.s.exhausted[at : at + N_CUBES]
                recallable += [(cube, place) for cube in range(N_CUBES) for _ in range(cubes[cube])]
        if self.aim.back:
            recallable += [(cube, EXHAUSTED) for cube in range(N_CUBES) for _ in range(WORKPLACES)]
        located: list[Step] = []
        for op, a, b, c in steps:
            if op == moves.RECALL_STEP and b == REST:
                cube, b = next(pair for pair in recallable if pair[0] == a)
                recallable.remove((cube, b))
            elif op == moves.USE_STEP and b == REST:
                kind = self.t.effects[a].upgrade_from
                cube, place = next(pair for pair in recallable if pair[0] == kind)
                recallable[recallable.index((cube, place))] = (cube + 1, place)
                b = moves.pack_places((place,))
            located.append((op, a, b, c))
        return tuple(located)


CELL_LIST = list(range(1, CELLS))


def _spend(tokens: Tokens, number: int) -> Tokens | None:
    """Spend tokens on cards first, then those of ships (P5, P6). Return None if there are too few."""
    on_cards, ready, exhausted = tokens
    from_cards = min(on_cards, number)
    return (
        (on_cards - from_cards, ready - (number - from_cards), exhausted + number - from_cards)
        if number - from_cards <= ready
        else None
    )


def beats(one: Vector, other: Vector) -> bool:
    """Whether a way takes no more of anything than the other, and less of something."""
    return one != other and all(mine <= theirs for mine, theirs in zip(one, other, strict=True))


def dominated(way: Vector, listed: list[Vector]) -> bool:
    """Whether a way is no better than a listed one, counting extra cubes at the price of recalling them."""
    for other in listed:
        home = [max(0, theirs - mine) for mine, theirs in zip(way[:N_CUBES], other[:N_CUBES], strict=True)]
        gold = other[N_CUBES + 2] + sum(RECALL_PRICE[cube] * number for cube, number in enumerate(home))
        tokens = all(theirs <= mine for mine, theirs in zip(way[N_CUBES:], other[N_CUBES:], strict=True))
        if tokens and gold <= way[N_CUBES + 2]:
            return True
    return False
