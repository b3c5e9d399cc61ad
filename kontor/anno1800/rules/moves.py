"""Moves, payment steps and their canonical text (R6)."""

from typing import Final, NamedTuple

from kontor.anno1800.content.catalog import CUBES, FAMILIES, INDUSTRY, LEVELS, SHIPYARD, Catalog
from kontor.anno1800.rules.state import EXHAUSTED, HOME
from kontor.engine.lines import join_steps, number, split_steps, unreadable, words

BUILD: Final = 0
PLAY: Final = 1
SWAP: Final = 2
HIRE: Final = 3
UPGRADE: Final = 4
OPEN: Final = 5
EXPLORE: Final = 6
EXPEDITION: Final = 7
FESTIVAL: Final = 8
USE: Final = 9
USE_OBJECTIVE: Final = 10
RECALL: Final = 11
END: Final = 12
MAKE: Final = 13
KIND_NAMES = ["build", "play", "swap", "hire", "upgrade", "open", "explore", "expedition", "festival"]
KIND_NAMES += ["use", "use", "recall", "end", "make"]
_ALONE: Final = {"open": OPEN, "explore": EXPLORE, "expedition": EXPEDITION, "festival": FESTIVAL, "end": END}
_WITH_STEPS: Final = (BUILD, PLAY, HIRE, UPGRADE, MAKE)

WORK: Final = 0
BUY: Final = 1
IMPORT: Final = 2
FREE: Final = 3
RECALL_STEP: Final = 4
RETURN: Final = 5
BERYL: Final = 6
USE_STEP: Final = 7
STEP_KINDS: Final = ["work", "buy", "import", "free", "recall", "return", "beryl", "use"]
"""The names of the steps. The first four bring goods, in the order of the kinds of sources."""

NOWHERE: Final = -1
"""The place of a thing: a move whose place is still open."""

Step = tuple[int, int, int, int]
"""The kind of a step and its arguments, unused ones 0: WORK cell; BUY good, seat, named cube plus 1; IMPORT good;
FREE good, card; RECALL_STEP cube, place; RETURN cell; BERYL trade tokens; USE_STEP card, packed places."""

_PLACE_BITS: Final = 6
_PLACE_MASK: Final = 63


class Move(NamedTuple):
    """A move: `what` is a tile, card, cube or objective, `extra` the named cards or places, `steps` the payment.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> move = parse(t, "build brewery at 12:work 2,  work 6")
    >>> move.place, len(move.steps), text(t, move)
    (12, 2, 'build brewery at 12: work 2, work 6')
    """

    kind: int
    what: int = 0
    place: int = NOWHERE
    extra: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()


def text(t: Catalog, move: Move) -> str:
    """Return the canonical text of a move or a thing.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> text(t, Move(UPGRADE, 0, EXHAUSTED, (), ((WORK, 7, 0, 0),))), text(t, Move(UPGRADE, 0))
    ('upgrade farmer at exhausted: work 7', 'upgrade farmer')
    """
    kind = move.kind
    parts = [KIND_NAMES[kind]]
    if kind == BUILD:
        parts.append(tile_text(t, move.what))
    elif kind == HIRE or kind == UPGRADE or kind == RECALL:
        parts.append(CUBES[move.what])
    elif kind == PLAY or kind == USE:
        parts.append(t.cards[move.what])
    elif kind == USE_OBJECTIVE:
        parts.append(t.objectives[move.what])
    if move.place != NOWHERE:
        parts += ["from" if kind == RECALL else "at", place_text(move.place)]
    if kind == USE and move.extra and t.effects[move.what].upgrades:
        parts += ["at", *map(place_text, move.extra)]
    else:
        parts += [t.cards[card] for card in move.extra]
    return join_steps(" ".join(parts), [step_text(t, step) for step in move.steps])


def pack_places(places: tuple[int, ...]) -> int:
    """Return the places of a step as one integer.

    >>> unpack_places(pack_places((HOME, HOME, 12)))
    (0, 0, 12)
    """
    packed = 0
    for place in reversed(places):
        packed = packed << _PLACE_BITS | (place + 1)
    return packed


def unpack_places(packed: int) -> tuple[int, ...]:
    """Return the places that `pack_places` packed.

    >>> unpack_places(pack_places((EXHAUSTED,))) == (EXHAUSTED,)
    True
    """
    places: list[int] = []
    while packed:
        places.append((packed & _PLACE_MASK) - 1)
        packed >>= _PLACE_BITS
    return tuple(places)


def tile_text(t: Catalog, tile: int) -> str:
    """Return the text of a tile in a move.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> tile_text(t, 0), tile_text(t, t.first_ship + 1)
    ('sawmill', 'merchant 2')
    """
    family = t.family[tile]
    return t.tiles[tile] if family == INDUSTRY else f"{FAMILIES[family]} {t.level[tile]}"


def place_text(place: int) -> str:
    """Return the text of a cube's place.

    >>> place_text(HOME), place_text(12), place_text(EXHAUSTED)
    ('home', '12', 'exhausted')
    """
    return "home" if place == HOME else "exhausted" if place == EXHAUSTED else str(place)


def step_text(t: Catalog, step: Step) -> str:
    """Return the canonical text of a step.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> step_text(t, (BUY, t.good_at["bricks"], 2, 3))
    'buy bricks from 2 artisan'
    """
    op, a, b, c = step
    if op == WORK:
        return f"work {a}"
    if op == BUY:
        return f"buy {t.goods[a]} from {b} {CUBES[c - 1]}" if c else f"buy {t.goods[a]} from {b}"
    if op == IMPORT:
        return f"import {t.goods[a]}"
    if op == FREE:
        return f"free {t.goods[a]} by {t.cards[b]}"
    if op == RECALL_STEP:
        return f"recall {CUBES[a]} from {place_text(b)}"
    if op == USE_STEP:
        return " ".join(["use", t.cards[a], "at", *map(place_text, unpack_places(b))])
    return f"return {a}" if op == RETURN else f"beryl {a}"


def step_key(kind: int) -> str:
    """Return the message key of a kind of step.

    >>> step_key(WORK), step_key(RETURN)
    ('anno1800-step-work', 'anno1800-step-return')
    """
    return f"anno1800-step-{STEP_KINDS[kind]}"


def parse(t: Catalog, line: str) -> Move:
    """Parse a move. Raise on invalid text.

    >>> from kontor.anno1800.game import load
    >>> parse(load({}).catalog, "recall worker from 12").place
    12
    """
    action, steps = split_steps(line)
    parts = words(action)
    name, rest = parts[0], parts[1:]
    move = _parse_action(t, name, rest)
    if move is None or (steps and move.kind not in _WITH_STEPS):
        raise unreadable(line)
    candidates = [_parse_step(t, words(step)) for step in steps]
    parsed = [step for step in candidates if step is not None]
    if len(parsed) < len(candidates):
        raise unreadable(line)
    return move._replace(steps=tuple(parsed))


def parse_step(t: Catalog, text: str) -> Step:
    """Parse a step. Raise on invalid text.

    >>> from kontor.anno1800.game import load
    >>> parse_step(load({}).catalog, "work 12")
    (0, 12, 0, 0)
    """
    step = _parse_step(t, words(text)) if text.strip() else None
    if step is None:
        raise unreadable(text)
    return step


def parse_place(kind: int, word: str) -> int:
    """Parse the place of a move of this kind. Raise on an invalid word.

    >>> parse_place(UPGRADE, "home"), parse_place(BUILD, "12")
    (0, 12)
    """
    place = number(word) if kind == BUILD else _parse_place(word, home=kind == UPGRADE)
    if not (place >= 1 or place == HOME):
        raise unreadable(word)
    return place


def _parse_action(t: Catalog, name: str, rest: list[str]) -> Move | None:
    if name in _ALONE:
        return None if rest else Move(_ALONE[name])
    if name == "make":
        return None if rest or not t.version.goods_last else Move(MAKE)
    if name == "build":
        return _parse_build(t, rest)
    if name == "play" and len(rest) == 1 and rest[0] in t.card_at:
        return Move(PLAY, t.card_at[rest[0]])
    if name == "swap":
        return _with_cards(t, Move(SWAP), rest)
    if name == "hire" and len(rest) == 1 and rest[0] in CUBES:
        return Move(HIRE, CUBES.index(rest[0]))
    if name == "upgrade":
        return _parse_cube_move(UPGRADE, rest, "at", CUBES[:-1])
    if name == "recall":
        return _parse_cube_move(RECALL, rest, "from", CUBES)
    return _parse_use(t, rest) if name == "use" and rest else None


def _parse_build(t: Catalog, rest: list[str]) -> Move | None:
    if len(rest) < 3 or rest[-2] != "at" or number(rest[-1]) < 1:
        return None
    what, cell = rest[:-2], number(rest[-1])
    if len(what) == 2:
        name = f"{what[0]}_{what[1]}" if what[0] in FAMILIES[SHIPYARD:] and number(what[1]) in LEVELS else ""
        tiles = range(t.first_shipyard, t.n_built)
    else:
        name = what[0] if len(what) == 1 else ""
        tiles = range(t.first_shipyard)
    for tile in tiles:
        if t.tiles[tile] == name:
            return Move(BUILD, tile, cell)
    return None


def _parse_place(word: str, home: bool) -> int:
    """Return the place that a word names, or `NOWHERE` if it names none."""
    if word == "exhausted":
        return EXHAUSTED
    if word == "home":
        return HOME if home else NOWHERE
    cell = number(word)
    return cell if 1 <= cell < EXHAUSTED else NOWHERE


def _parse_cube_move(kind: int, rest: list[str], link: str, cubes: list[str]) -> Move | None:
    if len(rest) != 3 or rest[0] not in cubes or rest[1] != link:
        return None
    place = _parse_place(rest[2], home=kind == UPGRADE)
    return None if place == NOWHERE else Move(kind, CUBES.index(rest[0]), place)


def _parse_use(t: Catalog, rest: list[str]) -> Move | None:
    name, more = rest[0], rest[1:]
    if name in t.card_at:
        move = Move(USE, t.card_at[name])
        if more and more[0] == "at":
            places = sorted(_parse_place(word, home=True) for word in more[1:])
            upgrades = t.effects[move.what].upgrades
            return move._replace(extra=tuple(places)) if upgrades and places and places[0] != NOWHERE else None
    elif name in t.objectives:
        move = Move(USE_OBJECTIVE, t.objectives.index(name))
    else:
        return None
    if more and move.kind == USE and t.effects[move.what].upgrades:
        return None
    return _with_cards(t, move, more) if more else move


def _with_cards(t: Catalog, move: Move, names: list[str]) -> Move | None:
    """Return the move with the named cards, sorted by deck. Within a deck the order matters and is kept."""
    if not names or any(name not in t.card_at for name in names):
        return None
    cards = sorted((t.card_at[name] for name in names), key=lambda card: t.deck_of[card])
    return move._replace(extra=tuple(cards))


def _parse_step(t: Catalog, parts: list[str]) -> Step | None:
    name, size = parts[0], len(parts)
    if name in ("work", "return", "beryl") and size == 2:
        op = {"work": WORK, "return": RETURN, "beryl": BERYL}[name]
        return (op, number(parts[1]), 0, 0) if number(parts[1]) >= 1 else None
    if name == "import" and size == 2 and parts[1] in t.good_at:
        return (IMPORT, t.good_at[parts[1]], 0, 0)
    if name == "free" and size == 4 and parts[1] in t.good_at and parts[2] == "by" and parts[3] in t.card_at:
        return (FREE, t.good_at[parts[1]], t.card_at[parts[3]], 0)
    if name == "recall":
        move = _parse_cube_move(RECALL, parts[1:], "from", CUBES)
        return (RECALL_STEP, move.what, move.place, 0) if move else None
    if name == "use" and size >= 4 and parts[2] == "at" and t.version.upgrades_in_parts:
        use = _parse_use(t, parts[1:])
        return (USE_STEP, use.what, pack_places(use.extra), 0) if use is not None else None
    if name == "buy" and size in (4, 5) and parts[1] in t.good_at and parts[2] == "from" and number(parts[3]) >= 0:
        if size == 4:
            return (BUY, t.good_at[parts[1]], number(parts[3]), 0)
        return (BUY, t.good_at[parts[1]], number(parts[3]), CUBES.index(parts[4]) + 1) if parts[4] in CUBES else None
    return None
