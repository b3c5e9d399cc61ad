"""Training the expert of Anno 1800: estimating the effects of learned weights and adjusting them."""

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


def simulated(deal: int, worth: dict[int, float], noise: Random) -> Tried:
    """Return a simulated deal in which some learned weights gain points, with much noise."""
    signs = train.signs_of(deal)
    return Tried(deal, sum(2 * points * signs[at] for at, points in worth.items()) + noise.gauss(0.0, 20.0))


@BOTH
def test_effects_of_learned_weights_are_found_despite_noise(course: Course) -> None:
    noise, worth = Random(1), {3: 2.0, 40: -2.0}
    tried = [simulated(deal, worth, noise) for deal in range(800)]
    estimates, error = train.effects(course, tried, EVERYTHING)
    assert estimates[3] > 2 * error
    assert estimates[40] < -2 * error
    others = [value for feature, value in enumerate(estimates) if feature not in worth]
    assert max(map(abs, others)) < 5 * error
    progress = train.finish_round(course, Progress(7, 0, NOTHING, [0.5] * N_FEATURES, tried))
    assert (progress.first, progress.rounds, progress.tried) == (7, 1, [])
    assert progress.learned[3] > 0.1
    assert progress.learned[40] < -0.1


def test_a_large_effect_is_not_shrunk() -> None:
    noise = Random(1)
    tried = [simulated(deal, {3: 2.0}, noise) for deal in range(800)]
    estimates, error = train.effects(COURSES[TWO]._replace(expected=1e3), tried, EVERYTHING)
    assert estimates[3] == pytest.approx(2.0, abs=2 * error)


def test_the_error_matches_the_noise() -> None:
    steps = [1.0] * 40 + [0.0] * (N_FEATURES - 40)
    estimates: list[float] = []
    errors: list[float] = []
    for sample in range(10):
        noise = Random(sample)
        tried = [simulated(1000 * sample + deal, {}, noise) for deal in range(240)]
        # With a large expected size, effects are not shrunk.
        worth, error = train.effects(COURSES[TWO]._replace(expected=1e3), tried, steps)
        estimates += worth[:40]
        errors.append(error)
    spread = (sum(value * value for value in estimates) / len(estimates)) ** 0.5
    assert spread == pytest.approx(sum(errors) / len(errors), rel=0.15)


def results(*endings: Ended) -> Callable[..., Ended]:
    """Return a replacement for `play_deal` that returns these results one after the other."""
    following = iter(endings)
    return lambda *_: next(following)


def test_margin_with_two_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "play_deal", results(Ended([70, 60], 30), Ended([50, 120], 30)))
    assert COURSES[TWO].margin(NOTHING, EVERYTHING, 1) == (10 + train.FURTHEST) / 2


def test_margin_multiplayer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "play_deal", results(Ended([70, 90, 80, 60], 30), Ended([95, 20, 10, 40], 31)))
    assert COURSES[MULTIPLAYER].margin(NOTHING, EVERYTHING, 1) == pytest.approx(90 - 95 + 3.3)


@BOTH
def test_margin_of_equal_and_of_worse_weights(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "LOOKS", 25)
    monkeypatch.setattr(train, "LONGEST", 20)
    assert course.margin(NOTHING, NOTHING, 7) == 0.0
    # A bot that overvalues cards in hand plays none.
    assert course.margin(NOTHING, [500.0, *NOTHING[1:]], 0) > 5


def test_a_deal_compares_steps_with_the_opposite_steps() -> None:
    calls: list[tuple[list[float], list[float], int]] = []

    def margin(weights: list[float], others: list[float], deal: int) -> float:
        calls.append((weights, others, deal))
        return 5.0

    assert train.try_deal(COURSES[TWO]._replace(margin=margin), EVERYTHING, [0.5] * N_FEATURES, 3) == (3, 5.0)
    [(up, down, deal)] = calls
    assert deal == 3
    assert [high - 1.0 for high in up] == [0.5 * sign for sign in train.signs_of(3)] == [1.0 - low for low in down]


@pytest.mark.parametrize(("spread", "is_better"), [(1.0, True), (100.0, False)])
def test_is_better_needs_a_significant_margin(spread: float, is_better: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    in_this_process(monkeypatch)
    course = COURSES[TWO]._replace(margin=lambda new, old, deal: 2.0 + Random(deal).gauss(0.0, spread))
    assert train.is_better(course, NOTHING, EVERYTHING, 50) is is_better


def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run work in this process instead of the pool."""
    monkeypatch.setattr(train, "parallel_map", lambda work, deals, chunk: map(work, deals))


def test_a_training_begins_by_measuring_step_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int, list[float], int]] = []

    def changes_of(players: int, learned: list[float], deal: int) -> tuple[list[float], list[int], int]:
        calls.append((players, learned, deal))
        return [2.0] * N_FEATURES, [4] * N_FEATURES, 10

    in_this_process(monkeypatch)
    monkeypatch.setattr(train, "changes_of", changes_of)
    progress = train.begin(COURSES[MULTIPLAYER], NOTHING, 90)
    assert progress == Progress(90, 0, NOTHING, [2 * train.STEP] * N_FEATURES, [])
    assert calls == [(4, NOTHING, 90 + deal) for deal in range(16)]


def test_a_round_moves_the_learned_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "ROUND", 6)
    monkeypatch.setattr(train, "BATCH", 4)
    in_this_process(monkeypatch)
    course = COURSES[TWO]._replace(margin=lambda up, down, deal: 10 * (up[3] - down[3]))
    half = train.play_batch(course, Progress(100, 1, NOTHING, [0.5] * N_FEATURES, []))
    assert [each.deal for each in half.tried] == [106, 107, 108, 109]
    assert half.learned == NOTHING
    finished = train.play_batch(course, half)
    assert (finished.first, finished.rounds, finished.tried) == (100, 2, [])
    assert finished.learned[3] > 0.0


def test_progress_is_resumed_by_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[list[float], int]] = []

    def begin(course: Course, learned: list[float], first: int) -> Progress:
        begun.append((learned, first))
        return Progress(first, 0, learned, NOTHING, [])

    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setattr(train, "begin", begin)
    mark = fingerprint()
    progress = Progress(3, 0, NOTHING, NOTHING, [Tried(3, 1.5)])
    (tmp_path / f"anno1800-two-{mark}.json").write_text(json.dumps(progress), encoding="utf-8")
    assert train.load_progress(tmp_path / f"anno1800-two-{mark}.json") == progress
    for name, restart in ((TWO, False), (TWO, True), (MULTIPLAYER, False), (MULTIPLAYER, True)):
        assert train.main(0.0, name, restart) == 0
    assert [learned for learned, _ in begun] == [
        NOTHING,
        built_in_learned(MULTIPLAYER),
        built_in_learned(TWO),
    ]
    assert {first for _, first in begun} == {int(mark, 16)}


@pytest.mark.parametrize("is_better", [True, False])
def test_better_weights_are_shipped_and_the_other_course_is_unchanged(
    is_better: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "learned_weights.json"
    shipped.write_text(json.dumps({TWO: [3.0], MULTIPLAYER: [4.0]}), encoding="utf-8")
    monkeypatch.setattr(train, "ROOT", tmp_path)
    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setattr(train, "SHIPPED", shipped)
    monkeypatch.setattr(train, "begin", lambda *_: Progress(0, 1, [5.0], NOTHING, []))
    calls: list[tuple[object, ...]] = []

    def better(*args: object) -> bool:
        calls.append(args)
        return is_better

    monkeypatch.setattr(train, "is_better", better)
    assert train.main(0.0, MULTIPLAYER, anew=False) == 0
    # The comparison uses deals beyond those of the training.
    assert calls == [(COURSES[MULTIPLAYER], [5.0], built_in_learned(MULTIPLAYER), 2 * train.ROUND)]
    assert json.loads(shipped.read_text(encoding="utf-8")) == {TWO: [3.0], MULTIPLAYER: [5.0 if is_better else 4.0]}


def test_parse_args() -> None:
    assert train.parse_args([]) == (60.0, TWO, False)
    assert train.parse_args(["2.5", "multiplayer", "anew"]) == (2.5, MULTIPLAYER, True)
    for words in (["long"], ["5", "three"], ["5", "two", "again"], ["5", "two", "anew", "twice"]):
        assert train.parse_args(words) is None


def test_a_step_fits_how_much_a_feature_changes() -> None:
    change, times, turns = train.changes_of(4, NOTHING, 1)
    steps = train.step_sizes([(change, times, turns)])
    assert turns > 20
    assert steps[0] > 0.0
    assert sum(step > 0.0 for step in steps) > N_FEATURES / 3
    for feature, step in enumerate(steps):
        assert step == 0.0 or step * change[feature] / times[feature] == pytest.approx(train.STEP)
