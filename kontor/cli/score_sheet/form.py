"""The questions of a score sheet, asked in the terminal."""

import re
import textwrap
from typing import Any

import click

from kontor.cli.context import AppContext, ComplaintError, is_terminal
from kontor.engine.protocol import AnyGame, Data
from kontor.engine.score_sheet import ScoreSheet
from kontor.engine.ui_types import Question
from kontor.lang.translator import Localizer, clean

_STOPPED = 130


class WrongAnswerError(Exception):
    """An invalid answer. The message says why.

    >>> str(WrongAnswerError("Please type a number."))
    'Please type a number.'
    """


def ask_form(app: AppContext, game: AnyGame, sheet: ScoreSheet, use_stderr: bool) -> Data:
    """Ask all questions and return the form. `use_stderr` keeps the questions out of the output."""
    asker = _Asker(app, use_stderr)
    players = int(asker.number(f"{app.say('play-how-many')} {game.fewest}–{game.most}", game.fewest, game.most))
    names: list[str] = []
    while len(names) < players:
        names.append(asker.name(names))
    form: Data = {"players": [{"name": name} for name in names]}
    localizer = Localizer(app.translator, game, names)
    last: tuple[str | int, ...] = ()
    while (question := sheet.next_question(form)) is not None:
        player = question.path[:2] if question.path[0] == "players" else ()
        if player and player != last:
            asker.print(app.say("score-ask-player", name=localizer.players[int(player[1])]))
        last = player
        _put(form, question.path, asker.ask(localizer, question))
    return form


def _put(form: Data, path: tuple[str | int, ...], value: object) -> None:
    """Set the value at a path. Missing tables are created."""
    node: Any = form
    for part in path[:-1]:
        node = node[part] if isinstance(part, int) else node.setdefault(part, {})
    node[path[-1]] = value


class _Asker:
    """A prompt that repeats each question until the answer is valid."""

    def __init__(self, app: AppContext, use_stderr: bool) -> None:
        self.app = app
        self.use_stderr = use_stderr

    def print(self, text: str) -> None:
        """Print a line. In a terminal, wrap it at spaces."""
        console = self.app.err if self.use_stderr else self.app.out
        if console.is_terminal:
            text = textwrap.fill(text, console.width, break_long_words=False, break_on_hyphens=False)
        click.echo(text, err=self.use_stderr)

    def _read(self, default: str) -> str:
        prompt = f"[{default}] > "
        if self.use_stderr and not is_terminal():
            click.echo(prompt, nl=False, err=True)
            prompt = ""
        try:
            # After a prompt that was printed separately, `input` would lose the line break of an empty answer.
            return clean(input(prompt).strip(), 400)
        except (EOFError, KeyboardInterrupt):
            self.print("")
            raise ComplaintError(self.app.say("score-left"), _STOPPED) from None

    def number(self, text: str, low: int, high: int) -> int:
        """Ask for a number. Enter means the lowest."""
        while True:
            self.print(text)
            try:
                return _number(self.app, self._read(str(low)), low, high)
            except WrongAnswerError as error:
                self.print(str(error))

    def name(self, taken: list[str]) -> str:
        number = len(taken) + 1
        default = self.app.say("score-player", number=number)
        while True:
            self.print(self.app.say("score-ask-name", number=number))
            name = clean(self._read(default)) or default
            if name not in taken:
                return name
            self.print(self.app.say("score-form-same-name", name=name[:40]))

    def ask(self, localizer: Localizer, question: Question) -> object:
        text = localizer.render(question.phrase)
        if question.kind == "number":
            return self.number(text, 0, question.high)
        app = self.app
        listed = [f"{number} {localizer.name(question.family, name)}" for number, name in enumerate(question.known, 1)]
        while True:
            self.print(text)
            if question.kind == "names":
                for line in listed:
                    self.print(f"  {line}")
            elif question.kind == "pairs":
                self.print("  " + ", ".join(listed))
            try:
                if question.kind == "yes":
                    return _yes(app, self._read(app.say("play-no")))
                answer = self._read("–")
                return (_names if question.kind == "names" else _pairs)(app, answer, question)
            except WrongAnswerError as error:
                self.print(str(error))


def _number(app: AppContext, answer: str, low: int, high: int) -> int:
    if not answer:
        return low
    number = int(answer) if re.fullmatch(r"[0-9]{1,6}", answer) else low - 1
    if not low <= number <= high:
        raise WrongAnswerError(app.say("score-wrong-number", text=answer[:40], low=low, high=high))
    return number


def _yes(app: AppContext, answer: str) -> bool:
    yes, no = app.say("play-yes"), app.say("play-no")
    if answer.lower() not in (yes, no, ""):
        raise WrongAnswerError(app.say("score-wrong-yes", text=answer[:40], yes=yes, no=no))
    return answer.lower() == yes


def _words(answer: str) -> list[str]:
    return [word for word in re.split(r"[,;\s]+", answer) if word]


def _names(app: AppContext, answer: str, question: Question) -> list[str]:
    """Return the listed names that were typed by number or id."""
    chosen: list[str] = []
    for word in _words(answer):
        numbered = re.fullmatch(r"[0-9]{1,3}", word) and 1 <= int(word) <= len(question.known)
        name = question.known[int(word) - 1] if numbered else word.lower()
        if name not in question.known:
            raise WrongAnswerError(app.say("score-wrong-name", text=word[:40], high=len(question.known)))
        chosen.append(name)
    if len(set(chosen)) != len(chosen) or len(chosen) > question.high:
        raise WrongAnswerError(app.say("score-wrong-many", high=question.high))
    return chosen


def _pairs(app: AppContext, answer: str, question: Question) -> list[dict[str, str]]:
    """Return pairs that were typed as two numbers each."""
    pairs: list[dict[str, str]] = []
    for word in _words(answer):
        pair = re.fullmatch(r"([0-9])[^0-9]?([0-9])", word)
        digits = [int(digit) for digit in pair.groups()] if pair else [0]
        if not all(1 <= digit <= len(question.known) for digit in digits):
            raise WrongAnswerError(app.say("score-wrong-pair", text=word[:40]))
        pairs.append({side: question.known[digit - 1] for side, digit in zip(question.sides, digits, strict=True)})
    if len(pairs) > question.high:
        raise WrongAnswerError(app.say("score-wrong-cards", high=question.high))
    return pairs
