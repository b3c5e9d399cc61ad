"""`kontor play`: setting up a game in the terminal."""

import secrets
from datetime import UTC, datetime
from pathlib import Path

import click

from kontor.bots.base import BOTS, make_bot
from kontor.cli.session import Session
from kontor.cli.shop import ComplaintError, Shop, data_folder, read_figures
from kontor.cli.verify import judge_file
from kontor.cli.words import Number, SpokenCommand
from kontor.lang.translator import clean
from kontor.table.errors import KontorError
from kontor.table.judge import check_players
from kontor.table.match import Match, load_match, new_match
from kontor.table.protocol import Data
from kontor.table.registry import game_names, load_game
from kontor.table.rng import Rng


def command(shop: Shop) -> click.Command:
    """The command."""
    say = shop.say

    def run(
        game: str | None,
        seats: str | None,
        seed: int | None,
        content: str | None,
        resume: str | None,
        save: str | None,
        plain: bool,
    ) -> int:
        if resume:
            code, sentence = judge_file(shop, Path(resume))
            if code:
                raise ComplaintError(sentence, code)
            match, path = load_match(resume), Path(resume)
        else:
            match, path = _begin(shop, game, seats, seed, content)
        Session(shop, match, Path(save) if save else path, plain).run()
        return 0

    return SpokenCommand(
        "play",
        callback=run,
        params=[
            click.Argument(["game"], required=False, metavar="[GAME]", help=say("play-help-game")),
            click.Option(["--seats"], metavar="a,b,…", help=say("play-help-seats")),
            click.Option(["--seed"], type=Number(0, 2**53), metavar="S", help=say("play-help-seed")),
            click.Option(["--content"], metavar="DIR", help=say("play-help-content")),
            click.Option(["--resume"], metavar="FILE", help=say("play-help-resume")),
            click.Option(["--save"], metavar="FILE", help=say("play-help-save")),
            click.Option(["--plain"], is_flag=True, help=say("play-help-plain")),
        ],
        help=say("play-help"),
        translator=shop.translator,
    )


def _begin(
    shop: Shop, game: str | None, seats: str | None, seed: int | None, content: str | None
) -> tuple[Match, Path]:
    name = game or _ask_game(shop)
    load_game(name)
    if not (seats or content or seed is not None):
        saved = _ask_resume(shop, name)
        if saved is not None:
            return saved
    changed = read_figures(shop, Path(content), name) if content else {}
    sitting = [clean(seat.strip()) for seat in seats.split(",")] if seats else _ask_seats(shop, name)
    return _new(name, sitting, seed, changed), _new_path(name)


def _new(name: str, sitting: list[str], seed: int | None, changed: Data) -> Match:
    """The start player is random (S4): the order round the table stays."""
    check_players(load_game(name, changed), len(sitting))
    sown = secrets.randbits(53) if seed is None else seed
    first = Rng(sown, "start").below(len(sitting))
    order = sitting[first:] + sitting[:first]
    match = new_match(name, _names(order), sown, changed=changed)
    match.bots = [seat if seat in BOTS else "" for seat in order]
    for bot in match.bots:
        if bot:
            make_bot(bot, name)
    return match


def _names(order: list[str]) -> list[str]:
    """Different names for all: a second one gets a number."""
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


def _ask_game(shop: Shop) -> str:
    names = game_names()
    shop.line(shop.say("play-which-game"))
    for number, name in enumerate(names, start=1):
        shop.line(f"  {number}  {shop.say(f'{name}-title')} – {shop.say(f'{name}-about')}")
    choices = {str(number): name for number, name in enumerate(names, start=1)}
    return choices[ask(shop, shop.say("play-choice"), "1", list(choices))]


def _ask_resume(shop: Shop, name: str) -> tuple[Match, Path] | None:
    for path in sorted((data_folder() / "games").glob(f"{name}-*.json"), reverse=True)[:20]:
        try:
            match = load_match(path)
        except KontorError:
            continue
        if match.over:
            continue
        yes, no = shop.say("play-yes"), shop.say("play-no")
        players = ", ".join(clean(player) for player in match.players)
        answer = ask(shop, f"{shop.say('play-resume', players=players)} {shop.say('play-yes-no')}", yes, [yes, no])
        return (match, path) if answer == yes else None
    return None


def _ask_seats(shop: Shop, name: str) -> list[str]:
    game = load_game(name)
    numbers = [str(number) for number in range(game.fewest, game.most + 1)]
    count = int(ask(shop, f"{shop.say('play-how-many')} {numbers[0]}–{numbers[-1]}", numbers[0], numbers))
    seats = [ask(shop, shop.say("play-who-first"), shop.say("play-you"))]
    for number in range(2, count + 1):
        question = shop.say("play-who", number=number, bots=", ".join(BOTS))
        seats.append(ask(shop, question, "greedy"))
    return seats


def ask(shop: Shop, question: str, default: str, choices: list[str] | None = None) -> str:
    """Ask until the answer is one of the choices; Enter means the default, and so does the end of the input."""
    while True:
        try:
            answer = input(shop.say("list-label", label=f"{question} [{default}]", value="")).strip()
        except EOFError:
            shop.line("")
            return default
        answer = clean(answer) or default
        if choices is None or answer in choices:
            return answer
        shop.line(shop.say("play-not-a-choice", text=answer))
