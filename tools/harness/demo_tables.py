"""Demo tables for pictures and page checks: fixed games at chosen moments."""

from collections.abc import Callable
from functools import cache

from kontor.engine.record import Record, read_record
from kontor.server.keys import new_key
from tools.harness.ship_example import BEGUN, ship_example
from tools.harness.stored_games import ALL_MOVES, SeatedAs, create_person, moves_before, moves_of, played, store_table
from tools.paths import RECORDS

GAMES = ("anno1503", "anno1800")


@cache
def recorded(game: str, players: int = 2) -> Record:
    """Return a recorded game: one among greedy bots, or one that the tests replay."""
    if game == "anno1503":
        return played(game, 34, players)
    name = {2: "other-2-it", 3: "other-3-fr", 4: "other-4-switches"}[players]
    return read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def middle(game: str, players: int = 2) -> int:
    """Return the number of moves up to a turn of the first seat in the middle of the recorded game."""
    return moves_before(recorded(game, players), {"anno1503": "0 sell", "anno1800": "0 build"}[game])


@cache
def free_upgrades() -> Record:
    """Return a recorded game, played on by rules 2, that ends with two lines which take free upgrades of one card."""
    record = read_record((RECORDS / "other-2-cover.json").read_text(encoding="utf-8"))
    at = record.moves.index("0 use fw26 at home home 2")
    record.rules, record.result = 2, None
    record.moves = [*record.moves[:at], "0 use fw26 at home", "0 use fw26 at home"]
    return record


BOTS = ("Ilsabe", "Claas", "Wendel")
"""Names of the bots."""


class DemoTables:
    """Demo tables in one store. Tables for viewing only are created once."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.ada, self.ben = new_key(), new_key()
        create_person(store, "Ada", self.ada)
        create_person(store, "Ben", self.ben)
        self._known: dict[str, str] = {}

    def _once(self, name: str, put: Callable[[], str]) -> str:
        if name not in self._known:
            self._known[name] = put()
        return self._known[name]

    def against_bots(self, game: str, moves: int | None = None, players: int = 2, key: str | None = None) -> str:
        """Create a table of a person (Ada) against bots, by default in the middle of the game."""
        seats = [SeatedAs("Ada", key or self.ada), *map(SeatedAs, BOTS[: players - 1])]
        return store_table(
            self.store, recorded(game, players), middle(game, players) if moves is None else moves, seats
        )

    def of_two(self, game: str, moves: int | None = None) -> str:
        """Create a table of Ada and Ben at separate screens."""
        seats = [SeatedAs("Ada", self.ada), SeatedAs("Ben", self.ben)]
        return store_table(self.store, recorded(game), middle(game) if moves is None else moves, seats)

    def of_three_after_days(self, game: str, cleo: str) -> str:
        """Create a table of Ada, Ben and Cleo (by her key) that has waited for Ben for a week."""
        seats = [SeatedAs("Ada", self.ada), SeatedAs("Ben", self.ben), SeatedAs("Cleo", cleo)]
        record = recorded(game, 3)
        return store_table(self.store, record, moves_before(record, "1 sell"), seats, age=7 * 86_400)

    def around_one_screen(self, game: str, moves: int | None = None) -> str:
        """Create a table of two players at one screen."""
        seats = [SeatedAs("Ada", self.ada), SeatedAs("Zoe", self.ada)]
        return store_table(self.store, recorded(game), middle(game) if moves is None else moves, seats)

    def playing(self, game: str) -> str:
        """Return a table with bots for viewing, at Ada's turn."""
        return self._once(f"playing {game}", lambda: self.against_bots(game, players=3))

    def looked_at(self, game: str) -> str:
        """Return a table with Ben for viewing, where Ada can do something that she could not undo."""
        before = moves_before(recorded(game), {"anno1503": "0 look", "anno1800": "0 swap"}[game])
        return self._once(f"two {game}", lambda: self.of_two(game, before))

    def covered(self, game: str) -> str:
        """Return a table at one screen with all cards covered."""
        return self._once(f"screen {game}", lambda: self.around_one_screen(game))

    def over(self, game: str) -> str:
        """Return a table with a finished game."""
        return self._once(f"over {game}", lambda: self.against_bots(game, ALL_MOVES, players=3))

    def ships(self, lines: int = 0) -> str:
        """Create a table of Ada against a bot, in the ship example of the rulebook after so many of its lines."""
        seats = [SeatedAs("Ada", self.ada), SeatedAs(BOTS[0])]
        return store_table(self.store, ship_example(), BEGUN + lines, seats)

    def ships_seen(self) -> str:
        """Return a table for viewing in that example, with one ship built."""
        return self._once("ships", lambda: self.ships(2))

    def ships_of_two(self, lines: int = 0) -> str:
        """Create a table of Ada and Ben in the same example."""
        seats = [SeatedAs("Ada", self.ada), SeatedAs("Ben", self.ben)]
        return store_table(self.store, ship_example(), BEGUN + lines, seats)

    def upgrading(self) -> str:
        """Create a table of Ada against a bot, where she has taken one of three free upgrades of a card."""
        seats = [SeatedAs("Ada", self.ada), SeatedAs(BOTS[0])]
        record = free_upgrades()
        return store_table(self.store, record, moves_of(record) - 1, seats)

    def short(self) -> str:
        """Return a table with a finished game of Anno 1503 in which one point won."""
        record = played("anno1503", 7, content={"victory": {"points_to_win": 1}})
        seats = [SeatedAs("Ada", self.ada), SeatedAs(BOTS[0])]
        return self._once("short", lambda: store_table(self.store, record, ALL_MOVES, seats))
