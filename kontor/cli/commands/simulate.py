"""`kontor simulate`: many games between bots, and their statistics."""

import json
from pathlib import Path

import click
from rich.progress import track
from rich.table import Table

from kontor.arena.intervals import interval
from kontor.arena.simulate import Job, Outcome, simulate
from kontor.bots.base import make_bot
from kontor.cli.context import AppContext, ComplaintError, read_figures
from kontor.cli.localized import LocalizedCommand, Number
from kontor.cli.options import option_param, read_options, rules_param
from kontor.engine.legality import check_players
from kontor.engine.registry import load_game


def command(app: AppContext) -> click.Command:
    """Return the command."""

    def run(
        game: str,
        players: int,
        games: int,
        bots: str,
        seed: int,
        records: str | None,
        max_rounds: int | None,
        as_json: bool,
        content: str | None,
        options: tuple[str, ...],
        rules: int | None,
        workers: int | None,
    ) -> int:
        check_players(load_game(game), players)
        changed = read_figures(app, Path(content), game) if content else {}
        seats = _seats(app, game, bots, players)
        settled = load_game(game, changed, rules).settle_options(read_options(app, options))
        job = Job(game, seats, seed, max_rounds, _folder(app, records), changed, settled, rules=rules)
        outcomes = _play(app, job, games, workers, quiet=as_json)
        summary = summarise(outcomes, job)
        if as_json:
            app.line(json.dumps(summary))
        else:
            _print(app, summary, job)
        if len(outcomes) < games:
            app.complain(app.say("simulate-stopped", done=len(outcomes), count=games))
            return 130
        return 0

    return LocalizedCommand(
        "simulate",
        callback=run,
        params=_params(app),
        help=app.say("simulate-help"),
        translator=app.translator,
    )


def _params(app: AppContext) -> list[click.Parameter]:
    say = app.say
    return [
        click.Argument(["game"], metavar=say("cli-meta-game"), help=say("simulate-help-game")),
        click.Option(["--players"], type=Number(1, 99), default=2, metavar="N", help=say("simulate-help-players")),
        click.Option(["--games"], type=Number(1, 10_000_000), default=10, metavar="M", help=say("simulate-help-games")),
        click.Option(["--bots"], default="greedy", metavar="a,b,…", help=say("simulate-help-bots")),
        click.Option(["--seed"], type=Number(0, 2**53), default=1, metavar="S", help=say("simulate-help-seed")),
        click.Option(["--records"], metavar=say("cli-meta-folder"), help=say("simulate-help-records")),
        click.Option(["--max-rounds"], type=Number(1, 10**6), metavar="R", help=say("simulate-help-rounds")),
        click.Option(["--json", "as_json"], is_flag=True, help=say("simulate-help-json")),
        click.Option(["--content"], metavar=say("cli-meta-folder"), help=say("simulate-help-content")),
        option_param(app),
        rules_param(app),
        click.Option(["--workers"], type=Number(1, 256), metavar="N", help=say("simulate-help-workers")),
    ]


def _seats(app: AppContext, game: str, bots: str, players: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise ComplaintError(app.say("simulate-bots-number", found=len(names), players=players))
    for name in names:
        make_bot(name, game)
    return names


def _folder(app: AppContext, records: str | None) -> Path | None:
    if records is None:
        return None
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise ComplaintError(app.say("cli-cannot-write", path=str(folder))) from None
    return folder


def _play(app: AppContext, job: Job, games: int, workers: int | None, quiet: bool) -> list[Outcome]:
    outcomes: list[Outcome] = []
    running = simulate(job, range(games), workers)
    tracked = track(running, app.say("simulate-progress"), total=games, console=app.err, disable=quiet, transient=True)
    try:
        for outcome in tracked:
            outcomes.append(outcome)
    except KeyboardInterrupt:
        running.close()
    return outcomes


def summarise(outcomes: list[Outcome], job: Job) -> dict[str, object]:
    """Return wins by seat, draws, lengths, and mean scores if the game has scores, as plain data.

    >>> job = Job("anno1503", ("greedy", "random"), 1, None, None, {})
    >>> summarise([Outcome([0], {}, 30, 400)], job)["wins"]
    [1, 0]
    >>> summarise([Outcome([0], {"scores": [80, 61]}, 30, 400)], job)["mean_scores"]
    [80.0, 61.0]
    """
    finished = [outcome for outcome in outcomes if outcome.result is not None]
    count = max(1, len(outcomes))
    summary: dict[str, object] = {
        "game": job.game,
        "bots": list(job.bots),
        "seed": job.seed,
        "games": len(outcomes),
        "wins": [sum(seat in outcome.winners for outcome in finished) for seat in range(len(job.bots))],
        "draws": sum(not outcome.winners for outcome in finished),
        "broken_off": len(outcomes) - len(finished),
        "mean_rounds": round(sum(outcome.rounds for outcome in outcomes) / count, 2),
        "mean_lines": round(sum(outcome.lines for outcome in outcomes) / count, 2),
    }
    scores = [outcome.result["scores"] for outcome in finished if outcome.result and "scores" in outcome.result]
    if scores:
        summary["mean_scores"] = [round(sum(by_seat) / len(scores), 2) for by_seat in zip(*scores, strict=True)]
        summary["mean_winning_score"] = round(sum(max(by_seat) for by_seat in scores) / len(scores), 2)
    return summary


def _print(app: AppContext, summary: dict[str, object], job: Job) -> None:
    say = app.say
    games = int(str(summary["games"]))
    wins = summary["wins"]
    table = Table(title=say("simulate-games", count=games), title_justify="left")
    table.add_column("")
    means = summary.get("mean_scores")
    scores = [say("simulate-mean", mean=mean) for mean in means] if isinstance(means, list) else []
    keys = ["simulate-won", "simulate-share", "simulate-interval"]
    for key in [*keys, "simulate-mean-score"] if scores else keys:
        table.add_column(say(key), justify="right")
    for seat, bot in enumerate(job.bots):
        won = wins[seat] if isinstance(wins, list) else 0
        low, high = interval(won, games)
        share = won / games if games else 0.0
        between = say("simulate-between", low=low, high=high)
        cells = [str(won), say("simulate-percent", share=share), between, *scores[seat : seat + 1]]
        table.add_row(say("simulate-seat", seat=seat, bot=bot), *cells)
    app.out.print(table)
    names = ["draws", "broken_off", "mean_rounds", "mean_lines"]
    for name in [*names, "mean_winning_score"] if scores else names:
        label = say(f"simulate-{name.replace('_', '-')}")
        app.line(say("list-label", label=label, value=summary[name]))
