"""The large branch: draw a good from another hand for gold (B2).

>>> from kontor.engine.matches import new_match
>>> changed = {"start": {"goods": ["wood", "tools"]}, "inhabitants": {"building_sites_from": 3}}
>>> match = new_match("anno1503", ["Ada", "Ben", "Cem"], seed=12, changed=changed)
>>> events = match.play("pioneer large_branch")
>>> [event["kind"] for event in match.play("claim 1")], match.why_not("claim 1").rule
(['claimed', 'drew'], 'anno1503:B2')
"""

from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.moves import CLAIM, make
from kontor.anno1503.rules.state import DRAW, Position
from kontor.anno1503.rules.turn import begin_actions
from kontor.engine.events import Event
from kontor.engine.protocol import CHANCE
from kontor.engine.rng import Rng


def add_claims(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add a claim for each seat that the active player can draw a good from."""
    if not refuse_any_claim(t, s):
        for seat in range(s.players):
            if not refuse_claim(t, s, seat):
                moves.append(make(CLAIM, seat))


def refuse_any_claim(t: Catalog, s: Position) -> int:
    """Refuse every claim without the building, after its use in this turn, or for lack of gold (B2)."""
    price = t.effects(s.built[s.active]).claim_price
    if price < 0:
        return refusals.NO_CLAIM_BUILDING
    if s.claimed:
        return refusals.CLAIM_USED
    return refusals.OK if s.gold[s.active] >= price else refusals.CLAIM_GOLD


def refuse_claim(t: Catalog, s: Position, seat: int) -> int:
    """Refuse a claim except from another player who has a good (B2)."""
    refusal_code = refuse_any_claim(t, s)
    if refusal_code:
        return refusal_code
    if seat >= s.players or seat == s.active:
        return refusals.CLAIM_SEAT
    return refusals.OK if s.hand_size(seat) else refusals.CLAIM_HAND


def apply_claim(t: Catalog, s: Position, seat: int, log: list[Event] | None) -> None:
    """Pay the other player. Chance then draws the good."""
    price = t.effects(s.built[s.active]).claim_price
    s.claimed = 1
    s.claim_from = seat
    s.gold[s.active] -= price
    s.gold[seat] += price
    if log is not None:
        log.append(Event("claimed", {"seat": s.active, "other": seat, "gold": price}))
    s.phase = DRAW
    s.actor = CHANCE


def draw_good(s: Position, rng: Rng) -> int:
    """Draw a good. Every card of the hand is equally likely."""
    left = rng.below(s.hand_size(s.claim_from))
    good = 0
    while left >= s.hands[s.claim_from * s.n_goods + good]:
        left -= s.hands[s.claim_from * s.n_goods + good]
        good += 1
    return good


def refuse_draw(t: Catalog, s: Position, good: int) -> int:
    """Refuse a good that is not in the hand (B2)."""
    return refusals.OK if s.hands[s.claim_from * s.n_goods + good] else refusals.NOT_IN_THAT_HAND


def apply_draw(t: Catalog, s: Position, good: int, log: list[Event] | None) -> None:
    """Move the good to the active player's hand. If hands are hidden, only the two players see it (I1)."""
    s.hands[s.claim_from * s.n_goods + good] -= 1
    s.hands[s.active * s.n_goods + good] += 1
    if log is not None:
        args: dict[str, object] = {"seat": s.active, "other": s.claim_from}
        drawn: dict[str, object] = {"good": t.goods[good]}
        if s.hands_hidden:
            log.append(Event("drew_hidden", args, to=s.active, also=s.claim_from, secret=drawn))
        else:
            log.append(Event("drew", args | drawn))
    begin_actions(s)
