"""The ladder: stopping rules, output, and a small fixed share of its games. `make ladder` plays all of them."""

import random
from pathlib import Path

import pytest

from kontor.anno1800.game import load
from kontor.arena.allowance import Allowance
from kontor.arena.intervals import interval
from kontor.arena.seating import Bout, bouts
from kontor.arena.simulate import Outcome
from kontor.arena.tally import PlayedBouts, times_of
from kontor.arena.times import Times
from kontor.arena.tournament import play_tournament
from kontor.bots.base import SECONDS
from kontor.engine.record import read_file, read_record
from tests.arena.support.quick import CHANGED
from tools.ladder import counts as ladder_counts
from tools.ladder import page as ladder_page
from tools.ladder import run as ladder
from tools.ladder.claims import (
    CLAIMS,
    GROUP,
    LOOKS_AT_COUNT,
    SURE,
    Z_OF_LOOKS,
    Claim,
    beats,
    four_experts,
    in_time,
    log_likelihood_ratio,
)
from tools.paths import RECORDS

GREEDY = beats("anno1503", ("greedy", "random"), 0.65)


def quick(claim: Claim, games: int = 4) -> Claim:
    """Return the claim with games that end quickly."""
    return claim._replace(settings=claim.settings._replace(games=games, changed=CHANGED))


def results(claim: Claim, victories: int, games: int) -> PlayedBouts:
    """Return games of the claim's lineup of which its first bot wins this number."""
    planned = bouts(claim.settings.lineups, games)
    best = claim.settings.lineups[0][0]
    played: list[tuple[Bout, Outcome]] = []
    for number, bout in enumerate(planned):
        mine = bout.seats.index(best)
        winner = mine if number < victories else (mine + 1) % len(bout.seats)
        played.append((bout, Outcome([winner], {"winners": [winner]}, 30, 90)))
    return played


@pytest.mark.parametrize(
    ("victories", "games", "enough", "holds"),
    [
        (40, 40, True, True),
        (26, 40, False, True),
        (10, 40, True, False),
        (120, 160, True, True),
        (110, 160, False, True),
        (66 * 4, 400, True, True),
        (259, 400, True, False),
    ],
)
def test_a_pair_is_judged_once_its_share_is_clear(victories: int, games: int, enough: bool, holds: bool) -> None:
    verdict = GREEDY.judge(results(GREEDY, victories, games))
    assert (verdict.enough, verdict.holds, verdict.games) == (enough, holds, games)


def test_ten_repeated_intervals_hold_together_in_95_of_100_cases() -> None:
    rng = random.Random(6)
    missed = 0
    for _ in range(3000):
        won = 0
        for look in range(1, LOOKS_AT_COUNT + 1):
            won += sum(rng.random() < 0.65 for _ in range(GROUP))
            low, high = interval(won, look * GROUP, Z_OF_LOOKS)
            if not low <= 0.65 <= high:
                missed += 1
                break
    assert missed / 3000 < 0.06


def test_a_claim_of_90_of_100_needs_a_narrower_margin() -> None:
    claim = next(claim for claim in CLAIMS if claim.name == "anno1503-expert-greedy-2")
    assert not claim.judge(results(claim, 75, 80)).enough, "at five points apart it would be"
    assert claim.judge(results(claim, 80, 80)).enough


@pytest.mark.parametrize(("target", "apart"), [(0.65, 0.05), (0.9, 0.03)])
def test_a_clear_share_is_rarely_misjudged(target: float, apart: float) -> None:
    rng = random.Random(7)
    mistaken = 0
    for number in range(2000):
        side = 1 if number % 2 else -1
        won = games = 0
        while games < GROUP * LOOKS_AT_COUNT:
            games += GROUP
            won += sum(rng.random() < target + side * apart for _ in range(GROUP))
            if abs(log_likelihood_ratio(won, games, target, apart)) >= SURE:
                break
        mistaken += (won / games >= target) != (side > 0)
    assert mistaken / 2000 < 0.06


def test_the_ladder_has_all_claims() -> None:
    names = {claim.name for claim in CLAIMS}
    assert len(names) == len(CLAIMS)
    for game in ("anno1503", "anno1800"):
        for pair in ("medium-easy", "hard-medium", "expert-hard", "expert-greedy"):
            assert {f"{game}-{pair}-2", f"{game}-{pair}-timed"} <= names
        assert f"{game}-expert-greedy-4" in names
    assert "anno1800-expert-4" in names
    assert all(len(bouts(claim.settings.lineups, claim.settings.games)) in (20, 40) for claim in CLAIMS)


def test_decisions_late_by_more_than_half_fail() -> None:
    claim = in_time("anno1503", ("easy", "medium"))
    for slowest, holds in ((1.4, True), (1.6, False)):
        times = [Times(), Times()]
        for seconds in (0.9, slowest):
            times[0].add(seconds * SECONDS["easy"], 1.1 * SECONDS["easy"])
        verdict = claim.judge([(Bout(0, ("easy", "medium")), Outcome([0], {"winners": [0]}, 9, 9, times=times))])
        assert verdict.holds == holds
        assert "easy 2 decisions, 50.00% late" in verdict.shown


def test_four_experts_are_judged_by_points_and_length() -> None:
    claim = four_experts(100, 35)
    for scores, rounds, holds in (([90, 110], 35, True), ([90, 99], 30, False), ([90, 110], 36, False)):
        verdict = claim.judge([(Bout(0, ("expert",) * 2), Outcome([1], {"scores": scores}, rounds, 9))])
        assert verdict.holds == holds


def test_the_ladder_plays_resumes_verifies_and_writes_its_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Before\n{ladder_page.BEGIN}\nof yesterday\n{ladder_page.END}\n# After\n")
    claims = [quick(GREEDY)._replace(groups=2), quick(beats("anno1503", ("random", "greedy"), 0.65))]
    assert ladder.main("", claims, tmp_path / "ladder", page) == 1, "random does not beat greedy"
    out = capsys.readouterr().out
    assert "holds  anno1503: greedy against random" in out
    assert "FAILS  anno1503: random against greedy" in out
    records = sorted((tmp_path / "ladder" / "records").rglob("*.json"))
    assert f"holds  {len(records)} of {len(records)} records verify" in out
    text = page.read_text()
    assert text.startswith("# Before\n")
    assert text.endswith("# After\n")
    assert "yesterday" not in text
    assert "| anno1503: random against greedy |" in text
    assert "**fails**" in text

    monkeypatch.setattr("kontor.arena.tournament.play_each", lambda games, *_, **__: (_ for _ in games[:0]))
    assert ladder.main("anno1503-greedy", claims, tmp_path / "ladder", page) == 0, "nothing is played again"
    records[0].write_text(records[0].read_text().replace('"winners": [0]', '"winners": [1]').replace("end", "ebb"))
    assert ladder.verify_all(records)[1]
    before = ladder.run(claims[0], tmp_path / "ladder")
    assert before.minutes > 0, "over all runs"
    records[1].unlink()
    assert ladder.verify_all(records[:2])[0] == 0, "a record that is missing does not verify"


def test_an_interrupted_ladder_exits_with_130(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(claim: Claim, folder: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "run", stop)
    assert ladder.main("", [quick(GREEDY)], tmp_path, None) == 130


def test_the_ladder_stops_if_the_program_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kontor.arena.tournament.own_fingerprint", lambda game, timed: "of yesterday")
    assert ladder.main("", [quick(GREEDY)], tmp_path, None) == 2
    assert capsys.readouterr().err.count("The program changed") == 1


def test_an_unknown_claim_is_refused(tmp_path: Path) -> None:
    assert ladder.main("chess", [quick(GREEDY)], tmp_path, None) == 2


SHARE = [claim for claim in CLAIMS if not claim.name.endswith("timed")]


@pytest.mark.parametrize("claim", SHARE, ids=lambda claim: claim.name)
def test_a_share_of_each_claim_is_played_and_verifies(claim: Claim, tmp_path: Path) -> None:
    settings = claim.settings._replace(games=1, max_rounds=1, allowance=Allowance(looks=5))
    row = ladder.run(claim._replace(settings=settings, groups=1), tmp_path)
    assert row.verdict.games == len(bouts(settings.lineups, 1)) == len(row.records)
    good, bad = ladder.verify_all(row.records)
    assert (good, bad) == (row.verdict.games, [])


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_a_share_of_the_timed_games_is_measured(game: str, tmp_path: Path) -> None:
    """Only `make ladder` judges whether the times are kept, since other tests run at the same time here."""
    claim = in_time(game, ("medium", "easy"))
    settings = claim.settings._replace(games=1, max_rounds=1, records=tmp_path)
    played = list(play_tournament(settings, workers=1))
    verdict = claim.judge(played)
    for bot in ("medium", "easy"):
        times = times_of(bot, played)
        assert f"{bot} {times.count} decisions" in verdict.shown
        assert 0 < times.mean < 10 * SECONDS[bot]


def test_used_components_are_counted_from_records() -> None:
    paths = [path for path in sorted(RECORDS.glob("anno1800_*.json")) if '"result"' in path.read_text()][:2]
    counts = ladder_counts.count(paths)
    records = [read_record(read_file(path)) for path in paths]
    assert (counts.games, counts.seats) == (2, sum(len(record.players) for record in records))
    lines = [line.split()[1] for record in records for line in record.moves if line[0] != "*"]
    for action in ("build", "play", "hire", "end"):
        assert counts.things[f"action: {action}"].times == lines.count(action)
    played = sum(of.times for thing, of in counts.things.items() if thing.startswith("card played"))
    assert played == lines.count("play")
    assert all(of.used <= of.chances and of.won <= of.used for of in counts.things.values())
    winners = sum(of.won for thing, of in counts.things.items() if thing == "action: end")
    assert winners == 2
    assert len(ladder_counts.whole_table(counts).splitlines()) == 2 + len(counts.things)


def test_unused_cards_and_dominating_things_are_reported() -> None:
    t = load({}).catalog
    things = {f"card played: {card}": ladder_counts.Count(40, 30, 7.5, 30) for card in t.cards[:5]}
    things["card played: dead"] = ladder_counts.Count(40, 0, 0, 0)
    things["card played: seldom"] = ladder_counts.Count(40, 2, 1, 2)
    things["card played: unseen"] = ladder_counts.Count(1, 0, 0, 0)
    things["action: swap"] = ladder_counts.Count(160, 60, 50, 200)
    counts = ladder_counts.Counts(40, 160, things)
    assert ladder_counts.never(counts) == ["card played: dead (0 of 40)"]
    assert ladder_counts.rare(counts) == ["card played: seldom (2 of 40)"]
    assert ladder_counts.outliers(counts) == ["action: swap (83% of 60 users)"]
    assert "action: swap (83% of 60 users)" in ladder_counts.findings(counts)
