"""New cubes, and the card or the gold for each (W2, W3, K1)."""

from kontor.anno1800.content.catalog import CUBES, DECK_OF_CUBE, N_CUBES, Catalog
from kontor.anno1800.rules.decks import draw
from kontor.anno1800.rules.state import Position
from kontor.engine.events import Event


def card_gold(t: Catalog, s: Position, cube: int) -> int:
    """Return the gold that a new cube costs because its deck is empty, or 0 if a card can be drawn (W3).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> card_gold(match.game.catalog, match.state, 0)
    0
    """
    deck = DECK_OF_CUBE[cube]
    return 0 if s.decks[deck] else t.deck_gold[deck]


def add_cube(t: Catalog, s: Position, seat: int, cube: int, log: list[Event] | None) -> None:
    """Add a ready cube from the supply, and draw its card or, if that deck is empty, pay gold."""
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


def cubes_brought(t: Catalog, s: Position, seat: int, wanted: list[int]) -> list[int]:
    """Return how many cubes of each kind an effect brings: as many as supply and gold allow, or none (V3).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> match.state.supply[4] = 1
    >>> cubes_brought(match.game.catalog, match.state, 0, [2, 0, 0, 0, 2])
    [2, 0, 0, 0, 1]
    """
    counts = [0] * N_CUBES
    gold = s.gold[seat]
    cards = [len(deck) for deck in s.decks]
    # Cheapest first, so that the gold suffices for as many as possible.
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
            counts[cube] += 1
    return counts


def brings_any(t: Catalog, s: Position, seat: int, wanted: list[int]) -> bool:
    """Whether an effect brings at least one cube.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> brings_any(match.game.catalog, match.state, 0, [0, 2, 0, 0, 0])
    True
    """
    if not s.part:
        return any(cubes_brought(t, s, seat, wanted))
    for cube in range(N_CUBES):
        if wanted[cube] and s.supply[cube]:
            if s.gold[seat] >= card_gold(t, s, cube):
                return True
    return False


def add_cubes(t: Catalog, s: Position, seat: int, wanted: list[int], log: list[Event] | None) -> None:
    """Add the cubes of an effect, and draw or pay for each."""
    counts = cubes_brought(t, s, seat, wanted)
    if log is not None and any(counts):
        names = [CUBES[cube] for cube in range(N_CUBES) for _ in range(counts[cube])]
        log.append(Event("got_cubes", {"seat": seat, "cubes": names}))
    for cube in range(N_CUBES):
        for _ in range(counts[cube]):
            add_cube(t, s, seat, cube, log)
