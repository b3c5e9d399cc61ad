"""`kontor score`: the score sheet of a game played with the box."""

import json
from pathlib import Path

import click

from kontor.cli.commands.verify import clean_path
from kontor.cli.context import AppContext, ComplaintError, read_figures
from kontor.cli.localized import LocalizedCommand
from kontor.cli.score_sheet.form import ask_form
from kontor.cli.score_sheet.table import print_sheet
from kontor.engine.errors import FormError, KontorError, RuleError
from kontor.engine.protocol import AnyGame, Data
from kontor.engine.record import read_file, read_json
from kontor.engine.registry import game_names, load_game
from kontor.engine.score_sheet import ScoreSheet
from kontor.engine.validation import Validator
from kontor.lang.translator import Localizer


def command(app: AppContext) -> click.Command:
    """Return the command."""
    say = app.say

    def run(game: str | None, file: str | None, example: bool, as_json: bool, content: str | None) -> int:
        name, path = _choose(game, file)
        rules, score_sheet = _rules(app, name, content)
        if example:
            app.line(json.dumps(score_sheet.example(), ensure_ascii=False, indent=2))
            return 0
        if path:
            sheet = _score_file(app, rules, score_sheet, path)
        else:
            sheet = score_sheet.score(ask_form(app, rules, score_sheet, use_stderr=as_json))
        if as_json:
            app.line(json.dumps(sheet, ensure_ascii=False))
        else:
            print_sheet(app, rules, score_sheet, sheet)
        return 0

    return LocalizedCommand(
        "score",
        callback=run,
        params=[
            click.Argument(["game"], required=False, metavar=f"[{say('cli-meta-game')}]", help=say("score-help-game")),
            click.Argument(["file"], required=False, metavar=f"[{say('cli-meta-file')}]", help=say("score-help-file")),
            click.Option(["--example"], is_flag=True, help=say("score-help-example")),
            click.Option(["--json", "as_json"], is_flag=True, help=say("score-help-json")),
            click.Option(["--content"], metavar=say("cli-meta-folder"), help=say("play-help-content")),
        ],
        help=say("score-help"),
        translator=app.translator,
    )


def scored_games() -> list[str]:
    """Return the games that have a score sheet.

    >>> scored_games()
    ['anno1800']
    """
    return [name for name in game_names() if load_game(name).score_sheet]


def _choose(game: str | None, file: str | None) -> tuple[str, Path | None]:
    """Return the game and the file. A single argument that is no game but looks like a file or exists is the file."""
    if game and not file and game not in game_names() and (Path(game).name != game or "." in game or _exists(game)):
        game, file = None, game
    return game or scored_games()[0], Path(file) if file else None


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def _rules(app: AppContext, name: str, content: str | None) -> tuple[AnyGame, ScoreSheet]:
    game = load_game(name)
    if game.score_sheet is not None and content:
        game = load_game(name, read_figures(app, Path(content), name))
    if game.score_sheet is None:
        raise ComplaintError(app.say("score-no-sheet", name=name, known=", ".join(scored_games())))
    return game, game.score_sheet


def _score_file(app: AppContext, game: AnyGame, sheet: ScoreSheet, path: Path) -> Data:
    shown_path = clean_path(path)
    try:
        validator = Validator(read_json(read_file(path)))
        validator.raise_problems()
        return sheet.score(validator.data)
    except FormError as error:
        raise ComplaintError(_complaints(app, game, "score-unreadable", shown_path, error)) from None
    except RuleError as error:
        raise ComplaintError(_complaints(app, game, "score-against", shown_path, error), 1) from None


def _complaints(app: AppContext, game: AnyGame, key: str, path: str, error: KontorError) -> str:
    """Return one line for each mistake."""
    localizer = Localizer(app.translator, game, [])
    errors = [error, *error.more]
    return "\n".join(app.say(key, path=path, reason=localizer.error(each), rule=each.rule) for each in errors)
