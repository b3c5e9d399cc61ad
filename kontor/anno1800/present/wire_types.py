"""The shape of what Anno 1800 tells screens: views, facts, prospects. Names of things are those of the notation."""

from typing import Final, Generic, NotRequired

from typing_extensions import TypedDict

from kontor.engine.wire_types import CostShape, L, Plan, T


class TokensShape(TypedDict):
    """Tokens of a kind: ready and exhausted ones of ships, and those on cards."""

    ready: int
    exhausted: int
    cards: int


class CellShape(TypedDict):
    """What is built and printed on a cell, and which cubes work there; empty names for nothing."""

    tile: str
    printed: str
    crew: list[str]


class DeckShape(TypedDict):
    """How many cards a deck has, and for each that was put under it, the lowest first: who did, and which, if known."""

    left: int
    under: list[list[int | str]]


class ObjectiveStanding(TypedDict):
    """An objective in play; for majorities, what each seat has of that which counts."""

    id: str
    standing: list[int]


class SwitchesShape(TypedDict):
    """In what the editions differ."""

    worker_versions: int
    tiles_returned: int
    cube_effects: int


class SeatShape(TypedDict):
    """A seat as everybody sees it; `hand` counts its cards by deck, `cells` go by number.

    `influence` is that of the played cards alone.
    """

    gold: int
    ready: dict[str, int]
    exhausted: dict[str, int]
    trade: TokensShape
    exploration: TokensShape
    cells: dict[str, CellShape]
    hand: dict[str, int]
    open_cards: list[str]
    spent_cards: list[str]
    influence: int
    expeditions: int
    old_world: list[str]
    new_world: list[str]
    imports: list[str]


class VisitedShape(TypedDict):
    """Visited fields of expedition cards."""

    animals: int
    artifacts: int


class ScoreShape(TypedDict):
    """A score sheet; objectives in the order in which they lie there."""

    cards: dict[str, int]
    expeditions: int
    gold: int
    fireworks: int
    objectives: list[int]
    visitors: dict[str, int]
    visited: VisitedShape
    total: int


class View(TypedDict):
    """All that one seat may know, or an onlooker (-1), who has no hand. What was hidden shows when the game is over."""

    game: str
    viewer: int
    players: int
    actor: int
    active: int
    turns: int
    switches: SwitchesShape
    actions: int
    begun: bool
    running: str
    parts: int
    returned: int
    begun_yards: list[int]
    begun_ships: list[int]
    bought: list[str]
    used: list[str]
    fireworks: int
    last_turn: int
    supply: dict[str, int]
    stock: dict[str, int]
    decks: dict[str, DeckShape]
    expeditions_left: int
    old_world_left: int
    new_world_left: int
    objectives: list[ObjectiveStanding]
    seats: list[SeatShape]
    hand: NotRequired[list[str]]
    expeditions: NotRequired[list[str]]
    hands: NotRequired[list[list[str]]]
    all_expeditions: NotRequired[list[list[str]]]
    score: NotRequired[list[ScoreShape]]


class EffectShape(TypedDict):
    """What a card, an island or an objective brings; cubes one entry for each.

    Upgrades make cubes `upgrade_from` into `upgrade_to`, `returns` are hand cards put under their decks.
    """

    cubes: list[str]
    upgrades: int
    upgrade_from: str
    upgrade_to: str
    trade: int
    exploration: int
    gold: int
    expeditions: int
    actions: int
    returns: int
    free_goods: list[str]


class CardFacts(TypedDict, Generic[L]):
    """A population card: what it needs and brings, in sentences and piece by piece."""

    deck: str
    points: int
    needs: L
    brings: L
    cost: CostShape
    effect: EffectShape


class TileFacts(TypedDict, Generic[L]):
    """What can stand on a cell. `cost` says it in a sentence, `price` piece by piece."""

    family: str
    level: int
    makes: str
    works: str
    cost: L
    price: CostShape


class ObjectiveFacts(TypedDict, Generic[T]):
    """An objective: what a majority `counts`, what it costs and gains where it can be used, as a line of its own.

    `exchange` exploration tokens stand for one trade token where that is what it does.
    """

    rule: T
    kind: str
    counts: str
    usable: bool
    once: bool
    cost: CostShape
    gain: EffectShape
    exchange: int


class ExpeditionFacts(TypedDict):
    """Who visits the animal and the artifact of an expedition card."""

    animal: str
    artifact: str


class OldWorldFacts(TypedDict):
    """An Old World island: the tile printed on one of its cells, counted from 1 (0 for none), or what it brings."""

    tile: str
    cell: int
    effect: EffectShape


class Facts(TypedDict, Generic[T, L]):
    """What is printed on the components, by name, and what everything costs.

    `blocks` are the cells of the home island, then those of each Old World island; `upgrade` has only those cubes that
    can become another kind.
    """

    goods: list[str]
    cubes: list[str]
    cards: dict[str, CardFacts[L]]
    tiles: dict[str, TileFacts[L]]
    objectives: dict[str, ObjectiveFacts[T]]
    expeditions: dict[str, ExpeditionFacts]
    old_world: dict[str, OldWorldFacts]
    new_world: dict[str, list[str]]
    zones: list[str]
    blocks: list[list[int]]
    home: dict[str, str]
    workplaces: int
    deck_cards: dict[str, int]
    deck_gold: dict[str, int]
    card_points: dict[str, int]
    visitor_points: dict[str, int]
    fireworks: int
    gold_per_point: int
    objectives_in_play: int
    hire: dict[str, CostShape]
    upgrade: dict[str, CostShape]
    recall: dict[str, int]
    trade_price: dict[str, int]
    import_price: int
    open_costs: list[int]
    explore_costs: list[int]
    explore_cards: int
    expedition_cost: int
    expedition_cards: int
    things: dict[str, L]


class LackShape(TypedDict):
    """Something that is missing: a `good`, `cube`, `workplace`, `trade_token`, `exploration_token` or `gold`."""

    what: str
    name: str
    number: int


class Prospects(TypedDict):
    """What a seat lacks for cards, tiles, cubes and voyages, and how it could come by each good now.

    `recall` is what sending a cube home takes, `voyage` goes by the text of the thing: `open`, `explore`, `expedition`.
    The way of a good is `make`, `buy`, `import`, `free` or `lack`, the first that it can do.
    """

    play: dict[str, list[LackShape]]
    build: dict[str, list[LackShape]]
    hire: dict[str, list[LackShape]]
    upgrade: dict[str, list[LackShape]]
    recall: dict[str, list[LackShape]]
    voyage: dict[str, list[LackShape]]
    goods: dict[str, str]


SHAPES: Final = {"View": View, "Facts": Facts[str, str], "Prospects": Prospects, "Plan": Plan[str]}
"""What leaves the program for screens, by name."""
