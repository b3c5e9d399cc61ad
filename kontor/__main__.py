"""Run the `kontor` command with `python -m kontor`."""

import sys

from kontor.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
