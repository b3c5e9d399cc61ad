"""What a game must be able to do. The shared rooms know games only through this."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from kontor.table.errors import Phrase, RuleError
from kontor.table.events import Event
from kontor.table.rng import Rng

CHANCE = -1
"""The actor when chance must decide."""
NOBODY = -2
"""The actor when the game is over."""

Data = dict[str, Any]
"""Plain data as JSON knows it."""


class State(ABC):
    """A position. `actor` is the seat that must act, `CHANCE` or `NOBODY`.

    >>> from kontor.table.begin import new_match
    >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
    >>> state.actor, state.copy().flat() == state.flat()
    (0, True)
    """

    actor: int

    @abstractmethod
    def copy(self) -> "State":
        """A position that shares nothing changeable with this one."""

    @abstractmethod
    def flat(self) -> list[int]:
        """Everything that makes up the position, as integers in a fixed order."""


S = TypeVar("S", bound=State)
M = TypeVar("M")


class Game(ABC, Generic[S, M]):
    """The rules of one game, bound to one set of figures. Holds no position; may be shared freely.

    A move is a value with exactly one canonical text; `parse(text(move)) == move`.

    >>> from kontor.table.registry import load_game
    >>> game = load_game("anno1503")
    >>> state = game.start(2, {}, game.deal(2, {}, Rng(7)))
    >>> state.actor == CHANCE, game.text(game.parse("roll 4"))
    (True, 'roll 4')
    """

    name: str
    rules: int
    """Version of the rules and the built-in figures."""
    fewest: int
    most: int
    changed: Data
    """What differs from the built-in figures, in the shape of the content files."""
    vocabulary: dict[str, str]
    """Which argument of a phrase is the name of what: `good` stands for the messages `NAME-good-...`."""
    own_names: dict[str, dict[str, str]]
    """Names that come with changed figures: message key, then language, then name."""

    @abstractmethod
    def built_in_text(self) -> str:
        """The file of the built-in figures, for an owner of the game to correct."""

    @abstractmethod
    def settle_options(self, options: Mapping[str, object]) -> Data:
        """The options in full; raises on one that is unknown or impossible (R3)."""

    @abstractmethod
    def deal(self, players: int, options: Data, rng: Rng) -> Data:
        """Shuffle and deal: all that chance decides before the first move."""

    @abstractmethod
    def start(self, players: int, options: Data, deal: Mapping[str, object]) -> S:
        """The first position; raises if the deal is not possible (R9)."""

    @abstractmethod
    def legal(self, state: S) -> list[M]:
        """Everything that the seat to act can do."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> RuleError | None:
        """Why the actor cannot make this move now, or None if it can. Chance is judged too."""

    @abstractmethod
    def apply(self, state: S, move: M, log: list[Event] | None) -> None:
        """Make a legal move, in place; tell what happens if there is a log."""

    @abstractmethod
    def chance(self, state: S, rng: Rng) -> M:
        """What chance decides now."""

    @abstractmethod
    def text(self, move: M) -> str:
        """The canonical text of a move, without its seat (R6)."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """Read a move; raises on a text that is no move at all (R6)."""

    @abstractmethod
    def describe(self, state: S, move: M) -> Phrase:
        """What a move would do, for a person to choose from."""

    @abstractmethod
    def reference(self) -> list[tuple[Phrase, list[Phrase]]]:
        """What a player looks up during play: a thing, and what is to be known of it."""

    @abstractmethod
    def question(self, state: S) -> Phrase:
        """What the actor is asked to do now."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Data:
        """All that a seat may know, as plain data (-1: an onlooker)."""

    @abstractmethod
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A position that fits a seat's view; what the seat does not know is drawn at random."""

    @abstractmethod
    def result(self, state: S) -> Data | None:
        """The result of a finished game, as records hold it."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Who has won a finished game; nobody in a draw."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """How many turns have ended."""

    @abstractmethod
    def rounds(self, state: S) -> int:
        """How many whole rounds have been played."""


AnyGame = Game[Any, Any]
