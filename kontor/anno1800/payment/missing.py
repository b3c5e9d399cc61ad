"""Shortages: what is missing to pay a cost, as data and as phrases."""

from typing import Final, NamedTuple

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Cost
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.sources import BY_CARD, BY_IMPORT, BY_TRADE, BY_WORK, Source
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_ONE, CREW_SIZE
from kontor.engine.errors import Phrase

_NO_SOURCE: Final[Source] = (-1, 0, 0)
_MAX_TRIED: Final = 2000
_WEIGHTS: Final = {"good": 100, "workplace": 6, "cube": 8, "trade_token": 5, "exploration_token": 5, "gold": 4}


class Shortage(NamedTuple):
    """Something missing: its kind, its name and the number.

    The kinds are `good` (without any source), `cube` (a ready one), `workplace` (for the named good), `trade_token`,
    `exploration_token` and `gold`.

    >>> Shortage("cube", "artisan", 1).what
    'cube'
    """

    what: str
    name: str
    number: int


def missing(means: Means, cost: Cost, gold: int = 0) -> list[Shortage]:
    """Return the smallest shortage for a cost plus some gold, or an empty list if it can be paid.

    Free upgrades are not counted as a remedy: they pay, or they do not.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> missing(Means(t, match.state, 0), t.hire_cost[3])
    [Shortage(what='good', name='windows', number=1)]
    """
    if means.payable(cost, gold):
        return []
    return _ShortageSearch(means, means.after_hand(cost), gold).smallest()


class _ShortageSearch:
    """Tries all sources, available or not, and records the smallest shortage."""

    def __init__(self, means: Means, cost: Cost, gold: int) -> None:
        self.means = means
        self.goods = sorted(cost.goods)
        self.cost = cost
        self.gold = gold
        self.best: list[Shortage] = []
        self.price = -1
        self.tried = 0

    def smallest(self) -> list[Shortage]:
        self._next([])
        return self.best

    def _next(self, chosen: list[Source]) -> None:
        if self.tried > _MAX_TRIED or self.price == 0:
            return
        if len(chosen) == len(self.goods):
            self.tried += 1
            lacks = self._lacks(chosen)
            price = sum(_WEIGHTS[lack.what] * lack.number for lack in lacks)
            if self.price < 0 or price < self.price:
                self.best, self.price = lacks, price
            return
        good = self.goods[len(chosen)]
        sources = [source for source in self.means.sources(good) if not self._used_up(good, source, chosen)]
        for source in sources or [_NO_SOURCE]:
            self._next([*chosen, source])

    def _used_up(self, good: int, source: Source, chosen: list[Source]) -> bool:
        """Whether a source is taken: a good can be bought once, a card can be used once."""
        if source[0] == BY_CARD:
            return source in chosen
        return source[0] == BY_TRADE and (good, source) in zip(self.goods, chosen, strict=False)

    def _lacks(self, chosen: list[Source]) -> list[Shortage]:
        means, t, cost = self.means, self.means.t, self.cost
        gold = self.gold
        lacks: list[Shortage] = []
        working = [0] * N_CUBES
        left = [0] * N_CUBES
        crews: dict[int, int] = {}
        blocked: dict[int, int] = {}
        unavailable = [good for good, source in zip(self.goods, chosen, strict=True) if source == _NO_SOURCE]
        lacks += [Shortage("good", t.goods[good], unavailable.count(good)) for good in dict.fromkeys(unavailable)]
        for good, (kind, cube, cell) in zip(self.goods, chosen, strict=True):
            if kind != BY_WORK:
                continue
            working[cube] += 1
            crew = crews.get(cell, means.crew(cell))
            if CREW_SIZE[crew] >= t.workplaces:
                price, leaving = min(
                    (t.recall_price[k], k) for k in range(N_CUBES) if crew >> (CREW_BITS * k) & CREW_MASK
                )
                if gold + price > means.gold and blocked.get(cell, 0) < CREW_SIZE[means.crew(cell)]:
                    blocked[cell] = blocked.get(cell, 0) + 1
                    lacks.append(Shortage("workplace", t.goods[good], 1))
                    continue
                gold += price
                left[leaving] += 1
                crew -= CREW_ONE[leaving]
            crews[cell] = crew + CREW_ONE[cube]
        for cube in range(N_CUBES):
            need = working[cube] + cost.cubes[cube] - means.ready[cube] - left[cube]
            # A cube can work repeatedly, but all cubes that the cost exhausts must be ready together.
            least = max(0, cost.cubes[cube] - means.owned[cube])
            while need > least and means.owned[cube] and gold + t.recall_price[cube] <= means.gold:
                gold += t.recall_price[cube]
                need -= 1
            if need > 0:
                lacks.append(Shortage("cube", CUBES[cube], need))
        trade = cost.trade + sum(price for kind, price, _ in chosen if kind in (BY_TRADE, BY_IMPORT))
        exploration = cost.exploration
        if exploration > means.exploration:
            lacks.append(Shortage("exploration_token", "", exploration - means.exploration))
        most = means.trade
        if means.s.ratio:
            most += max(0, means.exploration - exploration) // means.s.ratio
        if trade > most:
            lacks.append(Shortage("trade_token", "", trade - most))
        if gold > means.gold:
            lacks.append(Shortage("gold", "", gold - means.gold))
        return lacks


def shortage_phrases(lacks: list[Shortage]) -> list[Phrase]:
    """Return one phrase for each shortage.

    >>> shortage_phrases([Shortage("cube", "artisan", 1)])
    [Phrase(key='anno1800-lacks-cube', args={'number': 1, 'cube': 'artisan'})]
    """
    phrases: list[Phrase] = []
    for lack in lacks:
        args: dict[str, object] = {"number": lack.number}
        if lack.what == "cube":
            args["cube"] = lack.name
        elif lack.name:
            args["good"] = lack.name
        phrases.append(Phrase(f"anno1800-lacks-{lack.what}", args))
    return phrases
