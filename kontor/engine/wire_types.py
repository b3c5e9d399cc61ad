"""Types of the data that all games send to screens. Clients get the same types from the API description.

Generic types hold `Phrase`s inside the program. When sent, they hold `str` in one language.
"""

from typing import Any, Generic, TypeVar

from typing_extensions import TypedDict

from kontor.engine.errors import Phrase

T = TypeVar("T", Phrase, str)
L = TypeVar("L", list[Phrase], str)
"""A list of phrases is sent as one text."""


class Fault(TypedDict):
    """The reason why something cannot be done: `rule` and `key` for programs, `text` for people."""

    rule: str
    key: str
    args: dict[str, Any]
    text: str


class CostShape(TypedDict):
    """A printed cost: goods and cubes with one entry for each, tokens and gold."""

    goods: list[str]
    cubes: list[str]
    trade: int
    exploration: int
    gold: int


class PriceShape(TypedDict):
    """A price to pay: the cubes put to work or exhausted, by kind, and the tokens and gold spent."""

    cubes: dict[str, int]
    trade: int
    exploration: int
    gold: int


class LeftShape(TypedDict):
    """The means of a seat after a plan: ready cubes by kind, tokens and gold."""

    ready: dict[str, int]
    trade: int
    exploration: int
    gold: int


class PlanPlace(TypedDict, Generic[T]):
    """A place for a thing. `text` describes its current contents, `loss` rates covering them: 0 is best."""

    at: str
    text: T
    loss: int


Choose = TypedDict("Choose", {"from": str, "fewest": int, "most": int, "items": list[str], "named": list[str]})
"""A choice that completes a thing: `fewest` to `most` of `items`, which are cards of the `hand` or `places`."""


class PlanOption(TypedDict, Generic[T]):
    """One way to get a good: its `step`, and the price of that step alone.

    `kind` is `work`, `buy`, `import` or `free`. `cube` makes the good, on the own `cell` or with the `seller`. Without
    one, `cell` is 0 or `seller` is -1. The option is `possible` if the rest of the request can be paid as well.
    """

    step: str
    kind: str
    cube: str
    cell: int
    seller: int
    card: str
    price: PriceShape
    possible: bool
    text: T


class PlanUnit(TypedDict, Generic[T]):
    """One good of the cost: the step by which the plan gets it, and all options."""

    good: str
    step: str
    options: list[PlanOption[T]]


class PlanStep(TypedDict, Generic[T]):
    """A step of the line that provides no good.

    `kind` is `recall` (send a cube home), `return` (take a tile off the island) or `beryl` (trade tokens exchanged for
    exploration tokens by the objective Beryl O'Mara). `cell` is the cell of the cube or tile, or 0.
    """

    step: str
    kind: str
    cell: int
    text: T


class PlanParts(TypedDict, Generic[T]):
    """The part of a plan that the game provides.

    `line` is empty if the request cannot be met or something must still be named. The other fields then show the
    best plan that ignores the request. `cost`, `price` and `left` are null for a game that does not provide them.
    """

    thing: str
    line: str
    text: T
    places: list[PlanPlace[T]]
    at: str
    choose: Choose | None
    units: list[PlanUnit[T]]
    steps: list[PlanStep[T]]
    cost: CostShape | None
    price: PriceShape | None
    left: LeftShape | None


class PlanAnswer(PlanParts[T], Generic[T]):
    """The answer to the question `plan`.

    `kind` and `names` are the parts of the thing. The plan is `final` if this person could not undo the line. It is
    `immediate` if clients may play the line without showing the plan first: there is nothing to choose or to pay, and
    the line can be undone.
    """

    kind: str
    names: list[str]
    final: bool
    immediate: bool
    error: Fault | None


def is_plain(plan: PlanParts[Phrase]) -> bool:
    """Whether a plan leaves nothing to choose and costs nothing.

    >>> from kontor.engine.matches import new_match
    >>> from kontor.engine.ui_types import PlanRequest
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> game, state = match.game, match.state
    >>> plans = [game.presentation.plan(state, thing, PlanRequest()).parts for thing in game.things(state)]
    >>> [plan["thing"] for plan in plans if is_plain(plan)]
    ['festival']
    """
    price = plan["price"]
    if price is not None and (price["trade"] or price["exploration"] or price["gold"] or any(price["cubes"].values())):
        return False
    return plan["line"] != "" and plan["choose"] is None and len(plan["places"]) < 2


def no_cost() -> CostShape:
    """Return an empty cost.

    >>> no_cost()["goods"]
    []
    """
    return {"goods": [], "cubes": [], "trade": 0, "exploration": 0, "gold": 0}


def no_price() -> PriceShape:
    """Return an empty price.

    >>> no_price()["gold"]
    0
    """
    return {"cubes": {}, "trade": 0, "exploration": 0, "gold": 0}
