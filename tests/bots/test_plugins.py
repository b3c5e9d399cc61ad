"""Plug-in bots: found by entry points, checked, and isolated from other bots when they fail."""

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.arena.simulate import Job, simulate
from kontor.arena.tournament import Settings
from kontor.bots import base, plugins
from kontor.bots.base import BOTS, bots_of, known_bots, make_bot
from kontor.bots.plugins import PluginError
from kontor.engine.decision import Decision
from kontor.engine.errors import FormError
from kontor.engine.matches import new_match
from kontor.engine.rng import Rng
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator

GOOD = """
from kontor.bots.base import Bot

class First(Bot):
    def choose(self, decision, rng):
        return decision.complete(decision.things()[0])[0]

def make(game):
    return First() if game == "anno1503" else None
"""
BAD = """
from kontor.bots.base import Bot

class Raises(Bot):
    def choose(self, decision, rng):
        raise KeyError("gold")

class Cheats(Bot):
    def choose(self, decision, rng):
        return decision.game.parse("ship")

class Garbage(Bot):
    def choose(self, decision, rng):
        return "anything"

def fails(game):
    raise OSError("no weights")

def number(game):
    return 3

constant = 3
"""


def write_plugin(folder: Path, package: str, bots: dict[str, str], source: str) -> None:
    """Write the module and metadata of a package with these entry points, as pip would install it."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    entries = "".join(f"{name} = {module}:{factory}\n" for name, factory in bots.items())
    (info / "entry_points.txt").write_text(f"[{plugins.GROUP}]\n{entries}", encoding="utf-8")


def forget_plugins() -> None:
    """Clear the caches, so that plug-ins are looked up again."""
    plugins._entry_points_by_name.cache_clear()
    plugins.load_factory.cache_clear()
    base._plugin_bots_of.cache_clear()
    for module in ("kontor_bad", "kontor_first", "kontor_other"):
        sys.modules.pop(module, None)


@pytest.fixture
def plugin_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder whose packages count as installed during a test."""
    monkeypatch.syspath_prepend(str(tmp_path))
    forget_plugins()
    yield tmp_path
    forget_plugins()


def test_a_package_adds_a_bot_by_name(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    assert "first" in known_bots()
    assert bots_of("anno1503") == [*BOTS, "first"]
    assert bots_of("anno1800") == list(BOTS)
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    move = make_bot("first", "anno1503").choose(Decision(match.game, match.state), Rng(1))
    assert match.game.text(move) == match.legal()[0]


def test_a_bot_is_unknown_for_games_that_it_declines(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    with pytest.raises(FormError, match="bot-unknown"):
        make_bot("first", "anno1800")


def test_a_plugin_bot_plays_in_the_arena(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    job = Job("anno1503", ("first", "random"), seed=1, max_rounds=2, records=None, changed={})
    assert [outcome.rounds for outcome in simulate(job, range(2), workers=1)] == [2, 2]


def test_the_fingerprint_of_a_tournament_includes_package_versions(plugin_folder: Path) -> None:
    settings = Settings("anno1503", (("first", "random"),), games=2)
    without = settings.fingerprint()
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    forget_plugins()
    assert settings.fingerprint() != without


@pytest.mark.parametrize(
    ("name", "factory", "key"),
    [
        ("absent", "make", "bot-plugin-failed"),
        ("fails", "fails", "bot-plugin-failed"),
        ("number", "number", "bot-plugin-failed"),
        ("constant", "constant", "bot-plugin-failed"),
        ("Upper-Case", "Raises", "bot-plugin-name"),
        ("a_name_of_21_letters_", "Raises", "bot-plugin-name"),
    ],
)
def test_a_bad_package_is_reported_and_breaks_nothing(name: str, factory: str, key: str, plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-bad", {name: factory}, BAD)
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    assert bots_of("anno1503") == [*BOTS, "first"]
    with pytest.raises(PluginError, match=key) as error:
        make_bot(name, "anno1503")
    for language in LANGUAGES:
        sentence = Translator(language).error(error.value)
        assert name in sentence
        assert "kontor-bad 1.0" in sentence


def test_a_module_that_cannot_be_imported_breaks_nothing(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-bad", {"broken": "make"}, "import no_such_module")
    assert bots_of("anno1503") == list(BOTS)
    with pytest.raises(PluginError, match="No module named"):
        make_bot("broken", "anno1503")


def test_plugins_cannot_replace_built_in_bots(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"greedy": "make"}, GOOD)
    assert bots_of("anno1503") == list(BOTS)
    assert type(make_bot("greedy", "anno1503")).__name__ == "GreedyBot"
    with pytest.raises(PluginError, match="bot-plugin-name"):
        make_bot("greedy", "no_game")


def test_two_packages_with_one_name_are_both_left_out(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    write_plugin(plugin_folder, "kontor-other", {"first": "make"}, GOOD)
    assert bots_of("anno1503") == list(BOTS)
    with pytest.raises(PluginError, match="bot-plugin-twice"):
        make_bot("first", "anno1503")


@pytest.mark.parametrize(
    ("factory", "key"),
    [("Raises", "bot-plugin-failed"), ("Cheats", "bot-plugin-illegal"), ("Garbage", "bot-plugin-failed")],
)
def test_moves_of_plugin_bots_are_checked(factory: str, key: str, plugin_folder: Path) -> None:
    source = BAD + f"\ndef make(game):\n    return {factory}()\n"
    write_plugin(plugin_folder, "kontor-bad", {"bad": "make"}, source)
    job = Job("anno1503", ("bad", "random"), seed=1, max_rounds=2, records=None, changed={})
    with pytest.raises(PluginError, match=key) as error:
        list(simulate(job, range(1), workers=1))
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)
