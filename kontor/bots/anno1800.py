"""The greedy bot for Anno 1800: one line ahead, towards an empty hand in few actions and many points on the way."""

from typing import Any

from kontor.anno1800 import moves as m
from kontor.anno1800.ground import open_tile
from kontor.anno1800.moves import Move
from kontor.anno1800.scoring import Holding, holding, score
from kontor.anno1800.state import Position
from kontor.anno1800.tables import CELLS, INDUSTRY, N_CUBES, NEW_WORLD_DECK, SEA, SHIPYARD, ZONE, Cost, Tables
from kontor.bots.anno1800_effort import BOUGHT, IMPORTED, OWN, Effort, actions_for, costs_of, explores
from kontor.bots.base import Bot
from kontor.table.desk import Desk
from kontor.table.rng import Rng

_ACTION = 1.6
_HURRY = 0.04
"""What an action is worth in points, and how much more with every round: hands are to get empty in the end."""
_FINISH = 60.0
_FINISH_FROM = 12
_FINISH_GROWS = 0.0
"""What an empty hand is worth besides the fireworks, from which round on it is worth more, and how much: games end."""
_NEAR = 2.5
"""Actions within which a card is sure to be played; what is done for it helps others."""
_OBJECTIVES = 0.7
"""How much of an objective's points counts before the end."""
_GOLD = 0.35
_WORTH_IT = 0.2
_YARDS = 2
_PATIENCE = 45
_UNREST = 0.15
"""From which round on chance gets a say, and how much more with every round."""
_WAYS = 3
_CELLS = 3
"""Ways to pay and cells that are looked at."""
_READY = 0.1
"""What a ready cube or token is worth beyond what the hand needs."""
_UNUSED = {"actions": 1.2, "trade": 0.25, "exploration": 0.3}
"""What an effect not used yet is worth."""
_SWAP = 0.6
"""How much of an action a swap must bring at least, since what comes may be no better."""
_OPEN_WORLD = 0.8
"""What the chance of an Old World island is worth, besides its room."""


class GreedyBot(Bot):
    """Makes the line that leads to the best position by its estimate of points and of actions still to take.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> match.why_not(match.game.text(GreedyBot().choose(Desk(match.game, match.state), Rng(1)))) is None
    True
    """

    def __init__(self) -> None:
        self._efforts: dict[tuple[int, ...], Effort] = {}

    def choose(self, desk: Desk, rng: Rng) -> Any:
        """The best line at sight.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.why_not(match.game.text(GreedyBot().choose(Desk(match.game, match.state), Rng(1)))) is None
        True
        """
        things = desk.things()
        if len(things) == 1:
            return desk.complete(things[0])[0]
        game = desk.game
        tables: Tables = game.tables  # type: ignore[attr-defined]
        world: Position = game.imagine(desk.view(), rng)
        if len(self._efforts) > 2000:
            self._efforts.clear()
        judge = _Judge(tables, world, self._efforts)
        now = judge.value(world)
        # Who finds no way on for long tries something else.
        unrest = _UNREST * max(0, world.turns // world.players - _PATIENCE) / 1000
        free: tuple[float, Move] | None = None
        action: tuple[float, Move] | None = None
        for thing in things:
            for move in judge.lines(desk, thing):
                after = world.copy()
                game.apply(after, move, None)
                found = (judge.value(after) + judge.bonus(move) + unrest * rng.below(1000), move)
                if thing.kind in (m.USE, m.USE_OBJECTIVE, m.RECALL):
                    free = found if free is None or found[0] > free[0] else free
                else:
                    action = found if action is None or found[0] > action[0] else action
        # A free step must be worth it by itself; so must another part of an action, or one more action.
        if free is not None and free[0] > now + _WORTH_IT:
            return free[1]
        if world.begun and (action is None or action[0] < now - self._spare(world, judge)):
            return Move(m.END)
        return action[1] if action is not None else Move(m.END if world.begun else m.FESTIVAL)

    def _spare(self, world: Position, judge: "_Judge") -> float:
        """What is given up by ending the turn: an action that is left."""
        return judge.action if world.actions else 0.0


class _Judge:
    """Judges positions for one seat during one decision."""

    def __init__(self, t: Tables, world: Position, efforts: dict[tuple[int, ...], Effort]) -> None:
        self.t = t
        self.seat = world.active
        self.known = set(world.hands[world.active])
        self.world = world
        self.efforts = efforts
        self.others = [holding(t, world, seat) for seat in range(world.players) if seat != world.active]
        self.action = _ACTION + _HURRY * (world.turns // world.players)
        self.finish = _FINISH + _FINISH_GROWS * max(0, world.turns // world.players - _FINISH_FROM)
        self.unknown: dict[int, list[list[tuple[float, float]]]] = {}
        self.island = 1.5
        self.island = self._island(self.effort(world))
        turns_left = world.last_turn - world.turns
        self.last = 0 < turns_left <= world.players
        """Whether this is the seat's last turn."""
        self.ending = world.last_turn > 0

    def effort(self, s: Position) -> Effort:
        """The effort table of a position; equal ones are worked out once."""
        t, seat = self.t, self.seat
        owned = s.owned[seat * N_CUBES : (seat + 1) * N_CUBES]
        trade = s.trade[seat] + s.trade_tired[seat]
        exploration = s.explore[seat] + s.explore_tired[seat]
        stock = 0
        for tile, count in enumerate(s.stock):
            if count:
                stock |= 1 << tile
        has = [min(number, 2) for number in owned]
        yards = s.yards[seat * 4 : seat * 4 + 4]
        key = (seat, trade, s.trade_card[seat], exploration, stock, *s.made_by, *has, *yards, *s.new_islands[seat])
        known = self.efforts.get(key)
        if known is None:
            known = Effort(t, s, seat)
            self.efforts[key] = known
        return known

    def _island(self, effort: Effort) -> float:
        """The actions for a New World island: its cards must be played too, and bring points."""
        cards = self.t.new_cards
        asked = sum(
            [weight * (1.0 - spared**cards) for weight, spared in self._chances(effort)[NEW_WORLD_DECK] if spared]
        )
        points = cards * self.t.card_points[NEW_WORLD_DECK]
        return 1.2 + max(0.0, cards + asked - points / self.action)

    def _drawn(self, effort: Effort, numbers: list[int]) -> float:
        """The actions for cards still unknown, so many of each deck, besides what the hand needs anyway.

        Each thing to do is needed with the chance that at least one of the cards asks for it.
        """
        known = self.unknown.get(id(effort))
        if known is None:
            known = self._chances(effort)
            self.unknown[id(effort)] = known
        actions = 0.0
        for deck, number in enumerate(numbers):
            if number:
                actions += number + sum([weight * (1.0 - spared**number) for weight, spared in known[deck]])
        return actions

    def _chances(self, effort: Effort) -> list[list[tuple[float, float]]]:
        """By deck: what its cards ask for, by weight and by the share of cards that do not."""
        t = self.t
        anyway = 0
        for card in self.known:
            bits = effort.for_cost(t.needs[card])
            if actions_for(bits, self.island) <= _NEAR:
                anyway |= bits
        found: list[list[tuple[float, float]]] = []
        for deck in range(3):
            cards = [card for card, of in enumerate(t.deck_of) if of == deck and card not in self.known]
            counts: dict[int, int] = {}
            for card in cards:
                bits = effort.for_cost(t.needs[card]) & ~anyway
                while bits:
                    low = bits & -bits
                    counts[low] = counts.get(low, 0) + 1
                    bits ^= low
            found.append([(actions_for(bit, self.island), 1.0 - count / len(cards)) for bit, count in counts.items()])
        return found

    def lines(self, desk: Desk, thing: Move) -> list[Move]:
        """The lines of a thing that are worth a look: the first ways to pay, the cells that cost least."""
        if thing.kind == m.END:
            return []
        if thing.kind == m.SWAP:
            return self._swaps(thing)
        if thing.kind == m.FESTIVAL and self._all_at_home():
            return []
        found = desk.complete(thing)
        if thing.kind == m.BUILD and self._useless(thing.what):
            return []
        if thing.kind == m.BUILD:
            kept = [move for move in found if not any([step[0] == m.PUT_BACK for step in move.steps])]
            return self._few_cells(kept) if kept else []
        if thing.kind == m.USE or thing.kind == m.USE_OBJECTIVE:
            return self._few_sets(found)
        return found[:_WAYS] if thing.kind != m.UPGRADE else found[: 3 * _WAYS]

    def _all_at_home(self) -> bool:
        s, seat = self.world, self.seat
        cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
        return s.ready[cubes] == s.owned[cubes] and not s.trade_tired[seat] and not s.explore_tired[seat]

    def _useless(self, tile: int) -> bool:
        """Industries one has already, and shipyards beyond the second that are no better than the best."""
        s, t, seat = self.world, self.t, self.seat
        if t.family[tile] == INDUSTRY:
            return any([open_tile(s, seat, cell) == tile for cell in range(1, CELLS)])
        yards = s.yards[seat * 4 : seat * 4 + 4]
        return t.family[tile] == SHIPYARD and sum(yards) >= _YARDS and any(yards[t.level[tile] :])

    def _few_cells(self, found: list[Move]) -> list[Move]:
        s, t, seat = self.world, self.t, self.seat
        needed = self._needed_goods()
        ranked: dict[int, tuple[int, int]] = {}
        for move in found:
            if move.place not in ranked:
                tile = open_tile(s, seat, move.place)
                if tile < 0:
                    # Coast is kept for shipyards.
                    rank = 0 if ZONE[move.place] != SEA and move.place % 6 in (1, 2) else 1
                elif t.family[tile] == INDUSTRY:
                    same = t.family[move.what] == INDUSTRY and t.makes[tile] == t.makes[move.what]
                    rank = 2 if same else 8 if needed >> t.makes[tile] & 1 else 4
                else:
                    rank = 6
                ranked[move.place] = (rank, move.place)
        cells = sorted(ranked, key=lambda cell: ranked[cell])[:_CELLS]
        by_cell = {cell: [move for move in found if move.place == cell][:_WAYS] for cell in cells}
        # All ways on the best cell, the first way on the others.
        return [*by_cell[cells[0]], *[by_cell[cell][0] for cell in cells[1:]]]

    def _needed_goods(self) -> int:
        bits = 0
        for card in self.known:
            bits |= self.t.needs[card].mask
        return bits

    def _few_sets(self, found: list[Move]) -> list[Move]:
        """Of all sets of cards to give up, those with the worst cards; of upgrades the first."""
        if found[0].kind == m.USE and self.t.effects[found[0].what].upgrades:
            return found[: 2 * _WAYS]
        if len(found) == 1:
            return found
        worst = self._worst_first()
        most = max(len(move.extra) for move in found)
        wanted = [set(worst[:size]) for size in range(1, most + 1)]
        return [move for move in found if set(move.extra) in wanted]

    def _worst_first(self) -> list[int]:
        effort = self.effort(self.world)
        t = self.t

        def net(card: int) -> tuple[float, int]:
            lacking = actions_for(effort.for_cost(t.needs[card]), self.island)
            return t.card_points[t.deck_of[card]] - self.action * lacking, card

        return sorted(self.known, key=net)

    def _swaps(self, thing: Move) -> list[Move]:
        """The worst one, two or three cards of the hand."""
        s, t = self.world, self.t
        worst = [card for card in self._worst_first() if s.decks[t.deck_of[card]]]
        return [thing._replace(extra=tuple(sorted(worst[:size]))) for size in range(1, 1 + min(3, len(worst)))]

    def bonus(self, move: Move) -> float:
        """What cannot be seen in the position that is imagined: the chance in what is drawn."""
        if move.kind == m.OPEN:
            return _OPEN_WORLD
        return -_SWAP * self.action if move.kind == m.SWAP else 0.0

    def value(self, s: Position) -> float:
        """Points, what the hand promises, and what all that takes."""
        points = self._points(s)
        if self.last:
            return points
        promised = self._promise(s)
        if self.ending:
            # Hardly anything more than the points can still be had.
            return points + 0.1 * promised
        return points + promised + self.action * s.actions + self._idle(s)

    def _promise(self, s: Position) -> float:
        """What the hand promises: the points of some of its cards, less the actions; or of all, and the end."""
        t, seat = self.t, self.seat
        effort = self.effort(s)
        known: list[tuple[float, int]] = []
        drawn = [0, 0, 0]
        for card in s.hands[seat]:
            if card in self.known:
                known.append((actions_for(effort.for_cost(t.needs[card]), self.island), card))
            else:
                drawn[t.deck_of[card]] += 1
        known.sort()
        use = [0.0] * (N_CUBES + 2)
        plan = 0
        points = actions = best = value = 0.0
        room = self._free_cells(s)
        for _, card in known:
            # The nearest first: what is done for one card need not be done again for the next.
            bits = effort.for_cost(t.needs[card])
            actions += 1.0 + actions_for(bits & ~plan, self.island)
            for cost in costs_of(t, bits & ~plan):
                self._use(s, effort, cost, use)
            plan |= bits
            points += t.card_points[t.deck_of[card]]
            self._use(s, effort, t.needs[card], use)
            value = points - self.action * (actions + self._overhead(s, plan, use, room))
            best = max(best, value)
        if any(drawn):
            points += sum([number * t.card_points[deck] for deck, number in enumerate(drawn)])
            actions += self._drawn(effort, drawn)
            value = points - self.action * (actions + self._overhead(s, plan, use, room))
            best = max(best, value)
        return max(best, value + self.finish)

    def _overhead(self, s: Position, plan: int, use: list[float], room: int) -> float:
        """Actions for room and for festivals."""
        exploring = 0
        if explores(plan):
            exploring = self.t.new_cost[min(len(s.new_islands[self.seat]), len(self.t.new_cost) - 1)]
        builds = (plan & ((1 << self.t.n_built) - 1)).bit_count()
        return 0.3 * max(0, min(builds, 6) - room) + self._festivals(s, use, exploring)

    def _use(self, s: Position, effort: Effort, cost: Cost, use: list[float]) -> None:
        """Add the cubes and tokens that paying a cost takes."""
        t, seat = self.t, self.seat
        for cube in range(N_CUBES):
            use[cube] += cost.cubes[cube]
        use[N_CUBES] += cost.trade
        use[N_CUBES + 1] += cost.exploration
        for good in cost.goods:
            source = effort.source[good]
            if source == OWN:
                bits = s.sites[seat * s.n_goods + good]
                use[t.works[open_tile(s, seat, (bits & -bits).bit_length() - 1)]] += 1.0
            elif source == BOUGHT or source == IMPORTED:
                use[N_CUBES] += effort.price[good]
            elif effort.tile[good] >= 0:
                use[t.works[effort.tile[good]]] += 1.0

    def _festivals(self, s: Position, use: list[float], exploring: int) -> float:
        """How often everybody must come home until the plan is done."""
        seat = self.seat
        most = total = 0.0
        for cube in range(N_CUBES):
            owned = s.owned[seat * N_CUBES + cube]
            short = max(0.0, use[cube] - s.ready[seat * N_CUBES + cube]) / max(1, owned)
            most = max(most, short)
            total += short
        trade = s.trade[seat] + s.trade_tired[seat]
        short = max(0.0, use[N_CUBES] - s.trade[seat] - s.trade_card[seat]) / max(1, trade)
        exploration = s.explore[seat] + s.explore_tired[seat]
        far = max(0.0, use[N_CUBES + 1] + exploring - s.explore[seat] - s.explore_card[seat]) / max(1, exploration)
        most = max(most, short, far)
        return 0.8 * most + 0.15 * (total + short + far)

    def _free_cells(self, s: Position) -> int:
        base = self.seat * CELLS
        cells = range(1, s.last_cell(self.seat) + 1)
        return sum(
            [1 for cell in cells if ZONE[cell] != SEA and not s.tile[base + cell] and not s.printed[base + cell]]
        )

    def _idle(self, s: Position) -> float:
        """What lies ready beyond the plan, and effects not used yet."""
        seat = self.seat
        ready = sum(s.ready[seat * N_CUBES : (seat + 1) * N_CUBES]) + s.trade[seat] + s.explore[seat]
        ready += s.trade_card[seat] + s.explore_card[seat]
        value = _READY * ready
        for card in s.open_cards[seat]:
            effect = self.t.effects[card]
            value += _UNUSED["actions"] * effect.actions + _UNUSED["trade"] * effect.trade
            value += _UNUSED["exploration"] * effect.exploration + (1.0 if effect.upgrades else 0.0)
        value += 0.3 * (s.trade[seat] + s.trade_tired[seat]) + 0.4 * (s.explore[seat] + s.explore_tired[seat])
        return value

    def _points(self, s: Position) -> float:
        """Influence as it stands; gold by its use, objectives as far as they are likely to stay."""
        t, seat = self.t, self.seat
        mine: Holding = holding(t, s, seat)
        sheet = score(t, s.objectives, [mine, *self.others])[0]
        if self.last:
            return float(sheet.total) + 0.01 * mine.gold
        sure = sum(sheet.cards) + sheet.fireworks + _GOLD * mine.gold
        return sure + 0.8 * sheet.expeditions + _OBJECTIVES * sum(sheet.objectives)
