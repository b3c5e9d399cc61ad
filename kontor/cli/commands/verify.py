"""`kontor verify`: check recorded games against the rules."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
from rich.progress import track

from kontor.arena.pool import parallel_map
from kontor.cli.context import AppContext
from kontor.cli.localized import LocalizedCommand
from kontor.engine.errors import FormError, KontorError, RecordError
from kontor.engine.legality import verify
from kontor.engine.record import Record, read_file, read_record
from kontor.engine.registry import game_names, load_game
from kontor.lang.translator import Localizer, Translator, clean

_MANY = 16
"""Number of files from which on a progress bar is shown."""


def command(app: AppContext) -> click.Command:
    """Return the command."""

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
    """Yield the exit code and the sentence for each file, in order. Files are checked in parallel.

    >>> list(judge_files(AppContext(Translator("en")), [Path("no-such-file.json")]))
    [(2, 'no-such-file.json: There is no such file.')]
    """
    results = parallel_map(partial(_judge_in, app.translator.language), paths)
    few = len(paths) < _MANY
    label = app.say("verify-progress")
    return iter(track(results, label, total=len(paths), console=app.err, transient=True, disable=few))


def _judge_in(language: str, path: Path) -> tuple[int, str]:
    return judge_file(AppContext(Translator(language)), path)


def judge_file(app: AppContext, path: Path) -> tuple[int, str]:
    """Return the exit code and a sentence: 0 valid, 1 against the rules, 2 unreadable.

    >>> judge_file(AppContext(Translator("en")), Path("no-such-file.json"))[0]
    2
    """
    shown_path = clean_path(path)
    try:
        record = read_record(read_file(path))
    except KontorError as error:
        return 2, app.say("verify-unreadable", path=shown_path, reason=app.translator.error(error))
    try:
        verify(record)
    except FormError as error:
        return 2, app.say("verify-unreadable", path=shown_path, reason=app.translator.error(error))
    except RecordError as error:
        reason = reason_sentence(app, record, error)
        key = "verify-move" if error.move else "verify-setup"
        return 1, app.say(key, path=shown_path, move=str(error.move), reason=reason, rule=error.rule)
    return 0, app.say("verify-good", path=shown_path)


def reason_sentence(app: AppContext, record: Record, error: KontorError) -> str:
    """Return why a record is refused, in the words of its game.

    >>> record = Record("anno1503", 1, ["Ada", "Ben"], {}, {}, [])
    >>> error = KontorError("record:R5", "record-wrong-seat", found=1, wanted=0)
    >>> reason_sentence(AppContext(Translator("en")), record, error)
    'Seat 1 cannot act here; it is the turn of seat 0.'
    """
    if record.game in game_names():
        return Localizer(app.translator, load_game(record.game), record.players).error(error)
    return app.translator.error(error)


def clean_path(path: Path) -> str:
    """Return a path without control characters, for printing.

    >>> clean_path(Path("game" + chr(27) + ".json"))
    'game.json'
    """
    return clean(str(path), 500)
