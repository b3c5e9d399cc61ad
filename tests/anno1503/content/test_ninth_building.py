"""Adding a ninth public building by data alone, as docs/figures.md describes."""

import re
import tomllib
from pathlib import Path

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.state import Position
from kontor.engine.legality import verify
from kontor.engine.matches import new_match, resume
from kontor.lang.translator import Localizer, Translator
from tests.cli.support.run import kontor
from tools.paths import ROOT

PAGE = (ROOT / "docs" / "figures.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]


def test_wood_sells_for_three_once_the_sawmill_stands() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed=tomllib.loads(EXAMPLE))
    game, state = match.game, match.state
    assert isinstance(game, Anno1503)
    assert isinstance(state, Position)
    sawmill = game.catalog.buildings.index("sawmill")
    assert len(game.catalog.buildings) == 9
    state.folk[2] = 1
    state.hands[0:6] = [2, 0, 1, 0, 0, 0]
    assert "pioneer sawmill" in match.legal()
    gold = state.gold[0]
    match.play("pioneer sawmill")
    assert state.display[sawmill] == 0
    match.play("sell wood 1")
    assert state.gold[0] == gold + 3


def test_the_building_has_a_name_in_every_language() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed=tomllib.loads(EXAMPLE))
    event: dict[str, object] = {"kind": "settled_building", "seat": 0, "space": 4, "building": "sawmill"}
    for language, name in (("en", "sawmill"), ("de", "Sägewerk"), ("fr", "scierie"), ("it", "segheria")):
        assert name in Localizer(Translator(language), match.game, match.players).event(event)


def test_records_of_games_with_the_building_verify(tmp_path: Path) -> None:
    (tmp_path / "anno1503.toml").write_text(EXAMPLE, encoding="utf-8")
    assert "Differs from the built-in figures: building sawmill." in kontor("content", "check", tmp_path).out
    records = tmp_path / "records"
    kontor("simulate", "anno1503", "--games", "8", "--content", tmp_path, "--records", records)
    texts = [path.read_text(encoding="utf-8") for path in sorted(records.iterdir())]
    assert any("pioneer sawmill" in text for text in texts)
    assert kontor("verify", *sorted(records.iterdir())).code == 0
    match = new_match("anno1503", ["Ada", "Ben"], seed=1, changed=tomllib.loads(EXAMPLE))
    verify(match.record())
    assert resume(match.record()).game.changed["building"][0]["id"] == "sawmill"
