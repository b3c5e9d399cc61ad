"""Paths of the source tree that tools, tests and benchmarks share."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records"
"""Recorded games that the tests replay."""
