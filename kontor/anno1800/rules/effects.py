"""The effects of played cards, and what lasts for the turn only (C2, K2 to K8)."""

from kontor.anno1800.content.catalog import Catalog, Effect
from kontor.anno1800.rules.decks import check_in_hand, draw_expeditions, put_under
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.newcomers import add_cubes, brings_any
from kontor.anno1800.rules.places import exchange
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import Position
from kontor.engine.events import Event


def use_card(t: Catalog, s: Position, move: Move, log: list[Event] | None) -> None:
    """Use the effect of a played card and turn the card over (C2)."""
    seat, card = s.active, move.what
    effect = t.effects[card]
    if effect.upgrades:
        use_upgrades(t, s, card, move.extra, log)
        return
    if card not in s.open_cards[seat]:
        raise refused("C2", "not-open", card=t.cards[card])
    if effect.free_goods:
        raise refused("K5", "free-good-in-payment", card=t.cards[card])
    if effect.brings_cubes and not brings_any(t, s, seat, effect.cubes):
        raise refused("K1", "no-cube-comes", card=t.cards[card])
    _turn_over_to_use(t, s, card, log)
    return_cards(t, s, effect, move.extra, "K8", log)
    apply_effect(t, s, seat, effect, log)


def _turn_over_to_use(t: Catalog, s: Position, card: int, log: list[Event] | None) -> None:
    turn_over(s, s.active, card)
    if log is not None:
        log.append(Event("used", {"seat": s.active, "card": t.cards[card]}))


def turn_over(s: Position, seat: int, card: int) -> None:
    """Turn over a played card whose effect was used or has lapsed. It still scores (C3)."""
    s.open_cards[seat].remove(card)
    s.spent_cards[seat].append(card)


def use_upgrades(t: Catalog, s: Position, card: int, places: tuple[int, ...], log: list[Event] | None) -> None:
    """Upgrade cubes of one kind for free (K6). The first upgrade turns the card over, the others are left for the turn.

    Under version 1 all upgrades of a card are taken at once.
    """
    seat = s.active
    left = free_upgrades(t, s, card)
    if not left:
        raise refused("C2", "not-open", card=t.cards[card])
    if not 1 <= len(places) <= left:
        raise refused("K6", "upgrades-number", number=left, card=t.cards[card])
    if card in s.open_cards[seat]:
        _turn_over_to_use(t, s, card, log)
    for place in places:
        exchange(s, seat, t.effects[card].upgrade_from, place, log)
    if t.version.upgrades_in_parts:
        others = [other for other in s.upgrades_left if other != card]
        s.upgrades_left = sorted([*others, *[card] * (left - len(places))])


def free_upgrades(t: Catalog, s: Position, card: int) -> int:
    """Return how many free upgrades the active player can still take by a card.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> s.open_cards[0].append(t.card_at["fw24"])
    >>> free_upgrades(t, s, t.card_at["fw24"]), free_upgrades(t, s, t.card_at["aei26"])
    (3, 0)
    """
    return t.effects[card].upgrades if card in s.open_cards[s.active] else s.upgrades_left.count(card)


def return_cards(
    t: Catalog, s: Position, effect: Effect, cards: tuple[int, ...], rule: str, log: list[Event] | None
) -> None:
    """Put hand cards under their decks without drawing new ones (K8)."""
    if not effect.returns:
        if cards:
            raise refused(rule, "returns-none")
        return
    if not 1 <= len(cards) <= effect.returns:
        raise refused(rule, "returns-number", number=effect.returns)
    check_in_hand(t, s, s.active, cards, rule)
    put_under(t, s, s.active, cards, log)


def apply_effect(t: Catalog, s: Position, seat: int, effect: Effect, log: list[Event] | None) -> None:
    """Apply an effect that needs no choice: cubes, tokens, gold, expedition cards, actions (K1 to K4, K7)."""
    if effect.brings_cubes:
        add_cubes(t, s, seat, effect.cubes, log)
    s.trade_card[seat] += effect.trade
    s.explore_card[seat] += effect.exploration
    s.gold[seat] += effect.gold
    s.actions += effect.actions
    if log is not None:
        _log_gains(seat, effect, log)
    if effect.expeditions:
        draw_expeditions(t, s, seat, effect.expeditions, log)


def _log_gains(seat: int, effect: Effect, log: list[Event]) -> None:
    for kind, number in (
        ("got_trade", effect.trade),
        ("got_exploration", effect.exploration),
        ("got_gold", effect.gold),
        ("got_action", effect.actions),
    ):
        if number:
            log.append(Event(kind, {"seat": seat, "number": number}))


def take_free(t: Catalog, s: Position, good: int, card: int, log: list[Event] | None) -> None:
    """Take a New World good of a played card within a payment and turn the card over (K5)."""
    seat = s.active
    if card not in s.open_cards[seat] or good not in t.effects[card].free_goods:
        raise refused("K5", "no-free-good", good=t.goods[good], card=t.cards[card])
    turn_over(s, seat, card)
    if log is not None:
        log.append(Event("freed", {"seat": seat, "good": t.goods[good], "card": t.cards[card]}))


def lapse(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """End what lasts only for the turn: unused returns of cards (K8), goods at hand (P3), free upgrades left (K6)."""
    seat = s.active
    for card in s.open_cards[seat][:]:
        if t.effects[card].returns:
            turn_over(s, seat, card)
    if s.at_hand:
        if log is not None:
            log.append(Event("lost_goods", {"seat": seat, "goods": [t.goods[good] for good in s.at_hand]}))
        s.at_hand = []
    if s.upgrades_left:
        if log is not None:
            log.append(Event("lost_upgrades", {"seat": seat, "number": len(s.upgrades_left)}))
        s.upgrades_left = []
