"""Drawing population cards, and putting them under their decks (I3)."""

from bisect import insort

from kontor.anno1800.content.catalog import DECKS, Catalog
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import Position
from kontor.engine.events import Event


def draw(t: Catalog, s: Position, seat: int, deck: int, number: int, log: list[Event] | None) -> None:
    """Draw cards from a deck, or all that are left if there are fewer."""
    drawn: list[int] = []
    for _ in range(min(number, len(s.decks[deck]))):
        card = s.decks[deck].pop()
        s.under[deck].pop()
        insort(s.hands[seat], card)
        drawn.append(card)
    if log is not None and drawn:
        args: dict[str, object] = {"seat": seat, "deck": DECKS[deck], "number": len(drawn)}
        log.append(Event("drew", args, to=seat, secret={"cards": [t.cards[card] for card in drawn]}))


def put_under(t: Catalog, s: Position, seat: int, cards: tuple[int, ...], log: list[Event] | None) -> None:
    """Put hand cards under their decks in this order. Only this seat knows later what it put there.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> card = s.hands[0][0]
    >>> put_under(t, s, 0, (card,), None)
    >>> s.decks[0][0] == card, s.under[0][0], len(s.hands[0])
    (True, 1, 8)
    """
    for card in cards:
        deck = t.deck_of[card]
        s.hands[seat].remove(card)
        s.decks[deck].insert(0, card)
        s.under[deck].insert(0, seat + 1)
    if log is not None:
        for deck in range(len(DECKS)):
            own = [t.cards[card] for card in cards if t.deck_of[card] == deck]
            if own:
                args: dict[str, object] = {"seat": seat, "deck": DECKS[deck], "number": len(own)}
                log.append(Event("put_under", args, to=seat, secret={"cards": own}, learns=False))


def check_in_hand(t: Catalog, s: Position, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """Raise `RuleError` unless the cards are in the seat's hand and all different."""
    for card in cards:
        if card not in s.hands[seat]:
            raise refused(rule, "not-in-hand", card=t.cards[card])
        if cards.count(card) > 1:
            raise refused(rule, "card-twice", card=t.cards[card])


def draw_expeditions(t: Catalog, s: Position, seat: int, number: int, log: list[Event] | None) -> None:
    """Draw expedition cards, or all that are left. Nobody else sees them."""
    drawn: list[int] = []
    for _ in range(min(number, len(s.expedition_deck))):
        card = s.expedition_deck.pop()
        insort(s.expeditions[seat], card)
        drawn.append(card)
    if log is not None and drawn:
        names = [t.expeditions[card] for card in drawn]
        log.append(Event("drew_expeditions", {"seat": seat, "number": len(drawn)}, to=seat, secret={"cards": names}))
