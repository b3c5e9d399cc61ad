"""The form of what the server tells clients: tables, seats, answers to questions.

It is checked where the code is, and described for clients; what is sent is not checked again.
"""

from typing import Any, Literal

from typing_extensions import TypedDict

from kontor.engine.wire_types import Fault, Plan


class SeatShown(TypedDict):
    """A seat in a list of tables. A `stand_in` plays for a person who is away; `spent` is time used on the clock."""

    seat: int
    name: str
    bot: str
    stand_in: str
    free: bool
    yours: bool
    spent: float


class SeatHere(SeatShown):
    """A seat at a table; `here` says whether its person is connected."""

    here: bool


class _Summary(TypedDict):
    table: str
    game: str
    title: str
    public: bool
    status: str
    actor: int
    deadline: float | None
    owner: bool
    your_turn: bool
    created: float
    changed: float


class TableSummary(_Summary):
    """A table in short, as in a list of tables. `actor` is -1 before the game and -2 after it."""

    seats: list[SeatShown]


class ClockShown(TypedDict, total=False):
    """Seconds for each move, or for the whole game with some added for each move."""

    per_move: int
    per_game: int
    added: int


class Wish(TypedDict):
    """A seat asks to take back so many lines; the seats that have agreed; whether the reader is asked."""

    seat: int
    count: int
    agreed: list[int]
    asks_you: bool


class TableInfo(_Summary):
    """What everybody at a table knows about it; `since` is from when on the actor is to act."""

    seats: list[SeatHere]
    watching: int
    options: dict[str, Any]
    clock: ClockShown | None
    since: float
    result: dict[str, Any] | None
    wish: Wish | None
    frozen: bool
    rules: int
    hints: bool
    """Whether bots may give hints here."""


class Can(TypedDict):
    """What a seat may take back: its last line, all of its turn, or something only if others agree; and play again.

    `hint`: whether it may ask what to do.
    """

    undo: bool
    reset: bool
    redo: bool
    ask_undo: bool
    hint: bool


class _Thing(TypedDict):
    text: str
    kind: str
    names: list[str]
    name: str


class ThingShown(_Thing, total=False):
    """Something that can be done, as text and as `kind` and ids, and the heading that it belongs under."""

    heading: str


class _Things(TypedDict):
    things: list[ThingShown]


class ThingsShown(_Things, total=False):
    """What a seat can do; `question` says what is asked for, if it is to act."""

    question: str


class Offers(ThingsShown):
    """What a seat can do now, and what it lacks for the rest; each game has its own form of `prospects`."""

    prospects: dict[str, Any]


class _SceneShown(TypedDict):
    seat: int
    view: dict[str, Any]


class SceneShown(_SceneShown, total=False):
    """What one viewer sees. A spectator has neither `can` nor `offers`; `offers` come if the client asked for them."""

    can: Can
    offers: Offers


class _Way(TypedDict):
    text: str
    told: str


class WayShown(_Way, total=False):
    """A line that does a thing; what is where it goes, and how little is lost by that."""

    spot: str
    loss: int


class WaysShown(TypedDict):
    """The lines that do a thing, best first."""

    ways: list[WayShown]


class WhyShown(TypedDict):
    """Whether a line may be played, and if not, why not."""

    legal: bool
    error: Fault | None


class ProspectsShown(TypedDict):
    """What a seat lacks for whatever it might want; each game has its own form of it."""

    prospects: dict[str, Any]


class Looked(TypedDict):
    """The position after so many of the `last` lines, and what happened in the line that led to it."""

    lines: int
    last: int
    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    told: list[str]


class CourseRow(TypedDict):
    """The figures of each seat after so many lines."""

    lines: int
    round: int
    seats: list[list[int]]


class CourseShown(TypedDict):
    """The figures of all seats at the beginning, after each round and now."""

    names: list[str]
    rows: list[CourseRow]


class StoryLine(TypedDict):
    """What happened in a line, counted from 1; of chance the seat is -1."""

    line: int
    seat: int
    round: int
    told: list[str]
    events: list[dict[str, Any]]


class StoryShown(TypedDict):
    """What happened, line by line."""

    lines: list[StoryLine]


class Wishes(TypedDict):
    """What the question `plan` may ask for: a place, cards or places to name, and steps of the payment."""

    at: str
    named: list[str]
    by: list[str]


class HintMove(TypedDict):
    """A move that a bot would make: its line, the thing it does, what it is worth less than the best, and why.

    `kind` and `names` are the parts of the thing; a plan with these `wishes` leads to the line.
    """

    line: str
    thing: str
    kind: str
    names: list[str]
    wishes: Wishes
    told: str
    behind: float
    reasons: list[str]


class HintShown(TypedDict):
    """The best moves, best first; `unit` says what they are weighed in: `points`, or the `chance` to win (0 to 1)."""

    unit: Literal["points", "chance"]
    moves: list[HintMove]


class ReviewLine(TypedDict):
    """A decision, what it was worth less than the best, and what would have been better, if anything, and why.

    `good`: about as good as the best; `turning`: so much worse that it is a turning point.
    """

    line: int
    round: int
    played: str
    behind: float
    good: bool
    turning: bool
    better: str
    reasons: list[str]


class ReviewShown(TypedDict):
    """Decisions of a seat; `next` is the line to ask on from, if not all lines asked for have been judged.

    Of the turning points of a whole game `most` are worth showing, those that lost most.
    """

    unit: Literal["points", "chance"]
    lines: list[ReviewLine]
    most: int
    next: int | None


class GuestShown(TypedDict):
    """Somebody who has come to a table."""

    person: int
    name: str
    seats: list[int]
    here: bool
    muted: bool
    removed: bool


class ServerTime(TypedDict):
    """The answer to `ping`: the server's clock, in seconds since 1970."""

    time: float


class Answers(TypedDict):
    """The answer to `ping` and to each question, by the type of its message."""

    ping: ServerTime

    things: ThingsShown
    ways: WaysShown
    why: WhyShown
    prospects: ProspectsShown
    plan: Plan[str]
    look: Looked
    course: CourseShown
    story: StoryShown
    hint: HintShown
    review: ReviewShown


AtSight = ThingsShown | WaysShown | WhyShown | ProspectsShown | Looked | CourseShown | StoryShown | Plan[str]
"""The answer to a question that needs no thinking."""
Answered = AtSight | HintShown | ReviewShown
"""The answer to a question."""
