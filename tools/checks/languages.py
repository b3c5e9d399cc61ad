"""Check the language files: no message missing or unused, the same variables and attributes in every language.

Run as `python -m tools.checks.languages`; prints complaints and exits 1 if there are any.
"""

import sys
from collections.abc import Sequence

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kontor.lang.languages import LANGUAGES
from tools.checks import code_keys, language_keys, page_keys, page_texts
from tools.checks.report import report
from tools.paths import ROOT


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        """Note a variable; an attribute of a name, such as `good_some`, counts as the name."""
        self.names.add(node.id.name.partition("_")[0])


Messages = dict[str, tuple[frozenset[str], frozenset[str]]]
"""By key: the variables and the attributes of a message."""


def messages(language: str, complaints: list[str]) -> Messages:
    """Read every message of a language; adds complaints about syntax errors and duplicates."""
    by_key: Messages = {}
    for path in sorted((ROOT / "kontor" / "lang" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                complaints.append(f"{language}/{path.name}: syntax error: {str(entry.content).strip()[:60]!r}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in by_key:
                    complaints.append(f"{language}/{path.name}: {entry.id.name} is defined twice")
                variables = Variables()
                variables.visit(entry)
                by_key[entry.id.name] = frozenset(variables.names), frozenset(a.id.name for a in entry.attributes)
    return by_key


def folder_complaints(languages: Sequence[str]) -> list[str]:
    """Return complaints about folders that `languages.json` does not list, and about listed languages without a folder.

    >>> folder_complaints([*LANGUAGES[1:], "xx"])
    ['kontor/lang/en is not in kontor/lang/languages.json', 'kontor/lang/xx has no .ftl files']
    """
    folders = {path.parent.name for path in (ROOT / "kontor" / "lang").glob("*/*.ftl")}
    unlisted = [f"kontor/lang/{name} is not in kontor/lang/languages.json" for name in sorted(folders - {*languages})]
    return unlisted + [f"kontor/lang/{name} has no .ftl files" for name in languages if name not in folders]


def main() -> int:
    """Compare the languages with each other and with the code."""
    complaints = folder_complaints(LANGUAGES)
    english = messages("en", complaints)
    for language in LANGUAGES[1:]:
        other = messages(language, complaints)
        for key in sorted(english.keys() - other.keys()):
            complaints.append(f"{language}: {key} is missing")
        for key in sorted(other.keys() - english.keys()):
            complaints.append(f"{language}: {key} is not in English")
        for key in sorted(english.keys() & other.keys()):
            if english[key] != other[key]:
                differing = sorted(english[key][0] ^ other[key][0]) + sorted(english[key][1] ^ other[key][1])
                complaints.append(f"{language}: {key} differs from English in {', '.join(differing)}")
    client = page_keys.texts()
    built = language_keys.built_keys() | page_keys.page_keys(client, english)
    spelled = set(code_keys.spelled_keys())
    families = {key.split("-")[0] for key in english}
    for key in sorted(built - english.keys()):
        complaints.append(f"{key} is used and missing")
    for key in sorted(key for key in spelled - english.keys() if key.split("-")[0] in families):
        complaints.append(f"{key} is used and missing")
    for key in sorted(english.keys() - built - spelled - page_keys.spelled(client)):
        complaints.append(f"{key} is not used")
    complaints += page_texts.complaints()
    return report(complaints, f"{len(english)} sentences in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    sys.exit(main())
