"""The learned evaluation of Anno 1503: a small net that estimates the strength of a seat."""

import json
from importlib.resources import files
from math import exp
from typing import Any

from kontor.bots.anno1503.features import N_FEATURES

LEAK = 0.05
"""The slope of a hidden unit below zero (leaky ReLU)."""


class Net:
    """A net with one hidden layer, and direct weights from the features to the output.

    The softmax of the seats' strengths gives their chances of winning (`shares`).

    >>> net = Net(2)
    >>> net.strength([0, 1], [1.0, 0.5])
    0.0
    """

    def __init__(self, hidden: int) -> None:
        self.hidden = hidden
        self.into: list[list[float]] = [[0.0] * N_FEATURES for _ in range(hidden)]
        """By hidden unit: its input weights."""
        self.bias = [0.0] * hidden
        self.out = [0.0] * hidden
        self.straight = [0.0] * N_FEATURES

    def strength(self, on: list[int], value: list[float]) -> float:
        """Return the strength of the seat with these features.

        >>> net = Net(1)
        >>> net.straight[3] = 2.0
        >>> net.strength([3], [0.5])
        1.0
        """
        count = len(on)
        total = 0.0
        straight = self.straight
        for at in range(count):
            total += straight[on[at]] * value[at]
        for unit in range(self.hidden):
            weights = self.into[unit]
            level = self.bias[unit]
            for at in range(count):
                level += weights[on[at]] * value[at]
            if level < 0.0:
                level *= LEAK
            total += self.out[unit] * level
        return total

    def data(self) -> dict[str, Any]:
        """Return the weights as plain data, rounded.

        >>> Net(1).data()["bias"]
        [0.0]
        """
        return {
            "into": [[round(weight, 3) for weight in weights] for weights in self.into],
            "bias": [round(weight, 3) for weight in self.bias],
            "out": [round(weight, 3) for weight in self.out],
            "straight": [round(weight, 3) for weight in self.straight],
        }


def from_data(data: dict[str, Any]) -> Net:
    """Return the net that `Net.data` describes.

    >>> from_data(Net(2).data()).hidden
    2
    """
    net = Net(len(data["bias"]))
    net.into = [[float(weight) for weight in weights] for weights in data["into"]]
    net.bias = [float(weight) for weight in data["bias"]]
    net.out = [float(weight) for weight in data["out"]]
    net.straight = [float(weight) for weight in data["straight"]]
    return net


def shares(strengths: list[float]) -> list[float]:
    """Return the seats' chances of winning: the softmax of their strengths.

    >>> shares([1.0, 1.0])
    [0.5, 0.5]
    """
    top = max(strengths)
    powers = [exp(strength - top) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


_NETS: list[Net] = []


def built_in_net() -> Net:
    """Return the net that ships with Kontor. Read once.

    >>> built_in_net() is built_in_net()
    True
    """
    if not _NETS:
        text = files("kontor.bots.anno1503").joinpath("net.json").read_text(encoding="utf-8")
        _NETS.append(from_data(json.loads(text)))
    return _NETS[0]
