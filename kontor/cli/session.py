"""A game in the terminal, from the first screen to the last."""

import contextlib
from difflib import get_close_matches
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from kontor.bots.base import BOTS, Bot, make_bot
from kontor.cli.screens import draw, draw_reference
from kontor.cli.shop import ComplaintError, Shop, is_terminal, program
from kontor.lang.translator import Teller, clean
from kontor.table.errors import RuleError
from kontor.table.match import Match
from kontor.table.rng import Rng

with contextlib.suppress(ImportError):
    # Arrow keys and history at the prompt, where the system has them.
    import readline  # noqa: F401

_MOVES_SHOWN = 40
_TWO_COLUMNS = 76
"""Columns from which on moves are listed in two; their text fits beside them from"""
_WITH_TEXT = 130
"""columns on."""
_LINES_AROUND = 5
"""The question, the hint, a note and the prompt."""


class Session:
    """People around one screen, and bots; saved after every move."""

    def __init__(self, shop: Shop, match: Match, path: Path, plain: bool) -> None:
        self.shop = shop
        self.match = match
        self.path = path
        self.own_files = {path}
        self.saved = True
        self.plain = plain or not is_terminal()
        self.teller = Teller(shop.translator, match.game, match.players)
        # A record from elsewhere may call its seats anything; only our bots are bots.
        sitting = [(seat, name) for seat, name in enumerate(match.bots) if name in BOTS]
        self.bots: dict[int, Bot] = {seat: make_bot(name, match.game.name) for seat, name in sitting}
        self.people = [seat for seat in range(len(match.players)) if seat not in self.bots]
        self.holder = self.people[0] if self.people else -1
        """Who sits before the screen."""
        self.show_all_moves = False
        self.note = ""

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
            self.shop.line(self.shop.say("play-quit", command=f"{program()} play --resume {self.path}"))
        else:
            self._show_end()

    def save(self) -> None:
        """Keep what was played."""
        try:
            self.match.save(self.path)
            self.saved = True
        except OSError:
            self.saved = False
            self.note = self.shop.say("cli-cannot-write", path=str(self.path))

    def _bot_moves(self) -> None:
        match, seat = self.match, self.match.actor
        moves = match.game.legal(match.state)
        rng = Rng(match.seed, "bot", seat, len(match.moves))
        move = self.bots[seat].choose(match.game, moves, lambda: match.view(seat), rng)
        match.play(match.game.text(move), seat)
        self.save()

    def _person_moves(self) -> bool:
        """One answer of a person; true if they leave."""
        self._hand_over()
        self.show()
        try:
            answer = input(self.shop.say("list-label", label=self.shop.say("play-prompt"), value="")).strip()
        except (EOFError, KeyboardInterrupt):
            self.shop.line("")
            return True
        self.note = ""
        leaving = self._answer(answer)
        self.save()
        return leaving

    def _answer(self, answer: str) -> bool:
        """Do what was typed: a command by its letter or its word, else a move."""
        commands = {
            "u": self._undo,
            "r": self._redo,
            "z": self._reset,
            "m": self._moves,
            "l": self._log,
            "?": self._help,
        }
        words = {"undo": "u", "redo": "r", "reset": "z", "moves": "m", "log": "l", "help": "?", "quit": "q"}
        word, _, rest = answer.partition(" ")
        letter = words.get(answer, answer)
        if letter in commands:
            commands[letter]()
        elif word in ("s", "save"):
            self._save_as(rest.strip())
        elif answer and letter != "q":
            self._play(answer)
        return letter == "q"

    def _play(self, answer: str) -> None:
        moves = self.match.legal()
        if answer.isdecimal():
            if len(answer) > 6 or not 1 <= int(answer) <= len(moves):
                self.note = self.shop.say("play-not-a-move", text=answer, count=len(moves))
                return
            answer = moves[int(answer) - 1]
        try:
            self.match.play(" ".join(answer.split()))
            self.show_all_moves = False
        except RuleError as error:
            close = get_close_matches(answer, moves, 1)
            if error.rule == "record:R6" and close:
                self.note = self.shop.say("play-did-you-mean", text=answer[:40], move=close[0])
            else:
                self.note = self.shop.say("play-refused", reason=self.teller.error(error), rule=error.rule)

    def _undo(self) -> None:
        """Back to the last decision of a person: alone or around one screen, anything goes."""
        match = self.match
        if not any(seat in self.people for seat in match.seats):
            self.note = self.shop.say("undo-nothing")
            return
        move = match.moves[match.last_line()]
        match.undo()
        while match.actor in self.bots:
            move = match.moves[match.last_line()]
            match.undo()
        told = self.teller.tell(match.game.describe(match.state, move))
        self.note = self.shop.say("play-undone", move=told)

    def _redo(self) -> None:
        try:
            self.match.redo()
            while self.match.actor in self.bots and self.match.can_redo():
                self.match.redo()
            self.note = self.shop.say("play-redone")
        except RuleError as error:
            self.note = self.teller.error(error)

    def _reset(self) -> None:
        """Back to the first decision of this turn: around one screen there is no barrier."""
        match, actor = self.match, self.match.actor
        turn = match.game.turn(match.state)
        taken = 0
        while (last := match.last_line()) >= 0 and match.seats[last] == actor:
            if match.game.turn(match.state_after(last)) != turn:
                break
            match.undo()
            taken += 1
        self.note = self.shop.say("play-reset", count=taken) if taken else self.shop.say("undo-nothing")

    def _moves(self) -> None:
        self.show_all_moves = True

    def _log(self) -> None:
        self.shop.line("\n".join(self._story()))
        self._wait(self.shop.say("play-press-enter"))

    def _help(self) -> None:
        self._clear()
        self.shop.out.print(self.shop.say("play-help-text"), markup=False)
        draw_reference(self.shop, self.teller, self.match.view(self.holder))
        self._wait(self.shop.say("play-press-enter"))

    def _save_as(self, name: str) -> None:
        try:
            path = Path(name).expanduser().resolve() if name else self.path
        except (RuntimeError, ValueError, OSError):
            self.note = self.shop.say("cli-cannot-write", path=clean(name, 200))
            return
        if path.exists() and path not in self.own_files:
            self.note = self.shop.say("play-exists", path=str(path))
            return
        try:
            if not path.parent.is_dir():
                raise FileNotFoundError(path)
            self.match.save(path)
            self.own_files.add(path)
            self.note = self.shop.say("play-saved", path=str(path))
        except OSError:
            self.note = self.shop.say("cli-cannot-write", path=str(path))

    def _hand_over(self) -> None:
        """Between two people: the one before must not see what the next has looked at."""
        if self.match.actor != self.holder and len(self.people) > 1:
            self._clear()
            if not self.plain:
                # What the one before has seen must not be a scroll away either.
                self.shop.line("\x1b[3J")
            self._wait(self.shop.say("play-hand-over", seat=self.match.players[self.match.actor]))
        self.holder = self.match.actor

    def show(self) -> None:
        """Draw the table, the log and what can be done."""
        self._clear()
        story = self._story()
        moves = self._move_table()
        lines = len(self.shop.out.render_lines(moves)) + _LINES_AROUND
        room = 1000 if self.plain else self.shop.out.height - lines
        draw(self.shop, self.teller, self.match.view(self.holder), story, room)
        self.shop.out.print(self.teller.tell(self.match.game.question(self.match.state)), style="bold")
        self.shop.out.print(moves)
        self.shop.out.print(self.shop.say("play-hint"), style="dim")
        if self.note:
            self.shop.out.print(self.note, style="bold red")

    def _move_table(self) -> Group:
        game, state = self.match.game, self.match.state
        moves = game.legal(state)
        shown = moves if self.show_all_moves else moves[:_MOVES_SHOWN]
        width = self.shop.out.width
        columns = 2 if len(shown) > 6 and width >= _TWO_COLUMNS else 1
        rows = -(-len(shown) // columns)
        table = Table.grid(padding=(0, 1))
        entries = [
            (f"{number:3}", self.teller.tell(game.describe(state, move)), game.text(move))
            for number, move in enumerate(shown, start=1)
        ]
        for row in range(rows):
            cells: list[Text] = []
            for number, told, text in entries[row::rows]:
                cells += [Text(number, style="bold"), Text(told)]
                if columns == 1 or width >= _WITH_TEXT:
                    cells.append(Text(text, style="dim"))
            table.add_row(*cells)
        more = len(moves) - len(shown)
        rest = [Text(self.shop.say("play-more-moves", count=more), style="dim")] if more else []
        return Group(table, *rest)

    def _story(self) -> list[str]:
        return [self.teller.event(seen) for seen in self.match.log(self.holder)]

    def _show_end(self) -> None:
        self._clear()
        story = self._story()
        draw(self.shop, self.teller, self.match.view(self.holder), story)
        self.shop.out.print(self.shop.say("play-over"), style="bold")
        self.shop.out.print(story[-1], markup=False)
        winners = self.match.game.winners(self.match.state)
        for seat in winners:
            self.shop.out.print(self.shop.say("play-winner", seat=self.teller.players[seat]), style="bold green")
        if not winners:
            self.shop.out.print(self.shop.say("play-draw"))
        if self.match.taken_back:
            self.shop.out.print(self.shop.say("play-marked", count=self.match.taken_back))
        self.shop.line(self.shop.say("play-again", command=f"{program()} replay {self.path}"))

    def _wait(self, sentence: str) -> None:
        try:
            input(f"{sentence} ")
        except EOFError:
            self.shop.line("")

    def _clear(self) -> None:
        if not self.plain:
            self.shop.out.clear()
