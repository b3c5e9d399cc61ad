"""An order for the free upgrades of a payment. Each one takes a cube of the next kind from the supply."""

from typing import Final, NamedTuple

from kontor.anno1800.content.catalog import N_CUBES
from kontor.anno1800.payment.sources import Sources
from kontor.anno1800.rules.places import count_at, places_away
from kontor.anno1800.rules.state import HOME

WHERE_IT_WORKED: Final = -1
"""The place of a cube that is upgraded where it worked in the same payment."""


class UpgradePlan(NamedTuple):
    """Free upgrades for one payment, by kind.

    >>> UpgradePlan([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 0, 0, 0]).total
    2
    """

    at_home: list[int]
    """Cubes that are upgraded in their district."""
    away: list[int]
    """Cubes that are upgraded elsewhere, where they are before the payment. This matters for the supply."""
    after_work: list[int]
    """Cubes that are upgraded where they worked in the same payment. This matters for the supply, too."""

    @property
    def total(self) -> int:
        """Return the number of upgrades."""
        return sum(self.at_home) + sum(self.away) + sum(self.after_work)

    def of_kind(self, cube: int) -> int:
        """Return the number of upgrades of a kind.

        >>> UpgradePlan([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]).of_kind(1)
        2
        """
        return self.at_home[cube] + self.away[cube] + self.after_work[cube]


class UpgradeOrder:
    """Finds the order. An upgrade of a kind frees what those of the kind below take, so it never hurts to go ahead.

    Cubes are recalled only if no upgrade is possible without.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> match.state.supply[1] = 0
    >>> none, one = [0, 0, 0, 0, 0], [1, 1, 0, 0, 0]
    >>> UpgradeOrder(Sources(match.game.catalog, match.state, 0), UpgradePlan(one, none, none)).upgrades
    [(1, 0), (0, 0)]
    """

    def __init__(self, means: Sources, plan: UpgradePlan) -> None:
        self.upgrades: list[tuple[int, int]] = []
        """The kind and the place of each cube."""
        self.recalls = [0] * N_CUBES
        """By kind: the cubes that must be at home before they can be upgraded."""
        self._ready = means.ready[:]
        self._supply = means.s.supply[:]
        self._at_home, self._away, self._after_work = plan.at_home[:], plan.away[:], plan.after_work[:]
        self._places = [_places_of(means, cube) for cube in range(N_CUBES)]
        self.is_possible = True
        while self.is_possible and len(self.upgrades) < plan.total:
            self.is_possible = self._upgrade_one() or self._recall_one()

    def _upgrade_one(self) -> bool:
        for cube in range(N_CUBES - 1):
            if not self._supply[cube + 1]:
                continue
            if self._away[cube] and self._places[cube]:
                self._away[cube] -= 1
                place = self._places[cube].pop()
                self._places[cube + 1].append(place)
            elif self._at_home[cube] and self._ready[cube]:
                self._at_home[cube] -= 1
                self._ready[cube] -= 1
                self._ready[cube + 1] += 1
                place = HOME
            elif self._after_work[cube] and self._ready[cube]:
                self._after_work[cube] -= 1
                self._ready[cube] -= 1
                place = WHERE_IT_WORKED
            else:
                continue
            self._supply[cube] += 1
            self._supply[cube + 1] -= 1
            self.upgrades.append((cube, place))
            return True
        return False

    def _recall_one(self) -> bool:
        for cube in range(N_CUBES - 1):
            needed = self._at_home[cube] or self._after_work[cube]
            if needed and self._supply[cube + 1] and len(self._places[cube]) > self._away[cube]:
                del self._places[cube][0]
                self._ready[cube] += 1
                self.recalls[cube] += 1
                return True
        return False


def _places_of(means: Sources, cube: int) -> list[int]:
    """Return the places of the cubes of a kind that are away, once for each cube, the exhausted area last."""
    s, seat = means.s, means.seat
    return [place for place in places_away(s, seat, cube) for _ in range(count_at(s, seat, cube, place))]
