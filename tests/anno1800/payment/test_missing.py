"""Shortages: none exactly if a cost can be paid, and supplying them makes it payable."""

from collections.abc import Iterator

import pytest

from kontor.anno1800.content.catalog import CELLS, CUBES, N_CUBES, Cost
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import Shortage, missing
from kontor.anno1800.rules.state import Position
from kontor.engine.rng import Rng
from tests.anno1800.support.positions import Scenario
from tests.anno1800.support.shaking import REAL_COSTS, payment_case, pick
from tests.anno1800.support.walks import GAME, GAMES, Setting, some_positions, title

T = GAME.catalog
EVERY = 18
CASES = 6
KINDS = {"good", "cube", "workplace", "trade_token", "exploration_token", "gold"}
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)


def positions(setting: Setting) -> Iterator[tuple[str, Position, Cost, int]]:
    """Yield a name for assertion messages, a position, a cost to pay there, and gold that must be left over."""
    for index, played in enumerate(some_positions(setting, EVERY)):
        for number in range(CASES):
            rng = Rng(setting.seed, "missing", index, number)
            s, cost = payment_case(played, rng)
            yield f"{title(setting)} {index} {number}", s, cost, pick(rng, [0, 0, 0, 1, 3])


def cost_text(cost: Cost) -> str:
    goods = ", ".join(T.goods[good] for good in cost.goods)
    return f"{goods}; cubes {cost.cubes} trade {cost.trade} exploration {cost.exploration}"


def checked_shortages(means: Means, cost: Cost, gold: int) -> list[Shortage]:
    """Return the shortages after checking that each is well formed."""
    lacks = missing(means, cost, gold)
    for lack in lacks:
        assert lack.what in KINDS
        assert lack.number >= 1
        assert lack.what not in ("good", "workplace") or T.good_at[lack.name] in cost.goods
        assert lack.what != "cube" or lack.name in CUBES
        assert lack.what in ("good", "workplace", "cube") or not lack.name
    return lacks


@each_game
def test_nothing_is_missing_exactly_if_a_printed_cost_can_be_paid(setting: Setting) -> None:
    for name, s, _, gold in positions(setting):
        means = Means(T, s, s.active)
        for cost in REAL_COSTS[len(name) % 5 :: 5]:
            lacks = checked_shortages(means, cost, gold)
            assert (not lacks) == means.payable(cost, gold), f"{name}: {cost_text(cost)}; gold {gold}"


@each_game
def test_nothing_is_missing_exactly_if_a_random_cost_can_be_paid(setting: Setting) -> None:
    for name, s, cost, gold in positions(setting):
        means = Means(T, s, s.active)
        lacks = checked_shortages(means, cost, gold)
        assert (not lacks) == means.payable(cost, gold), f"{name}: {cost_text(cost)}; gold {gold}"


def supplied(s: Position, lacks: list[Shortage]) -> Position:
    """Return a copy in which the active seat has what it lacked: tokens, gold, ready cubes, empty workplaces."""
    s = s.copy()
    seat = s.active
    for lack in lacks:
        if lack.what == "trade_token":
            s.trade_card[seat] += lack.number
        elif lack.what == "exploration_token":
            s.explore_card[seat] += lack.number
        elif lack.what == "gold":
            s.gold[seat] += lack.number
        elif lack.what == "cube":
            at = seat * N_CUBES + CUBES.index(lack.name)
            s.ready[at] += lack.number
            s.owned[at] += lack.number
        elif lack.what == "workplace":
            bits = s.sites[seat * T.n_goods + T.good_at[lack.name]]
            for cell in range(CELLS):
                if bits >> cell & 1:
                    for cube in range(N_CUBES):
                        s.exhausted[seat * N_CUBES + cube] += s.crew[seat * CELLS + cell] >> (2 * cube) & 3
                    s.crew[seat * CELLS + cell] = 0
    return s


def check_supplied(name: str, s: Position, cost: Cost, gold: int) -> set[str]:
    """Check that a seat can pay once it has what it lacks, unless that is a good. Return the kinds of shortage."""
    lacks = checked_shortages(Means(T, s, s.active), cost, gold)
    if any(lack.what == "good" for lack in lacks):
        return set()
    richer = Means(T, supplied(s, lacks), s.active)
    assert richer.payable(cost, gold), f"{name}: {cost_text(cost)}; gold {gold} {lacks}"
    return {lack.what for lack in lacks}


@each_game
def test_a_seat_supplied_with_its_shortages_can_pay_a_printed_cost(setting: Setting) -> None:
    kinds_seen: set[str] = set()
    for name, s, _, gold in positions(setting):
        for cost in REAL_COSTS[len(name) % 9 :: 9]:
            kinds_seen |= check_supplied(name, s, cost, gold)
    assert {"cube", "trade_token", "exploration_token"} <= kinds_seen


@each_game
def test_a_seat_supplied_with_its_shortages_can_pay_a_random_cost(setting: Setting) -> None:
    kinds_seen: set[str] = set()
    for name, s, cost, gold in positions(setting):
        kinds_seen |= check_supplied(name, s, cost, gold)
    assert {"cube", "trade_token", "exploration_token", "gold"} <= kinds_seen


@each_game
def test_one_token_or_gold_less_than_the_shortage_is_not_enough(setting: Setting) -> None:
    singles = 0
    for name, s, cost, gold in positions(setting):
        lacks = checked_shortages(Means(T, s, s.active), cost, gold)
        # Free upgrades are not counted as a remedy, so with them even less might do.
        if (
            not Means(T, s, s.active).upgrades
            and len(lacks) == 1
            and lacks[0].what in ("trade_token", "exploration_token", "gold")
        ):
            singles += 1
            less = [lacks[0]._replace(number=lacks[0].number - 1)]
            assert not Means(T, supplied(s, less), s.active).payable(cost, gold), f"{name}: {cost_text(cost)} {lacks}"
    assert singles > 2


@each_game
def test_a_missing_good_has_no_source(setting: Setting) -> None:
    for name, s, cost, gold in positions(setting):
        seat = s.active
        for lack in checked_shortages(Means(T, s, seat), cost, gold):
            # A good needed twice may lack only its second unit, and a card gives one of two goods.
            if lack.what == "good" and cost.goods.count(T.good_at[lack.name]) == 1:
                good = T.good_at[lack.name]
                own = s.sites[seat * T.n_goods + good]
                sold = any(s.sites[other * T.n_goods + good] for other in range(s.players) if other != seat)
                far = any(good in T.new_goods[island] for island in s.new_islands[seat])
                free = any(good in T.effects[card].free_goods for card in s.open_cards[seat])
                assert not own, name
                assert not far, name
                assert not free or any(other in T.far_goods for other in cost.goods if other != good), name
                assert not sold or s.bought >> good & 1, name


def test_one_card_with_a_free_good_does_not_pay_for_two() -> None:
    scenario = Scenario(2).played(0, "aei28").tokens(0, trade=0)
    t = scenario.catalog
    good = t.effects[t.card_at["aei28"]].free_goods
    cost = Cost(sorted(good[:2]), [0] * 5, 0, 0, 0)
    assert missing(Means(t, scenario.state, 0), cost)


def test_a_good_that_is_bought_once_per_turn_is_missing_the_second_time() -> None:
    scenario = Scenario(2).tile(1, 12, "brewery").tokens(0, trade=9)
    beer = scenario.catalog.good_at["beer"]
    assert missing(Means(scenario.catalog, scenario.state, 0), Cost([beer, beer], [0] * 5, 0, 0, 0))


def test_two_cubes_are_missing_if_there_is_only_one() -> None:
    scenario = Scenario(2).cubes(0, artisan=1).gold(0, 20)
    assert missing(Means(scenario.catalog, scenario.state, 0), Cost([], [0, 0, 2, 0, 0], 0, 0, 0))
