"""Run `kontor` in a process of its own, as a person does, or in this process where there are many runs."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from kontor.cli.main import main


class Result(NamedTuple):
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


def kontor(*args: str | Path, typed: str = "", home: Path | None = None) -> Result:
    """Run the program without the settings of this machine, and type the given lines."""
    environment = {"PATH": os.environ["PATH"], "COLUMNS": "120", "LANG": "C.UTF-8"}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    process = subprocess.run(
        [sys.executable, "-c", "import sys; from kontor.cli.main import main; sys.exit(main())", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in process.stdout + process.stderr
    return Result(process.returncode, process.stdout, process.stderr)


def check_refused(args: list[str], home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that a command exits with 2 and one sentence on stderr."""
    with pytest.MonkeyPatch.context() as settings:
        for name, value in (("HOME", str(home)), ("XDG_DATA_HOME", str(home)), ("LANG", "C.UTF-8")):
            settings.setenv(name, value)
        assert main(args) == 2, args
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1), args
