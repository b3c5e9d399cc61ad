"""Naval tokens: tokens on cards are spent first and return to the supply, those of ships are exhausted (P5, P6, H6)."""

from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import Position


def trade_left(s: Position, seat: int) -> int:
    """Return the trade tokens that a seat can spend.

    >>> from kontor.engine.matches import new_match
    >>> trade_left(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 0)
    2
    """
    return s.trade[seat] + s.trade_card[seat]


def exploration_left(s: Position, seat: int) -> int:
    """Return the exploration tokens that a seat can spend.

    >>> from kontor.engine.matches import new_match
    >>> exploration_left(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 0)
    1
    """
    return s.explore[seat] + s.explore_card[seat]


def spend_trade(s: Position, seat: int, number: int) -> None:
    """Spend trade tokens. Raise `RuleError` if there are too few.

    >>> from kontor.engine.matches import new_match
    >>> s = new_match("anno1800", ["Ada", "Ben"], seed=12).state
    >>> s.trade_card[0] = 1
    >>> spend_trade(s, 0, 2)
    >>> s.trade_card[0], s.trade[0], s.trade_exhausted[0]
    (0, 1, 1)
    """
    left = trade_left(s, seat)
    if left < number:
        raise refused("P5", "trade-tokens", number=number, left=left)
    from_cards = min(number, s.trade_card[seat])
    s.trade_card[seat] -= from_cards
    s.trade[seat] -= number - from_cards
    s.trade_exhausted[seat] += number - from_cards


def spend_exploration(s: Position, seat: int, number: int) -> None:
    """Spend exploration tokens. Raise `RuleError` if there are too few.

    >>> from kontor.engine.matches import new_match
    >>> s = new_match("anno1800", ["Ada", "Ben"], seed=12).state
    >>> spend_exploration(s, 0, 1)
    >>> s.explore[0], s.explore_exhausted[0]
    (0, 1)
    """
    left = exploration_left(s, seat)
    if left < number:
        raise refused("P5", "exploration-tokens", number=number, left=left)
    from_cards = min(number, s.explore_card[seat])
    s.explore_card[seat] -= from_cards
    s.explore[seat] -= number - from_cards
    s.explore_exhausted[seat] += number - from_cards
