"""Demo tables for pictures and page checks: fixed games at chosen moments."""

from collections.abc import Callable
from functools import cache

from kontor.engine.record import Record, read_record
from kontor.server.keys import new_key
from tools.harness.stored_games import WHOLE, Sits, make_known, moves_before, played, put_table
from tools.paths import RECORDS

GAMES = ("anno1503", "anno1800")


@cache
def recorded(game: str, players: int = 2) -> Record:
    """A game that was played well and is at hand: one among greedy bots, or one that the tests replay."""
    if game == "anno1503":
        return played(game, 34, players)
    name = {2: "other-2-it", 3: "other-3-fr", 4: "other-4-switches"}[players]
    return read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def middle(game: str, players: int = 2) -> int:
    """Moves up to the middle of the recorded game, where the first seat can do much."""
    return moves_before(recorded(game, players), {"anno1503": "0 sell", "anno1800": "0 build"}[game])


BOTS = ("Ilsabe", "Claas", "Wendel")
"""What the bots are called."""


class Stage:
    """The tables of one store. Those that are only looked at are put there once."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.ada, self.ben = new_key(), new_key()
        make_known(store, "Ada", self.ada)
        make_known(store, "Ben", self.ben)
        self._known: dict[str, str] = {}

    def _once(self, name: str, put: Callable[[], str]) -> str:
        if name not in self._known:
            self._known[name] = put()
        return self._known[name]

    def against_bots(self, game: str, moves: int | None = None, players: int = 2, key: str | None = None) -> str:
        """A new table of somebody (Ada) with bots on the other seats; in the middle of the game if nothing is said."""
        seats = [Sits("Ada", key or self.ada), *map(Sits, BOTS[: players - 1])]
        return put_table(self.store, recorded(game, players), middle(game, players) if moves is None else moves, seats)

    def of_two(self, game: str, moves: int | None = None) -> str:
        """A new table of Ada and Ben, each at a screen of their own."""
        seats = [Sits("Ada", self.ada), Sits("Ben", self.ben)]
        return put_table(self.store, recorded(game), middle(game) if moves is None else moves, seats)

    def around_one_screen(self, game: str, moves: int | None = None) -> str:
        """A new table of two at one screen."""
        seats = [Sits("Ada", self.ada), Sits("Zoe", self.ada)]
        return put_table(self.store, recorded(game), middle(game) if moves is None else moves, seats)

    def playing(self, game: str) -> str:
        """A table with bots to look at, at Ada's turn."""
        return self._once(f"playing {game}", lambda: self.against_bots(game, players=3))

    def looked_at(self, game: str) -> str:
        """A table with Ben to look at, where Ada can do something that cannot be taken back."""
        before = moves_before(recorded(game), {"anno1503": "0 look", "anno1800": "0 swap"}[game])
        return self._once(f"two {game}", lambda: self.of_two(game, before))

    def covered(self, game: str) -> str:
        """A table at one screen, at which nobody has said who looks."""
        return self._once(f"screen {game}", lambda: self.around_one_screen(game))

    def over(self, game: str) -> str:
        """A game that is over."""
        return self._once(f"over {game}", lambda: self.against_bots(game, WHOLE, players=3))
