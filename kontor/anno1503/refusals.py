"""Why a move is not legal: a number on the hot path, a rule and a sentence where somebody wants to know."""

OK = 0
_RULES = [""]
_KEYS = [""]


def _reason(rule: str, key: str) -> int:
    _RULES.append(rule)
    _KEYS.append(key)
    return len(_RULES) - 1


NOT_NOW = _reason("anno1503:T1", "anno1503-why-not-now")
DIE_FACE = _reason("anno1503:P3", "anno1503-why-die-face")
SHIPS_HAVE_SAILED = _reason("anno1503:T2", "anno1503-why-ships-have-sailed")
SURPLUS = _reason("anno1503:T3", "anno1503-why-surplus")
NOT_PRODUCED = _reason("anno1503:P1", "anno1503-why-not-produced")
PILE_EMPTY = _reason("anno1503:P2", "anno1503-why-pile-empty")
NOT_YOUR_TILE = _reason("anno1503:P4", "anno1503-why-not-your-tile")
NAME_THE_SITE = _reason("record:R6", "anno1503-why-name-the-site")
SITE_NOT_NAMED = _reason("record:R6", "anno1503-why-site-not-named")
NOT_IN_RESERVE = _reason("anno1503:P5", "anno1503-why-not-in-reserve")
GOLDEN_NUMBER = _reason("anno1503:P7", "anno1503-why-golden-number")
NO_SHIP_IN_STOCK = _reason("anno1503:D1", "anno1503-why-no-ship-in-stock")
SHIP_COST = _reason("anno1503:D1", "anno1503-why-cost")
NO_SPACE = _reason("anno1503:D2", "anno1503-why-no-space")
NO_PIONEER_TILE = _reason("anno1503:D2", "anno1503-why-no-pioneer-tile")
PIONEER_COST = _reason("anno1503:D2", "anno1503-why-cost")
NAME_A_BUILDING = _reason("anno1503:D4", "anno1503-why-name-a-building")
NO_BUILDING_HERE = _reason("anno1503:D4", "anno1503-why-no-building-here")
BUILDING_TAKEN = _reason("anno1503:D4", "anno1503-why-building-taken")
BUILDING_TWICE = _reason("anno1503:D4", "anno1503-why-building-twice")
NOBODY_TO_DEVELOP = _reason("anno1503:D3", "anno1503-why-nobody-there")
ALREADY_MERCHANT = _reason("anno1503:D3", "anno1503-why-already-merchant")
NO_CITIZEN_TILE = _reason("anno1503:D3", "anno1503-why-no-citizen-tile")
DEVELOP_COST = _reason("anno1503:D3", "anno1503-why-cost")
NOBODY_BUYS = _reason("anno1503:M1", "anno1503-why-nobody-there")
HAS_BOUGHT = _reason("anno1503:M1", "anno1503-why-has-bought")
DOES_NOT_BUY = _reason("anno1503:M1", "anno1503-why-does-not-buy")
NOT_IN_HAND = _reason("anno1503:M1", "anno1503-why-not-in-hand")
BUYS_USED = _reason("anno1503:M2", "anno1503-why-buys-used")
BUY_GOLD = _reason("anno1503:M2", "anno1503-why-buy-gold")
BUY_PILE = _reason("anno1503:M2", "anno1503-why-pile-empty")
NO_CLAIM_BUILDING = _reason("anno1503:B2", "anno1503-why-no-claim-building")
CLAIM_USED = _reason("anno1503:B2", "anno1503-why-claim-used")
CLAIM_SEAT = _reason("anno1503:B2", "anno1503-why-claim-seat")
CLAIM_GOLD = _reason("anno1503:B2", "anno1503-why-claim-gold")
CLAIM_HAND = _reason("anno1503:B2", "anno1503-why-claim-hand")
NOT_IN_THAT_HAND = _reason("anno1503:B2", "anno1503-why-not-in-that-hand")
NO_SUCH_SHIP = _reason("anno1503:H1", "anno1503-why-no-such-ship")
NO_POINTS = _reason("anno1503:H1", "anno1503-why-no-points")
NOT_ADJACENT = _reason("anno1503:H1", "anno1503-why-not-adjacent")
NOT_SEA = _reason("anno1503:H2", "anno1503-why-not-sea")
NO_TILE = _reason("anno1503:H1", "anno1503-why-no-tile")
BRIDGE = _reason("anno1503:H4", "anno1503-why-bridge")
NO_AGREEMENT_BRIDGE = _reason("anno1503:H4", "anno1503-why-no-agreement-bridge")
NAME_NO_PLACE = _reason("record:R6", "anno1503-why-name-no-place")
UPGRADE_NOBODY = _reason("anno1503:H5", "anno1503-why-upgrade-nobody")


def rule(reason: int) -> str:
    """The id of the rule that a reason stands on.

    >>> rule(SHIPS_HAVE_SAILED)
    'anno1503:T2'
    """
    return _RULES[reason]


def key(reason: int) -> str:
    """The key of the sentence for a reason.

    >>> key(SHIPS_HAVE_SAILED)
    'anno1503-why-ships-have-sailed'
    """
    return _KEYS[reason]
