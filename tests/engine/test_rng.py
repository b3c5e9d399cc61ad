"""Random numbers: uniform, reproducible by key, within their bounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.engine.rng import Rng

# The 0.999 quantiles of chi-square by degrees of freedom. A uniform stream with a fixed seed stays far below.
QUANTILES = {1: 10.83, 5: 20.52, 9: 27.88, 23: 49.73, 99: 148.23}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("bound", [2, 6, 10, 24, 100])
def test_every_number_is_equally_likely(bound: int) -> None:
    rng = Rng(1503, "uniform", bound)
    counts = [0] * bound
    for _ in range(200 * bound):
        counts[rng.below(bound)] += 1
    assert chi_square(counts) < QUANTILES[bound - 1]


def test_first_numbers_of_many_streams_are_equally_likely() -> None:
    """Every decision of chance takes the first number of a new stream."""
    counts = [0] * 6
    for decision in range(6000):
        counts[Rng(7, "chance", decision).below(6)] += 1
    assert chi_square(counts) < QUANTILES[5]


def test_large_bound_is_not_skewed() -> None:
    """Without rejection, a bound of three quarters of 2**32 would make the lowest third twice as likely."""
    bound = 3 << 30
    rng = Rng("skew")
    low = sum(rng.below(bound) < 1 << 30 for _ in range(6000))
    assert chi_square([low, (6000 - low) // 2, (6000 - low) // 2]) < 13.82


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts: dict[str, int] = {}
    rng = Rng("shuffle")
    for _ in range(24 * 200):
        items = ["a", "b", "c", "d"]
        rng.shuffle(items)
        counts["".join(items)] = counts.get("".join(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < QUANTILES[23]


@given(st.lists(st.one_of(st.integers(), st.text(alphabet="abc/#", max_size=5)), min_size=1, max_size=3))
def test_same_key_same_stream(key: list[object]) -> None:
    one, two = Rng(*key), Rng(*key)
    assert [one.below(1000) for _ in range(40)] == [two.below(1000) for _ in range(40)]


def test_other_key_other_stream() -> None:
    streams = {tuple(rng.below(1 << 20) for _ in range(4)) for rng in (Rng(1), Rng(2), Rng(1, "deal"), Rng(1, 0))}
    assert len(streams) == 4


def test_stream_is_the_same_on_every_machine_and_for_ever() -> None:
    """Saved games rely on these numbers, so they may never change."""
    rng = Rng(7, "deal")
    assert [rng.below(100) for _ in range(20)] == STREAM


@given(st.integers(1, 1 << 32), st.integers(0, 1000))
def test_numbers_stay_below_their_bound(bound: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(5))


@given(st.lists(st.text(max_size=3), max_size=12), st.integers())
def test_shuffle_keeps_every_item(items: list[str], seed: int) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_stream_does_not_repeat_itself() -> None:
    rng = Rng("long")
    numbers = [rng.below(1 << 32) for _ in range(2000)]
    assert len(set(numbers)) == len(numbers)


STREAM = [75, 5, 46, 79, 14, 75, 94, 61, 36, 81, 47, 0, 51, 87, 38, 60, 3, 45, 22, 95]
