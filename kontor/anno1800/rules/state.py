"""Positions: small integers in flat lists, cheap to copy."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, HOME_CELLS, ISLAND_CELLS, N_CUBES
from kontor.engine.protocol import State

NOTHING: Final = 0
HIRING: Final = 1
UPGRADING: Final = 2
SHIPPING: Final = 3
OTHER: Final = 4
"""The kind of the running action. Only hiring, upgrading and building ships have several parts (T5)."""

HOME: Final = 0
EXHAUSTED: Final = CELLS
"""The places of cubes other than the cells 1 to 44: the home district and the exhausted area."""

CREW_BITS: Final = 2
CREW_MASK: Final = 3
CREW_ONE: Final = [1 << (CREW_BITS * cube) for cube in range(N_CUBES)]
"""The cubes at work on a cell are one number (a crew) with two bits for each kind."""
CREW_SIZE: Final = [
    sum(code >> (CREW_BITS * cube) & CREW_MASK for cube in range(N_CUBES)) for code in range(4**N_CUBES)
]


class Position(State):
    """A position of Anno 1800. Lists by seat are flat: a seat's cubes begin at seat * 5, its cells at seat * 45.

    >>> Position(players=2, goods=46, tiles=44).supply
    [0, 0, 0, 0, 0]
    """

    def __init__(self, players: int = 0, goods: int = 0, tiles: int = 0) -> None:
        if not players:
            # `copy` sets every attribute itself.
            return
        self.players = players
        self.n_goods = goods
        self.actor = 0
        self.active = 0
        self.turns = 0
        self.cover = 0
        """Whether worker versions may only be built over the industry that they replace (V1)."""
        self.may_return = 1
        """How many tiles may be returned in a build action (V2)."""
        self.part = 1
        """Whether a cube effect brings a part of its cubes when gold is short (V3)."""
        self.card_tokens = 0
        """Whether trade tokens on cards count for a majority (J3)."""
        self.ratio = 0
        """Exploration tokens that replace one trade token, or 0 if no objective in play allows it (J1)."""
        self.actions = 1
        """Actions that can still be begun in this turn."""
        self.begun = 0
        self.running = NOTHING
        self.parts = 0
        self.returned = 0
        self.bought = 0
        """One bit for each good bought in this turn (H3)."""
        self.used = 0
        """One bit for each objective used in this turn (J1)."""
        self.at_hand: list[int] = []
        """Goods that the active player has made, bought or imported in this turn and not used, ascending (P3)."""
        self.upgrades_left: list[int] = []
        """Cards turned over in this turn, once for each free upgrade that is left of them, ascending (K6)."""
        self.fireworks = -1
        self.last_turn = 0
        """The number of turns after which the game ends, or 0 until somebody triggers the end (Z2)."""
        self.objectives: list[int] = []
        self.supply = [0] * N_CUBES
        self.stock = [0] * tiles
        self.ready = [0] * (players * N_CUBES)
        self.exhausted = [0] * (players * N_CUBES)
        self.owned = [0] * (players * N_CUBES)
        """By seat and kind: all cubes, whether ready, exhausted or at work."""
        self.gold = [0] * players
        self.trade = [0] * players
        """Ready tokens of ships. `_exhausted` are the others, `_card` tokens on cards (K2). `explore` is alike."""
        self.trade_exhausted = [0] * players
        self.trade_card = [0] * players
        self.explore = [0] * players
        self.explore_exhausted = [0] * players
        self.explore_card = [0] * players
        self.tile = [0] * (players * CELLS)
        """By seat and cell: the tile built there, plus 1."""
        self.printed = [0] * (players * CELLS)
        """By seat and cell: the tile printed there, plus 1."""
        self.crew = [0] * (players * CELLS)
        self.sites = [0] * (players * goods)
        """By seat and good: one bit for each cell with an open industry that makes it."""
        self.made_by = [0] * (players * N_CUBES)
        """By seat and kind of cube: one bit for each good that its open industries make."""
        self.prices = [0] * (players * goods)
        """By seat and good: the lowest price for others in trade tokens, or 0 if no open industry makes it."""
        self.yards = [0] * (players * 4)
        """By seat and level: the open shipyards."""
        self.begun_yards = [0] * 4
        """By level: the open shipyards when the running action began (B8)."""
        self.begun_ships = [0] * 4
        """By level: the ships built in the running action."""
        self.decks: list[list[int]] = [[], [], []]
        """The top card last."""
        self.under: list[list[int]] = [[], [], []]
        """For each card of a deck: the seat that put it under the deck, plus 1, or else 0 (I3)."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.open_cards: list[list[int]] = [[] for _ in range(players)]
        """Played cards whose effect can still be used."""
        self.spent_cards: list[list[int]] = [[] for _ in range(players)]
        self.expedition_deck: list[int] = []
        self.expeditions: list[list[int]] = [[] for _ in range(players)]
        self.old_pile: list[int] = []
        self.new_pile: list[int] = []
        self.old_islands: list[list[int]] = [[] for _ in range(players)]
        self.new_islands: list[list[int]] = [[] for _ in range(players)]

    def copy(self) -> "Position":
        """Return a copy that shares nothing mutable with this position.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1800", ["Ada", "Ben"], seed=12).state
        >>> twin = state.copy()
        >>> twin.gold[0] += 1
        >>> twin.gold[0], state.gold[0]
        (1, 0)
        """
        twin = Position()
        twin.players = self.players
        twin.n_goods = self.n_goods
        twin.actor = self.actor
        twin.active = self.active
        twin.turns = self.turns
        twin.cover = self.cover
        twin.may_return = self.may_return
        twin.part = self.part
        twin.card_tokens = self.card_tokens
        twin.ratio = self.ratio
        twin.actions = self.actions
        twin.begun = self.begun
        twin.running = self.running
        twin.parts = self.parts
        twin.returned = self.returned
        twin.bought = self.bought
        twin.used = self.used
        twin.at_hand = self.at_hand[:]
        twin.upgrades_left = self.upgrades_left[:]
        twin.fireworks = self.fireworks
        twin.last_turn = self.last_turn
        twin.objectives = self.objectives[:]
        twin.supply = self.supply[:]
        twin.stock = self.stock[:]
        twin.ready = self.ready[:]
        twin.exhausted = self.exhausted[:]
        twin.owned = self.owned[:]
        twin.gold = self.gold[:]
        twin.trade = self.trade[:]
        twin.trade_exhausted = self.trade_exhausted[:]
        twin.trade_card = self.trade_card[:]
        twin.explore = self.explore[:]
        twin.explore_exhausted = self.explore_exhausted[:]
        twin.explore_card = self.explore_card[:]
        twin.tile = self.tile[:]
        twin.printed = self.printed[:]
        twin.crew = self.crew[:]
        twin.sites = self.sites[:]
        twin.made_by = self.made_by[:]
        twin.prices = self.prices[:]
        twin.yards = self.yards[:]
        twin.begun_yards = self.begun_yards[:]
        twin.begun_ships = self.begun_ships[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.under = [deck[:] for deck in self.under]
        twin.hands = [hand[:] for hand in self.hands]
        twin.open_cards = [cards[:] for cards in self.open_cards]
        twin.spent_cards = [cards[:] for cards in self.spent_cards]
        twin.expedition_deck = self.expedition_deck[:]
        twin.expeditions = [cards[:] for cards in self.expeditions]
        twin.old_pile = self.old_pile[:]
        twin.new_pile = self.new_pile[:]
        twin.old_islands = [islands[:] for islands in self.old_islands]
        twin.new_islands = [islands[:] for islands in self.new_islands]
        return twin

    def flat(self) -> list[int]:
        """Return everything that makes up the position, as integers in a fixed order.

        >>> from kontor.engine.matches import new_match
        >>> state = new_match("anno1800", ["Ada", "Ben"], seed=12).state
        >>> state.flat()[0] == state.players
        True
        """
        # One number, so that positions without `card_tokens` keep the hashes of version 1.
        switches = self.part + 2 * self.card_tokens
        numbers = [self.players, self.actor, self.active, self.turns, self.cover, self.may_return, switches]
        numbers += [self.ratio, self.actions, self.begun, self.running, self.parts, self.returned, self.bought]
        numbers += [self.used, self.fireworks, self.last_turn]
        for part in (self.objectives, self.supply, self.stock, self.ready, self.exhausted, self.gold, self.trade):
            numbers += part
        for part in (self.trade_exhausted, self.trade_card, self.explore, self.explore_exhausted, self.explore_card):
            numbers += part
        for part in (self.tile, self.printed, self.crew, self.begun_yards, self.begun_ships):
            numbers += part
        piles = [*self.decks, *self.under, *self.hands, *self.open_cards, *self.spent_cards, self.expedition_deck]
        piles += [*self.expeditions, self.old_pile, self.new_pile, *self.old_islands, *self.new_islands]
        if self.at_hand or self.upgrades_left:
            # Only then, so that stored hashes of games by version 1 stay true.
            piles += [self.at_hand, self.upgrades_left]
        for pile in piles:
            numbers.append(len(pile))
            numbers += pile
        return numbers

    def last_cell(self, seat: int) -> int:
        """Return the highest cell of a seat.

        >>> from kontor.engine.matches import new_match
        >>> new_match("anno1800", ["Ada", "Ben"], seed=12).state.last_cell(0)
        20
        """
        return HOME_CELLS + ISLAND_CELLS * len(self.old_islands[seat])

    def hand_by_deck(self, seat: int, deck_of: list[int]) -> list[int]:
        """Return how many cards of each deck a seat holds.

        >>> from kontor.anno1800.game import load
        >>> from kontor.engine.matches import new_match
        >>> new_match("anno1800", ["Ada", "Ben"], seed=12).state.hand_by_deck(0, load({}).catalog.deck_of)
        [7, 2, 0]
        """
        counts = [0, 0, 0]
        for card in self.hands[seat]:
            counts[deck_of[card]] += 1
        return counts
