"""The search budget of one plan, even if a content pack makes a tile cost many goods with many sources."""

import tomllib

import pytest

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.payment.budget import MAX_SEARCH_STEPS, Budget
from kontor.core import is_compiled
from kontor.engine.ui_types import Planned, PlanRequest
from tests.anno1800.support.positions import Scenario


@pytest.fixture(scope="module")
def costly() -> Anno1800:
    """Return a game in which a brickyard costs twenty goods."""
    industries = [dict(industry) for industry in tomllib.loads(load({}).built_in_text())["industry"]]
    for industry in industries:
        if industry["id"] == "brickyard":
            industry["cost"] = {"planks": 5, "coal": 5, "grain": 5, "potatoes": 5}
    return load({"industry": industries})


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the list to which every call of `Budget.take` adds its number."""
    if is_compiled():
        pytest.skip("compiled code does not look up methods, so nobody can count the calls from outside")
    numbers: list[int] = []
    original = Budget.take

    def counting_take(self: Budget, number: int = 1) -> bool:
        numbers.append(number)
        return original(self, number)

    monkeypatch.setattr(Budget, "take", counting_take)
    return numbers


def rich(game: Anno1800, gold: int) -> Scenario:
    """Return a position in which seat 0 has many sources for every good."""
    scenario = Scenario(4, game=game)
    for cell, tile in ((12, "sawmill"), (13, "coal_mine"), (14, "sawmill"), (15, "coal_mine")):
        scenario.tile(0, cell, tile)
    return scenario.cubes(0, farmer=8, worker=8, artisan=4).tokens(0, trade=6, exploration=6).gold(0, gold)


@pytest.mark.parametrize("gold", [9, 12, 21])
@pytest.mark.parametrize(
    "steps",
    [
        (),
        ("recall farmer from 1",),
        ("recall farmer from 1",) * 3,
        ("recall worker from 15", "buy planks from 1"),
        ("recall farmer from 1",) * 9,
        ("recall investor from 3",),
        ("beryl 2",),
        ("return 13", "recall farmer from 1"),
    ],
    ids=str,
)
def test_a_plan_stays_within_its_search_budget(
    costly: Anno1800, looks: list[int], gold: int, steps: tuple[str, ...]
) -> None:
    s = rich(costly, gold).state
    thing = next(thing for thing in costly.things(s) if costly.text(thing) == "build brickyard")
    planned: Planned = costly.presentation.plan(s, thing, PlanRequest(by=steps))
    # One search for the request and, if that fails, one for the best plan.
    assert sum(looks) <= 2 * MAX_SEARCH_STEPS + 100
    if planned.error is None:
        move = costly.parse(planned.parts["line"])
        assert costly.refusal(s, move) is None
        assert all(planned.parts["line"].count(step) >= steps.count(step) for step in steps)
    payment = planned.parts["payment"]
    assert payment is not None
    assert payment["units"]
