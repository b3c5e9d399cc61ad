"""Reads the files in `deploy/`: the commands they run, and what else the tests compare."""

import json
import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML

from tools.paths import ROOT

DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
_CONTINUED = re.compile(r"\\\n\s*")
_VARIABLE = re.compile(r"\$\{(\w+)[^}]*\}")


class Instruction(NamedTuple):
    """An instruction of a Dockerfile."""

    word: str
    rest: str

    @property
    def words(self) -> list[str]:
        """Return the words of an instruction that is written as a JSON array or plainly."""
        return json.loads(self.rest) if self.rest.startswith("[") else shlex.split(self.rest)


def stages() -> list[list[Instruction]]:
    """Return the stages of the Dockerfile, each with its instructions."""
    text = _CONTINUED.sub(" ", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    found: list[list[Instruction]] = []
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        word, rest = line.split(maxsplit=1)
        if word == "FROM":
            found.append([])
        found[-1].append(Instruction(word, rest))
    return found


def only(word: str) -> Instruction:
    """Return the one instruction of this kind in the last stage."""
    (found,) = [instruction for instruction in stages()[-1] if instruction.word == word]
    return found


def health_check() -> list[str]:
    """Return the command of the health check."""
    return Instruction("CMD", only("HEALTHCHECK").rest.partition(" CMD ")[2]).words


def compose() -> dict[str, Any]:
    """Return the compose file, with a sample value for each variable."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    data: dict[str, Any] = YAML(typ="safe").load(_VARIABLE.sub("example.org", text))
    return data


def unit_command(path: Path) -> list[str]:
    """Return the command that a systemd unit starts, with a port as the name of an instance."""
    (line,) = re.findall(r"^ExecStart=(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return shlex.split(line.replace("%i", "1801"))


def commands() -> dict[str, list[str]]:
    """Return the arguments that each file passes to `kontor`."""
    return {
        "Dockerfile": only("CMD").words,
        "compose.yaml": compose()["services"]["kontor"]["command"],
        **{unit.name: unit_command(unit)[1:] for unit in UNITS},
    }


def dashboard_expressions() -> list[str]:
    """Return the queries of the Grafana dashboard."""
    dashboard = json.loads((DEPLOY / "grafana" / "kontor.json").read_text(encoding="utf-8"))
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
