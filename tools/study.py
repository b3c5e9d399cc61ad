"""The long runs that the project's claims rest on, in chunks: what is done is not done again.

Run as `python -m tools.study [GAME]`; counts go to build/study/, figures to the screen, and a failed claim exits 1.
"""

import sys

from tools import study_anno1503, study_anno1800, study_hidden
from tools.chunks import FOLDER, STOPPED, fingerprint, judge_all

STUDIES = [*study_anno1503.STUDIES, *study_anno1800.STUDIES, *study_hidden.STUDIES]


def main(game: str = "") -> int:
    """Run every study, or those of one game, and print all figures."""
    chosen = [study for study in STUDIES if study.name.startswith(game)]
    worst = 0
    # What is sent hangs on the server too; what bots play does not.
    for at_table, rooms in ((False, ()), (True, ("lang", "server"))):
        studies = [study for study in chosen if (study in study_hidden.STUDIES) == at_table]
        worst = max(worst, judge_all(studies, FOLDER / fingerprint(*rooms)))
        if worst == STOPPED:
            break
    return worst


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
