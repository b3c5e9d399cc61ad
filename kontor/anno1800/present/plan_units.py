"""Units of a plan: for each good of the cost the chosen step and all alternatives."""

from collections.abc import Sequence

from kontor.anno1800.content.catalog import CUBES, Catalog
from kontor.anno1800.payment.assignment import source_step
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.required_steps import Payment
from kontor.anno1800.payment.sources import BY_CARD, BY_TRADE, BY_WORK, Source
from kontor.anno1800.present.phrases import step_phrase
from kontor.anno1800.present.prices import option_price
from kontor.anno1800.present.routes import Route, routes, upgrade_places
from kontor.anno1800.present.wire_types import PlanOption, PlanUnit
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import STEP_KINDS, Move, Step, step_text
from kontor.anno1800.rules.state import Position
from kontor.engine.errors import Phrase


class Units:
    """Builds the units of a plan: a thing on a route, with required steps and possibly a required place.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, thing = match.game.catalog, Move(moves.HIRE, 0)
    >>> units = Units(t, match.state, thing, routes(t, match.state, thing, [])[0], [], False).build()
    >>> [option["step"] for option in units[0]["options"]]
    ['work 1', 'buy planks from 1']
    """

    def __init__(
        self,
        t: Catalog,
        s: Position,
        thing: Move,
        route: Route,
        required: Sequence[Step],
        at: bool,
        budget: Budget | None = None,
    ) -> None:
        self.t = t
        self.s = s
        self.thing = thing
        self.route = route
        self.required = list(required)
        self.at = at
        """Whether the place is required, too."""
        self.budget = budget if budget is not None else Budget()
        self._with_other: dict[tuple[Step, Step], bool] = {}

    def build(self) -> list[PlanUnit[Phrase]]:
        """Return one unit per good, or none if nothing is paid by steps."""
        t, payment, way = self.t, self.route.payment, self.route.way
        if payment is None or way is None:
            return []
        units: list[PlanUnit[Phrase]] = []
        for index, good in enumerate(payment.goods):
            taken = way.brings[index]
            options = [self._option(index, good, source, taken) for source in payment.sources[index]]
            units.append({"good": t.goods[good], "step": step_text(t, taken), "options": options})
        return units

    def _option(self, index: int, good: int, source: Source, taken: Step) -> PlanOption[Phrase]:
        t = self.t
        kind, what, cell = source
        step = source_step(good, source)
        cube = CUBES[what] if kind == BY_WORK else _seller_cube(t, step, what) if kind == BY_TRADE else ""
        return {
            "step": step_text(t, step),
            "kind": STEP_KINDS[step[0]],
            "cube": cube,
            "cell": cell if kind == BY_WORK else 0,
            "seller": step[2] if kind == BY_TRADE else -1,
            "card": t.cards[what] if kind == BY_CARD else "",
            "price": option_price(source),
            "possible": step == taken or self._possible(index, source, step, taken),
            "text": step_phrase(t, self.s, step),
        }

    def _possible(self, index: int, source: Source, step: Step, taken: Step) -> bool:
        """Whether a plan could take this step for a good and still include all that is required."""
        payment, place = self.route.payment, self.route.place
        if isinstance(payment, Payment) and payment.before == payment.steps_at_start(self.required):
            if self.thing.kind != moves.UPGRADE:
                return payment.possible(index, source)
            places = [place] if self.at else [place, *upgrade_places(self.s, payment)]
            return any(payment.possible(index, source, other) for other in places)
        if (taken, step) not in self._with_other:
            self._with_other[taken, step] = self._possible_instead(step, taken)
        return self._with_other[taken, step]

    def _possible_instead(self, step: Step, other: Step) -> bool:
        """Whether a plan could take this step in place of another.

        This looks at all routes again: the payment depends on returning a tile, and with the new step another tile may
        have to be returned.
        """
        required = self.required[:]
        if other in required:
            required.remove(other)
        possible = routes(self.t, self.s, self.thing, [*required, step], self.budget)
        return any(not self.at or route.place == self.route.place for route in possible)


def _seller_cube(t: Catalog, step: Step, price: int) -> str:
    """Return the kind of cube whose work is bought: the named one, else one with this price."""
    return CUBES[step[3] - 1] if step[3] else CUBES[t.trade_price.index(price)]
