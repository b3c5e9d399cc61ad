"""The commands of `kontor admin` for the operator of running servers: bans, sign-up, announcements, deletion."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from time import time
from typing import TYPE_CHECKING

import click

from kontor.cli.commands.open_store import in_store
from kontor.cli.commands.serve import store_param
from kontor.cli.context import AppContext, ComplaintError
from kontor.cli.localized import LocalizedCommand, Number

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from kontor.server.models import Seat
    from kontor.server.operator.decisions import Announcement

_MINUTE = 60.0
_MOST_MINUTES = 7 * 24 * 60


def commands(app: AppContext) -> list[click.Command]:
    """Return the commands."""
    return [_status(app), _people(app), _ban(app), _unban(app), _sign_up(app), _announce(app), _delete(app)]


def _command(
    app: AppContext, name: str, about: str, run: Callable[..., int], *params: click.Parameter
) -> click.Command:
    options = [*params, store_param(app)]
    return LocalizedCommand(name, callback=run, params=options, help=about, translator=app.translator)


def _when(seconds: float) -> str:
    """Return a time as people write it, in the time zone of this machine."""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M %Z")


def _status(app: AppContext) -> click.Command:
    say = app.say

    def run(store: str | None) -> int:
        from kontor.server.operator.overview import read_overview

        overview = in_store(store, read_overview)
        app.line(say("admin-status-people", count=overview.persons))
        app.line(say("admin-status-tables", **overview.tables))
        app.line(say("admin-status-sign-up", open=str(overview.decisions.sign_up).lower()))
        app.line(_announcement_line(app, overview.decisions.announcement))
        if not overview.bans:
            app.line(say("admin-status-no-bans"))
        for subject, created, name in overview.bans:
            app.line(say("admin-status-ban", subject=subject, name=name, since=_when(created)))
        return 0

    return _command(app, "status", say("admin-help-status"), run)


def _announcement_line(app: AppContext, announcement: "Announcement | None") -> str:
    if announcement is None or announcement.is_over(time()):
        return app.say("admin-status-no-announcement")
    if announcement.restart is None:
        return app.say("admin-status-announcement", text=announcement.text)
    return app.say("admin-status-restart", when=_when(announcement.restart), text=announcement.text)


def _table_param(app: AppContext) -> click.Argument:
    return click.Argument(["table"], metavar=app.say("cli-meta-table"))


def _people(app: AppContext) -> click.Command:
    def run(table: str, store: str | None) -> int:
        in_store(store, partial(_list_people, app, table))
        return 0

    return _command(app, "people", app.say("admin-help-people"), run, _table_param(app))


def _list_people(app: AppContext, table: str, connection: "Connection") -> None:
    """Print who sits at a table or watches it."""
    from kontor.server.errors import NoSuchTableError
    from kontor.server.store import rows

    stored = rows.load_table(connection, table)
    if stored is None:
        raise NoSuchTableError
    for number, seat in enumerate(stored.seats, 1):
        app.line(app.say("admin-seat", seat=number, name=seat.name, holder=_holder(seat), person=str(seat.person)))
    for guest in rows.find_persons(connection, list(stored.guests)):
        app.line(app.say("admin-guest", name=guest.name, person=str(guest.id)))


def _holder(seat: "Seat") -> str:
    if seat.person is not None:
        return "person"
    return "bot" if seat.bot else "nobody"


def _subject_param(app: AppContext) -> click.Argument:
    return click.Argument(["subject"], metavar=app.say("cli-meta-subject"))


def _ban(app: AppContext) -> click.Command:
    def run(subject: str, store: str | None) -> int:
        from kontor.server.operator import decisions

        banned = decisions.ban_subject(subject)
        is_new = in_store(store, lambda connection: decisions.ban(connection, banned, time()))
        app.line(app.say("admin-banned" if is_new else "admin-banned-before", subject=banned))
        return 0

    return _command(app, "ban", app.say("admin-help-ban"), run, _subject_param(app))


def _unban(app: AppContext) -> click.Command:
    def run(subject: str, store: str | None) -> int:
        from kontor.server.operator import decisions

        banned = decisions.ban_subject(subject)
        if not in_store(store, lambda connection: decisions.unban(connection, banned)):
            raise ComplaintError(app.say("admin-not-banned", subject=banned))
        app.line(app.say("admin-unbanned", subject=banned))
        return 0

    return _command(app, "unban", app.say("admin-help-unban"), run, _subject_param(app))


def _sign_up(app: AppContext) -> click.Command:
    def run(state: str, store: str | None) -> int:
        from kontor.server.operator import decisions

        in_store(store, lambda connection: decisions.set_sign_up(connection, state == "open"))
        app.line(app.say("admin-sign-up-open" if state == "open" else "admin-sign-up-closed"))
        return 0

    state = click.Argument(["state"], type=click.Choice(("open", "closed")), metavar="open|closed")
    return _command(app, "signup", app.say("admin-help-signup"), run, state)


def _announce(app: AppContext) -> click.Command:
    say = app.say

    def run(text: str, minutes: int | None, clear: bool, store: str | None) -> int:
        from kontor.server.operator import decisions

        if clear == bool(text or minutes is not None):
            raise ComplaintError(say("admin-announce-what"))
        restart = None if minutes is None else float(round(time() + minutes * _MINUTE))
        announcement = None if clear else decisions.Announcement(text, restart)
        in_store(store, lambda connection: decisions.announce(connection, announcement))
        app.line(_announcement_line(app, announcement))
        return 0

    return _command(
        app,
        "announce",
        say("admin-help-announce"),
        run,
        click.Argument(["text"], default="", metavar=f"[{say('cli-meta-text')}]"),
        click.Option(["--minutes"], type=Number(0, _MOST_MINUTES), metavar="N", help=say("admin-help-minutes")),
        click.Option(["--clear"], is_flag=True, help=say("admin-help-clear")),
    )


def _delete(app: AppContext) -> click.Command:
    say = app.say

    def run(table: str, yes: bool, store: str | None) -> int:
        from kontor.server.operator import decisions
        from kontor.server.store import rows

        def delete(connection: "Connection") -> None:
            _list_people(app, table, connection)
            if yes:
                rows.delete_table(connection, table)
                decisions.tables_deleted(connection)

        in_store(store, delete)
        app.line(say("admin-deleted" if yes else "admin-would-delete", table=table))
        return 0

    yes = click.Option(["--yes"], is_flag=True, help=say("admin-help-yes-delete"))
    return _command(app, "delete", say("admin-help-delete"), run, _table_param(app), yes)
