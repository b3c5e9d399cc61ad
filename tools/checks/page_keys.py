"""Message keys of the browser client: spelled out in its source, or put together there at run time."""

import re
from collections.abc import Iterable
from pathlib import Path

from kontor.bots.base import BOTS, bots_of
from kontor.engine.matches import new_match
from kontor.engine.registry import game_names
from tools.paths import ROOT

SOURCE = ROOT / "web" / "src"
SPELLED = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-[a-z0-9_]+)+)\1""")
"""A string that looks like a key; not all of them are."""
ASKED = re.compile(r"""\b(?:t|hasMessage)\(\s*(["'])([a-z0-9_-]+)\1""")
"""A string that is certainly a key: an argument of `t` or `hasMessage`."""
MADE = re.compile(r"`((?:page|help|bot)-(?:[a-z0-9_]+-)*)\$\{")
"""The prefix of a key that is put together: a template whose first variable follows a hyphen."""


def sources() -> list[Path]:
    """Return every source file of the client except its tests."""
    paths = [path for ending in ("ts", "svelte") for path in sorted(SOURCE.rglob(f"*.{ending}"))]
    return [path for path in paths if not path.name.endswith(".test.ts")]


def texts() -> list[str]:
    """Return the contents of those files."""
    return [path.read_text(encoding="utf-8") for path in sources()]


def spelled(sources: Iterable[str]) -> set[str]:
    """Return the strings that look like keys.

    >>> sorted(spelled(["t('page-yes'), t(big ? 'page-no' : `page-so`), t('page')"]))
    ['page-no', 'page-so', 'page-yes']
    """
    return {key for text in sources for _, key in SPELLED.findall(text)}


def prefixes(sources: Iterable[str]) -> set[str]:
    """Return the prefixes of the keys that are put together at run time.

    >>> sorted(prefixes(["t(`page-seat-${kind}`), t(`page-${unit}`), t(`anno1800-good-${good}`)"]))
    ['page-', 'page-seat-']
    """
    return {prefix for text in sources for prefix in MADE.findall(text)}


def families() -> dict[str, tuple[str, ...]]:
    """Return, by prefix, what the client appends to it, where that is known.

    >>> families()["page-curve-"][:2], families()["page-theme-"]
    (('points', 'gold'), ('system', 'light', 'dark'))
    """
    matches = [new_match(game, ["Ada", "Ben"], seed=1) for game in game_names()]
    curves = [name for match in matches for name in match.game.presentation.standings(match.state, -1).names]
    return {
        "bot-": tuple(bot for bot in BOTS if any(bot in bots_of(game) for game in game_names())),
        "page-clock-": ("none", "move", "game"),
        "page-curve-": tuple(dict.fromkeys(curves)),
        "page-place-": ("home", "exhausted"),
        "page-seat-": ("me", "screen", "free", "bot"),
        "page-theme-": ("system", "light", "dark"),
        "page-title-": tuple(game_names()),
        "page-unit-": ("seconds", "minutes", "hours", "days"),
    }


def page_keys(sources: list[str], known: Iterable[str]) -> set[str]:
    """Return every key the client certainly uses.

    These are all that begin with `page-`, and all arguments of `t` and `hasMessage`.
    Of a family that `families` does not list, every existing message counts as used. If there is none, the prefix
    itself is returned, so that the check complains about it.

    >>> sorted(page_keys(["t('hello') + t('page-yes')", "hasMessage('bye')", "other('word')"], []))
    ['bye', 'hello', 'page-yes']
    >>> known = ["page-yes", "page-sign-a", "page-sign-b"]
    >>> sorted(page_keys(["t(`page-sign-${name}`)"], known)), page_keys(["t(`page-mark-${name}`)"], known)
    (['page-sign-a', 'page-sign-b'], {'page-mark-…'})
    """
    used = {key for key in spelled(sources) if key.startswith("page-")}
    used.update(key for text in sources for _, key in ASKED.findall(text))
    endings = families()
    for prefix in prefixes(sources):
        if prefix.startswith("help-"):
            continue  # `tools.checks.help_keys` reads these.
        if prefix in endings:
            used.update(prefix + value for value in endings[prefix])
        else:
            used.update({key for key in known if key.startswith(prefix)} or {f"{prefix}…"})
    return used
