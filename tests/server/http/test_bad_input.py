"""Bad input is refused with a sentence in the reader's language, whatever is wrong and wherever it stands."""

import asyncio
import json
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import httpx
import pytest

from kontor.engine.matches import new_match
from kontor.lang.languages import LANGUAGES
from kontor.server.keys import new_key
from tools.fuzz.raw_websocket import RawWebSocket
from tools.harness.bad_json import BAD_VALUES, NEVER_VALID, holes, in_unknown_key, with_double_key, with_value
from tools.harness.server_process import ServerProcess

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
CLOCK = {"per_game": 600, "added": 5}
BODIES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "account": ("PUT", "/api/me", {"name": "Ada", "language": "en", "webhook": ""}),
    "table": (
        "POST",
        "/api/tables",
        {
            "game": "anno1800",
            "title": "T",
            "public": False,
            "seats": SEATS,
            "clock": CLOCK,
            "hints": True,
            "options": {"edition": "de"},
            "content": {"start": {"gold": 3}},
            "random_start": False,
            "id": "one",
        },
    ),
    "join": ("POST", "/api/tables/TABLE/join", {"secret": "s", "id": "i", "seat": 1, "names": ["Ben"]}),
    "link": ("POST", "/api/tables/TABLE/links", {"purpose": "join", "renew": False}),
    "guest": ("PUT", "/api/tables/TABLE/guests/1", {"muted": True, "removed": False}),
    "command": (
        "POST",
        "/api/tables/TABLE/commands",
        {"type": "move", "id": "m", "table": "TABLE", "seat": 0, "revision": 0, "line": {"do": "end", "by": ["a"]}},
    ),
    "question": (
        "POST",
        "/api/tables/TABLE/questions",
        {"type": "plan", "id": "q", "table": "TABLE", "seat": 0, "thing": "end", "at": "1", "named": ["a"], "by": []},
    ),
    "history": ("POST", "/api/tables/TABLE/questions", {"type": "log", "id": "q", "table": "TABLE", "seat": -1}),
    "score": (
        "POST",
        "/api/score/anno1800",
        {"objectives": ["university"], "players": [{"name": "Ada", "gold": 5, "cubes": {"farmer": 3}}, {}]},
    ),
}
RECORD: dict[str, Any] = new_match("anno1503", ["Ada", "Ben"], seed=12).record().data()


@pytest.fixture
def visitor(sqlite_server: ServerProcess) -> Iterator[httpx.Client]:
    headers = {"Authorization": f"Bearer {new_key()}", "Content-Type": "application/json"}
    with httpx.Client(base_url=sqlite_server.url, headers=headers, timeout=30.0) as client:
        assert client.put("/api/me", json={"name": "Ada"}).status_code == 200
        yield client


def send_all(client: httpx.Client, method: str, path: str, body: dict[str, Any], lenient: bool = False) -> None:
    """Send the body with each bad value in each place, in all languages. `lenient`: unknown keys are ignored."""
    languages = cycle(LANGUAGES)
    for index, holed in enumerate(holes(body)):
        # A third of the values in each place, to save time.
        for name, value in [*BAD_VALUES.items()][index % 3 :: 3]:
            answer = client.request(
                method, path, content=with_value(holed, value), headers={"Accept-Language": next(languages)}
            )
            check(answer, name in NEVER_VALID and not (lenient and in_unknown_key(holed)), (name, holed))
    check(client.request(method, path, content=with_double_key(body)), True, "double key")


def check(answer: httpx.Response, refused: bool, case: object) -> None:
    assert answer.status_code < 500, (case, answer.text)
    if refused:
        assert answer.status_code >= 400, (case, answer.text)
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert error["text"] not in ("", error["key"]), (case, error)
        assert len(error["text"]) < 3000, case


@pytest.mark.parametrize("name", BODIES)
def test_bad_values_in_each_place_of_a_body_are_refused_with_a_sentence(
    sqlite_server: ServerProcess, visitor: httpx.Client, name: str
) -> None:
    made = visitor.post("/api/tables", json={"game": "anno1800", "seats": SEATS, "random_start": False}).json()
    method, path, body = BODIES[name]
    body = json.loads(json.dumps(body).replace("TABLE", made["table"]))
    send_all(visitor, method, path.replace("TABLE", made["table"]), body)
    for table in visitor.get("/api/tables").json()["tables"]:
        visitor.delete(f"/api/tables/{table['table']}")
    assert "Traceback" not in sqlite_server.log()


def test_bad_values_in_each_place_of_a_record_are_refused_with_a_sentence(
    sqlite_server: ServerProcess, visitor: httpx.Client
) -> None:
    # Unknown keys of a record are ignored (R3).
    send_all(visitor, "POST", "/api/records", RECORD, lenient=True)
    assert "Traceback" not in sqlite_server.log()


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ("[" * 100 + "]" * 100, "request-too-deep"),
        ('{"name": "Ada", "name": "Ben"}', "request-double-key"),
        ('{"name": ' + "9" * 5000 + "}", "request-number"),
        ('{"name": "\\ud800"}', "request-not-text"),
        ('{"name": "Ada", "nick": "A"}', "request-unknown-field"),
        ('{"name": ', "request-not-json"),
        ('{"name": 1}', "request-form"),
    ],
)
def test_each_mistake_has_its_sentence_in_every_language(visitor: httpx.Client, body: str, key: str) -> None:
    texts = set()
    for language in LANGUAGES:
        answer = visitor.put("/api/me", content=body, headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, key)
        texts.add(answer.json()["error"]["text"])
    assert len(texts) == len(LANGUAGES)


MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "id": "h", "key": None, "language": "de", "texts": True, "offers": True},
    {"type": "open", "id": "o", "table": "t", "after": 0},
    {"type": "move", "id": "m", "table": "t", "seat": 0, "revision": 0, "line": {"do": "end", "by": ["a"]}},
    {"type": "plan", "id": "q", "table": "t", "seat": 0, "thing": "end", "at": "1", "named": ["a"], "by": []},
    {"type": "log", "id": "q", "table": "t", "seat": -1, "first": 1},
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message["type"]))
def test_bad_values_in_a_message_close_the_connection(sqlite_server: ServerProcess, message: dict[str, Any]) -> None:
    async def run() -> None:
        for holed in list(holes(message))[1:]:
            for value in ("[" * 300 + "]" * 300, "9" * 5000, '"\\ud800"', '{"a": 1, "a": 2}'):
                wire = RawWebSocket(sqlite_server.url)
                assert await wire.open() == 101
                wire.text(with_value(holed, value))
                assert await wire.closing_code() == 1008
                wire.abort()

    asyncio.run(run())
    assert "Traceback" not in sqlite_server.log()
