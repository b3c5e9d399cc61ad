"""`python -m kontor` is `kontor`."""

import sys

from kontor.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
