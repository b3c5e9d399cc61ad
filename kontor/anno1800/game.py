"""The rules of Anno 1800 behind the game protocol. Maps each kind of move to the module that handles it."""

from collections.abc import Mapping
from typing import Any, Final

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.content.loader import built_in_text, load_figures, own_names
from kontor.anno1800.content.versions import BY_NUMBER
from kontor.anno1800.payment.completions import complete, complete_one
from kontor.anno1800.payment.things import all_things, find_things, is_possible
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
from kontor.anno1800.rules.pay import make
from kontor.anno1800.rules.people import hire, upgrade
from kontor.anno1800.rules.scoring import holding, winning_seats
from kontor.anno1800.rules.setup import first_position, make_deal
from kontor.anno1800.rules.shift import recall
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.turn import begin_turn, check_end_trigger, end_turn
from kontor.anno1800.rules.voyages import expedition, explore, festival, open_up
from kontor.anno1800.sheet.score_sheet import Anno1800ScoreSheet
from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.lines import unreadable
from kontor.engine.protocol import NOBODY, Data, Game
from kontor.engine.rng import Rng
from kontor.engine.ui_types import Standings

VERSIONS: Final = tuple(BY_NUMBER)
"""The versions of the rules, oldest first."""


class Anno1800(Game[Position, Move]):
    """The rules of Anno 1800. A thing is a `Move` without place and steps.

    >>> game = load({})
    >>> options = game.settle_options({})
    >>> state = game.start(2, options, game.deal(2, options, Rng(7)))
    >>> game.refusal(state, game.parse("end")).rule
    'anno1800:T6'
    """

    name = "anno1800"
    fewest = 2
    most = 4

    def __init__(self, changed: Mapping[str, object], rules: int) -> None:
        figures, self.changed = load_figures(changed)
        self.rules = rules
        self.printed = figures
        self.catalog = Catalog(figures, BY_NUMBER[rules])
        self._things = {moves.text(self.catalog, thing): thing for thing in all_things(self.catalog)}
        self._presentation = Anno1800Presentation(self.catalog, own_names(figures), self)
        self._score_sheet = Anno1800ScoreSheet(self.catalog)

    @property
    def presentation(self) -> Anno1800Presentation:
        """The presentation of the game for screens.

        >>> load({}).presentation.own_names
        {}
        """
        return self._presentation

    @property
    def score_sheet(self) -> Anno1800ScoreSheet:
        """The score sheet for a game with the box.

        >>> load({}).score_sheet.score({"players": [{"gold": 7}, {}]})["winners"]
        [0]
        """
        return self._score_sheet

    def built_in_text(self) -> str:
        """Return the file of the built-in figures.

        >>> "[[population_card]]" in load({}).built_in_text()
        True
        """
        return built_in_text()

    def settle_options(self, options: Mapping[str, object]) -> Data:
        """Return the edition, the options that differ from their default, and the requested objectives (R3).

        >>> load({}).settle_options({})
        {'edition': 'de'}
        """
        return settle(self.catalog, options)

    def deal(self, players: int, options: Data, rng: Rng) -> Data:
        """Return the shuffled piles and the objectives.

        >>> len(load({}).deal(2, {}, Rng(7))["objectives"])
        5
        """
        return make_deal(self.catalog, options, rng)

    def start(self, players: int, options: Data, deal: Mapping[str, object]) -> Position:
        """Return the first position.

        >>> game = load({})
        >>> game.start(3, {}, game.deal(3, {}, Rng(7))).gold
        [0, 1, 2]
        """
        s = first_position(self.catalog, players, options, deal)
        begin_turn(s, None)
        return s

    def legal(self, state: Position) -> list[Move]:
        """Return every thing with every place and every undominated way to pay. Other payments may be legal, too.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.text(match.game.legal(match.state)[0])
        'build sawmill at 1'
        """
        return [move for thing in self.things(state) for move in complete(self.catalog, state, thing)]

    def things(self, state: Position) -> list[Move]:
        """Return the things that the active player can do and pay for.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> "festival" in [match.game.text(thing) for thing in match.game.things(match.state)]
        True
        """
        return find_things(self.catalog, state)

    def complete(self, state: Position, thing: Move) -> list[Move]:
        """Return the moves that do a thing.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> len(match.game.complete(match.state, match.game.things(match.state)[0]))
        15
        """
        return complete(self.catalog, state, thing)

    def complete_one(self, state: Position, thing: Move, rng: Rng) -> Move:
        """Return one move that does a thing, at random and quickly.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.complete_one(match.state, match.game.things(match.state)[0], Rng(1)).place in range(1, 16)
        True
        """
        return complete_one(self.catalog, state, thing, rng)

    def thing_of(self, move: Move) -> Move:
        """Return the move without its place, named cards and steps.

        >>> game = load({})
        >>> game.text(game.thing_of(game.parse("swap fw01 fw02")))
        'swap'
        """
        return Move(move.kind, move.what)

    def only_prepares(self, thing: Move) -> bool:
        """Whether a thing only prepares others: making goods ahead.

        >>> load({}).only_prepares(Move(moves.MAKE))
        True
        """
        return thing.kind == moves.MAKE

    def parse_thing(self, text: str) -> Move:
        """Parse a thing. Raise on invalid text.

        >>> load({}).parse_thing("build brewery").place == moves.NOWHERE
        True
        """
        thing = self._things.get(text)
        if thing is None:
            raise unreadable(text)
        return thing

    def is_possible(self, state: Position, thing: Move) -> bool:
        """Whether the active player can do a thing. Examines only things of the same kind.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.is_possible(match.state, match.game.parse_thing("build window_factory"))
        False
        """
        return is_possible(self.catalog, state, thing)

    def refusal(self, state: Position, move: Move) -> RuleError | None:
        """Return the error of an illegal move, which has no effect (R7), or None if the move is legal.

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
        """Return the position after a move. `state` does not change, even if the move is illegal.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.advance(match.state, match.game.parse("festival"), None).actions, match.state.actions
        (0, 1)
        """
        after = state.copy()
        self.apply(after, move, log)
        return after

    def apply(self, state: Position, move: Move, log: list[Event] | None) -> None:
        """Make a move in place. Raise `RuleError` if it is illegal. Then `state` may be partly changed.

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
                log.append(self._end_event(state))
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
        elif kind == moves.MAKE:
            make(t, state, move.steps, log)
        else:
            recall(t, state, move.what, move.place, log)
        check_end_trigger(state, log)

    def _end_event(self, state: Position) -> Event:
        totals = [sheet.total for sheet in sheets(self.catalog, state)]
        return Event("ended", {"winners": self.winners(state), "scores": totals}, reveals=True)

    def chance(self, state: Position, rng: Rng) -> Move:
        """Never called: chance decides nothing after the deal."""
        raise AssertionError

    def text(self, move: Move) -> str:
        """Return the canonical text of a move.

        >>> load({}).text(Move(moves.FESTIVAL))
        'festival'
        """
        return moves.text(self.catalog, move)

    def parse(self, text: str) -> Move:
        """Parse a move. Raise on invalid text.

        >>> load({}).parse("upgrade farmer at home: work 7").steps
        ((0, 7, 0, 0),)
        """
        return moves.parse(self.catalog, text)

    def view(self, state: Position, seat: int) -> Data:
        """Return what a seat may know.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> len(match.game.view(match.state, 1)["hand"])
        9
        """
        return {**make_view(self.catalog, state, seat)}

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> Position:
        """Return a random position that fits a view.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.imagine(match.view(0), Rng(1)).gold
        [0, 1]
        """
        return imagine(self.catalog, view, rng)

    def score_sources(self, state: Position) -> Standings:
        """Return the influence of each seat by source: cards, expeditions, gold, fireworks and objectives.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.score_sources(match.state).names
        ('cards', 'expeditions', 'gold', 'fireworks', 'objectives')
        """
        return score_sources(self.catalog, state)

    def result(self, state: Position) -> Data | None:
        """Return the influence of each seat and the winners (R8), or None while the game goes on.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.result(match.state) is None
        True
        """
        if state.actor != NOBODY:
            return None
        return {"scores": [sheet.total for sheet in sheets(self.catalog, state)], "winners": self.winners(state)}

    def winners(self, state: Position) -> list[int]:
        """Return the seats that share the victory.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.winners(match.state)
        [0, 1]
        """
        holdings = [holding(self.catalog, state, seat) for seat in range(state.players)]
        return winning_seats([sheet.total for sheet in sheets(self.catalog, state)], holdings)

    def turn(self, state: Position) -> int:
        """Return how many turns have ended.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> events = match.play("festival") + match.play("end")
        >>> match.game.turn(match.state)
        1
        """
        return state.turns

    def rounds(self, state: Position) -> int:
        """Return how many full rounds have been played.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> events = match.play("festival") + match.play("end")
        >>> match.game.rounds(match.state)
        0
        """
        return state.turns // state.players


def load(changed: Mapping[str, object], rules: int = VERSIONS[-1]) -> Anno1800:
    """Return the game with changed figures merged over the built-in ones, by a version of the rules.

    >>> len(load({}).catalog.cards)
    102
    """
    return Anno1800(changed, rules)
