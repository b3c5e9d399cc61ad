"""What schemathesis does with each request of `tools.fuzz.schema`, which loads this module into it.

Requests are sent by a person that exists, and aimed at tables that exist. What is invalid in them stays invalid.
"""

import os
import re
from random import Random
from typing import Any

import schemathesis
from schemathesis.core.failures import Failure
from schemathesis.openapi.checks import RejectedPositiveData

from tools.fuzz.http import World
from tools.fuzz.schema import URL

_RESTORE_EVERY = 40
_TABLE = re.compile(r"[a-z0-9]{1,16}")
_SPOKEN = ("record:", "content:", "bots", "score:form", "anno1503:", "anno1800:")
"""Rules about lines, records, content, bots and score forms. Games define them, so no JSON schema describes them."""


class _Aim:
    """Aims requests at a server."""

    def __init__(self) -> None:
        self._random = Random(1)
        self._world = World(os.environ[URL], self._random)
        self._count = 0

    def aim(self, case: "schemathesis.Case[Any]") -> None:
        """Set the person and the table of a request."""
        if self._count % _RESTORE_EVERY == 0:
            self._world.restore()
        self._count += 1
        world, table = self._world, self._random.choice(self._world.tables)
        # Only the third person may lose their account or key: tables have other owners.
        risky = case.path in ("/api/me", "/api/me/key")
        case.headers["Authorization"] = f"Bearer {world.keys[2] if risky else world.owners[table]}"
        if _is_table(case.path_parameters.get("table")):
            case.path_parameters["table"] = table
            if isinstance(case.body, dict) and _is_table(case.body.get("table")):
                case.body["table"] = table


def _is_table(name: object) -> bool:
    return isinstance(name, str) and _TABLE.fullmatch(name) is not None


_aim = _Aim()


@schemathesis.hook
def before_call(_: schemathesis.HookContext, case: "schemathesis.Case[Any]", kwargs: dict[str, Any]) -> None:
    """Aim a request."""
    _aim.aim(case)


@schemathesis.hook
def filter_failure(
    _: schemathesis.HookContext, failure: Failure, case: "schemathesis.Case[Any]", response: schemathesis.Response
) -> bool:
    """Return whether to report a failure: not if a game has refused what a request of valid form says."""
    if not isinstance(failure, RejectedPositiveData):
        return True
    return not str(response.json()["error"]["rule"]).startswith(_SPOKEN)
