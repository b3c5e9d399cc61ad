"""`kontor admin`: maintenance of a store."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

import click
from rich.progress import Progress, track

from kontor.cli.commands import operator
from kontor.cli.commands.open_store import open_store
from kontor.cli.commands.serve import store_address, store_param
from kontor.cli.context import AppContext, ComplaintError
from kontor.cli.localized import LocalizedCommand, LocalizedGroup, Number

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from kontor.server.tables.integrity.verification import Verdict

_DAY = 86_400.0


def command(app: AppContext) -> click.Command:
    """Return the group of commands."""
    group = LocalizedGroup("admin", help=app.say("admin-help"), translator=app.translator, no_args_is_help=True)
    for subcommand in (_verify(app), _backup(app), _restore(app), _prune(app), *operator.commands(app)):
        group.add_command(subcommand)
    return group


def _verify(app: AppContext) -> click.Command:
    say = app.say

    def run(store: str | None) -> int:
        from kontor.server.tables.integrity.verification import check_all, count_all

        good = bad = 0
        quiet = not app.err.is_terminal
        label = say("verify-progress")
        with _open_damaged(app, store) as (engine, troubles):
            for trouble in troubles:
                app.line(say("admin-store-trouble", reason=trouble))
            total = count_all(engine)
            for verdict in track(check_all(engine), label, total, console=app.err, transient=True, disable=quiet):
                app.line(_verdict(app, verdict))
                good += verdict.trouble is None
                bad += verdict.trouble is not None
        app.line(say("admin-verified", good=good, bad=bad))
        return 1 if bad or troubles else 0

    return LocalizedCommand(
        "verify", callback=run, params=[store_param(app)], help=say("admin-help-verify"), translator=app.translator
    )


def _verdict(app: AppContext, verdict: "Verdict") -> str:
    named = {"table": verdict.table, "game": verdict.game, "rules": verdict.rules}
    if verdict.trouble is None:
        return app.say("admin-table", **named)
    reason = app.translator.error(verdict.trouble)
    if not verdict.game:
        return app.say("admin-trouble-unknown", table=verdict.table, reason=reason)
    return app.say("admin-trouble", **named, reason=reason)


@contextmanager
def _open_damaged(app: AppContext, store: str | None) -> Iterator[tuple["Engine", list[str]]]:
    """Open a store that may be damaged. Also return what is wrong with it as a whole, as sentences."""
    from kontor.server.store.database import open_engine
    from kontor.server.tables.integrity.verification import store_troubles

    address = store_address(store)
    engine = open_engine(address, must_exist=True)
    try:
        found = store_troubles(engine, address)
        yield engine, [one if isinstance(one, str) else app.translator.error(one) for one in found]
    finally:
        engine.dispose()


def _file_param(app: AppContext) -> click.Argument:
    return click.Argument(["file"], metavar=app.say("cli-meta-file"), help=app.say("admin-help-file"))


def _backup(app: AppContext) -> click.Command:
    say = app.say

    def run(file: str, store: str | None) -> int:
        from kontor.server.store.backup import back_up, count_rows

        path = Path(file)
        if path.exists():
            raise ComplaintError(say("play-exists", path=str(path)))
        # A backup by this version would lack what a newer one has added.
        with open_store(store, even_newer=False) as engine:
            with_progress = _with_progress(app, say("admin-backing-up"), count_rows(engine))
            try:
                count = with_progress(lambda tick: back_up(engine, path, tick))
            except OSError:
                raise ComplaintError(say("admin-cannot-write", path=str(path))) from None
        app.line(say("admin-backed-up", count=count, path=str(path)))
        return 0

    params = [_file_param(app), store_param(app)]
    return LocalizedCommand(
        "backup", callback=run, params=params, help=say("admin-help-backup"), translator=app.translator
    )


def _restore(app: AppContext) -> click.Command:
    say = app.say

    def run(file: str, store: str | None) -> int:
        from kontor.server.store.backup import restore
        from kontor.server.store.database import open_engine
        from kontor.server.store.store_mark import StoreMark

        engine, mark = open_engine(store_address(store)), StoreMark(store_address(store))
        with_progress = _with_progress(app, say("admin-restoring"), None)
        try:
            count = with_progress(lambda tick: restore(engine, Path(file), tick))
            mark.adopt(engine)
        finally:
            engine.dispose()
            mark.close()
        app.line(say("admin-restored", count=count))
        return 0

    params = [_file_param(app), store_param(app)]
    return LocalizedCommand(
        "restore", callback=run, params=params, help=say("admin-help-restore"), translator=app.translator
    )


def _prune(app: AppContext) -> click.Command:
    say = app.say

    def run(days: int, over: bool, playing: bool, yes: bool, store: str | None) -> int:
        from kontor.server.models import OVER, PLAYING, WAITING
        from kontor.server.operator.decisions import tables_deleted
        from kontor.server.store.backup import prune

        kinds = [WAITING, *([OVER] if over else []), *([PLAYING] if playing else [])]
        with open_store(store) as engine:
            pruned = prune(engine, time() - days * _DAY, kinds, yes)
            if yes:
                with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
                    tables_deleted(connection)
        key = "admin-pruned" if yes else "admin-would-prune"
        app.line(say(key, tables=pruned.tables, persons=pruned.persons))
        return 0

    params: list[click.Parameter] = [
        click.Option(["--days"], type=Number(1, 100_000), default=90, metavar="N", help=say("admin-help-days")),
        click.Option(["--over"], is_flag=True, help=say("admin-help-over")),
        click.Option(["--playing"], is_flag=True, help=say("admin-help-playing")),
        click.Option(["--yes"], is_flag=True, help=say("admin-help-yes")),
        store_param(app),
    ]
    return LocalizedCommand(
        "prune", callback=run, params=params, help=say("admin-help-prune"), translator=app.translator
    )


def _with_progress(
    app: AppContext, label: str, total: int | None
) -> Callable[[Callable[[Callable[[], None]], int]], int]:
    """Return a function that runs a job with a progress bar. The job calls its argument after each step."""

    def run(job: Callable[[Callable[[], None]], int]) -> int:
        with Progress(console=app.err, transient=True, disable=not app.err.is_terminal) as progress:
            task = progress.add_task(label, total=total)
            return job(lambda: progress.advance(task))

    return run
