"""A worker process for bots: reads a JSON request per line of stdin and writes a JSON answer per line of stdout."""

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
from kontor.server.bots.phrases import encode_phrases

MOST_TABLES = 64
"""Limit on cached positions per worker, one for each table. The least recently used one is evicted first."""
_MOST_TABLES_WITH_BOTS = 8
"""Limit on tables whose bots are cached too: the memory of one bot can take some megabytes."""
_REVIEW_SECONDS = 0.3
"""Thinking time for each decision of a review."""
_REVIEW_SLICE_SECONDS = 1.2
"""Time after which a review begins no further decision, because bots may be waiting for the worker."""
_COLLECT_EVERY = 50
"""Number of answers between garbage collections."""
_LONGEST_ERROR = 200
_NICENESS = 5
_SETUP = ("kontor", "rules", "game", "players", "options", "content", "deal")
"""The fields of a record that the first position needs. Others are not read, least of all the seed."""


class _CachedPosition:
    """The position of a table after the lines played so far, and its bots."""

    def __init__(self, setup: Data) -> None:
        self.setup = setup
        self.lines: list[str] = []
        self._game, self._state, _ = open_record(read_record(json.dumps({**setup, "moves": []})))
        self.bots: dict[tuple[str, int], Bot] = {}

    def is_prefix_of(self, setup: Data, lines: list[str]) -> bool:
        """Return whether these lines continue this position. They do not after an undo or a new setup."""
        return self.lines == lines[: len(self.lines)] and self.setup == setup

    def catch_up(self, lines: list[str]) -> None:
        """Play the new lines. They come from a match that has checked them, so they are not checked again."""
        for line in lines[len(self.lines) :]:
            seat, action = split_line(line)
            if seat != self._state.actor:
                raise ValueError(f"not to act: {line[:80]}")
            self._game.apply(self._state, self._game.parse(action), None)
            self.lines.append(line)

    def choose(self, name: str, key: str) -> str:
        """Return the text of the move that a bot chooses."""
        seat = self._state.actor
        if seat < 0:
            raise ValueError("no seat is to act")
        if (name, seat) not in self.bots:
            self.bots[name, seat] = make_bot(name, self._game.name)
        return self._game.text(self.bots[name, seat].choose(Decision(self._game, self._state), Rng(key)))

    def hint(self, key: str) -> Data:
        """Return the best moves in the opinion of the best bot, and why."""
        game, state = self._game, self._state
        best_bot = adviser(game.name)
        advices = advise(Decision(game, state), best_bot, Rng(key))
        moves = [
            {
                "line": game.text(advice.move),
                "thing": advice.thing,
                "text": encode_phrases(game.presentation.describe(state, advice.move)),
                "value": advice.value,
                "reasons": encode_phrases(advice.reasons),
            }
            for advice in advices
        ]
        return {"unit": best_bot.unit, "moves": moves}


def _review(setup: Data, lines: list[str], question: Data) -> Data:
    """Judge the decisions of a seat, as many as there is time for. `next` is the line to continue from."""
    record = read_record(json.dumps({**setup, "moves": []}))
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, None, state)
    for line in lines:
        seat, action = split_line(line)
        match.append(seat, game.parse(action))
    best_bot = adviser(game.name, _REVIEW_SECONDS)
    end = monotonic() + _REVIEW_SLICE_SECONDS
    last: int = question["last"]
    judged: list[Data] = []
    for reviewed in review(match, question["seat"], best_bot, question["first"], last):
        judged.append(_reviewed_data(match, reviewed))
        if monotonic() >= end:
            return {"unit": best_bot.unit, "lines": judged, "next": reviewed.line + 1 if reviewed.line < last else None}
    return {"unit": best_bot.unit, "lines": judged, "next": None}


def _reviewed_data(match: Match, reviewed: ReviewedMove) -> Data:
    game, state = match.game, match.state_after(reviewed.line - 1)
    better = reviewed.best if reviewed.behind > 0.0 else None
    return {
        "line": reviewed.line,
        "round": reviewed.round,
        "played": encode_phrases(game.presentation.describe(state, reviewed.played)),
        "behind": reviewed.behind,
        "good": reviewed.good,
        "turning": reviewed.turning,
        "better": encode_phrases(game.presentation.describe(state, better)) if better is not None else None,
        "reasons": encode_phrases(reviewed.reasons),
    }


class MatchCache:
    """Answers requests and caches the positions of the most recently used tables, so that their next request is quick.

    >>> from kontor.engine.matches import new_match
    >>> record = new_match("anno1503", ["Ada", "Ben"], seed=12).record().data()
    >>> request = {"table": "t", "bot": "greedy", "record": record, "lines": record.pop("moves"), "key": "k"}
    >>> list(MatchCache().answer(json.dumps(request)))
    ['text']
    """

    def __init__(self) -> None:
        self._positions: dict[str, _CachedPosition] = {}

    def answer(self, request: str | bytes) -> Data:
        """Return the text of the chosen move, or advice, or an error. No request may end the worker.

        >>> MatchCache().answer('{"table": "t"}')
        {'error': "KeyError: 'record'"}
        """
        try:
            return self._answer(json.loads(request))
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"[:_LONGEST_ERROR]}

    def _answer(self, request: Any) -> Data:
        name, record, lines = request["table"], request["record"], request["lines"]
        question = request.get("question")
        setup = {key: record[key] for key in _SETUP if key in record}
        if question and question["task"] == "review":
            return {"advice": _review(setup, lines, question)}
        # Remove the position until all has gone well: one that failed halfway must not be used again.
        position = self._positions.pop(name, None)
        if position is None or not position.is_prefix_of(setup, lines):
            position = _CachedPosition(setup)
        position.catch_up(lines)
        key = request["key"]
        answer = {"advice": position.hint(key)} if question else {"text": position.choose(request["bot"], key)}
        self._positions[name] = position
        if len(self._positions) > MOST_TABLES:
            del self._positions[next(iter(self._positions))]
        for older in list(self._positions.values())[:-_MOST_TABLES_WITH_BOTS]:
            older.bots.clear()
        return answer


def main() -> None:
    """Answer requests until the input ends. The optional argument limits the seconds per request.

    The server has a time limit too. This one ends the worker if the server is gone.
    """
    # Ctrl-C reaches all processes of a terminal, but the server decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # The server, whose event loop everybody waits for, comes first.
        os.nice(_NICENESS)
    limit = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    match_cache = MatchCache()
    # A collection can take longer than a quick bot may think, so it runs when nobody waits for an answer.
    gc.disable()
    with open(os.dup(1), "wb", buffering=0) as answers:
        # Output that a bot prints must not mix with the answers.
        os.dup2(2, 1)
        for number, request in enumerate(sys.stdin.buffer, 1):
            signal.alarm(limit)
            answer = match_cache.answer(request)
            signal.alarm(0)
            try:
                answers.write(json.dumps(answer).encode() + b"\n")
            except BrokenPipeError:
                return
            if number % _COLLECT_EVERY == 0:
                gc.collect()


if __name__ == "__main__":
    main()
