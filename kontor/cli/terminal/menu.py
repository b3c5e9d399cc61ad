"""Menu: the choices that complete a thing, first where, then how to pay, or which cards to name."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.context import AppContext
from kontor.cli.screens.flow import Flow
from kontor.cli.terminal.columns import Row, columns
from kontor.engine.errors import Phrase
from kontor.engine.match import Match
from kontor.engine.ui_types import PlanRequest
from kontor.lang.translator import Localizer

_MOST_LISTED = 40
"""Entries of a long list that are printed."""
_MOST_SETS = 8
"""Up to this many sets of cards or places are listed one by one. Beyond that, the person types the names."""
NOTHING, PLACE, PAYMENT = range(3)
"""The part of a move that the person has confirmed."""


class Choice(NamedTuple):
    """One entry of a menu: the key to type, its text, and the moves that remain when it is chosen.

    >>> Choice("12", "free coast", ["build brewery at 12: work 2, work 6"]).key
    '12'
    """

    key: str
    text: str
    moves: list[Any]


class Menu:
    """A thing that can be done in several ways, and the choices between them."""

    def __init__(self, app: AppContext, localizer: Localizer, match: Match, thing: Any, moves: Sequence[Any]) -> None:
        self.app = app
        self.localizer = localizer
        self.match = match
        self.thing = thing
        self.moves = list(moves)
        self.requests = [localizer.presentation.request_for(move) for move in moves]
        self.names, self.most_named = named_sets(self.requests)
        self.names_places = bool(self.names) and self._names_places()
        self.question = "play-how" if len(self.moves) > 1 else "play-sure"
        self.hint = "play-hint-pick" if self.names else "play-hint-menu" if len(self.moves) > 1 else "play-hint-sure"
        self.choices = [] if self.names else self._places() or self._payments()
        self.confirms = PLACE if self.question in ("play-where", "play-which") else PAYMENT

    def _names_places(self) -> bool:
        choose = self.localizer.presentation.plan(self.match.state, self.thing, PlanRequest()).parts["choose"]
        return choose is not None and choose["from"] == "places"

    def _places(self) -> list[Choice]:
        """Return every place once, the best first, or nothing if there is only one."""
        by_place: dict[tuple[str, tuple[str, ...]], list[Any]] = {}
        for move, request in zip(self.moves, self.requests, strict=True):
            by_place.setdefault((request.at, request.named), []).append(move)
        if len(by_place) < 2:
            return []
        keys = [at or (named[-1] if named else "") for at, named in by_place]
        by_number = len(set(keys)) < len(keys) or "" in keys
        self.question = "play-which" if by_number else "play-where"
        state, presentation = self.match.state, self.localizer.presentation
        ranked: list[tuple[int, Choice]] = []
        for number, (key, moves) in enumerate(zip(keys, by_place.values(), strict=True), start=1):
            spot = presentation.spot(state, moves[0])
            text = self.localizer.render(spot.phrase if spot else presentation.describe(state, moves[0]))
            ranked.append((spot.loss if spot else 0, Choice(str(number) if by_number else key, text, moves)))
        return [choice for _, choice in sorted(ranked, key=lambda entry: entry[0])]

    def _payments(self) -> list[Choice]:
        choices: list[Choice] = []
        for number, move in enumerate(self.moves, start=1):
            text = ", ".join(self.localizer.render(phrase) for phrase in self._payment_phrases(move))
            choices.append(Choice(str(number), text, [move]))
        return choices

    def _payment_phrases(self, move: Any) -> list[Phrase]:
        """Return the steps of a move, or the whole move if it has none. The only move also says where it goes."""
        state, presentation = self.match.state, self.localizer.presentation
        description = presentation.describe(state, move)
        steps = description.args.get("steps")
        spot = presentation.spot(state, move) if len(self.moves) == 1 else None
        if spot:
            return [spot.phrase, *(steps if isinstance(steps, list) else [])]
        return steps if isinstance(steps, list) else [description]

    def choose(self, answer: str) -> list[Any]:
        """Return the moves that an answer leaves, or nothing if it is not a choice. Enter means the first choice.

        Raises `RuleError` for a set of names that the rules forbid.
        """
        if self.names:
            names = self._read_names(answer.split())
            return [self._move_naming(names)] if names else []
        if not answer:
            return self.choices[0].moves
        return next((choice.moves for choice in self.choices if choice.key == answer), [])

    def _read_names(self, words: list[str]) -> list[str]:
        """Return the cards or places, typed by name or number. Numbers count only where no name is a number."""
        numbers = {} if any(name.isdecimal() for name in self.names) else dict(enumerate(self.names, start=1))
        names = [numbers.get(int(word), word) if word.isdecimal() and len(word) < 4 else word for word in words]
        return names if all(name in self.names for name in names) else []

    def _move_naming(self, names: Sequence[str]) -> Any:
        """Return the move that names these cards or places. Raise `RuleError` if the rules forbid it."""
        request = PlanRequest(named=tuple(names))
        planned = self.localizer.presentation.plan(self.match.state, self.thing, request)
        if planned.error is not None:
            raise planned.error
        return self.match.game.parse(planned.parts["line"])

    def title(self) -> str:
        """Return what is being done, and the question."""
        thing = self.localizer.render(self.localizer.presentation.describe(self.match.state, self.thing))
        if not self.names:
            return self.app.say("list-label", label=thing, value=self.app.say(self.question))
        key = "play-pick-places" if self.names_places else "play-pick"
        longest = max((request.named for request in self.requests), key=len)
        example = longest if self.names_places else self.names[: self.most_named]
        return self.app.say(key, thing=thing, most=self.most_named, example=" ".join(example))

    def _place(self, name: str) -> Text:
        """Return a place with its occupants, and how often it can be named."""
        spot = self.localizer.presentation.spot(self.match.state, self._move_naming([name]))
        times = max(request.named.count(name) for request in self.requests)
        text = f" {self.localizer.render(spot.phrase)}" if spot else ""
        return Text.assemble((name, "bold"), text, (f" ×{times}", "bold"))

    def render(self) -> RenderableType:
        """Return the choices, in as many columns as there is room for."""
        if self.names_places:
            return Flow([self._place(name) for name in self.names])
        if self.names:
            by_name = any(name.isdecimal() for name in self.names)
            items = [
                Text(name, "bold") if by_name else Text.assemble((str(number), "bold"), f" {name}")
                for number, name in enumerate(self.names, start=1)
            ]
            return Flow(items)
        text_of = self.match.game.text
        listed = self.choices[:_MOST_LISTED]
        width = max(len(choice.key) for choice in listed)
        rows = [Row(f"{choice.key:>{width + 1}}", choice.text, text_of(choice.moves[0])) for choice in listed]
        more = len(self.choices) - len(listed)
        example = text_of(self.choices[-1].moves[0])
        rest = [Text(self.app.say("play-more-ways", count=more, example=example), "dim")] if more else []
        return Group(columns(rows, self.app.out.width), *rest)


def needs_confirmation(match: Match, move: Any, confirmed: int) -> bool:
    """Whether a move spends more than work or covers something, and the person has not confirmed that yet."""
    presentation = match.game.presentation
    if confirmed < PAYMENT and presentation.spends(move):
        return True
    return confirmed < PLACE and presentation.covers(match.state, move)


def named_sets(requests: Sequence[PlanRequest]) -> tuple[list[str], int]:
    """Return all names and the size of the largest set if there are many sets, or else an empty list and 0.

    >>> pairs = [(a, b) for a in ("fw01", "fw02", "fw03") for b in ("aei01", "aei02", "aei03")]
    >>> named_sets([PlanRequest(named=pair) for pair in pairs])
    (['fw01', 'aei01', 'aei02', 'aei03', 'fw02', 'fw03'], 2)
    """
    most = max((len(request.named) for request in requests), default=0)
    if len(requests) <= _MOST_SETS or most < 2 or any(request.by for request in requests):
        return [], 0
    return list(dict.fromkeys(name for request in requests for name in request.named)), most
