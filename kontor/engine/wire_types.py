"""Types of the data that all games send to screens; clients get the same types from the API description.

Generic types hold `Phrase`s inside the program and `str` in one language when they leave it.
"""

from typing import Any, Generic, TypeVar

from typing_extensions import TypedDict

from kontor.engine.errors import Phrase

T = TypeVar("T", Phrase, str)
L = TypeVar("L", list[Phrase], str)
"""Several phrases in a row leave the program as one sentence."""


class Fault(TypedDict):
    """Why something cannot be done: `rule` and `key` for programs, `text` for people."""

    rule: str
    key: str
    args: dict[str, Any]
    text: str


class CostShape(TypedDict):
    """What is printed as a cost: goods and cubes, one entry for each; tokens and gold."""

    goods: list[str]
    cubes: list[str]
    trade: int
    exploration: int
    gold: int


class PriceShape(TypedDict):
    """What something takes: cubes put to work or exhausted, by kind; tokens and gold spent."""

    cubes: dict[str, int]
    trade: int
    exploration: int
    gold: int


class LeftShape(TypedDict):
    """What a seat has afterwards: ready cubes by kind, tokens and gold."""

    ready: dict[str, int]
    trade: int
    exploration: int
    gold: int


class PlaceShape(TypedDict, Generic[T]):
    """Where a thing can go, what is there now, and how little is lost by it; 0 is best."""

    at: str
    told: T
    loss: int


Choose = TypedDict("Choose", {"from": str, "fewest": int, "most": int, "items": list[str], "named": list[str]})
"""What a thing must name besides: from `fewest` to `most` of `items`, which are cards of the `hand` or `places`."""


class OptionShape(TypedDict, Generic[T]):
    """One way to come by a good: its `step`, and what that takes by itself.

    `kind` is `work`, `buy`, `import` or `free`. `cube` makes it, on the own `cell` or with the `seller`; `cell` is 0,
    `seller` -1 where there is none. It is `possible` if the rest can be paid too, and all that was wished for.
    """

    step: str
    kind: str
    cube: str
    cell: int
    seller: int
    card: str
    price: PriceShape
    possible: bool
    told: T


class UnitShape(TypedDict, Generic[T]):
    """One good of the cost: the step that the plan takes for it, and all its ways."""

    good: str
    step: str
    options: list[OptionShape[T]]


class StepShape(TypedDict, Generic[T]):
    """A step of the line that brings no good; `kind` is `recall`, `return` or `beryl`.

    `cell` is the cell whose cube is recalled or whose tile is returned; 0 where there is none.
    """

    step: str
    kind: str
    cell: int
    told: T


class PlanParts(TypedDict, Generic[T]):
    """How a thing would be done, as far as the game itself can say.

    `line` is empty if what was wished for cannot be met, or if something must still be named; the rest then shows the
    best plan without the wishes. `cost`, `price` and `left` are null for a game that does not tell them.
    """

    thing: str
    line: str
    told: T
    places: list[PlaceShape[T]]
    at: str
    choose: Choose | None
    units: list[UnitShape[T]]
    steps: list[StepShape[T]]
    cost: CostShape | None
    price: PriceShape | None
    left: LeftShape | None


class Plan(PlanParts[T], Generic[T]):
    """The answer to the question `plan`.

    `kind` and `names` are the parts of the thing. The plan is `final` if this person could not take the line back
    afterwards. It is `immediate` if clients may play the line without showing the plan first: nothing is to be chosen
    or paid, and the line can be taken back.
    """

    kind: str
    names: list[str]
    final: bool
    immediate: bool
    error: Fault | None


def is_plain(plan: PlanParts[Phrase]) -> bool:
    """Whether a plan leaves nothing to choose and takes nothing.

    >>> from kontor.engine.matches import new_match
    >>> from kontor.engine.ui_types import Wish
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> plans = [match.game.presentation.plan(match.state, thing, Wish()) for thing in match.game.things(match.state)]
    >>> [plan.parts["thing"] for plan in plans if is_plain(plan.parts)]
    ['festival']
    """
    price = plan["price"]
    if price is not None and (price["trade"] or price["exploration"] or price["gold"] or any(price["cubes"].values())):
        return False
    return plan["line"] != "" and plan["choose"] is None and len(plan["places"]) < 2


def no_cost() -> CostShape:
    """A cost of nothing.

    >>> no_cost()["goods"]
    []
    """
    return {"goods": [], "cubes": [], "trade": 0, "exploration": 0, "gold": 0}


def no_price() -> PriceShape:
    """A price of nothing.

    >>> no_price()["gold"]
    0
    """
    return {"cubes": {}, "trade": 0, "exploration": 0, "gold": 0}
