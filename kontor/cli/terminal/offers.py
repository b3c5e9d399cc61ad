"""What a person can choose from: the things that can be done, then where, how they are paid, or with which cards."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.context import AppContext
from kontor.cli.screens.flow import Flow
from kontor.engine.errors import Phrase
from kontor.engine.lines import split_steps
from kontor.engine.match import Match
from kontor.lang.translator import Localizer

_SHOWN = 40
"""Entries shown of a long list."""
_TWO_COLUMNS = 76
"""Columns from which on moves are listed in two; their text fits beside them from"""
_WITH_TEXT = 130
"""columns on."""
_TIGHT = 32
"""Lines of a screen on which headings have lines of their own."""
_SETS = 8
"""Sets of cards or places that are still listed one by one."""
NOTHING, PLACE, PAYMENT = range(3)
"""What the person has settled of a line."""
_SPENDING = ("buy", "recall", "return", "beryl")
"""Steps of a payment that cost tokens, gold or a tile."""
_COVERS = 9
"""The loss of a spot where something lies already."""
_FEW = 6
"""Things that are named when a number is none of theirs."""
END = "end"
END_KEY = "e"


class Choice(NamedTuple):
    """One entry of a menu: what to type for it, what it says, and the lines that are left when it is chosen.

    >>> Choice("12", "free coast", ["build brewery at 12: work 2, work 6"]).key
    '12'
    """

    key: str
    told: str
    lines: list[str]


class Menu:
    """A thing that can be done in several ways: first where, then how it is paid; or a set of cards to name."""

    def __init__(self, app: AppContext, localizer: Localizer, match: Match, thing: str, lines: Sequence[str]) -> None:
        self.app = app
        self.localizer = localizer
        self.match = match
        self.thing = thing
        self.lines = list(lines)
        self.words, self.link, self.most = _sets(thing, self.lines)
        self.asks = "play-how" if len(self.lines) > 1 else "play-sure"
        self.hint = "play-hint-pick" if self.words else "play-hint-menu" if len(self.lines) > 1 else "play-hint-sure"
        self.choices = [] if self.words else self._places() or self._payments()
        self.settles = PLACE if self.asks in ("play-where", "play-which") else PAYMENT

    def _places(self) -> list[Choice]:
        """Every place once, the best first; nothing if there is one alone."""
        heads: dict[str, list[str]] = {}
        for line in self.lines:
            heads.setdefault(split_steps(line)[0], []).append(line)
        if len(heads) < 2:
            return []
        game, state = self.match.game, self.match.state
        keys = [head.split()[-1] for head in heads]
        by_number = len(set(keys)) < len(keys) or self.thing in heads
        self.asks = "play-which" if by_number else "play-where"
        ways: list[tuple[int, Choice]] = []
        for number, (head, lines) in enumerate(heads.items(), start=1):
            move = game.parse(lines[0])
            spot = self.localizer.presentation.spot(state, move)
            told = self.localizer.render(spot.phrase if spot else self.localizer.presentation.describe(state, move))
            key = str(number) if by_number else head.split()[-1]
            ways.append((spot.loss if spot else 0, Choice(key, told, lines)))
        return [choice for _, choice in sorted(ways, key=lambda entry: entry[0])]

    def _payments(self) -> list[Choice]:
        game, state = self.match.game, self.match.state
        choices: list[Choice] = []
        for number, line in enumerate(self.lines, start=1):
            phrase = self.localizer.presentation.describe(state, game.parse(line))
            steps = phrase.args.get("steps")
            parts = steps if isinstance(steps, list) else [phrase]
            spot = self.localizer.presentation.spot(state, game.parse(line)) if len(self.lines) == 1 else None
            parts = [spot.phrase, *(steps if isinstance(steps, list) else [])] if spot else parts
            choices.append(Choice(str(number), ", ".join(self.localizer.render(part) for part in parts), [line]))
        return choices

    def choose(self, answer: str) -> list[str]:
        """The lines that an answer leaves; nothing if it is none of the choices. Enter means the first."""
        if self.words:
            chosen = self._named(answer.split())
            return [" ".join([self.thing, *self.link, *chosen])] if chosen else []
        if not answer:
            return self.choices[0].lines
        return next((choice.lines for choice in self.choices if choice.key == answer), [])

    def _named(self, said: list[str]) -> list[str]:
        """The cards or places that were named, by name or number; numbers only where no name is one."""
        numbers = {} if any(word.isdecimal() for word in self.words) else dict(enumerate(self.words, start=1))
        named = [numbers.get(int(word), word) if word.isdecimal() and len(word) < 4 else word for word in said]
        return named if all(word in self.words for word in named) else []

    def title(self) -> str:
        """What is being done, and what is asked."""
        game, state = self.match.game, self.match.state
        same = [thing for thing in game.things(state) if game.text(thing) == self.thing]
        done = self.localizer.render(self.localizer.presentation.describe(state, same[0])) if same else self.thing
        if self.link:
            example = max((self._rest(line) for line in self.lines), key=len)
            return self.app.say("play-pick-places", thing=done, most=self.most, example=" ".join(example))
        if self.words:
            example = self.words[: self.most]
            return self.app.say("play-pick", thing=done, most=self.most, example=" ".join(example))
        return self.app.say("list-label", label=done, value=self.app.say(self.asks))

    def _rest(self, line: str) -> list[str]:
        """What a line names."""
        return line[len(self.thing) :].split()[len(self.link) :]

    def _place(self, word: str) -> Text:
        """A place with who is there, and how often it can be named."""
        game, state = self.match.game, self.match.state
        spot = self.localizer.presentation.spot(state, game.parse(" ".join([self.thing, *self.link, word])))
        times = max(self._rest(line).count(word) for line in self.lines)
        told = f" {self.localizer.render(spot.phrase)}" if spot else ""
        return Text.assemble((word, "bold"), told, (f" ×{times}", "bold"))

    def shown(self) -> RenderableType:
        """The choices, in as many columns as there is room for."""
        if self.link:
            return Flow([self._place(word) for word in self.words])
        if self.words:
            named = any(word.isdecimal() for word in self.words)
            items = [
                Text(word, "bold") if named else Text.assemble((str(number), "bold"), f" {word}")
                for number, word in enumerate(self.words, start=1)
            ]
            return Flow(items)
        listed = self.choices[:_SHOWN]
        width = max(len(choice.key) for choice in listed)
        entries = [(f"{choice.key:>{width + 1}}", choice.told, choice.lines[0]) for choice in listed]
        more = len(self.choices) - len(listed)
        example = self.choices[-1].lines[0]
        rest = [Text(self.app.say("play-more-ways", count=more, example=example), "dim")] if more else []
        return Group(_columns(entries, self.app.out.width), *rest)


def spends(match: Match, line: str, settled: int) -> bool:
    """Whether a line costs more than work: tokens, gold, or what lies where it goes, if that is not settled yet."""
    if settled < PAYMENT and any(step.split()[0] in _SPENDING for step in split_steps(line)[1]):
        return True
    spot = (
        match.game.presentation.spot(match.state, match.game.parse(line))
        if settled < PLACE and " at " in line
        else None
    )
    return spot is not None and spot.loss >= _COVERS


def _sets(thing: str, lines: list[str]) -> tuple[list[str], list[str], int]:
    """If the lines name sets of things: the names, a word that stands before them, and the most that can be named.

    >>> _sets("swap", [f"swap {a} {b}" for a in ("fw01", "fw02", "fw03", "fw04") for b in ("aei01", "aei02", "aei03")])
    (['fw01', 'aei01', 'aei02', 'aei03', 'fw02', 'fw03', 'fw04'], [], 2)
    """
    rests = [line[len(thing) :].split() for line in lines]
    if len(lines) <= _SETS or any(":" in line for line in lines):
        return [], [], 0
    first = {rest[0] for rest in rests if rest}
    link = list(first) if len(first) == 1 and all(len(rest) > 1 for rest in rests) else []
    named = [rest[len(link) :] for rest in rests]
    most = max(len(words) for words in named)
    return (list(dict.fromkeys(word for words in named for word in words)), link, most) if most > 1 else ([], [], 0)


def things_shown(app: AppContext, localizer: Localizer, match: Match, whole: bool, verb: str) -> RenderableType:
    """What can be done, numbered: in short under headings where the game has them, else told in full.

    With a verb, only what is done by it; small screens leave out the longest groups until asked for them.
    """
    game, state = match.game, match.state
    things = list(enumerate(game.things(state), start=1))
    if verb:
        things = [(number, thing) for number, thing in things if _verb(game.text(thing)) == verb]
    entries = [
        (number, game.text(thing), entry) for number, thing in things if (entry := localizer.presentation.entry(thing))
    ]
    tight = app.out.is_terminal and app.out.height < _TIGHT
    if len(entries) == len(things) and not (tight or whole or verb):
        return _grouped(localizer, entries)
    if len(entries) == len(things) and tight and not whole:
        return _tight(app, localizer, entries, [1000] if verb else [1000, 12, 6, 3])
    listed = things if whole or verb else things[:_SHOWN]
    rows: list[tuple[str, str, str]] = []
    for number, thing in listed:
        text = game.text(thing)
        rows.append(
            (
                f"{END_KEY if text == END else number:>3}",
                localizer.render(localizer.presentation.describe(state, thing)),
                text,
            )
        )
    more = len(things) - len(listed)
    rest = [Text(app.say("play-more-moves", count=more), style="dim")] if more else []
    return Group(_columns(rows, app.out.width), *rest)


def no_such_number(app: AppContext, localizer: Localizer, match: Match, answer: str) -> str:
    """That a number is none of those shown, and which ones are: few things by name, many by how far the numbers go."""
    game, state = match.game, match.state
    told: list[str] = []
    numbered = 0
    for number, thing in enumerate(game.things(state), start=1):
        # The end of the turn has a letter instead.
        ends = game.text(thing) == END
        numbered += not ends
        told.append(f"{END_KEY if ends else number} {localizer.render(localizer.presentation.describe(state, thing))}")
    if len(told) <= _FEW:
        return app.say("play-not-a-move-of", text=answer[:20], moves=", ".join(told))
    return app.say("play-not-a-move", text=answer[:20], count=numbered)


def _verb(text: str) -> str:
    return text.split()[0]


Entries = list[tuple[int, str, tuple[Phrase, Phrase]]]
"""Number, text, heading and name of things."""


def _by_heading(localizer: Localizer, entries: Entries) -> dict[str, list[Text]]:
    groups: dict[str, list[Text]] = {}
    for number, text, (heading, name) in entries:
        key = END_KEY if text == END else str(number)
        groups.setdefault(localizer.render(heading), []).append(
            Text.assemble((key, "bold"), " ", localizer.render(name))
        )
    return groups


def _grouped(localizer: Localizer, entries: Entries) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for label, items in _by_heading(localizer, entries).items():
        table.add_row(label, Flow(items))
    return table


def _tight(app: AppContext, localizer: Localizer, entries: Entries, limits: list[int]) -> Flow:
    """All in one flow; groups of more than a limit are only named, if it takes too many lines otherwise."""
    verbs = {localizer.render(heading): _verb(text) for _, text, (heading, _) in reversed(entries)}
    flow = Flow([])
    for most in limits:
        items: list[Text] = []
        for label, group in _by_heading(localizer, entries).items():
            named = Text(app.say("play-group", count=len(group), verb=verbs[label]))
            items += [Text(f"{label}:", "dim"), *(group if len(group) <= most else [named])]
        flow = Flow(items)
        if len(app.out.render_lines(flow)) <= app.out.height // 4:
            break
    return flow


def find_verb(localizer: Localizer, match: Match, answer: str) -> str:
    """The verb that an answer is, or the heading of the things done by one; empty if it is none."""
    game = match.game
    for thing in game.things(match.state):
        verb, entry = _verb(game.text(thing)), localizer.presentation.entry(thing)
        if entry and (answer == verb or _same(localizer.render(entry[0]), answer)):
            return verb
    return ""


def _columns(entries: list[tuple[str, str, str]], width: int) -> Table:
    """Numbered entries in one column or two, with their text where there is room."""
    columns = 2 if len(entries) > 6 and width >= _TWO_COLUMNS else 1
    rows = -(-len(entries) // columns)
    table = Table.grid(padding=(0, 1))
    for row in range(rows):
        cells: list[Text] = []
        for number, told, text in entries[row::rows]:
            cells += [Text(number, style="bold"), Text(told)]
            if columns == 1 or width >= _WITH_TEXT:
                cells.append(Text(text, "dim", no_wrap=True, overflow="ellipsis"))
        table.add_row(*cells)
    return table


def find_thing(localizer: Localizer, match: Match, answer: str) -> Any | None:
    """The thing that an answer names by its text, or by its name alone if no other has that name."""
    game = match.game
    things = game.things(match.state)
    for thing in things:
        if game.text(thing) == answer:
            return thing
    named = [
        thing
        for thing in things
        if (entry := localizer.presentation.entry(thing)) and _same(localizer.render(entry[1]), answer)
    ]
    return named[0] if len(named) == 1 else None


def left_to_pay(match: Match, answer: str) -> tuple[str, list[str]]:
    """The thing that an answer does and the lines for it, if all it leaves open is how to pay."""
    game, state = match.game, match.state
    for thing in game.things(state):
        text = game.text(thing)
        if ":" not in answer and answer.startswith(f"{text} "):
            lines = [game.text(move) for move in game.complete(state, thing)]
            paid = [line for line in lines if line.startswith(f"{answer}:")]
            if paid:
                return text, paid
    return "", []


def _same(name: str, said: str) -> bool:
    return name.casefold() == said.casefold()
