"""The machine that something was measured on, and what processes take of it."""

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def load_now() -> str:
    """How busy the machine was in the last minute: processes that ran or wanted to."""
    return f"load average {os.getloadavg()[0]:.1f}"


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds; pages shared with others count in full."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the system does not tell how much memory a process holds")


def seconds_of(pid: int) -> float:
    """Seconds of processor time that a process has used so far."""
    # The name before the bracket may itself hold brackets and spaces.
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
