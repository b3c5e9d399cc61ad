"""The load of the machine, and the memory and processor time of processes."""

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def load_now() -> str:
    """Return the load average of the last minute, as text."""
    return f"load average {os.getloadavg()[0]:.1f}"


def memory_of(pid: int) -> int:
    """Return the resident memory of a process in bytes. Shared pages count in full."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the system does not tell how much memory a process holds")


def seconds_of(pid: int) -> float:
    """Return the seconds of processor time that a process has used so far."""
    # The process name may itself contain brackets and spaces.
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
