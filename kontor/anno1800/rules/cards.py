"""Playing a population card, and swapping cards (C1, C3, X1, X2)."""

from typing import Final

from kontor.anno1800.content.catalog import DECKS, Catalog
from kontor.anno1800.rules.decks import check_in_hand, draw, put_under
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import OTHER, Position
from kontor.anno1800.rules.turn import begin_action
from kontor.engine.events import Event

MOST_SWAPPED: Final = 3


def play(t: Catalog, s: Position, move: Move, log: list[Event] | None) -> None:
    """Pay for a hand card and play it (C1)."""
    seat, card = s.active, move.what
    begin_action(s, OTHER)
    if card not in s.hands[seat]:
        raise refused("C1", "not-in-hand", card=t.cards[card])
    pay(t, s, t.needs[card], move.steps, log)
    s.hands[seat].remove(card)
    s.open_cards[seat].append(card)
    if log is not None:
        log.append(Event("played", {"seat": seat, "card": t.cards[card]}))


def swap(t: Catalog, s: Position, move: Move, log: list[Event] | None) -> None:
    """Put hand cards under their decks, then draw as many cards from the same decks (X1, X2)."""
    seat, cards = s.active, move.extra
    begin_action(s, OTHER)
    if not 1 <= len(cards) <= MOST_SWAPPED:
        raise refused("X1", "swap-number", number=MOST_SWAPPED)
    check_in_hand(t, s, seat, cards, "X1")
    counts = [0] * len(DECKS)
    for card in cards:
        counts[t.deck_of[card]] += 1
    for deck in range(len(DECKS)):
        if counts[deck] and not s.decks[deck]:
            raise refused("X2", "deck-empty", deck=DECKS[deck])
    put_under(t, s, seat, cards, log)
    for deck in range(len(DECKS)):
        if counts[deck]:
            draw(t, s, seat, deck, counts[deck], log)
