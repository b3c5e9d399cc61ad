"""Mutation tests of joining, leaving, claiming, replacing and forgetting: each inverted condition must fail a test.

Run as `python -m tools.studies.run seat-mutants`. Each mutant is tested in its own process. There this module is loaded
as a pytest plug-in, which inverts the condition named by an environment variable before any test is imported.
"""

import ast
import importlib
import inspect
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.paths import ROOT
from tools.studies.resumable import Counts, Study

SWITCH = "KONTOR_MUTANT"
PROCESSOR_SECONDS = 120
"""Limit of the tests, which take a few seconds. Processor time does not depend on what else the machine does."""
SECONDS = 1200.0
"""Limit for tests that wait for something that a mutant keeps from happening."""
TESTS = ("tests/server/tables/test_seating.py", "tests/server/tables/test_replacement.py")
FUNCTIONS = {
    "kontor.server.tables.seating": (
        *("take_seat", "stand_up", "claim_seat", "_check_no_opposing_seat", "is_lost", "_occupy"),
        *("give_up", "_given_up", "_abandoned"),
    ),
    "kontor.server.tables.replacement": ("ask_replacement", "_others_present", "answer_replacement", "_replaced"),
    "kontor.server.tables.hosting": ("check_link_access",),
    "kontor.server.tables.commands": ("own_seat", "leave", "come_back"),
    "kontor.server.tables.session": ("removed",),
    "kontor.server.tables.forgetting": ("forget", "_leave"),
    "kontor.server.tables.transition": ("_ends_seat_request",),
    "kontor.server.tables.changes.table_part": ("_seat_players", "_change_holder", "_forget"),
    "kontor.server.anonymity": ("anonymized", "_anonymous_seat"),
    "kontor.server.store.rows": ("forget_person",),
    "kontor.server.http.tables": ("join", "claim"),
}
"""The functions whose conditions are inverted, by module."""


class Mutant(NamedTuple):
    """A condition to invert, by its position in a module."""

    module: str
    function: str
    line: int
    column: int
    condition: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}:{self.column} {self.function}: {self.condition}"


def source_of(module: str) -> str:
    """Return the source of a module."""
    return (ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")


def conditions_in(function: ast.AST) -> Iterator[ast.expr]:
    """Yield every condition of a function, with conditions joined by `and` and `or` separately."""
    for node in ast.walk(function):
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            yield from _parts(node.test)
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from _parts(test)
        elif isinstance(node, ast.Assign | ast.Return) and isinstance(node.value, ast.BoolOp):
            yield from _parts(node.value)


def _parts(test: ast.expr) -> Iterator[ast.expr]:
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield from _parts(value)
    elif not isinstance(test, ast.List | ast.ListComp):
        # `names or [name]` chooses a value.
        yield test


def mutants() -> list[Mutant]:
    """Return every mutant."""
    listed: list[Mutant] = []
    for module, names in FUNCTIONS.items():
        for node in ast.walk(ast.parse(source_of(module))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name in names:
                for test in conditions_in(node):
                    listed.append(Mutant(module, node.name, test.lineno, test.col_offset, ast.unparse(test)))
    return listed


class _Invert(ast.NodeTransformer):
    def __init__(self, mutant: Mutant) -> None:
        self.place = mutant.line, mutant.column, mutant.condition

    def visit(self, node: ast.AST) -> ast.AST:
        """Put `not` before the condition."""
        if isinstance(node, ast.expr) and (node.lineno, node.col_offset, ast.unparse(node)) == self.place:
            return ast.copy_location(ast.UnaryOp(ast.Not(), node), node)
        return self.generic_visit(node)


def plant(mutant: Mutant) -> None:
    """Load a module with a condition inverted. Nothing may have imported names from it yet."""
    module = importlib.import_module(mutant.module)
    tree = ast.parse(source_of(mutant.module))
    _Invert(mutant).visit(tree)
    exec(compile(ast.fix_missing_locations(tree), inspect.getfile(module), "exec"), module.__dict__)


def _limit_processor_time() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS + 10))


def killed(mutant: Mutant | None) -> bool:
    """Whether a test fails with a mutant. Without one, whether a test fails at all."""
    place = "" if mutant is None else f"{mutant.module}:{mutant.line}:{mutant.column}:{mutant.condition}"
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", __name__, *TESTS]
    environment = {**os.environ, SWITCH: place}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, preexec_fn=_limit_processor_time
        )
    except subprocess.TimeoutExpired:
        return True
    if done.returncode == -signal.SIGXCPU:
        # The mutant is an endless loop.
        return True
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout.decode()[-2000:] + done.stderr.decode()[-2000:])
    return done.returncode == 1


def play_mutants(_: int, games: range, folder: Path) -> Counts:
    """Test a range of mutants."""
    if killed(None):
        raise RuntimeError("the tests fail without a mutant")
    counts: Counts = {"killed": 0, "survived": 0}
    for mutant in mutants()[games.start : games.stop]:
        is_killed = killed(mutant)
        counts["killed" if is_killed else "survived"] += 1
        print(f"{'killed  ' if is_killed else 'SURVIVED'} {mutant}", flush=True)
    return counts


def judge_mutants(_: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that no mutant survives."""
    text = f"{counts['killed']} of {games} inverted conditions of the seat commands make a test fail"
    return counts["killed"] == games, text


STUDIES = [Study("seat-mutants", 0, len(mutants()), play_mutants, judge_mutants)]

if place := os.environ.get(SWITCH):
    _module, _line, _column, _condition = place.split(":", 3)
    plant(Mutant(_module, "", int(_line), int(_column), _condition))
