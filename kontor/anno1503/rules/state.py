"""The position: small integers in flat lists, cheap to copy."""

from typing import Final

from kontor.anno1503.content.catalog import SITES
from kontor.engine.protocol import CHANCE, State

# Phases: what the game is waiting for.
ROLL: Final = 0
EVENT: Final = 1
TAKE: Final = 2
GIVE: Final = 3
RESERVE: Final = 4
ACT: Final = 5
DRAW: Final = 6
LOOKED: Final = 7
DISCARD: Final = 8
OVER: Final = 9
PHASES: Final = ["roll", "event", "take", "give", "reserve", "act", "draw", "looked", "discard", "over"]
PRODUCTION: Final = -1
"""The value of `serving` during production. Otherwise it is the number of an event."""


class Position(State):
    """A position of Anno 1503. Lists by seat are flat: the goods of a seat begin at index seat * goods.

    >>> Position(players=2, goods=6, spaces=7, ships=2).ships
    [-1, -1, -1, -1]
    """

    def __init__(self, players: int = 0, goods: int = 0, spaces: int = 0, ships: int = 0) -> None:
        if not players:
            # An empty position for `copy`, which sets all attributes itself.
            return
        self.players = players
        self.n_goods = goods
        self.n_spaces = spaces
        self.n_ships = ships
        self.actor = CHANCE
        self.phase = ROLL
        self.active = 0
        self.turns = 0
        self.roll = 0
        self.serving = PRODUCTION
        self.served = 0
        """How many players, from the active one on, have finished the roll or the event."""
        self.sailed = 0
        """Whether a ship has acted in this turn (T2)."""
        self.buys = 0
        self.claimed = 0
        self.claim_from = 0
        self.sold = 0
        """One bit for each space: whether its inhabitant has bought in this turn (M1)."""
        self.look_ship = 0
        self.look_cell = 0
        self.winner = -1
        self.hands_hidden = 0
        """Whether seats see only how many goods another hand holds (I1)."""
        self.piles = [0] * goods
        self.display: list[int] = []
        self.tiles: list[int] = []
        """By cell: the kind of the tile there, plus 1. 0 for none."""
        self.known: list[int] = []
        """By cell: one bit for each seat that has looked at the tile there."""
        self.strays: list[int] = []
        """By cell: whether the tile there came out of the reserve, so it need not belong to the stack of the space."""
        self.reserve: list[int] = []
        self.home = [0] * players
        self.gold = [0] * players
        self.agreements = [0] * players
        self.built = [0] * players
        """By seat: one bit for each kind of public building."""
        self.hands = [0] * (players * goods)
        self.branches = [0] * (players * SITES)
        """By seat and site: the good of the branch there, plus 1. 0 for none."""
        self.folk = [0] * (players * spaces)
        """By seat and space: the kind of inhabitant. 0 for none."""
        self.buildings_at = [0] * (players * spaces)
        """By seat and space: the public building there, plus 1. 0 for none."""
        self.ships = [-1] * (players * ships)
        """By seat: the cells of the ships at sea in order of launching, filled up with -1."""
        self.used = [0] * ships
        """By rank of a ship of the active player: the action points used."""

    def copy(self) -> "Position":
        """Return a copy that shares nothing mutable with this position.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
        >>> twin = state.copy()
        >>> twin.gold[0] += 1
        >>> twin.gold[0], state.gold[0]
        (8, 7)
        """
        twin = Position()
        twin.players = self.players
        twin.n_goods = self.n_goods
        twin.n_spaces = self.n_spaces
        twin.n_ships = self.n_ships
        twin.actor = self.actor
        twin.phase = self.phase
        twin.active = self.active
        twin.turns = self.turns
        twin.roll = self.roll
        twin.serving = self.serving
        twin.served = self.served
        twin.sailed = self.sailed
        twin.buys = self.buys
        twin.claimed = self.claimed
        twin.claim_from = self.claim_from
        twin.sold = self.sold
        twin.look_ship = self.look_ship
        twin.look_cell = self.look_cell
        twin.winner = self.winner
        twin.hands_hidden = self.hands_hidden
        twin.piles = self.piles[:]
        twin.display = self.display[:]
        twin.tiles = self.tiles[:]
        twin.known = self.known[:]
        twin.strays = self.strays[:]
        twin.reserve = self.reserve[:]
        twin.home = self.home[:]
        twin.gold = self.gold[:]
        twin.agreements = self.agreements[:]
        twin.built = self.built[:]
        twin.hands = self.hands[:]
        twin.branches = self.branches[:]
        twin.folk = self.folk[:]
        twin.buildings_at = self.buildings_at[:]
        twin.ships = self.ships[:]
        twin.used = self.used[:]
        return twin

    def flat(self) -> list[int]:
        """Return everything that makes up the position, as integers in a fixed order.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
        >>> state.flat()[0] == state.players
        True
        """
        numbers = [self.players, self.actor, self.phase, self.active, self.turns, self.roll, self.serving, self.served]
        numbers += [self.sailed, self.buys, self.claimed, self.claim_from, self.sold, self.look_ship, self.look_cell]
        numbers.append(self.winner)
        if self.hands_hidden:
            # Open hands add nothing, so that positions of older games keep their hashes.
            numbers.append(self.hands_hidden)
        for part in (self.piles, self.display, self.tiles, self.known, self.strays, self.reserve, self.home, self.gold):
            numbers += part
        for part in (self.agreements, self.built, self.hands, self.branches, self.folk, self.buildings_at, self.ships):
            numbers += part
        return numbers + self.used

    def hand_size(self, seat: int) -> int:
        """Return how many goods a seat holds.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
        >>> state.hand_size(0)
        3
        """
        return sum(self.hands[seat * self.n_goods : (seat + 1) * self.n_goods])

    def inhabitants(self, seat: int) -> int:
        """Return how many inhabitants a seat has. They fill its spaces from the first on.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
        >>> state.inhabitants(0)
        2
        """
        return self.n_spaces - self.folk[seat * self.n_spaces : (seat + 1) * self.n_spaces].count(0)

    def kind_count(self, seat: int, kind: int) -> int:
        """Return how many inhabitants of a kind a seat has.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
        >>> state.kind_count(0, 1)  # pioneers
        1
        """
        return self.folk[seat * self.n_spaces : (seat + 1) * self.n_spaces].count(kind)

    def branch_count(self, seat: int) -> int:
        """Return how many branches a seat has.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
        >>> state.branch_count(0)
        0
        """
        return SITES - self.branches[seat * SITES : (seat + 1) * SITES].count(0)

    def ships_at_sea(self, seat: int) -> int:
        """Return how many ships a seat has on the map.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
        >>> state.ships_at_sea(0)
        1
        """
        return self.n_ships - self.ships[seat * self.n_ships : (seat + 1) * self.n_ships].count(-1)
