"""Games that are real and soon over: the first to have a little gold wins."""

from pathlib import Path

from kontor.arena.tournament import Settings

CHANGED = {"victory": {"gold": 12, "points_to_win": 1}}
PAIR = Settings("anno1503", (("greedy", "random"),), games=6, seed=3, changed=CHANGED)


def figures(folder: Path) -> Path:
    """The same figures in a folder, as the commands read them."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "anno1503.toml").write_text("[victory]\ngold = 12\npoints_to_win = 1\n")
    return folder
