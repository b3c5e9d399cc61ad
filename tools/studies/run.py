"""Run the studies: long runs that back the project's claims, resumable in chunks.

Run as `python -m tools.studies.run [PREFIX]`: all studies, or those whose name begins with `anno1503`, `web`, … Counts
go to build/study/, results to the screen. A failed claim exits 1.
"""

import signal
import sys

from tools.studies import (
    anno1503,
    anno1800,
    fair_bots,
    hidden,
    new_lines,
    seat_mutants,
    third_game,
    three_servers,
    transitions,
    web,
)
from tools.studies.resumable import FOLDER, STOPPED, Study, fingerprint, judge_all

STUDIES = [
    *anno1503.STUDIES,
    *anno1800.STUDIES,
    *new_lines.STUDIES,
    *fair_bots.STUDIES,
    *hidden.STUDIES,
    *seat_mutants.STUDIES,
    *transitions.STUDIES,
    *web.STUDIES,
    *third_game.STUDIES,
    *three_servers.STUDIES,
]


def folders_of(study: Study) -> tuple[str, ...]:
    """Return the folders a study depends on besides rules and bots."""
    if study in third_game.STUDIES:
        return "lang", "server", "cli", "../web/src", "../docs"
    if study in web.STUDIES:
        return "lang", "server", "../web/src"
    on_server = [*hidden.STUDIES, *seat_mutants.STUDIES, *transitions.STUDIES, *three_servers.STUDIES]
    return ("lang", "server") if study in on_server else ()


def main(prefix: str = "") -> int:
    """Run every study, or those whose name begins with `prefix`, and print all results."""
    chosen = [study for study in STUDIES if study.name.startswith(prefix)]
    if not chosen:
        print(
            f"No study begins with {prefix}; there are: {', '.join(study.name for study in STUDIES)}", file=sys.stderr
        )
        return 2
    worst = 0
    for folders in dict.fromkeys(folders_of(study) for study in chosen):
        studies = [study for study in chosen if folders_of(study) == folders]
        worst = max(worst, judge_all(studies, FOLDER / fingerprint(*folders)))
        if worst == STOPPED:
            break
    return worst


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):
        # Also SIGINT: it is ignored in background jobs, and no server must be left running.
        signal.signal(ending, signal.default_int_handler)
    sys.exit(main(*sys.argv[1:2]))
