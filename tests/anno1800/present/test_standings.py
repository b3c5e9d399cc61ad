"""The standings as a viewer may know them (I2)."""

import pytest

from kontor.anno1800.content.catalog import CUBES
from kontor.engine.protocol import ALL_SEATS, NOBODY
from tests.anno1800.support.positions import Scenario


def influence(scenario: Scenario, viewer: int) -> list[int]:
    return [seat[0] for seat in scenario.game.presentation.standings(scenario.state, viewer).seats]


def with_visitors() -> Scenario:
    """Return a position in which both seats have expedition cards and the visitors for them."""
    scenario = Scenario(2, objectives="first_game")
    t = scenario.catalog
    worth = [name for card, name in enumerate(t.expeditions) if t.visitor_points[t.animal[card]]]
    for seat in range(2):
        scenario.expeditions(seat, *worth[seat * 2 : seat * 2 + 2]).cubes(seat, **dict.fromkeys(CUBES, 2))
    return scenario


@pytest.mark.rule("anno1800:I2")
def test_visitors_of_others_count_only_when_the_game_is_over() -> None:
    scenario = with_visitors()
    totals = [scenario.sheet(seat).total for seat in range(2)]
    spectator = influence(scenario, -1)
    assert spectator[0] < totals[0]
    assert spectator[1] < totals[1]
    assert influence(scenario, 0) == [totals[0], spectator[1]]
    assert influence(scenario, 1) == [spectator[0], totals[1]]
    assert influence(scenario, ALL_SEATS) == totals
    scenario.state.actor = NOBODY
    assert influence(scenario, -1) == influence(scenario, 0) == totals


def test_the_other_figures_are_open_to_all() -> None:
    scenario = with_visitors().gold(1, 11).hand(0, "fw03", "fw05")
    for viewer in (-1, 0, 1):
        seats = scenario.game.presentation.standings(scenario.state, viewer).seats
        assert [seat[1:] for seat in seats] == [[10, scenario.state.gold[0], 2], [10, 11, len(scenario.state.hands[1])]]
