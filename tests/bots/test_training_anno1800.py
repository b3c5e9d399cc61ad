"""The program that teaches the expert of Anno 1800: it finds what learned weights are worth, and moves them."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kontor.bots.anno1800.features import N_FEATURES
from kontor.bots.anno1800.learned_weights import MULTIPLAYER, TWO, built_in_learned
from tools.studies.resumable import fingerprint
from tools.training import anno1800 as train
from tools.training import deals_anno1800 as deals
from tools.training.anno1800 import COURSES, Course, Progress, Tried
from tools.training.deals_anno1800 import Ended

NOTHING = [0.0] * N_FEATURES
EVERYTHING = [1.0] * N_FEATURES
BOTH = pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)


def made_up(deal: int, worth: dict[int, float], lot: Random) -> Tried:
    """A deal in which some learned weights bring points, besides much chance."""
    signs = train.signs_of(deal)
    return Tried(deal, sum(2 * points * signs[at] for at, points in worth.items()) + lot.gauss(0.0, 20.0))


@BOTH
def test_what_a_learned_weight_is_worth_is_found_among_much_chance(course: Course) -> None:
    lot, worth = Random(1), {3: 2.0, 40: -2.0}
    tried = [made_up(deal, worth, lot) for deal in range(800)]
    found, error = train.effects(course, tried, EVERYTHING)
    assert found[3] > 2 * error
    assert found[40] < -2 * error
    others = [value for feature, value in enumerate(found) if feature not in worth]
    assert max(map(abs, others)) < 5 * error
    progress = train.follow(course, Progress(7, 0, NOTHING, [0.5] * N_FEATURES, tried))
    assert (progress.first, progress.rounds, progress.tried) == (7, 1, [])
    assert progress.learned[3] > 0.1
    assert progress.learned[40] < -0.1


def test_an_effect_that_may_be_large_is_found_whole() -> None:
    lot = Random(1)
    tried = [made_up(deal, {3: 2.0}, lot) for deal in range(800)]
    found, error = train.effects(COURSES[TWO]._replace(expected=1e3), tried, EVERYTHING)
    assert found[3] == pytest.approx(2.0, abs=2 * error)


def test_the_error_is_as_large_as_chance_makes_it() -> None:
    steps = [1.0] * 40 + [0.0] * (N_FEATURES - 40)
    found: list[float] = []
    errors: list[float] = []
    for sample in range(10):
        lot = Random(sample)
        tried = [made_up(1000 * sample + deal, {}, lot) for deal in range(240)]
        # Effects that may be as large as they like are not cut down.
        worth, error = train.effects(COURSES[TWO]._replace(expected=1e3), tried, steps)
        found += worth[:40]
        errors.append(error)
    spread = (sum(value * value for value in found) / len(found)) ** 0.5
    assert spread == pytest.approx(sum(errors) / len(errors), rel=0.15)


def ended(*endings: Ended) -> Callable[..., Ended]:
    """Games that end so, one after the other."""
    following = iter(endings)
    return lambda *_: next(following)


def test_with_two_it_counts_by_how_many_points_one_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "play_deal", ended(Ended([70, 60], 30), Ended([50, 120], 30)))
    assert COURSES[TWO].margin(NOTHING, EVERYTHING, 1) == (10 + train.FURTHEST) / 2


def test_multiplayer_it_counts_how_well_the_game_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "play_deal", ended(Ended([70, 90, 80, 60], 30), Ended([95, 20, 10, 40], 31)))
    assert COURSES[MULTIPLAYER].margin(NOTHING, EVERYTHING, 1) == pytest.approx(90 - 95 + 3.3)


@BOTH
def test_equals_are_equal_and_fools_are_worse(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "LOOKS", 25)
    monkeypatch.setattr(train, "LONGEST", 20)
    assert course.margin(NOTHING, NOTHING, 7) == 0.0
    # Who thinks that cards in the hand are worth much plays none.
    assert course.margin(NOTHING, [500.0, *NOTHING[1:]], 0) > 5


def test_steps_meet_the_opposite_steps() -> None:
    met: list[tuple[list[float], list[float], int]] = []

    def margin(some: list[float], others: list[float], deal: int) -> float:
        met.append((some, others, deal))
        return 5.0

    assert train.try_deal(COURSES[TWO]._replace(margin=margin), EVERYTHING, [0.5] * N_FEATURES, 3) == (3, 5.0)
    [(up, down, deal)] = met
    assert deal == 3
    assert [high - 1.0 for high in up] == [0.5 * sign for sign in train.signs_of(3)] == [1.0 - low for low in down]


@pytest.mark.parametrize(("spread", "is_better"), [(1.0, True), (100.0, False)])
def test_better_is_who_is_surely_better(spread: float, is_better: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    in_this_process(monkeypatch)
    course = COURSES[TWO]._replace(margin=lambda new, old, deal: 2.0 + Random(deal).gauss(0.0, spread))
    assert train.better(course, NOTHING, EVERYTHING, 50) is is_better


def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """No work is given away."""
    monkeypatch.setattr(train, "spread", lambda work, deals, chunk: map(work, deals))


def test_a_training_begins_with_the_size_of_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, list[float], int]] = []

    def changes_of(players: int, learned: list[float], deal: int) -> tuple[list[float], list[int], int]:
        asked.append((players, learned, deal))
        return [2.0] * N_FEATURES, [4] * N_FEATURES, 10

    in_this_process(monkeypatch)
    monkeypatch.setattr(train, "changes_of", changes_of)
    progress = train.begin(COURSES[MULTIPLAYER], NOTHING, 90)
    assert progress == Progress(90, 0, NOTHING, [2 * train.STEP] * N_FEATURES, [])
    assert asked == [(4, NOTHING, 90 + deal) for deal in range(16)]


def test_a_round_moves_the_learned_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "ROUND", 6)
    monkeypatch.setattr(train, "BATCH", 4)
    in_this_process(monkeypatch)
    course = COURSES[TWO]._replace(margin=lambda up, down, deal: 10 * (up[3] - down[3]))
    half = train.go_on(course, Progress(100, 1, NOTHING, [0.5] * N_FEATURES, []))
    assert [one.deal for one in half.tried] == [106, 107, 108, 109]
    assert half.learned == NOTHING
    whole = train.go_on(course, half)
    assert (whole.first, whole.rounds, whole.tried) == (100, 2, [])
    assert whole.learned[3] > 0.0


def test_what_was_played_is_kept_for_its_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[list[float], int]] = []

    def begin(course: Course, learned: list[float], first: int) -> Progress:
        begun.append((learned, first))
        return Progress(first, 0, learned, NOTHING, [])

    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setattr(train, "begin", begin)
    mark = fingerprint()
    progress = Progress(3, 0, NOTHING, NOTHING, [Tried(3, 1.5)])
    (tmp_path / f"anno1800-two-{mark}.json").write_text(json.dumps(progress), encoding="utf-8")
    assert train.read(tmp_path / f"anno1800-two-{mark}.json") == progress
    for name, anew in ((TWO, False), (TWO, True), (MULTIPLAYER, False), (MULTIPLAYER, True)):
        assert train.main(0.0, name, anew) == 0
    assert [learned for learned, _ in begun] == [
        NOTHING,
        built_in_learned(MULTIPLAYER),
        built_in_learned(TWO),
    ]
    assert {first for _, first in begun} == {int(mark, 16)}


@pytest.mark.parametrize("is_better", [True, False])
def test_what_is_better_is_shipped_and_the_other_course_stays(
    is_better: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "learned_weights.json"
    shipped.write_text(json.dumps({TWO: [3.0], MULTIPLAYER: [4.0]}), encoding="utf-8")
    monkeypatch.setattr(train, "ROOT", tmp_path)
    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setattr(train, "SHIPPED", shipped)
    monkeypatch.setattr(train, "begin", lambda *_: Progress(0, 1, [5.0], NOTHING, []))
    asked: list[tuple[object, ...]] = []

    def better(*about: object) -> bool:
        asked.append(about)
        return is_better

    monkeypatch.setattr(train, "better", better)
    assert train.main(0.0, MULTIPLAYER, anew=False) == 0
    # On deals beyond those that were learned from.
    assert asked == [(COURSES[MULTIPLAYER], [5.0], built_in_learned(MULTIPLAYER), 2 * train.ROUND)]
    assert json.loads(shipped.read_text(encoding="utf-8")) == {TWO: [3.0], MULTIPLAYER: [5.0 if is_better else 4.0]}


def test_wishes() -> None:
    assert train.wished([]) == (60.0, TWO, False)
    assert train.wished(["2.5", "multiplayer", "anew"]) == (2.5, MULTIPLAYER, True)
    for words in (["long"], ["5", "three"], ["5", "two", "again"], ["5", "two", "anew", "twice"]):
        assert train.wished(words) is None


def test_a_step_fits_how_much_a_feature_changes() -> None:
    change, times, turns = train.changes_of(4, NOTHING, 1)
    steps = train.step_sizes([(change, times, turns)])
    assert turns > 20
    assert steps[0] > 0.0
    assert sum(step > 0.0 for step in steps) > N_FEATURES / 3
    for feature, step in enumerate(steps):
        assert step == 0.0 or step * change[feature] / times[feature] == pytest.approx(train.STEP)
