"""The process pool: results in order or as completed, and no orphaned processes."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from kontor.arena.pool import parallel_map, parallel_map_unordered

_SCRIPT = """
import os, sys, time
from pathlib import Path
from kontor.arena.pool import parallel_map

def work(place):
    Path(place, str(os.getpid())).touch()
    time.sleep(600)

if __name__ == "__main__":
    list(parallel_map(work, [sys.argv[1]] * 4, workers=2, chunk=1))
"""


def test_spread_returns_results_in_order() -> None:
    assert list(parallel_map(abs, range(-500, 0), workers=2, chunk=1)) == list(range(500, 0, -1))


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_as_done_does_not_wait_for_slow_work() -> None:
    results = parallel_map_unordered(sleep, [600, *[0] * 20], workers=2, chunk=1)
    assert [next(results) for _ in range(20)] == [(index, 0) for index in range(1, 21)]
    results.close()


def test_a_killed_parent_leaves_no_process_behind(tmp_path: Path) -> None:
    script, marks = tmp_path / "spreading.py", tmp_path / "marks"
    script.write_text(_SCRIPT)
    marks.mkdir()
    parent = subprocess.Popen([sys.executable, script, marks])
    try:
        _wait_until(lambda: len(list(marks.iterdir())) == 2)
    finally:
        parent.kill()
        parent.wait()
    _wait_until(lambda: not any(_is_running(int(mark.name)) for mark in marks.iterdir()))


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"


def _wait_until(condition: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)
