"""Resumable long runs: games are played in chunks, and finished chunks are not played again."""

import hashlib
import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kontor.engine.record import write_file
from kontor.engine.registry import game_names
from tools.paths import ROOT

FOLDER = ROOT / "build" / "study"
CHUNK = 50
_BUILT = ROOT / "kontor" / "server" / "page"
_SOURCES = (".py", ".toml", ".json", ".ftl", ".ts", ".svelte", ".css", ".svg", ".js")
STOPPED = 130
"""The exit code of a run that was stopped and can be resumed."""

Counts = dict[str, int]


class Study(NamedTuple):
    """One claim: how to play and count a range of games, and what the counts must show."""

    name: str
    players: int
    games: int
    play: Callable[[int, range, Path], Counts]
    judge: Callable[[int, int, Counts], tuple[bool, str]]
    chunk: int = CHUNK
    """How many games are played between two checkpoints."""


def fingerprint(*rooms: str) -> str:
    """Return a hash of the sources that results depend on: engine, games, bots, tools, and the given folders."""
    digest = hashlib.blake2b(digest_size=8)
    folders = [ROOT / "tools", *(ROOT / "kontor" / room for room in ("engine", "bots", "arena", *game_names(), *rooms))]
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        # The built page follows from its sources and may be missing.
        if path.parent != _BUILT and path.suffix in _SOURCES:
            digest.update(path.read_bytes())
    return digest.hexdigest()


def run(study: Study, folder: Path) -> tuple[bool, str]:
    """Play the missing chunks and judge the sum."""
    total: Counter[str] = Counter()
    for first in range(0, study.games, study.chunk):
        games = range(first, min(first + study.chunk, study.games))
        done = folder / f"{study.name}-{first:05d}-{len(games)}.json"
        if not done.exists():
            work = folder / "work" / study.name
            shutil.rmtree(work, ignore_errors=True)
            counts = study.play(study.players, games, work)
            shutil.rmtree(work, ignore_errors=True)
            write_file(done, json.dumps(counts))
        total.update(json.loads(done.read_text(encoding="utf-8")))
        print(f"\r… {study.name} {games.stop}/{study.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return study.judge(study.players, study.games, dict(total))


def judge_all(studies: list[Study], folder: Path) -> int:
    """Run the studies, print their verdicts, and return the exit code."""
    failed = 0
    try:
        for study in studies:
            holds, text = run(study, folder)
            print(f"{'holds' if holds else 'FAILS'}  {text}", flush=True)
            failed += not holds
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 1 if failed else 0
