"""The menu of a thing that needs goods: which ones, and how many of each."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.context import AppContext
from kontor.cli.screens.flow import Flow
from kontor.cli.terminal.input_text import normalized
from kontor.cli.terminal.menu import PLACE
from kontor.engine.match import Match
from kontor.engine.ui_types import PlanRequest
from kontor.lang.translator import Localizer

_LONGEST_NAME = 4
"""Words of the longest name of a good."""


class GoodsMenu:
    """The goods to choose from. `items` is empty if the thing needs none."""

    hint = "play-hint-pick"
    confirms = PLACE

    def __init__(self, app: AppContext, localizer: Localizer, match: Match, thing: Any) -> None:
        self.app = app
        self.localizer = localizer
        self.match = match
        self.thing = thing
        choose = localizer.presentation.plan(match.state, thing, PlanRequest()).parts["choose"]
        self.items = choose["items"] if choose is not None and choose["from"] == "goods" else []
        """Each good as often as it can be chosen by itself."""
        self.goods = list(dict.fromkeys(self.items))
        self.by_name = {normalized(self._name(good)): good for good in self.goods}
        self.by_name |= {normalized(good): good for good in self.goods}
        self.names = [*self.by_name]

    def _name(self, good: str) -> str:
        return self.localizer.name("good", good)

    def read_names(self, text: str) -> list[str]:
        """Return the goods that a person typed by name or number, or nothing if any of them is unknown."""
        words = normalized(text.replace(",", " ")).split()
        found: list[str] = []
        while words:
            counts = range(min(_LONGEST_NAME, len(words)), 0, -1)
            known = ((count, self._good(" ".join(words[:count]))) for count in counts)
            count, good = next(((count, good) for count, good in known if good), (0, ""))
            if not count:
                return []
            found.append(good)
            words = words[count:]
        return found

    def _good(self, name: str) -> str:
        if name.isdecimal() and len(name) < 4 and 0 < int(name) <= len(self.goods):
            return self.goods[int(name) - 1]
        return self.by_name.get(name, "")

    def choose(self, answer: str) -> list[Any]:
        """Return the ways to do the thing with the typed goods, or nothing if the answer names none.

        Raises `RuleError` for goods that do not go together.
        """
        names = self.read_names(answer)
        if not names:
            return []
        return self.localizer.presentation.moves_naming(self.match.state, self.thing, names)

    def title(self) -> str:
        """Return what is being done, and how to answer."""
        thing = self.localizer.render(self.localizer.presentation.describe(self.match.state, self.thing))
        example = " ".join(self._name(good) for good in [*self.goods[:1], *self.goods[:2]])
        return self.app.say("play-pick-goods", thing=thing, example=example)

    def render(self) -> RenderableType:
        """Return the goods with their numbers, and how often each can be chosen."""
        return Flow(
            [
                Text.assemble((str(number), "bold"), f" {self._name(good)} ", (f"×{self.items.count(good)}", "dim"))
                for number, good in enumerate(self.goods, start=1)
            ]
        )
