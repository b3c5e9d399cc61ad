"""`kontor review`: the costliest moves of a recorded game."""

from pathlib import Path

import click
from rich.console import Group
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from kontor.bots.advice import adviser, can_advise
from kontor.bots.base import Thinker
from kontor.bots.review import MOST, ReviewedMove, review, turning_points
from kontor.cli.commands.verify import judge_file
from kontor.cli.context import AppContext, ComplaintError
from kontor.cli.localized import LocalizedCommand, Number
from kontor.cli.terminal.hints import describe_gap
from kontor.engine.match import Match
from kontor.engine.matches import reopen
from kontor.engine.record import read_file, read_record
from kontor.lang.translator import Localizer

_INTERRUPTED = 130


def command(app: AppContext) -> click.Command:
    """Return the command."""
    say = app.say

    def run(file: str, seat: int | None, most: int, think: int) -> int:
        path = Path(file)
        code, sentence = judge_file(app, path)
        if code:
            raise ComplaintError(sentence, code)
        match = reopen(read_record(read_file(path)))
        if not can_advise(match.game.name):
            raise ComplaintError(say("advice-no-bots"))
        return _review(app, match, _seats(app, match, seat), most, adviser(match.game.name, think / 1000))

    return LocalizedCommand(
        "review",
        callback=run,
        params=[
            click.Argument(["file"], metavar=say("cli-meta-file"), help=say("review-help-file")),
            click.Option(["--seat"], type=Number(0, 99), metavar="S", help=say("review-help-seat")),
            click.Option(["--most"], type=Number(1, 10_000), default=MOST, metavar="N", help=say("review-help-most")),
            click.Option(["--think"], type=Number(1, 60_000), default=300, metavar="MS", help=say("review-help-think")),
        ],
        help=say("review-help"),
        translator=app.translator,
    )


def _seats(app: AppContext, match: Match, seat: int | None) -> list[int]:
    """Return the requested seat, or all seats of people, or all seats if only bots played."""
    all_seats = list(range(len(match.players)))
    if seat is not None:
        if seat not in all_seats:
            raise ComplaintError(app.say("no-such-seat", seat=seat, last=all_seats[-1]))
        return [seat]
    return [other for other in all_seats if not match.bots or not match.bots[other]] or all_seats


def _review(app: AppContext, match: Match, seats: list[int], most: int, thinker: Thinker) -> int:
    """Review the seats one after the other and print each result. An interrupt prints what is reviewed so far."""
    lines = len(match.moves)
    with Progress(console=app.err, transient=True, disable=not app.err.is_terminal) as progress:
        task = progress.add_task(app.say("review-progress"), total=lines * len(seats))
        for number, seat in enumerate(seats):
            reviewed: list[ReviewedMove] = []
            try:
                for one in review(match, seat, thinker):
                    reviewed.append(one)
                    progress.update(task, completed=number * lines + one.line)
            except KeyboardInterrupt:
                progress.stop()
                _print_review(app, match, seat, reviewed, most, thinker.unit)
                app.complain(app.say("review-stopped"))
                return _INTERRUPTED
            progress.stop()
            _print_review(app, match, seat, reviewed, most, thinker.unit)
            progress.start()
    return 0


def _print_review(app: AppContext, match: Match, seat: int, reviewed: list[ReviewedMove], most: int, unit: str) -> None:
    localizer = Localizer(app.translator, match.game, match.players)
    table = Table(title=localizer.players[seat], title_justify="left")
    for key in ("review-round", "review-line", "review-lost"):
        table.add_column(app.say(key), justify="right")
    for key in ("review-played", "review-better"):
        table.add_column(app.say(key))
    lost = turning_points(reviewed, most)
    for one in lost:
        state = match.state_after(one.line - 1)
        played = Text(localizer.render(match.game.presentation.describe(state, one.played)))
        reasons = Text(" · ".join(localizer.render(reason) for reason in one.reasons), "italic")
        better = Group(localizer.render(match.game.presentation.describe(state, one.best)), reasons)
        table.add_row(str(one.round), str(one.line), describe_gap(app, unit, one.behind), played, better)
    app.out.print(table if lost else localizer.players[seat])
    good = sum(1 for one in reviewed if one.good)
    app.line(app.say("review-sum", count=len(reviewed), good=good))
