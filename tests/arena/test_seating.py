"""Seatings: every deal is played in every seating."""

from collections import Counter

import pytest

from kontor.arena.seating import bouts, circular_orders, lineups, rotations
from kontor.arena.simulate import game_seed
from kontor.engine.registry import load_game
from kontor.engine.rng import Rng


def test_two_bots_play_every_deal_from_both_sides() -> None:
    planned = bouts([("hard", "easy")], 10)
    assert len(planned) == 10
    for deal in range(5):
        assert {bout.seats for bout in planned if bout.deal == deal} == {("hard", "easy"), ("easy", "hard")}


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_bots_take_every_seat_and_every_neighbour(players: int) -> None:
    bots = ("expert", "hard", "medium", "easy")[:players]
    orders = len(circular_orders(bots))
    planned = bouts([bots], players * orders)
    assert len(planned) == players * orders
    for deal in range(orders):
        of_deal = [bout.seats for bout in planned if bout.deal == deal]
        for seat in range(players):
            assert {seats[seat] for seats in of_deal} == set(bots)
    followed = Counter(
        (seats[at], seats[(at + 1) % players]) for seats in (bout.seats for bout in planned) for at in range(players)
    )
    assert len(followed) == players * (players - 1)
    assert len(set(followed.values())) == 1


def test_one_among_equals_sits_at_every_seat() -> None:
    planned = bouts([("expert", "greedy", "greedy", "greedy")], 8)
    assert [bout.seats.index("expert") for bout in planned] == [0, 3, 2, 1] * 2


def test_equal_bots_have_one_seating_per_deal() -> None:
    planned = bouts([("expert",) * 4], 5)
    assert [bout.deal for bout in planned] == [0, 1, 2, 3, 4]
    assert rotations(("expert",) * 4) == [("expert",) * 4]


def test_more_bots_than_seats_play_in_all_groups() -> None:
    assert len(lineups(["random", "greedy", "easy", "hard"], 2)) == 6
    assert lineups(["hard", "easy", "hard"], 2) == [("hard", "easy"), ("hard", "hard")]
    assert lineups(["hard", "easy"], 3) == [("hard", "easy", "hard")]


def test_a_longer_tournament_begins_with_the_games_of_a_shorter_one() -> None:
    three = [("hard", "easy"), ("hard", "greedy"), ("easy", "greedy")]
    few, many = bouts(three, 4), bouts(three, 9)
    assert many[: len(few)] == few
    assert len(many) == 30, "the fifth deal is played from both sides by all pairs"


def test_there_are_never_fewer_games_than_requested() -> None:
    planned = bouts([("hard", "easy", "hard", "easy")], 20)
    assert len(planned) == 20
    assert {len({bout.seats for bout in planned if bout.deal == deal}) for deal in range(2)} == {2, 4}


def test_the_seatings_of_a_deal_share_its_cards() -> None:
    game = load_game("anno1800")
    options = game.settle_options({})
    deals = [game.deal(2, options, Rng(game_seed(6, 4), "deal")) for _ in range(2)]
    assert deals[0] == deals[1]
