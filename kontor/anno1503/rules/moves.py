"""Moves as integers, with their canonical text.

The low five bits are the kind, the others are its argument. A set of goods is packed into six bits per good.
"""

from typing import Final

from kontor.anno1503.content.catalog import Catalog
from kontor.engine.lines import number, unreadable, words

TAKE: Final = 0
GIVE_AGREEMENT: Final = 1
GIVE_BRANCH: Final = 2
GIVE_SITE: Final = 3
SHIP: Final = 4
PIONEER: Final = 5
DEVELOP: Final = 6
SELL: Final = 7
BUY: Final = 8
CLAIM: Final = 9
SAIL: Final = 10
LOOK: Final = 11
LEAVE: Final = 12
KEEP: Final = 13
END: Final = 14
DISCARD: Final = 15
ROLL: Final = 16
EVENT: Final = 17
RESERVE: Final = 18
DRAW: Final = 19
KIND_NAMES = ["take", "give", "give", "give", "ship", "pioneer", "develop", "sell", "buy", "claim"]
KIND_NAMES += ["sail", "look", "leave", "keep", "end", "discard", "roll", "event", "reserve", "draw"]
KIND_BITS: Final = 5
KIND_MASK: Final = 31
GOOD_BITS: Final = 6
GOOD_MASK: Final = 63
PAIR: Final = 1024
"""The factor to pack two numbers into one argument: first * PAIR + second."""


def make(kind: int, arg: int = 0) -> int:
    """Return the move of a kind with its argument.

    >>> make(END) & KIND_MASK == END
    True
    """
    return arg << KIND_BITS | kind


def pack(counts: list[int]) -> int:
    """Pack the number of each good into an integer.

    >>> unpack(pack([0, 2, 1]), 3)
    [0, 2, 1]
    """
    packed = 0
    for good, count in enumerate(counts):
        packed |= count << GOOD_BITS * good
    return packed


def unpack(packed: int, goods: int) -> list[int]:
    """Return the number of each good in packed goods.

    >>> unpack(2 << GOOD_BITS, 3)
    [0, 2, 0]
    """
    return [packed >> GOOD_BITS * good & GOOD_MASK for good in range(goods)]


def good_names(t: Catalog, packed: int) -> list[str]:
    """Return the names of packed goods, in alphabetical order.

    >>> from kontor.anno1503.game import load
    >>> good_names(load({}).catalog, pack([1, 2, 0, 0, 0, 0]))
    ['stone', 'stone', 'wood']
    """
    counts = unpack(packed, t.n_goods)
    return [t.goods[good] for good in t.alphabetical for _ in range(counts[good])]


def text(t: Catalog, move: int) -> str:
    """Return the canonical text of a move.

    >>> from kontor.anno1503.game import load
    >>> text(load({}).catalog, make(DEVELOP, 2))
    'develop 2'
    """
    kind, arg = move & KIND_MASK, move >> KIND_BITS
    name = KIND_NAMES[kind]
    if kind in (TAKE, DISCARD):
        return " ".join([name, *good_names(t, arg)])
    if kind in (DEVELOP, CLAIM, ROLL, EVENT):
        return f"{name} {arg}"
    if kind in (BUY, DRAW):
        return f"{name} {t.goods[arg]}"
    if kind in (SAIL, LOOK):
        return f"{name} {arg // PAIR} {t.cells[arg % PAIR]}"
    if kind == SELL:
        return f"{name} {t.goods[arg // PAIR]} {arg % PAIR}"
    if kind == GIVE_AGREEMENT:
        return f"{name} {t.tiles[t.agreement]}"
    if kind in (GIVE_BRANCH, RESERVE):
        return f"{name} {t.tiles[arg]}"
    if kind == GIVE_SITE:
        return f"{name} {t.tiles[arg // PAIR]} {arg % PAIR}"
    if kind == PIONEER and arg:
        return f"{name} {t.buildings[arg - 1]}"
    if kind == KEEP and arg:
        return f"{name} {arg}"
    return name


def parse(t: Catalog, action: str) -> int:
    """Parse a move. Raise if the text does not follow the notation (R6).

    >>> from kontor.anno1503.game import load
    >>> t = load({}).catalog
    >>> parse(t, "develop 2") == make(DEVELOP, 2)
    True
    """
    name, *rest = words(action)
    move = _parse(t, name, rest)
    if move < 0:
        raise unreadable(action)
    return move


def _parse(t: Catalog, name: str, rest: list[str]) -> int:
    """Return the move, or -1 if the words are not a move."""
    if name in ("take", "discard"):
        return _goods_move(t, TAKE if name == "take" else DISCARD, rest)
    if not rest:
        bare = {"ship": SHIP, "pioneer": PIONEER, "leave": LEAVE, "keep": KEEP, "end": END}
        return make(bare[name]) if name in bare else -1
    if len(rest) == 1:
        return _parse_one(t, name, rest[0])
    if len(rest) == 2:
        return _parse_two(t, name, rest[0], rest[1])
    return -1


def _goods_move(t: Catalog, kind: int, names: list[str]) -> int:
    if not names or any(name not in t.goods for name in names):
        return -1
    counts = [names.count(good) for good in t.goods]
    return -1 if max(counts) > GOOD_MASK else make(kind, pack(counts))


def _parse_one(t: Catalog, name: str, word: str) -> int:
    numbered = {"develop": DEVELOP, "claim": CLAIM, "keep": KEEP, "roll": ROLL, "event": EVENT}
    if name in numbered:
        arg = number(word)
        # Spaces, sites and faces of the die count from 1, seats from 0.
        return make(numbered[name], arg) if arg > 0 or (arg == 0 and name == "claim") else -1
    if name in ("buy", "draw"):
        return make(BUY if name == "buy" else DRAW, t.goods.index(word)) if word in t.goods else -1
    if name == "pioneer":
        return make(PIONEER, t.buildings.index(word) + 1) if word in t.buildings else -1
    if name not in ("give", "reserve") or word not in t.tiles:
        return -1
    tile = t.tiles.index(word)
    if name == "reserve":
        return make(RESERVE, tile)
    if tile == t.agreement:
        return make(GIVE_AGREEMENT)
    return make(GIVE_BRANCH, tile) if tile < t.n_goods else -1


def _parse_two(t: Catalog, name: str, first: str, second: str) -> int:
    if name in ("sail", "look"):
        rank = number(first)
        if not 0 < rank < PAIR or second not in t.cell_at:
            return -1
        return make(SAIL if name == "sail" else LOOK, rank * PAIR + t.cell_at[second])
    place = number(second)
    if not 0 < place < PAIR:
        return -1
    if name == "sell" and first in t.goods:
        return make(SELL, t.goods.index(first) * PAIR + place)
    if name == "give" and first in t.tiles[: t.n_goods]:
        return make(GIVE_SITE, t.tiles.index(first) * PAIR + place)
    return -1
