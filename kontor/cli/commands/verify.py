"""`kontor verify`."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
from rich.progress import track

from kontor.arena.pool import spread
from kontor.cli.context import AppContext
from kontor.cli.localized import LocalizedCommand
from kontor.engine.errors import FormError, KontorError, RecordError
from kontor.engine.legality import verify
from kontor.engine.record import Record, read_file, read_record
from kontor.engine.registry import game_names, load_game
from kontor.lang.translator import Localizer, Translator, clean

_MANY = 16
"""Files from which on one wants to see the progress."""


def command(app: AppContext) -> click.Command:
    """The command."""

    def run(files: tuple[str, ...]) -> int:
        good = 0
        worst = 0
        for code, sentence in judge_files(app, [Path(name) for name in files]):
            if code == 0:
                good += 1
                if len(files) == 1:
                    app.line(sentence)
            else:
                worst = max(worst, code)
                app.complain(sentence)
        if worst and len(files) > 1:
            app.line(app.say("verify-some-bad", good=good, bad=len(files) - good))
        elif len(files) > 1:
            app.line(app.say("verify-all-good", count=good))
        return worst

    name = app.say("cli-meta-file")
    return LocalizedCommand(
        "verify",
        callback=run,
        params=[
            click.Argument(["files"], nargs=-1, required=True, metavar=f"{name}…", help=app.say("verify-help-file"))
        ],
        help=app.say("verify-help"),
        translator=app.translator,
    )


def judge_files(app: AppContext, paths: list[Path]) -> Iterator[tuple[int, str]]:
    """Exit code and sentence for each file, in order; many files are spread over all cores.

    >>> list(judge_files(AppContext(Translator("en")), [Path("no-such-file.json")]))
    [(2, 'no-such-file.json: There is no such file.')]
    """
    judged = spread(partial(_judge_in, app.translator.language), paths)
    few = len(paths) < _MANY
    label = app.say("verify-progress")
    return iter(track(judged, label, total=len(paths), console=app.err, transient=True, disable=few))


def _judge_in(language: str, path: Path) -> tuple[int, str]:
    return judge_file(AppContext(Translator(language)), path)


def judge_file(app: AppContext, path: Path) -> tuple[int, str]:
    """Exit code and sentence: 0 in order, 1 against the rules, 2 not to be read.

    >>> judge_file(AppContext(Translator("en")), Path("no-such-file.json"))[0]
    2
    """
    where = clean_path(path)
    try:
        record = read_record(read_file(path))
    except KontorError as error:
        return 2, app.say("verify-unreadable", path=where, reason=app.translator.error(error))
    try:
        verify(record)
    except FormError as error:
        return 2, app.say("verify-unreadable", path=where, reason=app.translator.error(error))
    except RecordError as error:
        reason = reason_sentence(app, record, error)
        key = "verify-move" if error.move else "verify-setup"
        return 1, app.say(key, path=where, move=str(error.move), reason=reason, rule=error.rule)
    return 0, app.say("verify-good", path=where)


def reason_sentence(app: AppContext, record: Record, error: KontorError) -> str:
    """Why a record is refused, with the names of its game.

    >>> record = Record("anno1503", 1, ["Ada", "Ben"], {}, {}, [])
    >>> error = KontorError("record:R5", "record-wrong-seat", found=1, wanted=0)
    >>> reason_sentence(AppContext(Translator("en")), record, error)
    'Seat 1 cannot act here; it is the turn of seat 0.'
    """
    if record.game in game_names():
        return Localizer(app.translator, load_game(record.game), record.players).error(error)
    return app.translator.error(error)


def clean_path(path: Path) -> str:
    """A path as it can be printed.

    >>> clean_path(Path("game" + chr(27) + ".json"))
    'game.json'
    """
    return clean(str(path), 500)
