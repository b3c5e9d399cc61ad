"""The program that teaches the net of Anno 1503: it learns, goes on where it stopped, and replaces only by better."""

import json
from pathlib import Path
from random import Random

import pytest

from kontor.anno1503.game import load
from kontor.bots.anno1503.net import from_data
from tools.training import anno1503 as training


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A training of few and short games, with a net of its own to replace."""
    shipped = tmp_path / "net.json"
    shipped.write_text(json.dumps(training.new_net(Random(1)).data()), encoding="utf-8")
    for name, value in {"IMITATED": 1, "SMALL_BATCH": 2, "BATCH": 2, "LOOKS": 5, "LONGEST": 4, "EXAMINED": 2}.items():
        monkeypatch.setattr(training, name, value)
    monkeypatch.setattr(training, "FOLDER", tmp_path)
    monkeypatch.setattr(training, "SHIPPED", shipped)
    return shipped


def kept() -> tuple[int, object]:
    known = json.loads(training.kept_in().read_text(encoding="utf-8"))
    return known["batches"], known["net"]


def test_what_was_learned_is_gone_on_from(small: Path) -> None:
    game = load({})
    net = training.train(game, 0.0)
    assert kept() == (1, net.data()), "imitated once"
    again = training.train(game, 0.0)
    assert again.data() == net.data()
    school = training.School(game, again, training.CALM_RATE)
    samples = school.batch(1)
    school.learn([samples])
    assert again.data() != net.data()
    training.keep(2, again)
    assert kept() == (2, again.data())
    assert from_data(again.data()).data() == again.data()


def test_a_net_learns_to_value_positions_as_greedy_does(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    school = training.School(load({}), training.new_net(Random(2)), training.QUICK_RATE)
    for _ in range(4):
        school.imitate(0)
    errors = [float(line.rsplit(" ", 1)[1]) for line in capsys.readouterr().out.splitlines() if "error" in line]
    assert errors[-1] < errors[0] / 2


@pytest.mark.parametrize(("won", "replaced"), [(114, False), (115, True)])
def test_only_a_net_that_is_better_beyond_chance_replaces_the_other(
    won: int, replaced: bool, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = small.read_text(encoding="utf-8")
    net = training.new_net(Random(3))
    monkeypatch.setattr(training, "EXAMINED", 200)
    monkeypatch.setattr(training, "train", lambda *_: net)
    monkeypatch.setattr(training, "examine", lambda *_: won)
    assert training.main(0.0) == 0
    after = small.read_text(encoding="utf-8")
    assert after == (json.dumps(net.data()) + "\n" if replaced else before)


def test_the_examination_is_played_from_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "EXAMINED", 2)
    net = from_data(json.loads(training.SHIPPED.read_text(encoding="utf-8")))
    assert training.examine(load({}), net) == 1, "against itself it wins from one of them"
