"""The bots of another game: those it has modules for, and no others."""

import importlib
from pathlib import Path

import pytest

import kontor.bots
from kontor.bots.advice import adviser, can_advise
from kontor.bots.base import bots_of, make_bot
from kontor.engine.errors import FormError

GREEDY = """
from kontor.bots.base import Bot

class GreedyBot(Bot):
    def choose(self, decision, rng):
        return decision.things()[0]
"""


@pytest.mark.parametrize(
    ("game", "files", "expected"),
    [
        ("go_alone", {}, ["random"]),
        ("go_file", {"go_file.py": GREEDY}, ["random"]),
        ("go_greedy", {"go_greedy/__init__.py": "", "go_greedy/greedy.py": GREEDY}, ["random", "greedy"]),
    ],
)
def test_a_game_has_the_bots_it_has_modules_for(
    game: str, files: dict[str, str], expected: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(kontor.bots, "__path__", [*kontor.bots.__path__, str(tmp_path)])
    importlib.invalidate_caches()
    assert bots_of(game) == expected
    for name in expected:
        assert type(make_bot(name, game)).__name__ == f"{name.capitalize()}Bot"
    assert not can_advise(game)
    with pytest.raises(FormError, match="bot-unknown"):
        adviser(game)
