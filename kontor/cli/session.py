"""A game in the terminal, from the first screen to the last."""

from collections.abc import Callable
from pathlib import Path

from rich.table import Table
from rich.text import Text

from kontor.bots.base import Bot, make_bot
from kontor.cli.screens import draw, draw_reference
from kontor.cli.shop import ComplaintError, Shop, is_terminal
from kontor.lang.translator import Teller
from kontor.table.errors import RuleError
from kontor.table.match import Match
from kontor.table.rng import Rng

_LOG_LINES = 8
_MOVES_SHOWN = 40
_TWO_COLUMNS = 120


class Session:
    """People around one screen, and bots; saved after every move."""

    def __init__(self, shop: Shop, match: Match, path: Path, plain: bool) -> None:
        self.shop = shop
        self.match = match
        self.path = path
        self.plain = plain or not is_terminal()
        self.teller = Teller(shop.translator, match.game, match.players)
        bots = match.bots or [""] * len(match.players)
        self.bots: dict[int, Bot] = {seat: make_bot(name, match.game.name) for seat, name in enumerate(bots) if name}
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
        if leaving:
            self.shop.line(self.shop.say("play-quit", command=f"kontor play --resume {self.path}"))
        else:
            self._show_end()

    def save(self) -> None:
        """Keep what was played."""
        try:
            self.match.save(self.path)
        except OSError:
            raise ComplaintError(self.shop.say("cli-cannot-write", path=str(self.path))) from None

    def _bot_moves(self) -> None:
        match, seat = self.match, self.match.actor
        moves = match.game.legal(match.state)
        rng = Rng(match.seed, "bot", seat, len(match.moves))
        move = self.bots[seat].choose(match.game, moves, lambda: match.view(seat), rng)
        match.play(match.game.text(move), seat)

    def _person_moves(self) -> bool:
        """One answer of a person; true if they leave."""
        self.save()
        self._hand_over()
        self.show()
        try:
            answer = input(self.shop.say("list-label", label=self.shop.say("play-prompt"), value="")).strip()
        except (EOFError, KeyboardInterrupt):
            self.shop.line("")
            return True
        self.note = ""
        return self._answer(answer)

    def _answer(self, answer: str) -> bool:
        word, _, rest = answer.partition(" ")
        commands = {"u": "undo", "r": "redo", "z": "reset", "m": "moves", "l": "log", "s": "save", "?": "help"}
        word = commands.get(word, word)
        if answer in ("q", "quit"):
            return True
        if word == "save":
            self._save_as(rest.strip())
        elif answer and word in ("undo", "redo", "reset", "moves", "log", "help") and not rest:
            getattr(self, f"_{word}")()
        elif answer:
            self._play(answer)
        return False

    def _play(self, answer: str) -> None:
        moves = self.match.legal()
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(moves):
                self.note = self.shop.say("play-not-a-move", text=answer, count=len(moves))
                return
            answer = moves[int(answer) - 1]
        try:
            self.match.play(" ".join(answer.split()))
            self.show_all_moves = False
        except RuleError as error:
            self.note = self.shop.say("play-refused", reason=self.teller.error(error), rule=error.rule)

    def _undo(self) -> None:
        """Back to the last decision of a person: alone or around one screen, anything goes."""
        if any(seat in self.people for seat in self.match.seats):
            self._step(self.match.undo, "play-undone")
        else:
            self.note = self.shop.say("undo-nothing")

    def _redo(self) -> None:
        self._step(self.match.redo, "play-redone")

    def _step(self, step: Callable[[], None], note: str) -> None:
        try:
            step()
            while self.match.actor in self.bots:
                step()
            self.note = self.shop.say(note)
        except RuleError as error:
            self.note = self.teller.error(error)

    def _reset(self) -> None:
        try:
            self.match.reset_turn(self.match.actor)
            self.note = self.shop.say("play-undone")
        except RuleError as error:
            self.note = self.teller.error(error)

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
        path = Path(name).expanduser() if name else self.path
        try:
            self.match.save(path)
            self.note = self.shop.say("play-saved", path=str(path))
        except OSError:
            self.note = self.shop.say("cli-cannot-write", path=str(path))

    def _hand_over(self) -> None:
        """Between two people: the one before must not see what the next has looked at."""
        if self.match.actor != self.holder and len(self.people) > 1:
            self._clear()
            self._wait(self.shop.say("play-hand-over", seat=self.match.players[self.match.actor]))
        self.holder = self.match.actor

    def show(self) -> None:
        """Draw the table, the log and what can be done."""
        self._clear()
        story = self._story()
        draw(self.shop, self.teller, self.match.view(self.holder), story[-_LOG_LINES:])
        self.shop.out.print(self.teller.tell(self.match.game.question(self.match.state)), style="bold")
        self._list_moves()
        self.shop.out.print(self.shop.say("play-hint"), style="dim")
        if self.note:
            self.shop.out.print(self.note, style="bold red")

    def _list_moves(self) -> None:
        game, state = self.match.game, self.match.state
        moves = game.legal(state)
        shown = moves if self.show_all_moves else moves[:_MOVES_SHOWN]
        table = Table.grid(padding=(0, 2))
        columns = 2 if len(shown) > 8 and self.shop.out.width >= _TWO_COLUMNS else 1
        rows = -(-len(shown) // columns)
        entries = [
            (f"{number:3}", self.teller.tell(game.describe(state, move)), game.text(move))
            for number, move in enumerate(shown, start=1)
        ]
        for row in range(rows):
            cells: list[Text] = []
            for number, told, text in entries[row::rows]:
                cells += [Text(number, style="bold"), Text(told), Text(text, style="dim")]
            table.add_row(*cells)
        self.shop.out.print(table)
        if len(shown) < len(moves):
            self.shop.out.print(self.shop.say("play-more-moves", count=len(moves) - len(shown)), style="dim")

    def _story(self) -> list[str]:
        return [self.teller.event(seen) for seen in self.match.log(self.holder)]

    def _show_end(self) -> None:
        self._clear()
        draw(self.shop, self.teller, self.match.view(self.holder), self._story()[-_LOG_LINES:])
        self.shop.out.print(self.shop.say("play-over"), style="bold")
        winners = self.match.game.winners(self.match.state)
        for seat in winners:
            self.shop.out.print(self.shop.say("play-winner", seat=self.teller.players[seat]), style="bold green")
        if not winners:
            self.shop.out.print(self.shop.say("play-draw"))
        self.shop.line(self.shop.say("play-again", command=f"kontor replay {self.path}"))

    def _wait(self, sentence: str) -> None:
        try:
            input(f"{sentence} ")
        except EOFError:
            self.shop.line("")

    def _clear(self) -> None:
        if not self.plain:
            self.shop.out.clear()
