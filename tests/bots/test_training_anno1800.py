"""The program that teaches the expert of Anno 1800: it finds what lessons are worth, and learns them."""

import json
from pathlib import Path
from random import Random

import pytest

from kontor.bots.anno1800.features import N_FEATURES
from kontor.bots.anno1800.lessons import built_in_lessons
from tools import train_anno1800 as train
from tools.deals_anno1800 import play_deal
from tools.train_anno1800 import Progress, Tried

NOTHING = [0.0] * N_FEATURES


def made_up(deal: int, worth: dict[int, float], lot: Random) -> Tried:
    """A deal in which some lessons bring points, besides much chance."""
    scores = []
    for seat in range(train.PLAYERS[deal % 2]):
        signs = train.signs_of(deal, seat)
        scores.append(round(70 + sum(points * signs[at] for at, points in worth.items()) + lot.gauss(0.0, 10.0)))
    return Tried(deal, scores)


def test_what_a_lesson_is_worth_is_found_among_much_chance() -> None:
    lot, worth = Random(1), {3: 2.0, 40: -2.0}
    tried = [made_up(deal, worth, lot) for deal in range(800)]
    found, error = train.effects(tried, [1.0] * N_FEATURES)
    assert found[3] > 2 * error
    assert found[40] < -2 * error
    others = [value for feature, value in enumerate(found) if feature not in worth]
    assert max(map(abs, others)) < 5 * error
    progress = train.follow(Progress(0, NOTHING, [0.5] * N_FEATURES, tried))
    assert progress.rounds == 1
    assert not progress.tried
    assert progress.lessons[3] > 0.2
    assert progress.lessons[40] < -0.2


def test_the_error_is_as_large_as_chance_makes_it() -> None:
    steps = [1.0] * 40 + [0.0] * (N_FEATURES - 40)
    found: list[float] = []
    errors: list[float] = []
    for sample in range(10):
        lot = Random(sample)
        tried = [made_up(1000 * sample + deal, {}, lot) for deal in range(120)]
        # Effects that may be as large as they like are not cut down.
        worth, error = effects_uncut(tried, steps)
        found += worth[:40]
        errors.append(error)
    spread = (sum(value * value for value in found) / len(found)) ** 0.5
    assert spread == pytest.approx(sum(errors) / len(errors), rel=0.15)


def effects_uncut(tried: list[Tried], steps: list[float]) -> tuple[list[float], float]:
    """Plain least squares."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(train, "EXPECTED", 1e3)
        return train.effects(tried, steps)


def test_who_is_far_ahead_counts_like_who_is_ahead() -> None:
    assert train.ahead([200, 10]) == [40.0, -40.0]
    assert train.ahead([30, 20, 15]) == [15.0, -5.0, -10.0]


@pytest.mark.parametrize(("deal", "players"), [(6, 2), (7, 4)])
def test_every_seat_takes_its_own_steps(deal: int, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "LOOKS", 25)
    bots = [train.bot([0.2 * sign for sign in train.signs_of(deal, seat)]) for seat in range(players)]
    assert train.try_deal(NOTHING, [0.2] * N_FEATURES, deal) == (
        deal,
        play_deal(bots, deal, "train", train.LONGEST).scores,
    )


def test_lessons_meet_from_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "LOOKS", 25)
    monkeypatch.setattr(train, "LONGEST", 20)
    assert train.meet(NOTHING, NOTHING, 7) == 0.0
    # Who thinks that cards in the hand are worth much plays none.
    foolish = [500.0] + [0.0] * (N_FEATURES - 1)
    assert train.meet(NOTHING, foolish, 0) > 10
    monkeypatch.setattr(train, "CHECK", 2)
    assert train.better(NOTHING, foolish)
    assert not train.better(foolish, NOTHING)


def test_a_round_moves_the_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "ROUND", 6)
    monkeypatch.setattr(train, "BATCH", 3)
    monkeypatch.setattr(train, "spread", lambda work, deals, chunk: map(work, deals))
    monkeypatch.setattr(train, "try_deal", lambda lessons, steps, deal: made_up(deal, {3: 5.0}, Random(deal)))
    half = train.go_on(Progress(1, NOTHING, [0.5] * N_FEATURES, []))
    assert [one.deal for one in half.tried] == [1_000_000, 1_000_001, 1_000_002]
    assert half.lessons == NOTHING
    whole = train.go_on(half)
    assert (whole.rounds, whole.tried) == (2, [])
    assert whole.lessons != NOTHING


def test_what_was_played_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert train.read(kept) is None
    progress = Progress(2, NOTHING, [0.0] * N_FEATURES, [Tried(3, [61, 70])])
    kept.write_text(json.dumps(progress), encoding="utf-8")
    assert train.read(kept) == progress


def test_who_begins_anew_begins_with_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[float]] = []

    def begin(lessons: list[float]) -> Progress:
        begun.append(lessons)
        return Progress(0, built_in_lessons(), [0.0] * N_FEATURES, [])

    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setattr(train, "begin", begin)
    assert train.main(0.0) == train.main(0.0, anew=True) == 0
    assert begun == [built_in_lessons(), NOTHING]


def test_a_step_fits_how_much_a_feature_changes() -> None:
    change, times, turns = train.changes_of(NOTHING, 1)
    steps = train.step_sizes([(change, times, turns)])
    assert turns > 20
    assert steps[0] > 0.0
    assert sum(step > 0.0 for step in steps) > N_FEATURES / 3
    for feature, step in enumerate(steps):
        assert step == 0.0 or step * change[feature] / times[feature] == pytest.approx(train.STEP)
