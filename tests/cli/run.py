"""Running `kontor` as a person does: a real process with its own input and output; where there are many, without."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from kontor.cli.main import main


class Ran(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


def kontor(*args: str | Path, typed: str = "", home: Path | None = None) -> Ran:
    """Run the program; nothing of this machine's settings reaches it."""
    environment = {"PATH": os.environ["PATH"], "COLUMNS": "120", "LANG": "C.UTF-8"}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", "import sys; from kontor.cli.main import main; sys.exit(main())", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


def cannot_be_done(args: list[str], home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A command says in one sentence why it cannot be done."""
    with pytest.MonkeyPatch.context() as settings:
        for name, value in (("HOME", str(home)), ("XDG_DATA_HOME", str(home)), ("LANG", "C.UTF-8")):
            settings.setenv(name, value)
        assert main(args) == 2, args
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1), args
