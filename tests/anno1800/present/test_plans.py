"""Plans are legal, state their price and remainder, and honour every request that can be met."""

import random
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from kontor.anno1800.content.catalog import CUBES, N_CUBES
from kontor.anno1800.present.wire_types import PlanPayment
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.tokens import exploration_left, trade_left
from kontor.arena.playout import play_out
from kontor.engine.errors import Phrase, RuleError
from kontor.engine.rng import Rng
from kontor.engine.ui_types import Planned, PlanRequest
from kontor.engine.wire_types import PlanParts
from kontor.lang.translator import Localizer, Translator
from tests.anno1800.support.positions import Scenario
from tests.anno1800.support.walks import GAME, GAMES, Setting, some_positions, title

T = GAME.catalog
NOTHING = PlanRequest()
EVERY = 45
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)
_VOYAGES = (moves.OPEN, moves.EXPLORE, moves.EXPEDITION)


def plan(s: Position, thing: str, at: str = "", named: tuple[str, ...] = (), by: tuple[str, ...] = ()) -> Planned:
    """Return the plan for the thing with this text."""
    by_text = {GAME.text(each): each for each in GAME.things(s)}
    return GAME.presentation.plan(s, by_text[thing], PlanRequest(at, named, by))


def payment_of(parts: PlanParts[Phrase]) -> PlanPayment[Phrase]:
    """Return the payment of a plan. In this game every plan has one."""
    return cast("PlanPayment[Phrase]", parts["payment"])


@cache
def lines_of_bots(seed: int) -> list[str]:
    """Return the lines of a game of greedy bots."""
    return play_out(GAME, ["greedy"] * 3, seed, {}, max_rounds=26).record.moves


def later_positions(seed: int, rounds: int = 18) -> Iterator[Position]:
    """Yield the positions of a game of greedy bots from a round on."""
    options = GAME.settle_options({})
    s = GAME.start(3, options, GAME.deal(3, options, Rng(seed, "deal")))
    for line in lines_of_bots(seed):
        if GAME.rounds(s) >= rounds:
            yield s.copy()
        GAME.apply(s, GAME.parse(line.split(" ", 1)[1]), None)


def check_plan(s: Position, thing: Move, parts: PlanParts[Phrase]) -> None:
    """Check that the line of a plan is legal and does what the plan says."""
    seat = s.active
    ready = dict(zip(CUBES, s.ready[seat * N_CUBES : (seat + 1) * N_CUBES], strict=True))
    if not parts["line"]:
        choose = parts["choose"]
        assert choose is not None
        assert choose["named"] == []
        return
    move = GAME.parse(parts["line"])
    assert GAME.text(move) == parts["line"]
    assert (move.kind, move.what) == (thing.kind, thing.what)
    assert GAME.refusal(s, move) is None
    assert parts["line"].startswith(parts["thing"])
    after = s.copy()
    GAME.apply(after, move, None)
    payment = payment_of(parts)
    left, price, cost = payment["left"], payment["price"], payment["cost"]
    if move.kind not in _VOYAGES:
        assert list(left["ready"].values()) == after.ready[seat * N_CUBES : (seat + 1) * N_CUBES]
        assert left["gold"] == after.gold[seat]
        assert (left["trade"], left["exploration"]) == (trade_left(after, seat), exploration_left(after, seat))
    if move.kind == moves.PLAY or move.kind in _VOYAGES:
        # These bring no income, so the remainder is what there was before, less the price.
        recalled = [step[1] for step in move.steps if step[0] == moves.RECALL_STEP]
        for cube, name in enumerate(CUBES):
            assert left["ready"][name] == ready[name] - price["cubes"].get(name, 0) + recalled.count(cube)
        assert left["trade"] == trade_left(s, seat) - price["trade"]
        assert left["exploration"] == exploration_left(s, seat) - price["exploration"]
        assert left["gold"] == s.gold[seat] - price["gold"]
    assert all(number > 0 for number in price["cubes"].values())
    assert min(price["trade"], price["exploration"], price["gold"]) >= 0
    texts = [moves.step_text(T, step) for step in move.steps]
    assert sorted(texts) == sorted(
        [unit["step"] for unit in payment["units"]] + [step["step"] for step in payment["steps"]]
    )
    paid = [*(unit["good"] for unit in payment["units"]), *payment["from_hand"]]
    assert sorted(paid) == sorted(cost["goods"])
    assert payment["at_hand"] == [T.goods[good] for good in after.at_hand]


def check_options(s: Position, thing: Move, parts: PlanParts[Phrase], dice: random.Random) -> None:
    """Check that every possible option can be requested and that every other option is refused."""
    for place in parts["places"]:
        at_place = GAME.presentation.plan(s, thing, PlanRequest(at=place["at"]))
        assert at_place.error is None
        assert at_place.parts["at"] == place["at"]
        check_plan(s, thing, at_place.parts)
    requested: list[str] = []
    units = payment_of(parts)["units"]
    for unit in units:
        assert unit["step"] in [option["step"] for option in unit["options"] if option["possible"]]
        for option in unit["options"]:
            planned = GAME.presentation.plan(s, thing, PlanRequest(by=(option["step"],)))
            if option["possible"]:
                assert planned.error is None
                assert option["step"] in [chosen["step"] for chosen in payment_of(planned.parts)["units"]]
                check_plan(s, thing, planned.parts)
            else:
                assert planned.error is not None
                assert planned.parts["line"] == ""
                assert [chosen["step"] for chosen in payment_of(planned.parts)["units"]] == [u["step"] for u in units]
        # Requests accumulate: a possible option is compatible with the earlier ones.
        now = payment_of(GAME.presentation.plan(s, thing, PlanRequest(by=tuple(requested))).parts)["units"]
        same = next(other for other in now if other["good"] == unit["good"])
        requested.append(dice.choice([option["step"] for option in same["options"] if option["possible"]]))
        if len({u["good"] for u in units}) == len(units):
            assert GAME.presentation.plan(s, thing, PlanRequest(by=tuple(requested))).error is None


@each_game
def test_every_plan_is_legal_and_every_request_is_met_or_refused(setting: Setting) -> None:
    dice = random.Random(setting.seed)
    for s in some_positions(setting, EVERY):
        before = s.flat()
        for thing in GAME.things(s):
            planned = GAME.presentation.plan(s, thing, NOTHING)
            assert planned.error is None
            check_plan(s, thing, planned.parts)
            if dice.random() < 0.2:
                check_options(s, thing, planned.parts, dice)
        assert s.flat() == before


def test_plans_of_greedy_bots_games() -> None:
    dice = random.Random(5)
    sellers = 0
    for s in later_positions(2):
        for thing in GAME.things(s):
            planned = GAME.presentation.plan(s, thing, NOTHING)
            assert planned.error is None
            check_plan(s, thing, planned.parts)
            if dice.random() < 0.03:
                check_options(s, thing, planned.parts, dice)
            options = [option for unit in payment_of(planned.parts)["units"] for option in unit["options"]]
            sellers += len({option["seller"] for option in options}) > 2
    assert sellers > 20


@each_game
def test_a_plan_without_requests_is_the_first_completion(setting: Setting) -> None:
    """Without requests a plan is the first of the completions."""
    for s in some_positions(setting, EVERY * 2):
        for thing in GAME.things(s):
            if thing.kind in (moves.PLAY, moves.HIRE):
                assert GAME.parse(GAME.presentation.plan(s, thing, NOTHING).parts["line"]) == GAME.complete(s, thing)[0]


def test_a_plan_asks_for_the_cards_to_name() -> None:
    s = Scenario(2).state
    swap = plan(s, "swap").parts
    choose = swap["choose"]
    assert choose is not None
    assert (choose["from"], choose["fewest"], choose["most"]) == ("hand", 1, 3)
    assert (swap["line"], len(choose["items"])) == ("", len(s.hands[s.active]))
    named = plan(s, "swap", named=tuple(choose["items"][:2]))
    assert named.parts["line"] == " ".join(["swap", *choose["items"][:2]])
    for wrong in (("fw99",), tuple(choose["items"][:4]), (choose["items"][0],) * 2):
        refused = plan(s, "swap", named=wrong)
        assert refused.error is not None
        assert refused.parts["line"] == ""


def test_requests_that_cannot_be_met_are_explained() -> None:
    s = Scenario(2).state
    for request, key in [
        (PlanRequest(by=("dance",)), "record-unreadable-move"),
        (PlanRequest(by=("work 2",)), "anno1800-why-not-asked-for"),
        (PlanRequest(by=("work 15",)), "anno1800-why-no-industry"),
        (PlanRequest(by=("buy planks from 0",)), "anno1800-why-not-from-yourself"),
        (PlanRequest(by=("buy planks from 1 artisan",)), "anno1800-why-no-open-industry-of"),
        (PlanRequest(by=("return 12",)), "anno1800-why-return-not-building"),
        (PlanRequest(by=("work 1", "buy planks from 1")), "anno1800-why-not-asked-for"),
        (PlanRequest(at="12"), "anno1800-why-no-place"),
        (PlanRequest(named=("fw03",)), "anno1800-why-nothing-to-name"),
    ]:
        planned = plan(s, "hire farmer", *request)
        assert planned.error is not None, request
        assert planned.error.phrase.key == key, request
        assert [unit["step"] for unit in payment_of(planned.parts)["units"]] == ["work 1"]
    assert plan(s, "festival", by=("work 1",)).error is not None
    at_sea = plan(s, "build sawmill", at="16").error
    assert at_sea is not None
    assert at_sea.phrase.key == "anno1800-why-wrong-ground"


def test_a_needless_recall_may_be_requested() -> None:
    s = Scenario(2).employ(0, 7, "artisan").state
    s.gold[0] = 3
    step = "recall artisan from 7"
    planned = plan(s, "hire farmer", by=(step,))
    assert planned.error is None
    assert planned.parts["line"] == f"hire farmer: {step}, work 1"
    assert [other["kind"] for other in payment_of(planned.parts)["steps"]] == ["recall"]
    assert [other["cell"] for other in payment_of(planned.parts)["steps"]] == [7]
    assert payment_of(planned.parts)["price"]["gold"] == T.recall_price[2]


def test_a_tile_is_returned_first_if_what_it_covers_pays() -> None:
    scenario = Scenario(2).tile(0, 1, "coal_mine").cubes(0, farmer=1, artisan=1).spend(0, trade=2)
    planned = plan(scenario.state, "build shipyard 2")
    assert planned.parts["line"] == "build shipyard 2 at 12: return 1, work 1, work 7"
    assert [step["kind"] for step in payment_of(planned.parts)["steps"]] == ["return"]
    assert [step["cell"] for step in payment_of(planned.parts)["steps"]] == [1]
    check_plan(scenario.state, GAME.parse("build shipyard 2 at 12"), planned.parts)


def test_a_tile_is_returned_between_steps_if_it_pays_before_and_after() -> None:
    scenario = Scenario(2).tile(0, 1, "brickyard").cubes(0, farmer=1, worker=1, artisan=0).spend(0, trade=2)
    planned = plan(scenario.state, "build shipyard 2")
    assert planned.parts["line"] == "build shipyard 2 at 12: work 1, return 1, work 1"
    check_plan(scenario.state, GAME.parse("build shipyard 2 at 12"), planned.parts)
    options = {unit["good"]: unit["options"] for unit in payment_of(planned.parts)["units"]}
    possible = {good: [option["step"] for option in choices if option["possible"]] for good, choices in options.items()}
    assert possible == {"planks": ["work 1"], "bricks": ["work 1"]}
    assert plan(scenario.state, "build shipyard 2", by=("buy bricks from 1",)).error is not None
    assert plan(scenario.state, "build shipyard 2", by=("work 1", "return 1")).error is None


def test_a_dearer_seller_may_be_requested() -> None:
    scenario = Scenario(3).tile(1, 12, "sawmill").tile(2, 12, "sawmill").tokens(0, trade=3)
    units = payment_of(plan(scenario.state, "hire farmer").parts)["units"]
    bought = {option["step"]: option for option in units[0]["options"] if option["kind"] == "buy"}
    assert {option["seller"] for option in bought.values()} == {1, 2}
    dear = [option for option in bought.values() if option["price"]["trade"] > 1] or list(bought.values())
    for option in dear:
        planned = plan(scenario.state, "hire farmer", by=(option["step"],))
        assert planned.error is None
        assert payment_of(planned.parts)["price"] == option["price"]


@pytest.mark.rule("anno1800:I2")
def test_a_plan_does_not_reveal_what_a_voyage_finds() -> None:
    scenario = Scenario(2).tokens(0, exploration=3)
    plans = []
    for island in T.old_islands:
        s = scenario.state.copy()
        at = s.old_pile.index(T.old_islands.index(island))
        s.old_pile[at], s.old_pile[-1] = s.old_pile[-1], s.old_pile[at]
        plans.append(plan(s, "open"))
    assert all(each == plans[0] for each in plans)
    cost = payment_of(plans[0].parts)["cost"]
    assert payment_of(plans[0].parts)["price"]["exploration"] == cost["exploration"] > 0


def test_free_upgrades_name_the_places_of_cubes() -> None:
    card = next(name for card, name in enumerate(T.cards) if T.effects[card].upgrades)
    effect = T.effects[T.card_at[card]]
    scenario = Scenario(2).cubes(0, **{CUBES[effect.upgrade_from]: 3}).played(0, card)
    choose = plan(scenario.state, f"use {card}").parts["choose"]
    assert choose is not None
    assert (choose["from"], choose["items"]) == ("places", ["home"] * 3)
    planned = plan(scenario.state, f"use {card}", named=("home",) * choose["most"])
    assert planned.error is None
    assert planned.parts["line"] == " ".join([f"use {card} at", *["home"] * choose["most"]])


def test_a_cube_may_be_recalled_after_its_work_in_the_same_line() -> None:
    s = Scenario(2).gold(0, 3).state
    planned = plan(s, "hire farmer", by=("recall farmer from 1",))
    assert planned.error is None
    assert planned.parts["line"] == "hire farmer: work 1, recall farmer from 1"
    assert [option["possible"] for option in payment_of(planned.parts)["units"][0]["options"]] == [True, False]
    check_plan(s, GAME.parse("hire farmer"), planned.parts)
    for steps in (("recall farmer from 1",) * 2, ("recall farmer from 1", "buy planks from 1")):
        refused = plan(s, "hire farmer", by=steps).error
        assert refused is not None
        assert refused.phrase.key == "anno1800-why-not-together"
    nobody = plan(s, "hire farmer", by=("recall investor from 1",)).error
    assert nobody is not None
    assert nobody.phrase.key == "anno1800-why-nobody-to-recall"


def places(scenario: Scenario, thing: str) -> list[str]:
    """Return the places where a thing can go, best first."""
    return [place["at"] for place in plan(scenario.state, thing).parts["places"]]


def test_free_cells_come_first_and_cells_with_the_same_tile_last() -> None:
    scenario = (
        Scenario(2).cubes(0, worker=3).tile(0, 12, "clothes_factory").tile(0, 13, "brewery").employ(0, 12, "worker")
    )
    order = places(scenario, "build clothes_factory")
    assert (order[:2], order[-2:]) == (["14", "15"], ["13", "12"])
    assert plan(scenario.state, "build clothes_factory").parts["at"] == "14"


def test_idle_printed_buildings_are_covered_before_others() -> None:
    scenario = (
        Scenario(2).cubes(0, worker=4).gold(0, 9).tile(0, 12, "bakery").tile(0, 13, "brewery").employ(0, 12, "worker")
    )
    scenario.employ(0, 2, "farmer").tile(0, 14, "sawmill").tile(0, 15, "cannery")
    order = places(scenario, "build coal_mine")
    # The coal mine of the artisans comes first. Covering 2 or 12 would exhaust the cubes at work there.
    assert order[0] == "6"
    assert order.index("1") < order.index("13") < order.index("2") < order.index("12")


@each_game
def test_every_line_of_a_thing_can_be_requested(setting: Setting) -> None:
    dice = random.Random(setting.seed)
    for s in some_positions(setting, EVERY):
        for thing in GAME.things(s):
            lines = GAME.complete(s, thing)
            for move in dice.sample(lines, min(len(lines), 3)):
                place = moves.place_text(move.place) if move.place != moves.NOWHERE else ""
                steps = tuple(moves.step_text(T, step) for step in move.steps)
                named = GAME.text(move).removeprefix(GAME.text(thing)).removeprefix(" at").split() if move.extra else []
                planned = GAME.presentation.plan(s, thing, PlanRequest(place, tuple(named), steps))
                assert planned.error is None, GAME.text(move)
                again = GAME.parse(planned.parts["line"])
                assert (again.place, again.extra) == (move.place, move.extra)
                assert all(again.steps.count(step) >= move.steps.count(step) for step in move.steps)
                check_plan(s, thing, planned.parts)


def test_goods_to_make_are_planned_and_their_ways_listed() -> None:
    scenario = Scenario(2).tile(0, 12, "shipyard_1")
    s, thing = scenario.state, GAME.parse_thing("make")
    nothing = GAME.presentation.plan(s, thing, PlanRequest()).parts
    assert (nothing["line"], nothing["choose"] and nothing["choose"]["from"]) == ("", "goods")
    planned = GAME.presentation.plan(s, thing, PlanRequest(named=("planks", "sails")))
    assert planned.parts["line"] == "make: work 1, work 10"
    assert planned.parts["payment"]
    assert planned.parts["payment"]["at_hand"] == ["planks", "sails"]
    lines = [GAME.text(move) for move in GAME.presentation.moves_naming(s, thing, ["planks", "sails"])]
    assert lines[0] == planned.parts["line"]
    assert len(lines) > 1


@pytest.mark.parametrize(
    ("goods", "reason"),
    [(["planks"] * 9, "goods-not-together"), (["silk"], "no-such-good"), (["beer"], "goods-not-together")],
)
def test_goods_that_cannot_be_made_are_refused(goods: list[str], reason: str) -> None:
    scenario = Scenario(2).tile(0, 12, "shipyard_1")
    s, thing = scenario.state, GAME.parse_thing("make")
    planned = GAME.presentation.plan(s, thing, PlanRequest(named=tuple(goods)))
    assert planned.error is not None
    assert planned.error.phrase.key == f"anno1800-why-{reason}"
    with pytest.raises(RuleError) as caught:
        GAME.presentation.moves_naming(s, thing, goods)
    assert caught.value.phrase.key == f"anno1800-why-{reason}"


def test_the_end_of_a_turn_loses_goods_and_free_upgrades_that_are_possible() -> None:
    scenario = Scenario(2).objectives().played(0, "fw24")
    assert GAME.presentation.lost_at_end(scenario.state) is None
    scenario.play("0 make: work 1, work 2")
    assert GAME.presentation.lost_at_end(scenario.state) == Phrase("anno1800-lose-goods", {"number": 2, "upgrades": 0})
    scenario.play("0 use fw24 at home")
    both = GAME.presentation.lost_at_end(scenario.state)
    assert both == Phrase("anno1800-lose-both", {"number": 2, "upgrades": 2})
    assert Localizer(Translator("en"), GAME, ["Ada", "Ben"]).render(both) == "2 goods and 2 free upgrades"
    scenario.cubes(0, farmer=0)
    assert GAME.presentation.lost_at_end(scenario.state) == Phrase("anno1800-lose-goods", {"number": 2, "upgrades": 0})


def test_a_good_at_hand_is_the_first_way_to_get_it() -> None:
    scenario = Scenario(2).play("0 make: work 1")
    goods = GAME.presentation.prospects(scenario.state, 0)["goods"]
    assert (goods["planks"], goods["grain"]) == ("hand", "make")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("build brewery at 12: work 2, work 6", PlanRequest("12", (), ("work 2", "work 6"))),
        ("swap fw01 fw07", PlanRequest("", ("fw01", "fw07"))),
        ("upgrade farmer at home", PlanRequest("home")),
        ("end", PlanRequest()),
    ],
)
def test_request_for_a_line(line: str, expected: PlanRequest) -> None:
    assert GAME.presentation.request_for(GAME.parse(line)) == expected


def test_the_places_of_an_effect_are_named_one_by_one() -> None:
    card = next(card for card, effect in zip(T.cards, T.effects, strict=True) if effect.upgrades)
    assert GAME.presentation.request_for(GAME.parse(f"use {card} at home 12")) == PlanRequest("", ("home", "12"))
