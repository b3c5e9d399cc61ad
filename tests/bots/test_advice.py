"""Hints and reviews: the best moves and valid reasons for them, based only on what a seat knew."""

from pathlib import Path

import pytest

from kontor.anno1800.rules.state import Position
from kontor.bots.advice import advise, adviser, explain_move
from kontor.bots.anno1503 import reasons as reasons1503
from kontor.bots.base import ScoredMove, Thinker
from kontor.bots.budget import Budget
from kontor.bots.review import MOST, ReviewedMove, review, review_decision, turning_points
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.matches import load_match, new_match, reopen
from kontor.engine.protocol import Data
from kontor.engine.registry import load_game
from kontor.engine.rng import Rng
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Localizer, Translator
from tests.properties.support.positions import HIDDEN, every_position, rules, whole_game
from tools.harness.ship_example import BEGUN, ship_example
from tools.paths import RECORDS

PLAYED = [RECORDS / name for name in ("anno1503_3_victory.json", "anno1800_3_de_2.json", "anno1800_2_fr_1.json")]
EVERY = 13
"""Test every 13th line of a record."""


class Ranker(Thinker):
    """A bot that scores the first lines of every thing: 0 for ending the turn, else more the later it is listed."""

    def __init__(self, ways: int = 2, between: float = 1.0) -> None:
        super().__init__(Budget())
        self.ways = ways
        self.between = between
        self.views_asked: list[Data] = []

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        self.views_asked.append(decision.view())
        scores: list[ScoredMove] = []
        for number, thing in enumerate(decision.things()):
            for move in decision.complete(thing)[: self.ways]:
                scores.append(
                    ScoredMove(move, 0.0 if decision.game.text(move) == "end" else 1.0 + self.between * number)
                )
        return sorted(scores, key=lambda scored: -scored.value)


def decisions(path: Path) -> list[tuple[Match, int]]:
    """Return lines of a recorded game that a seat decided, as numbers from 1."""
    match = load_match(path)
    return [(match, line) for line in range(1, len(match.moves) + 1, EVERY) if match.seats[line - 1] >= 0]


def test_goods_made_ahead_are_judged_by_what_they_pay_for() -> None:
    match = reopen(ship_example())
    lines = [reviewed.line for reviewed in review(match, 0, adviser("anno1800", 0.05), first=BEGUN + 1)]
    assert lines == [BEGUN + 2, BEGUN + 3, BEGUN + 4]


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_the_best_moves_do_different_things(game: str) -> None:
    match = new_match(game, ["Ada", "Ben"], seed=12)
    decision = Decision(match.game, match.state)
    hints = advise(decision, Ranker(), Rng(1), most=3)
    assert [hint.value for hint in hints] == sorted([hint.value for hint in hints], reverse=True)
    things = [match.game.text(thing) for thing in decision.things() if match.game.text(thing) != "end"]
    assert [hint.thing for hint in hints] == things[:-4:-1]
    assert all(match.why_not(match.game.text(hint.move)) is None for hint in hints)
    assert all(1 <= len(hint.reasons) <= 3 for hint in hints)


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
def test_reasons_do_not_depend_on_hidden_information(path: Path) -> None:
    for match, line in decisions(path):
        game, state = match.game, match.state_after(line - 1)
        view = game.view(state, state.actor)
        for thing in game.things(state):
            move = game.complete(state, thing)[0]
            reasons = explain_move(game, view, move, Rng(1))
            assert reasons, game.text(move)
            for world in range(2, 5):
                assert explain_move(game, view, move, Rng(world)) == reasons, game.text(move)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_do_not_depend_on_hidden_hands(players: int) -> None:
    match = whole_game(players, HIDDEN[0], keen=False)
    game, moves = rules(), 0
    for index, (state, _) in enumerate(every_position(match)):
        if state.actor < 0 or index % 29:
            continue
        worlds = [game.imagine(game.view(state, state.actor), Rng(index, number)) for number in range(3)]
        for move in game.legal(state):
            reasons = [reasons1503.explain_move(game, world, move) for world in (state, *worlds)]
            assert all(other == reasons[0] for other in reasons)
            moves += 1
    assert moves > 100


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_reasons_are_rendered_in_all_languages(path: Path) -> None:
    for match, line in decisions(path):
        state = match.state_after(line - 1)
        phrases = explain_move(match.game, match.game.view(state, state.actor), match.moves[line - 1], Rng(line))
        for phrase in phrases:
            # A number under the name of a vocabulary family would be rendered as a name and would not choose a plural.
            families = {
                match.game.presentation.vocabulary.get(name)
                for name, value in phrase.args.items()
                if isinstance(value, int)
            }
            assert families <= {None, "player"}, phrase
        for language in LANGUAGES:
            localizer = Localizer(Translator(language), match.game, match.players)
            for phrase in phrases:
                sentence = localizer.render(phrase)
                assert sentence != phrase.key
                assert not set(sentence) & set("{}$"), sentence


def reason_keys(match: Match, line: str) -> list[str]:
    phrases = explain_move(match.game, match.view(match.actor), match.game.parse(line), Rng(1))
    return [phrase.key.removeprefix(f"advice-{match.game.name}-") for phrase in phrases]


def test_the_most_important_reason_comes_first_in_anno1503() -> None:
    changed: Data = {"victory": {"gold": 8, "points_to_win": 1}}
    match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed=changed)
    assert reason_keys(match, "sell wood 1") == ["wins", "point"]
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    assert reason_keys(match, "sell wood 1") == ["gold"]
    assert reason_keys(match, "look 1 a2") == ["unknown"]
    match.play("look 1 a2")
    assert reason_keys(match, "keep") == ["step", "cheaper"]
    match.play("leave")
    assert reason_keys(match, "look 1 a2") == ["known"]
    assert reason_keys(match, "end") == ["end"]


def test_the_most_important_reason_comes_first_in_anno1800() -> None:
    match = load_match(PLAYED[1])
    counts: dict[str, int] = {}
    for line in range(1, len(match.moves) + 1):
        state, after = match.state_after(line - 1), match.state_after(line)
        assert isinstance(state, Position)
        assert isinstance(after, Position)
        move = match.game.text(match.moves[line - 1])
        phrases = explain_move(match.game, match.game.view(state, state.actor), match.moves[line - 1], Rng(1))
        first = phrases[0].key.removeprefix("advice-anno1800-")
        if after.fireworks != state.fireworks:
            assert first == "fireworks"
        elif move.startswith("play "):
            assert any(phrase.key == "advice-anno1800-points" for phrase in phrases)
        elif move == "festival":
            keys_of_move = {phrase.key.removeprefix("advice-anno1800-") for phrase in phrases}
            assert keys_of_move & {"home", "useful"}
        counts[first] = counts.get(first, 0) + 1
    assert {"fireworks", "points", "payable", "at-once", "end"} <= set(counts)


def played() -> Match:
    """Return a match with three decisions of Ada: the best for `Ranker`, a worse one and the worst."""
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    assert match.things()[-2] == "look 1 a4"
    for line in ("look 1 a4", "leave", "end"):
        match.play(line)
    return match


def test_decisions_are_compared_with_the_best_move() -> None:
    match = played()
    reviewed = list(review(match, 0, Ranker()))
    assert [each.line for each in reviewed] == [2, 3, 4]
    assert (reviewed[0].round, reviewed[0].behind) == (1, 0.0)
    for each in reviewed:
        text = match.game.text(each.played)
        assert each.behind == max(0.0, each.best_value - each.value)
        assert (each.reasons == []) == (each.behind == 0.0)
        assert (text == match.game.text(each.best)) == (each.behind == 0.0)
    last = reviewed[-1]
    assert (match.game.text(last.played), last.value) == ("end", 0.0)
    assert last in turning_points(reviewed)
    assert [each.line for each in review(match, 0, Ranker(), first=3, last=3)] == [3]
    assert list(review(match, 1, Ranker(), last=3)) == []


def test_forced_moves_are_not_reviewed() -> None:
    match = load_match(PLAYED[0])
    forced = [
        line
        for line in range(1, len(match.moves) + 1)
        if match.seats[line - 1] >= 0 and len(match.game.legal(match.state_after(line - 1))) == 1
    ]
    assert forced
    assert all(review_decision(match, line, Ranker()) is None for line in forced)


@pytest.mark.parametrize("path", PLAYED[:2], ids=lambda path: path.stem)
def test_a_review_uses_only_what_the_seat_knew_then(path: Path) -> None:
    match = load_match(path)
    thinker = Ranker(ways=1)
    lines = [one.line for one in review(match, 1, thinker, 1, 40)]
    states = {line: match.state_after(line - 1) for line in lines}
    views = [match.game.view(state, 1) for state in states.values()]
    assert all(view in thinker.views_asked for view in views)
    assert all(view in views for view in thinker.views_asked)


def test_every_way_to_do_a_thing_counts_like_the_best_way() -> None:
    match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    ways = match.ways("build sawmill")
    match.play(ways[-1])
    judged = review_decision(match, 1, Ranker(ways=1, between=0.5))
    assert judged is not None
    assert judged.value == 1.0


def test_losses_are_capped() -> None:
    match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    match.play(match.ways("build sawmill")[0])
    judged = review_decision(match, 1, Ranker(between=50.0))
    assert judged is not None
    assert judged.behind == 20.0
    best, *others = advise(Decision(match.game, match.state_after(0)), Ranker(between=50.0), Rng(1))
    assert {best.value - advice.value for advice in others} == {20.0}


class RankerWithoutEnd(Ranker):
    """A ranker that does not score ending the turn."""

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        return [scored for scored in super().score_moves(decision, rng) if decision.game.text(scored.move) != "end"]


class OneMoveRanker(Ranker):
    """A ranker that scores only one move."""

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        return super().score_moves(decision, rng)[:1]


def test_an_unscored_move_counts_like_the_worst_and_never_as_good() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    number = len(match.things()) - 1
    match.play("end")
    judged = review_decision(match, 2, RankerWithoutEnd())
    assert judged is not None
    assert (judged.best_value, judged.value) == (float(number), 1.0)
    assert (judged.scored, judged.good, judged.turning) == (False, False, True)
    alone = review_decision(match, 2, OneMoveRanker())
    assert alone is not None
    # An unscored move is neither a loss nor a good decision.
    assert (alone.behind, alone.scored, alone.good, alone.turning) == (0.0, False, False, False)


@pytest.mark.parametrize(("unit", "small", "large"), [("points", 0.49, 0.5), ("chance", 0.019, 0.021)])
def test_small_losses_are_good_and_large_ones_turn_the_game(unit: str, small: float, large: float) -> None:
    one, other = (ReviewedMove(line, 1, "a", 0.0, "b", loss, [], unit) for line, loss in ((1, small), (2, large)))
    assert (one.good, one.turning, other.good, other.turning) == (True, False, False, True)
    assert turning_points([one, other]) == [other]
    many = [ReviewedMove(line, 1, "a", 0.0, "b", float(line), [], unit) for line in range(1, 31)]
    assert [each.line for each in turning_points(many)] == list(range(31 - MOST, 31))


class InconsistentRanker(Ranker):
    """A ranker that considers ending the turn the best move at every other call."""

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        scores = super().score_moves(decision, rng)
        return (
            scores if len(self.views_asked) % 2 else [ScoredMove(scores[-1].move, scores[0].value + 1.0), *scores[:-1]]
        )


def test_only_a_loss_confirmed_by_a_second_search_counts() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    match.play("end")
    consistent = review_decision(match, 2, Ranker())
    assert consistent is not None
    assert consistent.turning
    inconsistent = review_decision(match, 2, InconsistentRanker())
    assert inconsistent is not None
    assert (inconsistent.behind, inconsistent.good) == (0.0, True)


def test_a_move_still_possible_later_in_the_turn_is_not_a_loss_yet() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    better = match.things()[-2]
    for line in ("sell wood 1", "end"):
        match.play(line)
    first, last = review(match, 0, Ranker())
    assert (first.good, first.reasons) == (True, [])
    assert last.turning
    assert match.game.text(last.best) == better
