"""The limits in docs/hosting.md are those of the server, and the command line sets them."""

import re

import pytest

from kontor.cli.main import main
from kontor.engine.errors import FormError
from kontor.server.limits import Limits, with_limit
from kontor.server.settings import Settings
from tools.paths import ROOT

_UNITS = {"": 1, "KiB": 1024, "MiB": 1024**2, "GiB": 1024**3}
_ROW = re.compile(r"^\| `(\w+)` \| ([\d,]+) ?(\w*) \| \S.* \| \S.* \|$", re.MULTILINE)


def test_the_documentation_has_every_limit_and_its_default() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    documented = {name: int(number.replace(",", "")) * _UNITS[unit] for name, number, unit in _ROW.findall(text)}
    known = {**Settings("")._asdict(), **Limits()._asdict()}
    assert documented == {name: known[name] for name in documented}
    assert set(Limits._fields) <= documented.keys()
    assert documented.keys() - set(Limits._fields) == {
        *("connections_per_address", "messages_per_second", "requests_per_second", "largest_message"),
        *("largest_record", "tables_per_person", "tables_in_memory", "bot_seconds"),
    }


@pytest.mark.parametrize("text", ["", "sockets", "sockets=", "sockets=0", "sockets=-1", "sockets=1.5", "other=1", "=1"])
def test_what_is_no_limit_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(FormError, match="limit-form"):
        with_limit(Limits(), text)
    assert main(["serve", "--limit", text, "--lang", "en"]) == 2
    assert "NAME=VALUE" in capsys.readouterr().err


def test_a_huge_limit_is_refused() -> None:
    with pytest.raises(FormError, match="limit-form"):
        with_limit(Limits(), f"sockets={'9' * 5000}")
