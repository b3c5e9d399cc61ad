"""The market: selling to your inhabitants and buying from the piles (M1 to M3).

>>> from kontor.engine.matches import new_match
>>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
>>> match.play("buy spice")
[{'kind': 'bought', 'seat': 0, 'good': 'spice', 'gold': 6}]
>>> match.why_not("sell spice 1").rule
'anno1503:M1'
"""

from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.moves import BUY, PAIR, SELL, make
from kontor.anno1503.rules.state import Position
from kontor.anno1503.rules.victory import look_for_winner
from kontor.engine.events import Event


def add_trading(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add all sales and purchases of the active player."""
    first = s.active * s.n_spaces
    for space in range(1, t.spaces + 1):
        kind = s.folk[first + space - 1]
        if not kind:
            break
        for good in t.sells[kind]:
            if not refuse_sell(t, s, good * PAIR + space):
                moves.append(make(SELL, good * PAIR + space))
    if not refuse_any_buy(t, s):
        for good in range(s.n_goods):
            if s.piles[good]:
                moves.append(make(BUY, good))


def refuse_sell(t: Catalog, s: Position, arg: int) -> int:
    """Refuse a sale unless the inhabitant buys that good and has not bought in this turn (M1)."""
    good, space = divmod(arg, PAIR)
    kind = s.folk[s.active * s.n_spaces + space - 1] if space <= t.spaces else 0
    if not kind:
        return refusals.NOBODY_BUYS
    if good not in t.sells[kind]:
        return refusals.DOES_NOT_BUY
    if s.sold >> space & 1:
        return refusals.HAS_BOUGHT
    return refusals.OK if s.hands[s.active * s.n_goods + good] else refusals.NOT_IN_HAND


def apply_sell(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Put the good on its pile and receive gold."""
    good, space = divmod(arg, PAIR)
    seat = s.active
    price = sale_price(t, s, good, space)
    s.sold |= 1 << space
    s.hands[seat * s.n_goods + good] -= 1
    s.piles[good] += 1
    s.gold[seat] += price
    if log is not None:
        log.append(Event("sold", {"seat": seat, "good": t.goods[good], "space": space, "gold": price}))
    look_for_winner(t, s, log)


def sale_price(t: Catalog, s: Position, good: int, space: int) -> int:
    """Return the gold that the inhabitant on a space of the active player pays for a good (M1, B1).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> sale_price(match.game.catalog, match.state, good=0, space=1)
    1
    """
    kind = s.folk[s.active * s.n_spaces + space - 1]
    return t.effects(s.built[s.active]).prices[kind * s.n_goods + good]


def buy_price(t: Catalog, s: Position, seat: int) -> int:
    """Return the gold that a player pays for a good (M2).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> match.state.agreements[0] = 2
    >>> buy_price(match.game.catalog, match.state, 0), buy_price(match.game.catalog, match.state, 1)
    (4, 6)
    """
    return max(0, t.buy_price - s.agreements[seat])


def buys_left(t: Catalog, s: Position) -> int:
    """Return how many goods the active player may still buy in this turn, regardless of gold and piles (M2).

    Nobody may buy after sailing (T2).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> buys_left(match.game.catalog, match.state)
    2
    >>> match.state.sailed = 1
    >>> buys_left(match.game.catalog, match.state)
    0
    """
    return 0 if s.sailed else max(0, t.buys_per_turn - s.buys)


def refuse_any_buy(t: Catalog, s: Position) -> int:
    """Refuse every purchase if the player has bought enough or lacks gold. The piles are not checked (M2)."""
    if s.buys >= t.buys_per_turn:
        return refusals.BUYS_USED
    return refusals.OK if s.gold[s.active] >= buy_price(t, s, s.active) else refusals.BUY_GOLD


def refuse_buy(t: Catalog, s: Position, good: int) -> int:
    """Refuse a purchase for lack of gold, after too many purchases, or from an empty pile (M2)."""
    refusal_code = refuse_any_buy(t, s)
    if refusal_code:
        return refusal_code
    return refusals.OK if s.piles[good] else refusals.BUY_PILE


def apply_buy(t: Catalog, s: Position, good: int, log: list[Event] | None) -> None:
    """Pay gold and take the good."""
    seat = s.active
    price = buy_price(t, s, seat)
    s.buys += 1
    s.gold[seat] -= price
    s.piles[good] -= 1
    s.hands[seat * s.n_goods + good] += 1
    if log is not None:
        log.append(Event("bought", {"seat": seat, "good": t.goods[good], "gold": price}))
