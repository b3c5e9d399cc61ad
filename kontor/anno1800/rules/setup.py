"""Set-up: the deal, and the first position from it (S1 to S3, S5 to S7, R9)."""

from collections.abc import Mapping

from kontor.anno1800.content.catalog import CELLS, DECKS, N_CUBES, Catalog
from kontor.anno1800.rules.ground import show
from kontor.anno1800.rules.options import draw_objectives, fits_option, switch
from kontor.anno1800.rules.state import Position
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.engine.validation import Validator


def pieces(t: Catalog) -> dict[str, list[str]]:
    """Return the components of each pile of a deal.

    >>> from kontor.anno1800.game import load
    >>> [len(pile) for pile in pieces(load({}).catalog).values()]
    [46, 32, 24, 22, 12, 8]
    """
    by_deck = [[name for card, name in enumerate(t.cards) if t.deck_of[card] == deck] for deck in range(len(DECKS))]
    return {
        "farmer_worker": by_deck[0],
        "artisan_engineer_investor": by_deck[1],
        "new_world": by_deck[2],
        "expedition": t.expeditions,
        "old_world": t.old_islands,
        "new_world_islands": t.new_islands,
    }


def make_deal(t: Catalog, options: Data, rng: Rng) -> Data:
    """Return the shuffled piles, top first (S2), and the objectives (S4).

    >>> from kontor.anno1800.game import load
    >>> deal = make_deal(load({}).catalog, {"objectives": "first_game"}, Rng(7))
    >>> len(deal["farmer_worker"]), len(deal["objectives"])
    (46, 5)
    """
    deal: Data = {}
    for name, pile in pieces(t).items():
        shuffled = list(pile)
        rng.shuffle(shuffled)
        deal[name] = shuffled
    deal["objectives"] = draw_objectives(t, options.get("objectives"), rng)
    return deal


def impossible_deal(key: str, **args: object) -> RuleError:
    """Return the error for a deal that no shuffle could produce (R9).

    >>> impossible_deal("anno1800-deal-objectives", number=5).rule
    'record:R9'
    """
    return RuleError("record:R9", key, **args)


def first_position(t: Catalog, players: int, options: Data, deal: Mapping[str, object]) -> Position:
    """Return the position before the first turn. Raise if the deal is impossible (R9).

    >>> from kontor.anno1800.game import load
    >>> game = load({})
    >>> options = game.settle_options({})
    >>> s = first_position(game.catalog, 2, options, make_deal(game.catalog, options, Rng(7)))
    >>> s.gold, s.trade, len(s.hands[0])
    ([0, 1], [2, 2], 9)
    """
    validator = Validator(deal, ("deal",))
    piles = {name: validator.strings(name) for name in pieces(t)}
    objectives = validator.strings("objectives")
    validator.raise_problems()
    for name, components in pieces(t).items():
        _check_pile(name, piles[name], components)
    _check_objectives(t, objectives, options)
    s = Position(players, t.n_goods, t.n_built)
    s.cover = int(switch(options, "worker_versions") == "cover")
    s.may_return = int(switch(options, "tiles_returned"))
    s.part = int(switch(options, "cube_effects") == "part")
    s.card_tokens = int(options.get("card_tokens") == "counted")
    s.objectives = [t.objectives.index(name) for name in objectives]
    s.ratio = max([t.tokens_for_trade[objective] for objective in s.objectives], default=0)
    s.stock = t.tile_count[:]
    s.supply = [count - players * t.start_cubes[cube] for cube, count in enumerate(t.supply)]
    s.decks = [[t.card_at[name] for name in reversed(piles[deck])] for deck in DECKS]
    s.expedition_deck = [t.expeditions.index(name) for name in reversed(piles["expedition"])]
    s.old_pile = [t.old_islands.index(name) for name in reversed(piles["old_world"])]
    s.new_pile = [t.new_islands.index(name) for name in reversed(piles["new_world_islands"])]
    for seat in range(players):
        _set_up_seat(t, s, seat)
    s.under = [[0] * len(deck) for deck in s.decks]
    return s


def _set_up_seat(t: Catalog, s: Position, seat: int) -> None:
    """Give a seat its home island, cubes, gold and hand (S1, S3, S5)."""
    s.gold[seat] = t.start_gold[seat]
    s.ready[seat * N_CUBES : (seat + 1) * N_CUBES] = t.start_cubes
    s.owned[seat * N_CUBES : (seat + 1) * N_CUBES] = t.start_cubes
    s.printed[seat * CELLS : (seat + 1) * CELLS] = t.home_print
    for cell, printed in enumerate(t.home_print):
        if printed:
            show(t, s, seat, cell, printed - 1)
    for deck, number in enumerate(t.start_hand):
        for _ in range(number):
            s.hands[seat].append(s.decks[deck].pop())
    s.hands[seat].sort()


def _check_pile(name: str, pile: list[str], components: list[str]) -> None:
    known, seen = set(components), set[str]()
    for piece in pile:
        if piece not in known:
            raise impossible_deal("anno1800-deal-unknown", pile=name, name=piece[:40])
        if piece in seen:
            raise impossible_deal("anno1800-deal-twice", pile=name, name=piece)
        seen.add(piece)
    for piece in components:
        if piece not in seen:
            raise impossible_deal("anno1800-deal-missing", pile=name, name=piece)


def _check_objectives(t: Catalog, objectives: list[str], options: Data) -> None:
    known = all(name in t.objectives for name in objectives)
    if not known or len(set(objectives)) != len(objectives) or len(objectives) != t.objectives_in_play:
        raise impossible_deal("anno1800-deal-objectives", number=t.objectives_in_play)
    if not fits_option(t, options.get("objectives"), objectives):
        raise impossible_deal("anno1800-deal-option", name=str(options.get("objectives"))[:80])
