"""Positions of games, changed at random so that rare situations come up often. Pieces are moved, never invented."""

from kontor.anno1800.content.catalog import CELLS, INDUSTRY, N_CUBES, Cost
from kontor.anno1800.rules.build import fits_ground, identical_cells
from kontor.anno1800.rules.ground import cells_in, lay, open_tile
from kontor.anno1800.rules.state import CREW_ONE, CREW_SIZE, Position
from kontor.engine.rng import Rng
from tests.anno1800.support.walks import GAME

T = GAME.catalog
FREE_CARDS = [card for card in range(len(T.cards)) if T.effects[card].free_goods]
UPGRADE_CARDS = [card for card in range(len(T.cards)) if T.effects[card].upgrades]
REAL_COSTS = [*T.tile_cost, *T.hire_cost, *T.upgrade_cost, *T.needs]


def pick(rng: Rng, items: list[int]) -> int:
    """Return one item at random."""
    return items[rng.below(len(items))]


def payment_case(s: Position, rng: Rng) -> tuple[Position, Cost]:
    """Return a copy with other means of payment for the active seat, and a cost to pay."""
    s = s.copy()
    for _ in range(rng.below(4)):
        _lay_somewhere(s, rng.below(s.players), rng)
    if rng.below(3) == 0:
        return s, _crowd(s, rng)
    _scatter(s, rng)
    return s, random_cost(s, rng)


def with_covered_buildings(s: Position, rng: Rng) -> Position:
    """Return a copy in which the active seat has covered printed buildings, other means of payment and an action."""
    s = s.copy()
    for _ in range(6):
        _lay_somewhere(s, s.active, rng)
    _scatter(s, rng)
    s.actions = max(s.actions, 1)
    return s


def _scatter(s: Position, rng: Rng) -> None:
    """Scatter cubes, tokens, gold, cards and islands as a long game might."""
    seat = s.active
    _move_cubes(s, seat, _industries(s, seat), rng)
    s.gold[seat] = pick(rng, [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6])
    s.trade_card[seat] = pick(rng, [0, 0, 0, 1, 2])
    s.explore_card[seat] = pick(rng, [0, 0, 0, 1, 3])
    _exhaust_tokens(s, rng)
    if s.new_pile and len(s.new_islands[seat]) < 4 and rng.below(3) == 0:
        s.new_islands[seat].append(s.new_pile.pop())
    if rng.below(3) == 0:
        _fetch(s, pick(rng, FREE_CARDS), seat)
    if rng.below(4) == 0:
        s.bought |= 1 << rng.below(T.n_goods)
    if rng.below(3) == 0:
        _offer_upgrades(s, rng)
    if rng.below(3) == 0:
        s.at_hand = sorted(rng.below(T.n_goods) for _ in range(1 + rng.below(3)))


def _offer_upgrades(s: Position, rng: Rng) -> None:
    """Lay one or two cards with free upgrades before the active seat, some of them used in part."""
    for _ in range(1 + rng.below(2)):
        card = pick(rng, UPGRADE_CARDS)
        s.upgrades_left = [other for other in s.upgrades_left if other != card]
        _fetch(s, card, s.active)
        if rng.below(2):
            s.open_cards[s.active].remove(card)
            s.spent_cards[s.active].append(card)
            s.upgrades_left = sorted([*s.upgrades_left, *[card] * (1 + rng.below(2))])
    other = (s.active + 1) % s.players
    for cube in range(3):
        if rng.below(5) == 0:
            # The supply of a kind runs out: somebody else has its cubes.
            s.ready[other * N_CUBES + cube] += s.supply[cube]
            s.owned[other * N_CUBES + cube] += s.supply[cube]
            s.supply[cube] = 0


def _crowd(s: Position, rng: Rng) -> Cost:
    """Put a few cubes to work in two or three industries of one kind, and return a cost of the goods they make."""
    seat = s.active
    industries = _industries(s, seat)
    kind = _worker_kind(s, seat, pick(rng, industries))
    alike = [cell for cell in industries if _worker_kind(s, seat, cell) == kind]
    chosen = sorted({pick(rng, alike) for _ in range(2 + rng.below(2))})
    _move_cubes(s, seat, chosen, rng)
    s.gold[seat] = 3 + rng.below(6)
    s.trade_card[seat] = 0
    _exhaust_tokens(s, rng)
    goods = {T.makes[open_tile(s, seat, cell)] for cell in chosen if rng.below(6)}
    cubes = [0] * N_CUBES
    if rng.below(3) == 0:
        cubes[rng.below(N_CUBES)] = 1
    return Cost(sorted(goods), cubes, 0, 0, 0)


def _exhaust_tokens(s: Position, rng: Rng) -> None:
    seat = s.active
    for ready, exhausted in ((s.trade, s.trade_exhausted), (s.explore, s.explore_exhausted)):
        total = ready[seat] + exhausted[seat]
        ready[seat] = rng.below(total + 1)
        exhausted[seat] = total - ready[seat]


def _industries(s: Position, seat: int) -> list[int]:
    return [cell for cell in range(1, CELLS) if _worker_kind(s, seat, cell) >= 0]


def _lay_somewhere(s: Position, seat: int, rng: Rng) -> None:
    """Lay a tile of the common board on a suitable cell without a tile, often over a printed building."""
    tile = rng.below(T.first_shipyard) if rng.below(4) else T.first_ship + rng.below(T.n_built - T.first_ship)
    cells = [cell for cell in range(1, s.last_cell(seat) + 1) if fits_ground(T.family[tile], cell)]
    cells = [cell for cell in cells if not s.tile[seat * CELLS + cell]]
    if rng.below(2):
        cells = [cell for cell in cells if s.printed[seat * CELLS + cell]]
    identical = T.family[tile] == INDUSTRY and identical_cells(T, s, seat, tile)
    if s.stock[tile] and cells and not identical:
        s.stock[tile] -= 1
        lay(T, s, seat, pick(rng, cells), tile)


def _move_cubes(s: Position, seat: int, industries: list[int], rng: Rng) -> None:
    """Change the number of cubes and spread them: at home, exhausted, or at work for their kind or a lower one."""
    s.crew[seat * CELLS : (seat + 1) * CELLS] = [0] * CELLS
    crowded = len(industries) <= 3
    for cube in range(N_CUBES):
        at = seat * N_CUBES + cube
        total = s.supply[cube] + s.owned[at]
        s.owned[at] = min(total, rng.below(4) if crowded else rng.below(s.owned[at] + 3))
        s.supply[cube] = total - s.owned[at]
        s.ready[at] = s.exhausted[at] = 0
        share = 5 if crowded else rng.below(5)
        for _ in range(s.owned[at]):
            cells = [
                cell
                for cell in industries
                if _worker_kind(s, seat, cell) <= cube and CREW_SIZE[s.crew[seat * CELLS + cell]] < T.workplaces
            ]
            if rng.below(6) < share and cells:
                s.crew[seat * CELLS + pick(rng, cells)] += CREW_ONE[cube]
            elif rng.below(6) < share:
                s.exhausted[at] += 1
            else:
                s.ready[at] += 1


def _cells(s: Position, good: int) -> list[int]:
    """Return the cells of the active seat that make a good."""
    return cells_in(s.sites[s.active * T.n_goods + good])


def _worker_kind(s: Position, seat: int, cell: int) -> int:
    tile = open_tile(s, seat, cell)
    return T.works[tile] if tile >= 0 and T.family[tile] == INDUSTRY else -1


def _fetch(s: Position, card: int, seat: int) -> None:
    """Make a card a played card of a seat, wherever it was."""
    deck = T.deck_of[card]
    if card in s.decks[deck]:
        at = s.decks[deck].index(card)
        del s.decks[deck][at], s.under[deck][at]
    for pile in [*s.hands, *s.open_cards, *s.spent_cards]:
        if card in pile:
            pile.remove(card)
    s.open_cards[seat].append(card)


def random_cost(s: Position, rng: Rng) -> Cost:
    """Return a cost of the game, or a small invented one of goods that somebody could make, cubes and tokens."""
    if rng.below(4) == 0:
        return REAL_COSTS[rng.below(len(REAL_COSTS))]
    makable = [good for good in range(T.n_goods) if any(s.sites[good :: T.n_goods])]
    own = [good for good in makable if s.sites[s.active * T.n_goods + good]]
    busy = [good for good in own if any(s.crew[s.active * CELLS + cell] for cell in _cells(s, good))]
    imports = [good for island in s.new_islands[s.active] for good in T.new_goods[island]]
    free_goods = [good for card in s.open_cards[s.active] for good in T.effects[card].free_goods]
    pools = [pool for pool in (own, busy, busy, makable, imports or free_goods, list(range(T.n_goods))) if pool]
    goods = [pick(rng, pools[rng.below(len(pools))]) for _ in range(1 + rng.below(3))]
    if rng.below(5) == 0:
        goods = [*goods[:2], goods[0]]
    cubes = [0] * N_CUBES
    for _ in range(pick(rng, [0, 0, 1, 2])):
        cubes[rng.below(N_CUBES)] += 1
    return Cost(sorted(goods), cubes, pick(rng, [0, 0, 0, 1, 2]), pick(rng, [0, 0, 0, 1, 2]), 0)
