"""Types of the data that Anno 1503 sends to screens. Clients get the same types from the API description.

Generic types hold `Phrase`s inside the program. When sent, they hold `str` in one language.
"""

from typing import Any, Final, Generic

from typing_extensions import TypedDict

from kontor.engine.wire_types import T


class Stock(TypedDict):
    """The ships and tiles that a player has not placed yet."""

    ships: int
    pioneer_settler: int
    citizen_merchant: int


class Seat(TypedDict):
    """What the viewer may know about a player. Lists by space and by site begin with the first.

    `hand` has the number of each good, or is null if the viewer sees only how many there are in all, `hand_size`.
    `production` is the good that each site makes by itself, `branches` the good of the branch on it. `prices` are the
    prices that the inhabitant on each space pays, by good, including the effects of public buildings. `points_left` are
    the action points that each ship can still spend, 0 in another's turn. `goals` has what the player has and needs for
    each goal. `held` are the goals that are fulfilled, each worth one of the `points`.
    """

    home: int
    production: list[str]
    gold: int
    hand: dict[str, int] | None
    hand_size: int
    branches: list[str]
    agreements: int
    inhabitants: list[str]
    buildings: list[str]
    prices: list[dict[str, int]]
    buy_price: int
    stock: Stock
    ships: list[str]
    points_left: list[int]
    goals: dict[str, list[int]]
    held: list[str]
    points: int


class View(TypedDict):
    """Everything that a seat may know.

    `sold` are the spaces whose inhabitants have bought in this turn. `used` are the action points that each ship of the
    active player has used, `buys_left` is the number of goods that player may still buy. `stacks` are those in play.
    `hands_hidden` tells whether the hands of others are hidden until the end. `look` is the ship and the cell of a look
    that waits for an answer. `tiles` has every cell with a tile, with an empty name if the viewer has not looked at it.
    `looked_at` has the seats that have looked at a tile.
    """

    game: str
    viewer: int
    players: int
    phase: str
    actor: int
    active: int
    turns: int
    roll: int
    serving: str
    served: int
    sailed: bool
    buys: int
    buys_left: int
    claimed: bool
    claim_from: int
    sold: list[int]
    hands_hidden: bool
    look: list[int | str] | None
    winner: int
    points_to_win: int
    hand_limit: int
    action_points: int
    used: list[int]
    map: list[str]
    stacks: list[int]
    tiles: dict[str, str]
    looked_at: dict[str, list[int]]
    strays: list[str]
    reserve: int
    gone: dict[str, int]
    piles: dict[str, int]
    display: dict[str, int]
    seats: list[Seat]


class CostFact(TypedDict, Generic[T]):
    """A cost: goods by name, and the same as text."""

    goods: dict[str, int]
    text: T


class InhabitantFact(TypedDict, Generic[T]):
    """A kind of inhabitant: the cost to place it or develop it from the kind before, and the goods it buys."""

    cost: CostFact[T]
    before: str
    buys: list[str]
    price: int
    text: T


class BuildingFact(TypedDict, Generic[T]):
    """A public building: its effects, its copies by number of players, and the prices that it sets."""

    text: T
    copies: dict[str, int]
    prices: dict[str, int]
    good_prices: dict[str, int]
    cancels: list[str]


class ShipFact(TypedDict, Generic[T]):
    """Ships: the cost of one, the number per player, and their action points by number of players."""

    cost: CostFact[T]
    most: int
    points: dict[str, int]
    text: T


class EventFact(TypedDict, Generic[T]):
    """The event for a face of the die after a 6."""

    event: str
    name: T
    text: T


class TileFact(TypedDict, Generic[T]):
    """A kind of island tile: the good of a branch, a short mark for the map, its effect, and its number by stack."""

    good: str
    short: T
    text: T
    stacks: dict[str, int]


class MarkFact(TypedDict, Generic[T]):
    """A mark on the map: the number of tiles in its stack, and the least number of players with which it is in play."""

    tiles: int
    players: int
    text: T


class GoalFact(TypedDict, Generic[T]):
    """A goal: the amount that brings its point."""

    takes: int
    text: T


class Facts(TypedDict, Generic[T]):
    """The facts printed on the components.

    `boards` are the home islands: the goods that their sites make on a roll of 1 to 5. `marks` are the squares of
    `map`. Pioneers bring a public building from space `building_from` on. The first `safe_spaces` do not burn.
    """

    goods: list[str]
    cards_per_good: int
    ship: ShipFact[T]
    inhabitants: dict[str, InhabitantFact[T]]
    buildings: dict[str, BuildingFact[T]]
    boards: list[list[str]]
    events: dict[str, EventFact[T]]
    event_roll: int
    tiles: dict[str, TileFact[T]]
    map: list[str]
    marks: dict[str, MarkFact[T]]
    goals: dict[str, GoalFact[T]]
    points_to_win: int
    hand_limit: int
    spaces: int
    safe_spaces: int
    building_from: int
    sites: int
    agreement_bridges: int
    buy_price: int
    buys_per_turn: int
    treasure_gold: int
    draw_after: int
    rules: dict[str, T]


class LackFact(TypedDict):
    """Something that is missing: a `good` by name, or `gold`."""

    what: str
    name: str
    number: int


class Prospect(TypedDict, Generic[T]):
    """What a seat lacks for a thing, and why it cannot be done now. Empty and null if it can."""

    lacks: list[LackFact]
    why: T | None


class Prospects(TypedDict, Generic[T]):
    """The prospects of a seat, by the text of each thing that it may want."""

    things: dict[str, Prospect[T]]


WIRE_TYPES: Final[dict[str, Any]] = {"View": View, "Facts": Facts[str], "Prospects": Prospects[str]}
"""The types to publish in the API description, by name."""
