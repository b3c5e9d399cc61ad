"""Check the rule ids: each is named by a test and lives in exactly one module, and tests name no unknown id.

Run as `python -m tools.checks.rules`; prints complaints and exits 1 if there are any.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from kontor.engine.registry import game_names
from tools.checks.report import report
from tools.paths import ROOT

RULE = re.compile(r"^(?:- |\| )([A-Z]\d+) ", re.MULTILINE)
"""A rule is an item of a list, or a row of a table."""
RULES = ROOT / "docs" / "rules"


def rule_ids() -> dict[str, list[str]]:
    """Return the rule ids by scope: `record`, or a game. A game without a rules file has none."""
    files = {"record": RULES / "notation.md"} | {game: rules_file(game) for game in game_names()}
    return {
        scope: RULE.findall(path.read_text(encoding="utf-8")) if path.is_file() else [] for scope, path in files.items()
    }


def rules_file(game: str) -> Path:
    """Return the file that lists the rules of a game, whether it exists or not."""
    return RULES / f"{game}.md"


def tested_ids() -> Iterator[tuple[str, str]]:
    """Yield every id that a test names, with the file."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for arg in node.args:
                    if isinstance(arg, ast.Constant):
                        yield str(arg.value), path.name


def homes(game: str) -> dict[str, list[str]]:
    """Return, by rule id, the modules whose first line names it."""
    modules: dict[str, list[str]] = {}
    for path in sorted((ROOT / "kontor" / game).rglob("*.py")):
        docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        for group in re.findall(r"\(([A-Z]\d+[^)]*)\)", docstring.split("\n")[0]):
            for rule in expand(group):
                modules.setdefault(rule, []).append(path.name)
    return modules


def expand(group: str) -> Iterator[str]:
    """Yield the ids in a list such as `S1 to S4, R9`."""
    for part in group.split(","):
        ends = re.findall(r"([A-Z])(\d+)", part)
        for number in range(int(ends[0][1]), int(ends[-1][1]) + 1):
            yield f"{ends[0][0]}{number}"


def main() -> int:
    """Compare rules, modules and tests."""
    missing = [rules_file(game) for game in game_names() if not rules_file(game).is_file()]
    complaints = [f"{path.relative_to(ROOT).as_posix()} is missing: it lists the rules of the game" for path in missing]
    rules = rule_ids()
    known = {f"{scope}:{rule}" for scope, ids in rules.items() for rule in ids}
    tested = list(tested_ids())
    named = {rule for rule, _ in tested}
    complaints += [f"{rule} is named by no test" for rule in sorted(known - named)]
    complaints += [f"{file} names {rule}, which is not a rule" for rule, file in tested if rule not in known]
    for game in game_names():
        home = homes(game)
        for rule in rules[game]:
            if len(home.get(rule, [])) != 1:
                complaints.append(f"{game}:{rule} lives in {home.get(rule, 'no module')}, not in exactly one")
    return report(complaints, f"{len(known)} rules")


if __name__ == "__main__":
    sys.exit(main())
