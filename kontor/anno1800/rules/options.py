"""Editions of the rulebook and their switches, and which objectives lie out (V1 to V3, S4, R3)."""

from collections.abc import Mapping
from json import dumps
from typing import Final

from kontor.anno1800.content.catalog import Catalog
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng

SWITCHES: Final[dict[str, dict[str, str | int]]] = {
    "worker_versions": {"de": "besides", "fr": "besides", "it": "besides", "es": "cover"},
    "tiles_returned": {"de": 1, "fr": 1, "it": 1, "es": 0},
    "cube_effects": {"de": "part", "fr": "part", "it": "none", "es": "part"},
}
"""By option: its value in each edition."""
EDITIONS: Final = ["de", "fr", "it", "es"]
_OPTIONS: Final = ["edition", "objectives", *SWITCHES]


def switch(options: Mapping[str, object], name: str) -> str | int:
    """The value of a switch: set alone, or as the edition has it.

    >>> switch({"edition": "es"}, "worker_versions"), switch({"edition": "es", "tiles_returned": 1}, "tiles_returned")
    ('cover', 1)
    """
    value = options.get(name, SWITCHES[name][str(options.get("edition", EDITIONS[0]))])
    assert isinstance(value, str | int)
    return value


def settle(t: Catalog, options: Mapping[str, object]) -> Data:
    """The edition, and what differs from it; raises on an option that is unknown or impossible (R3).

    >>> from kontor.anno1800.game import load
    >>> settle(load({}).catalog, {"edition": "es", "worker_versions": "cover", "tiles_returned": 1})
    {'edition': 'es', 'tiles_returned': 1}
    """
    for name in options:
        if name not in _OPTIONS:
            raise RuleError("record:R3", "record-unknown-option", name=name[:40])
    edition = options.get("edition", EDITIONS[0])
    _check("edition", edition, EDITIONS)
    settled: Data = {"edition": edition}
    for name, by_edition in SWITCHES.items():
        value = options.get(name, by_edition[str(edition)])
        _check(name, value, list(dict.fromkeys(by_edition.values())))
        if value != by_edition[str(edition)]:
            settled[name] = value
    if "objectives" in options:
        settled["objectives"] = _check_objectives(t, options["objectives"])
    return settled


def _check(name: str, value: object, known: list[str] | list[str | int]) -> None:
    # JSON's `true` and `1.0` are not the number 1.
    if type(value) not in (int, str) or value not in known:
        told = ", ".join(str(choice) for choice in known)
        raise RuleError("record:R3", "option-value", name=name, found=_shown(value), known=told)


def _shown(value: object) -> str:
    """A value as it stands in a record."""
    return value[:40] if isinstance(value, str) else dumps(value, default=str)[:40]


def _check_objectives(t: Catalog, wish: object) -> object:
    if isinstance(wish, str):
        _check("objectives", wish, list(t.presets))
        return wish
    if not isinstance(wish, list):
        raise RuleError("record:R3", "option-value", name="objectives", found="…", known=", ".join(t.presets))
    for name in wish:
        _check("objectives", name, t.objectives)
    if len(set(wish)) != len(wish) or len(wish) != t.objectives_in_play:
        raise RuleError("anno1800:S4", "anno1800-why-objectives-number", number=t.objectives_in_play)
    return list(wish)


def draw_objectives(t: Catalog, wish: object, rng: Rng) -> list[str]:
    """The objectives in play: those chosen, or a preset's, five drawn of more and filled up where it has fewer (S4).

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> sorted(draw_objectives(t, "first_game", Rng(1))) == sorted(t.presets["first_game"])
    True
    """
    wished = list(wish) if isinstance(wish, list) else t.presets.get(str(wish), [])[:]
    others = [name for name in t.objectives if name not in wished]
    rng.shuffle(wished)
    rng.shuffle(others)
    chosen = [*wished, *others][: t.objectives_in_play]
    return sorted(chosen, key=t.objectives.index)


def agrees(t: Catalog, wish: object, lying: list[str]) -> bool:
    """Whether these objectives can lie out with that wish.

    >>> from kontor.anno1800.game import load
    >>> agrees(load({}).catalog, ["zoo"], ["university"])
    False
    """
    wished = list(wish) if isinstance(wish, list) else t.presets.get(str(wish), [])
    there = len(set(wished) & set(lying))
    return there == min(len(wished), len(lying))
