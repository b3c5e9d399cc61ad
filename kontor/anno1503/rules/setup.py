"""Set-up: the deal, and the first position from it (S1 to S4, R9)."""

from collections.abc import Mapping

from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.rules.options import are_hands_hidden
from kontor.anno1503.rules.state import Position
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.engine.validation import Validator


def make_deal(t: Catalog, players: int, rng: Rng) -> Data:
    """Deal each stack onto its spaces, the rest into one reserve (S1), and the boards at random (S2).

    >>> from kontor.anno1503.game import load
    >>> t = load({}).catalog
    >>> deal = make_deal(t, 2, Rng(7))
    >>> len(deal["home"]), len(deal["spaces"]), len(deal["reserve"])
    (2, 14, 2)
    """
    boards = [str(board) for board in range(len(t.boards))]
    rng.shuffle(boards)
    tile_at: dict[int, str] = {}
    reserve: list[str] = []
    for mark in sorted(t.stacks):
        if mark > players:
            continue
        stack = [t.tiles[tile] for tile, count in enumerate(t.stacks[mark]) for _ in range(count)]
        rng.shuffle(stack)
        for cell in range(t.n_cells):
            if t.mark[cell] == mark:
                tile_at[cell] = stack.pop()
        reserve += stack
    spaces = {t.cells[cell]: tile_at[cell] for cell in sorted(tile_at)}
    return {"home": [int(board) for board in boards[:players]], "spaces": spaces, "reserve": sorted(reserve)}


def impossible_deal(key: str, **args: object) -> RuleError:
    """Return the error for a deal that no shuffle can produce (R9).

    >>> impossible_deal("anno1503-deal-cell", cell="z9").rule
    'record:R9'
    """
    return RuleError("record:R9", key, **args)


def first_position(t: Catalog, players: int, options: Data, deal: Mapping[str, object]) -> Position:
    """Return the position before the first roll (S2, S3). Raise if the deal is impossible (R9).

    >>> from kontor.anno1503.game import load
    >>> t = load({}).catalog
    >>> s = first_position(t, 2, {}, make_deal(t, 2, Rng(7)))
    >>> s.gold, s.hand_size(0)
    ([7, 7], 2)
    """
    s = Position(players, t.n_goods, t.spaces, t.ships_per_player)
    s.hands_hidden = int(are_hands_hidden(options))
    validator = Validator(deal, ("deal",))
    s.home = validator.integers("home", -(10**9), 10**9)
    spaces = validator.table("spaces")
    tile_at = {cell: spaces.string(cell) for cell in spaces.data}
    reserve = validator.strings("reserve")
    validator.raise_problems()
    _check_home(t, players, s.home)
    s.tiles = _place_tiles(t, players, tile_at)
    s.known = [0] * t.n_cells
    s.strays = [0] * t.n_cells
    s.reserve = [reserve.count(tile) for tile in t.tiles]
    _check_stacks(t, players, s, reserve)
    s.display = t.display(players)
    s.piles = [t.cards_per_good - players * count for count in t.start_hand]
    for seat in range(players):
        s.gold[seat] = t.start_gold
        s.hands[seat * t.n_goods : (seat + 1) * t.n_goods] = t.start_hand
        s.folk[seat * t.spaces : seat * t.spaces + len(t.start_folk)] = t.start_folk
        for ship in range(t.start_ships):
            s.ships[seat * t.ships_per_player + ship] = t.start_cell
    return s


def _check_home(t: Catalog, players: int, home: list[int]) -> None:
    if len(home) != players or len(set(home)) != players or not all(0 <= board < len(t.boards) for board in home):
        raise impossible_deal("anno1503-deal-home", players=players, boards=len(t.boards) - 1)


def _place_tiles(t: Catalog, players: int, tile_at: dict[str, str]) -> list[int]:
    tiles = [0] * t.n_cells
    for cell, tile in tile_at.items():
        if cell not in t.cell_at or not 0 < t.mark[t.cell_at[cell]] <= players:
            raise impossible_deal("anno1503-deal-cell", cell=cell[:20])
        if tile not in t.tiles:
            raise impossible_deal("anno1503-deal-tile", name=tile[:40])
        tiles[t.cell_at[cell]] = t.tiles.index(tile) + 1
    for at in t.spaces_in_play(players):
        if not tiles[at]:
            raise impossible_deal("anno1503-deal-empty", cell=t.cells[at])
    return tiles


def _check_stacks(t: Catalog, players: int, s: Position, reserve: list[str]) -> None:
    for name in reserve:
        if name not in t.tiles:
            raise impossible_deal("anno1503-deal-tile", name=name[:40])
    for mark, counts in t.stacks.items():
        for tile, count in enumerate(counts):
            placed = sum(1 for at in t.spaces_in_play(players) if t.mark[at] == mark and s.tiles[at] == tile + 1)
            if placed > count:
                raise impossible_deal("anno1503-deal-stack", mark=mark, tile=t.tiles[tile], found=placed, wanted=count)
    for tile, count in enumerate(t.tiles_in_play(players)):
        dealt = s.tiles.count(tile + 1) + s.reserve[tile]
        if dealt != count:
            raise impossible_deal("anno1503-deal-count", tile=t.tiles[tile], found=dealt, wanted=count)
