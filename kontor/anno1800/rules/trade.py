"""Trade: buying goods of other players' industries for trade tokens (H1 to H5)."""

from kontor.anno1800.content.catalog import CUBES, Catalog
from kontor.anno1800.rules.ground import cells_in, open_tile
from kontor.anno1800.rules.refusals import misspelled, refused
from kontor.anno1800.rules.state import Position
from kontor.engine.events import Event


def buy(t: Catalog, s: Position, good: int, seller: int, named: int, log: list[Event] | None) -> int:
    """Buy a good from a seat and return its price in trade tokens.

    `named` is the kind of cube that makes it, plus 1. With 0, the cheapest kind does.
    """
    seat, name = s.active, t.goods[good]
    if t.far_mask >> good & 1:
        raise refused("H4", "far-good-not-sold", good=name)
    if not 0 <= seller < s.players:
        raise refused("H1", "no-such-player", number=seller)
    if seller == seat:
        raise refused("H4", "not-from-yourself", good=name)
    if s.bought >> good & 1:
        raise refused("H3", "bought-already", good=name)
    price = s.prices[seller * s.n_goods + good]
    if not price:
        raise refused("H1", "does-not-make", other=seller, good=name)
    if named:
        price = _named_price(t, s, good, seller, named - 1, price)
    s.bought |= 1 << good
    s.gold[seller] += 1
    if log is not None:
        log.append(Event("bought", {"seat": seat, "good": name, "other": seller, "tokens": price}))
    return price


def _named_price(t: Catalog, s: Position, good: int, seller: int, cube: int, cheapest: int) -> int:
    cells = cells_in(s.sites[seller * s.n_goods + good])
    kinds = [t.works[open_tile(s, seller, cell)] for cell in cells]
    if cube not in kinds:
        raise refused("H5", "no-open-industry-of", other=seller, good=t.goods[good], cube=CUBES[cube])
    if t.trade_price[cube] == cheapest:
        raise misspelled("cheapest-not-named", good=t.goods[good], cube=CUBES[cube])
    return t.trade_price[cube]


def best_offer(s: Position, seat: int, good: int) -> tuple[int, int]:
    """Return the lowest price of a good and its seller. The price is 0 if nobody sells it.

    Among sellers with the same price, the one with the least gold is chosen.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> best_offer(match.state, 0, match.game.catalog.good_at["coal"])
    (2, 1)
    """
    best = 0
    seller = 0
    if not s.bought >> good & 1 or seat != s.active:
        at = good
        for other in range(s.players):
            price = s.prices[at]
            at += s.n_goods
            if (
                price
                and other != seat
                and (not best or price < best or (price == best and s.gold[other] < s.gold[seller]))
            ):
                best, seller = price, other
    return best, seller
