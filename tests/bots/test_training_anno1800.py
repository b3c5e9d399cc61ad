"""The program that teaches the expert of Anno 1800: it finds what lessons are worth, and learns them."""

import json
from pathlib import Path
from random import Random

import pytest

from kontor.bots.anno1800.features import N_FEATURES
from tools import train_anno1800 as train
from tools.train_anno1800 import Progress, Tried

NOTHING = [[0.0] * N_FEATURES, [0.0] * N_FEATURES]


def test_what_a_lesson_is_worth_is_found_among_much_chance() -> None:
    lot, worth = Random(1), {3: 2.0, 40: -2.0}
    tried = []
    for deal in range(1500):
        signs = train.signs_of(deal)
        margin = sum(worth.get(feature, 0.0) * sign for feature, sign in enumerate(signs))
        tried.append(Tried(deal, signs, margin + lot.gauss(0.0, 15.0)))
    found, error = train.effects(tried, [1.0] * N_FEATURES)
    assert found[3] > 2 * error
    assert found[40] < -2 * error
    others = [value for feature, value in enumerate(found) if feature not in worth]
    assert max(map(abs, others)) < 5 * error
    progress = train.follow(Progress(0, NOTHING, [0.5] * N_FEATURES, tried))
    assert progress.rounds == 1
    assert not progress.tried
    assert progress.lessons[0][3] > 0.2
    assert progress.lessons[0][40] < -0.2


def test_opposite_steps_meet_and_a_deal_is_the_same_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "LOOKS", 25)
    steps = [0.2] * N_FEATURES
    first = train.try_deal(NOTHING, steps, 7)
    up = train.moved(NOTHING, [0.2 * sign for sign in first.signs])
    down = train.moved(NOTHING, [-0.2 * sign for sign in first.signs])
    assert first.margin == train.duel(up, down, 7)
    assert train.duel(NOTHING, NOTHING, 7) == 0.0


def test_what_was_played_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert train.read(kept) is None
    progress = Progress(2, NOTHING, [0.0] * N_FEATURES, [Tried(3, [1, 0], 2.5)])
    kept.write_text(json.dumps(progress), encoding="utf-8")
    assert train.read(kept) == progress


def test_a_step_fits_how_much_a_feature_changes() -> None:
    change, times, turns = train.changes_of(NOTHING, 1)
    steps = train.step_sizes([(change, times, turns)])
    assert turns > 20
    assert steps[0] > 0.0
    assert sum(step > 0.0 for step in steps) > N_FEATURES / 3
    for feature, step in enumerate(steps):
        assert step == 0.0 or step * change[feature] / times[feature] == pytest.approx(train.STEP)
