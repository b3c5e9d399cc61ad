"""The program `kontor`."""

import errno
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import version

import click

from kontor.cli.commands import (
    admin,
    arena,
    content,
    editions,
    games,
    play,
    replay,
    review,
    score,
    serve,
    simulate,
    verify,
)
from kontor.cli.context import AppContext, ComplaintError, data_folder
from kontor.cli.extras import extra_of, install_command
from kontor.cli.localized import LocalizedGroup, usage_message
from kontor.core import is_compiled
from kontor.engine.errors import KontorError
from kontor.engine.record import write_file
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator, system_language

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Return the exit code: 0 success, 1 a check failed, 2 usage error or unreadable input."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if hasattr(stream, "reconfigure"):
            # Characters that the terminal cannot encode must not stop the program.
            stream.reconfigure(errors=errors)
    language = _language_option(args)
    app = AppContext(Translator(language if language in LANGUAGES else system_language()))
    if language and language not in LANGUAGES:
        app.complain(app.say("cli-unknown-language", name=language[:20], known=", ".join(LANGUAGES)))
        return 2
    try:
        code = _run(app, args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        app.complain(app.say("cli-stopped"))
        return INTERRUPTED
    except BrokenPipeError:
        # The output is closed. Python would fail again when it flushes it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            return _report_crash(app)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        app.complain(app.say("cli-no-space"))
        return 2
    except Exception:
        return _report_crash(app)


def _run(app: AppContext, args: list[str]) -> int:
    try:
        # Not `group.main`: its exit code for a closed pipe has another meaning here.
        group = build(app)
        with group.make_context("kontor", args) as context:
            code = group.invoke(context)
        return code if isinstance(code, int) else 0
    except click.exceptions.Exit as exit_request:
        return exit_request.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        app.line(error.ctx.get_help() if error.ctx else "")
        return 0
    except click.UsageError as error:
        app.complain(usage_message(app.translator, error))
        return 2
    except click.Abort:
        raise KeyboardInterrupt from None
    except ComplaintError as complaint:
        app.complain(str(complaint))
        return complaint.code
    except KontorError as error:
        app.complain(app.translator.error(error))
        return 2
    except ModuleNotFoundError as error:
        extra = extra_of(error.name or "")
        if extra is None:
            raise
        app.complain(app.say("cli-extra-missing", module=error.name, command=install_command(extra)))
        return 2


def build(app: AppContext) -> click.Group:
    """Return the group of all commands, in the reader's language."""
    group = LocalizedGroup(
        "kontor",
        help=app.say("cli-about"),
        epilog=app.say("cli-next", command="kontor play"),
        translator=app.translator,
        no_args_is_help=True,
    )
    group.params.append(
        click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_version(app),
            help=app.say("cli-help-version"),
        )
    )
    for module in (play, serve, games, score, editions, simulate, arena, verify, replay, review, content, admin):
        group.add_command(module.command(app))
    return group


def _show_version(app: AppContext) -> Callable[[click.Context, click.Parameter, bool], None]:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            core = app.say("core-compiled") if is_compiled() else app.say("core-interpreted")
            click.echo(f"kontor {version('kontor')} ({core})")
            ctx.exit()

    return show


def _language_option(args: list[str]) -> str:
    """Return the value of `--lang`, wherever it stands. Empty without one. The commands are built in that language."""
    for index, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--lang" and index + 1 < len(args):
            return args[index + 1].lower()
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=").lower()
    return ""


def _report_crash(app: AppContext) -> int:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = data_folder() / f"crash-{stamp}.txt"
    try:
        write_file(path, traceback.format_exc())
    except OSError:
        path = path.with_name("-")
    app.complain(app.say("cli-crash", path=str(path)))
    return 70
