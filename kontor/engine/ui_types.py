"""Types that games and screens exchange: questions, options, spots, plan requests, plans, standings."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from kontor.engine.errors import Phrase, RuleError
from kontor.engine.wire_types import PlanParts


class Question(NamedTuple):
    """A question of a score sheet: the path of the answer in the form, the text, and the valid answers.

    `kind` is `number` (0 to `high`), `yes`, `names` (at most `high` of `known`) or `pairs` (at most `high` tables with
    one of `known` for each of the two `sides`). `known` are the valid names, of the family `family`. The answers of
    player n go below `("players", n)`. Pages show the `label` instead of the phrase.

    >>> Question(("players", 0, "gold"), "number", Phrase("score-ask-gold", {}), high=99).known
    ()
    """

    path: tuple[str | int, ...]
    kind: Literal["number", "yes", "names", "pairs"]
    phrase: Phrase
    high: int = 1
    family: str = ""
    known: tuple[str, ...] = ()
    label: Phrase | None = None
    sides: tuple[str, ...] = ()


class SheetPart(NamedTuple):
    """A part of a score sheet below the points: its name for programs, its heading, and its entries as data.

    The `text` of an entry is a phrase, or empty if there is nothing to say.

    >>> SheetPart("visits", Phrase("score-visits", {}), [{"cards": 0, "text": ""}]).name
    'visits'
    """

    name: str
    heading: Phrase
    entries: Sequence[Mapping[str, Any]]


class SheetTexts(NamedTuple):
    """The texts of a score sheet: the labels of its rows and of the total, its parts, its notes, and who wins.

    `file_verdict` is the verdict for the author of a form file. It may name entries of the file.

    >>> verdict = Phrase("score-decided-influence", {"seat": 0, "points": 107})
    >>> SheetTexts([], Phrase("score-row-total", {}), [], [], verdict, verdict).notes
    []
    """

    rows: list[Phrase]
    total: Phrase
    parts: list[SheetPart]
    notes: list[Phrase]
    verdict: Phrase
    file_verdict: Phrase


class Piece(NamedTuple):
    """A component that can be chosen for an option: its id, its name on screens, and its effect.

    >>> Piece("zoo", Phrase("anno1800-is-objective", {"objective": "zoo"}), Phrase("anno1800-list-end", {})).name
    'zoo'
    """

    name: str
    phrase: Phrase
    about: Phrase


class Option(NamedTuple):
    """An option to ask for before a game begins: its text, and its values with their texts, the default first.

    The value None leaves the option out. Instead of a value, a list of `number` of the `pieces` is accepted. `sets`
    lists the pieces that a value stands for.

    >>> Option("long", Phrase("nim-ask-long", {}), ((None, Phrase("nim-no", {})), (1, Phrase("nim-yes", {})))).name
    'long'
    """

    name: str
    phrase: Phrase
    values: tuple[tuple[str | int | None, Phrase], ...]
    pieces: tuple[Piece, ...] = ()
    number: int = 0
    sets: Mapping[str, Sequence[str]] = MappingProxyType({})


class Spot(NamedTuple):
    """The target of a move: what is there now, and the loss of covering it. 0 is best.

    >>> Spot(Phrase("anno1800-spot-free", {"place": "12"}), 0).loss
    0
    """

    phrase: Phrase
    loss: int


class PlanRequest(NamedTuple):
    """The choices that a plan must respect: a place, cards or places to name, steps of the payment.

    >>> PlanRequest(by=("work 2",)).at
    ''
    """

    at: str = ""
    named: tuple[str, ...] = ()
    by: tuple[str, ...] = ()


class Planned(NamedTuple):
    """A plan, the reason if it does not follow the request, and whether its line costs nothing.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> match.game.presentation.plan(match.state, match.game.parse("end"), PlanRequest()).parts["line"]
    'end'
    """

    parts: PlanParts[Phrase]
    error: RuleError | None = None
    is_free: bool = True


def is_plain(planned: Planned) -> bool:
    """Whether a plan leaves nothing to choose and costs nothing.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> game, state = match.game, match.state
    >>> plans = [game.presentation.plan(state, thing, PlanRequest()) for thing in game.things(state)]
    >>> [planned.parts["thing"] for planned in plans if is_plain(planned)]
    ['festival']
    """
    parts = planned.parts
    return planned.is_free and parts["line"] != "" and parts["choose"] is None and len(parts["places"]) < 2


class ThingParts(NamedTuple):
    """A thing as data: its kind, and the ids of the components it is about.

    >>> ThingParts("build", ("merchant_2",)).kind
    'build'
    """

    kind: str
    names: tuple[str, ...]


class Standings(NamedTuple):
    """The standings of the seats: the names of the numbers, and for each seat the numbers in that order.

    >>> Standings(("points", "gold"), [[0, 7], [1, 3]]).seats[1]
    [1, 3]
    """

    names: tuple[str, ...]
    seats: list[list[int]]
