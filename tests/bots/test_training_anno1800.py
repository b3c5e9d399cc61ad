"""The program that teaches the expert of Anno 1800: it finds what lessons are worth, and learns them."""

import json
from pathlib import Path
from random import Random

import pytest

from kontor.bots.anno1800.features import N_FEATURES
from kontor.bots.anno1800.lessons import COMPANY, TWO, built_in_lessons
from tools import courses_anno1800 as courses
from tools import train_anno1800 as train
from tools.courses_anno1800 import COURSES, Course, Tried
from tools.deals_anno1800 import how_well, play_deal
from tools.train_anno1800 import Progress

NOTHING = [0.0] * N_FEATURES
BOTH = pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)


def made_up(course: Course, deal: int, worth: dict[int, float], lot: Random) -> Tried:
    """A deal in which some lessons bring points, besides much chance."""
    scores = []
    for seat in range(course.players_of(deal)):
        signs = courses.signs_of(deal, seat if course.name == TWO else 0)
        scores.append(round(70 + sum(points * signs[at] for at, points in worth.items()) + lot.gauss(0.0, 10.0)))
    return Tried(deal, scores, scores[0])


@BOTH
def test_what_a_lesson_is_worth_is_found_among_much_chance(course: Course) -> None:
    lot, worth = Random(1), {3: 2.0, 40: -2.0}
    tried = [made_up(course, deal, worth, lot) for deal in range(800)]
    found, error = train.effects(course, tried, [1.0] * N_FEATURES)
    assert found[3] > 2 * error
    assert found[40] < -2 * error
    others = [value for feature, value in enumerate(found) if feature not in worth]
    assert max(map(abs, others)) < 5 * error
    progress = train.follow(course, Progress(0, NOTHING, [0.5] * N_FEATURES, tried))
    assert progress.rounds == 1
    assert not progress.tried
    assert progress.lessons[3] > 0.2
    assert progress.lessons[40] < -0.2


@BOTH
def test_the_error_is_as_large_as_chance_makes_it(course: Course) -> None:
    steps = [1.0] * 40 + [0.0] * (N_FEATURES - 40)
    found: list[float] = []
    errors: list[float] = []
    for sample in range(10):
        lot = Random(sample)
        tried = [made_up(course, 1000 * sample + deal, {}, lot) for deal in range(240)]
        # Effects that may be as large as they like are not cut down.
        worth, error = effects_uncut(course, tried, steps)
        found += worth[:40]
        errors.append(error)
    spread = (sum(value * value for value in found) / len(found)) ** 0.5
    assert spread == pytest.approx(sum(errors) / len(errors), rel=0.15)


def effects_uncut(course: Course, tried: list[Tried], steps: list[float]) -> tuple[list[float], float]:
    """Plain least squares."""
    return train.effects(course._replace(expected=1e3), tried, steps)


def test_who_is_far_ahead_counts_like_who_is_ahead() -> None:
    assert courses.ahead([200, 10]) == [40.0, -40.0]
    assert courses.ahead([30, 20, 15]) == [15.0, -5.0, -10.0]


@pytest.mark.parametrize(("name", "deal", "players"), [(TWO, 6, 2), (TWO, 7, 4), (COMPANY, 6, 4)])
def test_who_takes_which_steps(name: str, deal: int, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "LOOKS", 25)
    own = [seat if name == TWO else 0 for seat in range(players)]
    bots = [courses.bot([0.2 * sign for sign in courses.signs_of(deal, seat)]) for seat in own]
    ended = play_deal(bots, deal, "train", courses.LONGEST)
    tried = COURSES[name].try_deal(NOTHING, [0.2] * N_FEATURES, deal)
    assert tried == (deal, ended.scores, how_well(ended))


@BOTH
def test_new_lessons_are_tried_against_old_ones(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "LOOKS", 25)
    monkeypatch.setattr(courses, "LONGEST", 20)
    assert course.margin(NOTHING, NOTHING, 7) == 0.0
    # Who thinks that cards in the hand are worth much plays none.
    foolish = [500.0] + [0.0] * (N_FEATURES - 1)
    assert course.margin(NOTHING, foolish, 0) > 10
    monkeypatch.setattr(train, "CHECK", 2)
    assert train.better(course, NOTHING, foolish)
    assert not train.better(course, foolish, NOTHING)


@BOTH
def test_a_round_moves_the_lessons(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "ROUND", 6)
    monkeypatch.setattr(train, "BATCH", 3)
    monkeypatch.setattr(train, "spread", lambda work, deals, chunk: map(work, deals))
    course = course._replace(try_deal=lambda lessons, steps, deal: made_up(course, deal, {3: 5.0}, Random(deal)))
    half = train.go_on(course, Progress(1, NOTHING, [0.5] * N_FEATURES, []))
    assert [one.deal for one in half.tried] == [1_000_000, 1_000_001, 1_000_002]
    assert half.lessons == NOTHING
    whole = train.go_on(course, half)
    assert (whole.rounds, whole.tried) == (2, [])
    assert whole.lessons != NOTHING


def test_what_was_played_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert train.read(kept) is None
    progress = Progress(2, NOTHING, [0.0] * N_FEATURES, [Tried(3, [61, 70], 20.0)])
    kept.write_text(json.dumps(progress), encoding="utf-8")
    assert train.read(kept) == progress


def test_what_a_course_begins_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[float]] = []

    def begin(course: Course, lessons: list[float]) -> Progress:
        begun.append(lessons)
        return Progress(0, built_in_lessons(course.name), [0.0] * N_FEATURES, [])

    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setattr(train, "begin", begin)
    assert train.main(0.0) == train.main(0.0, TWO, anew=True) == 0
    assert train.main(0.0, COMPANY) == train.main(0.0, COMPANY, anew=True) == 0
    assert begun == [built_in_lessons(TWO), NOTHING, built_in_lessons(COMPANY), built_in_lessons(TWO)]


def test_what_was_learned_is_shipped_and_the_other_course_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = [1.0] * N_FEATURES
    monkeypatch.setattr(train, "ROOT", tmp_path)
    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setattr(train, "SHIPPED", tmp_path / "lessons.json")
    monkeypatch.setattr(train, "begin", lambda course, lessons: Progress(1, learned, NOTHING, []))
    monkeypatch.setattr(train, "better", lambda *_: True)
    assert train.main(0.0, COMPANY) == 0
    assert json.loads(train.SHIPPED.read_text(encoding="utf-8")) == {TWO: built_in_lessons(TWO), COMPANY: learned}


def test_a_course_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert train.main(0.0, "three") == 2
    assert "two and company" in capsys.readouterr().err


def test_a_step_fits_how_much_a_feature_changes() -> None:
    change, times, turns = train.changes_of(NOTHING, 4, 1)
    steps = train.step_sizes([(change, times, turns)], 0.7)
    assert turns > 20
    assert steps[0] > 0.0
    assert sum(step > 0.0 for step in steps) > N_FEATURES / 3
    for feature, step in enumerate(steps):
        assert step == 0.0 or step * change[feature] / times[feature] == pytest.approx(0.7)
