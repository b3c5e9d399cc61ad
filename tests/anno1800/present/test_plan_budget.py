"""What one question may look at, also where a pack makes many goods of many sources the price of a tile."""

import tomllib

import pytest

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.payment.budget import MOST_LOOKS, Budget
from kontor.core import is_compiled
from kontor.engine.ui_types import Planned, PlanRequest
from tests.anno1800.support.positions import Table


@pytest.fixture(scope="module")
def dear() -> Anno1800:
    """A game in which a brickyard costs twenty goods."""
    industries = [dict(industry) for industry in tomllib.loads(load({}).built_in_text())["industry"]]
    for industry in industries:
        if industry["id"] == "brickyard":
            industry["cost"] = {"planks": 5, "coal": 5, "grain": 5, "potatoes": 5}
    return load({"industry": industries})


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What was taken from budgets."""
    if is_compiled():
        pytest.skip("compiled code does not look up methods, so nobody can count the calls from outside")
    taken: list[int] = []
    take = Budget.take

    def counted(self: Budget, number: int = 1) -> bool:
        taken.append(number)
        return take(self, number)

    monkeypatch.setattr(Budget, "take", counted)
    return taken


def rich(game: Anno1800, gold: int) -> Table:
    """Somebody with many ways to come by everything."""
    table = Table(4, game=game)
    for cell, tile in ((12, "sawmill"), (13, "coal_mine"), (14, "sawmill"), (15, "coal_mine")):
        table.tile(0, cell, tile)
    return table.cubes(0, farmer=8, worker=8, artisan=4).tokens(0, trade=6, exploration=6).gold(0, gold)


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
def test_a_question_looks_at_little(dear: Anno1800, looks: list[int], gold: int, steps: tuple[str, ...]) -> None:
    s = rich(dear, gold).state
    thing = next(thing for thing in dear.things(s) if dear.text(thing) == "build brickyard")
    planned: Planned = dear.presentation.plan(s, thing, PlanRequest(by=steps))
    # Once as wished for and, if that fails, once as it would be best.
    assert sum(looks) <= 2 * MOST_LOOKS + 100
    if planned.error is None:
        move = dear.parse(planned.parts["line"])
        assert dear.refusal(s, move) is None
        assert all(planned.parts["line"].count(step) >= steps.count(step) for step in steps)
    assert planned.parts["units"]
