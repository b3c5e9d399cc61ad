"""Hints at the terminal: the moves that the best bot would choose, how they compare, and why."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.bots.advice import Advice, advise, adviser, can_advise
from kontor.cli.context import AppContext
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.rng import Rng
from kontor.lang.translator import Localizer


class Hints:
    """The latest hint. It is valid until a move is played or undone.

    >>> from kontor.lang.translator import Translator
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> Hints(AppContext(Translator("en")), Localizer(Translator("en"), match.game, match.players), match).render()
    []
    """

    def __init__(self, app: AppContext, localizer: Localizer, match: Match) -> None:
        self.app = app
        self.localizer = localizer
        self.match = match
        self._thinker = adviser(match.game.name) if can_advise(match.game.name) else None
        self._advice: list[Advice] = []
        self._revision = -1

    def ask(self) -> str:
        """Let the best bot think about the position. Return an error message if there is no such bot, else nothing."""
        match = self.match
        if self._thinker is None:
            return self.app.say("advice-no-bots")
        rng = Rng(match.seed, "hint", len(match.moves))
        self._advice = advise(Decision(match.game, match.state), self._thinker, rng)
        self._revision = match.revision
        return ""

    def line(self, number: str) -> str:
        """Return the line of the hint with that number. Empty if there is none."""
        is_valid = self._revision == self.match.revision and number.isdecimal() and len(number) == 1
        if not is_valid or not 1 <= int(number) <= len(self._advice):
            return ""
        return self.match.game.text(self._advice[int(number) - 1].move)

    def render(self) -> list[RenderableType]:
        """Return the hint, if it is still valid."""
        if self._revision != self.match.revision or self._thinker is None:
            return []
        game, state = self.match.game, self.match.state
        best = max([advice.value for advice in self._advice])
        table = Table.grid(padding=(0, 1))
        for number, advice in enumerate(self._advice, start=1):
            move = Text(self.localizer.render(game.presentation.describe(state, advice.move)))
            reasons = " · ".join(self.localizer.render(reason) for reason in advice.reasons)
            behind = describe_gap(self.app, self._thinker.unit, best - advice.value)
            table.add_row(Text(f"h {number}", "bold"), Text(behind, "bold"), Group(move, Text(reasons, "italic")))
        return [table, Text(self.app.say("advice-how"), "dim")]


def describe_gap(app: AppContext, unit: str, behind: float) -> str:
    """Return how far a move is behind the best one, as text.

    >>> from kontor.lang.translator import Translator
    >>> app = AppContext(Translator("en"))
    >>> describe_gap(app, "points", 0.0), describe_gap(app, "points", 1.42), describe_gap(app, "chance", 0.071)
    ('best', '−1.4', '−7.1\xa0pp')
    >>> describe_gap(app, "points", 20.0)  # the upper limit
    '−20 or more'
    """
    if behind <= 0.0:
        return app.say("advice-best")
    if unit == "chance":
        # The difference of two percentages is given in percentage points.
        return app.say("advice-behind-chance", behind=100 * behind)
    return app.say("advice-behind-points", behind=behind)
