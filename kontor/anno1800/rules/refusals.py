"""Errors for illegal moves: the id of a rule and a message key."""

from kontor.engine.errors import RuleError


def refused(rule: str, code: str, **args: object) -> RuleError:
    """Return the error for a move that a rule forbids.

    >>> refused("P2", "no-workplace", cell=3)
    RuleError('anno1800:P2', 'anno1800-why-no-workplace', {'cell': 3})
    """
    return RuleError(f"anno1800:{rule}", f"anno1800-why-{code}", **args)


def misspelled(code: str, **args: object) -> RuleError:
    """Return the error for a move that is legal but not in canonical form (R6).

    >>> misspelled("cheapest-not-named", good="bricks").rule
    'record:R6'
    """
    return RuleError("record:R6", f"anno1800-why-{code}", **args)
