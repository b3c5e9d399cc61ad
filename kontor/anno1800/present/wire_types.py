"""Wire types of Anno 1800: views, facts and prospects. Ids are those of the notation."""

from typing import Final, Generic, NotRequired

from typing_extensions import TypedDict

from kontor.anno1800.sheet.wire_types import ScoreDetails, ScoreForm
from kontor.engine.wire_types import L, T


class PrintedCost(TypedDict):
    """A printed cost: goods and cubes with one entry for each, tokens and gold."""

    goods: list[str]
    cubes: list[str]
    trade: int
    exploration: int
    gold: int


class Price(TypedDict):
    """A price to pay: the cubes put to work or exhausted, by kind, and the tokens and gold spent."""

    cubes: dict[str, int]
    trade: int
    exploration: int
    gold: int


class Remainder(TypedDict):
    """What a seat keeps after a plan: ready cubes by kind, tokens and gold."""

    ready: dict[str, int]
    trade: int
    exploration: int
    gold: int


class PlanOption(TypedDict, Generic[T]):
    """One way to get a good: its `step`, and the price of that step alone.

    `kind` is `work`, `buy`, `import` or `free`. `cube` makes the good, on a `cell` of the seat or with the `seller`.
    Without one, `cell` is 0 or `seller` is -1. The option is `possible` if the rest of the request can be paid as well.
    """

    step: str
    kind: str
    cube: str
    cell: int
    seller: int
    card: str
    price: Price
    possible: bool
    text: T


class PlanUnit(TypedDict, Generic[T]):
    """One good of the cost: the step by which the plan gets it, and all options."""

    good: str
    step: str
    options: list[PlanOption[T]]


class PlanStep(TypedDict, Generic[T]):
    """A step of the line that provides no good.

    `kind` is `recall` (send a cube home), `return` (take a tile off the island), `use` (free upgrades by a card) or
    `beryl` (trade tokens exchanged for exploration tokens by the objective Beryl O'Mara). `cell` is the cell of the
    cube or tile, or 0.
    """

    step: str
    kind: str
    cell: int
    text: T


class PlanPayment(TypedDict, Generic[T]):
    """The payment of a plan: the printed cost, the steps that meet it, the price, and what is left."""

    units: list[PlanUnit[T]]
    steps: list[PlanStep[T]]
    cost: PrintedCost
    price: Price
    left: Remainder
    from_hand: list[str]
    """Goods at hand that are used."""
    at_hand: list[str]
    """Goods at hand afterwards. They are lost at the end of the turn."""


class TokensView(TypedDict):
    """Tokens of one kind: ready and exhausted tokens of ships, and tokens on cards."""

    ready: int
    exhausted: int
    cards: int


class CellView(TypedDict):
    """A cell: the tile built there, the printed one (both empty for none), and the cubes at work."""

    tile: str
    printed: str
    crew: list[str]


class DeckView(TypedDict):
    """The size of a deck and, lowest first, the cards put under it: the seat, and the card or an empty string."""

    left: int
    under: list[list[int | str]]


class ObjectiveStanding(TypedDict):
    """An objective in play and, for majorities, the count of each seat."""

    id: str
    standing: list[int]


class EditionSwitches(TypedDict):
    """The rules in which the editions differ, and whether trade tokens on cards count for a majority."""

    worker_versions: int
    tiles_returned: int
    cube_effects: int
    card_tokens: int


class SeatView(TypedDict):
    """The public part of a seat. `hand` counts its cards by deck; `cells` are keyed by cell number.

    `influence` counts the played cards only.
    """

    gold: int
    ready: dict[str, int]
    exhausted: dict[str, int]
    trade: TokensView
    exploration: TokensView
    cells: dict[str, CellView]
    hand: dict[str, int]
    open_cards: list[str]
    spent_cards: list[str]
    influence: int
    expeditions: int
    old_world: list[str]
    new_world: list[str]
    imports: list[str]


class VisitedView(TypedDict):
    """Visited fields of expedition cards."""

    animals: int
    artifacts: int


class ScoreView(TypedDict):
    """A score sheet. `objectives` has the order of the objectives in play."""

    cards: dict[str, int]
    expeditions: int
    gold: int
    fireworks: int
    objectives: list[int]
    visitors: dict[str, int]
    visited: VisitedView
    total: int


class View(TypedDict):
    """All that a seat may know, or a spectator (-1), who has no hand. Everything is revealed when the game is over."""

    game: str
    viewer: int
    players: int
    actor: int
    active: int
    turns: int
    switches: EditionSwitches
    actions: int
    begun: bool
    running: str
    parts: int
    returned: int
    begun_yards: list[int]
    begun_ships: list[int]
    bought: list[str]
    used: list[str]
    at_hand: list[str]
    """Goods that the active player has made and not used in this turn."""
    upgrades_left: dict[str, int]
    """By card turned over in this turn: the free upgrades that are left."""
    fireworks: int
    last_turn: int
    supply: dict[str, int]
    stock: dict[str, int]
    decks: dict[str, DeckView]
    expeditions_left: int
    old_world_left: int
    new_world_left: int
    objectives: list[ObjectiveStanding]
    seats: list[SeatView]
    hand: NotRequired[list[str]]
    expeditions: NotRequired[list[str]]
    hands: NotRequired[list[list[str]]]
    all_expeditions: NotRequired[list[list[str]]]
    score: NotRequired[list[ScoreView]]


class EffectFacts(TypedDict):
    """The effect of a card, an island or an objective. `cubes` has one entry per cube.

    Upgrades turn `upgrade_from` cubes into `upgrade_to`. `returns` counts hand cards to put under their decks.
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
    """A population card: its needs and its effect, each as sentences and as data."""

    deck: str
    points: int
    needs: L
    brings: L
    cost: PrintedCost
    effect: EffectFacts


class TileFacts(TypedDict, Generic[L]):
    """A tile. `cost` is a sentence, `price` the same as data."""

    family: str
    level: int
    makes: str
    works: str
    cost: L
    price: PrintedCost


class ObjectiveFacts(TypedDict, Generic[T]):
    """An objective: what a majority `counts`; the cost and the gain of one that can be used as a move.

    `exchange` is the number of exploration tokens that replace one trade token, or 0 for other objectives.
    """

    rule: T
    kind: str
    counts: str
    usable: bool
    once: bool
    cost: PrintedCost
    gain: EffectFacts
    exchange: int


class ExpeditionFacts(TypedDict):
    """The kinds of cube that visit the animal and the artifact of an expedition card."""

    animal: str
    artifact: str


class OldWorldFacts(TypedDict):
    """An Old World island: the tile printed on one of its cells, counted from 1 (0 for none), or its effect."""

    tile: str
    cell: int
    effect: EffectFacts


class Facts(TypedDict, Generic[T, L]):
    """The printed components by id, and all costs.

    `blocks` are the cells of the home island, then those of each Old World island. `upgrade` has only the cubes that
    can be upgraded.
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
    hire: dict[str, PrintedCost]
    upgrade: dict[str, PrintedCost]
    recall: dict[str, int]
    trade_price: dict[str, int]
    import_price: int
    open_costs: list[int]
    explore_costs: list[int]
    explore_cards: int
    expedition_cost: int
    expedition_cards: int
    things: dict[str, L]


class ShortageData(TypedDict):
    """Something missing: `what` is `good`, `cube`, `workplace`, `trade_token`, `exploration_token` or `gold`."""

    what: str
    name: str
    number: int


class Prospects(TypedDict):
    """What a seat lacks for cards, tiles, cubes and voyages, and how it could get each good now.

    `recall` has the shortages for sending a cube home. `voyage` is keyed by the text of the thing: `open`, `explore`,
    `expedition`. The way to get a good is `hand` for a good at hand, the first possible one of `make`, `buy`, `import`
    and `free`, or else `lack`.
    """

    play: dict[str, list[ShortageData]]
    build: dict[str, list[ShortageData]]
    hire: dict[str, list[ShortageData]]
    upgrade: dict[str, list[ShortageData]]
    recall: dict[str, list[ShortageData]]
    voyage: dict[str, list[ShortageData]]
    goods: dict[str, str]


WIRE_TYPES: Final = {
    "View": View,
    "Facts": Facts[str, str],
    "Prospects": Prospects,
    "PlanPayment": PlanPayment[str],
    "ScoreForm": ScoreForm,
    "ScoreDetails": ScoreDetails[str],
}
"""The types sent to screens, by name."""
