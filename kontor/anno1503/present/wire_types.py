"""The shape of what Anno 1503 tells screens, so that types are checked here and known to clients.

What is generic comes from the game with `Phrase`s, which can be told in any language, and leaves the program with
`str`.
"""

from typing import Any, Final, Generic

from typing_extensions import TypedDict

from kontor.engine.wire_types import T


class Stock(TypedDict):
    """What a player has not placed yet."""

    ships: int
    pioneer_settler: int
    citizen_merchant: int


class Seat(TypedDict):
    """What all know of a player. Lists by space and by site begin with the first.

    `production` says what each site makes by itself, `branches` the good of the branch on it; `prices` what the
    inhabitant on each space pays by good, public buildings counted. `points_left` are the action points that each ship
    can still spend, none in another's turn. `goals` has for each goal what the player has and what it takes, `held` the
    goals that are fulfilled; each of them is one of the `points`.
    """

    home: int
    production: list[str]
    gold: int
    hand: dict[str, int]
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
    """All that a seat may know.

    `sold` are the spaces whose inhabitants have bought in this turn, `used` the action points that each ship of the
    active player has used, `buys_left` how many goods that player may still buy; `stacks` are those in play, `look` is
    the ship and the cell of a look that waits for an answer. `tiles` has every cell with a tile, and an empty name for
    a tile that the viewer has not looked at; `looked_at` who has.
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
    """What something costs: goods by name, and the same told."""

    goods: dict[str, int]
    told: T


class InhabitantFact(TypedDict, Generic[T]):
    """A kind of inhabitant: what placing it, or developing one of the kind before into it, costs; what it buys."""

    cost: CostFact[T]
    before: str
    buys: list[str]
    price: int
    told: T


class BuildingFact(TypedDict, Generic[T]):
    """A public building: its effects, its copies by number of players, and the prices that it sets."""

    told: T
    copies: dict[str, int]
    prices: dict[str, int]
    good_prices: dict[str, int]
    cancels: list[str]


class ShipFact(TypedDict, Generic[T]):
    """Ships: what one costs, how many a player has, their action points by number of players."""

    cost: CostFact[T]
    most: int
    points: dict[str, int]
    told: T


class EventFact(TypedDict, Generic[T]):
    """What a face of the die brings after a 6."""

    event: str
    name: T
    told: T


class TileFact(TypedDict, Generic[T]):
    """A kind of island tile: the good of a branch, a short mark for the map, what it does, how many by stack."""

    good: str
    short: T
    told: T
    stacks: dict[str, int]


class MarkFact(TypedDict, Generic[T]):
    """A mark on the map: how many tiles its stack has, from how many players on it is in play."""

    tiles: int
    players: int
    told: T


class GoalFact(TypedDict, Generic[T]):
    """A goal: how much of it brings its point."""

    takes: int
    told: T


class Facts(TypedDict, Generic[T]):
    """What is printed on the components.

    `boards` are the home islands: what their sites make on a roll of 1 to 5. `marks` are the squares of `map`. Public
    buildings come with pioneers from space `building_from` on; the first `safe_spaces` do not burn.
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
    """What a seat lacks for a thing, and why it cannot be done now; nothing where it can."""

    lacks: list[LackFact]
    why: T | None


class Prospects(TypedDict, Generic[T]):
    """By the text of each thing that a seat may want."""

    things: dict[str, Prospect[T]]


SHAPES: Final[dict[str, Any]] = {"View": View, "Facts": Facts[str], "Prospects": Prospects[str]}
"""What is described for clients, by name."""
