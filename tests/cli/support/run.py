"""Run `kontor` in this process, or in a process of its own as a person does."""

import io
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


def _environment(home: Path | None) -> dict[str, str]:
    """Return an environment without the settings of this machine."""
    environment = {"PATH": os.environ["PATH"], "COLUMNS": "120", "LANG": "C.UTF-8"}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    return environment


def kontor(*args: str | Path, typed: str = "", home: Path | None = None) -> Result:
    """Run the program in this process and type the given lines. Starting a process would take most of the time."""
    streams = {name: io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for name in ("stdout", "stderr")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", _environment(home))
        patch.setattr(sys, "argv", ["kontor", *map(str, args)])
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        code = main()
    out, err = (_written(stream) for stream in streams.values())
    assert "Traceback" not in out + err
    return Result(code, out, err)


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")


def kontor_process(*args: str | Path, typed: str = "", home: Path | None = None) -> Result:
    """Run the program in a process of its own and type the given lines."""
    process = subprocess.run(
        [sys.executable, "-c", "import sys; from kontor.cli.main import main; sys.exit(main())", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=_environment(home),
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
