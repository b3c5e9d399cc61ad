"""Finding games by their folders."""

import pytest

from kontor.engine.errors import FormError
from kontor.engine.registry import game_names, load_game


def test_only_folders_with_a_module_game_are_games() -> None:
    names = game_names()
    assert "anno1503" in names
    assert names == sorted(names)
    assert not {"table", "lang", "bots", "arena", "cli"} & set(names)


@pytest.mark.rule("record:R1")
@pytest.mark.parametrize("name", ["", "chess", "table", "Anno1503", "anno1503.game", "../x", "x" * 9000, "\ud800", "*"])
def test_unknown_game(name: str) -> None:
    with pytest.raises(FormError) as caught:
        load_game(name)
    assert caught.value.rule == "record:R1"
    assert caught.value.phrase.key == "record-unknown-game"
    assert len(str(caught.value.phrase.args["name"])) <= 40
    assert "anno1503" in str(caught.value.phrase.args["known"])


def test_games_have_valid_names_versions_and_player_counts() -> None:
    for name in game_names():
        game = load_game(name)
        assert game.name == name
        assert game.rules >= 1
        assert 1 <= game.fewest <= game.most
        assert game.changed == {}


def test_changed_figures_do_not_leak_into_the_next_game() -> None:
    changed = load_game("anno1503", {"costs": {"buy_good": 5}})
    assert changed.changed == {"costs": {"buy_good": 5}}
    assert load_game("anno1503").changed == {}
