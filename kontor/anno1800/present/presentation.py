"""What Anno 1800 tells people: what can be done and how, what is printed, who sees what, score sheets."""

from collections.abc import Mapping
from typing import Any

from kontor.anno1800.content.tables import Tables
from kontor.anno1800.present import phrases
from kontor.anno1800.present.catalogue import entry, figure_phrases, spot
from kontor.anno1800.present.choices import choices
from kontor.anno1800.present.components import facts
from kontor.anno1800.present.plans import make_plan
from kontor.anno1800.present.prospects import prospects
from kontor.anno1800.present.standings import figures, sources
from kontor.anno1800.present.view import make_view
from kontor.anno1800.present.why_not import why_not_text
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.options import SWITCHES
from kontor.anno1800.rules.state import Position
from kontor.anno1800.sheet.form import example_form
from kontor.anno1800.sheet.questions import next_question
from kontor.anno1800.sheet.score import make_sheet
from kontor.engine.errors import Phrase, RuleError
from kontor.engine.protocol import Data, Game
from kontor.engine.ui_types import Figures, Option, Planned, Question, Spot, Wish


class Telling(Game[Position, Move]):
    """The part of the game that puts positions, moves and figures into data and sentences."""

    vocabulary = phrases.VOCABULARY
    tables: Tables

    def plan(self, state: Position, thing: Move, wish: Wish) -> Planned:
        """Where, paid how, and what else each good could come from.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.plan(match.state, match.game.parse("hire farmer"), Wish()).parts["line"]
        'hire farmer: work 1'
        """
        return make_plan(self.tables, state, thing, wish, self.apply)

    def prospects(self, state: Position, seat: int) -> Data:
        """What the seat lacks for its cards, for tiles, hires and upgrades.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.prospects(match.state, 0)["hire"]["farmer"]
        []
        """
        return {**prospects(self.tables, state, seat)}

    def why_not_thing(self, state: Position, text: str) -> RuleError | None:
        """What is missing for a thing, or what forbids it.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.why_not_thing(match.state, "use fw41").rule
        'anno1800:C2'
        """
        return why_not_text(self.tables, state, text, self.refusal)

    def entry(self, thing: Move) -> tuple[Phrase, Phrase]:
        """Things are listed by what is done.

        >>> from kontor.anno1800.game import load
        >>> game = load({})
        >>> game.entry(game.parse("festival"))[1].key
        'anno1800-list-festival'
        """
        return entry(self.tables, thing)

    def spot(self, state: Position, move: Move) -> Spot | None:
        """The cell or place of a move.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.spot(match.state, match.game.parse("festival")) is None
        True
        """
        return spot(self.tables, state, move)

    def facts(self) -> Data:
        """Cards, tiles, objectives.

        >>> from kontor.anno1800.game import load
        >>> load({}).facts()["workplaces"]
        2
        """
        return {**facts(self.tables)}

    def choices(self) -> list[Option]:
        """The objectives and the edition.

        >>> from kontor.anno1800.game import load
        >>> load({}).choices()[0].values[0][0]
        'first_game'
        """
        return choices(self.tables)

    def describe(self, state: Position, move: Move) -> Phrase:
        """What a move or a thing would do.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.describe(match.state, match.game.parse("festival")).key
        'anno1800-move-festival'
        """
        return phrases.describe(self.tables, state, move)

    def reference(self) -> list[tuple[Phrase, list[Phrase]]]:
        """Costs, workplaces, objectives.

        >>> from kontor.anno1800.game import load
        >>> len(load({}).reference())
        73
        """
        return phrases.reference(self.tables)

    def question(self, state: Position) -> Phrase:
        """What is asked for.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.question(match.state).key
        'anno1800-ask-act'
        """
        return phrases.question(self.tables, state)

    def view(self, state: Position, seat: int) -> Data:
        """What a seat may know.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> len(match.game.view(match.state, 1)["hand"])
        9
        """
        return {**make_view(self.tables, state, seat)}

    def figures(self, state: Position, viewer: int) -> Figures:
        """Influence, cubes, gold and hand cards.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.figures(match.state, 1).names[0]
        'influence'
        """
        return figures(self.tables, state, viewer)

    def sources(self, state: Position) -> Figures:
        """Cards, expeditions, gold, fireworks and objectives.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.game.sources(match.state).names
        ('cards', 'expeditions', 'gold', 'fireworks', 'objectives')
        """
        return sources(self.tables, state)

    def editions(self) -> dict[str, dict[str, str | int]]:
        """The switches.

        >>> from kontor.anno1800.game import load
        >>> load({}).editions()["tiles_returned"]["es"]
        0
        """
        return SWITCHES

    def figure_phrases(self, part: str, item: str) -> list[Phrase]:
        """Cards, industries, islands and objectives as they are told elsewhere.

        >>> from kontor.anno1800.game import load
        >>> [phrase.key for phrase in load({}).figure_phrases("population_card", "fw01")]
        ['anno1800-figured-card']
        """
        return figure_phrases(self.tables, part, item)

    def score_example(self) -> Data:
        """The rulebooks' example.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_example()["players"][0]["name"]
        'Linda'
        """
        return example_form()

    def score_question(self, form: Mapping[str, Any]) -> Question | None:
        """Only what matters for the objectives in play; buildings and hand cards only to break a tie.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_question({"objectives": [], "players": [{"name": "Ada"}, {"name": "Ben"}]}).phrase.key
        'score-ask-cards'
        """
        return next_question(self.tables, form)

    def score_sheet(self, form: Mapping[str, object]) -> Data:
        """The sheet of a game with the box.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_sheet({"players": [{"gold": 7}, {}]})["totals"]
        [2, 0]
        """
        return make_sheet(self.tables, form)
