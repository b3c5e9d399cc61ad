"""The game protocol: the rules of a game, with its presentation and its score sheet.

The shared packages use games only through this protocol. A game may implement the rules alone. Bots and the arena
need nothing else, and screens fall back to the defaults of `Presentation`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.presentation import Presentation
from kontor.engine.rng import Rng
from kontor.engine.score_sheet import ScoreSheet
from kontor.engine.ui_types import Standings

CHANCE: Final = -1
"""The actor when chance must decide."""
NOBODY: Final = -2
"""The actor when the game is over."""
ALL_SEATS: Final = -3
"""The viewer who sees what every seat sees. Anyone may view a finished game this way."""

Data = dict[str, Any]
"""Plain data, as in JSON."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. `actor` is the seat that must act, `CHANCE` or `NOBODY`.

    >>> from kontor.engine.matches import new_match
    >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
    >>> state.actor, state.copy().flat() == state.flat()
    (0, True)
    """

    actor: int

    @abstractmethod
    def copy(self) -> "State":
        """Return a copy that shares nothing mutable with this position."""

    @abstractmethod
    def flat(self) -> list[int]:
        """Return everything that makes up the position, as integers in a fixed order."""


S = TypeVar("S", bound=State)
M = TypeVar("M")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, M]):
    """The rules of one game, bound to a version and a set of figures. Holds no position, so it can be shared freely.

    A move is a value with exactly one canonical text: `parse(text(move)) == move`.

    >>> from kontor.engine.registry import load_game
    >>> game = load_game("anno1503")
    >>> state = game.start(2, {}, game.deal(2, {}, Rng(7)))
    >>> state.actor == CHANCE, game.text(game.parse("roll 4"))
    (True, 'roll 4')
    """

    name: str
    rules: int
    """The version of the rules and the built-in figures that it is played by."""
    fewest: int
    most: int
    changed: Data
    """The differences from the built-in figures, in the shape of the content files."""

    @property
    def presentation(self) -> Presentation[S, M]:
        """The presentation of the game. The defaults if it has none of its own.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1503").presentation.vocabulary["good"]
        'good'
        """
        return Presentation(self.text)

    @property
    def score_sheet(self) -> ScoreSheet | None:
        """The score sheet for a game played with the box. None if the game needs none.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1503").score_sheet is None
        True
        """
        return None

    @abstractmethod
    def built_in_text(self) -> str:
        """Return the text of the built-in content file. Owners of the game can correct it."""

    @abstractmethod
    def settle_options(self, options: Mapping[str, object]) -> Data:
        """Return the options with defaults filled in. Raise if one is unknown or impossible (R3)."""

    @abstractmethod
    def deal(self, players: int, options: Data, rng: Rng) -> Data:
        """Shuffle and deal: return the random decisions before the first move."""

    @abstractmethod
    def start(self, players: int, options: Data, deal: Mapping[str, object]) -> S:
        """Return the first position. Raise if the deal is impossible (R9)."""

    @abstractmethod
    def legal(self, state: S) -> list[M]:
        """Return every move that the seat to act can make."""

    def things(self, state: S) -> list[M]:
        """Return the things that the seat to act can do, each once. A thing is a move without place and payment.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.text(match.game.things(match.state)[0])
        'build sawmill'
        """
        return self.legal(state)

    def complete(self, state: S, thing: M) -> list[M]:
        """Return the moves that do a thing, best first.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> sawmill = match.game.things(match.state)[0]
        >>> match.game.text(match.game.complete(match.state, sawmill)[0])
        'build sawmill at 1'
        """
        return [thing]

    def complete_one(self, state: S, thing: M, rng: Rng) -> M:
        """Return a random move that does a thing, without listing them all.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.text(match.game.complete_one(match.state, match.game.parse("end"), Rng(1)))
        'end'
        """
        moves = self.complete(state, thing)
        return moves[rng.below(len(moves))]

    def thing_of(self, move: M) -> M:
        """Return the thing that a move does.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1800")
        >>> game.text(game.thing_of(game.parse("build merchant 2 at 31: work 2")))
        'build merchant 2'
        """
        return move

    def only_prepares(self, thing: M) -> bool:
        """Whether a thing only prepares others and can be done again and again. Random play does it seldom.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1800")
        >>> game.only_prepares(game.parse_thing("make")), game.only_prepares(game.parse_thing("festival"))
        (True, False)
        """
        return False

    def parse_thing(self, text: str) -> M:
        """Parse a thing. Raise if the text is not one.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1800")
        >>> game.text(game.parse_thing("build merchant 2"))
        'build merchant 2'
        """
        return self.parse(text)

    def is_possible(self, state: S, thing: M) -> bool:
        """Whether the seat to act can do a thing now, so that `things` contains it.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> [match.game.is_possible(match.state, match.game.parse_thing(text)) for text in ("festival", "end")]
        [True, False]
        """
        return thing in self.things(state)

    @abstractmethod
    def refusal(self, state: S, move: M) -> RuleError | None:
        """Return why the actor cannot make this move now, or None if it can. Chance moves are checked too."""

    @abstractmethod
    def apply(self, state: S, move: M, log: list[Event] | None) -> None:
        """Make a legal move in place. Append its events to the log, if one is given."""

    def advance(self, state: S, move: M, log: list[Event] | None) -> S:
        """Make a move if it is legal. Return the new position: `state` itself or a copy.

        An illegal move raises and leaves `state` unchanged. The log may then contain events that did not happen.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.advance(match.state, match.game.parse("festival"), None).actions
        0
        """
        refusal = self.refusal(state, move)
        if refusal is not None:
            raise refusal
        self.apply(state, move, log)
        return state

    @abstractmethod
    def chance(self, state: S, rng: Rng) -> M:
        """Draw a chance move."""

    @abstractmethod
    def text(self, move: M) -> str:
        """Return the canonical text of a move, without its seat (R6)."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """Parse a move. Raise if the text is not one (R6)."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Data:
        """Return everything that a seat may know, as plain data. -1 is a spectator."""

    def score_sources(self, state: S) -> Standings:
        """Return where the points of each seat come from, as if the game ended now. Empty for a game without points.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.score_sources(match.state).names
        ('gold', 'branches', 'agreements', 'buildings', 'merchants')
        """
        return Standings((), [])

    @abstractmethod
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> S:
        """Sample a position that fits a seat's view. Everything the seat does not know is drawn at random."""

    @abstractmethod
    def result(self, state: S) -> Data | None:
        """Return the result of a finished game, as stored in records. None before the end."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Return the winners of a finished game. Empty in a draw."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Return the number of turns that have ended."""

    @abstractmethod
    def rounds(self, state: S) -> int:
        """Return the number of complete rounds."""


AnyGame = Game[Any, Any]
