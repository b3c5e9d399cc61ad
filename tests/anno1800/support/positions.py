"""Hand-made positions for tests of single rules."""

from copy import deepcopy

from kontor.anno1800.content.catalog import CELLS, CUBES, N_CUBES
from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.present.view import sheets
from kontor.anno1800.rules.ground import lay, open_tile, show
from kontor.anno1800.rules.scoring import Sheet
from kontor.anno1800.rules.state import CREW_ONE, Position
from kontor.anno1800.rules.voyages import printed_cell
from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.legality import check_line
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from tests.support.fields import fields

GAME = load({})


class Scenario:
    """A position with helpers to arrange and play it. Pieces come from the supply or the board. None are invented.

    >>> scenario = Scenario(2)
    >>> scenario.cubes(0, farmer=1).refusal("0 hire worker: work 1, work 7") is None
    True
    """

    def __init__(self, players: int = 2, seed: int = 1, game: Anno1800 = GAME, **options: object) -> None:
        self.game = game
        self.catalog = game.catalog
        settled = game.settle_options(options)
        self.state: Position = game.start(players, settled, game.deal(players, settled, Rng(seed, "deal")))
        self.events: list[Event] = []

    def cubes(self, seat: int, **ready: int) -> "Scenario":
        """Give a seat exactly this many ready cubes of the named kinds. It has none of these kinds elsewhere."""
        s = self.state
        for name, number in ready.items():
            cube = CUBES.index(name)
            at = seat * N_CUBES + cube
            s.supply[cube] += s.owned[at] - number
            s.owned[at] = s.ready[at] = number
            s.exhausted[at] = 0
            for cell in range(CELLS):
                while s.crew[seat * CELLS + cell] >> (2 * cube) & 3:
                    s.crew[seat * CELLS + cell] -= CREW_ONE[cube]
        return self

    def exhaust(self, seat: int, **exhausted: int) -> "Scenario":
        """Move ready cubes to the exhausted area."""
        for name, number in exhausted.items():
            at = seat * N_CUBES + CUBES.index(name)
            self.state.ready[at] -= number
            self.state.exhausted[at] += number
        return self

    def employ(self, seat: int, cell: int, *names: str) -> "Scenario":
        """Move ready cubes to the workplaces of a cell."""
        for name in names:
            self.state.ready[seat * N_CUBES + CUBES.index(name)] -= 1
            self.state.crew[seat * CELLS + cell] += CREW_ONE[CUBES.index(name)]
        return self

    def tile(self, seat: int, cell: int, name: str) -> "Scenario":
        """Move a tile such as `brewery` or `shipyard_2` from the common board to a cell."""
        tile = self.catalog.tiles.index(name)
        self.state.stock[tile] -= 1
        lay(self.catalog, self.state, seat, cell, tile)
        return self

    def gold(self, seat: int, gold: int) -> "Scenario":
        """Set a seat's gold."""
        self.state.gold[seat] = gold
        return self

    def tokens(self, seat: int, trade: int | None = None, exploration: int | None = None) -> "Scenario":
        """Set the tokens on a seat's played cards (K2). Tokens of ships are not affected."""
        if trade is not None:
            self.state.trade_card[seat] = trade
        if exploration is not None:
            self.state.explore_card[seat] = exploration
        return self

    def hand(self, seat: int, *cards: str) -> "Scenario":
        """Give a seat exactly these hand cards. The old ones go under their decks."""
        s, t = self.state, self.catalog
        for card in s.hands[seat]:
            s.decks[t.deck_of[card]].insert(0, card)
            s.under[t.deck_of[card]].insert(0, 0)
        s.hands[seat] = []
        for name in cards:
            self._fetch(name)
        s.hands[seat] = sorted(t.card_at[name] for name in cards)
        return self

    def played(self, seat: int, *cards: str) -> "Scenario":
        """Give a seat played cards whose effects are unused."""
        for name in cards:
            self._fetch(name)
            self.state.open_cards[seat].append(self.catalog.card_at[name])
        return self

    def _fetch(self, name: str) -> None:
        """Take a card from its deck, or from a hand, which draws a replacement."""
        s, card = self.state, self.catalog.card_at[name]
        deck = self.catalog.deck_of[card]
        for hand in s.hands:
            if card in hand:
                hand.remove(card)
                hand.append(s.decks[deck].pop())
                s.under[deck].pop()
                hand.sort()
                return
        at = s.decks[deck].index(card)
        del s.decks[deck][at], s.under[deck][at]

    def on_top(self, *cards: str) -> "Scenario":
        """Put cards on top of their decks. The last one named is the topmost."""
        s = self.state
        for name in cards:
            self._fetch(name)
            deck = self.catalog.deck_of[self.catalog.card_at[name]]
            s.decks[deck].append(self.catalog.card_at[name])
            s.under[deck].append(0)
        return self

    def empty_deck(self, deck: int, left: int = 0) -> "Scenario":
        """Move all but `left` cards of a deck to the last seat's used cards."""
        s = self.state
        while len(s.decks[deck]) > left:
            s.spent_cards[-1].append(s.decks[deck].pop(0))
            s.under[deck].pop(0)
        return self

    def objectives(self, *names: str) -> "Scenario":
        """Set the objectives in play."""
        s, t = self.state, self.catalog
        s.objectives = [t.objectives.index(name) for name in names]
        s.ratio = max([t.tokens_for_trade[objective] for objective in s.objectives], default=0)
        return self

    def top_island(self, name: str) -> "Scenario":
        """Put an Old or New World island on top of its pile."""
        s, t = self.state, self.catalog
        pile, names = (s.old_pile, t.old_islands) if name in t.old_islands else (s.new_pile, t.new_islands)
        pile.remove(names.index(name))
        pile.append(names.index(name))
        return self

    def new_world(self, seat: int, *names: str) -> "Scenario":
        """Give a seat New World islands."""
        for name in names:
            island = self.catalog.new_islands.index(name)
            self.state.new_pile.remove(island)
            self.state.new_islands[seat].append(island)
        return self

    def refusal(self, line: str) -> RuleError | None:
        """Return why a line is illegal, or None if it is legal."""
        try:
            check_line(self.game, self.state, line)
        except RuleError as error:
            return error
        return None

    def play(self, *lines: str) -> "Scenario":
        """Play legal lines."""
        for line in lines:
            _, move = check_line(self.game, self.state, line)
            self.game.apply(self.state, move, self.events)
        return self

    def ready(self, seat: int, name: str) -> int:
        """Return the number of ready cubes of a kind."""
        return self.state.ready[seat * N_CUBES + CUBES.index(name)]

    def exhausted(self, seat: int, name: str) -> int:
        """Return the number of cubes of a kind in the exhausted area."""
        return self.state.exhausted[seat * N_CUBES + CUBES.index(name)]

    def crew(self, seat: int, cell: int) -> list[str]:
        """Return the cubes at work on a cell."""
        code = self.state.crew[seat * CELLS + cell]
        return [name for cube, name in enumerate(CUBES) for _ in range(code >> (2 * cube) & 3)]

    def tile_on(self, seat: int, cell: int) -> str:
        """Return the uncovered tile or print of a cell, or an empty text."""
        tile = open_tile(self.state, seat, cell)
        return self.catalog.tiles[tile] if tile >= 0 else ""

    def stock(self, name: str) -> int:
        """Return the number of these tiles on the common board."""
        return self.state.stock[self.catalog.tiles.index(name)]

    def things(self) -> list[str]:
        """Return the texts of the things that the active player can do."""
        return [self.game.text(thing) for thing in self.game.things(self.state)]

    def lines(self, thing: str) -> list[str]:
        """Return the texts of all moves that complete a thing."""
        by_text = {self.game.text(each): each for each in self.game.things(self.state)}
        return [self.game.text(move) for move in self.game.complete(self.state, by_text[thing])]

    def view(self, seat: int) -> Data:
        """Return the view of a seat."""
        return self.game.view(self.state, seat)

    def seat(self, seat: int) -> Data:
        """Return the public part of a seat."""
        seats: list[Data] = self.view(-1)["seats"]
        return seats[seat]

    def hand_of(self, seat: int) -> list[str]:
        """Return the hand cards of a seat in ascending order."""
        return [self.catalog.cards[card] for card in self.state.hands[seat]]

    def deck(self, deck: int) -> list[str]:
        """Return the cards of a deck, top first."""
        return [self.catalog.cards[card] for card in reversed(self.state.decks[deck])]

    def spent(self, seat: int, *cards: str) -> "Scenario":
        """Give a seat played cards whose effects were used."""
        self.played(seat, *cards)
        for name in cards:
            self.state.open_cards[seat].remove(self.catalog.card_at[name])
            self.state.spent_cards[seat].append(self.catalog.card_at[name])
        return self

    def expeditions(self, seat: int, *cards: str) -> "Scenario":
        """Move expedition cards from their deck to a seat."""
        for name in cards:
            card = self.catalog.expeditions.index(name)
            self.state.expedition_deck.remove(card)
            self.state.expeditions[seat].append(card)
        self.state.expeditions[seat].sort()
        return self

    def empty_expeditions(self, left: int = 0) -> "Scenario":
        """Move all but `left` expedition cards to the last seat."""
        names = [self.catalog.expeditions[card] for card in self.state.expedition_deck]
        return self.expeditions(-1, *names[: len(names) - left])

    def old_world(self, seat: int, *names: str) -> "Scenario":
        """Give a seat Old World islands with their printed buildings, but without their effects."""
        s, t = self.state, self.catalog
        for name in names:
            island = t.old_islands.index(name)
            s.old_pile.remove(island)
            s.old_islands[seat].append(island)
            if t.old_print[island]:
                tile = t.old_print[island] - 1
                cell = printed_cell(t, tile, len(s.old_islands[seat]))
                s.printed[seat * CELLS + cell] = tile + 1
                show(t, s, seat, cell, tile)
        return self

    def refused_by(self, line: str) -> str:
        """Return the id of the rule that refuses a line, without the game's name. Empty if the line is legal.

        Check that asking leaves the position unchanged (R7).
        """
        before = deepcopy(fields(self.state))
        error = self.refusal(line)
        assert fields(self.state) == before
        return error.rule.removeprefix("anno1800:") if error else ""

    def sheet(self, seat: int) -> Sheet:
        """Return the score of a seat as if the game ended now."""
        return sheets(self.catalog, self.state)[seat]

    def public_events(self, kind: str) -> list[Data]:
        """Return the events of a kind so far, as a spectator sees them."""
        return [event.seen_by(-1) for event in self.events if event.kind == kind]

    def trade(self, seat: int) -> tuple[int, int, int]:
        """Return the trade tokens: ready on ships, exhausted, on played cards."""
        s = self.state
        return s.trade[seat], s.trade_exhausted[seat], s.trade_card[seat]

    def exploration(self, seat: int) -> tuple[int, int, int]:
        """Return the exploration tokens: ready on ships, exhausted, on played cards."""
        s = self.state
        return s.explore[seat], s.explore_exhausted[seat], s.explore_card[seat]

    def spend(self, seat: int, trade: int = 0, exploration: int = 0) -> "Scenario":
        """Exhaust tokens of ships."""
        s = self.state
        s.trade[seat] -= trade
        s.trade_exhausted[seat] += trade
        s.explore[seat] -= exploration
        s.explore_exhausted[seat] += exploration
        return self

    def supply(self, name: str) -> int:
        """Return the number of cubes of a kind in the supply."""
        return self.state.supply[CUBES.index(name)]

    def pass_round(self) -> "Scenario":
        """End the turn, after a festival if no action was taken. The others celebrate until this seat acts again."""
        s, seat = self.state, self.state.actor
        if not s.begun:
            self.play(f"{seat} festival")
        self.play(f"{seat} end")
        while s.actor != seat:
            self.play(f"{s.actor} festival", f"{s.actor} end")
        return self

    def open_island(self, name: str) -> "Scenario":
        """Open an Old World island with the acting seat, then pass two rounds so that everybody is ready again."""
        seat = self.state.actor
        return self.top_island(name).play(f"{seat} open").pass_round().pass_round()

    def has_all_pieces(self) -> bool:
        """Whether every cube, tile and population card exists exactly once."""
        s, t = self.state, self.catalog
        cubes = s.supply[:]
        tiles = s.stock[:]
        for seat in range(s.players):
            for cube, name in enumerate(CUBES):
                working = sum(self.crew(seat, cell).count(name) for cell in range(CELLS))
                cubes[cube] += self.ready(seat, name) + self.exhausted(seat, name) + working
            for tile in s.tile[seat * CELLS : (seat + 1) * CELLS]:
                if tile:
                    tiles[tile - 1] += 1
        cards = [card for pile in (*s.decks, *s.hands, *s.open_cards, *s.spent_cards) for card in pile]
        return (cubes, tiles, sorted(cards)) == (t.supply, t.tile_count, list(range(len(t.cards))))
