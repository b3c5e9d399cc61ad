"""Session: a game at the terminal, from the first screen to the last."""

import contextlib
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kontor.bots.base import Bot, bots_of, make_bot
from kontor.cli.context import AppContext, ComplaintError, program
from kontor.cli.prompts import ask
from kontor.cli.screens import payment_events
from kontor.cli.terminal.display import Display
from kontor.cli.terminal.goods_menu import GoodsMenu
from kontor.cli.terminal.hints import Hints
from kontor.cli.terminal.input_text import closest, spelled
from kontor.cli.terminal.menu import NOTHING, PLACE, Menu, needs_confirmation
from kontor.cli.terminal.offers import (
    END,
    END_KEY,
    find_kind,
    find_thing,
    left_to_pay,
    list_things,
    no_such_number,
)
from kontor.cli.terminal.pager import show_pages
from kontor.engine.decision import Decision
from kontor.engine.errors import RuleError
from kontor.engine.legality import why_not_thing
from kontor.engine.match import Match
from kontor.engine.rng import Rng
from kontor.lang.translator import Localizer, clean

with contextlib.suppress(ImportError):
    # Arrow keys and history at the prompt, where the system has them.
    import readline  # noqa: F401

_LEAVE = ("q", "quit")
_BACK = ("0", "b")


class Session:
    """People around one screen, and bots. The game is saved after every move."""

    def __init__(self, app: AppContext, match: Match, path: Path, plain: bool) -> None:
        self.app = app
        self.match = match
        self.path = path
        self.own_files = {path}
        self.saved = True
        self.localizer = Localizer(app.translator, match.game, match.players)
        self.hints = Hints(app, self.localizer, match)
        # A record from elsewhere may contain any names of bots. Unknown ones are played by people.
        available = bots_of(match.game.name)
        bots = [(seat, name) for seat, name in enumerate(match.bots) if name in available]
        self.bots: dict[int, Bot] = {seat: make_bot(name, match.game.name) for seat, name in bots}
        self.people = [seat for seat in range(len(match.players)) if seat not in self.bots]
        self.display = Display(app, self.localizer, match, self.people[0] if self.people else -1, plain)
        self.show_all_moves = False
        self.menu: Menu | GoodsMenu | None = None
        """Open while a thing still needs a place, names or a payment."""
        self.kept = -1
        """The revision in which the person was asked about ending the turn and played on."""
        self.kind = ""
        """The kind of things that is listed alone, such as `build`. Empty to list all."""
        self.note = ""
        """The message below the prompt: an error, or the result of a command."""
        self.payment = ""
        """How the last move was paid."""

    def run(self) -> None:
        """Play until the game is over or a person leaves. Either way the game is saved."""
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
            self.display.end(self.path)

    def save(self) -> None:
        """Save the game. If that fails, note it."""
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
        """Read and execute one answer. Return whether the person leaves."""
        self.display.hand_over(self.match.actor, shared=len(self.people) > 1)
        self.show()
        try:
            answer = input(self.app.say("list-label", label=self.app.say("play-prompt"), value="")).strip()
        except (EOFError, KeyboardInterrupt):
            self.app.line("")
            return True
        self.note = self.payment = ""
        leaving = self._answer(answer)
        self.save()
        return leaving

    def show(self) -> None:
        """Draw the table, the log and what can be done."""
        menu, match = self.menu, self.match
        things = (self.app, self.localizer, match, self.show_all_moves, self.kind)
        offers = menu.render() if menu else list_things(*things)
        question = menu.title() if menu else self.localizer.render(match.game.presentation.question(match.state))
        hint = self.app.say(menu.hint if menu else "play-hint")
        if len(hint) > self.app.out.width and not menu:
            hint = self.app.say("play-hint-short")
        parts: list[RenderableType] = [Text(question, "bold"), offers, Text(hint, "dim")]
        parts += self.hints.render()
        parts += [Text(self.payment, "bold")] if self.payment else []
        parts += [Text(self.note, "bold red")] if self.note else []
        self.display.show(parts)

    def _answer(self, answer: str) -> bool:
        """Execute an answer: a choice of the menu, a command by its letter or its word, else a move."""
        commands = {
            "u": self._undo,
            "r": self._redo,
            "z": self._reset,
            "m": self._moves,
            "t": self.display.table,
            "l": self.display.log,
            "?": self.display.help,
        }
        words = {"undo": "u", "redo": "r", "reset": "z", "moves": "m", "table": "t", "log": "l", "help": "?"}
        if self.menu is not None and self._answer_menu(self.menu, answer):
            return False
        if self.kind and answer in ("", *_BACK):
            self.kind = ""
            return False
        word, _, rest = answer.partition(" ")
        letter = words.get(answer, answer)
        if letter in commands:
            commands[letter]()
        elif word in ("o", "others"):
            self.note = self.display.others(rest.strip())
        elif word in ("h", "hint"):
            self._hint(rest.strip())
        elif word in ("s", "save"):
            self._save_as(rest.strip())
        elif answer and answer not in _LEAVE:
            menu, self.menu = self.menu, None
            self._play(" ".join(answer.split()))
            if self.note and self.menu is None:
                # The answer failed: show the menu again.
                self.menu = menu
        return answer in _LEAVE

    def _answer_menu(self, menu: Menu | GoodsMenu, answer: str) -> bool:
        """Handle an answer to the menu: a choice, or the way back. Return whether it was one."""
        if answer in (*_BACK, "u"):
            self.menu = None
            return True
        try:
            moves = menu.choose(answer)
        except RuleError as error:
            self.menu = None
            self._refuse(error)
            return True
        if moves:
            self._choose(menu.thing, moves, menu.confirms)
        elif answer.isdecimal() or set(answer.split()) & set(menu.names):
            self.note = self.app.say("play-not-a-choice", text=clean(answer))
        else:
            return not answer
        return True

    def _begin(self, thing: Any) -> None:
        """Play a thing, or open the menu that completes it."""
        menu = GoodsMenu(self.app, self.localizer, self.match, thing)
        if menu.items:
            self.menu = menu
        else:
            self._choose(thing, self.match.game.complete(self.match.state, thing))

    def _choose(self, thing: Any, moves: list[Any], confirmed: int = NOTHING) -> None:
        """Play the only move that is left, or open a menu: to choose one, or to confirm the only one."""
        if len(moves) > 1 or needs_confirmation(self.match, moves[0], confirmed):
            self.menu = Menu(self.app, self.localizer, self.match, thing, moves)
            return
        self.menu = None
        self._play_line(self.match.game.text(moves[0]))

    def _play_line(self, line: str) -> None:
        """Play a whole line. Before the turn ends, ask if something would be lost."""
        if line == END and not self._wants_to_end():
            return
        try:
            self._after_move(self.match.play(line))
        except RuleError as error:
            self._refuse(error)

    def _wants_to_end(self) -> bool:
        """Whether the turn may end. Asks if something would be lost, but only once in a position."""
        match = self.match
        lost = match.game.presentation.lost_at_end(match.state)
        if lost is None or self.kept == match.revision:
            return True
        yes, no = self.app.say("play-yes"), self.app.say("play-no")
        question = self.app.say("play-end-lose", what=self.localizer.render(lost), yes=yes, no=no)
        ends = ask(self.app, question, no, [yes, no]) == yes
        self.kept = -1 if ends else match.revision
        return ends

    def _after_move(self, events: list[dict[str, object]]) -> None:
        kinds = payment_events(self.localizer)
        self.payment = " ".join(self.localizer.event(event) for event in events if event["kind"] in kinds)
        self.show_all_moves = False
        self.kind = ""

    def _refuse(self, error: RuleError) -> None:
        self.note = self.app.say("play-refused", reason=self.localizer.error(error), rule=error.rule)

    def _play(self, answer: str) -> None:
        """Play or begin a thing by its number, text or name, or play a whole line."""
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
            self._begin(thing)
            return
        if self._play_with_goods(answer):
            return
        if kind := find_kind(self.localizer, self.match, answer):
            self.kind = kind
            return
        reason = why_not_thing(game, state, answer)
        if reason is not None:
            self._refuse(reason)
            return
        try:
            self._after_move(self.match.play(answer))
        except RuleError as error:
            self._not_played(answer, error)

    def _play_with_goods(self, answer: str) -> bool:
        """Play a thing that is followed by the goods that it needs. Return whether the answer was one."""
        game, state = self.match.game, self.match.state
        head, _, words = answer.partition(" ")
        thing = find_thing(self.localizer, self.match, head) if words else None
        if thing is None:
            return False
        menu = GoodsMenu(self.app, self.localizer, self.match, thing)
        names = menu.read_names(words)
        if not names:
            return False
        try:
            self._choose(thing, game.presentation.moves_naming(state, thing, names), PLACE)
        except RuleError as error:
            self._refuse(error)
        return True

    def _not_played(self, answer: str, error: RuleError) -> None:
        """Handle an illegal line: perhaps it only lacks its payment, or it is misspelled."""
        thing, moves = left_to_pay(self.match, answer)
        if moves:
            self._choose(thing, moves, PLACE)
            return
        close = closest(self.localizer, self.match, answer)
        if error.rule == "record:R6" and close:
            self.note = self.app.say("play-did-you-mean", text=answer[:40], move=close)
        else:
            self._refuse(error)

    def _undo(self) -> None:
        """Go back to the last decision of a person. Around one screen there is no limit."""
        match = self.match
        self.menu = None
        count = match.lines_to_undo(self.people)
        if not count:
            self.note = self.app.say("undo-nothing")
            return
        for _ in range(count):
            move = match.moves[match.last_line()]
            match.undo()
        description = self.localizer.render(match.game.presentation.describe(match.state, move))
        self.note = self.app.say("play-undone", move=description)

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
        """Go back to the first decision of this turn. Around one screen there is no barrier."""
        self.menu = None
        try:
            count = self.match.reset_turn(self.match.actor, alone=True)
        except RuleError:
            self.note = self.app.say("undo-nothing")
        else:
            self.note = self.app.say("play-reset", count=count)

    def _moves(self) -> None:
        """List every move with its cost: below the table if there is room, else in pages, where one may be typed."""
        self.menu, self.kind = None, ""
        moves = list_things(self.app, self.localizer, self.match, True, "")
        if self.display.plain or len(self.app.out.render_lines(moves)) < self.app.out.height // 2:
            self.show_all_moves = True
        elif answer := show_pages(self.app, [moves], self.display.plain):
            self._play(" ".join(answer.split()))

    def _hint(self, number: str) -> None:
        """Ask the best bot for a hint. With a number, play that hint."""
        if line := self.hints.line(number):
            self.menu = None
            self._play_line(line)
        else:
            self.note = self.app.say("play-not-a-choice", text=clean(number)) if number else self.hints.ask()

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
