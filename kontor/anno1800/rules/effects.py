"""The effects of played cards (C2, K2 to K8)."""

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
    if card not in s.open_cards[seat]:
        raise refused("C2", "not-open", card=t.cards[card])
    if effect.free_goods:
        raise refused("K5", "free-good-in-payment", card=t.cards[card])
    if effect.brings_cubes and not brings_any(t, s, seat, effect.cubes):
        raise refused("K1", "no-cube-comes", card=t.cards[card])
    turn_over(s, seat, card)
    if log is not None:
        log.append(Event("used", {"seat": seat, "card": t.cards[card]}))
    if effect.upgrades:
        _upgrade_all(t, s, move, effect, log)
    else:
        return_cards(t, s, effect, move.extra, "K8", log)
    apply_effect(t, s, seat, effect, log)


def turn_over(s: Position, seat: int, card: int) -> None:
    """Turn over a played card whose effect was used or has lapsed. It still scores (C3)."""
    s.open_cards[seat].remove(card)
    s.spent_cards[seat].append(card)


def _upgrade_all(t: Catalog, s: Position, move: Move, effect: Effect, log: list[Event] | None) -> None:
    """Upgrade cubes of one kind for free, all in one move (K6)."""
    if not 1 <= len(move.extra) <= effect.upgrades:
        raise refused("K6", "upgrades-number", number=effect.upgrades, card=t.cards[move.what])
    for place in move.extra:
        exchange(s, s.active, effect.upgrade_from, place, log)


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


def lapse(t: Catalog, s: Position, seat: int) -> None:
    """Turn over the played cards whose effect can only be used in the turn that ends (K8)."""
    for card in s.open_cards[seat][:]:
        if t.effects[card].returns:
            turn_over(s, seat, card)
