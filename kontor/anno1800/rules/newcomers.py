"""New cubes and the card or the gold that comes with each (W2, W3, K1)."""

from kontor.anno1800.content.catalog import CUBES, DECK_OF_CUBE, N_CUBES, Catalog
from kontor.anno1800.rules.decks import draw
from kontor.anno1800.rules.state import Position
from kontor.engine.events import Event


def card_gold(t: Catalog, s: Position, cube: int) -> int:
    """The gold that a new cube takes instead of its card: where that deck is empty (W3).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> card_gold(match.game.catalog, match.state, 0)
    0
    """
    deck = DECK_OF_CUBE[cube]
    return 0 if s.decks[deck] else t.deck_gold[deck]


def welcome(t: Catalog, s: Position, seat: int, cube: int, log: list[Event] | None) -> None:
    """A cube comes from the supply, ready at once; its card is drawn or, from an empty deck, paid for."""
    deck = DECK_OF_CUBE[cube]
    s.supply[cube] -= 1
    s.ready[seat * N_CUBES + cube] += 1
    s.owned[seat * N_CUBES + cube] += 1
    if s.decks[deck]:
        draw(t, s, seat, deck, 1, log)
    else:
        s.gold[seat] -= t.deck_gold[deck]
        if log is not None:
            log.append(Event("paid_gold", {"seat": seat, "gold": t.deck_gold[deck]}))


def arriving(t: Catalog, s: Position, seat: int, wanted: list[int]) -> list[int]:
    """How many cubes of each kind an effect brings: as many as supply and gold allow, or none of them (V3).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> match.state.supply[4] = 1
    >>> arriving(match.game.catalog, match.state, 0, [2, 0, 0, 0, 2])
    [2, 0, 0, 0, 1]
    """
    come = [0] * N_CUBES
    gold = s.gold[seat]
    cards = [len(deck) for deck in s.decks]
    # The cheapest first, so that as many come as gold allows.
    for cube in sorted(range(N_CUBES), key=lambda cube: t.deck_gold[DECK_OF_CUBE[cube]]):
        deck = DECK_OF_CUBE[cube]
        for _ in range(min(wanted[cube], s.supply[cube])):
            if cards[deck]:
                cards[deck] -= 1
            elif gold >= t.deck_gold[deck]:
                gold -= t.deck_gold[deck]
            elif s.part:
                break
            else:
                return [0] * N_CUBES
            come[cube] += 1
    return come


def anybody_comes(t: Catalog, s: Position, seat: int, wanted: list[int]) -> bool:
    """Whether an effect brings a cube at all.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> anybody_comes(match.game.catalog, match.state, 0, [0, 2, 0, 0, 0])
    True
    """
    if not s.part:
        return any(arriving(t, s, seat, wanted))
    for cube in range(N_CUBES):
        if wanted[cube] and s.supply[cube]:
            if s.gold[seat] >= card_gold(t, s, cube):
                return True
    return False


def bring(t: Catalog, s: Position, seat: int, wanted: list[int], log: list[Event] | None) -> None:
    """The cubes of an effect come, with their cards."""
    come = arriving(t, s, seat, wanted)
    if log is not None and any(come):
        names = [CUBES[cube] for cube in range(N_CUBES) for _ in range(come[cube])]
        log.append(Event("got_cubes", {"seat": seat, "cubes": names}))
    for cube in range(N_CUBES):
        for _ in range(come[cube]):
            welcome(t, s, seat, cube, log)
