"""The list of things that can be done now, and finding one of them by what a person typed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.context import AppContext
from kontor.cli.screens.flow import Flow
from kontor.cli.terminal.columns import Row, columns
from kontor.engine.errors import Phrase, RuleError
from kontor.engine.legality import read_thing
from kontor.engine.match import Match
from kontor.engine.ui_types import ThingParts
from kontor.lang.translator import Localizer

_MOST_LISTED = 40
"""Entries of a long list that are printed."""
_TIGHT = 32
"""Height of a terminal below which headings share their line with the entries."""
_GROUP_LIMITS = (1000, 12, 6, 3)
"""Most entries of a group, tried one after the other until the list is short enough."""
_FEW = 6
"""Up to this many things are named when a number is not one of theirs."""
END = "end"
"""The notation of the end of a turn, in every game that has one."""
END_KEY = "e"


class Entry(NamedTuple):
    """A thing in the short list: the key to type, its kind, its heading and its name."""

    key: str
    kind: str
    heading: Phrase
    name: Phrase


def _key(localizer: Localizer, number: int, thing: Any) -> str:
    """Return the key to type for a thing: its number, or a letter for the end of the turn."""
    return END_KEY if localizer.presentation.parts(thing) == ThingParts(END, ()) else str(number)


def list_things(app: AppContext, localizer: Localizer, match: Match, everything: bool, kind: str) -> RenderableType:
    """Return the numbered list of things: short entries below headings if the game has them, else whole sentences.

    With a `kind`, only things of that kind. Small screens leave out the longest groups without `everything`.
    """
    presentation, state = localizer.presentation, match.state
    things = list(enumerate(match.game.things(state), start=1))
    if kind:
        things = [(number, thing) for number, thing in things if presentation.parts(thing).kind == kind]
    entries = [
        Entry(_key(localizer, number, thing), presentation.parts(thing).kind, *entry)
        for number, thing in things
        if (entry := presentation.entry(thing))
    ]
    has_entries = len(entries) == len(things)
    tight = app.out.is_terminal and app.out.height < _TIGHT
    if has_entries and not (tight or everything or kind):
        return _grouped(localizer, entries)
    if has_entries and tight and not everything:
        return _tight(app, localizer, entries, _GROUP_LIMITS[:1] if kind else _GROUP_LIMITS)
    listed = things if everything or kind else things[:_MOST_LISTED]
    rows = [
        Row(
            f"{_key(localizer, number, thing):>3}",
            localizer.render(presentation.describe(state, thing)),
            match.game.text(thing),
        )
        for number, thing in listed
    ]
    more = len(things) - len(listed)
    rest = [Text(app.say("play-more-moves", count=more), style="dim")] if more else []
    return Group(columns(rows, app.out.width), *rest)


def no_such_number(app: AppContext, localizer: Localizer, match: Match, answer: str) -> str:
    """Return the message for a number that is not in the list. Few things are named. Of many, the range is given."""
    texts: list[str] = []
    numbered = 0
    for number, thing in enumerate(match.game.things(match.state), start=1):
        key = _key(localizer, number, thing)
        numbered += key != END_KEY
        texts.append(f"{key} {localizer.render(localizer.presentation.describe(match.state, thing))}")
    if len(texts) <= _FEW:
        return app.say("play-not-a-move-of", text=answer[:20], moves=", ".join(texts))
    return app.say("play-not-a-move", text=answer[:20], count=numbered)


def _by_heading(localizer: Localizer, entries: Sequence[Entry]) -> dict[str, list[Text]]:
    groups: dict[str, list[Text]] = {}
    for entry in entries:
        text = Text.assemble((entry.key, "bold"), " ", localizer.render(entry.name))
        groups.setdefault(localizer.render(entry.heading), []).append(text)
    return groups


def _grouped(localizer: Localizer, entries: Sequence[Entry]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for label, items in _by_heading(localizer, entries).items():
        table.add_row(label, Flow(items))
    return table


def _tight(app: AppContext, localizer: Localizer, entries: Sequence[Entry], limits: Sequence[int]) -> Flow:
    """Return all entries in one flow. If it takes too many lines, groups above a limit are reduced to their name."""
    kinds = {localizer.render(entry.heading): entry.kind for entry in reversed(entries)}
    flow = Flow([])
    for limit in limits:
        items: list[Text] = []
        for label, group in _by_heading(localizer, entries).items():
            summary = Text(app.say("play-group", count=len(group), verb=kinds[label]))
            items += [Text(f"{label}:", "dim"), *(group if len(group) <= limit else [summary])]
        flow = Flow(items)
        if len(app.out.render_lines(flow)) <= app.out.height // 4:
            break
    return flow


def find_kind(localizer: Localizer, match: Match, answer: str) -> str:
    """Return the kind of things that an answer names by its word or its heading. Empty if it names none."""
    for thing in match.game.things(match.state):
        kind, entry = localizer.presentation.parts(thing).kind, localizer.presentation.entry(thing)
        if entry and (answer == kind or _same(localizer.render(entry[0]), answer)):
            return kind
    return ""


def find_thing(localizer: Localizer, match: Match, answer: str) -> Any | None:
    """Return the possible thing with that text, or the only one with that name, or None if there is none."""
    game, state = match.game, match.state
    thing = read_thing(game, answer)
    if thing is not None and game.is_possible(state, thing):
        return thing
    named = [
        thing
        for thing in game.things(state)
        if (entry := localizer.presentation.entry(thing)) and _same(localizer.render(entry[1]), answer)
    ]
    return named[0] if len(named) == 1 else None


def left_to_pay(match: Match, answer: str) -> tuple[Any, list[Any]]:
    """Return a thing and the moves that do it in the place that was typed, if only the payment is left open."""
    game, presentation = match.game, match.game.presentation
    try:
        move = game.parse(answer)
    except RuleError:
        return None, []
    thing, request = game.thing_of(move), presentation.request_for(move)
    if request.by or thing == move or not game.is_possible(match.state, thing):
        return None, []
    moves = [(way, presentation.request_for(way)) for way in game.complete(match.state, thing)]
    return thing, [way for way, paid in moves if paid.by and (paid.at, paid.named) == (request.at, request.named)]


def _same(name: str, answer: str) -> bool:
    return name.casefold() == answer.casefold()
