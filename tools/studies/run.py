"""The long runs that the project's claims rest on, in chunks: what is done is not done again.

Run as `python -m tools.studies.run [GAME]`, or `web` for the page. Counts go to build/study/, results to the screen.
A failed claim exits 1.
"""

import sys

from tools.studies import anno1503, anno1800, fair_bots, hidden, transitions, web
from tools.studies.chunks import FOLDER, STOPPED, Study, fingerprint, judge_all

STUDIES = [
    *anno1503.STUDIES,
    *anno1800.STUDIES,
    *fair_bots.STUDIES,
    *hidden.STUDIES,
    *transitions.STUDIES,
    *web.STUDIES,
]


def rooms_of(study: Study) -> tuple[str, ...]:
    """What a study hangs on besides rules and bots: what is sent hangs on the server, what is shown on the page too."""
    if study in web.STUDIES:
        return "lang", "server", "../web/src"
    return ("lang", "server") if study in [*hidden.STUDIES, *transitions.STUDIES] else ()


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
