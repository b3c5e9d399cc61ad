"""Field types that commands, questions and request bodies share."""

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from kontor.lang.languages import LANGUAGES

Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
TableId = Annotated[str, Field(min_length=1, max_length=16, pattern=r"^[a-z0-9]+$")]


def whole(value: object) -> object:
    """Return a whole number as an integer, also if it is written with a fraction of zero, as JSON allows.

    >>> whole(5.0), whole(5.5), whole("5")
    (5, 5.5, '5')
    """
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)
"""Comes after the limits of a field, because the schema would lack them otherwise."""
SeatNumber = Annotated[int, Field(ge=0, le=9), WHOLE]
Viewer = Annotated[int, Field(ge=-1, le=9), WHOLE]
"""A seat, or -1 for a spectator."""
Revision = Annotated[int, Field(ge=0), WHOLE]
Language = Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$", json_schema_extra={"enum": [*LANGUAGES]})]
Line = Annotated[str, Field(min_length=1, max_length=2000)]
Place = Annotated[str, Field(max_length=40)]
Steps = Annotated[list[Line], Field(max_length=60)]


class Strict(BaseModel):
    """A model that forbids unknown fields and does not convert types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class LineParts(Strict):
    """A line in parts: `do` the thing, `at` a place, `by` these steps."""

    do: Line
    at: Place | None = None
    by: Steps = []


def line_text(line: str | LineParts) -> str:
    """Return a line as text.

    >>> line_text(LineParts(do="build brewery", at="12", by=["work 2", "work 6"]))
    'build brewery at 12: work 2, work 6'
    """
    if isinstance(line, str):
        return line
    text = line.do if line.at is None else f"{line.do} at {line.at}"
    return f"{text}: {', '.join(line.by)}" if line.by else text
