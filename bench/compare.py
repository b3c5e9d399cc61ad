"""Compare the speed of this tree with another version: `make bench BASE=REF`, or `python -m bench.compare REF`.

Both versions are compiled and measured alternately, five times each, and the medians are compared, by each version of
the rules. A version of the rules that only this tree knows is compared with the newest one of the other tree. The bots
of both play the same tournament with a fixed search by the newest rules that both know, and their records are compared
byte by byte. Exits 1 if this tree is more than 5 % slower in any row. Prints whether the bots play the same games.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.machine import load_now
from kontor.arena.program import cpu_name
from tools.paths import ROOT

ROUNDS = 5
SECONDS = 2.0
SLOWEST = 0.95
"""The smallest ratio to the other version that passes."""
TREES = ROOT / "build" / "bench"
TOURNAMENTS = (
    ("anno1503", "expert,hard,medium,easy,greedy,random", 2),
    ("anno1800", "expert,hard,medium,easy,greedy", 2),
)
"""Game, bots, and games for each pair."""
LOOKS = 60


def run(tree: Path, *command: str) -> str:
    """Run a Python command with a tree on the path and return its output."""
    env = {**os.environ, "PYTHONPATH": str(tree), "KONTOR_LANG": "en"}
    done = subprocess.run([sys.executable, *command], cwd=tree, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed in {tree}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def check_out(ref: str) -> tuple[str, Path]:
    """Return the commit of a reference and a compiled tree of it, which is kept for the next comparison."""
    commit = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}"], cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()
    if not commit:
        raise SystemExit(f"There is no commit {ref!r}. Name one that git knows, such as BASE=HEAD~1.")
    tree = TREES / commit[:12]
    if not tree.exists():
        tree.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", str(tree)], input=archive, check=True)
    run(tree, "-m", "tools.compile_core")
    return commit[:12], tree


class Measured(NamedTuple):
    """The versions of the rules that a tree knows, and its rates by name."""

    versions: list[int]
    rates: dict[str, float]


def measure(tree: Path, seconds: float) -> Measured:
    """Measure one tree."""
    worker = Path(__file__).with_name("compare_worker.py")
    measured = json.loads(run(tree, "-P", str(worker), str(seconds)))
    if not measured["compiled"]:
        raise SystemExit(f"The core in {tree} is not compiled, so its speed says nothing. Install a C compiler.")
    return Measured(measured["versions"], measured["rates"])


def name_in(name: str, other: Measured) -> str:
    """Return the row of another tree to compare a row with: the same, or that of its newest rules."""
    return name if name in other.rates else re.sub(r"rules \d+", f"rules {other.versions[-1]}", name)


def play(tree: Path, folder: Path, rules: int | None) -> dict[str, bytes]:
    """Play the tournaments with one version and return the records, by file name."""
    for game, bots, games in TOURNAMENTS:
        args = ["arena", game, "--bots", bots, "--games", str(games), "--looks", str(LOOKS), "--max-rounds", "12"]
        if rules is not None:
            args += ["--rules", str(rules)]
        run(tree, "-m", "kontor", *args, "--records", str(folder / game))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.json"))}


def compare_games(base: Path, known: Measured) -> str:
    """Return a sentence on whether the bots of both versions play the same games. `known` belongs to the other."""
    rules = known.versions[-1]
    with TemporaryDirectory() as folder:
        theirs = play(base, Path(folder, "base"), rules if len(known.versions) > 1 else None)
        ours = play(ROOT, Path(folder, "here"), rules)
    different = [name for name in ours if ours[name] != theirs.get(name)]
    if different or len(theirs) != len(ours):
        first = different[0] if different else "missing"
        return f"{len(different)} of {len(ours)} games at {LOOKS} looks differ, the first is {first}"
    return f"the bots play the same {len(ours)} games by rules {rules} at {LOOKS} looks, byte for byte"


def main(args: list[str]) -> int:
    """Measure both versions and print the ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("ref", help="the version to compare with, as git names it")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds of random play per row and round")
    parser.add_argument("--no-games", action="store_true", help="leave the games of the bots out")
    options = parser.parse_args(args)
    commit, base = check_out(options.ref)
    run(ROOT, "-m", "tools.compile_core")
    print(
        f"{cpu_name()}, Python {platform.python_version()}, compiled, {load_now()}; median of {options.rounds} rounds"
    )
    theirs, ours = [], []
    for number in range(options.rounds):
        theirs.append(measure(base, options.seconds))
        ours.append(measure(ROOT, options.seconds))
        print(f"round {number + 1} of {options.rounds} measured", file=sys.stderr, flush=True)
    print(f"\n{'':42}{commit:>14}{'here':>14}{'ratio':>8}")
    ratios = []
    for name in ours[0].rates:
        before = median(measured.rates[name_in(name, measured)] for measured in theirs)
        after = median(measured.rates[name] for measured in ours)
        ratios.append(after / before)
        print(f"{name:42}{before:14,.0f}{after:14,.0f}{after / before:8.3f}")
    if not options.no_games:
        print(f"\n{compare_games(base, theirs[0])}")
    verdict = "holds" if min(ratios) >= SLOWEST else "FAILS"
    print(f"\n{verdict}: no row slower than {SLOWEST:g} of {commit}")
    return 0 if min(ratios) >= SLOWEST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
