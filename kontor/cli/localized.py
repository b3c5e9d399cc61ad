"""Localized commands: help, usage and errors in the reader's language."""

from collections.abc import Sequence
from typing import Any

import click

from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator


class LocalizedCommand(click.Command):
    """A command whose help is in one language.

    >>> LocalizedCommand("games", translator=Translator("de"), help="Listet die Spiele.").get_short_help_str()
    'Listet die Spiele.'
    """

    def __init__(self, *args: Any, translator: Translator, **kwargs: Any) -> None:
        kwargs.setdefault("add_help_option", False)
        super().__init__(*args, **kwargs)
        self.translator = translator
        self.params += common_options(translator)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), self.translator.say("cli-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        write_options(self, ctx, formatter, self.translator)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the arguments."""
        rows = [
            (param.make_metavar(ctx), param.help or "") for param in self.params if isinstance(param, click.Argument)
        ]
        if rows:
            with formatter.section(self.translator.say("cli-arguments")):
                formatter.write_dl(rows)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the words of the usage line after the command's name.

        >>> command = LocalizedCommand("games", translator=Translator("de"))
        >>> command.collect_usage_pieces(click.Context(command))
        ['[OPTIONEN]']
        """
        pieces = [f"[{self.translator.say('cli-options-short')}]"]
        for param in self.get_params(ctx):
            pieces += param.get_usage_pieces(ctx)
        return pieces


class LocalizedGroup(click.Group):
    """A group of commands whose help is in one language.

    >>> group = LocalizedGroup("kontor", translator=Translator("en"))
    >>> group.add_command(LocalizedCommand("verify", translator=Translator("en")))
    >>> list(group.commands)
    ['verify']
    """

    def __init__(self, *args: Any, translator: Translator, **kwargs: Any) -> None:
        super().__init__(*args, add_help_option=False, **kwargs)
        self.translator = translator
        self.params += common_options(translator)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        say = self.translator.say
        pieces = f"[{say('cli-options-short')}] {say('cli-command-short')} …"
        formatter.write_usage(ctx.command_path, pieces, say("cli-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options and the commands."""
        write_options(self, ctx, formatter, self.translator)
        commands = [(name, command.get_short_help_str(limit=200)) for name, command in self.commands.items()]
        with formatter.section(self.translator.say("cli-commands")):
            formatter.write_dl(commands)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which they were added.

        >>> group = LocalizedGroup("kontor", translator=Translator("en"))
        >>> for name in ("play", "games"):
        ...     group.add_command(LocalizedCommand(name, translator=Translator("en")))
        >>> group.list_commands(click.Context(group))
        ['play', 'games']
        """
        return list(self.commands)


def write_options(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, translator: Translator
) -> None:
    """Write the options of a command with their defaults."""
    rows: list[tuple[str, str]] = []
    for param in command.params:
        row = param.get_help_record(ctx) if isinstance(param, click.Option) else None
        if row is not None:
            default = param.get_default(ctx)
            show_default = isinstance(default, int | str) and not isinstance(default, bool) and default != ""
            rows.append(
                (row[0], f"{row[1]} {translator.say('cli-default', value=str(default))}" if show_default else row[1])
            )
    with formatter.section(translator.say("cli-options")):
        formatter.write_dl(rows)


def common_options(translator: Translator) -> list[click.Parameter]:
    """Return `--lang` and `--help`. The value of `--lang` is read before the commands are built.

    >>> [option.name for option in common_options(Translator("en"))]
    ['lang', 'help']
    """
    lang = click.Option(
        ["--lang"], metavar="|".join(LANGUAGES), expose_value=False, help=translator.say("cli-help-lang")
    )
    show_help = click.Option(
        ["--help", "-h"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_help,
        help=translator.say("cli-help-help"),
    )
    return [lang, show_help]


def _show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


class Number(click.ParamType[int]):
    """A whole number within bounds.

    >>> Number(2, 4).convert("3", None, None)
    3
    """

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number. Raise `BadNumber` for anything else.

        >>> Number(2, 4).convert("7", None, None)
        Traceback (most recent call last):
        ...
        kontor.cli.localized.BadNumber: 7
        """
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise BadNumber(str(value), self.low, self.high, param)
        return number


class BadNumber(click.BadParameter):
    """Not a number, or a number out of bounds.

    >>> error = BadNumber("7", 2, 4, None)
    >>> error.low, error.high
    (2, 4)
    """

    def __init__(self, value: str, low: int, high: int, param: click.Parameter | None) -> None:
        super().__init__(value, param=param)
        self.value = value
        self.low = low
        self.high = high


def usage_message(translator: Translator, error: click.UsageError) -> str:
    """Return the message for a usage error.

    >>> usage_message(Translator("en"), click.NoSuchOption("--sede"))
    'There is no option --sede. See --help for the list.'
    """
    say = translator.say
    if isinstance(error, BadNumber):
        name = _name(error.param)
        return say("cli-bad-number", name=name, value=error.value[:40], low=error.low, high=error.high)
    if isinstance(error, click.NoSuchOption):
        return say("cli-no-such-option", name=error.option_name)
    if isinstance(error, click.exceptions.NoSuchCommand):
        return say("cli-no-such-command", name=error.command_name)
    if isinstance(error, click.MissingParameter):
        return say("cli-missing", name=_name(error.param))
    if isinstance(error, click.BadParameter) and error.param and isinstance(error.param.type, click.Choice):
        return say("cli-bad-choice", name=_name(error.param), choices=", ".join(error.param.type.choices))
    if isinstance(error, click.BadOptionUsage):
        return say("cli-option-value", name=error.option_name)
    return say("cli-bad-usage")


def _name(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    longest: Sequence[str] = param.opts or [param.name or ""]
    return max(longest, key=len) if isinstance(param, click.Option) else param.make_metavar(click.Context(_DUMMY))


_DUMMY = click.Command("kontor")
