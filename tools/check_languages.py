"""Every sentence in every language: none missing, none unused, all with the same gaps and forms.

Run as `python -m tools.check_languages`; prints what is wrong and exits 1.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kontor.anno1503.explain import VOCABULARY
from kontor.anno1503.moves import KIND_NAMES
from kontor.anno1503.state import PHASES
from kontor.anno1503.victory import GOALS
from kontor.lang.translator import LANGUAGES
from kontor.table.registry import load_game
from tools.report import report

ROOT = Path(__file__).parent.parent
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")


class Gaps(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        """A form of a name, such as `good_some`, counts as the name."""
        self.names.add(node.id.name.partition("_")[0])


Messages = dict[str, tuple[frozenset[str], frozenset[str]]]
"""By key: the gaps and the forms of a message."""


def messages(language: str, complaints: list[str]) -> Messages:
    """Every message of a language; what cannot be read or stands twice is complained of."""
    found: Messages = {}
    for path in sorted((ROOT / "kontor" / "lang" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                complaints.append(f"{language}/{path.name}: cannot be read: {str(entry.content).strip()[:60]!r}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    complaints.append(f"{language}/{path.name}: {entry.id.name} stands twice")
                gaps = Gaps()
                gaps.visit(entry)
                found[entry.id.name] = frozenset(gaps.names), frozenset(a.id.name for a in entry.attributes)
    return found


def literals() -> Iterator[str]:
    """Every string in the code that is spelled like a key."""
    for path in sorted((ROOT / "kontor").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        within = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) and id(node) not in within else None
            if isinstance(text, str) and KEY.fullmatch(text):
                yield text


def events(game: str) -> Iterator[str]:
    """Every kind of event that a game tells of; those with a secret have a second form."""
    for path in sorted((ROOT / "kontor" / game).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                for kind in strings(node.args[0]):
                    yield f"{game}-event-{kind}"
                    if any(keyword.arg == "secret" for keyword in node.keywords):
                        yield f"{game}-event-{kind}_self"


def strings(node: ast.AST) -> list[str]:
    """The texts in an expression, such as both sides of a choice."""
    values = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


def anno1503_keys() -> Iterator[str]:
    """The keys that Anno 1503 puts together from its tables."""
    tables = load_game("anno1503").tables  # type: ignore[attr-defined]
    names = {
        "good": [*tables.goods, "any"],
        "inhabitant": ["pioneer", "settler", "citizen", "merchant"],
        "building": tables.buildings,
        "tile": tables.tiles,
        "phase": PHASES,
        "goal": GOALS,
    }
    for family in sorted(set(VOCABULARY.values()) - {"player"}):
        yield from (f"anno1503-{family}-{name}" for name in names[family])
    yield from (f"anno1503-short-{tile}" for tile in tables.tiles)
    yield from (f"anno1503-effect-{event}" for event in ("fire", "pirates"))
    yield from (f"anno1503-screen-{row}" for row in ("goals", "hand", "inhabitants", "production", "ships"))
    yield from (f"anno1503-ask-{phase}" for phase in ("take", "give", "act", "looked", "discard"))
    kinds = [name for name in KIND_NAMES if name not in ("roll", "event", "reserve", "draw", "keep")]
    kept = ["keep-branch", *(f"keep-{tile}" for tile in tables.tiles[tables.n_goods :])]
    yield from (f"anno1503-move-{name}" for name in {*kinds, *kept, "give-site", "pioneer-building"})
    yield from ("anno1503-title", "anno1503-about", "anno1503-howto")
    yield from (f"simulate-{name}" for name in ("draws", "broken-off", "mean-rounds", "mean-lines"))


def main() -> int:
    """Compare the languages with each other and with the code."""
    complaints: list[str] = []
    english = messages("en", complaints)
    for language in LANGUAGES[1:]:
        other = messages(language, complaints)
        for key in sorted(english.keys() - other.keys()):
            complaints.append(f"{language}: {key} is missing")
        for key in sorted(other.keys() - english.keys()):
            complaints.append(f"{language}: {key} is not in English")
        for key in sorted(english.keys() & other.keys()):
            if english[key] != other[key]:
                gaps = sorted(english[key][0] ^ other[key][0]) + sorted(english[key][1] ^ other[key][1])
                complaints.append(f"{language}: {key} differs from English in {', '.join(gaps)}")
    made = {*events("anno1503"), *anno1503_keys()}
    written = set(literals())
    families = {key.split("-")[0] for key in english}
    for key in sorted(made - english.keys()):
        complaints.append(f"{key} is used and missing")
    for key in sorted(key for key in written - english.keys() if key.split("-")[0] in families):
        complaints.append(f"{key} is used and missing")
    for key in sorted(english.keys() - made - written):
        complaints.append(f"{key} is not used")
    return report(complaints, f"{len(english)} sentences in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    sys.exit(main())
