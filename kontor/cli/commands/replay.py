"""`kontor replay`: the log of a recorded game and one of its positions."""

from pathlib import Path

import click

from kontor.cli.commands.verify import judge_file
from kontor.cli.context import AppContext, ComplaintError
from kontor.cli.localized import LocalizedCommand, Number
from kontor.cli.screens import draw, prospects_of
from kontor.engine.match import Match
from kontor.engine.matches import reopen
from kontor.engine.record import read_file, read_record
from kontor.lang.translator import Localizer


def command(app: AppContext) -> click.Command:
    """Return the command."""

    def run(file: str, move: int | None, seat: int | None) -> int:
        path = Path(file)
        code, sentence = judge_file(app, path)
        if code:
            raise ComplaintError(sentence, code)
        match = reopen(read_record(read_file(path)))
        _replay(app, match, move, -1 if seat is None else seat)
        return 0

    say = app.say
    return LocalizedCommand(
        "replay",
        callback=run,
        params=[
            click.Argument(["file"], metavar=say("cli-meta-file"), help=say("replay-help-file")),
            click.Option(["--move"], type=Number(0, 10**9), metavar="N", help=say("replay-help-move")),
            click.Option(["--seat"], type=Number(0, 99), metavar="S", help=say("replay-help-seat")),
        ],
        help=say("replay-help"),
        translator=app.translator,
    )


def _replay(app: AppContext, match: Match, move: int | None, seat: int) -> None:
    lines = len(match.moves)
    if seat >= len(match.players):
        raise ComplaintError(app.say("no-such-seat", seat=seat, last=len(match.players) - 1))
    if move is not None and move > lines:
        raise ComplaintError(app.say("replay-too-far", count=str(lines), move=str(move)))
    localizer = Localizer(app.translator, match.game, match.players)
    last = lines if move is None else move
    for number, events in enumerate(match.events[:last], start=1):
        for event in events:
            app.line(f"{number:5}  {localizer.event(event.seen_by(seat))}")
    state = match.state_after(last)
    draw(app, localizer, match.game.view(state, seat), prospects_of(match.game, state, seat), [])
    app.line(app.say("replay-after", move=str(last), count=str(lines)))
