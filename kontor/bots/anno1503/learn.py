"""Training the net of Anno 1503 from games by gradient descent."""

from math import sqrt

from kontor.bots.anno1503.features import N_FEATURES
from kontor.bots.anno1503.net import LEAK, Net, shares

_CALM = 100.0
"""The initial sum of squared gradients: the higher, the smaller the first steps."""


class Sample:
    """A position between two turns: the features of each seat, and the target chances of winning.

    >>> Sample([[3], [4]], [[1.0], [1.0]], [0.0, 1.0]).target
    [0.0, 1.0]
    """

    def __init__(self, on: list[list[int]], value: list[list[float]], target: list[float]) -> None:
        self.on = on
        self.value = value
        self.target = target


class Trainer:
    """Adagrad on the cross entropy of the seats' chances, or on the squared error of one strength.

    >>> trainer = Trainer(Net(1), 0.1)
    >>> sample = Sample([[0], [1]], [[1.0], [1.0]], [1.0, 0.0])
    >>> first = trainer.learn(sample)
    >>> trainer.learn(sample) < first
    True
    """

    def __init__(self, net: Net, rate: float) -> None:
        self.net = net
        self.rate = rate
        self._into: list[list[float]] = [[_CALM] * N_FEATURES for _ in range(net.hidden)]
        self._straight = [_CALM] * N_FEATURES
        self._bias = [_CALM] * net.hidden
        self._out = [_CALM] * net.hidden

    def learn(self, sample: Sample) -> float:
        """Take one step. Return the sum of the squared errors before it.

        >>> Trainer(Net(1), 0.1).learn(Sample([[0], [1]], [[1.0], [1.0]], [1.0, 0.0]))
        0.5
        """
        net = self.net
        estimates = shares([net.strength(on, value) for on, value in zip(sample.on, sample.value, strict=True)])
        loss = 0.0
        for seat in range(len(estimates)):
            error = sample.target[seat] - estimates[seat]
            loss += error * error
            self._step(sample.on[seat], sample.value[seat], error)
        return loss

    def imitate(self, on: list[int], value: list[float], strength: float) -> float:
        """Take one step towards a given strength. Return the squared error before it.

        >>> Trainer(Net(1), 0.1).imitate([0], [1.0], 2.0)
        4.0
        """
        error = strength - self.net.strength(on, value)
        self._step(on, value, max(-1.5, min(1.5, error)))
        return error * error

    def _step(self, on: list[int], value: list[float], error: float) -> None:
        net, rate = self.net, self.rate
        count = len(on)
        for at in range(count):
            slope = error * value[at]
            feature = on[at]
            self._straight[feature] += slope * slope
            net.straight[feature] += rate * slope / sqrt(self._straight[feature])
        for unit in range(net.hidden):
            weights = net.into[unit]
            level = net.bias[unit]
            for at in range(count):
                level += weights[on[at]] * value[at]
            passed = 1.0
            if level < 0.0:
                passed = LEAK
            slope = error * level * passed
            back = error * net.out[unit] * passed
            self._out[unit] += slope * slope
            net.out[unit] += rate * slope / sqrt(self._out[unit])
            self._bias[unit] += back * back
            net.bias[unit] += rate * back / sqrt(self._bias[unit])
            squares = self._into[unit]
            for at in range(count):
                slope = back * value[at]
                squares[on[at]] += slope * slope
                weights[on[at]] += rate * slope / sqrt(squares[on[at]])
