"""The long runs that the project's claims rest on, in chunks: what is done is not done again.

Run as `python -m tools.study [GAME]`; counts go to build/study/, figures to the screen, and a failed claim exits 1.
"""

import sys

from tools import study_anno1503, study_anno1800
from tools.chunks import FOLDER, fingerprint, judge_all

STUDIES = [*study_anno1503.STUDIES, *study_anno1800.STUDIES]


def main(game: str = "") -> int:
    """Run every study, or those of one game, and print all figures."""
    return judge_all([study for study in STUDIES if study.name.startswith(game)], FOLDER / fingerprint())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
