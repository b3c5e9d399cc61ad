"""The presentation of Anno 1800: plans, prospects, facts, phrases and standings behind the engine protocol."""

from collections.abc import Sequence

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.present import phrases
from kontor.anno1800.present.choices import choices
from kontor.anno1800.present.components import facts
from kontor.anno1800.present.listing import covers, entry, figure_phrases, request_for, spends, spot, thing_parts
from kontor.anno1800.present.plans import make_plan, moves_naming
from kontor.anno1800.present.prospects import prospects
from kontor.anno1800.present.standings import standings
from kontor.anno1800.present.why_not import why_not_thing
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.options import SWITCHES
from kontor.anno1800.rules.state import Position
from kontor.engine.errors import Phrase, RuleError
from kontor.engine.presentation import Presentation
from kontor.engine.protocol import Data, Game
from kontor.engine.ui_types import Option, Planned, PlanRequest, Spot, Standings, ThingParts


class Anno1800Presentation(Presentation[Position, Move]):
    """Turns positions, moves and figures of Anno 1800 into data and phrases."""

    def __init__(self, catalog: Catalog, own_names: dict[str, dict[str, str]], rules: Game[Position, Move]) -> None:
        super().__init__(rules.text, phrases.VOCABULARY, own_names)
        self.catalog = catalog
        self._rules = rules

    def plan(self, state: Position, thing: Move, request: PlanRequest) -> Planned:
        """Return the place, the payment and the alternatives for each good.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.plan(match.state, match.game.parse("hire farmer"), PlanRequest()).parts["line"]
        'hire farmer: work 1'
        """
        return make_plan(self.catalog, state, thing, request, self._rules.apply)

    def moves_naming(self, state: Position, thing: Move, named: Sequence[str]) -> list[Move]:
        """Return the moves that make the named goods, best first. Raise `RuleError` if there are none.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> events = match.play("hire farmer: work 1")
        >>> len(match.game.presentation.moves_naming(match.state, match.game.parse_thing("make"), ["planks", "grain"]))
        3
        """
        return moves_naming(self.catalog, state, thing, named, self._rules.complete)

    def prospects(self, state: Position, seat: int) -> Data:
        """Return what the seat lacks for its cards, for tiles, hires, upgrades and voyages.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.prospects(match.state, 0)["hire"]["farmer"]
        []
        """
        return {**prospects(self.catalog, state, seat)}

    def why_not(self, state: Position, thing: Move) -> RuleError | None:
        """Explain why a thing cannot be done: what is missing, or which rule forbids it.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.why_not(match.state, match.game.parse_thing("use fw41")).rule
        'anno1800:C2'
        """
        return why_not_thing(self.catalog, state, thing, self._rules.refusal)

    def entry(self, thing: Move) -> tuple[Phrase, Phrase]:
        """Return the heading and the name of a thing in a short list.

        >>> from kontor.anno1800.game import load
        >>> game = load({})
        >>> game.presentation.entry(game.parse("festival"))[1].key
        'anno1800-list-festival'
        """
        return entry(self.catalog, thing)

    def parts(self, thing: Move) -> ThingParts:
        """Return the kind of a thing, and the tile, card, cube or objective it is about.

        >>> from kontor.anno1800.game import load
        >>> game = load({})
        >>> game.presentation.parts(game.parse_thing("build merchant 2"))
        ThingParts(kind='build', names=('merchant_2',))
        """
        return thing_parts(self.catalog, thing)

    def request_for(self, move: Move) -> PlanRequest:
        """Return the place, the named cards or places and the steps of a move.

        >>> from kontor.anno1800.game import load
        >>> game = load({})
        >>> game.presentation.request_for(game.parse("upgrade farmer at home: work 7"))
        PlanRequest(at='home', named=(), by=('work 7',))
        """
        return request_for(self.catalog, move)

    def spot(self, state: Position, move: Move) -> Spot | None:
        """Return what is at the target of a move, or None if it has no target.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.spot(match.state, match.game.parse("festival")) is None
        True
        """
        return spot(self.catalog, state, move)

    def spends(self, move: Move) -> bool:
        """Whether a payment step of the move spends tokens or gold, or returns a tile.

        >>> from kontor.anno1800.game import load
        >>> game = load({})
        >>> game.presentation.spends(game.parse("play fw03: buy soap from 1, work 21"))
        True
        """
        return spends(move)

    def covers(self, state: Position, move: Move) -> bool:
        """Whether something lies or works where the move builds or upgrades.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.covers(match.state, match.game.parse("upgrade farmer at home: work 7"))
        False
        """
        return covers(self.catalog, state, move)

    def facts(self) -> Data:
        """Return the facts about cards, tiles, objectives and costs.

        >>> from kontor.anno1800.game import load
        >>> load({}).presentation.facts()["workplaces"]
        2
        """
        return {**facts(self.catalog)}

    def choices(self) -> list[Option]:
        """Return the options: the objectives, the edition, and which tokens count for a majority.

        >>> from kontor.anno1800.game import load
        >>> load({}).presentation.choices()[0].values[0][0]
        'first_game'
        """
        return choices(self.catalog)

    def describe(self, state: Position, move: Move) -> Phrase:
        """Describe a move or a thing.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.describe(match.state, match.game.parse("festival")).key
        'anno1800-move-festival'
        """
        return phrases.describe(self.catalog, state, move)

    def reference(self) -> list[tuple[Phrase, list[Phrase]]]:
        """Return costs, workplaces and objectives for reference.

        >>> from kontor.anno1800.game import load
        >>> len(load({}).presentation.reference())
        73
        """
        return phrases.reference(self.catalog)

    def question(self, state: Position) -> Phrase:
        """Return the prompt for the active player.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.question(match.state).key
        'anno1800-ask-act'
        """
        return phrases.question(self.catalog, state)

    def lost_at_end(self, state: Position) -> Phrase | None:
        """Describe the goods at hand and the free upgrades that the end of the turn would lose.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.lost_at_end(match.state) is None
        True
        """
        return phrases.lost_at_end(self.catalog, state)

    def standings(self, state: Position, viewer: int) -> Standings:
        """Return influence, cubes, gold and hand cards of each seat.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.standings(match.state, 1).names[0]
        'influence'
        """
        return standings(self.catalog, state, viewer)

    def editions(self) -> dict[str, dict[str, str | int]]:
        """Return the switches and their value in each edition.

        >>> from kontor.anno1800.game import load
        >>> load({}).presentation.editions()["tiles_returned"]["es"]
        0
        """
        editions = self.catalog.version.editions
        return {name: {edition: values[edition] for edition in editions} for name, values in SWITCHES.items()}

    def figure_phrases(self, part: str, item: str) -> list[Phrase]:
        """Return sentences for cards, industries, islands and objectives.

        >>> from kontor.anno1800.game import load
        >>> [phrase.key for phrase in load({}).presentation.figure_phrases("population_card", "fw01")]
        ['anno1800-figured-card']
        """
        return figure_phrases(self.catalog, part, item)
