"""Requests made by the OpenAPI description of the server, aimed at tables and persons that are really there."""

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
_STRANGERS = (b"Traceback", b'File \\"', b"sqlalchemy", b"pydantic", b"site-packages")
_MEND_EVERY = 50


class World:
    """Persons and tables on the server, made again when requests have destroyed them."""

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
        """A request that is in order; nothing comes back where it was refused all the same."""
        headers = {"Authorization": f"Bearer {key}"}
        answer = self.http.request(method, f"{self.url}{path}", json=body, headers=headers, timeout=60)
        return answer.json() if answer.ok and answer.content else None

    def mend(self) -> None:
        """See to it that all persons are known and tables of each kind are there."""
        for index, key in enumerate(self.keys):
            if self.call("GET", "/api/me", key) is None:
                self.call("PUT", "/api/me", key, {"name": f"Person {index}"})
        there = [table for table in self.tables if self._sees(table)]
        if len(there) < 4:
            fresh = self._new_tables()
            self.tables = [*there, *fresh]
            self.secrets = [secret for table in fresh for secret in self._secrets(table)]

    def _sees(self, table: str) -> bool:
        return any(self.call("GET", f"/api/tables/{table}", key) for key in self.keys[:2])

    def _new_tables(self) -> list[str]:
        """Waiting and open to all, in play between two, in play against a bot, over; by two owners."""
        ada, ben = self.random.sample(self.keys[:2], 2)
        made = []
        free: Data = {"kind": "free"}
        game = self.random.choice(GAMES)
        for wish in (
            {"game": game, "seats": [{"kind": "me"}, free, free], "public": True},
            {"game": game, "seats": [{"kind": "me"}, {"kind": "screen", "name": "Cy"}], "drawn": False},
            {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "clock": {"per_move": 600}},
            {"game": game, "seats": [{"kind": "me"}, free], "public": True, "drawn": False},
        ):
            answer = self.call("POST", "/api/tables", ada, wish)
            if answer is not None:
                made.append(answer["table"])
        if made:
            self.call("POST", f"/api/tables/{made[-1]}/join", ben, {})
            asked = {"type": "things", "id": "a", "table": made[-1], "seat": 0}
            answer = self.call("POST", f"/api/tables/{made[-1]}/questions", ada, asked)
            self.lines = [thing["text"] for thing in answer["things"]] if answer else self.lines
        answer = self.call("POST", "/api/records", ada, self.random.choice(self.records))
        made += [answer["table"]] if answer else []
        self.owners |= dict.fromkeys(made, ada)
        return made

    def _secrets(self, table: str) -> list[str]:
        for key in self.keys[:2]:
            found = [
                self.call("POST", f"/api/tables/{table}/links", key, {"purpose": purpose})
                for purpose in ("join", "watch", "seat0")
            ]
            if all(found):
                return [link["secret"] for link in found]
        return []

    def damaged(self, data: Any) -> Any:
        """A copy with one spot of it spoiled, somewhere deep inside."""
        whole = copy.deepcopy(data)
        at = whole
        while True:
            names = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not names:
                return whole
            name = self.random.choice(names)
            below = at[name]
            if isinstance(below, dict | list) and below and self.random.random() < 0.9:
                at = below
                continue
            if isinstance(at, dict) and self.random.random() < 0.2:
                del at[name]
            else:
                at[name] = self.random.choice([*NASTY, [below], {"a": below}, _near(below)])
            return whole


def _small_records() -> list[Path]:
    """A few records: the shortest of each game."""
    paths = sorted((ROOT / "tests" / "records").glob("anno*.json"), key=lambda path: path.stat().st_size)
    return [next(path for path in paths if path.name.startswith(game)) for game in GAMES]


def _near(value: Any) -> Any:
    """Something like it that is wrong all the same, or unusually great."""
    if isinstance(value, int | float):
        return -value if value else 1_000_000
    return f"{value}x"


class HttpFuzz:
    """Sends requests until there were enough, and judges every answer."""

    def __init__(self, server: ServerProcess, count: int, number: int = 1) -> None:
        self.server = server
        self.count = count
        self.number = number
        self.random = Random(number)
        self.world = World(server.url, self.random)
        self.statuses: Counter[int] = Counter()
        self.reached: Counter[str] = Counter()
        self.complaints: list[str] = []
        self.slowest = 0.0
        self._schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")

    def done(self) -> int:
        """How many requests were made."""
        return sum(self.statuses.values())

    def run(self) -> None:
        """All of it, the checks included."""
        assert self.server.process is not None
        self.world.mend()
        operations = [found.ok() for found in self._schema.get_all_operations() if isinstance(found, Ok)]
        each = max(2, min(50, self.count // (2 * len(operations))))
        modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
        turn = 0
        while self.done() < self.count:
            turn += 1
            for operation, mode in product(operations, modes):
                if self.done() < self.count:
                    self._some(operation, mode, each, turn)
        self._expect(self.server.process.poll() is None and self.server.answers(), "the server is not well")
        log = self.server.log()
        self._expect("Traceback" not in log and "ERROR" not in log, f"the log has faults: {log[-3000:]}")

    def _some(self, operation: Any, mode: schemathesis.GenerationMode, count: int, turn: int) -> None:
        """Some requests of one kind. Hypothesis stops early where it finds no others."""

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
                self._one(case)

        try:
            send()
        except Unsatisfiable:
            # There is no wrong way to ask for what takes no arguments.
            return

    def _one(self, case: AnyCase) -> None:
        if self.done() % _MEND_EVERY == 0:
            self.world.mend()
        name = f"{case.method} {case.path}"
        sending = self._aimed(case)
        began = time.monotonic()
        answer = self.world.http.request(**sending, timeout=60, allow_redirects=False)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.statuses[answer.status_code] += 1
        if answer.ok:
            self.reached[name] += 1
            if case.method == "DELETE" or case.path == "/api/me/key":
                self.world.mend()
        if self.done() % 1000 == 0:
            print(f"  {self.done():,} requests", flush=True)
        told = f"{name}: {answer.status_code} {answer.text[:200]} after {str(sending)[:600]}"
        self._expect(answer.status_code < 500, told)
        self._expect(not any(word in answer.content for word in _STRANGERS), f"too much told: {told}")
        try:
            case.validate_response(answer, checks=CHECKS)
        except FailureGroup as group:
            self.complaints += [f"{failure.title}: {failure.message[:300]}; {told}" for failure in group.exceptions]

    def _aimed(self, case: AnyCase) -> dict[str, Any]:
        """The request, more often than not at something that is there, by somebody who is known."""
        random, world = self.random, self.world
        table = random.choice(world.tables) if world.tables else "none"
        there = {"table": table, "seat": random.randrange(3), "other": random.randrange(1, 5), "game": GAMES[0]}
        for name in case.path_parameters or {}:
            if name in there and random.random() < 0.85:
                case.path_parameters[name] = there[name]
        sending = case.as_transport_kwargs(base_url=self.server.url)
        headers = {name: value for name, value in sending["headers"].items() if name.lower() != "user-agent"}
        if random.random() < 0.93:
            headers = {name: value for name, value in headers.items() if name.lower() != "authorization"}
            if random.random() < 0.93:
                # Who loses their key or is forgotten has no tables.
                fatal = case.path == "/api/me/key" or (case.path, case.method) == ("/api/me", "DELETE")
                others = random.choice(world.keys[:2])
                owner = world.owners.get(table, others) if random.random() < 0.5 else others
                headers["Authorization"] = f"Bearer {world.keys[2] if fatal else owner}"
                if fatal and random.random() < 0.3:
                    headers["Confirm"] = "delete"
        if "json" in sending:
            body = self._aimed_body(case.path, sending.pop("json"), table)
            # Also what JSON does not allow, such as NaN: a library would not send it.
            sending["data"] = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        sending["headers"] = headers
        return dict(sending)

    def _aimed_body(self, path: str, body: Any, table: str) -> Any:
        random, world = self.random, self.world
        if path == "/api/records" and random.random() < 0.85:
            return world.damaged(random.choice(world.records))
        if path == "/api/tables" and random.random() < 0.6:
            return self._table_wish()
        if not isinstance(body, dict):
            return body
        body = dict(body)
        sure: dict[str, list[Any]] = {
            "table": [table],
            "secret": world.secrets,
            "seat": [0, 1],
            "revision": [0, 0, 1, 2],
            "line": world.lines,
            "thing": world.lines,
            "id": [f"f{self.done()}"],
            "key": [quote(new_key())],
        }
        for name, values in sure.items():
            if name in body and values and random.random() < 0.9:
                body[name] = random.choice(values)
        return world.damaged(body) if random.random() < 0.15 else body

    def _table_wish(self) -> Data:
        """A table with figures of one's own, one of them spoiled."""
        random, world = self.random, self.world
        game = random.choice(GAMES)
        seats: list[Data] = [{"kind": "me"}, {"kind": "free"}, {"kind": "screen", "name": "Di"}]
        wish: Data = {"game": game, "seats": random.sample(seats, random.randrange(1, 4))}
        way = random.random()
        if way < 0.6:
            part = random.choice(list(world.contents[game]))
            wish["content"] = world.damaged({part: world.contents[game][part]})
        elif way < 0.8:
            wish["options"] = {random.choice(["edition", "first", "x"]): random.choice(NASTY)}
        else:
            wish = world.damaged({**wish, "title": "T", "clock": {"per_game": 600, "added": 5}, "drawn": True})
        return wish

    def _expect(self, true: bool, complaint: str) -> None:
        if not true:
            self.complaints.append(complaint)

    def told(self) -> str:
        """The figures."""
        statuses = ", ".join(f"{status}: {count:,}" for status, count in sorted(self.statuses.items()))
        return (
            f"{self.done():,} requests to {len(self.reached)} operations that were met at least once; answers "
            f"{statuses}; the slowest in {self.slowest:.2f} s"
        )
