"""`kontor games`, `replay`, `content` and the help."""

import subprocess
import sys
from pathlib import Path

import pytest

from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import kontor
from tools.paths import RECORDS

WON = RECORDS / "anno1503_2_victory.json"


def test_games_lists_the_games() -> None:
    assert "anno1503" in kontor("games").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["", "play", "games", "simulate", "verify", "replay", "review", "content", "content check"]
)
def test_help_is_translated(language: str, command: str) -> None:
    ran = kontor(*command.split(), "--lang", language, "--help")
    assert ran.code == 0
    rooms = ("cli", "play", "simulate", "verify", "replay", "review", "content")
    assert not any(f"{room}-help" in ran.out for room in rooms)
    assert "Positional" not in ran.out
    if language != "en":
        assert "Show this help" not in ran.out


def test_no_command_shows_the_help_and_an_unknown_one_is_refused() -> None:
    assert "Commands:" in kontor().out
    ran = kontor("dance")
    assert (ran.code, ran.err) == (2, "There is no command “dance”. See --help for the list.\n")
    assert kontor("--version").out.startswith("kontor ")


def test_replay_shows_the_log_and_a_position() -> None:
    ran = kontor("replay", WON, "--move", "30")
    assert ran.code == 0
    assert "After move 30 of" in ran.out
    assert "The sea" in ran.out


def test_replay_shows_a_seat_only_what_it_saw() -> None:
    ours, theirs = (kontor("replay", WON, "--seat", seat).out for seat in ("0", "1"))
    assert any("looks at the tile on" in line and ": a" in line for line in ours.splitlines())
    assert ours != theirs


def test_replay_refuses_missing_moves_seats_and_files() -> None:
    assert kontor("replay", WON, "--move", "99999").code == 2
    assert kontor("replay", WON, "--seat", "2").code == 2
    assert kontor("replay", "nowhere.json").code == 2


def test_content_is_exported_checked_and_played_with(tmp_path: Path) -> None:
    assert kontor("content", "export", "anno1503", tmp_path).code == 0
    checked = kontor("content", "check", tmp_path)
    assert (checked.code, checked.out.count("No difference")) == (0, 1)
    assert kontor("content", "export", "anno1503", tmp_path).code == 2
    path = tmp_path / "anno1503.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("buy_good = 6", "buy_good = 5"), encoding="utf-8")
    assert "Differs from the built-in figures: costs.buy_good." in kontor("content", "check", tmp_path).out
    records = tmp_path / "records"
    ran = kontor("simulate", "anno1503", "--games", "2", "--content", tmp_path, "--records", records)
    assert ran.code == 0
    assert all('"content": {"costs": {"buy_good": 5}}' in file.read_text() for file in records.iterdir())
    assert kontor("verify", *records.iterdir()).code == 0


def test_mistakes_in_content_are_named_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "anno1503.toml"
    path.write_text('hand_limit = 4\n\n[costs]\nship = { gold = 1 }\n\n[[building]]\nid = "church"\nplayers = [5]\n')
    ran = kontor("content", "check", tmp_path)
    goods = "wood, stone, tools, cloth, spice, tobacco"
    assert ran.code == 1
    assert ran.err.splitlines() == [
        f"{path}, line 4: costs.ship.gold: “gold” is not known here; known are {goods}.",
        f"{path}, line 8: building[0].players[0]: 5 is out of range; from 2 to 4 is possible.",
    ]


def test_invalid_content_folders_get_one_sentence(tmp_path: Path) -> None:
    assert kontor("content", "check", tmp_path / "nowhere").code == 2
    assert kontor("content", "check", tmp_path).code == 2
    (tmp_path / "chess.toml").write_text("a = 1")
    assert kontor("content", "check", tmp_path).code == 2
    (tmp_path / "chess.toml").unlink()
    (tmp_path / "anno1503.toml").write_text("a = = 1")
    ran = kontor("content", "check", tmp_path)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "line 1" in ran.err


def test_a_closed_pipe_and_a_full_disk_do_not_crash() -> None:
    program = f"{sys.executable} -c 'import sys; from kontor.cli.main import main; sys.exit(main())' replay {WON}"
    for redirection, code in (("| head -1; exit ${PIPESTATUS[0]}", 0), ("> /dev/full", 2)):
        done = subprocess.run(["bash", "-c", f"{program} {redirection}"], capture_output=True, text=True, check=False)
        assert done.returncode == code
        assert "Traceback" not in done.stderr


def test_replay_does_not_reveal_tiles_from_the_reserve() -> None:
    for path in RECORDS.glob("anno1503_*_draw.json"):
        output = kontor("replay", path).out
        assert "A tile from the reserve" in output or "reserve" not in path.read_text()
        assert "reserve branch" not in output
        assert "reserve agreement" not in output
