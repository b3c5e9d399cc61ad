"""Editions of the rulebook, their switches, other options, and the objectives in play (V1 to V3, S4, R3)."""

from collections.abc import Mapping
from json import dumps
from typing import Final

from kontor.anno1800.content.catalog import Catalog
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng

SWITCHES: Final[dict[str, dict[str, str | int]]] = {
    "worker_versions": {"de": "besides", "en": "besides", "fr": "besides", "it": "besides", "es": "cover"},
    "tiles_returned": {"de": 1, "en": 1, "fr": 1, "it": 1, "es": 0},
    "cube_effects": {"de": "part", "en": "part", "fr": "part", "it": "none", "es": "part"},
}
"""By option: its value in each edition."""
SHARED: Final[dict[str, list[str]]] = {"card_tokens": ["apart", "counted"]}
"""Options with the same default in all editions: their values, the default first."""
_DEFAULT: Final = "de"


def switch(options: Mapping[str, object], name: str) -> str | int:
    """Return the value of a switch: its own option, or that of the edition.

    >>> switch({"edition": "es"}, "worker_versions"), switch({"edition": "es", "tiles_returned": 1}, "tiles_returned")
    ('cover', 1)
    """
    value = options.get(name, SWITCHES[name][str(options.get("edition", _DEFAULT))])
    assert isinstance(value, str | int)
    return value


def settle(t: Catalog, options: Mapping[str, object]) -> Data:
    """Return the edition and the options that differ from their default. Raise on unknown or impossible ones (R3).

    >>> from kontor.anno1800.game import load
    >>> settle(load({}).catalog, {"edition": "es", "worker_versions": "cover", "tiles_returned": 1})
    {'edition': 'es', 'tiles_returned': 1}
    """
    known = ["edition", "objectives", *SWITCHES, *t.version.options]
    for name in options:
        if name not in known:
            raise RuleError("record:R3", "record-unknown-option", name=name[:40])
    edition = options.get("edition", _DEFAULT)
    _check("edition", edition, list(t.version.editions))
    settled: Data = {"edition": edition}
    for name, by_edition in SWITCHES.items():
        value = options.get(name, by_edition[str(edition)])
        _check(name, value, list(dict.fromkeys(by_edition.values())))
        if value != by_edition[str(edition)]:
            settled[name] = value
    for name in t.version.options:
        value = options.get(name, SHARED[name][0])
        _check(name, value, SHARED[name])
        if value != SHARED[name][0]:
            settled[name] = value
    if "objectives" in options:
        settled["objectives"] = _check_objectives(t, options["objectives"])
    return settled


def _check(name: str, value: object, known: list[str] | list[str | int]) -> None:
    # JSON's `true` and `1.0` are not the number 1.
    if type(value) not in (int, str) or value not in known:
        choices = ", ".join(str(choice) for choice in known)
        raise RuleError("record:R3", "option-value", name=name, found=_quoted(value), known=choices)


def _quoted(value: object) -> str:
    """Return a value as written in a record, shortened for an error."""
    return value[:40] if isinstance(value, str) else dumps(value, default=str)[:40]


def _check_objectives(t: Catalog, requested: object) -> object:
    if isinstance(requested, str):
        _check("objectives", requested, list(t.presets))
        return requested
    if not isinstance(requested, list):
        raise RuleError("record:R3", "option-value", name="objectives", found="…", known=", ".join(t.presets))
    for name in requested:
        _check("objectives", name, t.objectives)
    if len(set(requested)) != len(requested) or len(requested) != t.objectives_in_play:
        raise RuleError("anno1800:S4", "anno1800-why-objectives-number", number=t.objectives_in_play)
    return list(requested)


def draw_objectives(t: Catalog, requested: object, rng: Rng) -> list[str]:
    """Return the objectives in play. A preset with more is sampled, one with fewer is filled up at random (S4).

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> sorted(draw_objectives(t, "first_game", Rng(1))) == sorted(t.presets["first_game"])
    True
    """
    preferred = list(requested) if isinstance(requested, list) else t.presets.get(str(requested), [])[:]
    others = [name for name in t.objectives if name not in preferred]
    rng.shuffle(preferred)
    rng.shuffle(others)
    chosen = [*preferred, *others][: t.objectives_in_play]
    return sorted(chosen, key=t.objectives.index)


def fits_option(t: Catalog, requested: object, in_play: list[str]) -> bool:
    """Whether these objectives fit the option: as many of them as possible are requested ones.

    >>> from kontor.anno1800.game import load
    >>> fits_option(load({}).catalog, ["zoo"], ["university"])
    False
    """
    preferred = list(requested) if isinstance(requested, list) else t.presets.get(str(requested), [])
    shared = len(set(preferred) & set(in_play))
    return shared == min(len(preferred), len(in_play))
