"""A short fixed run of `python -m tools.fuzz.schema`, and some of what longer runs have found."""

import httpx
import pytest

from kontor.server.keys import new_key
from tools.fuzz.schema import fuzz_schema
from tools.harness.server_process import ServerProcess

_SHARE = r"^/api/(me|alive|ready|tables/\{table\}/join)$"


def test_the_server_accepts_what_its_schema_allows_and_refuses_everything_else(sqlite_server: ServerProcess) -> None:
    done = fuzz_schema(sqlite_server, ["--phases", "coverage", "--include-path-regex", _SHARE, "--seed", "1"])
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    assert "Tested: 6" in done.stdout


@pytest.mark.parametrize(("path", "methods"), [("/api/me", "DELETE, GET, PUT"), ("/api/tables", "GET, POST")])
def test_a_refused_method_is_answered_with_all_allowed_ones(client: httpx.Client, path: str, methods: str) -> None:
    answer = client.options(path)
    assert (answer.status_code, answer.headers["Allow"]) == (405, methods)


def test_whole_numbers_may_be_written_with_a_fraction_of_zero(client: httpx.Client) -> None:
    headers = {"Authorization": f"Bearer {new_key()}"}
    client.put("/api/me", json={"name": "Ada"}, headers=headers)
    body = {"game": "anno1503", "seats": [{"kind": "me"}, {"kind": "screen"}], "clock": {"per_move": 60.0}}
    table = client.post("/api/tables", json=body, headers=headers).json()["table"]
    command = {"type": "leave", "id": "a", "table": table, "seat": 0.5}
    for seat, status in ((0.5, 422), (0.0, 200)):
        answer = client.post(f"/api/tables/{table}/commands", json={**command, "seat": seat}, headers=headers)
        assert answer.status_code == status


def test_the_schema_says_which_games_clocks_and_webhooks_are_refused(client: httpx.Client) -> None:
    schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    assert schemas["CreateTable"]["properties"]["game"]["pattern"] == "^(anno1503|anno1800)$"
    assert schemas["ClockSetup"]["not"]
    assert schemas["AccountUpdate"]["properties"]["webhook"]["anyOf"][0]["pattern"].startswith("^([hH]")
    seat = schemas["Move"]["properties"]["seat"]
    assert (seat["type"], seat["minimum"], seat["maximum"]) == ("integer", 0, 9)
