"""Hand-made positions: a real deal in which pieces are moved, never added or removed."""

from collections.abc import Mapping

from kontor.anno1503.content.building_effects import KINDS
from kontor.anno1503.content.catalog import SITES
from kontor.anno1503.game import VERSIONS, Anno1503, load
from kontor.anno1503.rules.state import Position
from kontor.anno1503.rules.victory import points
from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.legality import check_line
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng


class Scenario:
    """A game before its first roll. Seat 0 has board 0 (any, stone, wood, cloth, tools), seat 1 board 1, and so on."""

    def __init__(
        self,
        players: int = 2,
        changed: Mapping[str, object] | None = None,
        seed: int = 1,
        rules: int = VERSIONS[-1],
        hidden_hands: bool = False,
    ) -> None:
        self.game: Anno1503 = load(changed or {}, rules)
        self.t = self.game.catalog
        deal = self.game.deal(players, {}, Rng(seed, "deal"))
        deal["home"] = list(range(players))
        options = self.game.settle_options({"hands": "hidden"} if hidden_hands else {})
        self.state: Position = self.game.start(players, options, deal)
        self._laid: set[int] = set()

    # Playing

    def play(self, *lines: str) -> list[Event]:
        """Play lines such as `0 sell stone 1` and `* roll 4`. Return the events. Illegal lines raise `RuleError`."""
        log: list[Event] = []
        for line in lines:
            _, move = check_line(self.game, self.state, line)
            self.game.apply(self.state, move, log)
            self.check_pieces()
        return log

    def refusal(self, line: str) -> tuple[str, str]:
        """Return the rule and the message key that refuse a line. Check that the line changed nothing."""
        before = self.state.flat()
        try:
            check_line(self.game, self.state, line)
        except RuleError as error:
            assert self.state.flat() == before
            return error.rule, error.phrase.key
        raise AssertionError(f"{line} is legal")

    def legal(self, name: str = "") -> list[str]:
        """Return the texts of all legal moves, or of those of one kind, sorted."""
        texts = [self.game.text(move) for move in self.game.legal(self.state)]
        return sorted(text for text in texts if not name or text.split()[0] == name)

    def pass_turns(self, number: int) -> None:
        """Play turns in which a 5 is rolled, which leaves nobody a choice, and no action is taken."""
        for _ in range(number):
            self.play("* roll 5", f"{self.state.active} end")
            for discard in self.legal("discard")[:1]:
                self.play(f"{self.state.actor} {discard}")

    # Reading

    def seat(self, seat: int) -> Data:
        """Return the public view of a seat."""
        view: Data = self.game.view(self.state, -1)["seats"][seat]
        return view

    def gold(self, seat: int) -> int:
        return self.state.gold[seat]

    def hand(self, seat: int) -> str:
        """Return the goods of a hand in alphabetical order."""
        counts: dict[str, int] = self.game.view(self.state, seat)["seats"][seat]["hand"]
        return " ".join(good for good in sorted(counts) for _ in range(counts[good]))

    def folk(self, seat: int) -> str:
        """Return the inhabitants from the first space on, each with its building."""
        view = self.seat(seat)
        pairs = zip(view["inhabitants"], view["buildings"], strict=True)
        return " ".join(f"{kind}:{building}" if building else kind for kind, building in pairs if kind)

    def branches(self, seat: int) -> dict[int, str]:
        """Return the branches by site."""
        return {site: good for site, good in enumerate(self.seat(seat)["branches"], start=1) if good}

    def goals(self, seat: int) -> set[str]:
        """Return the goals that a seat fulfils, from the public view."""
        progress: dict[str, list[int]] = self.seat(seat)["goals"]
        fulfilled = {goal for goal, (has, takes) in progress.items() if has >= takes}
        assert len(fulfilled) == points(self.t, self.state, seat)
        return fulfilled

    def pile(self, good: str) -> int:
        return self.state.piles[self.t.goods.index(good)]

    def tile(self, cell: str) -> str:
        """Return the tile on a cell, hidden or not."""
        kind = self.state.tiles[self.t.cell_at[cell]]
        return self.t.tiles[kind - 1] if kind else ""

    def reserve(self) -> dict[str, int]:
        return {name: count for name, count in zip(self.t.tiles, self.state.reserve, strict=True) if count}

    # Setting up. Every method returns the scenario, so calls can be chained.

    def set_hand(self, seat: int, goods: str) -> "Scenario":
        for good, name in enumerate(self.t.goods):
            at = seat * self.t.n_goods + good
            wanted = goods.split().count(name)
            self.state.piles[good] += self.state.hands[at] - wanted
            self.state.hands[at] = wanted
        return self._checked()

    def empty_pile(self, good: str, into: int, left: int = 0) -> "Scenario":
        """Move all but `left` cards of a pile to the hand of seat `into`."""
        index = self.t.goods.index(good)
        self.state.hands[into * self.t.n_goods + index] += self.state.piles[index] - left
        self.state.piles[index] = left
        return self._checked()

    def set_gold(self, seat: int, gold: int) -> "Scenario":
        self.state.gold[seat] = gold
        return self

    def set_folk(self, seat: int, folk: str) -> "Scenario":
        """Set the inhabitants from the first space on: `pioneer settler pioneer pioneer:church`."""
        s, first = self.state, seat * self.t.spaces
        for at in range(first, first + self.t.spaces):
            if s.buildings_at[at]:
                s.display[s.buildings_at[at] - 1] += 1
            s.folk[at] = s.buildings_at[at] = 0
        s.built[seat] = 0
        for at, word in enumerate(folk.split(), start=first):
            kind, _, building = word.partition(":")
            s.folk[at] = KINDS.index(kind)
            if building:
                index = self.t.buildings.index(building)
                s.buildings_at[at] = index + 1
                s.built[seat] |= 1 << index
                s.display[index] -= 1
        return self._checked()

    def set_buildings(self, seat: int, *buildings: str) -> "Scenario":
        """Give a seat these buildings from space 4 on, below citizens where possible so that pioneer tiles are left."""
        folk = ["pioneer", "settler", "pioneer"] + [f"citizen:{building}" for building in buildings]
        return self.set_folk(seat, " ".join(folk).replace("citizen", "pioneer", max(0, len(buildings) - 3)))

    def set_branches(self, seat: int, branches: dict[int, str]) -> "Scenario":
        """Set the branches by site. Their tiles come from the reserve or the map."""
        s = self.state
        for site in range(1, SITES + 1):
            at = seat * SITES + site - 1
            if s.branches[at]:
                s.reserve[s.branches[at] - 1] += 1
            s.branches[at] = 0
            if site in branches:
                s.branches[at] = self._fetch(f"branch_{branches[site]}") + 1
        return self._checked()

    def set_agreements(self, seat: int, number: int) -> "Scenario":
        s = self.state
        s.reserve[self.t.agreement] += s.agreements[seat]
        s.agreements[seat] = number
        for _ in range(number):
            self._fetch("agreement")
        return self._checked()

    def set_ships(self, seat: int, *cells: str) -> "Scenario":
        first = seat * self.state.n_ships
        for rank in range(self.state.n_ships):
            self.state.ships[first + rank] = self.t.cell_at[cells[rank]] if rank < len(cells) else -1
        return self._checked()

    def lay(self, cell: str, tile: str) -> "Scenario":
        """Lay a tile on a cell. The one that was there goes to the reserve."""
        at = self.t.cell_at[cell]
        if self.tile(cell) != tile:
            self.clear(cell)
            self.state.tiles[at] = self._fetch(tile) + 1
        self._laid.add(at)
        return self._checked()

    def clear(self, *cells: str) -> "Scenario":
        """Move tiles from the map to the reserve."""
        for cell in cells:
            at = self.t.cell_at[cell]
            if self.state.tiles[at]:
                self.state.reserve[self.state.tiles[at] - 1] += 1
            self.state.tiles[at] = self.state.known[at] = 0
        return self._checked()

    def fill(self, *cells: str) -> "Scenario":
        """Move tiles of any kind from the reserve to the map."""
        for cell in cells:
            self.state.tiles[self.t.cell_at[cell]] = self._fetch(next(iter(self.reserve()))) + 1
        return self._checked()

    def drain_display(self, *except_for: str) -> "Scenario":
        """Empty the display of public buildings except those named."""
        for index, name in enumerate(self.t.buildings):
            if name not in except_for:
                self.state.display[index] = 0
        return self

    def _fetch(self, tile: str) -> int:
        """Take a tile from the reserve, or from the map: the one nearest to the start that `lay` did not put there."""
        s, kind = self.state, self.t.tiles.index(tile)
        if s.reserve[kind]:
            s.reserve[kind] -= 1
        else:
            near = [at for at in reversed(self.t.farthest) if at not in self._laid]
            at = next(at for at in near if s.tiles[at] == kind + 1)
            s.tiles[at] = s.known[at] = 0
        return kind

    def _checked(self) -> "Scenario":
        self.check_pieces()
        return self

    def check_pieces(self) -> None:
        """Check that no piece was added or lost and that each is in a possible place."""
        t, s = self.t, self.state
        for good in range(t.n_goods):
            assert s.piles[good] + sum(s.hands[good :: t.n_goods]) == t.cards_per_good
        in_play = t.tiles_in_play(s.players)
        for tile, count in enumerate(in_play):
            owned = s.branches.count(tile + 1) if tile < t.n_goods else 0
            owned += sum(s.agreements) if tile == t.agreement else 0
            number = s.tiles.count(tile + 1) + s.reserve[tile] + owned
            assert number <= count if tile > t.agreement else number == count
        for seat in range(s.players):
            kinds = s.folk[seat * t.spaces : (seat + 1) * t.spaces]
            assert sum(kind in (1, 2) for kind in kinds) <= t.tiles_low
            assert sum(kind > 2 for kind in kinds) <= t.tiles_high
            public = [kind for kind in s.buildings_at[seat * t.spaces : (seat + 1) * t.spaces] if kind]
            assert s.built[seat] == sum(1 << kind - 1 for kind in public)
        for building, count in enumerate(t.display(s.players)):
            assert s.display[building] + s.buildings_at.count(building + 1) <= count
        numbers = s.piles + s.hands + s.gold + s.agreements + s.reserve + s.display
        assert min(numbers) >= 0
        assert all(cell < 0 or not t.mark[cell] for cell in s.ships)


def acting(
    players: int = 2,
    changed: Mapping[str, object] | None = None,
    rules: int = VERSIONS[-1],
    hidden_hands: bool = False,
) -> Scenario:
    """Return a scenario in which seat 0 has rolled a 5, which leaves nobody a choice, and may act."""
    scenario = Scenario(players, changed, rules=rules, hidden_hands=hidden_hands)
    scenario.play("* roll 5")
    return scenario
