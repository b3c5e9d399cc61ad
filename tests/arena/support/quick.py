"""Real games that end quickly: a little gold is enough to win."""

from pathlib import Path

from kontor.arena.tournament import Settings

CHANGED = {"victory": {"gold": 12, "points_to_win": 1}}
PAIR = Settings("anno1503", (("greedy", "random"),), games=6, seed=3, changed=CHANGED)


def figures(folder: Path) -> Path:
    """Write the changed figures to a folder, as commands read them. Return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "anno1503.toml").write_text("[victory]\ngold = 12\npoints_to_win = 1\n")
    return folder
