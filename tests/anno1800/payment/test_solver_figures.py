"""The payment search with changed figures, compared with brute force. It must not rely on the printed prices."""

from collections.abc import Iterator

import pytest

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.ways import first_way, ways
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.moves import BUILD, Move
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.state import Position
from kontor.engine.protocol import NOBODY, Data
from kontor.engine.rng import Rng
from tests.anno1800.support.brute import NO_AIM, Brute

PACKS: dict[str, Data] = {
    "dear trade": {"trade_cost": {"farmer": 2, "worker": 4, "artisan": 5}},
    "cheap trade": {"trade_cost": {"farmer": 1, "worker": 1, "artisan": 1}},
    "one workplace": {"tiles": {"workplaces": 1}},
    "three workplaces": {"tiles": {"workplaces": 3}},
    "cheap way home": {"shift_end": {"farmer": 1, "worker": 1, "artisan": 1, "engineer": 1, "investor": 1}},
    "dear import": {"islands": {"import_cost": 4}},
}
GAMES = 3
EVERY = 7
LINES = 400
NODES = 1500
"""The maximum number of states for brute force. The ways it found by then still count."""


def positions(game: Anno1800) -> Iterator[tuple[Position, Rng]]:
    options = game.settle_options({})
    for seed in range(GAMES):
        rng = Rng(seed, "figures")
        s = game.start(2 + seed, options, game.deal(2 + seed, options, Rng(seed, "deal")))
        for line in range(LINES):
            if s.actor == NOBODY:
                break
            if line % EVERY == 0:
                s.gold[s.active] += rng.below(4)
                yield s, rng
            things = game.things(s)
            game.apply(s, game.complete_one(s, things[rng.below(len(things))], rng), None)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.rule("anno1800:P1", "anno1800:P2", "anno1800:H1", "anno1800:K5")
def test_a_way_is_found_exactly_when_there_is_one_with_other_figures(pack: str) -> None:
    game = load(PACKS[pack])
    t = game.catalog
    payable = unpayable = 0
    for s, rng in positions(game):
        for _ in range(4):
            cost = cost_of(t, Move(BUILD, rng.below(t.n_built)))
            assert cost is not None
            brute = Brute(t, s, cost, NO_AIM).all_ways(nodes=NODES)
            means = Means(t, s, s.active)
            way_list = ways(t, s, s.active, cost)
            assert bool(way_list) or not brute, (pack, cost.goods)
            assert means.payable(cost) == bool(way_list), (pack, cost.goods)
            steps = first_way(means, cost)
            assert (steps is None) == (not way_list)
            for way in [*[way.steps for way in way_list], steps or ()]:
                if way_list:
                    pay(t, s.copy(), cost, way, None)
            payable, unpayable = payable + bool(way_list), unpayable + (not way_list)
    assert payable > 50
    assert unpayable > 50
