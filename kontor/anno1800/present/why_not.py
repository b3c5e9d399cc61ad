"""Explanations: why a thing cannot be done now, because something is missing or a rule forbids it."""

from collections.abc import Callable

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Catalog
from kontor.anno1800.payment.conditions import conditions_of
from kontor.anno1800.payment.making import goods_can_wait
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import missing, shortage_phrases
from kontor.anno1800.payment.things import is_possible
from kontor.anno1800.payment.ways import first_way
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.build import continues_ships, fits_ground
from kontor.anno1800.rules.costs import cost_of, cost_phrases
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.places import places_away
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import EXHAUSTED, HIRING, HOME, UPGRADING, Position
from kontor.anno1800.rules.turn import continues
from kontor.engine.errors import RuleError

Refusal = Callable[[Position, Move], RuleError | None]


def why_not_thing(t: Catalog, s: Position, thing: Move, refusal: Refusal) -> RuleError | None:
    """Return what forbids a thing or what is missing to pay for it. `refusal` judges complete moves.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> error = why_not_thing(match.game.catalog, match.state, Move(moves.HIRE, 3), match.game.refusal)
    >>> error.phrase.args["lacks"][0].args
    {'number': 1, 'good': 'windows'}
    """
    forbidden = _forbidden(t, s, thing)
    if forbidden is not None:
        return forbidden
    cost = cost_of(t, thing)
    if cost is None:
        return refusal(s, _trial(t, s, thing))
    means = Means(t, s, s.active)
    gold = card_gold(t, s, thing.what) if thing.kind == moves.HIRE else 0
    lacks = missing(means, cost, gold)
    if lacks:
        return refused("P1", "lacks", cost=cost_phrases(t, cost), lacks=shortage_phrases(lacks))
    way = first_way(means, cost, gold, conditions_of(thing))
    return refusal(s, _trial(t, s, thing)._replace(steps=way or ()))


def _forbidden(t: Catalog, s: Position, thing: Move) -> RuleError | None:
    """Return the rule that forbids a thing regardless of its payment."""
    kind, what = thing.kind, thing.what
    parts = (kind == moves.HIRE and continues(s, HIRING)) or (kind == moves.UPGRADE and continues(s, UPGRADING))
    ship = kind == moves.BUILD and what >= t.first_ship
    if kind == moves.MAKE:
        return None if goods_can_wait(t, s) else refused("P3", "make-needless")
    free = kind in (moves.USE, moves.USE_OBJECTIVE, moves.RECALL, moves.END)
    if not (s.actions or free or parts or (ship and continues_ships(s, t.level[what], 0))):
        return refused("T1", "no-action-left")
    if kind == moves.PLAY and what not in s.hands[s.active]:
        return refused("C1", "not-in-hand", card=t.cards[what])
    if kind == moves.BUILD and not s.stock[what]:
        return refused("B6", "no-tile-left", tile=t.tiles[what])
    if ship and not any(s.yards[s.active * 4 + level] for level in range(t.level[what], 4)):
        return refused("B8", "no-yard", tile=t.tiles[what], number=t.level[what])
    return _lacking_cube(t, s, thing) if kind in (moves.HIRE, moves.UPGRADE) and not is_possible(t, s, thing) else None


def _lacking_cube(t: Catalog, s: Position, thing: Move) -> RuleError | None:
    """Return the rule that forbids to hire or upgrade because there is no such cube."""
    kind, what = thing.kind, thing.what
    wanted = what + (kind == moves.UPGRADE)
    if not s.supply[wanted]:
        return refused("W1" if kind == moves.HIRE else "U2", "supply-empty", cube=CUBES[wanted])
    if kind == moves.UPGRADE and not s.owned[s.active * N_CUBES + what]:
        return refused("U2", "nobody-there", cube=CUBES[what], place="home")
    return None


def _trial(t: Catalog, s: Position, thing: Move) -> Move:
    """Return a move for the thing that `refusal` can judge."""
    if thing.kind == moves.BUILD:
        return thing._replace(
            place=next(c for c in range(s.last_cell(s.active), 0, -1) if fits_ground(t.family[thing.what], c))
        )
    if thing.kind == moves.SWAP:
        return thing._replace(extra=tuple(s.hands[s.active][:1]))
    if thing.kind == moves.RECALL:
        return thing._replace(place=next(iter(places_away(s, s.active, thing.what)), EXHAUSTED))
    return thing._replace(place=HOME) if thing.kind == moves.UPGRADE else thing
