"""The arguments of `kontor arena` for tournaments that end quickly."""

from pathlib import Path

from tests.arena.support.quick import figures


def arena(tmp_path: Path, *more: str | Path) -> list[str | Path]:
    args: list[str | Path] = [
        "arena",
        "anno1503",
        "--bots",
        "greedy,random",
        "--content",
        figures(tmp_path / "figures"),
    ]
    return [*args, "--seed", "3", *more]
