"""Weights of the features of Anno 1800, learned from games. They correct the evaluation of the expert."""

import json
from importlib.resources import files

TWO = "two"
MULTIPLAYER = "multiplayer"
_LEARNED_WEIGHTS: dict[str, list[float]] = {}


def built_in_learned(name: str) -> list[float]:
    """Return the shipped weights in points per feature, for `TWO` players or `MULTIPLAYER`. Read once.

    >>> from kontor.bots.anno1800.features import N_FEATURES
    >>> len(built_in_learned(MULTIPLAYER)) == N_FEATURES
    True
    """
    if not _LEARNED_WEIGHTS:
        text = files("kontor.bots.anno1800").joinpath("learned_weights.json").read_text(encoding="utf-8")
        learned: dict[str, list[float]] = json.loads(text)
        _LEARNED_WEIGHTS.update(learned)
    return _LEARNED_WEIGHTS[name]
