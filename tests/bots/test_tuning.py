"""Tuning weights: it finds better weights despite noise and can be resumed."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from kontor.bots.anno1800.learned_weights import built_in_learned
from kontor.bots.anno1800.weights import changed
from tools.training import deals_anno1800 as deals
from tools.training import tune_anno1800 as tune
from tools.training.deals_anno1800 import POINTS_PER_ROUND, Ended, game_quality
from tools.training.tune_anno1800 import DEALS, SEARCHES, TUNED, ResultFile, Trial, bot, gain, generations


def test_better_weights_are_found_despite_noise() -> None:
    """The best "action" is one step higher, the best "gold" one step lower, and the noise is larger than either."""
    noise = Random(1)
    weights, steps, _ = TUNED[2]

    def off(name: str, best: dict[str, float], wanted: float) -> float:
        return (best[name] - weights[name]) / steps[name] - wanted

    def play(trials: Sequence[Trial]) -> list[float]:
        return [
            100
            - 5 * off("action", trial_weights, 1) ** 2
            - 5 * off("gold", trial_weights, -1) ** 2
            + noise.gauss(0.0, 5.0)
            for trial_weights, _ in trials
        ]

    *_, (_, best) = islice(generations(2, 1, play), 150)
    assert abs(off("action", best, 1)) < 0.5
    assert abs(off("gold", best, -1)) < 0.5
    assert min(best.values()) >= 0


def test_all_weights_of_a_generation_play_the_same_deals() -> None:
    rounds: list[Sequence[Trial]] = []

    def play(trials: Sequence[Trial]) -> list[float]:
        rounds.append(trials)
        return [0.0] * len(trials)

    list(islice(generations(4, 50, play), 2))
    for number, trials in enumerate(rounds):
        assert {trial.deal for trial in trials} == set(range(50 + DEALS * number, 50 + DEALS * (number + 1)))
        assert len({tuple(trial.weights.items()) for trial in trials}) == len(trials) // DEALS > 1


@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_is_reproducible(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHES, players, (1, 1, 25))
    weights, steps, course = TUNED[players]
    assert gain(players, Trial(weights, 3)) == gain(players, Trial(weights, 3))
    assert set(steps) <= set(weights)
    assert bot(weights, players).parameters.learned == built_in_learned(course)


def test_the_gain_of_a_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "play_deal", lambda *_: Ended([60, 100, 80, 70], 30))
    assert gain(4, Trial({}, 1)) == game_quality(Ended([60, 100, 80, 70], 30)) == 100 - 30 * POINTS_PER_ROUND
    monkeypatch.setattr(deals, "play_deal", lambda *_: Ended([60, 100], 30))
    assert gain(2, Trial({}, 1)) == 0.0, "40 behind from one seat, 40 ahead from the other"


def test_remembered_trials_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play_deal(bots: object, deal: int, *_: object) -> Ended:
        played.append(deal)
        return Ended([deal, 0, 0, 0], 0)

    monkeypatch.setattr(tune, "play_deal", play_deal)
    path = tmp_path / "4.jsonl"
    trials = [Trial({}, deal) for deal in range(10, 16)]
    assert ResultFile(4, path).play(trials[:4]) == [10, 11, 12, 13]
    path.write_text(path.read_text(encoding="utf-8")[:-3], encoding="utf-8")
    assert ResultFile(4, path).play(trials) == [10, 11, 12, 13, 14, 15]
    assert played == [10, 11, 12, 13, 13, 14, 15], "the last line was cut off, as when a program is killed"
    assert ResultFile(4, path).play(trials) == [10, 11, 12, 13, 14, 15]
    assert len(played) == 7


def test_three_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune.main(1.0, 3) == 2
    assert "2 or 4 players" in capsys.readouterr().err


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(KeyError):
        changed({"luck": 1.0})
