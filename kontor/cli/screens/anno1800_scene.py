"""What all parts of the Anno 1800 screen need: the view, what is printed, and short words for things."""

from collections.abc import Sequence

from rich.text import Text

from kontor.cli.screens import SEAT_LETTERS
from kontor.engine.errors import Phrase
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer

CAN, CANNOT, MISSING = "✓", "·", "✗"
FREE, TAKEN = "○", "●"
_SHORT = {
    "anno1800-is-cubes": ("cube", "anno1800-screen-some-cubes"),
    "anno1800-is-trade": ("trade_token", "anno1800-screen-some-trade"),
    "anno1800-is-exploration": ("exploration_token", "anno1800-screen-some-exploration"),
    "anno1800-is-gold": ("gold", "anno1800-screen-some-gold"),
}
"""Pieces of a cost that have a shorter form on the screen: what can be missing of them, and that form."""


class Scene:
    """A seat's view with what is printed on the components, and with what the seat lacks."""

    def __init__(self, localizer: Localizer, view: Data, prospects: Data) -> None:
        self.localizer = localizer
        self.view = view
        self.facts = localizer.presentation.facts()
        self.prospects = prospects
        self.things: set[str] = set(prospects.get("things", []))
        self.viewer: int = view["viewer"]

    def say(self, key: str, **args: object) -> str:
        """A sentence of the screen."""
        return self.localizer.translator.say(key, **args)

    def cube(self, name: str) -> str:
        """The short form of a kind of cube."""
        return self.say(f"anno1800-screen-short-{name}")

    def cubes(self, counts: Data) -> str:
        """Cubes by kind, in short; kinds of which there are none are left out."""
        return " ".join(f"{self.cube(name)} {count}" for name, count in counts.items() if count) or "–"

    def lacks(self, kind: str, name: str) -> list[Data]:
        """What is missing for a card, tile, hire or upgrade."""
        lacks: list[Data] = self.prospects.get(kind, {}).get(name, [])
        return lacks

    def cost(self, phrases: Sequence[Phrase], lacks: Sequence[Data]) -> Text:
        """A cost piece by piece, what is missing marked; what else is missing to pay it is added at its end."""
        left = list(lacks)
        pieces: list[Text] = []
        for phrase in phrases:
            goods = phrase.args.get("goods")
            if isinstance(goods, list):
                for good in dict.fromkeys(goods):
                    lacking = _take(left, ("good", "workplace"), good)
                    pieces.append(_marked(self.localizer.names("good", [good] * goods.count(good)), lacking))
            else:
                what, short = _SHORT.get(phrase.key, ("", phrase.key))
                cubes = phrase.args.get("cubes")
                name = str(cubes[0]) if isinstance(cubes, list) else ""
                pieces.append(_marked(self.localizer.render(Phrase(short, phrase.args)), _take(left, (what,), name)))
        return Text(", ").join([*pieces, *(self.lack(lack) for lack in left)])

    def lack(self, lack: Data) -> Text:
        """Something that is missing, in short."""
        if lack["what"] == "cube":
            return _marked(self.localizer.names("cube", [lack["name"]] * lack["number"]), True)
        if lack["what"] in ("good", "workplace"):
            return _marked(self.localizer.name("good", lack["name"]), True)
        short = next(key for what, key in _SHORT.values() if what == lack["what"])
        return _marked(self.say(short, number=lack["number"]), True)

    def brings(self, card: str) -> str:
        """What a card brings when it is used, in short."""
        phrases: list[Phrase] = self.facts["cards"][card]["brings"]
        short = [Phrase(phrase.key.replace("anno1800-", "anno1800-screen-", 1), phrase.args) for phrase in phrases]
        return ", ".join(self.localizer.render(phrase) for phrase in short)

    def standing(self, counts: Sequence[int]) -> str:
        """How everybody stands, by letter."""
        return " ".join(f"{SEAT_LETTERS[seat]}{count}" for seat, count in enumerate(counts))

    def deck(self, deck: str) -> str:
        """The letters that the ids of a deck begin with."""
        ids = [name for name, card in self.facts["cards"].items() if card["deck"] == deck]
        return ids[0].rstrip("0123456789") if ids else deck

    def open_tile(self, seat: int, cell: str) -> str:
        """What lies open on a cell."""
        at = self.view["seats"][seat]["cells"].get(cell, {})
        return str(at.get("tile") or at.get("printed") or "")

    def made_by(self, seat: int) -> dict[str, int]:
        """The goods that the industries of a seat make, each with its price in trade."""
        prices: dict[str, int] = {}
        for cell in self.view["seats"][seat]["cells"]:
            tile = self.facts["tiles"][self.open_tile(seat, cell)]
            if tile["makes"]:
                price = int(self.facts["trade_price"][tile["works"]])
                prices[tile["makes"]] = min(price, prices.get(tile["makes"], price))
        return prices


def _take(lacks: list[Data], kinds: Sequence[str], name: str) -> bool:
    """Whether something of a kind and name is missing; it is then taken off the list."""
    matching = [lack for lack in lacks if lack["what"] in kinds and lack["name"] == name]
    for lack in matching:
        lacks.remove(lack)
    return bool(matching)


def _marked(text: str, lacking: bool) -> Text:
    return Text(f"{MISSING}{text}", "red") if lacking else Text(text)


def labelled(label: str, text: Text | str) -> Text:
    """A line that says first what it is about."""
    return Text.assemble((f"{label} ", "dim"), text)
