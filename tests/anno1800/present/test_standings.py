"""The standings as a viewer may know them (I2)."""

import pytest

from kontor.anno1800.content.catalog import CUBES
from kontor.engine.protocol import ALL_SEATS, NOBODY
from tests.anno1800.support.positions import Table


def influence(table: Table, viewer: int) -> list[int]:
    return [seat[0] for seat in table.game.presentation.standings(table.state, viewer).seats]


def with_visitors() -> Table:
    """Return a position in which both seats have expedition cards and the visitors for them."""
    table = Table(2, objectives="first_game")
    t = table.catalog
    worth = [name for card, name in enumerate(t.expeditions) if t.visitor_points[t.animal[card]]]
    for seat in range(2):
        table.expeditions(seat, *worth[seat * 2 : seat * 2 + 2]).cubes(seat, **dict.fromkeys(CUBES, 2))
    return table


@pytest.mark.rule("anno1800:I2")
def test_visitors_of_others_count_only_when_the_game_is_over() -> None:
    table = with_visitors()
    totals = [table.sheet(seat).total for seat in range(2)]
    spectator = influence(table, -1)
    assert spectator[0] < totals[0]
    assert spectator[1] < totals[1]
    assert influence(table, 0) == [totals[0], spectator[1]]
    assert influence(table, 1) == [spectator[0], totals[1]]
    assert influence(table, ALL_SEATS) == totals
    table.state.actor = NOBODY
    assert influence(table, -1) == influence(table, 0) == totals


def test_the_other_figures_are_open_to_all() -> None:
    table = with_visitors().gold(1, 11).hand(0, "fw03", "fw05")
    for viewer in (-1, 0, 1):
        seats = table.game.presentation.standings(table.state, viewer).seats
        assert [seat[1:] for seat in seats] == [[10, table.state.gold[0], 2], [10, 11, len(table.state.hands[1])]]
