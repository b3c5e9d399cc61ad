"""`kontor play`: set up or resume a game in the terminal."""

from datetime import UTC, datetime
from difflib import get_close_matches
from pathlib import Path

import click

from kontor.bots.base import known_bots, make_bot
from kontor.cli.commands.verify import judge_file
from kontor.cli.context import AppContext, ComplaintError, data_folder, read_figures
from kontor.cli.localized import LocalizedCommand, Number
from kontor.cli.options import ask_options, option_param, read_options
from kontor.cli.prompts import ask
from kontor.cli.terminal.session import Session
from kontor.engine.errors import KontorError
from kontor.engine.legality import check_players
from kontor.engine.match import Match
from kontor.engine.matches import draw_start, load_match, new_match, new_seed
from kontor.engine.protocol import Data
from kontor.engine.registry import game_names, load_game
from kontor.lang.translator import clean

_DEFAULT_BOT = "medium"
_MOST_SCANNED = 50
"""The latest saved games that are searched for unfinished ones."""
_MOST_OFFERED = 5
"""Unfinished games that are offered."""


def command(app: AppContext) -> click.Command:
    """Return the command."""
    say = app.say

    def run(
        game: str | None,
        seats: str | None,
        seed: int | None,
        content: str | None,
        options: tuple[str, ...],
        resume: str | None,
        save: str | None,
        plain: bool,
    ) -> int:
        if resume:
            if game or seats or content or options or seed is not None:
                raise ComplaintError(say("play-resume-alone"))
            code, sentence = judge_file(app, Path(resume))
            if code:
                raise ComplaintError(sentence, code)
            match, path = load_match(resume), Path(resume).resolve()
        else:
            match, path = _begin(app, game, seats, seed, content, read_options(app, options))
        if save:
            path = Path(save).resolve()
            if path.exists():
                raise ComplaintError(say("play-exists", path=str(path)))
        Session(app, match, path, plain).run()
        return 0

    return LocalizedCommand(
        "play",
        callback=run,
        params=[
            click.Argument(["game"], required=False, metavar=f"[{say('cli-meta-game')}]", help=say("play-help-game")),
            click.Option(["--seats"], metavar="a,b,…", help=say("play-help-seats")),
            click.Option(["--seed"], type=Number(0, 2**53), metavar="S", help=say("play-help-seed")),
            click.Option(["--content"], metavar=say("cli-meta-folder"), help=say("play-help-content")),
            option_param(app),
            click.Option(["--resume"], metavar=say("cli-meta-file"), help=say("play-help-resume")),
            click.Option(["--save"], metavar=say("cli-meta-file"), help=say("play-help-save")),
            click.Option(["--plain"], is_flag=True, help=say("play-help-plain")),
        ],
        help=say("play-help"),
        translator=app.translator,
    )


def _begin(
    app: AppContext, game: str | None, seats: str | None, seed: int | None, content: str | None, options: Data
) -> tuple[Match, Path]:
    name = game or _ask_game(app)
    load_game(name)
    if not (seats or content or options or seed is not None):
        saved = _ask_resume(app, name)
        if saved is not None:
            return saved
    changed = read_figures(app, Path(content), name) if content else {}
    load_game(name, changed).settle_options(options)
    players = _named_seats(app, seats) if seats else _ask_seats(app, name)
    if not (seats or options):
        options = ask_options(app, load_game(name, changed))
    return _new(name, players, seed, options, changed), _new_path(name)


def _named_seats(app: AppContext, seats: str) -> list[str]:
    names = [clean(seat.strip()) for seat in seats.split(",")]
    for name in names:
        if not name:
            raise ComplaintError(app.say("play-empty-name"))
        if (bot := almost_bot(name)) is not None:
            raise ComplaintError(app.say("play-almost-bot", name=name, bot=bot))
    return names


def almost_bot(name: str) -> str | None:
    """Return the bot that a misspelled name probably means, or None if the name is a bot or resembles none.

    >>> almost_bot("gredy"), almost_bot("Ada"), almost_bot("greedy")
    ('greedy', None, None)
    """
    bots = known_bots()
    close = get_close_matches(name.lower(), bots, 1, cutoff=0.7)
    return close[0] if close and name not in bots else None


def _new(name: str, players: list[str], seed: int | None, options: Data, changed: Data) -> Match:
    """Return a new match with a random start player (S4)."""
    check_players(load_game(name, changed), len(players))
    key = new_seed() if seed is None else seed
    order = draw_start(players, key)
    match = new_match(name, _names(order), key, options, changed)
    bots = known_bots()
    match.bots = [seat if seat in bots else "" for seat in order]
    for bot in match.bots:
        if bot:
            make_bot(bot, name)
    return match


def _names(order: list[str]) -> list[str]:
    """Return unique names: repeated ones get a number."""
    names: list[str] = []
    for seat in order:
        name, number = seat, 2
        while name in names:
            name, number = f"{seat} {number}", number + 1
        names.append(name)
    return names


def _new_path(game: str) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return data_folder() / "games" / f"{game}-{stamp}.json"


def _ask_game(app: AppContext) -> str:
    names = game_names()
    app.line(app.say("play-which-game"))
    for number, name in enumerate(names, start=1):
        app.out.print(f"  {number}  {app.say(f'{name}-title')} – {app.say(f'{name}-about')}")
    choices = {str(number): name for number, name in enumerate(names, start=1)}
    return choices[ask(app, app.say("play-choice"), "1", list(choices))]


def _ask_resume(app: AppContext, name: str) -> tuple[Match, Path] | None:
    """Offer the unfinished games, latest first. Return the chosen one, or None for a new game."""
    unfinished: list[tuple[Match, Path]] = []
    for path in sorted((data_folder() / "games").glob(f"{name}-*.json"), reverse=True)[:_MOST_SCANNED]:
        try:
            match = load_match(path)
        except KontorError:
            continue
        if not match.over and len(unfinished) < _MOST_OFFERED:
            unfinished.append((match, path))
    if not unfinished:
        return None
    app.out.print(app.say("play-unfinished"))
    for number, (match, path) in enumerate(unfinished, start=1):
        players = ", ".join(clean(player) for player in match.players)
        when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        turn = match.game.turn(match.state) + 1
        app.out.print(f"  {number}  {app.say('play-unfinished-game', players=players, when=when, turn=turn)}")
    choices = [str(number) for number in range(len(unfinished) + 1)]
    number = int(ask(app, app.say("play-choice"), "1", choices))
    return unfinished[number - 1] if number else None


def _ask_seats(app: AppContext, name: str) -> list[str]:
    game = load_game(name)
    numbers = [str(number) for number in range(game.fewest, game.most + 1)]
    count = int(ask(app, f"{app.say('play-how-many')} {numbers[0]}–{numbers[-1]}", numbers[0], numbers))
    seats = [_ask_seat(app, app.say("play-who-first"), app.say("play-you"))]
    for number in range(2, count + 1):
        seats.append(_ask_seat(app, app.say("play-who", number=number), _DEFAULT_BOT))
    return seats


def _ask_seat(app: AppContext, question: str, default: str) -> str:
    name = ask(app, question, default)
    bot = almost_bot(name)
    if bot is not None:
        yes, no = app.say("play-yes"), app.say("play-no")
        suggestion = app.say("play-mean-bot", name=name, bot=bot, yes=yes, no=no)
        return bot if ask(app, suggestion, yes, [yes, no]) == yes else name
    return name
