"""Influence by source, and the winners (J2 to J5, Z3 to Z5)."""

from typing import NamedTuple

from kontor.anno1800.content.catalog import CELLS, CUBES, INDUSTRY, N_CUBES, Catalog
from kontor.anno1800.rules.ground import open_tile
from kontor.anno1800.rules.state import Position


class Holding:
    """What one player has for scoring. It comes from a position or from the score sheet of a game with the box.

    >>> Holding().gold
    0
    """

    def __init__(self) -> None:
        self.played = [0, 0, 0]
        """Cards by deck."""
        self.animals = [0] * N_CUBES
        """By kind of cube: the animal fields for this kind. `artifacts` likewise."""
        self.artifacts = [0] * N_CUBES
        self.cubes = [0] * N_CUBES
        self.gold = 0
        self.fireworks = False
        self.trade_tokens = 0
        self.exploration_tokens = 0
        self.expedition_cards = 0
        self.old_islands = 0
        self.new_islands = 0
        self.hand_cards = 0
        self.industries: set[int] = set()
        """Kinds of open industry, as tiles of the common board."""
        self.buildings = 0
        """Open industries, shipyards and ships, including printed ones."""


class Sheet(NamedTuple):
    """The score of one player by source. `objectives` has the order of the objectives in play.

    >>> Sheet([33, 24, 20], 8, 1, 7, [0, 6, 6, 2, 0], [3, 3, 4], []).total
    107
    """

    cards: list[int]
    expeditions: int
    gold: int
    fireworks: int
    objectives: list[int]
    visitors: list[int]
    """Visited fields by kind of cube, animals and artifacts together."""
    visited: list[int]
    """Visited animals, visited artifacts."""

    @property
    def total(self) -> int:
        """Return the sum of all sources.

        >>> Sheet([3, 0, 0], 0, 1, 0, [], [], []).total
        4
        """
        return sum(self.cards) + self.expeditions + self.gold + self.fireworks + sum(self.objectives)


def holding(t: Catalog, s: Position, seat: int) -> Holding:
    """Return what a seat has now.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> holding(match.game.catalog, match.state, 0).buildings
    14
    """
    has = Holding()
    for card in [*s.open_cards[seat], *s.spent_cards[seat]]:
        has.played[t.deck_of[card]] += 1
    for card in s.expeditions[seat]:
        has.animals[t.animal[card]] += 1
        has.artifacts[t.artifact[card]] += 1
    has.cubes = s.owned[seat * N_CUBES : (seat + 1) * N_CUBES]
    has.gold = s.gold[seat]
    has.fireworks = s.fireworks == seat
    has.trade_tokens = s.trade[seat] + s.trade_exhausted[seat]
    if s.card_tokens:
        has.trade_tokens += s.trade_card[seat]
    has.exploration_tokens = s.explore[seat] + s.explore_exhausted[seat]
    has.expedition_cards = len(s.expeditions[seat])
    has.old_islands = len(s.old_islands[seat])
    has.new_islands = len(s.new_islands[seat])
    has.hand_cards = len(s.hands[seat])
    for cell in range(1, CELLS):
        tile = open_tile(s, seat, cell)
        if tile >= 0:
            has.buildings += 1
            if t.family[tile] == INDUSTRY and tile < t.n_built:
                has.industries.add(tile)
    return has


def _majority_count(has: Holding, what: str) -> int:
    """Return the number that a majority counts."""
    by_name = {
        "cubes": sum(has.cubes),
        "trade_tokens": has.trade_tokens,
        "exploration_tokens": has.exploration_tokens,
        "expedition_cards": has.expedition_cards,
        "old_world_islands": has.old_islands,
        "new_world_islands": has.new_islands,
    }
    for cube, name in enumerate(CUBES):
        by_name[f"{name}s"] = has.cubes[cube]
    return by_name[what]


def majority(counts: list[int], most: int, second: int) -> list[int]:
    """Return the points of each seat: `most` for the highest count, `second` for the next lower one, also when tied.

    A seat with a count of 0 gets nothing.

    >>> majority([3, 3, 1, 0], 10, 4)
    [10, 10, 4, 0]
    """
    ranks = sorted(set(counts) - {0}, reverse=True)
    points = dict(zip(ranks, (most, second), strict=False))
    return [points.get(count, 0) for count in counts]


def majority_counts(t: Catalog, objective: int, holdings: list[Holding]) -> list[int]:
    """Return the number that a majority counts, by seat, or an empty list for other objectives.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> majority_counts(t, t.objectives.index("hannah_goode"), [Holding(), Holding()])
    [0, 0]
    """
    counts = t.objective_data[objective].get("counts")
    return [_majority_count(has, counts) for has in holdings] if counts else []


def _visits(t: Catalog, has: Holding, zoo: int, museum: int) -> tuple[list[int], list[int]]:
    """Return the visited fields by kind of cube, and the number of animals and artifacts, for the best choice (Z4).

    All fields of a kind score the same except with the zoo or the museum. Without a difference, animals come first.
    """
    by_cube = [0] * N_CUBES
    animals = artifacts = 0
    for cube in range(N_CUBES):
        if not t.visitor_points[cube] and not zoo and not museum:
            continue
        first, second = has.animals[cube], has.artifacts[cube]
        if museum > zoo:
            first, second = second, first
        one = min(has.cubes[cube], first)
        two = min(has.cubes[cube] - one, second)
        by_cube[cube] = one + two
        animals += two if museum > zoo else one
        artifacts += one if museum > zoo else two
    return by_cube, [animals, artifacts]


def score(t: Catalog, objectives: list[int], holdings: list[Holding]) -> list[Sheet]:
    """Return the score sheets of all players.

    >>> from kontor.anno1800.game import load
    >>> has = Holding()
    >>> has.gold, has.played = 5, [1, 0, 0]
    >>> score(load({}).catalog, [], [has])[0].total
    4
    """
    per = [t.objective_data[objective].get("points_per", {}) for objective in objectives]
    zoo = sum(figures.get("visited_animal", 0) for figures in per)
    museum = sum(figures.get("visited_artifact", 0) for figures in per)
    visits = [_visits(t, has, zoo, museum) for has in holdings]
    by_objective = [_objective_points(t, objective, holdings, visits) for objective in objectives]
    sheets: list[Sheet] = []
    for seat, has in enumerate(holdings):
        visitors, visited = visits[seat]
        sheets.append(
            Sheet(
                cards=[has.played[deck] * t.card_points[deck] for deck in range(3)],
                expeditions=sum(visitors[cube] * t.visitor_points[cube] for cube in range(N_CUBES)),
                gold=has.gold // t.gold_per_point,
                fireworks=t.fireworks if has.fireworks else 0,
                objectives=[points[seat] for points in by_objective],
                visitors=visitors,
                visited=visited,
            )
        )
    return sheets


def _objective_points(
    t: Catalog, objective: int, holdings: list[Holding], visits: list[tuple[list[int], list[int]]]
) -> list[int]:
    """Return the points of each player for an objective (J2 to J5)."""
    figures = t.objective_data[objective]
    kind = figures["kind"]
    if kind == "majority":
        return majority(majority_counts(t, objective, holdings), figures["most"], figures["second"])
    if kind == "industries":
        listed = {t.tiles.index(name) for name in figures["industries"]}
        return [figures["points"] * len(listed & has.industries) for has in holdings]
    if kind == "bonus":
        return [_bonus(figures, has, visited) for has, (_, visited) in zip(holdings, visits, strict=True)]
    return [0] * len(holdings)


def _bonus(figures: dict[str, object], has: Holding, visited: list[int]) -> int:
    counts = {
        "visited_animal": visited[0],
        "visited_artifact": visited[1],
        "new_world_island": has.new_islands,
        "old_world_island": has.old_islands,
        "hand_card": has.hand_cards,
    }
    per = figures.get("points_per", {})
    assert isinstance(per, dict)
    points = sum(counts[what] * int(value) for what, value in per.items())
    limits = figures.get("at_most", {})
    assert isinstance(limits, dict)
    held = {"old_world_islands": has.old_islands, "new_world_islands": has.new_islands}
    if limits and all(held[what] <= limit for what, limit in limits.items()):
        points += int(str(figures["points"]))
    return points


def winning_seats(totals: list[int], holdings: list[Holding]) -> list[int]:
    """Return the winners: most influence, then most buildings, then fewest hand cards. Ties share the victory (Z5).

    >>> poor, rich = Holding(), Holding()
    >>> rich.buildings = 3
    >>> winning_seats([10, 10], [poor, rich]), winning_seats([10, 10], [poor, poor])
    ([1], [0, 1])
    """
    ranks = [(total, has.buildings, -has.hand_cards) for total, has in zip(totals, holdings, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
