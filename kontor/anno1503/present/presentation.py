"""The presentation of Anno 1503 behind the protocol of the engine."""

from typing import cast

from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.present import phrases
from kontor.anno1503.present.components import facts
from kontor.anno1503.present.prospects import prospects
from kontor.anno1503.rules.options import HANDS
from kontor.anno1503.rules.state import Position
from kontor.anno1503.rules.victory import points
from kontor.engine.errors import Phrase, RuleError
from kontor.engine.presentation import Presentation
from kontor.engine.protocol import Data, Game
from kontor.engine.ui_types import Option, Standings


class Anno1503Presentation(Presentation[Position, int]):
    """Turns positions, moves and figures of Anno 1503 into data and phrases."""

    def __init__(self, catalog: Catalog, rules: Game[Position, int]) -> None:
        buildings = [building for building in catalog.building_data if "name" in building]
        own_names = {f"anno1503-building-{building['id']}": building["name"] for building in buildings}
        super().__init__(rules.text, phrases.VOCABULARY, own_names)
        self.catalog = catalog
        self._rules = rules

    def describe(self, state: Position, move: int) -> Phrase:
        """Describe what a move would do.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.describe(match.state, match.game.parse("end")).key
        'anno1503-move-end'
        """
        return phrases.describe(self.catalog, state, move)

    def question(self, state: Position) -> Phrase:
        """Describe what the actor must decide in this phase.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.question(match.state).key
        'anno1503-ask-act'
        """
        return phrases.question(self.catalog, state)

    def prospects(self, state: Position, seat: int) -> Data:
        """Return what a seat lacks for each thing that it may want.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.prospects(match.state, 0)["things"]["ship"]["why"].key
        'anno1503-why-cost'
        """
        return cast(Data, prospects(self.catalog, state, seat, self._rules.refusal))

    def why_not(self, state: Position, thing: int) -> RuleError | None:
        """Return why a thing cannot be done now. Every thing is a complete move, so this is its refusal.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.why_not(match.state, match.game.parse("ship")).rule
        'anno1503:D1'
        """
        return self._rules.refusal(state, thing)

    def standings(self, state: Position, viewer: int) -> Standings:
        """Return victory points, gold, inhabitants and the number of goods in hand, which are all public (I1).

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.presentation.standings(match.state, 1).seats[0]
        [0, 7, 2, 3]
        """
        seats = [
            [points(self.catalog, state, seat), state.gold[seat], state.inhabitants(seat), state.hand_size(seat)]
            for seat in range(state.players)
        ]
        return Standings(("points", "gold", "inhabitants", "goods"), seats)

    def choices(self) -> list[Option]:
        """Return the options of a new game: whether hands are open.

        >>> from kontor.anno1503.game import load
        >>> [value for value, _ in load({}).presentation.choices()[0].values]
        ['open', 'hidden']
        """
        if "hands" not in self.catalog.version.options:
            return []
        values = tuple((value, Phrase(f"anno1503-hands-{value}", {})) for value in HANDS)
        return [Option("hands", Phrase("anno1503-choose-hands", {}), values)]

    def facts(self) -> Data:
        """Return the facts printed on the components.

        >>> from kontor.anno1503.game import load
        >>> load({}).presentation.facts()["events"]["1"]["event"]
        'pirates'
        """
        return cast(Data, facts(self.catalog))

    def reference(self) -> list[tuple[Phrase, list[Phrase]]]:
        """Return costs, effects of buildings and marks of tiles on the map.

        >>> from kontor.anno1503.game import load
        >>> load({}).presentation.reference()[0][0].key
        'anno1503-ship'
        """
        return phrases.reference(self.catalog)
