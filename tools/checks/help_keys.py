"""Message keys of the help in the browser client, derived from its table of contents."""

import json
from collections.abc import Iterator
from typing import Any

from tools.paths import ROOT

CLIENT = ROOT / "web" / "src"


def contents() -> dict[str, Any]:
    """Read the contents of the help as the client does."""
    table: dict[str, Any] = json.loads((CLIENT / "help" / "contents.json").read_text(encoding="utf-8"))
    pages = sorted(CLIENT.glob("*/help.json"))
    return {**table, "games": {page.parent.name: json.loads(page.read_text(encoding="utf-8")) for page in pages}}


def help_keys() -> Iterator[str]:
    """Yield every key that the client builds from the contents; `contents.ts` does the same.

    >>> {"help-anno1503-do-sail", "help-keys-undo", "help-screen-1"} <= set(help_keys())
    True
    """
    table = contents()
    yield from (f"help-title-{name}" for name in table["titles"])
    yield from (f"help-keys-{key['name']}" for key in table["keys"])
    yield from numbered("help-screen", table["screen"])
    for game, parts in table["games"].items():
        for section in parts["sections"]:
            yield f"help-{game}-section-{section['name']}"
            yield from numbered(f"help-{game}-{section['name']}", section["paragraphs"])
        yield from (f"help-{game}-do-{kind}" for kind in parts["kinds"])
        yield from numbered(f"help-{game}-tip", len(parts["tips"]))
        yield from (f"help-symbol-{symbol['name']}" for symbol in parts["symbols"])


def numbered(beginning: str, count: int) -> Iterator[str]:
    """Return keys numbered from 1.

    >>> list(numbered("help-screen", 2))
    ['help-screen-1', 'help-screen-2']
    """
    return (f"{beginning}-{number}" for number in range(1, count + 1))
