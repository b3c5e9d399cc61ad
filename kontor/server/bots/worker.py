"""A process of its own in which bots think: a request on each line of its input, an answer on each of its output."""

import gc
import json
import os
import signal
import sys
from time import monotonic
from typing import Any

from kontor.bots.advice import advise, adviser
from kontor.bots.base import Bot, make_bot
from kontor.bots.review import ReviewedMove, review
from kontor.engine.decision import Decision
from kontor.engine.legality import open_record
from kontor.engine.lines import split_line
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import read_record
from kontor.engine.rng import Rng
from kontor.server.bots.phrases import packed

KEPT = 64
"""Tables that a worker keeps warm; the one that was longest not asked for goes first."""
_WITH_BOTS = 8
"""Tables of which the bots are kept too: what one remembers of a game can take some megabytes."""
_REVIEW_SECONDS = 0.3
"""For each decision of a review."""
_PIECE_SECONDS = 1.2
"""For a piece of a review, until the last decision is begun: bots wait for a worker meanwhile."""
_TIDY = 50
"""After so many answers the worker looks for what nobody needs any more."""
_LONGEST_ERROR = 200
_SETUP = ("kontor", "rules", "game", "players", "options", "content", "deal")
"""What the first position is made of. The rest of a record is left unread, its seed above all: no bot may know it."""


class _Table:
    """One table as far as it has been played, and the bots that sit there."""

    def __init__(self, setup: Data) -> None:
        self.setup = setup
        self.lines: list[str] = []
        self._game, self._state, _ = open_record(read_record(json.dumps({**setup, "moves": []})))
        self.bots: dict[tuple[str, int], Bot] = {}

    def leads_to(self, setup: Data, lines: list[str]) -> bool:
        """Whether these lines go on from here; not after an undo, nor if the table was set up anew."""
        return self.lines == lines[: len(self.lines)] and self.setup == setup

    def follow(self, lines: list[str]) -> None:
        """Play the lines that are new. They come from a match that has judged them, so they are not judged again."""
        for line in lines[len(self.lines) :]:
            seat, action = split_line(line)
            if seat != self._state.actor:
                raise ValueError(f"not to act: {line[:80]}")
            self._game.apply(self._state, self._game.parse(action), None)
            self.lines.append(line)

    def choose(self, name: str, key: str) -> str:
        """What the bot of that name does now, by text."""
        seat = self._state.actor
        if seat < 0:
            raise ValueError("no seat is to act")
        if (name, seat) not in self.bots:
            self.bots[name, seat] = make_bot(name, self._game.name)
        return self._game.text(self.bots[name, seat].choose(Decision(self._game, self._state), Rng(key)))

    def hint(self, key: str) -> Data:
        """What the best bot would do now, and why."""
        game, state = self._game, self._state
        thinker = adviser(game.name)
        advices = advise(Decision(game, state), thinker, Rng(key))
        moves = [
            {
                "line": game.text(advice.move),
                "thing": advice.thing,
                "told": packed(game.presentation.describe(state, advice.move)),
                "value": advice.value,
                "reasons": packed(advice.reasons),
            }
            for advice in advices
        ]
        return {"unit": thinker.unit, "moves": moves}


def _review(setup: Data, lines: list[str], asked: Data) -> Data:
    """How good the decisions of a seat were, as many as there is time for."""
    record = read_record(json.dumps({**setup, "moves": []}))
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, None, state)
    for line in lines:
        seat, action = split_line(line)
        match.append(seat, game.parse(action))
    thinker = adviser(game.name, _REVIEW_SECONDS)
    end = monotonic() + _PIECE_SECONDS
    last: int = asked["last"]
    judged: list[Data] = []
    for one in review(match, asked["seat"], thinker, asked["first"], last):
        judged.append(_judged(match, one))
        if monotonic() >= end:
            return {"unit": thinker.unit, "lines": judged, "next": one.line + 1 if one.line < last else None}
    return {"unit": thinker.unit, "lines": judged, "next": None}


def _judged(match: Match, one: ReviewedMove) -> Data:
    game, state = match.game, match.state_after(one.line - 1)
    better = one.best if one.behind > 0.0 else None
    return {
        "line": one.line,
        "round": one.round,
        "played": packed(game.presentation.describe(state, one.played)),
        "behind": one.behind,
        "good": one.good,
        "turning": one.turning,
        "better": packed(game.presentation.describe(state, better)) if better is not None else None,
        "reasons": packed(one.reasons),
    }


class MatchCache:
    """Answers requests, and keeps the last tables warm, so that the next request for one is quick.

    >>> from kontor.engine.matches import new_match
    >>> record = new_match("anno1503", ["Ada", "Ben"], seed=12).record().data()
    >>> request = {"table": "t", "bot": "greedy", "record": record, "lines": record.pop("moves"), "key": "k"}
    >>> list(MatchCache().answer(json.dumps(request)))
    ['text']
    """

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}

    def answer(self, request: str | bytes) -> Data:
        """The text of the chosen move, or advice, or what is wrong: whatever is asked, the worker goes on.

        >>> MatchCache().answer('{"table": "t"}')
        {'error': "KeyError: 'record'"}
        """
        try:
            return self._answer(json.loads(request))
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"[:_LONGEST_ERROR]}

    def _answer(self, request: Any) -> Data:
        name, record, lines, asked = request["table"], request["record"], request["lines"], request.get("asked")
        setup = {key: record[key] for key in _SETUP if key in record}
        if asked and asked["task"] == "review":
            return {"advice": _review(setup, lines, asked)}
        # Away until all has gone well: a position on which something failed half-way is not used again.
        table = self._tables.pop(name, None)
        if table is None or not table.leads_to(setup, lines):
            table = _Table(setup)
        table.follow(lines)
        key = request["key"]
        answer = {"advice": table.hint(key)} if asked else {"text": table.choose(request["bot"], key)}
        self._tables[name] = table
        if len(self._tables) > KEPT:
            del self._tables[next(iter(self._tables))]
        for cool in list(self._tables.values())[:-_WITH_BOTS]:
            cool.bots.clear()
        return answer


def main() -> None:
    """Answer until the input ends. With an argument, no decision may take more than so many seconds.

    The one who asks has a limit too. This one is for when that process is gone, and nobody is left to end this one.
    """
    # Ctrl-C reaches all processes of a terminal. The one that asks decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    match_cache = MatchCache()
    # That can take longer than a quick bot may think, so it is done when nobody waits for an answer.
    gc.disable()
    with open(os.dup(1), "wb", buffering=0) as answers:
        # What a bot might print must not come between the answers.
        os.dup2(2, 1)
        for number, request in enumerate(sys.stdin.buffer, 1):
            signal.alarm(limit)
            answer = match_cache.answer(request)
            signal.alarm(0)
            try:
                answers.write(json.dumps(answer).encode() + b"\n")
            except BrokenPipeError:
                return
            if number % _TIDY == 0:
                gc.collect()


if __name__ == "__main__":
    main()
