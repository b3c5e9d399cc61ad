"""The rules of Anno 1800 behind the game protocol: maps each kind of move to the module that handles it."""

from collections.abc import Mapping
from typing import Any

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.content.loader import built_in_text, load_figures, own_names
from kontor.anno1800.payment.completions import complete, complete_one
from kontor.anno1800.payment.things import find_things, is_possible, known_things
from kontor.anno1800.present.imagine import imagine
from kontor.anno1800.present.presentation import Anno1800Presentation
from kontor.anno1800.present.standings import score_sources
from kontor.anno1800.present.view import make_view, sheets
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.build import build
from kontor.anno1800.rules.cards import play, swap
from kontor.anno1800.rules.effects import use_card
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.objectives import use_objective
from kontor.anno1800.rules.options import settle
from kontor.anno1800.rules.people import hire, upgrade
from kontor.anno1800.rules.scoring import best, holding
from kontor.anno1800.rules.setup import first_position, make_deal
from kontor.anno1800.rules.shift import recall
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.turn import begin_turn, end_turn, look_at_hand
from kontor.anno1800.rules.voyages import expedition, explore, festival, open_up
from kontor.anno1800.sheet.score_sheet import Anno1800ScoreSheet
from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.lines import unreadable
from kontor.engine.protocol import NOBODY, Data, Game
from kontor.engine.rng import Rng
from kontor.engine.ui_types import Standings


class Anno1800(Game[Position, Move]):
    """The rules of Anno 1800. A thing to do is a `Move` without place and steps.

    >>> game = load({})
    >>> options = game.settle_options({})
    >>> state = game.start(2, options, game.deal(2, options, Rng(7)))
    >>> game.refusal(state, game.parse("end")).rule
    'anno1800:T6'
    """

    name = "anno1800"
    rules = 1
    fewest = 2
    most = 4

    def __init__(self, changed: Mapping[str, object]) -> None:
        figures, self.changed = load_figures(changed)
        self.printed = figures
        self.catalog = Catalog(figures)
        self._things = {moves.text(self.catalog, thing): thing for thing in known_things(self.catalog)}
        self._presentation = Anno1800Presentation(self.catalog, own_names(figures), self)
        self._score_sheet = Anno1800ScoreSheet(self.catalog)

    @property
    def presentation(self) -> Anno1800Presentation:
        """Its data and phrases for screens.

        >>> load({}).presentation.own_names
        {}
        """
        return self._presentation

    @property
    def score_sheet(self) -> Anno1800ScoreSheet:
        """Its score sheet.

        >>> load({}).score_sheet.score({"players": [{"gold": 7}, {}]})["winners"]
        [0]
        """
        return self._score_sheet

    def built_in_text(self) -> str:
        """Our figures.

        >>> "[[population_card]]" in load({}).built_in_text()
        True
        """
        return built_in_text()

    def settle_options(self, options: Mapping[str, object]) -> Data:
        """The edition, switches set otherwise, and the objectives wished for (R3).

        >>> load({}).settle_options({})
        {'edition': 'de'}
        """
        return settle(self.catalog, options)

    def deal(self, players: int, options: Data, rng: Rng) -> Data:
        """All piles shuffled, and the objectives.

        >>> len(load({}).deal(2, {}, Rng(7))["objectives"])
        5
        """
        return make_deal(self.catalog, options, rng)

    def start(self, players: int, options: Data, deal: Mapping[str, object]) -> Position:
        """The first position.

        >>> game = load({})
        >>> game.start(3, {}, game.deal(3, {}, Rng(7))).gold
        [0, 1, 2]
        """
        s = first_position(self.catalog, players, options, deal)
        begin_turn(s, None)
        return s

    def legal(self, state: Position) -> list[Move]:
        """Every thing with every place and every way to pay that no other beats; more lines than these are accepted.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.text(match.game.legal(match.state)[0])
        'build sawmill at 1'
        """
        return [move for thing in self.things(state) for move in complete(self.catalog, state, thing)]

    def things(self, state: Position) -> list[Move]:
        """What can be done; whether it can be paid is decided exactly.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> "festival" in [match.game.text(thing) for thing in match.game.things(match.state)]
        True
        """
        return find_things(self.catalog, state)

    def complete(self, state: Position, thing: Move) -> list[Move]:
        """All lines that do a thing.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> len(match.game.complete(match.state, match.game.things(match.state)[0]))
        15
        """
        return complete(self.catalog, state, thing)

    def complete_one(self, state: Position, thing: Move, rng: Rng) -> Move:
        """One of them, quickly.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.complete_one(match.state, match.game.things(match.state)[0], Rng(1)).place in range(1, 16)
        True
        """
        return complete_one(self.catalog, state, thing, rng)

    def thing_of(self, move: Move) -> Move:
        """Leave out place, named cards and steps.

        >>> game = load({})
        >>> game.text(game.thing_of(game.parse("swap fw01 fw02")))
        'swap'
        """
        return Move(move.kind, move.what)

    def parse_thing(self, text: str) -> Move:
        """Read a thing, which leaves open where and how it is paid.

        >>> load({}).parse_thing("build brewery").place == moves.NOWHERE
        True
        """
        thing = self._things.get(text)
        if thing is None:
            raise unreadable(text)
        return thing

    def is_possible(self, state: Position, thing: Move) -> bool:
        """Whether the active player can do a thing; looks at no other kind of thing.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.is_possible(match.state, match.game.parse_thing("build window_factory"))
        False
        """
        return is_possible(self.catalog, state, thing)

    def refusal(self, state: Position, move: Move) -> RuleError | None:
        """Why a move is not legal: it is tried on a copy, so that nothing of it happens (R7).

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.refusal(match.state, match.game.parse("hire farmer")).rule
        'anno1800:P1'
        """
        try:
            self.apply(state.copy(), move, None)
        except RuleError as error:
            return error
        return None

    def advance(self, state: Position, move: Move, log: list[Event] | None) -> Position:
        """Make a move on a copy, so that an illegal one leaves `state` as it is.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.advance(match.state, match.game.parse("festival"), None).actions, match.state.actions
        (0, 1)
        """
        after = state.copy()
        self.apply(after, move, log)
        return after

    def apply(self, state: Position, move: Move, log: list[Event] | None) -> None:
        """Make a move; raises, and leaves the position half changed, if it is not legal.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.apply(match.state, match.game.parse("festival"), None)
        >>> match.state.actions
        0
        """
        t, kind = self.catalog, move.kind
        if kind == moves.END:
            end_turn(t, state, log)
            if state.actor == NOBODY and log is not None:
                log.append(self._end(state))
            return
        if kind == moves.BUILD:
            build(t, state, move, log)
        elif kind == moves.PLAY:
            play(t, state, move, log)
        elif kind == moves.SWAP:
            swap(t, state, move, log)
        elif kind == moves.HIRE:
            hire(t, state, move, log)
        elif kind == moves.UPGRADE:
            upgrade(t, state, move, log)
        elif kind == moves.OPEN:
            open_up(t, state, log)
        elif kind == moves.EXPLORE:
            explore(t, state, log)
        elif kind == moves.EXPEDITION:
            expedition(t, state, log)
        elif kind == moves.FESTIVAL:
            festival(state, log)
        elif kind == moves.USE:
            use_card(t, state, move, log)
        elif kind == moves.USE_OBJECTIVE:
            use_objective(t, state, move, log)
        else:
            recall(t, state, move.what, move.place, log)
        look_at_hand(state, log)

    def _end(self, state: Position) -> Event:
        totals = [sheet.total for sheet in sheets(self.catalog, state)]
        return Event("ended", {"winners": self.winners(state), "scores": totals}, reveals=True)

    def chance(self, state: Position, rng: Rng) -> Move:
        """Chance decides nothing after the deal."""
        raise AssertionError

    def text(self, move: Move) -> str:
        """The canonical text.

        >>> load({}).text(Move(moves.FESTIVAL))
        'festival'
        """
        return moves.text(self.catalog, move)

    def parse(self, text: str) -> Move:
        """Read a move.

        >>> load({}).parse("upgrade farmer at home: work 7").steps
        ((0, 7, 0, 0),)
        """
        return moves.parse(self.catalog, text)

    def view(self, state: Position, seat: int) -> Data:
        """What a seat may know.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> len(match.game.view(match.state, 1)["hand"])
        9
        """
        return {**make_view(self.catalog, state, seat)}

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> Position:
        """A position that fits a view.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.imagine(match.view(0), Rng(1)).gold
        [0, 1]
        """
        return imagine(self.catalog, view, rng)

    def score_sources(self, state: Position) -> Standings:
        """Cards, expeditions, gold, fireworks and objectives.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.score_sources(match.state).names
        ('cards', 'expeditions', 'gold', 'fireworks', 'objectives')
        """
        return score_sources(self.catalog, state)

    def result(self, state: Position) -> Data | None:
        """Influence by seat, and who wins (R8).

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.result(match.state) is None
        True
        """
        if state.actor != NOBODY:
            return None
        return {"scores": [sheet.total for sheet in sheets(self.catalog, state)], "winners": self.winners(state)}

    def winners(self, state: Position) -> list[int]:
        """All who share the victory.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.winners(match.state)
        [0, 1]
        """
        holdings = [holding(self.catalog, state, seat) for seat in range(state.players)]
        return best([sheet.total for sheet in sheets(self.catalog, state)], holdings)

    def turn(self, state: Position) -> int:
        """How many turns have ended.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> events = match.play("festival") + match.play("end")
        >>> match.game.turn(match.state)
        1
        """
        return state.turns

    def rounds(self, state: Position) -> int:
        """How many whole rounds have been played.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> events = match.play("festival") + match.play("end")
        >>> match.game.rounds(match.state)
        0
        """
        return state.turns // state.players


def load(changed: Mapping[str, object]) -> Anno1800:
    """The game, with changed figures over the built-in ones.

    >>> len(load({}).catalog.cards)
    102
    """
    return Anno1800(changed)
