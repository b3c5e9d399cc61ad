"""Questions: messages that change nothing. The answer is `answer` or `refused`."""

from typing import Annotated, Literal

from pydantic import Field, RootModel

from kontor.server.wire.fields import WHOLE, Id, Line, LineParts, Place, SeatNumber, Steps, Strict, TableId, Viewer


class _SeatQuestion(Strict):
    id: Id
    table: TableId
    seat: SeatNumber


class _HistoryQuestion(Strict):
    id: Id
    table: TableId
    seat: Viewer


class ThingsQuestion(_SeatQuestion):
    """What can the seat do now?"""

    type: Literal["things"]


class WaysQuestion(_SeatQuestion):
    """Which lines do a thing? They differ in place and payment."""

    type: Literal["ways"]
    thing: Line


class WhyQuestion(_SeatQuestion):
    """May this line be played now, and if not, why not?"""

    type: Literal["why"]
    line: Line | LineParts


class ProspectsQuestion(_SeatQuestion):
    """What does the seat lack for everything that it could do?"""

    type: Literal["prospects"]


class PlanQuestion(_SeatQuestion):
    """How is a thing done best, `at` this place, with these cards or places `named`, including the steps in `by`?"""

    type: Literal["plan"]
    thing: Line
    at: Place | None = None
    named: Annotated[list[Place], Field(max_length=20)] = Field(default_factory=list)
    by: Steps = Field(default_factory=list)


class PositionQuestion(_HistoryQuestion):
    """What was the position after so many lines? During the game, ask for a seat that you hold or as a spectator."""

    type: Literal["position"]
    lines: Annotated[int, Field(ge=0, le=100_000), WHOLE]


class StandingsQuestion(_HistoryQuestion):
    """What were the standings after each round? During the game, ask for a seat that you hold or as a spectator."""

    type: Literal["standings"]
    first: Annotated[int, Field(ge=0, le=100_000), WHOLE] = 0
    """The first row to return. `next` of the answer has that of the next page."""


class LogQuestion(_HistoryQuestion):
    """What happened, line by line? During the game, ask for a seat that you hold or as a spectator."""

    type: Literal["log"]
    first: Annotated[int, Field(ge=1, le=100_000), WHOLE] = 1
    """The first line to return. `next` of the answer has that of the next page."""


class EntriesQuestion(Strict):
    """What happened at the table before an entry? The answer has the latest entries before it, oldest first."""

    type: Literal["entries"]
    id: Id
    table: TableId
    before: Annotated[int, Field(ge=1, le=2**31 - 1), WHOLE]
    texts: bool = False
    """Whether the entries come with sentences."""


class HintQuestion(_SeatQuestion):
    """What are the best moves of the seat now, and why? A bot thinks for about a second."""

    type: Literal["hint"]


class ReviewQuestion(_SeatQuestion):
    """How good were the decisions of a seat in these lines of a finished game?"""

    type: Literal["review"]
    first: Annotated[int, Field(ge=1, le=100_000), WHOLE] = 1
    last: Annotated[int, Field(ge=1, le=100_000), WHOLE] = 100_000


AdviceQuestion = HintQuestion | ReviewQuestion
"""Questions that a bot thinks about in a worker process."""
HistoryQuestion = PositionQuestion | StandingsQuestion | LogQuestion | EntriesQuestion
"""Questions that anybody who may see the table may ask."""
InstantQuestion = ThingsQuestion | WaysQuestion | WhyQuestion | ProspectsQuestion | PlanQuestion | HistoryQuestion
"""Questions that the server answers at once."""
Question = InstantQuestion | AdviceQuestion


class QuestionBody(RootModel[Annotated[Question, Field(discriminator="type")]]):
    """One question, sent over HTTP."""
