"""What a game must be able to do. The shared rooms know games only through this."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kontor.engine.errors import Phrase, RuleError
from kontor.engine.events import Event
from kontor.engine.rng import Rng
from kontor.engine.ui_types import Figures, Option, Planned, Question, Spot, Wish
from kontor.engine.wire_types import PlanParts

CHANCE: Final = -1
"""The actor when chance must decide."""
NOBODY: Final = -2
"""The actor when the game is over."""
ALL_EYES: Final = -3
"""The viewer who knows what all seats know together, as everybody may once a game is over."""

Data = dict[str, Any]
"""Plain data as JSON knows it."""


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
        """A position that shares nothing changeable with this one."""

    @abstractmethod
    def flat(self) -> list[int]:
        """Everything that makes up the position, as integers in a fixed order."""


S = TypeVar("S", bound=State)
M = TypeVar("M")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, M]):
    """The rules of one game, bound to one set of figures. Holds no position; may be shared freely.

    A move is a value with exactly one canonical text; `parse(text(move)) == move`.

    >>> from kontor.engine.registry import load_game
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

    def things(self, state: S) -> list[M]:
        """What the seat to act can do, each thing once: moves that may leave open where and how they are paid.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.text(match.game.things(match.state)[0])
        'build sawmill'
        """
        return self.legal(state)

    def complete(self, state: S, thing: M) -> list[M]:
        """The moves that do a thing, best first.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> sawmill = match.game.things(match.state)[0]
        >>> match.game.text(match.game.complete(match.state, sawmill)[0])
        'build sawmill at 1'
        """
        return [thing]

    def complete_one(self, state: S, thing: M, rng: Rng) -> M:
        """One move that does a thing, at random and quickly.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.text(match.game.complete_one(match.state, match.game.parse("end"), Rng(1)))
        'end'
        """
        found = self.complete(state, thing)
        return found[rng.below(len(found))]

    def plan(self, state: S, thing: M, wish: Wish) -> Planned:
        """How a thing that can be done now would be done best, as far as possible as wished for.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.plan(match.state, match.game.parse("hire farmer"), Wish(by=("buy planks from 1",))).parts["line"]
        'hire farmer: buy planks from 1'
        """
        wishes = any(wish)
        parts: PlanParts[Phrase] = {
            "thing": self.text(thing),
            "line": "" if wishes else self.text(thing),
            "told": self.describe(state, thing),
            "places": [],
            "at": "",
            "choose": None,
            "units": [],
            "steps": [],
            "cost": None,
            "price": None,
            "left": None,
        }
        return Planned(parts, RuleError("table:plan", "plan-no-choice") if wishes else None)

    def prospects(self, state: S, seat: int) -> Data:
        """What a seat could do with what it has, and what it lacks for the rest, where a game can tell.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.prospects(match.state, 0)["things"]["ship"]["lacks"][0]
        {'what': 'good', 'name': 'cloth', 'number': 1}
        """
        return {}

    def why_not_thing(self, state: S, text: str) -> RuleError | None:
        """Why the thing of that text cannot be done now; None if it can, or if there is no thing of that text.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.why_not_thing(match.state, "build window_factory").phrase.key
        'anno1800-why-lacks'
        """
        return None

    def entry(self, thing: M) -> tuple[Phrase, Phrase] | None:
        """A thing in a short list: the heading it belongs under, and its name there; None for a game without.

        >>> from kontor.engine.registry import load_game
        >>> heading, name = load_game("anno1800").entry(load_game("anno1800").parse("hire farmer"))
        >>> heading.key, name.args
        ('anno1800-list-hire', {'cube': 'farmer'})
        """
        return None

    def spot(self, state: S, move: M) -> Spot | None:
        """What is now where a move goes; None if it goes nowhere.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.spot(match.state, match.game.parse("build sawmill at 12")).phrase.key
        'anno1800-spot-free'
        """
        return None

    def facts(self) -> Data:
        """What is printed on the components, for screens: names, numbers, and phrases.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1800").facts()["tiles"]["brewery"]["makes"]
        'beer'
        """
        return {}

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

    def figures(self, state: S, viewer: int) -> Figures:
        """How the seats stand, as far as `viewer` may know it (-1: an onlooker, or `ALL_EYES`); there may be none.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.figures(match.state, -1)
        Figures(names=('points', 'gold', 'inhabitants', 'goods'), seats=[[0, 7, 2, 3], [0, 7, 2, 3]])
        """
        return Figures((), [])

    def sources(self, state: S) -> Figures:
        """Where the points of each seat come from, as if the game ended now; a game without points has none.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.sources(match.state).names
        ('gold', 'branches', 'agreements', 'buildings', 'merchants')
        """
        return Figures((), [])

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

    def choices(self) -> list[Option]:
        """What a person is asked before a game begins.

        >>> from kontor.engine.registry import load_game
        >>> [option.name for option in load_game("anno1800").choices()]
        ['objectives', 'edition']
        """
        return []

    def editions(self) -> dict[str, dict[str, str | int]]:
        """In what the editions of the rules differ: by option, its value in each edition.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1503").editions()
        {}
        """
        return {}

    def figure_phrases(self, part: str, item: str) -> list[Phrase]:
        """An item of a list in the file of figures as sentences; empty where its bare figures say it best.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1800").figure_phrases("objective", "zoo")[0].key
        'anno1800-rule-visited_animal'
        """
        return []

    def score_example(self) -> Data:
        """A filled form for `score_sheet`; empty for a game that needs no score sheet.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1503").score_example()
        {}
        """
        return {}

    def score_question(self, form: Mapping[str, Any]) -> Question | None:
        """What to ask next for a form that has the names of the players and the answers so far; None when it is done.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1800").score_question({"players": [{"name": "Ada"}, {"name": "Ben"}]}).path
        ('objectives',)
        """
        return None

    def score_sheet(self, form: Mapping[str, object]) -> Data:
        """The score of a game played without this program, as plain data; raises on a form that cannot be scored.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1800")
        >>> game.score_sheet(game.score_example())["totals"][0]
        107
        """
        return {}


AnyGame = Game[Any, Any]
