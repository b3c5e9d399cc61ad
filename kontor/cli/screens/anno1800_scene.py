"""What all parts of the Anno 1800 screen share: the view, the printed facts, and short names."""

from collections.abc import Sequence

from rich.text import Text

from kontor.cli.screens import SEAT_LETTERS
from kontor.engine.errors import Phrase
from kontor.engine.protocol import Data
from kontor.engine.ui_types import ThingParts
from kontor.lang.translator import Localizer

CAN, CANNOT, MISSING = "✓", "·", "✗"
FREE, TAKEN = "○", "●"
_SHORT = {
    "anno1800-is-cubes": ("cube", "anno1800-screen-some-cubes"),
    "anno1800-is-trade": ("trade_token", "anno1800-screen-some-trade"),
    "anno1800-is-exploration": ("exploration_token", "anno1800-screen-some-exploration"),
    "anno1800-is-gold": ("gold", "anno1800-screen-some-gold"),
}
"""By message key of a part of a cost: the kind of shortage it can have, and the key of its short form."""


class Scene:
    """The view of a seat, the printed facts, and the prospects of the seat."""

    def __init__(self, localizer: Localizer, view: Data, prospects: Data) -> None:
        self.localizer = localizer
        self.view = view
        self.facts = localizer.presentation.facts()
        self.prospects = prospects
        self.things: set[ThingParts] = set(prospects.get("things", []))
        self.viewer: int = view["viewer"]

    def say(self, key: str, **args: object) -> str:
        """Return a text in the reader's language."""
        return self.localizer.translator.say(key, **args)

    def cube(self, name: str) -> str:
        """Return the short name of a kind of cube."""
        return self.say(f"anno1800-screen-short-{name}")

    def cubes(self, counts: Data) -> str:
        """Return the number of cubes of each kind, without kinds that have none."""
        return " ".join(f"{self.cube(name)} {count}" for name, count in counts.items() if count) or "–"

    def lacks(self, kind: str, name: str) -> list[Data]:
        """Return what is missing for a card, tile, hire or upgrade."""
        lacks: list[Data] = self.prospects.get(kind, {}).get(name, [])
        return lacks

    def cost(self, phrases: Sequence[Phrase], lacks: Sequence[Data]) -> Text:
        """Return a cost with what is missing marked. Shortages that are not a part of the cost come last."""
        left = list(lacks)
        parts: list[Text] = []
        for phrase in phrases:
            goods = phrase.args.get("goods")
            if isinstance(goods, list):
                for good in dict.fromkeys(goods):
                    missing = _take(left, ("good", "workplace"), good)
                    parts.append(_marked(self.localizer.names("good", [good] * goods.count(good)), missing))
            else:
                kind, short = _SHORT.get(phrase.key, ("", phrase.key))
                cubes = phrase.args.get("cubes")
                name = str(cubes[0]) if isinstance(cubes, list) else ""
                parts.append(_marked(self.localizer.render(Phrase(short, phrase.args)), _take(left, (kind,), name)))
        return Text(", ").join([*parts, *(self.lack(lack) for lack in left)])

    def lack(self, lack: Data) -> Text:
        """Return the short form of a shortage."""
        if lack["what"] == "cube":
            return _marked(self.localizer.names("cube", [lack["name"]] * lack["number"]), True)
        if lack["what"] in ("good", "workplace"):
            return _marked(self.localizer.name("good", lack["name"]), True)
        short = next(key for what, key in _SHORT.values() if what == lack["what"])
        return _marked(self.say(short, number=lack["number"]), True)

    def card_effect(self, card: str) -> str:
        """Return the effect of a card, in short."""
        phrases: list[Phrase] = self.facts["cards"][card]["brings"]
        short = [Phrase(phrase.key.replace("anno1800-", "anno1800-screen-", 1), phrase.args) for phrase in phrases]
        return ", ".join(self.localizer.render(phrase) for phrase in short)

    def standing(self, counts: Sequence[int]) -> str:
        """Return a count for each seat, by its letter."""
        return " ".join(f"{SEAT_LETTERS[seat]}{count}" for seat, count in enumerate(counts))

    def deck(self, deck: str) -> str:
        """Return the letters that the ids of a deck begin with."""
        ids = [name for name, card in self.facts["cards"].items() if card["deck"] == deck]
        return ids[0].rstrip("0123456789") if ids else deck

    def open_tile(self, seat: int, cell: str) -> str:
        """Return the visible tile of a cell, built or printed. Empty if there is none."""
        at = self.view["seats"][seat]["cells"].get(cell, {})
        return str(at.get("tile") or at.get("printed") or "")

    def goods_of(self, seat: int) -> dict[str, int]:
        """Return the goods that the industries of a seat produce, with their prices in trade tokens."""
        prices: dict[str, int] = {}
        for cell in self.view["seats"][seat]["cells"]:
            tile = self.facts["tiles"][self.open_tile(seat, cell)]
            if tile["makes"]:
                price = int(self.facts["trade_price"][tile["works"]])
                prices[tile["makes"]] = min(price, prices.get(tile["makes"], price))
        return prices


def _take(lacks: list[Data], kinds: Sequence[str], name: str) -> bool:
    """Remove the shortages of these kinds and this name from the list. Return whether there were any."""
    matching = [lack for lack in lacks if lack["what"] in kinds and lack["name"] == name]
    for lack in matching:
        lacks.remove(lack)
    return bool(matching)


def _marked(text: str, missing: bool) -> Text:
    return Text(f"{MISSING}{text}", "red") if missing else Text(text)


def labelled(label: str, text: Text | str) -> Text:
    """Return a text after a dim label."""
    return Text.assemble((f"{label} ", "dim"), text)
