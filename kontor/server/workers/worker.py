"""A worker process: reads a JSON request per line of stdin and writes a JSON answer per line of stdout."""

import gc
import json
import os
import signal
import sys
from typing import BinaryIO

from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data
from kontor.server.workers.bot_tasks import MatchCache
from kontor.server.workers.phrases import encode_error
from kontor.server.workers.record_tasks import RECORD_TASKS

_COLLECT_EVERY = 50
"""Number of answers between garbage collections."""
_LONGEST_ERROR = 200
_NICENESS = 5


class Worker:
    """Answers requests: those with a `task` about records, all others with the bots.

    >>> json.loads(Worker().answer('{"table": "t"}'))
    {'error': "KeyError: 'record'"}
    """

    def __init__(self) -> None:
        self.match_cache = MatchCache()

    def answer(self, request: str | bytes, input_stream: BinaryIO | None = None) -> str:
        """Return the answer to a request as JSON, or an error. No request may end the worker.

        The body of a request, if it has one, follows in the input stream.

        >>> from io import BytesIO
        >>> answer = Worker().answer('{"task": "judge", "most_lines": 9, "body": 2}', BytesIO(b"[]"))
        >>> json.loads(answer)["refused"]["key"]
        'shape-type'
        """
        try:
            data = json.loads(request)
            body = input_stream.read(data["body"]) if input_stream is not None and data.get("body") else b""
            return json.dumps(self._answer(data, body))
        except Exception as error:
            return json.dumps({"error": f"{type(error).__name__}: {error}"[:_LONGEST_ERROR]})

    def _answer(self, request: Data, body: bytes) -> Data:
        task = RECORD_TASKS.get(request.get("task", ""))
        if task is None:
            return self.match_cache.answer(request)
        try:
            return {"result": task(request, body)}
        except KontorError as error:
            return {"refused": encode_error(error)}


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
    worker = Worker()
    # A collection can take longer than a quick bot may think, so it runs when nobody waits for an answer.
    gc.disable()
    with open(os.dup(1), "wb", buffering=0) as answers:
        # Output that a bot prints must not mix with the answers.
        os.dup2(2, 1)
        for number, request in enumerate(sys.stdin.buffer, 1):
            signal.alarm(limit)
            answer = worker.answer(request, sys.stdin.buffer)
            signal.alarm(0)
            try:
                _write_all(answers.fileno(), answer.encode() + b"\n")
            except BrokenPipeError:
                return
            if number % _COLLECT_EVERY == 0:
                gc.collect()


def _write_all(file: int, data: bytes) -> None:
    """Write all bytes. A single write to a pipe may write only some of them."""
    view = memoryview(data)
    while view:
        view = view[os.write(file, view) :]


if __name__ == "__main__":
    main()
