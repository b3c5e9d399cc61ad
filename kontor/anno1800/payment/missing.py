"""What is missing when a cost cannot be paid, as data: goods, cubes, tokens, gold, workplaces."""

from typing import Final, NamedTuple

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Cost
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.sources import BY_CARD, BY_IMPORT, BY_TRADE, BY_WORK, Source
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_ONE, CREW_SIZE
from kontor.engine.errors import Phrase

_NOWHERE: Final[Source] = (-1, 0, 0)
_MOST_TRIED: Final = 2000
_DEAR: Final = {"good": 100, "workplace": 6, "cube": 8, "trade_token": 5, "exploration_token": 5, "gold": 4}


class Lack(NamedTuple):
    """Something that is missing: a `good` nobody makes for us, a ready `cube`, a `workplace` for a good, a
    `trade_token`, an `exploration_token` or `gold`; which one, and how many.

    >>> Lack("cube", "artisan", 1).what
    'cube'
    """

    what: str
    name: str
    number: int


def missing(means: Means, cost: Cost, gold: int = 0) -> list[Lack]:
    """What is missing for a cost and some gold besides; nothing if it can be paid. Of several shortages the least.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> missing(Means(t, match.state, 0), t.hire_cost[3])
    [Lack(what='good', name='windows', number=1)]
    """
    return [] if means.payable(cost, gold) else _Attempts(means, cost, gold).least()


class _Attempts:
    """Tries all sources, whether they can be had or not, and keeps the smallest shortage."""

    def __init__(self, means: Means, cost: Cost, gold: int) -> None:
        self.means = means
        self.goods = sorted(cost.goods)
        self.cost = cost
        self.gold = gold
        self.best: list[Lack] = []
        self.price = -1
        self.tried = 0

    def least(self) -> list[Lack]:
        self._next([])
        return self.best

    def _next(self, chosen: list[Source]) -> None:
        if self.tried > _MOST_TRIED or self.price == 0:
            return
        if len(chosen) == len(self.goods):
            self.tried += 1
            lacks = self._lacks(chosen)
            price = sum(_DEAR[lack.what] * lack.number for lack in lacks)
            if self.price < 0 or price < self.price:
                self.best, self.price = lacks, price
            return
        good = self.goods[len(chosen)]
        sources = [source for source in self.means.sources(good) if not self._used_up(good, source, chosen)]
        for source in sources or [_NOWHERE]:
            self._next([*chosen, source])

    def _used_up(self, good: int, source: Source, chosen: list[Source]) -> bool:
        """A good is bought once, a card is used once."""
        if source[0] == BY_CARD:
            return source in chosen
        return source[0] == BY_TRADE and (good, source) in zip(self.goods, chosen, strict=False)

    def _lacks(self, chosen: list[Source]) -> list[Lack]:
        means, t, cost = self.means, self.means.t, self.cost
        gold = self.gold
        lacks: list[Lack] = []
        working = [0] * N_CUBES
        left = [0] * N_CUBES
        crews: dict[int, int] = {}
        blocked: dict[int, int] = {}
        nowhere = [good for good, source in zip(self.goods, chosen, strict=True) if source == _NOWHERE]
        lacks += [Lack("good", t.goods[good], nowhere.count(good)) for good in dict.fromkeys(nowhere)]
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
                    lacks.append(Lack("workplace", t.goods[good], 1))
                    continue
                gold += price
                left[leaving] += 1
                crew -= CREW_ONE[leaving]
            crews[cell] = crew + CREW_ONE[cube]
        for cube in range(N_CUBES):
            need = working[cube] + cost.cubes[cube] - means.ready[cube] - left[cube]
            # All that are exhausted must be there together; who works can work again.
            least = max(0, cost.cubes[cube] - means.owned[cube])
            while need > least and means.owned[cube] and gold + t.recall_price[cube] <= means.gold:
                gold += t.recall_price[cube]
                need -= 1
            if need > 0:
                lacks.append(Lack("cube", CUBES[cube], need))
        trade = cost.trade + sum(price for kind, price, _ in chosen if kind in (BY_TRADE, BY_IMPORT))
        exploration = cost.exploration
        if exploration > means.exploration:
            lacks.append(Lack("exploration_token", "", exploration - means.exploration))
        most = means.trade
        if means.s.ratio:
            most += max(0, means.exploration - exploration) // means.s.ratio
        if trade > most:
            lacks.append(Lack("trade_token", "", trade - most))
        if gold > means.gold:
            lacks.append(Lack("gold", "", gold - means.gold))
        return lacks


def lack_phrases(lacks: list[Lack]) -> list[Phrase]:
    """What is missing, piece by piece.

    >>> lack_phrases([Lack("cube", "artisan", 1)])
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
