"""HTTP fuzzing: requests generated from the OpenAPI document, aimed at tables and persons that exist."""

import copy
import json
import time
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from urllib.parse import quote

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kontor.engine.content import read_toml
from kontor.engine.protocol import Data
from kontor.server.keys import new_key
from tools.fuzz.complaints import Complaints
from tools.harness.server_process import ServerProcess
from tools.paths import ROOT

GAMES = ("anno1503", "anno1800")
AnyCase: TypeAlias = "schemathesis.Case[Any]"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
NASTY: list[Any] = [
    *[None, True, -1, 0, 10, 2**31, 2**63, 10**40, 10**400, 0.5, float("nan"), float("inf"), [], {}, [[]], {"": ""}],
    *["", " ", "\0", "\x1b[2J", "\ud800", "\u202eabc", "é" * 300, "x" * 2001, "../..", "{}", "<b>", "²", "１"],
    {"\ud800": 1},
    {"\0": {"\0": [None]}},
]
_INTERNALS = (b"Traceback", b'File \\"', b"sqlalchemy", b"pydantic", b"site-packages")
_RESTORE_EVERY = 50


class World:
    """Persons and tables on the server. They are created again after requests have deleted them."""

    def __init__(self, url: str, random: Random) -> None:
        self.url = url
        self.random = random
        self.http = requests.Session()
        self.keys = [new_key() for _ in range(3)]
        self.tables: list[str] = []
        self.owners: dict[str, str] = {}
        self.secrets: list[str] = []
        self.lines: list[str] = []
        self.records = [json.loads(path.read_text(encoding="utf-8")) for path in _small_records()]
        self.contents = {game: read_toml(ROOT / "kontor" / game / "content" / "content.toml")[0] for game in GAMES}

    def call(self, method: str, path: str, key: str, body: Any = None) -> Any:
        """Send a valid request. Return its answer, or None if it was refused."""
        headers = {"Authorization": f"Bearer {key}"}
        answer = self.http.request(method, f"{self.url}{path}", json=body, headers=headers, timeout=60)
        return answer.json() if answer.ok and answer.content else None

    def restore(self) -> None:
        """Create missing persons, and new tables of each kind if few are left."""
        for index, key in enumerate(self.keys):
            if self.call("GET", "/api/me", key) is None:
                self.call("PUT", "/api/me", key, {"name": f"Person {index}"})
        existing = [table for table in self.tables if self._sees(table)]
        if len(existing) < 4:
            fresh = self._new_tables()
            self.tables = [*existing, *fresh]
            self.secrets = [secret for table in fresh for secret in self._secrets(table)]

    def _sees(self, table: str) -> bool:
        return any(self.call("GET", f"/api/tables/{table}", key) for key in self.keys[:2])

    def _new_tables(self) -> list[str]:
        """Create tables: waiting and public, in play by two, in play against a bot, over. Return their ids."""
        ada, ben = self.random.sample(self.keys[:2], 2)
        tables = []
        free: Data = {"kind": "free"}
        game = self.random.choice(GAMES)
        for request in (
            {"game": game, "seats": [{"kind": "me"}, free, free], "public": True},
            {"game": game, "seats": [{"kind": "me"}, {"kind": "screen", "name": "Cy"}], "random_start": False},
            {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "clock": {"per_move": 600}},
            {"game": game, "seats": [{"kind": "me"}, free], "public": True, "random_start": False},
        ):
            answer = self.call("POST", "/api/tables", ada, request)
            if answer is not None:
                tables.append(answer["table"])
        if tables:
            self.call("POST", f"/api/tables/{tables[-1]}/join", ben, {})
            asked = {"type": "things", "id": "a", "table": tables[-1], "seat": 0}
            answer = self.call("POST", f"/api/tables/{tables[-1]}/questions", ada, asked)
            self.lines = [thing["text"] for thing in answer["things"]] if answer else self.lines
        answer = self.call("POST", "/api/records", ada, self.random.choice(self.records))
        tables += [answer["table"]] if answer else []
        self.owners |= dict.fromkeys(tables, ada)
        return tables

    def _secrets(self, table: str) -> list[str]:
        asked = product(self.keys[:2], ("join", "watch", "seat0"))
        links = [self.call("POST", f"/api/tables/{table}/links", key, {"purpose": purpose}) for key, purpose in asked]
        return [link["secret"] for link in links if link]

    def damaged(self, data: Any) -> Any:
        """Return a copy with one value damaged, often deeply nested."""
        damaged = copy.deepcopy(data)
        at = damaged
        while True:
            names = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not names:
                return damaged
            name = self.random.choice(names)
            child = at[name]
            if isinstance(child, dict | list) and child and self.random.random() < 0.9:
                at = child
                continue
            if isinstance(at, dict) and self.random.random() < 0.2:
                del at[name]
            else:
                at[name] = self.random.choice([*NASTY, [child], {"a": child}, _near(child)])
            return damaged


def _small_records() -> list[Path]:
    """Return the shortest record of each game."""
    paths = sorted((ROOT / "tests" / "records").glob("anno*.json"), key=lambda path: path.stat().st_size)
    return [next(path for path in paths if path.name.startswith(game)) for game in GAMES]


def _near(value: Any) -> Any:
    """Return a similar value that is wrong or unusually large."""
    if isinstance(value, int | float):
        return -value if value else 1_000_000
    return f"{value}x"


class HttpFuzz:
    """Sends a number of requests and checks every answer."""

    def __init__(self, server: ServerProcess, count: int, number: int = 1) -> None:
        self.server = server
        self.count = count
        self.number = number
        self.random = Random(number)
        self.world = World(server.url, self.random)
        self.statuses: Counter[int] = Counter()
        self.reached: Counter[str] = Counter()
        self.complaints = Complaints()
        self.slowest = 0.0
        self._schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")

    def done(self) -> int:
        """Return the number of requests made."""
        return sum(self.statuses.values())

    def run(self) -> None:
        """Send all requests and run all checks."""
        assert self.server.process is not None
        self.world.restore()
        operations = [result.ok() for result in self._schema.get_all_operations() if isinstance(result, Ok)]
        batch = max(2, min(50, self.count // (2 * len(operations))))
        modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
        turn = 0
        while self.done() < self.count:
            turn += 1
            for operation, mode in product(operations, modes):
                if self.done() < self.count:
                    self._send_batch(operation, mode, batch, turn)
        self.complaints.expect(self.server.process.poll() is None and self.server.answers(), "the server is not well")
        log = self.server.log()
        self.complaints.expect("Traceback" not in log and "ERROR" not in log, f"the log has faults: {log[-3000:]}")

    def _send_batch(self, operation: Any, mode: schemathesis.GenerationMode, count: int, turn: int) -> None:
        """Send requests of one kind. Hypothesis stops early when it has no more examples."""

        @seed(self.number * 1000 + turn)
        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode))
        def send(case: AnyCase) -> None:
            if self.done() < self.count:
                self._send_one(case)

        try:
            send()
        except Unsatisfiable:
            # A request without arguments has no invalid form.
            return

    def _send_one(self, case: AnyCase) -> None:
        if self.done() % _RESTORE_EVERY == 0:
            self.world.restore()
        name = f"{case.method} {case.path}"
        request = self._aimed(case)
        start = time.monotonic()
        answer = self.world.http.request(**request, timeout=60, allow_redirects=False)
        self.slowest = max(self.slowest, time.monotonic() - start)
        self.statuses[answer.status_code] += 1
        if answer.ok:
            self.reached[name] += 1
            if case.method == "DELETE" or case.path == "/api/me/key":
                self.world.restore()
        if self.done() % 1000 == 0:
            print(f"  {self.done():,} requests", flush=True)
        context = f"{name}: {answer.status_code} {answer.text[:200]} after {str(request)[:600]}"
        self.complaints.expect(answer.status_code < 500, context)
        self.complaints.expect(not any(word in answer.content for word in _INTERNALS), f"internals revealed: {context}")
        try:
            case.validate_response(answer, checks=CHECKS)
        except FailureGroup as group:
            self.complaints += [f"{failure.title}: {failure.message[:300]}; {context}" for failure in group.exceptions]

    def _aimed(self, case: AnyCase) -> dict[str, Any]:
        """Return the request, mostly aimed at an existing table and sent by a known person."""
        random, world = self.random, self.world
        table = random.choice(world.tables) if world.tables else "none"
        existing = {"table": table, "seat": random.randrange(3), "other": random.randrange(1, 5), "game": GAMES[0]}
        for name in case.path_parameters or {}:
            if name in existing and random.random() < 0.85:
                case.path_parameters[name] = existing[name]
        request = case.as_transport_kwargs(base_url=self.server.url)
        headers = {name: value for name, value in request["headers"].items() if name.lower() != "user-agent"}
        if random.random() < 0.93:
            headers = {name: value for name, value in headers.items() if name.lower() != "authorization"}
            if random.random() < 0.93:
                # Deleting an account or its key must not hit the owners of tables.
                fatal = case.path == "/api/me/key" or (case.path, case.method) == ("/api/me", "DELETE")
                others = random.choice(world.keys[:2])
                owner = world.owners.get(table, others) if random.random() < 0.5 else others
                headers["Authorization"] = f"Bearer {world.keys[2] if fatal else owner}"
                if fatal and random.random() < 0.3:
                    headers["Confirm"] = "delete"
        if "json" in request:
            body = self._aimed_body(case.path, request.pop("json"), table)
            # Encoded here because the library would refuse invalid JSON such as NaN.
            request["data"] = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request["headers"] = headers
        return dict(request)

    def _aimed_body(self, path: str, body: Any, table: str) -> Any:
        random, world = self.random, self.world
        if path == "/api/records" and random.random() < 0.85:
            return world.damaged(random.choice(world.records))
        if path == "/api/tables" and random.random() < 0.6:
            return self._table_request()
        if not isinstance(body, dict):
            return body
        body = dict(body)
        valid: dict[str, list[Any]] = {
            "table": [table],
            "secret": world.secrets,
            "seat": [0, 1],
            "revision": [0, 0, 1, 2],
            "line": world.lines,
            "thing": world.lines,
            "id": [f"f{self.done()}"],
            "key": [quote(new_key())],
        }
        for name, values in valid.items():
            if name in body and values and random.random() < 0.9:
                body[name] = random.choice(values)
        return world.damaged(body) if random.random() < 0.15 else body

    def _table_request(self) -> Data:
        """Return a request for a table with damaged content, options or fields."""
        random, world = self.random, self.world
        game = random.choice(GAMES)
        seats: list[Data] = [{"kind": "me"}, {"kind": "free"}, {"kind": "screen", "name": "Di"}]
        request: Data = {"game": game, "seats": random.sample(seats, random.randrange(1, 4))}
        draw = random.random()
        if draw < 0.6:
            part = random.choice(list(world.contents[game]))
            request["content"] = world.damaged({part: world.contents[game][part]})
        elif draw < 0.8:
            request["options"] = {random.choice(["edition", "first", "x"]): random.choice(NASTY)}
        else:
            request = world.damaged(
                {**request, "title": "T", "clock": {"per_game": 600, "added": 5}, "random_start": True}
            )
        return request

    def summary(self) -> str:
        """Return the statistics of the run."""
        statuses = ", ".join(f"{status}: {count:,}" for status, count in sorted(self.statuses.items()))
        return (
            f"{self.done():,} requests to {len(self.reached)} operations that were met at least once; answers "
            f"{statuses}; the slowest in {self.slowest:.2f} s"
        )
