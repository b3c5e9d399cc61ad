"""The context of a command: language, output, and content folders."""

import shutil
import sys
from pathlib import Path

import click
from platformdirs import user_data_path
from rich.console import Console

from kontor.engine.content import ContentError, find_line, read_toml
from kontor.engine.errors import FormError, KontorError
from kontor.engine.protocol import Data
from kontor.engine.registry import game_names, load_game
from kontor.engine.validation import path_text
from kontor.lang.translator import Translator


class PipeConsole(Console):
    """A console that raises on a closed pipe instead of exiting."""

    def on_broken_pipe(self) -> None:
        """Raise `BrokenPipeError`."""
        raise BrokenPipeError


class AppContext:
    """The language and the consoles of a command.

    >>> AppContext(Translator("de")).translator.language
    'de'
    """

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        # Names of players and files may contain brackets and colons, so markup is off.
        self.out = PipeConsole(highlight=False, markup=False, emoji=False)
        self.err = PipeConsole(stderr=True, highlight=False, markup=False, emoji=False)

    def say(self, key: str, **args: object) -> str:
        """Return a text in the reader's language.

        >>> AppContext(Translator("en")).say("list-times", count=2, name="wood")
        '2 × wood'
        """
        return self.translator.say(key, **args)

    def line(self, text: str) -> None:
        """Print a line without wrapping or markup.

        >>> AppContext(Translator("en")).line("[bold] is no markup here")
        [bold] is no markup here
        """
        click.echo(text)

    def complain(self, text: str) -> None:
        """Print a line to stderr."""
        click.echo(text, err=True)


class ComplaintError(Exception):
    """An error with its message in the reader's language, and the exit code of the program.

    >>> ComplaintError("There is no such folder.").code
    2
    """

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def data_folder() -> Path:
    """Return Kontor's data folder.

    >>> data_folder().name
    'kontor'
    """
    return user_data_path("kontor", appauthor=False)


def read_figures(app: AppContext, folder: Path, game: str) -> Data:
    """Return the corrected figures for a game in a folder. Raise `ComplaintError` for the first mistake.

    >>> read_figures(AppContext(Translator("en")), Path("no-such-folder"), "anno1503")
    Traceback (most recent call last):
    ...
    kontor.cli.context.ComplaintError: There is no folder no-such-folder.
    """
    path = folder / f"{game}.toml"
    if not folder.is_dir():
        raise ComplaintError(app.say("content-no-folder", path=str(folder)))
    if not path.is_file():
        raise ComplaintError(app.say("content-no-files", path=str(folder), wanted=f"{game}.toml"))
    code, complaints, data = figure_complaints(app, path)
    if complaints:
        raise ComplaintError(complaints[0], code)
    return data


def figure_complaints(app: AppContext, path: Path) -> tuple[int, list[str], Data]:
    """Check a file of figures. Return the exit code, a sentence with its line for each mistake, and the figures.

    >>> code, complaints, figures = figure_complaints(AppContext(Translator("en")), Path("chess.toml"))
    >>> code, len(complaints)
    (2, 1)
    """
    game = path.stem
    if game not in game_names():
        known = ", ".join(f"{name}.toml" for name in game_names())
        return 2, [app.say("content-not-a-game", path=str(path), known=known)], {}
    try:
        data, text = read_toml(path)
    except KontorError as error:
        return 2, [f"{path}: {app.translator.error(error)}"], {}
    try:
        load_game(game, data)
    except ContentError as error:
        by_line: list[tuple[int, str]] = []
        for problem in error.problems:
            args = {**problem.phrase.args, "path": path_text(problem.path)[:80]}
            reason = app.translator.error(FormError("record:R4", problem.phrase.key, **args))
            line = find_line(text, problem.path)
            by_line.append((line, app.say("content-problem", path=str(path), line=str(line), reason=reason)))
        return 1, [sentence for _, sentence in sorted(by_line)], {}
    return 0, [], data


def is_terminal() -> bool:
    """Whether both input and output are a terminal.

    >>> is_terminal()  # a test has none
    False
    """
    return sys.stdin.isatty() and sys.stdout.isatty()


def program() -> str:
    """Return the command that starts this program: its name if that is on the path, otherwise its path."""
    path = Path(sys.argv[0])
    if shutil.which("kontor") or not path.is_file():
        return "kontor"
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
