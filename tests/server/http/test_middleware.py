"""Limits, headers and secrecy of a server, tested with real processes and real connections."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from kontor.lang.translator import Translator
from kontor.server.addresses import free_port
from kontor.server.http.middleware import HEADERS
from kontor.server.keys import new_key
from kontor.server.store.database import sqlite_address
from tools.fuzz.raw_websocket import RawWebSocket
from tools.harness.server_process import FAST, ServerProcess

KIB = 1024
say = Translator("en").say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    store = sqlite_address(tmp_path_factory.mktemp("middleware") / "kontor.db")
    with ServerProcess(store, (*FAST, "--local-webhooks")) as process:
        yield process


def sign_in(url: str) -> dict[str, str]:
    headers = {"Authorization": f"Bearer {new_key()}"}
    assert httpx.put(f"{url}/api/me", json={"name": "Ada"}, headers=headers).status_code == 200
    return headers


def check_answer(answer: httpx.Response) -> None:
    """Check the headers of any answer, that it leaks no internals, and the form of its error."""
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, (answer.url, name)
    assert not [name for name in answer.headers if name.lower().startswith("access-control")]
    assert "server" not in answer.headers
    for word in ("Traceback", 'File "', "sqlalchemy", "sqlite3", "Exception", "site-packages"):
        assert word not in answer.text, (answer.url, word)
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert error["text"].endswith((".", "!"))
        assert error["rule"].startswith("server:")


def test_the_headers_say_what_browsers_need() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    # Browsers compare these values case-sensitively.
    assert HEADERS["Cross-Origin-Opener-Policy"] == HEADERS["Cross-Origin-Resource-Policy"] == "same-origin"
    assert HEADERS["Referrer-Policy"] == "no-referrer"
    assert HEADERS["X-Content-Type-Options"] == "nosniff"
    assert HEADERS["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/abcdefgh2345", 200),
        ("GET", "/assets/index.html", 200),
        ("GET", "/assets/none.js", 404),
        ("GET", "/assets/..%2fapp.py", 404),
        ("GET", "/assets/%00", 404),
        ("GET", f"/assets/{'x' * 5000}", 404),
        ("GET", "/api/health", 200),
        ("GET", "/api/metrics", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/tables/abcdefgh2345", 404),
        ("GET", "/api/tables/%00", 422),
        ("GET", "/api/me", 401),
        ("DELETE", "/api/health", 405),
        ("OPTIONS", "/api/tables", 405),
        ("POST", "/assets/index.html", 405),
    ],
)
def test_every_answer_carries_the_headers(server: ServerProcess, method: str, path: str, status: int) -> None:
    headers = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "PUT"}
    answer = httpx.request(method, f"{server.url}{path}", headers=headers)
    assert answer.status_code == status
    check_answer(answer)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"\xff\xfe", 422),
        (b"{", 422),
        (b"[" * 60_000, 422),
        (b'{"name": "\\ud800"}', 422),
        (b'{"\\ud800": 1}', 422),
        (b'{"name": NaN}', 422),
        (b"1" * 5000, 422),
        (b'"' + b"x" * 64 * KIB + b'"', 413),
    ],
)
def test_unreadable_bodies_are_refused_with_a_sentence(server: ServerProcess, body: bytes, status: int) -> None:
    headers = {"Authorization": f"Bearer {new_key()}", "Content-Type": "application/json"}
    answer = httpx.put(f"{server.url}/api/me", content=body, headers=headers)
    assert answer.status_code == status
    check_answer(answer)


@pytest.mark.parametrize("value", ['"\\ud800"', '{"\\ud800": 1}', "NaN", "1e999"])
@pytest.mark.parametrize("part", ["options", "content"])
def test_values_that_cannot_be_encoded_are_refused(server: ServerProcess, part: str, value: str) -> None:
    body = f'{{"game": "anno1503", "seats": [{{"kind": "me"}}, {{"kind": "me"}}], "{part}": {{"gold": {value}}}}}'
    headers = {**sign_in(server.url), "Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=headers)
    assert answer.status_code == 422
    check_answer(answer)


@pytest.mark.parametrize("place", ["game", "players", "moves", "options"])
def test_a_record_with_a_lone_surrogate_is_refused(server: ServerProcess, place: str) -> None:
    record = json.loads(next(Path("tests/records").glob("anno1503_2_*.json")).read_text(encoding="utf-8"))
    with_surrogate: dict[str, Any] = {
        "game": "\ud800",
        "players": ["\ud800", "Ben"],
        "moves": ["0 \ud800"],
        "options": {"\ud800": 1},
    }
    answer = httpx.post(
        f"{server.url}/api/records",
        content=json.dumps({**record, place: with_surrogate[place]}),
        headers=sign_in(server.url),
    )
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in server.log()


@pytest.mark.parametrize(("path", "limit"), [("/api/tables", 64 * KIB), ("/api/records", 4 * KIB * KIB)])
def test_a_body_of_unknown_length_is_cut_off(server: ServerProcess, path: str, limit: int) -> None:
    def parts() -> Iterator[bytes]:
        yield b'"'
        for _ in range(limit // KIB):
            yield b"x" * KIB

    headers = {**sign_in(server.url), "Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}{path}", content=parts(), headers=headers, timeout=60)
    assert answer.status_code == 413
    assert answer.json()["error"]["args"] == {"limit": limit // KIB}
    check_answer(answer)
    assert "Traceback" not in server.log()


def test_too_many_requests_are_refused(strict_server: ServerProcess) -> None:
    with httpx.Client(base_url=strict_server.url) as client:
        answers = [client.get("/api/health", headers={"Accept-Language": "en"}) for _ in range(100)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 20 < len(refused) <= 60
    assert {answer.status_code for answer in answers} == {200, 429}
    assert refused[0].headers["Retry-After"] == "1"
    for answer in refused:
        check_answer(answer)


def test_secrets_are_never_logged(tmp_path: Path) -> None:
    """Use every kind of secret in valid and invalid requests, then break the store and read the whole log."""
    store = tmp_path / "kontor.db"
    with closing(ServerProcess(sqlite_address(store), (*FAST, "--local-webhooks"))) as server:
        server.start()
        secrets = _use_secrets(server, store)
        for secret in secrets:
            assert secret not in server.log()
        assert "OperationalError" in server.log()


def _use_secrets(server: ServerProcess, store: Path) -> list[str]:
    ada, ben, fresh, unknown = new_key(), new_key(), new_key(), new_key()
    answers: list[httpx.Response] = []
    with httpx.Client(base_url=server.url, timeout=60) as client:

        def call(key: str, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
            answers.append(client.request(method, path, json=body, headers={"Authorization": f"Bearer {key}"}, **more))
            return answers[-1]

        hook = f"http://127.0.0.1:{free_port('127.0.0.1', 0)}/hook/very-secret-address"
        for key in (ada, ben):
            assert call(key, "PUT", "/api/me", {"name": "Ada", "webhook": hook}).status_code == 200
        call(ada, "PUT", "/api/me", {"webhook": "ftp://very-secret-address"})
        call(ada, "POST", "/api/me/webhook")
        seats = [{"kind": "me"}, {"kind": "free"}]
        table = call(ada, "POST", "/api/tables", {"game": "anno1503", "seats": seats}).json()["table"]
        links = [
            call(ada, "POST", f"/api/tables/{table}/links", {"purpose": purpose, "renew": purpose == "watch"}).json()
            for purpose in ("join", "watch", "seat0")
        ]
        join, watch, seat = [link["secret"] for link in links]
        call(ben, "POST", f"/api/tables/{table}/watch", {"secret": join})
        call(ben, "POST", f"/api/tables/{table}/join", {"secret": join, "seat": f"{watch}"})
        call(ben, "POST", f"/api/tables/{table}/join", {"secret": join})
        call(unknown, "POST", f"/api/tables/{table}/seats/0/claim", {"secret": seat})
        call(f"{ada}x", "GET", "/api/me")
        call(ben, "POST", "/api/me/key", {"key": fresh[:-1] + "!"})
        call(ben, "POST", "/api/me/key", {"key": ada})
        call(ben, "POST", "/api/me/key", {"key": fresh})
        call(ada, "GET", f"/api/tables/{table}?secret={join}&key={ada}")
        call(ada, "GET", f"/t/{table}/{join}")
        _send_secrets(server, ada, join, table)
        # The notice fails only after three tries.
        while "kontor_notices_failed 0.0" in client.get("/api/metrics").text:
            assert server.answers()
        with sqlite3.connect(store) as rows:
            (own,) = rows.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
            rows.execute("DROP TABLE persons")
        assert call(ada, "GET", "/api/me").status_code == 503
        assert call(fresh, "PUT", "/api/me", {"name": "Ben", "webhook": hook}).status_code == 503
        _send_secrets(server, ada, join, table)
    for answer in answers:
        if answer.status_code >= 400:
            check_answer(answer)
            assert not [key for key in (ada, ben, fresh, unknown, own) if key in answer.text]
    return [ada, ben, fresh, unknown, join, watch, seat, "very-secret-address", own]


def _send_secrets(server: ServerProcess, key: str, secret: str, table: str) -> None:
    """Send secrets over live connections, in valid and invalid messages."""

    async def run() -> None:
        for message in (
            {"type": "hello", "id": "h", "key": key},
            {"type": "hello", "id": "h", "key": f"{key}x"},
            {"type": "hello", "id": "h", "key": key, "secret": secret},
            {"type": "open", "id": "h", "table": table, "key": key},
        ):
            wire = RawWebSocket(server.url)
            assert await wire.open(f"/api/live?key={key}") == 101
            wire.text(json.dumps(message))
            await wire.receive()
            wire.abort()

    asyncio.run(run())
