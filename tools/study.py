"""The long runs that the project's claims rest on, in chunks: what is done is not done again.

Run as `python -m tools.study [GAME]`, or with `web` for the page; counts go to build/study/, figures to the screen, and
a failed claim exits 1.
"""

import sys

from tools import study_anno1503, study_anno1800, study_blind, study_hidden, study_web
from tools.chunks import FOLDER, STOPPED, Study, fingerprint, judge_all

STUDIES = [
    *study_anno1503.STUDIES,
    *study_anno1800.STUDIES,
    *study_blind.STUDIES,
    *study_hidden.STUDIES,
    *study_web.STUDIES,
]


def rooms_of(study: Study) -> tuple[str, ...]:
    """What a study hangs on besides rules and bots: what is sent hangs on the server, what is shown on the page too."""
    if study in study_web.STUDIES:
        return "lang", "server", "../web/src"
    return ("lang", "server") if study in study_hidden.STUDIES else ()


def main(game: str = "") -> int:
    """Run every study, or those of one game, and print all figures."""
    chosen = [study for study in STUDIES if study.name.startswith(game)]
    if not chosen:
        print(f"No study begins with {game}; there are: {', '.join(study.name for study in STUDIES)}", file=sys.stderr)
        return 2
    worst = 0
    for rooms in dict.fromkeys(rooms_of(study) for study in chosen):
        studies = [study for study in chosen if rooms_of(study) == rooms]
        worst = max(worst, judge_all(studies, FOLDER / fingerprint(*rooms)))
        if worst == STOPPED:
            break
    return worst


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
