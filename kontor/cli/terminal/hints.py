"""Hints in the terminal: what the best bot would do, how far the moves are apart, and why."""

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
    """The last hint that was asked for; it holds until something is played or taken back.

    >>> from kontor.lang.translator import Translator
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> Hints(AppContext(Translator("en")), Localizer(Translator("en"), match.game, match.players), match).shown()
    []
    """

    def __init__(self, app: AppContext, localizer: Localizer, match: Match) -> None:
        self.app = app
        self.localizer = localizer
        self.match = match
        self._thinker = adviser(match.game.name) if can_advise(match.game.name) else None
        self._found: list[Advice] = []
        self._revision = -1

    def ask(self) -> str:
        """Think about the position; what stands against that, or nothing."""
        match = self.match
        if self._thinker is None:
            return self.app.say("advice-no-bots")
        rng = Rng(match.seed, "hint", len(match.moves))
        self._found = advise(Decision(match.game, match.state), self._thinker, rng)
        self._revision = match.revision
        return ""

    def line(self, number: str) -> str:
        """The line of that number; empty if there is none."""
        known = self._revision == self.match.revision and number.isdecimal() and len(number) == 1
        if not known or not 1 <= int(number) <= len(self._found):
            return ""
        return self.match.game.text(self._found[int(number) - 1].move)

    def shown(self) -> list[RenderableType]:
        """The hint, as long as it holds."""
        if self._revision != self.match.revision or self._thinker is None:
            return []
        game, state = self.match.game, self.match.state
        best = max([advice.value for advice in self._found])
        table = Table.grid(padding=(0, 1))
        for number, advice in enumerate(self._found, start=1):
            told = Text(self.localizer.render(game.presentation.describe(state, advice.move)))
            reasons = " · ".join(self.localizer.render(reason) for reason in advice.reasons)
            behind = behind_told(self.app, self._thinker.unit, best - advice.value)
            table.add_row(Text(f"h {number}", "bold"), Text(behind, "bold"), Group(told, Text(reasons, "italic")))
        return [table, Text(self.app.say("advice-how"), "dim")]


def behind_told(app: AppContext, unit: str, behind: float) -> str:
    """How far a move is behind the best one.

    >>> from kontor.lang.translator import Translator
    >>> app = AppContext(Translator("en"))
    >>> behind_told(app, "points", 0.0), behind_told(app, "points", 1.42), behind_told(app, "chance", 0.071)
    ('best', '−1.4', '−7.1\xa0pp')
    >>> behind_told(app, "points", 20.0)  # the most that is told
    '−20 or more'
    """
    if behind <= 0.0:
        return app.say("advice-best")
    if unit == "chance":
        # The difference of two percentages is told in points of a hundred.
        return app.say("advice-behind-chance", behind=100 * behind)
    return app.say("advice-behind-points", behind=behind)
