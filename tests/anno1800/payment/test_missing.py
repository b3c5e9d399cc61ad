"""What is said to be missing: nothing exactly when a cost can be paid, and what is named is what it takes."""

from collections.abc import Iterator

import pytest

from kontor.anno1800.content.catalog import CELLS, CUBES, N_CUBES, Cost
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import Lack, missing
from kontor.anno1800.rules.state import Position
from kontor.engine.rng import Rng
from tests.anno1800.support.positions import Table
from tests.anno1800.support.shaking import REAL_COSTS, case, pick
from tests.anno1800.support.walks import GAME, GAMES, Setting, some_positions, title

T = GAME.catalog
EVERY = 18
CASES = 6
KINDS = {"good", "cube", "workplace", "trade_token", "exploration_token", "gold"}
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)


def positions(setting: Setting) -> Iterator[tuple[str, Position, Cost, int]]:
    """A name to find it again, a position, something to pay there and gold besides."""
    for index, played in enumerate(some_positions(setting, EVERY)):
        for number in range(CASES):
            rng = Rng(setting.seed, "missing", index, number)
            s, cost = case(played, rng)
            yield f"{title(setting)} {index} {number}", s, cost, pick(rng, [0, 0, 0, 1, 3])


def named(cost: Cost) -> str:
    goods = ", ".join(T.goods[good] for good in cost.goods)
    return f"{goods}; cubes {cost.cubes} trade {cost.trade} exploration {cost.exploration}"


def told(means: Means, cost: Cost, gold: int) -> list[Lack]:
    """What is missing, judged by its form."""
    lacks = missing(means, cost, gold)
    for lack in lacks:
        assert lack.what in KINDS
        assert lack.number >= 1
        assert lack.what not in ("good", "workplace") or T.good_at[lack.name] in cost.goods
        assert lack.what != "cube" or lack.name in CUBES
        assert lack.what in ("good", "workplace", "cube") or not lack.name
    return lacks


@each_game
def test_nothing_is_missing_exactly_when_a_cost_of_the_game_can_be_paid(setting: Setting) -> None:
    for name, s, _, gold in positions(setting):
        means = Means(T, s, s.active)
        for cost in REAL_COSTS[len(name) % 5 :: 5]:
            assert (not told(means, cost, gold)) == means.payable(cost, gold), f"{name}: {named(cost)}; gold {gold}"


@each_game
def test_nothing_is_missing_exactly_when_a_cost_made_up_can_be_paid(setting: Setting) -> None:
    for name, s, cost, gold in positions(setting):
        means = Means(T, s, s.active)
        assert (not told(means, cost, gold)) == means.payable(cost, gold), f"{name}: {named(cost)}; gold {gold}"


def given(s: Position, lacks: list[Lack]) -> Position:
    """A copy in which the active seat has what it lacked: tokens, gold, ready cubes, empty workplaces."""
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
                        s.tired[seat * N_CUBES + cube] += s.crew[seat * CELLS + cell] >> (2 * cube) & 3
                    s.crew[seat * CELLS + cell] = 0
    return s


def check_given(name: str, s: Position, cost: Cost, gold: int) -> set[str]:
    """Give a seat what it lacks, unless a good is among it; returns what that was."""
    lacks = told(Means(T, s, s.active), cost, gold)
    if any(lack.what == "good" for lack in lacks):
        return set()
    richer = Means(T, given(s, lacks), s.active)
    assert richer.payable(cost, gold), f"{name}: {named(cost)}; gold {gold} {lacks}"
    return {lack.what for lack in lacks}


@each_game
def test_who_gets_what_is_missing_can_pay_a_cost_of_the_game(setting: Setting) -> None:
    seen: set[str] = set()
    for name, s, _, gold in positions(setting):
        for cost in REAL_COSTS[len(name) % 9 :: 9]:
            seen |= check_given(name, s, cost, gold)
    assert {"cube", "trade_token", "exploration_token"} <= seen


@each_game
def test_who_gets_what_is_missing_can_pay_a_cost_made_up(setting: Setting) -> None:
    seen: set[str] = set()
    for name, s, cost, gold in positions(setting):
        seen |= check_given(name, s, cost, gold)
    assert {"cube", "trade_token", "exploration_token", "gold"} <= seen


@each_game
def test_with_less_than_the_tokens_or_the_gold_missing_nobody_can_pay(setting: Setting) -> None:
    singles = 0
    for name, s, cost, gold in positions(setting):
        lacks = told(Means(T, s, s.active), cost, gold)
        if len(lacks) == 1 and lacks[0].what in ("trade_token", "exploration_token", "gold"):
            singles += 1
            less = [lacks[0]._replace(number=lacks[0].number - 1)]
            assert not Means(T, given(s, less), s.active).payable(cost, gold), f"{name}: {named(cost)} {lacks}"
    assert singles > 2


@each_game
def test_a_good_is_missing_exactly_if_nobody_makes_it_for_the_seat(setting: Setting) -> None:
    for name, s, cost, gold in positions(setting):
        seat = s.active
        for lack in told(Means(T, s, seat), cost, gold):
            # A good asked for twice may lack its second unit only; a card gives one of two.
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
    table = Table(2).played(0, "aei28").tokens(0, trade=0)
    t = table.catalog
    good = t.effects[t.card_at["aei28"]].free_goods
    cost = Cost(sorted(good[:2]), [0] * 5, 0, 0, 0)
    assert missing(Means(t, table.state, 0), cost)


def test_a_good_that_is_bought_once_per_turn_is_missing_the_second_time() -> None:
    table = Table(2).tile(1, 12, "brewery").tokens(0, trade=9)
    beer = table.catalog.good_at["beer"]
    assert missing(Means(table.catalog, table.state, 0), Cost([beer, beer], [0] * 5, 0, 0, 0))


def test_two_cubes_are_missing_if_there_is_only_one() -> None:
    table = Table(2).cubes(0, artisan=1).gold(0, 20)
    assert missing(Means(table.catalog, table.state, 0), Cost([], [0, 0, 2, 0, 0], 0, 0, 0))
