"""The rules of Anno 1503 behind the game protocol. Each kind of move is mapped to the module that handles it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from kontor.anno1503.content.catalog import EVENT_ROLL, Catalog
from kontor.anno1503.content.loader import built_in_text, load_catalog
from kontor.anno1503.content.versions import BY_NUMBER
from kontor.anno1503.present import phrases
from kontor.anno1503.present.presentation import Anno1503Presentation
from kontor.anno1503.present.view import imagine, make_view
from kontor.anno1503.rules import claim, events, islands, market, moves, production, refusals, settle, ships, turn
from kontor.anno1503.rules.options import settle as settle_options
from kontor.anno1503.rules.setup import first_position, make_deal
from kontor.anno1503.rules.state import ACT, DISCARD, DRAW, EVENT, GIVE, LOOKED, RESERVE, ROLL, TAKE, Position
from kontor.anno1503.rules.victory import GOALS, points, progress
from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.protocol import NOBODY, Data, Game
from kontor.engine.rng import Rng
from kontor.engine.ui_types import Standings

Refuse = Callable[[Catalog, Position, int], int]
Apply = Callable[[Catalog, Position, int, list[Event] | None], None]

# By kind of move: its phase, the function that refuses it, and the function that applies it.
_BY_KIND: Final[list[tuple[int, Refuse, Apply]]] = [
    (TAKE, production.refuse_take, events.apply_take),
    (GIVE, events.refuse_give_agreement, events.apply_give_agreement),
    (GIVE, events.refuse_give_branch, events.apply_give_branch),
    (GIVE, events.refuse_give_site, events.apply_give_site),
    (ACT, settle.refuse_ship, settle.apply_ship),
    (ACT, settle.refuse_pioneer, settle.apply_pioneer),
    (ACT, settle.refuse_develop, settle.apply_develop),
    (ACT, market.refuse_sell, market.apply_sell),
    (ACT, market.refuse_buy, market.apply_buy),
    (ACT, claim.refuse_claim, claim.apply_claim),
    (ACT, ships.refuse_sail, ships.apply_sail),
    (ACT, ships.refuse_look, ships.apply_look),
    (LOOKED, islands.refuse_leave, islands.apply_leave),
    (LOOKED, islands.refuse_keep, islands.apply_keep),
    (ACT, turn.refuse_end, turn.apply_end),
    (DISCARD, turn.refuse_discard, turn.apply_discard),
    (ROLL, events.refuse_face, events.apply_roll),
    (EVENT, events.refuse_face, events.apply_event),
    (RESERVE, events.refuse_reserve, events.apply_reserve),
    (DRAW, claim.refuse_draw, claim.apply_draw),
]
_PHASE: Final = [phase for phase, _, _ in _BY_KIND]
_REFUSE: Final = [refuse for _, refuse, _ in _BY_KIND]
_APPLY: Final = [apply for _, _, apply in _BY_KIND]


VERSIONS: Final = tuple(BY_NUMBER)
"""The versions of the rules, oldest first."""


class Anno1503(Game[Position, int]):
    """The rules of Anno 1503. A move is an integer (see `moves`).

    >>> game = load({})
    >>> state = game.start(2, {}, game.deal(2, {}, Rng(7)))
    >>> game.apply(state, game.parse("roll 6"), None)
    >>> game.refusal(state, game.parse("end")).rule
    'anno1503:T1'
    """

    name = "anno1503"
    fewest = 2
    most = 4

    def __init__(self, changed: Mapping[str, object], rules: int) -> None:
        self.catalog, self.changed = load_catalog(changed, BY_NUMBER[rules])
        self.rules = rules
        # The kinds of moves from `SHIP` to this one come before the ships (T2).
        self._last_before_ships = moves.BUY if self.catalog.version.claim_after_ships else moves.CLAIM
        self._presentation = Anno1503Presentation(self.catalog, self)

    @property
    def presentation(self) -> Anno1503Presentation:
        """The data and phrases for screens.

        >>> load({}).presentation.own_names
        {}
        """
        return self._presentation

    def built_in_text(self) -> str:
        """Return the text of the built-in content file.

        >>> "hand_limit = 5" in load({}).built_in_text()
        True
        """
        return built_in_text()

    def settle_options(self, options: Mapping[str, object]) -> Data:
        """Return the options that differ from their default. Raise on unknown or impossible ones (R3).

        >>> load({}).settle_options({"hands": "hidden"})
        {'hands': 'hidden'}
        >>> load({}).settle_options({"pirates": False})
        Traceback (most recent call last):
        ...
        kontor.engine.errors.RuleError: record:R3 record-unknown-option {'name': 'pirates'}
        """
        return settle_options(self.catalog.version, options)

    def deal(self, players: int, options: Data, rng: Rng) -> Data:
        """Deal the boards, the tiles on the map, and the reserve.

        >>> sorted(load({}).deal(2, {}, Rng(7)))
        ['home', 'reserve', 'spaces']
        """
        return make_deal(self.catalog, players, rng)

    def start(self, players: int, options: Data, deal: Mapping[str, object]) -> Position:
        """Return the first position.

        >>> game = load({})
        >>> state = game.start(2, {}, game.deal(2, {}, Rng(7)))
        >>> state.gold, state.turns
        ([7, 7], 0)
        """
        s = first_position(self.catalog, players, options, deal)
        turn.begin_turn(self.catalog, s, None)
        return s

    def legal(self, state: Position) -> list[int]:
        """Return every move that the seat to act can make.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> [match.game.text(move) for move in match.game.legal(match.state)][:2]
        ['sell stone 1', 'sell wood 1']
        """
        t, phase = self.catalog, state.phase
        legal: list[int] = []
        if phase == ACT:
            if not state.sailed:
                settle.add_settling(t, state, legal)
                market.add_trading(t, state, legal)
            if not state.sailed or t.version.claim_after_ships:
                claim.add_claims(t, state, legal)
            ships.add_sailing(t, state, legal)
            legal.append(moves.END)
        elif phase == LOOKED:
            islands.add_answers(t, state, legal)
        elif phase == TAKE:
            production.add_takes(t, state, legal)
        elif phase == DISCARD:
            turn.add_discards(t, state, legal)
        elif phase == GIVE:
            events.add_gifts(t, state, legal)
        return legal

    def is_possible(self, state: Position, thing: int) -> bool:
        """Whether the seat to act can make this move.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> [match.game.is_possible(match.state, match.game.parse(text)) for text in ("sell wood 1", "ship")]
        [True, False]
        """
        return state.actor >= 0 and self._refusal_code(state, thing) == 0

    def refusal(self, state: Position, move: int) -> RuleError | None:
        """Return why a move is not legal, or None if it is.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.refusal(match.state, match.game.parse("ship")).rule
        'anno1503:D1'
        """
        code = self._refusal_code(state, move)
        return phrases.refused(self.catalog, state, move, code) if code else None

    def _refusal_code(self, state: Position, move: int) -> int:
        kind = move & moves.KIND_MASK
        if _PHASE[kind] != state.phase:
            return refusals.NOT_NOW
        if state.sailed and moves.SHIP <= kind <= self._last_before_ships:
            return refusals.SHIPS_HAVE_SAILED
        return _REFUSE[kind](self.catalog, state, move >> moves.KIND_BITS)

    def apply(self, state: Position, move: int, log: list[Event] | None) -> None:
        """Make a legal move.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.apply(match.state, match.game.parse("sell wood 1"), None)
        >>> match.state.gold[0]
        8
        """
        _APPLY[move & moves.KIND_MASK](self.catalog, state, move >> moves.KIND_BITS, log)

    def chance(self, state: Position, rng: Rng) -> int:
        """Roll the die, or draw from the reserve or from a hand.

        >>> game = load({})
        >>> state = game.start(2, {}, game.deal(2, {}, Rng(7)))
        >>> 1 <= int(game.text(game.chance(state, Rng(1))).removeprefix("roll ")) <= 6
        True
        """
        if state.phase == RESERVE:
            return moves.make(moves.RESERVE, events.draw_reserve(state, rng))
        if state.phase == DRAW:
            return moves.make(moves.DRAW, claim.draw_good(state, rng))
        return moves.make(moves.ROLL if state.phase == ROLL else moves.EVENT, 1 + rng.below(EVENT_ROLL))

    def text(self, move: int) -> str:
        """Return the canonical text of a move.

        >>> load({}).text(moves.END)
        'end'
        """
        return moves.text(self.catalog, move)

    def parse(self, text: str) -> int:
        """Parse a move. Raise if the text is not one (R6).

        >>> game = load({})
        >>> game.text(game.parse("take  wood stone"))
        'take stone wood'
        """
        return moves.parse(self.catalog, text)

    def score_sources(self, state: Position) -> Standings:
        """Return the goals that each seat fulfils, one point each.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.score_sources(match.state).seats
        [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
        """
        by_seat = [progress(self.catalog, state, seat) for seat in range(state.players)]
        return Standings(tuple(GOALS), [[int(has >= takes) for has, takes in goals] for goals in by_seat])

    def view(self, state: Position, seat: int) -> Data:
        """Return everything that a seat may know.

        >>> game = load({})
        >>> state = game.start(2, {}, game.deal(2, {}, Rng(7)))
        >>> game.view(state, 0)["seats"][1]["gold"]
        7
        """
        return cast(Data, make_view(self.catalog, state, seat))

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> Position:
        """Sample a position that fits a view.

        >>> game = load({})
        >>> state = game.start(2, {}, game.deal(2, {}, Rng(7)))
        >>> game.imagine(game.view(state, 0), Rng(1)).gold == state.gold
        True
        """
        return imagine(self.catalog, view, rng)

    def result(self, state: Position) -> Data | None:
        """Return the winners and the points at the end of the game, or None before (R8).

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed={"draw_after_turns": 1})
        >>> events = match.play("end")
        >>> match.game.result(match.state)
        {'winners': [], 'points': [0, 0]}
        """
        if state.actor != NOBODY:
            return None
        by_seat = [points(self.catalog, state, seat) for seat in range(state.players)]
        return {"winners": self.winners(state), "points": by_seat}

    def winners(self, state: Position) -> list[int]:
        """Return the winner, or an empty list in a draw.

        >>> from kontor.engine.matches import new_match
        >>> changed = {"victory": {"gold": 8, "points_to_win": 1}}
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed=changed)
        >>> events = match.play("sell wood 1")
        >>> match.game.winners(match.state)
        [0]
        """
        return [state.winner] if state.winner >= 0 else []

    def turn(self, state: Position) -> int:
        """Return the number of turns that have ended.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("end")
        >>> match.game.turn(match.state)
        1
        """
        return state.turns

    def rounds(self, state: Position) -> int:
        """Return the number of complete rounds.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("end")
        >>> match.game.rounds(match.state)
        0
        """
        return state.turns // state.players


def load(changed: Mapping[str, object], rules: int = VERSIONS[-1]) -> Anno1503:
    """Return the game, with changed figures merged over the built-in ones, by a version of the rules.

    >>> load({}).catalog.hand_limit
    5
    """
    return Anno1503(changed, rules)
