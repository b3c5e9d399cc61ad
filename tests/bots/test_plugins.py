"""Bots of other packages: found by their entry points, checked, and never a danger to the rest."""

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
    """Install a package as pip would leave it: its module and its metadata, with these entry points."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    entries = "".join(f"{name} = {module}:{factory}\n" for name, factory in bots.items())
    (info / "entry_points.txt").write_text(f"[{plugins.GROUP}]\n{entries}", encoding="utf-8")


def forget_plugins() -> None:
    """Look for plug-ins again when somebody asks next."""
    plugins._offered.cache_clear()
    plugins.load_factory.cache_clear()
    base._plugin_bots_of.cache_clear()
    for module in ("kontor_bad", "kontor_first", "kontor_other"):
        sys.modules.pop(module, None)


@pytest.fixture
def plugin_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose packages count as installed during a test."""
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


def test_it_does_not_play_a_game_that_it_declines(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    with pytest.raises(FormError, match="bot-unknown"):
        make_bot("first", "anno1800")


def test_it_plays_in_the_arena(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    job = Job("anno1503", ("first", "random"), seed=1, max_rounds=2, records=None, changed={})
    assert [outcome.rounds for outcome in simulate(job, range(2), workers=1)] == [2, 2]


def test_a_tournament_knows_the_version_of_a_package(plugin_folder: Path) -> None:
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
def test_a_bad_package_is_told_of_and_breaks_nothing(name: str, factory: str, key: str, plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-bad", {name: factory}, BAD)
    write_plugin(plugin_folder, "kontor-first", {"first": "make"}, GOOD)
    assert bots_of("anno1503") == [*BOTS, "first"]
    with pytest.raises(PluginError, match=key) as error:
        make_bot(name, "anno1503")
    for language in LANGUAGES:
        told = Translator(language).error(error.value)
        assert name in told
        assert "kontor-bad 1.0" in told


def test_a_module_that_cannot_be_imported_breaks_nothing(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-bad", {"broken": "make"}, "import no_such_module")
    assert bots_of("anno1503") == list(BOTS)
    with pytest.raises(PluginError, match="No module named"):
        make_bot("broken", "anno1503")


def test_our_own_bots_keep_their_names(plugin_folder: Path) -> None:
    write_plugin(plugin_folder, "kontor-first", {"greedy": "make"}, GOOD)
    assert bots_of("anno1503") == list(BOTS)
    assert type(make_bot("greedy", "anno1503")).__name__ == "GreedyBot"
    with pytest.raises(PluginError, match="bot-plugin-name"):
        make_bot("greedy", "nim")


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
def test_what_it_chooses_is_checked(factory: str, key: str, plugin_folder: Path) -> None:
    source = BAD + f"\ndef make(game):\n    return {factory}()\n"
    write_plugin(plugin_folder, "kontor-bad", {"bad": "make"}, source)
    job = Job("anno1503", ("bad", "random"), seed=1, max_rounds=2, records=None, changed={})
    with pytest.raises(PluginError, match=key) as error:
        list(simulate(job, range(1), workers=1))
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)
