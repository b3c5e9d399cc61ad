"""What a seat uses to decide: its view, the things it can do, and the moves that do them."""

from typing import Any

from kontor.engine.errors import RuleError
from kontor.engine.protocol import AnyGame, Data, State
from kontor.engine.rng import Rng


class Decision:
    """Everything that a player, person or bot, may use to decide. Only the seat to act has one.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> decision = Decision(match.game, match.state)
    >>> decision.seat, len(decision.view()["hand"])
    (0, 9)
    """

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.seat = state.actor
        self._state = state

    def view(self) -> Data:
        """Return everything that the seat may know.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> Decision(match.game, match.state).view()["viewer"]
        0
        """
        return self.game.view(self._state, self.seat)

    def things(self) -> list[Any]:
        """Return the things that the seat can do, each once.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> decision = Decision(match.game, match.state)
        >>> match.game.text(decision.things()[0])
        'build sawmill'
        """
        return self.game.things(self._state)

    def complete(self, thing: Any) -> list[Any]:
        """Return the moves that do a thing, best first.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> decision = Decision(match.game, match.state)
        >>> len(decision.complete(decision.things()[0]))
        15
        """
        return self.game.complete(self._state, thing)

    def complete_one(self, thing: Any, rng: Rng) -> Any:
        """Return a random move that does a thing, without listing them all.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> decision = Decision(match.game, match.state)
        >>> decision.complete_one(decision.things()[0], Rng(1)) == decision.things()[0]
        True
        """
        return self.game.complete_one(self._state, thing, rng)

    def why_not(self, move: Any) -> RuleError | None:
        """Return why the seat cannot make a move, or None if it can.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> Decision(match.game, match.state).why_not(match.game.parse("ship")).rule
        'anno1503:D1'
        """
        return self.game.refusal(self._state, move)
