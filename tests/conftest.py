"""Settings of the whole test run."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of workers of `-n auto`: two more than cores, as many tests wait for a server or a browser."""
    return (os.cpu_count() or 1) + 2
