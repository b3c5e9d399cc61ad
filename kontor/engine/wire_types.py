"""Types of the data that all games send to screens. Clients get the same types from the API description.

Generic types hold `Phrase`s inside the program. When sent, they hold `str` in one language.
"""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from typing_extensions import TypedDict

from kontor.engine.errors import Phrase

T = TypeVar("T", Phrase, str)
L = TypeVar("L", list[Phrase], str)
"""A list of phrases is sent as one text."""


class Fault(TypedDict):
    """The reason why something cannot be done: `rule` and `key` for programs, `text` for people."""

    rule: str
    key: str
    args: dict[str, Any]
    text: str


class PlanPlace(TypedDict, Generic[T]):
    """A place for a thing. `text` describes its current contents, `loss` rates covering them: 0 is best."""

    at: str
    text: T
    loss: int


Choose = TypedDict("Choose", {"from": str, "fewest": int, "most": int, "items": list[str], "named": list[str]})
"""A choice that completes a thing: `fewest` to `most` of `items`, which are cards of the `hand`, `places`
or what else a game names. An item that can be chosen several times is listed as often."""


class PlanParts(TypedDict, Generic[T]):
    """The part of a plan that the game provides.

    `line` is empty if the request cannot be met or something must still be named. The other fields then show the
    best plan that ignores the request. The type of `payment` depends on the game. It is null for a game without one.
    """

    thing: str
    line: str
    text: T
    places: list[PlanPlace[T]]
    at: str
    choose: Choose | None
    payment: Mapping[str, Any] | None


class PlanAnswer(PlanParts[T], Generic[T]):
    """The answer to the question `plan`.

    `kind` and `names` are the parts of the thing. The plan is `final` if this person could not undo the line. It is
    `immediate` if clients may play the line without showing the plan first: there is nothing to choose or to pay, and
    the line can be undone.
    """

    kind: str
    names: list[str]
    final: bool
    immediate: bool
    error: Fault | None
