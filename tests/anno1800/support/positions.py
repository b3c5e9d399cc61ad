"""Positions made by hand, for tests of single rules."""

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


class Table:
    """A position with short ways to arrange and play it. Pieces come from the supply or the board, so none is made up.

    >>> table = Table(2)
    >>> table.cubes(0, farmer=1).refusal("0 hire worker: work 1, work 7") is None
    True
    """

    def __init__(self, players: int = 2, seed: int = 1, game: Anno1800 = GAME, **options: object) -> None:
        self.game = game
        self.catalog = game.catalog
        settled = game.settle_options(options)
        self.state: Position = game.start(players, settled, game.deal(players, settled, Rng(seed, "deal")))
        self.events: list[Event] = []

    def cubes(self, seat: int, **ready: int) -> "Table":
        """Let a seat have exactly so many ready cubes of the named kinds, none of them elsewhere."""
        s = self.state
        for name, number in ready.items():
            cube = CUBES.index(name)
            at = seat * N_CUBES + cube
            s.supply[cube] += s.owned[at] - number
            s.owned[at] = s.ready[at] = number
            s.tired[at] = 0
            for cell in range(CELLS):
                while s.crew[seat * CELLS + cell] >> (2 * cube) & 3:
                    s.crew[seat * CELLS + cell] -= CREW_ONE[cube]
        return self

    def tire(self, seat: int, **tired: int) -> "Table":
        """Move ready cubes to the exhausted area."""
        for name, number in tired.items():
            at = seat * N_CUBES + CUBES.index(name)
            self.state.ready[at] -= number
            self.state.tired[at] += number
        return self

    def man(self, seat: int, cell: int, *names: str) -> "Table":
        """Move ready cubes to the workplaces of a cell."""
        for name in names:
            self.state.ready[seat * N_CUBES + CUBES.index(name)] -= 1
            self.state.crew[seat * CELLS + cell] += CREW_ONE[CUBES.index(name)]
        return self

    def tile(self, seat: int, cell: int, name: str) -> "Table":
        """Lay a tile of the common board on a cell, such as `brewery` or `shipyard_2`."""
        tile = self.catalog.tiles.index(name)
        self.state.stock[tile] -= 1
        lay(self.catalog, self.state, seat, cell, tile)
        return self

    def gold(self, seat: int, gold: int) -> "Table":
        """Set a seat's gold."""
        self.state.gold[seat] = gold
        return self

    def tokens(self, seat: int, trade: int | None = None, exploration: int | None = None) -> "Table":
        """Let so many tokens lie on a seat's played cards (K2), besides those of its ships."""
        if trade is not None:
            self.state.trade_card[seat] = trade
        if exploration is not None:
            self.state.explore_card[seat] = exploration
        return self

    def hand(self, seat: int, *cards: str) -> "Table":
        """Give a seat exactly these hand cards; its old ones go under their decks, others' come from there too."""
        s, t = self.state, self.catalog
        for card in s.hands[seat]:
            s.decks[t.deck_of[card]].insert(0, card)
            s.under[t.deck_of[card]].insert(0, 0)
        s.hands[seat] = []
        for name in cards:
            self._fetch(name)
        s.hands[seat] = sorted(t.card_at[name] for name in cards)
        return self

    def played(self, seat: int, *cards: str) -> "Table":
        """Lay cards open before a seat, their effects not used yet."""
        for name in cards:
            self._fetch(name)
            self.state.open_cards[seat].append(self.catalog.card_at[name])
        return self

    def _fetch(self, name: str) -> None:
        """Take a card out of its deck or of a hand (which gets another one instead)."""
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

    def on_top(self, *cards: str) -> "Table":
        """Put cards on top of their decks, the last one uppermost."""
        s = self.state
        for name in cards:
            self._fetch(name)
            deck = self.catalog.deck_of[self.catalog.card_at[name]]
            s.decks[deck].append(self.catalog.card_at[name])
            s.under[deck].append(0)
        return self

    def empty_deck(self, deck: int, left: int = 0) -> "Table":
        """Move all cards of a deck but so many to the last seat's played, used cards."""
        s = self.state
        while len(s.decks[deck]) > left:
            s.spent_cards[-1].append(s.decks[deck].pop(0))
            s.under[deck].pop(0)
        return self

    def objectives(self, *names: str) -> "Table":
        """Let these objectives be in play."""
        s, t = self.state, self.catalog
        s.objectives = [t.objectives.index(name) for name in names]
        s.ratio = max([t.tokens_for_trade[objective] for objective in s.objectives], default=0)
        return self

    def top_island(self, name: str) -> "Table":
        """Put an Old or New World island on top of its pile."""
        s, t = self.state, self.catalog
        pile, names = (s.old_pile, t.old_islands) if name in t.old_islands else (s.new_pile, t.new_islands)
        pile.remove(names.index(name))
        pile.append(names.index(name))
        return self

    def new_world(self, seat: int, *names: str) -> "Table":
        """Give a seat New World islands."""
        for name in names:
            island = self.catalog.new_islands.index(name)
            self.state.new_pile.remove(island)
            self.state.new_islands[seat].append(island)
        return self

    def refusal(self, line: str) -> RuleError | None:
        """Why a line is not legal, or None."""
        try:
            check_line(self.game, self.state, line)
        except RuleError as error:
            return error
        return None

    def why_not(self, line: str) -> str:
        """The id of the rule that forbids a line, without the game's name; empty if it is legal."""
        error = self.refusal(line)
        return error.rule.removeprefix("anno1800:") if error else ""

    def play(self, *lines: str) -> "Table":
        """Play legal lines."""
        for line in lines:
            _, move = check_line(self.game, self.state, line)
            self.game.apply(self.state, move, self.events)
        return self

    def ready(self, seat: int, name: str) -> int:
        """Ready cubes of a kind."""
        return self.state.ready[seat * N_CUBES + CUBES.index(name)]

    def tired(self, seat: int, name: str) -> int:
        """Exhausted cubes of a kind."""
        return self.state.tired[seat * N_CUBES + CUBES.index(name)]

    def crew(self, seat: int, cell: int) -> list[str]:
        """Who works on a cell."""
        code = self.state.crew[seat * CELLS + cell]
        return [name for cube, name in enumerate(CUBES) for _ in range(code >> (2 * cube) & 3)]

    def on(self, seat: int, cell: int) -> str:
        """What lies open on a cell."""
        tile = open_tile(self.state, seat, cell)
        return self.catalog.tiles[tile] if tile >= 0 else ""

    def stock(self, name: str) -> int:
        """Tiles left on the common board."""
        return self.state.stock[self.catalog.tiles.index(name)]

    def things(self) -> list[str]:
        """What the active player can do, by text."""
        return [self.game.text(thing) for thing in self.game.things(self.state)]

    def lines(self, thing: str) -> list[str]:
        """All lines for a thing, by its text."""
        by_text = {self.game.text(found): found for found in self.game.things(self.state)}
        return [self.game.text(move) for move in self.game.complete(self.state, by_text[thing])]

    def view(self, seat: int) -> Data:
        """What a seat sees."""
        return self.game.view(self.state, seat)

    def seat(self, seat: int) -> Data:
        """What everybody sees of a seat."""
        seats: list[Data] = self.view(-1)["seats"]
        return seats[seat]

    def hand_of(self, seat: int) -> list[str]:
        """The hand cards of a seat, ascending."""
        return [self.catalog.cards[card] for card in self.state.hands[seat]]

    def deck(self, deck: int) -> list[str]:
        """The cards of a deck, top first."""
        return [self.catalog.cards[card] for card in reversed(self.state.decks[deck])]

    def spent(self, seat: int, *cards: str) -> "Table":
        """Lay cards before a seat that were played and used."""
        self.played(seat, *cards)
        for name in cards:
            self.state.open_cards[seat].remove(self.catalog.card_at[name])
            self.state.spent_cards[seat].append(self.catalog.card_at[name])
        return self

    def expeditions(self, seat: int, *cards: str) -> "Table":
        """Give a seat expedition cards out of their deck."""
        for name in cards:
            card = self.catalog.expeditions.index(name)
            self.state.expedition_deck.remove(card)
            self.state.expeditions[seat].append(card)
        self.state.expeditions[seat].sort()
        return self

    def empty_expeditions(self, left: int = 0) -> "Table":
        """Give the last seat all expedition cards but so many."""
        names = [self.catalog.expeditions[card] for card in self.state.expedition_deck]
        return self.expeditions(-1, *names[: len(names) - left])

    def old_world(self, seat: int, *names: str) -> "Table":
        """Give a seat Old World islands with what is printed on them; their effects are over."""
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

    def refused(self, line: str) -> str:
        """The same as `why_not`, and nothing changes by asking (R7)."""
        before = deepcopy(fields(self.state))
        rule = self.why_not(line)
        assert fields(self.state) == before
        return rule

    def around(self) -> "Table":
        """End the turn, after a festival if nothing was done; all others celebrate until this seat is to move again."""
        seat = self.state.active
        self.play(*([] if self.state.begun else [f"{seat} festival"]), f"{seat} end")
        while self.state.active != seat:
            self.play(f"{self.state.active} festival", f"{self.state.active} end")
        return self

    def sheet(self, seat: int) -> Sheet:
        """The score of a seat, as if the game ended now."""
        return sheets(self.catalog, self.state)[seat]

    def told(self, kind: str) -> list[Data]:
        """The events of a kind so far, as everybody sees them."""
        return [event.seen_by(-1) for event in self.events if event.kind == kind]

    def forbids(self, line: str) -> str:
        """The same as `why_not`; and nothing of the line has happened (R7)."""
        before = deepcopy(fields(self.state))
        rule = self.why_not(line)
        assert fields(self.state) == before
        return rule

    def trade(self, seat: int) -> tuple[int, int, int]:
        """Trade tokens: ready on ships, exhausted, on played cards."""
        s = self.state
        return s.trade[seat], s.trade_tired[seat], s.trade_card[seat]

    def exploration(self, seat: int) -> tuple[int, int, int]:
        """Exploration tokens: ready on ships, exhausted, on played cards."""
        s = self.state
        return s.explore[seat], s.explore_tired[seat], s.explore_card[seat]

    def spend(self, seat: int, trade: int = 0, exploration: int = 0) -> "Table":
        """Exhaust tokens of ships."""
        s = self.state
        s.trade[seat] -= trade
        s.trade_tired[seat] += trade
        s.explore[seat] -= exploration
        s.explore_tired[seat] += exploration
        return self

    def supply(self, name: str) -> int:
        """Cubes of a kind that nobody has."""
        return self.state.supply[CUBES.index(name)]

    def names(self, seat: int) -> list[str]:
        """The hand cards of a seat."""
        return [self.catalog.cards[card] for card in self.state.hands[seat]]

    def pass_round(self) -> "Table":
        """End the turn of the seat that is at it, after a festival if need be; the others celebrate too."""
        s, seat = self.state, self.state.actor
        if not s.begun:
            self.play(f"{seat} festival")
        self.play(f"{seat} end")
        while s.actor != seat:
            self.play(f"{s.actor} festival", f"{s.actor} end")
        return self

    def open_island(self, name: str) -> "Table":
        """Let the seat that is at turn open up an Old World island, and come to its next turn, everybody fresh."""
        seat = self.state.actor
        return self.top_island(name).play(f"{seat} open").pass_round().pass_round()

    def complete(self) -> bool:
        """Whether every cube, tile and population card is still there, once."""
        s, t = self.state, self.catalog
        cubes = s.supply[:]
        tiles = s.stock[:]
        for seat in range(s.players):
            for cube, name in enumerate(CUBES):
                working = sum(self.crew(seat, cell).count(name) for cell in range(CELLS))
                cubes[cube] += self.ready(seat, name) + self.tired(seat, name) + working
            for tile in s.tile[seat * CELLS : (seat + 1) * CELLS]:
                if tile:
                    tiles[tile - 1] += 1
        cards = [card for pile in (*s.decks, *s.hands, *s.open_cards, *s.spent_cards) for card in pile]
        return (cubes, tiles, sorted(cards)) == (t.supply, t.tile_count, list(range(len(t.cards))))
