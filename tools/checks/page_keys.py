"""Which messages the browser client says: spelled out in its source, or put together there at run time."""

import re
from collections.abc import Iterable
from pathlib import Path

from kontor.bots.base import bots_of
from kontor.engine.matches import new_match
from kontor.engine.registry import game_names
from tools.paths import ROOT

SOURCE = ROOT / "web" / "src"
SPELLED = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-[a-z0-9_]+)+)\1""")
"""A key as the client spells it out; much else is spelled like that, too."""
ASKED = re.compile(r"""\b(?:t|knows)\(\s*(["'])([a-z0-9_-]+)\1""")
"""A key that is certainly one: it is asked for by itself."""
MADE = re.compile(r"`((?:page|help|bot)-(?:[a-z0-9_]+-)*)\$\{")
"""The beginning of a key that is put together: a template whose first gap follows a hyphen."""


def sources() -> list[Path]:
    """Every file of the client that can say something; tests say nothing to people."""
    found = [path for ending in ("ts", "svelte") for path in sorted(SOURCE.rglob(f"*.{ending}"))]
    return [path for path in found if not path.name.endswith(".test.ts")]


def texts() -> list[str]:
    """What stands in them."""
    return [path.read_text(encoding="utf-8") for path in sources()]


def spelled(sources: Iterable[str]) -> set[str]:
    """What is spelled like a key.

    >>> sorted(spelled(["t('page-yes'), t(big ? 'page-no' : `page-so`), t('page')"]))
    ['page-no', 'page-so', 'page-yes']
    """
    return {key for text in sources for _, key in SPELLED.findall(text)}


def beginnings(sources: Iterable[str]) -> set[str]:
    """What the keys begin with that are put together at run time.

    >>> sorted(beginnings(["t(`page-seat-${kind}`), t(`page-${unit}`), t(`anno1800-good-${good}`)"]))
    ['page-', 'page-seat-']
    """
    return {beginning for text in sources for beginning in MADE.findall(text)}


def families() -> dict[str, tuple[str, ...]]:
    """By beginning: what the client puts behind it, where that is known here.

    >>> families()["page-curve-"][:2], families()["page-theme-"]
    (('points', 'gold'), ('system', 'light', 'dark'))
    """
    matches = [new_match(game, ["Ada", "Ben"], seed=1) for game in game_names()]
    curves = [name for match in matches for name in match.game.figures(match.state, -1).names]
    return {
        "bot-": tuple(dict.fromkeys(bot for game in game_names() for bot in bots_of(game))),
        "page-clock-": ("none", "move", "game"),
        "page-curve-": tuple(dict.fromkeys(curves)),
        "page-place-": ("home", "exhausted"),
        "page-seat-": ("me", "screen", "free", "bot"),
        "page-theme-": ("system", "light", "dark"),
        "page-title-": tuple(game_names()),
        "page-unit-": ("seconds", "minutes", "hours", "days"),
    }


def page_keys(sources: list[str], known: Iterable[str]) -> set[str]:
    """Every key that the client certainly says: all that begin with `page-`, and what it asks for by itself.

    Of a family that is not told here, every message there is counts as said; if there is none, the beginning itself is
    given, so that it is missed.

    >>> known = ["page-yes", "page-sign-a", "page-sign-b"]
    >>> sorted(page_keys(["t(`page-sign-${name}`)"], known)), page_keys(["t(`page-mark-${name}`)"], known)
    (['page-sign-a', 'page-sign-b'], {'page-mark-…'})
    """
    said = {key for key in spelled(sources) if key.startswith("page-")}
    said.update(key for text in sources for _, key in ASKED.findall(text))
    told = families()
    for beginning in beginnings(sources):
        if beginning.startswith("help-"):
            continue  # Put together from the contents of the help, which `tools.checks.help_keys` reads.
        if beginning in told:
            said.update(beginning + value for value in told[beginning])
        else:
            said.update({key for key in known if key.startswith(beginning)} or {f"{beginning}…"})
    return said
