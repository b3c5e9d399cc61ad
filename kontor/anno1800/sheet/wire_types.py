"""Wire types of the score sheet: the form, and what the score has besides points."""

from typing import Generic, NotRequired

from typing_extensions import TypedDict

from kontor.engine.wire_types import T


class ExpeditionCard(TypedDict):
    """An expedition card by who visits its animal and its artifact."""

    animal: str
    artifact: str


class PlayerForm(TypedDict, total=False):
    """What one player has at the end; omitted fields count as zero."""

    name: str
    cards: dict[str, int]
    gold: int
    fireworks: bool
    expedition_cards: list[str | ExpeditionCard]
    cubes: dict[str, int]
    trade_tokens: int
    exploration_tokens: int
    old_world_islands: int
    new_world_islands: int
    industries: list[str]
    hand_cards: int
    buildings: int


class ScoreForm(TypedDict):
    """A filled form."""

    game: NotRequired[str]
    objectives: NotRequired[list[str]]
    players: list[PlayerForm]


class SheetMajority(TypedDict, Generic[T]):
    """What a majority counts, how many everybody has, and the points it brings."""

    objective: str
    counts: str
    counted: list[int]
    points: list[int]
    text: T


class SheetVisits(TypedDict, Generic[T]):
    """The best visitors of a player's expedition cards, by kind of cube, and who is missing."""

    cards: int
    animals: dict[str, int]
    artifacts: dict[str, int]
    missing: dict[str, int]
    text: T | str


class ScoreDetails(TypedDict, Generic[T]):
    """What a score has besides points and winners."""

    objectives: list[str]
    majorities: list[SheetMajority[T]]
    visits: list[SheetVisits[T]]
