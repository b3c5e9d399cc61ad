"""A game in the terminal, from the first screen to the last."""

import contextlib
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.bots.base import Bot, bots_of, make_bot
from kontor.cli.context import AppContext, ComplaintError, is_terminal, program
from kontor.cli.screens import Told, draw, howto, others, outlook, payments, reference, table
from kontor.cli.terminal.hints import Hints
from kontor.cli.terminal.input_text import closest, find_seat, spelled
from kontor.cli.terminal.offers import (
    END,
    END_KEY,
    NOTHING,
    PLACE,
    Menu,
    find_thing,
    find_verb,
    left_to_pay,
    no_such_number,
    spends,
    things_shown,
)
from kontor.cli.terminal.pager import paged
from kontor.engine.decision import Decision
from kontor.engine.errors import RuleError
from kontor.engine.legality import why_not_thing
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.lang.translator import Localizer, clean

with contextlib.suppress(ImportError):
    # Arrow keys and history at the prompt, where the system has them.
    import readline  # noqa: F401

_TOLD = 60
"""Lines of the log that a screen can show at most."""
_LEAVE = ("q", "quit")


class Session:
    """People around one screen, and bots; saved after every move."""

    def __init__(self, app: AppContext, match: Match, path: Path, plain: bool) -> None:
        self.app = app
        self.match = match
        self.path = path
        self.own_files = {path}
        self.saved = True
        self.plain = plain or not is_terminal()
        self.localizer = Localizer(app.translator, match.game, match.players)
        self.hints = Hints(app, self.localizer, match)
        # A record from elsewhere may call its seats anything; only our bots are bots.
        known = bots_of(match.game.name)
        sitting = [(seat, name) for seat, name in enumerate(match.bots) if name in known]
        self.bots: dict[int, Bot] = {seat: make_bot(name, match.game.name) for seat, name in sitting}
        self.people = [seat for seat in range(len(match.players)) if seat not in self.bots]
        self.holder = self.people[0] if self.people else -1
        """Who sits before the screen."""
        self.show_all_moves = False
        self.menu: Menu | None = None
        """A thing that was begun, and where or how is still to be chosen."""
        self.verb = ""
        """What is listed alone, such as everything that can be built."""
        self.note = ""
        self.paid = ""
        """How the last move was paid."""

    def run(self) -> None:
        """Play until the game is over or a person leaves; either way the game is saved."""
        self.save()
        leaving = False
        while not self.match.over and not leaving:
            if self.match.actor in self.bots:
                self._bot_moves()
            else:
                leaving = self._person_moves()
        self.save()
        if not self.saved:
            raise ComplaintError(self.note)
        if leaving:
            self.app.line(self.app.say("play-quit", command=f"{program()} play --resume {self.path}"))
        else:
            self._show_end()

    def save(self) -> None:
        """Keep what was played."""
        try:
            self.match.save(self.path)
            self.saved = True
        except OSError:
            self.saved = False
            self.note = self.app.say("cli-cannot-write", path=str(self.path))

    def _bot_moves(self) -> None:
        match, seat = self.match, self.match.actor
        rng = Rng(match.seed, "bot", seat, len(match.moves))
        move = self.bots[seat].choose(Decision(match.game, match.state), rng)
        match.play(match.game.text(move), seat)
        self.save()

    def _person_moves(self) -> bool:
        """One answer of a person; true if they leave."""
        self._hand_over()
        self.show()
        try:
            answer = input(self.app.say("list-label", label=self.app.say("play-prompt"), value="")).strip()
        except (EOFError, KeyboardInterrupt):
            self.app.line("")
            return True
        self.note = self.paid = ""
        leaving = self._answer(answer)
        self.save()
        return leaving

    def _answer(self, answer: str) -> bool:
        """Do what was typed: a choice of the menu, a command by its letter or its word, else a move."""
        commands = {
            "u": self._undo,
            "r": self._redo,
            "z": self._reset,
            "m": self._moves,
            "t": self._table,
            "l": self._log,
            "?": self._help,
        }
        words = {"undo": "u", "redo": "r", "reset": "z", "moves": "m", "table": "t", "log": "l", "help": "?"}
        if self.menu is not None and self._answer_menu(self.menu, answer):
            return False
        if self.verb and answer in ("", "0", "b"):
            self.verb = ""
            return False
        word, _, rest = answer.partition(" ")
        letter = words.get(answer, answer)
        if letter in commands:
            commands[letter]()
        elif word in ("o", "others"):
            self._others(rest.strip())
        elif word in ("h", "hint"):
            self._hint(rest.strip())
        elif word in ("s", "save"):
            self._save_as(rest.strip())
        elif answer and answer not in _LEAVE:
            menu, self.menu = self.menu, None
            self._play(" ".join(answer.split()))
            if self.note and self.menu is None:
                # Nothing came of it: what was asked before is asked again.
                self.menu = menu
        return answer in _LEAVE

    def _answer_menu(self, menu: Menu, answer: str) -> bool:
        """Whether the answer was one to the menu: a choice, or the way back."""
        if answer in ("0", "b", "u"):
            self.menu = None
            return True
        lines = menu.choose(answer)
        if lines:
            self._choose(menu.thing, lines, menu.settles)
        elif answer.isdecimal() or set(answer.split()) & set(menu.words):
            self.note = self.app.say("play-not-a-choice", text=clean(answer))
        else:
            return not answer
        return True

    def _choose(self, thing: str, lines: list[str], settled: int = NOTHING) -> None:
        """Play what is left of a thing, or ask on: where, how, or whether to pay in the only way there is."""
        if len(lines) > 1 or spends(self.match, lines[0], settled):
            self.menu = Menu(self.app, self.localizer, self.match, thing, lines)
            return
        self.menu = None
        try:
            self._moved(self.match.play(lines[0]))
        except RuleError as error:
            self._refuse(error)

    def _moved(self, events: list[dict[str, object]]) -> None:
        kinds = payments(self.localizer)
        self.paid = " ".join(self.localizer.event(event) for event in events if event["kind"] in kinds)
        self.show_all_moves = False
        self.verb = ""

    def _refuse(self, error: RuleError) -> None:
        self.note = self.app.say("play-refused", reason=self.localizer.error(error), rule=error.rule)

    def _play(self, answer: str) -> None:
        """A thing by its number, text or name; else a whole line."""
        game, state = self.match.game, self.match.state
        answer = END if answer == END_KEY else answer
        if answer.isdecimal():
            things = game.things(state)
            if len(answer) > 6 or not 1 <= int(answer) <= len(things):
                self.note = no_such_number(self.app, self.localizer, self.match, answer)
                return
            thing = things[int(answer) - 1]
        else:
            answer = spelled(self.localizer, self.match, answer)
            thing = find_thing(self.localizer, self.match, answer)
        if thing is not None:
            self._choose(game.text(thing), [game.text(move) for move in game.complete(state, thing)])
            return
        if verb := find_verb(self.localizer, self.match, answer):
            self.verb = verb
            return
        reason = why_not_thing(game, state, answer)
        if reason is not None:
            self._refuse(reason)
            return
        try:
            self._moved(self.match.play(answer))
        except RuleError as error:
            self._not_played(answer, error)

    def _not_played(self, answer: str, error: RuleError) -> None:
        """A line that is not legal: perhaps only its payment is left open, or it is misspelled."""
        text, paid = left_to_pay(self.match, answer)
        if paid:
            self._choose(text, paid, PLACE)
            return
        close = closest(self.localizer, self.match, answer)
        if error.rule == "record:R6" and close:
            self.note = self.app.say("play-did-you-mean", text=answer[:40], move=close)
        else:
            self._refuse(error)

    def _undo(self) -> None:
        """Back to the last decision of a person: alone or around one screen, anything goes."""
        match = self.match
        self.menu = None
        if not any(seat in self.people for seat in match.seats):
            self.note = self.app.say("undo-nothing")
            return
        move = match.moves[match.last_line()]
        match.undo()
        while match.actor in self.bots:
            move = match.moves[match.last_line()]
            match.undo()
        told = self.localizer.render(match.game.presentation.describe(match.state, move))
        self.note = self.app.say("play-undone", move=told)

    def _redo(self) -> None:
        self.menu = None
        try:
            self.match.redo()
            while self.match.actor in self.bots and self.match.can_redo():
                self.match.redo()
            self.note = self.app.say("play-redone")
        except RuleError as error:
            self.note = self.localizer.error(error)

    def _reset(self) -> None:
        """Back to the first decision of this turn: around one screen there is no barrier."""
        self.menu = None
        taken = self.match.lines_to_reset(self.match.actor, alone=True)
        if taken:
            self.match.reset_turn(self.match.actor, alone=True)
        self.note = self.app.say("play-reset", count=taken) if taken else self.app.say("undo-nothing")

    def _moves(self) -> None:
        """Every move with its cost: below the table where there is room, else on pages; there a move may be typed."""
        self.menu, self.verb = None, ""
        listed = things_shown(self.app, self.localizer, self.match, True, "")
        if self.plain or len(self.app.out.render_lines(listed)) < self.app.out.height // 2:
            self.show_all_moves = True
        elif answer := paged(self.app, [listed], self.plain):
            self._play(" ".join(answer.split()))

    def _hint(self, number: str) -> None:
        """What the best bot would do; with a number, that is played."""
        if line := self.hints.line(number):
            self.menu = None
            self._moved(self.match.play(line))
        else:
            self.note = self.app.say("play-not-a-choice", text=clean(number)) if number else self.hints.ask()

    def _table(self) -> None:
        """The whole table, however small the screen is."""
        view, prospects = self._sight()
        paged(self.app, [table(self.app, self.localizer, view, prospects, self._story(_TOLD))], self.plain)

    def _others(self, who: str) -> None:
        """What lies before the other players, or before the one of that letter, number or name."""
        named = find_seat(self.localizer, who)
        if who and named < 0:
            self.note = self.app.say("play-not-a-choice", text=clean(who))
            return
        seats = [named] if who else [seat for seat in range(len(self.match.players)) if seat != self.holder]
        shown = others(self.localizer, *self._sight(), seats)
        if shown is None:
            self._table()
        else:
            paged(self.app, [shown], self.plain)

    def _log(self) -> None:
        self.app.line("\n".join(told.text for told in self._story()))
        self._wait(self.app.say("play-press-enter"))

    def _help(self) -> None:
        """The keys and how the game goes, then what one looks up."""
        match, view = self.match, self.match.view(self.holder)
        texts = [match.game.text(thing) for thing in match.game.things(match.state)]
        example = next((text for text in texts if " " in text), END)
        told = f"{self.app.say('play-help-text', example=example)}\n\n{howto(self.localizer, view)}\n"
        paged(self.app, [Text(told), reference(self.localizer, view)], self.plain)

    def _save_as(self, name: str) -> None:
        try:
            path = Path(name).expanduser().resolve() if name else self.path
        except (RuntimeError, ValueError, OSError):
            self.note = self.app.say("cli-cannot-write", path=clean(name, 200))
            return
        if path.exists() and path not in self.own_files:
            self.note = self.app.say("play-exists", path=str(path))
            return
        try:
            if not path.parent.is_dir():
                raise FileNotFoundError(path)
            self.match.save(path)
            self.own_files.add(path)
            self.note = self.app.say("play-saved", path=str(path))
        except OSError:
            self.note = self.app.say("cli-cannot-write", path=str(path))

    def _hand_over(self) -> None:
        """Between two people: the one before must not see what the next has looked at."""
        if self.match.actor != self.holder and len(self.people) > 1:
            self._clear()
            if not self.plain:
                # What the one before has seen must not be a scroll away either.
                self.app.line("\x1b[3J")
            self._wait(self.app.say("play-hand-over", seat=self.match.players[self.match.actor]))
        self.holder = self.match.actor

    def show(self) -> None:
        """Draw the table, the log and what can be done."""
        self._clear()
        menu, match = self.menu, self.match
        things = (self.app, self.localizer, match, self.show_all_moves, self.verb)
        offered = menu.shown() if menu else things_shown(*things)
        question = menu.title() if menu else self.localizer.render(match.game.presentation.question(match.state))
        hint = self.app.say(menu.hint if menu else "play-hint")
        if len(hint) > self.app.out.width and not menu:
            hint = self.app.say("play-hint-short")
        parts: list[RenderableType] = [Text(question, "bold"), offered, Text(hint, "dim")]
        parts += self.hints.shown()
        parts += [Text(self.paid, "bold")] if self.paid else []
        parts += [Text(self.note, "bold red")] if self.note else []
        below = Group(*parts)
        lines = len(self.app.out.render_lines(below)) + 1
        self._draw(1000 if self.plain else self.app.out.height - lines)
        self.app.out.print(below)

    def _draw(self, room: int) -> None:
        draw(self.app, self.localizer, *self._sight(), self._story(_TOLD), room)

    def _sight(self) -> tuple[Data, Data]:
        """What the one before the screen sees, and could do."""
        match, seat = self.match, self.holder
        return match.view(seat), outlook(match.game, match.state, seat)

    def _story(self, last: int = 0) -> list[Told]:
        """The log as the one before the screen saw it, or its last lines."""
        seen = self.match.log(self.holder)
        return [Told(str(event["kind"]), self.localizer.event(event)) for event in seen[-last:]]

    def _show_end(self) -> None:
        self._clear()
        self._draw(1000)
        over, told = self.app.say("play-over"), self._story(1)[0].text
        if not told.startswith(over):
            self.app.out.print(over, style="bold")
        self.app.out.print(told)
        winners = self.match.game.winners(self.match.state)
        for seat in winners:
            self.app.out.print(self.app.say("play-winner", seat=self.localizer.players[seat]), style="bold green")
        if not winners:
            self.app.out.print(self.app.say("play-draw"))
        if self.match.taken_back:
            self.app.out.print(self.app.say("play-marked", count=self.match.taken_back))
        self.app.line(self.app.say("play-again", command=f"{program()} replay {self.path}"))

    def _wait(self, sentence: str) -> None:
        try:
            input(f"{sentence} ")
        except EOFError:
            self.app.line("")

    def _clear(self) -> None:
        if not self.plain:
            self.app.out.clear()
