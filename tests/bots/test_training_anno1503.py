"""Training the net of Anno 1503: learning, resuming, and replacing the shipped net only by a better one."""

import json
from pathlib import Path
from random import Random

import pytest

from kontor.anno1503.game import load
from kontor.bots.anno1503.net import from_data
from tools.training import anno1503 as training


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Configure a training of few and short games. Return the path of a shipped net that it may replace."""
    shipped = tmp_path / "net.json"
    shipped.write_text(json.dumps(training.new_net(Random(1)).data()), encoding="utf-8")
    for name, value in {"IMITATED": 1, "SMALL_BATCH": 2, "BATCH": 2, "LOOKS": 5, "LONGEST": 4, "EXAMINED": 2}.items():
        monkeypatch.setattr(training, name, value)
    monkeypatch.setattr(training, "FOLDER", tmp_path)
    monkeypatch.setattr(training, "SHIPPED", shipped)
    return shipped


def checkpoint_data() -> tuple[int, object]:
    checkpoint = json.loads(training.checkpoint_path().read_text(encoding="utf-8"))
    return checkpoint["batches"], checkpoint["net"]


def test_training_resumes_from_the_checkpoint(small: Path) -> None:
    game = load({})
    net = training.train(game, 0.0)
    assert checkpoint_data() == (1, net.data()), "imitated once"
    again = training.train(game, 0.0)
    assert again.data() == net.data()
    training_run = training.SelfPlay(game, again, training.CALM_RATE)
    samples = training_run.batch(1)
    training_run.learn([samples])
    assert again.data() != net.data()
    training.save_checkpoint(2, again)
    assert checkpoint_data() == (2, again.data())
    assert from_data(again.data()).data() == again.data()


def test_a_net_learns_to_value_positions_as_greedy_does(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    training_run = training.SelfPlay(load({}), training.new_net(Random(2)), training.QUICK_RATE)
    for _ in range(4):
        training_run.imitate(0)
    errors = [float(line.rsplit(" ", 1)[1]) for line in capsys.readouterr().out.splitlines() if "error" in line]
    assert errors[-1] < errors[0] / 2


@pytest.mark.parametrize(("won", "replaced"), [(114, False), (115, True)])
def test_only_a_significantly_better_net_is_shipped(
    won: int, replaced: bool, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = small.read_text(encoding="utf-8")
    net = training.new_net(Random(3))
    monkeypatch.setattr(training, "EXAMINED", 200)
    monkeypatch.setattr(training, "train", lambda *_: net)
    monkeypatch.setattr(training, "evaluate", lambda *_: won)
    assert training.main(0.0) == 0
    after = small.read_text(encoding="utf-8")
    assert after == (json.dumps(net.data()) + "\n" if replaced else before)


def test_the_evaluation_is_played_from_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "EXAMINED", 2)
    net = from_data(json.loads(training.SHIPPED.read_text(encoding="utf-8")))
    assert training.evaluate(load({}), net) == 1, "against itself it wins from one of them"
