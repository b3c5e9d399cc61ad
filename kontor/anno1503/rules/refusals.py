"""Refusal codes: why a move is not legal. Each is an integer, for speed, with a rule and a message key."""

from typing import Final

OK: Final = 0
_RULES: Final = [""]
_KEYS: Final = [""]


def _code(rule: str, key: str) -> int:
    _RULES.append(rule)
    _KEYS.append(key)
    return len(_RULES) - 1


NOT_NOW: Final = _code("anno1503:T1", "anno1503-why-not-now")
DIE_FACE: Final = _code("anno1503:P3", "anno1503-why-die-face")
SHIPS_HAVE_SAILED: Final = _code("anno1503:T2", "anno1503-why-ships-have-sailed")
SURPLUS: Final = _code("anno1503:T3", "anno1503-why-surplus")
NOT_PRODUCED: Final = _code("anno1503:P1", "anno1503-why-not-produced")
PILE_EMPTY: Final = _code("anno1503:P2", "anno1503-why-pile-empty")
NOT_YOUR_TILE: Final = _code("anno1503:P4", "anno1503-why-not-your-tile")
NAME_THE_SITE: Final = _code("record:R6", "anno1503-why-name-the-site")
SITE_NOT_NAMED: Final = _code("record:R6", "anno1503-why-site-not-named")
NOT_IN_RESERVE: Final = _code("anno1503:P5", "anno1503-why-not-in-reserve")
GOLDEN_NUMBER: Final = _code("anno1503:P7", "anno1503-why-golden-number")
NO_SHIP_IN_STOCK: Final = _code("anno1503:D1", "anno1503-why-no-ship-in-stock")
SHIP_COST: Final = _code("anno1503:D1", "anno1503-why-cost")
NO_SPACE: Final = _code("anno1503:D2", "anno1503-why-no-space")
NO_PIONEER_TILE: Final = _code("anno1503:D2", "anno1503-why-no-pioneer-tile")
PIONEER_COST: Final = _code("anno1503:D2", "anno1503-why-cost")
NAME_A_BUILDING: Final = _code("anno1503:D4", "anno1503-why-name-a-building")
NO_BUILDING_LEFT: Final = _code("anno1503:D4", "anno1503-why-no-building-left")
NO_BUILDING_HERE: Final = _code("anno1503:D4", "anno1503-why-no-building-here")
BUILDING_TAKEN: Final = _code("anno1503:D4", "anno1503-why-building-taken")
BUILDING_TWICE: Final = _code("anno1503:D4", "anno1503-why-building-twice")
NOBODY_TO_DEVELOP: Final = _code("anno1503:D3", "anno1503-why-nobody-there")
ALREADY_MERCHANT: Final = _code("anno1503:D3", "anno1503-why-already-merchant")
NO_CITIZEN_TILE: Final = _code("anno1503:D3", "anno1503-why-no-citizen-tile")
DEVELOP_COST: Final = _code("anno1503:D3", "anno1503-why-cost")
NOBODY_BUYS: Final = _code("anno1503:M1", "anno1503-why-nobody-there")
HAS_BOUGHT: Final = _code("anno1503:M1", "anno1503-why-has-bought")
DOES_NOT_BUY: Final = _code("anno1503:M1", "anno1503-why-does-not-buy")
NOT_IN_HAND: Final = _code("anno1503:M1", "anno1503-why-not-in-hand")
BUYS_USED: Final = _code("anno1503:M2", "anno1503-why-buys-used")
BUY_GOLD: Final = _code("anno1503:M2", "anno1503-why-buy-gold")
BUY_PILE: Final = _code("anno1503:M2", "anno1503-why-pile-empty")
NO_CLAIM_BUILDING: Final = _code("anno1503:B2", "anno1503-why-no-claim-building")
CLAIM_USED: Final = _code("anno1503:B2", "anno1503-why-claim-used")
CLAIM_SEAT: Final = _code("anno1503:B2", "anno1503-why-claim-seat")
CLAIM_GOLD: Final = _code("anno1503:B2", "anno1503-why-claim-gold")
CLAIM_HAND: Final = _code("anno1503:B2", "anno1503-why-claim-hand")
NOT_IN_THAT_HAND: Final = _code("anno1503:B2", "anno1503-why-not-in-that-hand")
NO_SUCH_SHIP: Final = _code("anno1503:H1", "anno1503-why-no-such-ship")
NO_POINTS: Final = _code("anno1503:H1", "anno1503-why-no-points")
NOT_ADJACENT: Final = _code("anno1503:H1", "anno1503-why-not-adjacent")
NOT_SEA: Final = _code("anno1503:H2", "anno1503-why-not-sea")
NO_TILE: Final = _code("anno1503:H1", "anno1503-why-no-tile")
BRIDGE: Final = _code("anno1503:H4", "anno1503-why-bridge")
NO_AGREEMENT_BRIDGE: Final = _code("anno1503:H4", "anno1503-why-no-agreement-bridge")
NAME_NO_PLACE: Final = _code("record:R6", "anno1503-why-name-no-place")
UPGRADE_NOBODY: Final = _code("anno1503:H5", "anno1503-why-upgrade-nobody")


def rule(code: int) -> str:
    """Return the id of the rule behind a refusal code.

    >>> rule(SHIPS_HAVE_SAILED)
    'anno1503:T2'
    """
    return _RULES[code]


def key(code: int) -> str:
    """Return the message key of a refusal code.

    >>> key(SHIPS_HAVE_SAILED)
    'anno1503-why-ships-have-sailed'
    """
    return _KEYS[code]
