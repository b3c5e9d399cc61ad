"""The screens of both games, in every language and size: nothing untranslated and nothing too wide."""

import io
import re
from pathlib import Path

import pytest

from kontor.cli.context import AppContext, PipeConsole
from kontor.cli.terminal.session import Session
from kontor.engine.match import Match
from kontor.engine.matches import new_match, resume
from kontor.engine.record import read_record
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from tools.paths import RECORDS

UNTRANSLATED = re.compile(r"anno1503-|anno1800-|play-|score-|list-|\{|\$")
SIZES = [(80, 24), (100, 30), (120, 40), (160, 50)]
GAMES = ["anno1503_2_victory", "anno1503_3_draw", "anno1800_2_de_0", "anno1800_3_es_1", "anno1800_4_it_1"]


def screen_lines(match: Match, language: str, width: int, height: int, all_moves: bool = False) -> list[str]:
    """Return the lines of the screen of the player who is to act."""
    app = AppContext(Translator(language))
    out = io.StringIO()
    app.out = PipeConsole(
        width=width,
        height=height,
        file=out,
        highlight=False,
        force_terminal=True,
        color_system=None,
        legacy_windows=False,
    )
    session = Session(app, match, Path("unused.json"), plain=False)
    session.display.plain = False
    session.display.viewer = match.actor if not match.over else 0
    session.show_all_moves = all_moves
    session.show() if not match.over else session.display.end(session.path)
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", out.getvalue()).splitlines()


def position(name: str, share: float) -> Match:
    """Return a recorded game after a share of its lines."""
    record = read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    if share < 1:
        record.moves = record.moves[: int(len(record.moves) * share)]
        record.result = None
    return resume(record)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_screen_is_translated_and_fits(name: str, language: str) -> None:
    at = GAMES.index(name) + LANGUAGES.index(language)
    for number, share in enumerate((0, 0.4, 0.8, 1)):
        match = position(name, share)
        # Two sizes of each position, so that every size occurs with every language.
        for width, height in (SIZES[(at + number) % 4], SIZES[(at + number + 2) % 4]):
            lines = screen_lines(match, language, width, height)
            assert not [line for line in lines if UNTRANSLATED.search(line)]
            assert max(len(line) for line in lines) <= width
            if name.startswith("anno1800") and not match.over:
                # One line is left for the input.
                assert len(lines) < height, (share, width, height)


@pytest.mark.rule("anno1503:I1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_hidden_hand_is_shown_as_a_number_of_goods(language: str, width: int, height: int) -> None:
    match = new_match("anno1503", ["Ada", "Ben", "Cleo"], seed=12, options={"hands": "hidden"})
    lines = screen_lines(match, language, width, height)
    assert max(len(line) for line in lines) <= width
    # All three have two goods from the start and one that was produced.
    number = Translator(language).say("anno1503-hidden-goods", count=3)
    # In German, goods follow the goal of three merchants: `0/3 Waren`.
    assert len(re.findall(rf"(?<!/){number}", " ".join(" ".join(lines).split()))) == 2, lines


def test_a_tall_screen_shows_the_whole_table() -> None:
    screen = "\n".join(screen_lines(position("anno1800_2_de_0", 0.4), "en", 160, 90))
    for title in ("Common board", "Objectives", "The others", "Island", "Hand", "Log"):
        assert f"{title} ──" in screen


def test_the_smallest_screen_shows_hand_and_island() -> None:
    match = position("anno1800_2_de_0", 0.4)
    screen = "\n".join(screen_lines(match, "en", 80, 24))
    for card in match.view(match.actor)["hand"]:
        assert card in screen
    assert "A Ada" in screen or "B Ben" in screen
    assert "bricks" in screen


def test_without_colour_missing_goods_are_marked() -> None:
    screen = "\n".join(screen_lines(position("anno1800_2_de_0", 0), "en", 160, 50))
    assert "✓ sawmill" in screen
    assert "timber, ✗glass" in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_and_effects_of_cards_share_the_width(language: str) -> None:
    for name in GAMES[2:]:
        lines = screen_lines(position(name, 0.6), language, 120, 45)
        effects = [line[:68].partition("→")[2] for line in lines if re.match(r". (fw|aei|nw)\d\d ", line)]
        assert all(len(effect) > 14 for effect in effects)


def test_only_possible_things_are_ticked() -> None:
    match = position("anno1800_2_de_0", 0.25)
    match.play("play fw03: buy soap from 1, work 21")
    screen = "\n".join(screen_lines(match, "en", 160, 90))
    assert "✓" not in screen
    match = position("anno1800_3_es_1", 0.6)
    screen = "\n".join(screen_lines(match, "en", 160, 90))
    assert "✓ fw14" in screen
    assert "✓ merchant" not in screen


def test_goods_for_sale_are_listed_if_there_is_room() -> None:
    screen = "\n".join(screen_lines(position("anno1800_3_es_1", 0.6), "fr", 120, 45))
    assert screen.count("poutres en acier, voiles") == 2


def test_the_smallest_screen_lists_moves_with_their_costs() -> None:
    screen = "\n".join(screen_lines(position("anno1800_3_es_1", 0.6), "en", 80, 24, all_moves=True))
    assert "Build a coal mine (timber)" in screen
