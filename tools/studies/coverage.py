"""Check that everything in the box of Anno 1800 comes up in games between bots.

Run as `python -m tools.studies.coverage` or `make coverage`. Prints what never came up, and exits 1 if there is any.
"""

import sys
import textwrap
from collections import Counter
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kontor.anno1800.content.catalog import Catalog, Effect
from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.present.view import sheets
from kontor.arena.playout import play_out
from kontor.arena.pool import parallel_map
from kontor.arena.simulate import game_seed
from kontor.engine.events import Event
from kontor.engine.lines import split_line
from kontor.engine.protocol import Data
from kontor.engine.record import Record, read_file, read_record, write_file
from tools.studies.resumable import FOLDER, Counts, Study, fingerprint, judge_all

GAMES = 500
SEED = 2
ROUNDS = {"mixed": 80, "random": 300}
"""Rounds after which a game is stopped. What came up until then counts."""
EFFECTS = [
    "K1 cubes",
    "K2 tokens",
    "K3 gold",
    "K4 expeditions",
    "K5 free good",
    "K6 upgrades",
    "K7 action",
    "K8 returns",
]


class Setting(NamedTuple):
    """The bots and the options of a game."""

    bots: list[str]
    options: Data
    rounds: int


def setting(t: Catalog, index: int) -> Setting:
    """Return the setting of a game. Bots, players, editions and objectives all cycle.

    Two games in three mix greedy and random bots, the third has random bots only.
    """
    kind, rest = index % 3, index // 3
    players = 2 + rest % 3
    bots = ["random" if kind == 2 or (seat + kind) % 2 else "greedy" for seat in range(players)]
    # Each objective is in play in every fourth game, in varying combinations.
    step, first = (1, 3, 7, 9)[rest // 4 % 4], rest % len(t.objectives)
    objectives = [t.objectives[(first + step * number) % len(t.objectives)] for number in range(5)]
    editions = t.version.editions
    options: Data = {"edition": editions[rest % len(editions)], "objectives": objectives}
    return Setting(bots, options, ROUNDS["random" if kind == 2 else "mixed"])


def play_one(folder: Path, index: int) -> None:
    """Play a game and save its record."""
    game = load({})
    chosen = setting(game.catalog, index)
    record = play_out(game, chosen.bots, game_seed(SEED, index), chosen.options, chosen.rounds).record
    write_file(folder / f"{index:05d}.json", record.text())


def play_mixed(players: int, games: range, folder: Path) -> Counts:
    """Play games. Return in how many of them each thing came up."""
    list(parallel_map(partial(play_one, folder), games))
    total: Counter[str] = Counter()
    for file in sorted(folder.iterdir()):
        total.update(came_up(load({}), read_record(read_file(file))))
    return dict(total)


def came_up(game: Anno1800, record: Record) -> set[str]:
    """Return everything that came up in a recorded game."""
    t = game.catalog
    state = game.start(len(record.players), record.options, record.deal)
    covered = {f"objective in play: {t.objectives[objective]}" for objective in state.objectives}
    for line in record.moves:
        events: list[Event] = []
        game.apply(state, game.parse(split_line(line)[1]), events)
        for event in events:
            covered.update(things_in(t, event))
    if game.result(state) is not None:
        for sheet in sheets(t, state):
            scored = [
                t.objectives[objective]
                for objective, points in zip(state.objectives, sheet.objectives, strict=True)
                if points
            ]
            covered.update(f"objective scored or used: {name}" for name in scored)
    return covered


def things_in(t: Catalog, event: Event) -> set[str]:
    """Return the things that an event uses."""
    args = event.args
    if event.kind == "built":
        return {f"{_part_of(t, t.tiles.index(str(args['tile'])))}: {args['tile']}"}
    if event.kind == "played":
        return {f"card played: {args['card']}"}
    if event.kind in ("used", "freed"):
        return {f"effect used: {name}" for name in effect_names(t.effects[t.card_at[str(args["card"])]])}
    if event.kind == "used_objective":
        return {f"objective scored or used: {args['objective']}"}
    if event.kind == "converted":
        exchanges = [name for name, tokens in zip(t.objectives, t.tokens_for_trade, strict=True) if tokens]
        return {f"objective scored or used: {name}" for name in exchanges}
    if event.kind in ("opened", "explored"):
        return {f"{'Old' if event.kind == 'opened' else 'New'} World island drawn: {args['island']}"}
    return set()


def _part_of(t: Catalog, tile: int) -> str:
    return "industry built" if tile < t.first_shipyard else "shipyard or ship built"


def effect_names(effect: Effect) -> list[str]:
    """Return the kinds of effect that a card has."""
    has = [effect.brings_cubes, effect.trade or effect.exploration, effect.gold, effect.expeditions]
    has += [bool(effect.free_goods), effect.upgrades, effect.actions, effect.returns]
    return [name for name, has_effect in zip(EFFECTS, has, strict=True) if has_effect]


def all_things(t: Catalog) -> dict[str, list[str]]:
    """Return everything that must come up, by part."""
    return {
        "industry built": t.tiles[: t.first_shipyard],
        "shipyard or ship built": t.tiles[t.first_shipyard : t.n_built],
        "card played": t.cards,
        "effect used": EFFECTS,
        "objective in play": t.objectives,
        "objective scored or used": t.objectives,
        "Old World island drawn": t.old_islands,
        "New World island drawn": t.new_islands,
    }


def judge(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Return whether everything came up, and the whole table."""
    lines = [f"in how many of {games} games of Anno 1800 each thing came up:"]
    never: list[str] = []
    for part, names in all_things(load({}).catalog).items():
        seen = {name: counts.get(f"{part}: {name}", 0) for name in names}
        count = sum(map(bool, seen.values()))
        lines.append(f"\n{part}: {count} of {len(seen)}, each in {min(seen.values())} games or more")
        # Keep a name and its number on one line.
        text = ", ".join(f"{name} {number}".replace(" ", "\N{NO-BREAK SPACE}") for name, number in seen.items())
        wrapped = textwrap.wrap(text, 116, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
        lines += [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped]
        never += [f"never came up: {part}: {name}" for name, number in seen.items() if not number]
    return not never, "\n".join([*lines, "", *never])


STUDY = Study("anno1800-coverage", 0, GAMES, play_mixed, judge)


def main() -> int:
    """Play the missing games and print the table."""
    return judge_all([STUDY], FOLDER / fingerprint())


if __name__ == "__main__":
    sys.exit(main())
