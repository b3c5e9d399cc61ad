"""How the seats stand, as far as somebody may know it (I2)."""

import pytest

from kontor.anno1800.content.catalog import CUBES
from kontor.engine.protocol import ALL_SEATS, NOBODY
from tests.anno1800.support.positions import Table


def influence(table: Table, viewer: int) -> list[int]:
    return [seat[0] for seat in table.game.presentation.standings(table.state, viewer).seats]


def with_visitors() -> Table:
    """Both have expedition cards whose visitors they have."""
    table = Table(2, objectives="first_game")
    t = table.catalog
    worth = [name for card, name in enumerate(t.expeditions) if t.visitor_points[t.animal[card]]]
    for seat in range(2):
        table.expeditions(seat, *worth[seat * 2 : seat * 2 + 2]).cubes(seat, **dict.fromkeys(CUBES, 2))
    return table


@pytest.mark.rule("anno1800:I2")
def test_visitors_of_others_count_only_when_the_game_is_over() -> None:
    table = with_visitors()
    true = [table.sheet(seat).total for seat in range(2)]
    viewer = influence(table, -1)
    assert viewer[0] < true[0]
    assert viewer[1] < true[1]
    assert influence(table, 0) == [true[0], viewer[1]]
    assert influence(table, 1) == [viewer[0], true[1]]
    assert influence(table, ALL_SEATS) == true
    table.state.actor = NOBODY
    assert influence(table, -1) == influence(table, 0) == true


def test_the_other_figures_are_open_to_all() -> None:
    table = with_visitors().gold(1, 11).hand(0, "fw03", "fw05")
    for viewer in (-1, 0, 1):
        seats = table.game.presentation.standings(table.state, viewer).seats
        assert [seat[1:] for seat in seats] == [[10, table.state.gold[0], 2], [10, 11, len(table.state.hands[1])]]
