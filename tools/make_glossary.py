"""Write docs/glossary.md from the language files: the name of each thing in each language.

Run as `python -m tools.make_glossary`. A test checks that the page is up to date.
"""

from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from tools.checks.languages import messages
from tools.paths import ROOT

PAGE = ROOT / "docs" / "glossary.md"
FAMILIES = {
    "anno1800": ["good", "cube", "tile", "deck", "objective", "preset", "edition"],
    "anno1503": ["good", "inhabitant", "building", "tile", "goal"],
}
COMMON = {"hint": "page-hint", "review": "page-review", "replay": "page-replay"}
"""Terms with the same name in the browser, in the terminal and on the server."""
HEAD = """# Glossary

How things are called in each language. Anno 1800: German, French, Italian and Spanish follow the rulebook of that
language where it has a word. English follows the English edition as far as it is known to us; its other words are ours.
Anno 1503: French follows the rulebook; the other languages have none for that game, so their words are ours.
This page is made from the language files by `python -m tools.make_glossary`.
"""


def page() -> str:
    """Return the whole page."""
    parts = [HEAD]
    head = "\n| id | " + " | ".join(LANGUAGES) + " |\n|---|" + "---|" * len(LANGUAGES) + "\n"
    translators = [Translator(language) for language in LANGUAGES]
    keys = list(messages("en", []))
    for game, families in FAMILIES.items():
        parts.append(f"\n## {translators[0].say(f'{game}-title')}\n")
        parts.append(head)
        for family in families:
            prefix = f"{game}-{family}-"
            for key in keys:
                if key.startswith(prefix):
                    words = " | ".join(translator.say(key) for translator in translators)
                    parts.append(f"| {family} `{key.removeprefix(prefix)}` | {words} |\n")
    parts += ["\n## Around the games\n", head]
    for name, key in COMMON.items():
        parts.append(f"| `{name}` | " + " | ".join(translator.say(key) for translator in translators) + " |\n")
    return "".join(parts)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
