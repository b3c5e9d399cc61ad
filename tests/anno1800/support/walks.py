"""Random games that visit many kinds of position. Some of their lines are deliberately unusual."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from kontor.anno1800.content.catalog import CELLS, EXPLORATION, INDUSTRY, N_CUBES, SHIPYARD
from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.payment.returns import own_tiles
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.build import identical_cells
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.ground import cells_in, open_tile
from kontor.anno1800.rules.moves import Move, Step
from kontor.anno1800.rules.places import places_away
from kontor.anno1800.rules.state import EXHAUSTED, HOME, Position
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.protocol import NOBODY, Data
from kontor.engine.rng import Rng
from tests.support.passes import INTERPRETED_PASS

GAME = load({})
NAMES = ["Ada", "Ben", "Cleo", "Dov"]
LINES = 800
"""The maximum number of lines of a game."""

OPTIONS: dict[str, Data] = {
    "de": {"edition": "de", "objectives": "complex"},
    "fr": {"edition": "fr", "objectives": ["beryl_omara", "aarhant", "pyrphorian", "zoo", "university"]},
    "it": {"edition": "it", "objectives": ["beryl_omara", "alonso_graves", "the_editor", "museum", "madame_kahina"]},
    "es": {"edition": "es", "objectives": ["aarhant", "the_editor", "edvard_goode", "bente_jorgensen", "the_visitor"]},
    "es_return": {"edition": "es", "tiles_returned": 1, "objectives": "complex"},
    "it_cover": {"edition": "it", "worker_versions": "cover", "objectives": "first_game"},
    "en_counted": {"edition": "en", "card_tokens": "counted", "objectives": "confrontational"},
}


class Setting(NamedTuple):
    """The players and options of a random game. Hurried players end it soon. Others collect cubes and tiles."""

    players: int
    seed: int
    options: str
    hurried: bool = False


_SHARE = [
    Setting(3, 5, "es_return"),
    Setting(4, 6, "it_cover"),
    Setting(2, 8, "fr", hurried=True),
    Setting(4, 10, "en_counted", hurried=True),
]
_OTHERS = [
    Setting(2, 1, "de"),
    Setting(3, 2, "fr"),
    Setting(4, 3, "it"),
    Setting(2, 4, "es"),
    Setting(4, 7, "de"),
    Setting(3, 9, "it", hurried=True),
]
GAMES = _SHARE if INTERPRETED_PASS else [*_SHARE, *_OTHERS]
"""All games in the first run of `make test`, a share of them in the second."""

_PAID = (moves.BUILD, moves.PLAY, moves.HIRE, moves.UPGRADE, moves.MAKE)
"""The lines with steps."""
_RICH = {moves.HIRE: 60, moves.UPGRADE: 80, moves.OPEN: 300, moves.EXPLORE: 300, moves.EXPEDITION: 60, moves.PLAY: 150}
_RICH |= {moves.USE: 60, moves.USE_OBJECTIVE: 60, moves.RECALL: 12, moves.SWAP: 12, moves.MAKE: 20}
_HURRIED = {**_RICH, moves.HIRE: 10, moves.EXPLORE: 10, moves.PLAY: 4000, moves.USE_OBJECTIVE: 400}


def title(setting: Setting) -> str:
    """Return the name of a game for assertion messages and test ids."""
    return f"{setting.players}-{setting.options}-{setting.seed}"


def first_position(setting: Setting, game: Anno1800 = GAME) -> Position:
    """Return the position after the deal."""
    options = game.settle_options(OPTIONS[setting.options])
    return game.start(setting.players, options, game.deal(setting.players, options, Rng(setting.seed, "deal")))


def walk(setting: Setting, lines: int = LINES) -> Iterator[tuple[Position, Move]]:
    """Yield the position after every line of a random game, and the line. The position is changed in place."""
    state = first_position(setting)
    rng = Rng(setting.seed, "walk")
    while state.actor != NOBODY and lines:
        move = choose(state, rng, setting.hurried)
        GAME.apply(state, move, None)
        lines -= 1
        yield state, move


@cache
def moves_of(setting: Setting, lines: int = LINES) -> list[Move]:
    """Return the lines of a random game. The list is cached. Do not change it."""
    return [move for _, move in walk(setting, lines)]


def random_match(setting: Setting, lines: int = LINES) -> Match:
    """Return a random game as a new match that can be continued."""
    state = first_position(setting)
    options = GAME.settle_options(OPTIONS[setting.options])
    deal = GAME.deal(setting.players, options, Rng(setting.seed, "deal"))
    match = Match(GAME, NAMES[: setting.players], options, deal, setting.seed, state)
    for move in moves_of(setting)[:lines]:
        match.append(match.actor, move)
    return match


def position_of(match: Match) -> Position:
    """Return the position of an Anno 1800 match."""
    assert isinstance(match.state, Position)
    return match.state


def every_position(setting: Setting) -> Iterator[tuple[Position, Move | None, list[Event]]]:
    """Yield the position after the deal and after every line, with the line and its events. It is changed in place."""
    state = first_position(setting)
    yield state, None, []
    for move in moves_of(setting):
        events: list[Event] = []
        GAME.apply(state, move, events)
        yield state, move, events


def some_positions(setting: Setting, every: int, lines: int = LINES) -> Iterator[Position]:
    """Yield copies of every `every`-th position of a game in which somebody is to act."""
    state = first_position(setting)
    for index, move in enumerate(moves_of(setting, lines)):
        if index % every == setting.seed % every:
            yield state.copy()
        GAME.apply(state, move, None)


def choose(state: Position, rng: Rng, hurried: bool = False) -> Move:
    """Return a line that advances the game. One in four is made unusual if that is legal."""
    things = GAME.things(state)
    weights = [_weight(state, thing, hurried) for thing in things]
    at = rng.below(sum(weights))
    while at >= weights[0]:
        at -= weights.pop(0)
    thing = things[-len(weights)]
    if thing.kind == moves.BUILD and rng.below(6):
        move = _with_room(state, thing, rng)
    elif rng.below(3):
        move = GAME.complete_one(state, thing, rng)
    else:
        lines = GAME.complete(state, thing)
        move = lines[rng.below(len(lines))]
    if upgrade_cards(state) and move.kind in _PAID and rng.below(2):
        move = _raising(state, move, rng)
    return roundabout(state, move, rng) if rng.below(4) == 0 else move


def upgrade_cards(state: Position) -> list[int]:
    """Return the cards by which the active seat can upgrade cubes for free."""
    effects = GAME.catalog.effects
    return [card for card in state.open_cards[state.active] if effects[card].upgrades] + state.upgrades_left


def _raising(state: Position, move: Move, rng: Rng) -> Move:
    """Return the line with a free upgrade among its steps, if a few tries yield a legal one."""
    for _ in range(6):
        steps = list(move.steps)
        steps.insert(rng.below(len(steps) + 1), _use_step(state, rng))
        other = move._replace(steps=tuple(steps))
        if GAME.refusal(state, other) is None:
            return other
    return move


def _with_room(state: Position, thing: Move, rng: Rng) -> Move:
    """Return a line that builds on an empty cell, if a few tries yield one, so that islands fill up."""
    for _ in range(8):
        move = GAME.complete_one(state, thing, rng)
        if open_tile(state, state.active, move.place) < 0:
            break
    return move


def _weight(state: Position, thing: Move, hurried: bool) -> int:
    seat, kind = state.active, thing.kind
    if state.at_hand and kind in _PAID and _uses_goods(state, thing):
        return 600
    if kind == moves.USE and not hurried and GAME.catalog.effects[thing.what].upgrades:
        return 10
    if kind == moves.END:
        return 5 if state.actions else 60
    if kind == moves.BUILD:
        return _build_weight(state, thing.what)
    if kind == moves.FESTIVAL:
        cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
        return 300 if 2 * sum(state.ready[cubes]) < sum(state.owned[cubes]) else 2
    if hurried and kind == moves.USE:
        effect = GAME.catalog.effects[thing.what]
        return 4000 if effect.returns else 1 if effect.brings_cubes else 300
    return (_HURRIED if hurried else _RICH)[kind]


def _uses_goods(state: Position, thing: Move) -> bool:
    cost = cost_of(GAME.catalog, thing)
    return cost is not None and any(good in state.at_hand for good in cost.goods)


def _build_weight(state: Position, tile: int) -> int:
    t, seat = GAME.catalog, state.active
    if t.family[tile] == INDUSTRY:
        return 1 if identical_cells(t, state, seat, tile) else 20 * t.works[tile] ** 2
    if t.family[tile] == SHIPYARD:
        return 20 * t.level[tile] if sum(state.yards[seat * 4 : seat * 4 + 4]) < 3 else 1
    return 100 * t.level[tile] * (3 if t.family[tile] == EXPLORATION else 1)


def roundabout(state: Position, move: Move, rng: Rng) -> Move:
    """Return a line that does the same thing in a roundabout way, or the given line if no try is legal."""
    for _ in range(4):
        other = _vary(state, move, rng)
        if other != move and GAME.refusal(state, other) is None:
            move = other
    return move


def _vary(state: Position, move: Move, rng: Rng) -> Move:
    if move.kind == moves.SWAP:
        cards = list(move.extra)
        cards.insert(rng.below(len(cards)), cards.pop())
        return GAME.parse(GAME.text(move._replace(extra=tuple(cards))))
    if move.kind not in _PAID:
        return move
    steps = list(move.steps)
    variant = rng.below(9) % 6
    if variant == 0 and len(steps) > 1:
        steps.insert(rng.below(len(steps)), steps.pop(rng.below(len(steps))))
    elif variant in (1, 2):
        steps.insert(rng.below(len(steps) + 1), _recall_step(state, rng))
    elif variant == 3 and move.kind == moves.BUILD and own_tiles(state, state.active):
        cells = own_tiles(state, state.active)
        steps.insert(rng.below(len(steps) + 1), (moves.RETURN, cells[rng.below(len(cells))], 0, 0))
    elif variant == 4 and steps:
        at = rng.below(len(steps))
        steps[at : at + 1] = _other_steps(state, steps[at], rng)
    elif variant == 5:
        steps.insert(rng.below(len(steps) + 1), _surplus_step(state, rng))
    return move._replace(steps=tuple(steps))


def _surplus_step(state: Position, rng: Rng) -> Step:
    """Return a step that makes or buys a good that is perhaps not asked for."""
    if rng.below(3):
        return (moves.WORK, 1 + rng.below(state.last_cell(state.active)), 0, 0)
    return (moves.BUY, rng.below(state.n_goods), rng.below(state.players), 0)


def _use_step(state: Position, rng: Rng) -> Step:
    """Return a step with one or two free upgrades."""
    cards = upgrade_cards(state)
    card = cards[rng.below(len(cards))]
    places = [HOME, *places_away(state, state.active, GAME.catalog.effects[card].upgrade_from)]
    chosen = sorted(places[rng.below(len(places))] for _ in range(1 + rng.below(2)))
    return (moves.USE_STEP, card, moves.pack_places(tuple(chosen)), 0)


def _recall_step(state: Position, rng: Rng) -> Step:
    cube = rng.below(N_CUBES)
    places = [*places_away(state, state.active, cube), 1 + rng.below(CELLS - 1), EXHAUSTED]
    return (moves.RECALL_STEP, cube, places[rng.below(len(places))], 0)


def _other_steps(state: Position, step: Step, rng: Rng) -> list[Step]:
    """Return a replacement for a step: another seller, a dearer industry, or a split or needless exchange of tokens."""
    op, what, _, _ = step
    if op == moves.BUY and rng.below(3):
        seller = rng.below(state.players)
        cells = cells_in(state.sites[seller * state.n_goods + what])
        kinds = [0, *(GAME.catalog.works[open_tile(state, seller, cell)] + 1 for cell in cells)]
        return [(op, what, seller, kinds[rng.below(len(kinds))])]
    if op == moves.BERYL and what > 1:
        return [(op, 1, 0, 0), (op, what - 1, 0, 0)]
    if op in (moves.BUY, moves.IMPORT):
        return [(moves.BERYL, 1, 0, 0), step]
    return [step]
