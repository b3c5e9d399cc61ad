"""Hints and reviews: the best moves with reasons that hold, by what a seat knew and nothing else."""

from pathlib import Path

import pytest

from kontor.bots.advice import advise, reasons_for
from kontor.bots.base import ScoredMove, Thinker
from kontor.bots.budget import Budget
from kontor.bots.review import MOST, ReviewedMove, review, review_decision, turning_points
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.matches import load_match, new_match
from kontor.engine.protocol import Data
from kontor.engine.registry import load_game
from kontor.engine.rng import Rng
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Localizer, Translator
from tools.paths import RECORDS

PLAYED = [RECORDS / name for name in ("anno1503_3_victory.json", "anno1800_3_de_2.json", "anno1800_2_fr_1.json")]
EVERY = 13
"""Every so many lines of a record are looked at."""


class Ranker(Thinker):
    """Weighs the first lines of all things: what ends the turn is worth nothing, others more the later they stand."""

    def __init__(self, ways: int = 2, between: float = 1.0) -> None:
        super().__init__(Budget())
        self.ways = ways
        self.between = between
        self.seen: list[Data] = []

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        self.seen.append(decision.view())
        found: list[ScoredMove] = []
        for number, thing in enumerate(decision.things()):
            for move in decision.complete(thing)[: self.ways]:
                found.append(
                    ScoredMove(move, 0.0 if decision.game.text(move) == "end" else 1.0 + self.between * number)
                )
        return sorted(found, key=lambda scored: -scored.value)


def decisions(path: Path) -> list[tuple[Match, int]]:
    """Lines of a recorded game in which a seat decided something, counted from 1."""
    match = load_match(path)
    return [(match, line) for line in range(1, len(match.moves) + 1, EVERY) if match.seats[line - 1] >= 0]


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_the_best_moves_do_different_things(game: str) -> None:
    match = new_match(game, ["Ada", "Ben"], seed=12)
    decision = Decision(match.game, match.state)
    found = advise(decision, Ranker(), Rng(1), most=3)
    assert [one.value for one in found] == sorted([one.value for one in found], reverse=True)
    things = [match.game.text(thing) for thing in decision.things() if match.game.text(thing) != "end"]
    assert [one.thing for one in found] == things[:-4:-1]
    assert all(match.why_not(match.game.text(one.move)) is None for one in found)
    assert all(1 <= len(one.reasons) <= 3 for one in found)


@pytest.mark.parametrize(
    ("name", "line", "thing"),
    [
        ("anno1800", "use fw12", "use fw12"),
        ("anno1800", "use fw24 at home", "use fw24"),
        ("anno1800", "swap fw01 fw02", "swap"),
        ("anno1800", "build brewery at 12: work 2, work 6", "build brewery"),
        ("anno1800", "build merchant 2 at 31", "build merchant 2"),
        ("anno1800", "recall worker from 12", "recall worker"),
        ("anno1503", "pioneer school", "pioneer school"),
        ("anno1503", "sell wood 1", "sell wood 1"),
    ],
)
def test_every_line_belongs_to_a_thing(name: str, line: str, thing: str) -> None:
    game = load_game(name)
    assert game.text(game.thing_of(game.parse(line))) == thing


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_reasons_hold_in_every_world_that_fits_what_the_seat_knows(path: Path) -> None:
    for match, line in decisions(path):
        game, state = match.game, match.state_after(line - 1)
        view = game.view(state, state.actor)
        for thing in game.things(state):
            move = game.complete(state, thing)[0]
            told = reasons_for(game, view, move, Rng(1))
            assert told, game.text(move)
            for world in range(2, 5):
                assert reasons_for(game, view, move, Rng(world)) == told, game.text(move)


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_reasons_are_told_in_all_languages(path: Path) -> None:
    for match, line in decisions(path):
        state = match.state_after(line - 1)
        found = reasons_for(match.game, match.game.view(state, state.actor), match.moves[line - 1], Rng(line))
        for phrase in found:
            # A number under the name of a family would be told as a name, and chooses no plural.
            families = {
                match.game.presentation.vocabulary.get(name)
                for name, value in phrase.args.items()
                if isinstance(value, int)
            }
            assert families <= {None, "player"}, phrase
        for language in LANGUAGES:
            localizer = Localizer(Translator(language), match.game, match.players)
            for phrase in found:
                told = localizer.render(phrase)
                assert told != phrase.key
                assert not set(told) & set("{}$"), told


def keys(match: Match, line: str) -> list[str]:
    found = reasons_for(match.game, match.view(match.actor), match.game.parse(line), Rng(1))
    return [phrase.key.removeprefix(f"advice-{match.game.name}-") for phrase in found]


def test_what_counts_most_is_said_first_in_anno1503() -> None:
    changed: Data = {"victory": {"gold": 8, "points_to_win": 1}}
    match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed=changed)
    assert keys(match, "sell wood 1") == ["wins", "point"]
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    assert keys(match, "sell wood 1") == ["gold"]
    assert keys(match, "look 1 a2") == ["unknown"]
    match.play("look 1 a2")
    assert keys(match, "keep") == ["step", "cheaper"]
    match.play("leave")
    assert keys(match, "look 1 a2") == ["known"]
    assert keys(match, "end") == ["end"]


def test_what_counts_most_is_said_first_in_anno1800() -> None:
    match = load_match(PLAYED[1])
    seen: dict[str, int] = {}
    for line in range(1, len(match.moves) + 1):
        state = match.state_after(line - 1)
        move = match.game.text(match.moves[line - 1])
        found = reasons_for(match.game, match.game.view(state, state.actor), match.moves[line - 1], Rng(1))
        first = found[0].key.removeprefix("advice-anno1800-")
        if match.state_after(line).fireworks != state.fireworks:  # type: ignore[attr-defined]
            assert first == "fireworks"
        elif move.startswith("play "):
            assert any(phrase.key == "advice-anno1800-points" for phrase in found)
        elif move == "festival":
            told = {phrase.key.removeprefix("advice-anno1800-") for phrase in found}
            assert told & {"home", "useful"}
        seen[first] = seen.get(first, 0) + 1
    assert {"fireworks", "points", "payable", "at-once", "end"} <= set(seen)


def played() -> Match:
    """Three decisions of Ada's: what `Ranker` likes best, what it likes less, and the worst."""
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    assert match.things()[-2] == "look 1 a4"
    for line in ("look 1 a4", "leave", "end"):
        match.play(line)
    return match


def test_decisions_are_compared_with_the_best_move() -> None:
    match = played()
    found = list(review(match, 0, Ranker()))
    assert [one.line for one in found] == [2, 3, 4]
    assert (found[0].round, found[0].behind) == (1, 0.0)
    for one in found:
        text = match.game.text(one.played)
        assert one.behind == max(0.0, one.best_value - one.value)
        assert (one.reasons == []) == (one.behind == 0.0)
        assert (text == match.game.text(one.best)) == (one.behind == 0.0)
    last = found[-1]
    assert (match.game.text(last.played), last.value) == ("end", 0.0)
    assert last in turning_points(found)
    assert [one.line for one in review(match, 0, Ranker(), first=3, last=3)] == [3]
    assert list(review(match, 1, Ranker(), last=3)) == []


def test_where_there_is_no_choice_nothing_is_judged() -> None:
    match = load_match(PLAYED[0])
    forced = [
        line
        for line in range(1, len(match.moves) + 1)
        if match.seats[line - 1] >= 0 and len(match.game.legal(match.state_after(line - 1))) == 1
    ]
    assert forced
    assert all(review_decision(match, line, Ranker()) is None for line in forced)


@pytest.mark.parametrize("path", PLAYED[:2], ids=lambda path: path.stem)
def test_a_review_knows_what_the_seat_knew_then(path: Path) -> None:
    match = load_match(path)
    thinker = Ranker(ways=1)
    lines = [one.line for one in review(match, 1, thinker, 1, 40)]
    states = {line: match.state_after(line - 1) for line in lines}
    views = [match.game.view(state, 1) for state in states.values()]
    assert all(view in thinker.seen for view in views)
    assert all(view in views for view in thinker.seen)


def test_another_way_to_do_the_same_thing_counts_like_the_best_way() -> None:
    match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    ways = match.ways("build sawmill")
    match.play(ways[-1])
    judged = review_decision(match, 1, Ranker(ways=1, between=0.5))
    assert judged is not None
    assert judged.value == 1.0


def test_no_move_counts_as_further_behind_than_people_can_make_sense_of() -> None:
    match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    match.play(match.ways("build sawmill")[0])
    judged = review_decision(match, 1, Ranker(between=50.0))
    assert judged is not None
    assert judged.behind == 20.0
    best, *others = advise(Decision(match.game, match.state_after(0)), Ranker(between=50.0), Rng(1))
    assert {best.value - advice.value for advice in others} == {20.0}


class Blind(Ranker):
    """Never weighs the end of a turn."""

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        return [scored for scored in super().score_moves(decision, rng) if decision.game.text(scored.move) != "end"]


class Certain(Ranker):
    """Weighs one move only."""

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        return super().score_moves(decision, rng)[:1]


def test_what_is_not_weighed_counts_like_the_worst_of_the_rest_and_never_as_good() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    number = len(match.things()) - 1
    match.play("end")
    judged = review_decision(match, 2, Blind())
    assert judged is not None
    assert (judged.best_value, judged.value) == (float(number), 1.0)
    assert (judged.scored, judged.good, judged.turning) == (False, False, True)
    alone = review_decision(match, 2, Certain())
    assert alone is not None
    # Nothing is known about it: neither a loss nor a good decision.
    assert (alone.behind, alone.scored, alone.good, alone.turning) == (0.0, False, False, False)


@pytest.mark.parametrize(("unit", "small", "large"), [("points", 0.49, 0.5), ("chance", 0.019, 0.021)])
def test_small_losses_are_good_and_large_ones_turn_the_game(unit: str, small: float, large: float) -> None:
    one, other = (ReviewedMove(line, 1, "a", 0.0, "b", loss, [], unit) for line, loss in ((1, small), (2, large)))
    assert (one.good, one.turning, other.good, other.turning) == (True, False, False, True)
    assert turning_points([one, other]) == [other]
    many = [ReviewedMove(line, 1, "a", 0.0, "b", float(line), [], unit) for line in range(1, 31)]
    assert [judged.line for judged in turning_points(many)] == list(range(31 - MOST, 31))


class Wavering(Ranker):
    """Finds at every other look that the end of the turn is the best there is."""

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        found = super().score_moves(decision, rng)
        return found if len(self.seen) % 2 else [ScoredMove(found[-1].move, found[0].value + 1.0), *found[:-1]]


def test_only_what_is_found_twice_is_a_loss() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    match.play("end")
    sure = review_decision(match, 2, Ranker())
    assert sure is not None
    assert sure.turning
    doubted = review_decision(match, 2, Wavering())
    assert doubted is not None
    assert (doubted.behind, doubted.good) == (0.0, True)


def test_what_can_still_be_done_is_lost_only_by_who_never_does_it() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    better = match.things()[-2]
    for line in ("sell wood 1", "end"):
        match.play(line)
    first, last = review(match, 0, Ranker())
    assert (first.good, first.reasons) == (True, [])
    assert last.turning
    assert match.game.text(last.best) == better
