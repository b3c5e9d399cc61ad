"""Play a whole game against bots over the WebSocket of a running server, choosing at random.

Start `kontor serve`, then run `python examples/play_over_websocket.py anno1800 [URL]`.
"""

import json
import random
import secrets
import sys
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(game: str, url: str, bots: tuple[str, ...] = ("greedy",)) -> Any:
    """Play one game and return its result."""
    # A key identifies a person. The client generates it, and saves it to come back later.
    key = secrets.token_urlsafe(32)

    def call(method: str, path: str, body: dict[str, Any]) -> Any:
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        with urlopen(Request(url + path, json.dumps(body).encode(), headers, method=method)) as answer:
            return json.load(answer)

    call("PUT", "/api/me", {"name": "Example"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table = call("POST", "/api/tables", {"game": game, "seats": seats})["table"]
    with connect(url.replace("http", "ws", 1) + "/api/live", max_size=None) as socket:
        numbers, latest = count(1), dict[str, Any]()

        def listen() -> Any:
            message = json.loads(socket.recv())
            if message["type"] in ("table", "happened"):
                latest.update(message)
            return message

        def ask(kind: str, **fields: Any) -> Any:
            """Send a message and return its answer. Other messages about the table may come before it."""
            number = str(next(numbers))
            socket.send(json.dumps({"type": kind, "id": number, **fields}))
            return next(message for message in iter(listen, None) if message.get("id") == number)

        ask("hello", key=key)
        ask("open", table=table)
        while latest["info"]["status"] != "over":
            seat = latest["info"]["actor"]
            if not latest["info"]["seats"][seat]["yours"]:
                listen()
                continue
            things = ask("things", table=table, seat=seat)["data"]["things"]
            ways = ask("ways", table=table, seat=seat, thing=random.choice(things)["text"])["data"]["ways"]
            ask("move", table=table, seat=seat, revision=latest["revision"], line=ways[0]["line"])
        return latest["info"]["result"]


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "http://127.0.0.1:1800"))
