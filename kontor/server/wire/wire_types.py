"""Types of the data that the server sends: tables, seats, answers to questions.

mypy checks them in the code, and the API description publishes them. They are not validated again when data is sent.
"""

from typing import Any, Literal

from typing_extensions import TypedDict

from kontor.engine.wire_types import Fault, PlanAnswer


class SeatSummary(TypedDict):
    """A seat in a list of tables. A `stand_in` plays for a person who is away. `spent` is time used on the clock.

    `lost`: the reader may take it back from somebody who plays it. `vacant`: it waits for a new player by its link.
    `screen` is the first seat of the same person, who holds several if people share a screen.
    """

    seat: int
    name: str
    bot: str
    stand_in: str
    free: bool
    yours: bool
    lost: bool
    vacant: bool
    screen: int
    spent: float


class SeatInfo(SeatSummary):
    """A seat at a table. `connected` tells whether its person is online."""

    connected: bool


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
    """A table in a list of tables. `actor` is -1 before the game and -2 after it."""

    seats: list[SeatSummary]


class ClockSettings(TypedDict, total=False):
    """Seconds per move, or per game with some `added` for each move."""

    per_move: int
    per_game: int
    added: int


class UndoRequestInfo(TypedDict):
    """A seat asks to undo `count` lines. `agreed` are the seats that allow it. `asks_you`: the reader may answer."""

    seat: int
    count: int
    agreed: list[int]
    asks_you: bool


class SeatRequestInfo(TypedDict):
    """The player of `seat` asks to replace the player of the seat `absent` by a bot or a new player.

    `number` identifies the request. `agreed` are the seats that allow it. `asks_you`: the reader must still answer.
    `about_you`: the reader is the one to be replaced and may object.
    """

    number: int
    seat: int
    absent: int
    by: Literal["bot", "player"]
    agreed: list[int]
    asks_you: bool
    about_you: bool


class TableInfo(_Summary):
    """The public state of a table. The actor has been to act since the time `since`."""

    seats: list[SeatInfo]
    spectators: int
    options: dict[str, Any]
    clock: ClockSettings | None
    since: float
    result: dict[str, Any] | None
    undo_request: UndoRequestInfo | None
    seat_request: SeatRequestInfo | None
    frozen: bool
    rules: int
    hints: bool
    """Whether bots may give hints here."""


class Can(TypedDict):
    """What a seat may do besides moves.

    It may undo its last line, reset its turn, redo, or ask the others for an undo. `hint`: it may ask for a hint.
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


class Thing(_Thing, total=False):
    """Something that can be done: its notation, the same as `kind` and ids, and its name and heading for people."""

    heading: str


class _Things(TypedDict):
    things: list[Thing]


class ThingsAnswer(_Things, total=False):
    """What a seat can do. If it is to act, `question` is the sentence that prompts it.

    `loses` names what the end of the turn would lose, such as `2 goods`. It is missing if that is nothing.
    """

    question: str
    loses: str


class Offers(ThingsAnswer):
    """What a seat can do now, and what it lacks for the rest. The type of `prospects` depends on the game."""

    prospects: dict[str, Any]


class _Scene(TypedDict):
    seat: int
    view: dict[str, Any]


class Scene(_Scene, total=False):
    """What one viewer sees. A spectator has neither `can` nor `offers`. `offers` come if `hello` asked for them."""

    can: Can
    offers: Offers


class _Way(TypedDict):
    line: str
    text: str


class WayInfo(_Way, total=False):
    """A line that does a thing, and its description. `spot` is what is there now. `loss` is 0 at the best one."""

    spot: str
    loss: int


class WaysAnswer(TypedDict):
    """The lines that do a thing, best first."""

    ways: list[WayInfo]


class WhyAnswer(TypedDict):
    """Whether a line may be played, and if not, why not."""

    legal: bool
    error: Fault | None


class ProspectsAnswer(TypedDict):
    """What a seat lacks for everything that it could do. The type of `prospects` depends on the game."""

    prospects: dict[str, Any]


class ReplayPosition(TypedDict):
    """The position after `lines` of the `last` lines, and what happened in the line that led to it."""

    lines: int
    last: int
    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    texts: list[str]


class StandingsRow(TypedDict):
    """The standings of each seat after so many lines."""

    lines: int
    round: int
    seats: list[list[int]]


class StandingsAnswer(TypedDict):
    """The standings of all seats at the beginning, after each round and now. `names` are those of the numbers.

    `next` is the row to continue from, or null at the end.
    """

    names: list[str]
    rows: list[StandingsRow]
    next: int | None


class LogLine(TypedDict):
    """What happened in a line, counted from 1. The seat of a chance move is -1."""

    line: int
    seat: int
    round: int
    texts: list[str]
    events: list[dict[str, Any]]


class LogAnswer(TypedDict):
    """What happened in the game, line by line. `next` is the line to continue from, or null at the end."""

    lines: list[LogLine]
    next: int | None


class EntriesAnswer(TypedDict):
    """Entries of the table, as in the message `table`."""

    entries: list[dict[str, Any]]


class PlanRequest(TypedDict, total=False):
    """What the question `plan` asks for: a place, cards or places to name, and steps of the payment."""

    at: str
    named: list[str]
    by: list[str]


class HintMove(TypedDict):
    """A move that a bot suggests: its line, its thing, how far it is `behind` the best move, and why.

    `kind` and `names` are the parts of the thing. The question `plan` with these fields leads to the line.
    """

    line: str
    thing: str
    kind: str
    names: list[str]
    plan: PlanRequest
    text: str
    behind: float
    reasons: list[str]


class HintAnswer(TypedDict):
    """The best moves, best first. `unit` is what they are weighed in: `points`, or the `chance` to win (0 to 1)."""

    unit: Literal["points", "chance"]
    moves: list[HintMove]


class ReviewLine(TypedDict):
    """A decision, how far it was `behind` the best move, what would have been `better`, and why.

    `good`: about as good as the best. `turning`: so much worse that it is a turning point.
    """

    line: int
    round: int
    played: str
    behind: float
    good: bool
    turning: bool
    better: str
    reasons: list[str]


class ReviewAnswer(TypedDict):
    """Decisions of a seat. `next` is the line to continue from, or null if all requested lines have been judged.

    `most` is how many turning points of a whole game are worth showing: those that lost most.
    """

    unit: Literal["points", "chance"]
    lines: list[ReviewLine]
    most: int
    next: int | None


class GuestInfo(TypedDict):
    """A person who has visited a table."""

    person: int
    name: str
    seats: list[int]
    connected: bool
    muted: bool
    removed: bool


class ServerTime(TypedDict):
    """The answer to `ping`: the server's clock, in seconds since 1970."""

    time: float


class Answers(TypedDict):
    """The answer to `ping` and to each question, by the type of its message."""

    ping: ServerTime

    things: ThingsAnswer
    ways: WaysAnswer
    why: WhyAnswer
    prospects: ProspectsAnswer
    plan: PlanAnswer[str]
    position: ReplayPosition
    standings: StandingsAnswer
    log: LogAnswer
    entries: EntriesAnswer
    hint: HintAnswer
    review: ReviewAnswer


HistoryAnswer = ReplayPosition | StandingsAnswer | LogAnswer | EntriesAnswer
InstantAnswer = ThingsAnswer | WaysAnswer | WhyAnswer | ProspectsAnswer | PlanAnswer[str] | HistoryAnswer
"""The answer to a question that the server answers at once."""
AnswerData = InstantAnswer | HintAnswer | ReviewAnswer
"""The answer to a question."""
