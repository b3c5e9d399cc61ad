"""The presentation of a game: plans, prospects, names, standings, sentences. Screens use it, bots never do.

Every method has a default, so a game that implements only the rules can be played on every screen.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kontor.engine.errors import Phrase, RuleError
from kontor.engine.ui_types import Option, Planned, PlanRequest, Spot, Standings, ThingParts
from kontor.engine.wire_types import PlanParts

S = TypeVar("S")
M = TypeVar("M")


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation(Generic[S, M]):
    """Turns positions and moves of one game into data and phrases. Holds no position.

    `vocabulary` maps an argument of a phrase to a family of names: `good` refers to the messages `NAME-good-...`.
    `own_names` are the names from changed figures, by message key, then language.

    >>> plain: Presentation[object, str] = Presentation(str)
    >>> plain.describe(None, "take 3").args
    {'text': 'take 3'}
    """

    def __init__(
        self,
        text: Callable[[M], str],
        vocabulary: Mapping[str, str] | None = None,
        own_names: Mapping[str, dict[str, str]] | None = None,
    ) -> None:
        self._text = text
        self.vocabulary = dict(vocabulary or {})
        self.own_names = dict(own_names or {})

    def describe(self, state: S, move: M) -> Phrase:
        """Describe what a move or a thing would do.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.describe(match.state, match.game.parse("buy spice")).key
        'anno1503-move-buy'
        """
        return Phrase("move-text", {"text": self._text(move)})

    def question(self, state: S) -> Phrase:
        """Describe what the actor must decide now.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.question(match.state).key
        'anno1503-ask-act'
        """
        return Phrase("ask-move", {})

    def lost_at_end(self, state: S) -> Phrase | None:
        """Describe what the actor would lose by ending the turn now, so that screens ask first. None if nothing.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> events = match.play("hire farmer: work 1, work 2")
        >>> match.game.presentation.lost_at_end(match.state).key
        'anno1800-lose-goods'
        """
        return None

    def entry(self, thing: M) -> tuple[Phrase, Phrase] | None:
        """Return the heading and the name of a thing in a short list, or None if the game has no such list.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1800")
        >>> heading, name = game.presentation.entry(game.parse("hire farmer"))
        >>> heading.key, name.args
        ('anno1800-list-hire', {'cube': 'farmer'})
        """
        return None

    def parts(self, thing: M) -> ThingParts:
        """Return a thing as data, so that no client has to read its text.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1503")
        >>> game.presentation.parts(game.parse("sell wood 1"))
        ThingParts(kind='sell', names=('wood', '1'))
        """
        kind, *names = self._text(thing).split(" ")
        return ThingParts(kind, tuple(names))

    def request_for(self, move: M) -> PlanRequest:
        """Return the request for which `plan` returns this move.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1800")
        >>> game.presentation.request_for(game.parse("build sawmill at 12: work 2"))
        PlanRequest(at='12', named=(), by=('work 2',))
        """
        return PlanRequest()

    def spot(self, state: S, move: M) -> Spot | None:
        """Return what is at the target of a move, or None if it has no target.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.spot(match.state, match.game.parse("build sawmill at 12")).phrase.key
        'anno1800-spot-free'
        """
        return None

    def spends(self, move: M) -> bool:
        """Whether paying for a move gives up something that its player may want to keep, so that screens ask first.

        >>> from kontor.engine.registry import load_game
        >>> game = load_game("anno1800")
        >>> [game.presentation.spends(game.parse(f"hire farmer: {step}")) for step in ("work 1", "buy planks from 1")]
        [False, True]
        """
        return False

    def covers(self, state: S, move: M) -> bool:
        """Whether a move goes to a place that is not free.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> game = match.game
        >>> [game.presentation.covers(match.state, game.parse(f"build sawmill at {cell}")) for cell in (1, 12)]
        [True, False]
        """
        return False

    def plan(self, state: S, thing: M, request: PlanRequest) -> Planned:
        """Return the best way to do a possible thing, following the request as far as possible.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> hire = match.game.parse("hire farmer")
        >>> match.game.presentation.plan(match.state, hire, PlanRequest(by=("buy planks from 1",))).parts["line"]
        'hire farmer: buy planks from 1'
        """
        insists = any(request)
        parts: PlanParts[Phrase] = {
            "thing": self._text(thing),
            "line": "" if insists else self._text(thing),
            "text": self.describe(state, thing),
            "places": [],
            "at": "",
            "choose": None,
            "payment": None,
        }
        return Planned(parts, RuleError("table:plan", "plan-no-choice") if insists else None)

    def moves_naming(self, state: S, thing: M, named: Sequence[str]) -> list[M]:
        """Return the moves that do a thing with the named items of its plan's choice, best first.

        Needed only for choices whose items the text of a move does not name. Raise `RuleError` if there
        is no such move.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> events = match.play("hire farmer: work 1")
        >>> make = match.game.parse_thing("make")
        >>> [match.game.text(move) for move in match.game.presentation.moves_naming(match.state, make, ["grain"])][0]
        'make: work 2'
        """
        raise RuleError("table:plan", "plan-no-choice")

    def prospects(self, state: S, seat: int) -> dict[str, Any]:
        """Return which things a seat can afford, and what it lacks for the others.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.prospects(match.state, 0)["things"]["ship"]["lacks"][0]
        {'what': 'good', 'name': 'cloth', 'number': 1}
        """
        return {}

    def why_not(self, state: S, thing: M) -> RuleError | None:
        """Return why a thing cannot be done now, or None if it can or the game has no explanation.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> thing = match.game.parse_thing("build window_factory")
        >>> match.game.presentation.why_not(match.state, thing).phrase.key
        'anno1800-why-lacks'
        """
        return None

    def standings(self, state: S, viewer: int) -> Standings:
        """Return the standings of the seats, as far as `viewer` may know them. May be empty.

        `viewer` is a seat, -1 for a spectator, or `ALL_SEATS`.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.standings(match.state, -1)
        Standings(names=('points', 'gold', 'inhabitants', 'goods'), seats=[[0, 7, 2, 3], [0, 7, 2, 3]])
        """
        return Standings((), [])

    def facts(self) -> dict[str, Any]:
        """Return the texts and numbers printed on the components, as names, numbers and phrases.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1800").presentation.facts()["tiles"]["brewery"]["makes"]
        'beer'
        """
        return {}

    def reference(self) -> list[tuple[Phrase, list[Phrase]]]:
        """Return the player aid: subjects, and the facts about each.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1503").presentation.reference()[0][0].key
        'anno1503-ship'
        """
        return []

    def choices(self) -> list[Option]:
        """Return the options to ask for before a game begins.

        >>> from kontor.engine.registry import load_game
        >>> [option.name for option in load_game("anno1800").presentation.choices()]
        ['objectives', 'edition', 'card_tokens']
        """
        return []

    def editions(self) -> dict[str, dict[str, str | int]]:
        """Return the differences between the editions of the rules: by option, its value in each edition.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1503").presentation.editions()
        {}
        """
        return {}

    def figure_phrases(self, part: str, item: str) -> list[Phrase]:
        """Return an item of the content file as sentences. Empty if its bare figures are clearer.

        >>> from kontor.engine.registry import load_game
        >>> load_game("anno1800").presentation.figure_phrases("objective", "zoo")[0].key
        'anno1800-rule-visited_animal'
        """
        return []
