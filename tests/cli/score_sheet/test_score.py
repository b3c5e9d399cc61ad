"""`kontor score`: the score sheet of a game with the box."""

import json
from pathlib import Path
from typing import Any

import pytest

from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import Result, kontor

FIRST_GAME = ["alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"]


def score(folder: Path, form: object, *args: str) -> Result:
    path = folder / "form.json"
    path.write_text(form if isinstance(form, str) else json.dumps(form), encoding="utf-8")
    return kontor("score", "anno1800", path, *args)


def sheet(folder: Path, form: object) -> dict[str, Any]:
    ran = score(folder, form, "--json")
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


def column(scored: dict[str, Any], seat: int) -> list[int]:
    return [row["points"][seat] for row in scored["rows"]]


def example() -> dict[str, Any]:
    form: dict[str, Any] = json.loads(kontor("score", "anno1800", "--example").out)
    return form


@pytest.mark.rule("anno1800:Z3", "anno1800:Z4")
def test_the_example_has_the_score_of_the_rulebooks(tmp_path: Path) -> None:
    scored = sheet(tmp_path, example())
    assert scored["players"][0] == "Linda"
    assert scored["objectives"] == FIRST_GAME
    assert sum(column(scored, 0)[:3]) == 77
    assert column(scored, 0)[3:] == [8, 1, 7, 0, 0, 6, 6, 2]
    assert scored["totals"][0] == 107
    assert scored["visits"][0]["animals"] == {"artisan": 1, "engineer": 1}
    assert scored["visits"][0]["missing"] == {"engineer": 1}
    assert (scored["winners"], scored["decided_by"]) == ([0], "influence")


def test_the_sheet_shows_majorities_visits_and_the_winner(tmp_path: Path) -> None:
    ran = score(tmp_path, example())
    assert ran.code == 0
    assert "University – engineers: Andreas 3 (+10), Diana 2 (+4), Linda 1\n" in ran.out
    visits = "animals: 2 (artisan, engineer); artifacts: 3 (2 × artisan, investor); not visited: 1 (engineer)"
    assert f"Linda – {visits}\n" in ran.out
    assert ran.out.endswith("Linda wins with 107 influence.\n")
    assert [line.split("│")[2].strip() for line in ran.out.splitlines() if "│ Zoo" in line] == ["2"]


@pytest.mark.rule("anno1800:J2")
def test_ties_for_most_and_second_most_all_score(tmp_path: Path) -> None:
    form = {"objectives": ["worlds_fair"], "players": [{"cubes": {"investor": n}} for n in (3, 3, 1, 0)]}
    assert sheet(tmp_path, form)["totals"] == [10, 10, 4, 0]


@pytest.mark.rule("anno1800:Z4")
def test_artifacts_are_preferred_if_only_the_museum_scores(tmp_path: Path) -> None:
    player = {"cubes": {"engineer": 1}, "expedition_cards": [{"animal": "engineer", "artifact": "engineer"}]}
    for objectives, side in (([], "animals"), (["zoo", "museum"], "animals"), (["museum"], "artifacts")):
        visit = sheet(tmp_path, {"objectives": objectives, "players": [player, {}]})["visits"][0]
        assert visit[side] == {"engineer": 1}, objectives
        assert visit["missing"] == {"engineer": 1}


def test_the_other_objectives_score(tmp_path: Path) -> None:
    form = {
        "objectives": ["bente_jorgensen", "pyrphorian", "madame_kahina", "the_visitor", "princess_qing"],
        "players": [
            {"old_world_islands": 2, "trade_tokens": 5, "hand_cards": 3, "industries": ["rum_distillery", "brewery"]},
            {"old_world_islands": 1, "trade_tokens": 4, "expedition_cards": ["ex22"]},
        ],
    }
    scored = sheet(tmp_path, form)
    assert column(scored, 0)[-5:] == [0, -6, 10, 0, 6]
    assert column(scored, 1)[-5:] == [18, 0, 4, 10, 0]
    assert [entry["counted"] for entry in scored["majorities"]] == [[5, 4], [0, 1]]


@pytest.mark.rule("anno1800:Z5")
@pytest.mark.parametrize(
    ("ours", "theirs", "decided", "sentence"),
    [
        ({"buildings": 9}, {"buildings": 8}, "buildings", "Ada wins with the most industries, shipyards and ships."),
        (
            {"buildings": 9, "hand_cards": 1},
            {"buildings": 9, "hand_cards": 2},
            "hand_cards",
            "Ada wins with the fewest cards in hand.",
        ),
        (
            {"buildings": 9, "hand_cards": 1},
            {"buildings": 9, "hand_cards": 1},
            "shared",
            "They share the victory.",
        ),
        ({"buildings": 9}, {"buildings": 9, "hand_cards": 1}, "open", "and the hand cards as “hand_cards”."),
        ({"buildings": 9}, {}, "open", "and the hand cards as “hand_cards”."),
    ],
)
def test_ties_are_broken_and_explained(
    tmp_path: Path, ours: dict[str, int], theirs: dict[str, int], decided: str, sentence: str
) -> None:
    form = {"players": [{"name": "Ada", "gold": 3, **ours}, {"name": "Ben", "gold": 5, **theirs}]}
    scored = sheet(tmp_path, form)
    assert scored["decided_by"] == decided
    assert scored["winners"] == ([0, 1] if decided in ("shared", "open") else [0])
    assert score(tmp_path, form).out.rstrip().endswith(sentence)


def test_the_game_may_be_left_out(tmp_path: Path) -> None:
    path = tmp_path / "form.json"
    path.write_text(json.dumps(example()))
    assert kontor("score", path).out == kontor("score", "anno1800", path).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_translated(language: str, tmp_path: Path) -> None:
    form = example()
    del form["players"][0]["name"]
    ran = score(tmp_path, form, "--lang", language)
    assert ran.code == 0
    assert "107" in ran.out
    assert not any(key in ran.out for key in ("score-", "anno1800-"))
    if language != "en":
        assert "wins" not in ran.out
        assert "Player" not in ran.out
    help_text = kontor("score", "--lang", language, "--help")
    assert help_text.code == 0
    assert "score-" not in help_text.out


TWO: list[dict[str, Any]] = [{}, {}]
KNOWN_CUBES = "artisan, engineer, investor"


@pytest.mark.parametrize(
    ("form", "code", "sentence"),
    [
        ("{", 2, "The file is not valid JSON: see line 1, column 2."),
        ("", 2, "The file is empty."),
        ('{"players": [], "players": []}', 2, "The key “players” stands twice in the same place."),
        ([], 2, "{…}: a table of names and values is needed here."),
        ({}, 2, "players: this entry is missing."),
        ({"players": 2}, 2, "players: a list in brackets is needed here."),
        ({"players": ["Ada", {}]}, 2, "players[0]: a table of names and values is needed here."),
        ({"players": TWO, "goals": 1}, 2, "goals: there is no entry of this name."),
        ({"players": TWO, "game": "chess"}, 2, "game: “chess” is not known here; known are anno1800."),
        ({"players": [{}, {"glod": 1}]}, 2, "players[1].glod: there is no entry of this name; did you mean “gold”?"),
        ({"players": [{"name": 5}, {}]}, 2, "players[0].name: a text in quotes is needed here."),
        ({"players": [{"gold": "5"}, {}]}, 2, "players[0].gold: a whole number is needed here."),
        ({"players": [{"gold": -1}, {}]}, 2, "players[0].gold: -1 is out of range; from 0 to 999 is possible."),
        ({"players": [{"gold": 1.5}, {}]}, 2, "players[0].gold: a whole number is needed here."),
        ({"players": [{"cards": 7}, {}]}, 2, "players[0].cards: a table of names and values is needed here."),
        ({"players": [{"cubes": {"king": 1}}, {}]}, 2, "players[0].cubes.king: there is no entry of this name."),
        ({"players": [{"fireworks": 1}, {}]}, 2, "players[0].fireworks: only true or false can stand here."),
        (
            {"players": [{"expedition_cards": ["ex99"]}, {}]},
            2,
            'players[0].expedition_cards[0]: “ex99” is no expedition card; write an id such as "ex01", or who visits, '
            'such as {"animal": "artisan", "artifact": "engineer"}.',
        ),
        (
            {"players": [{"expedition_cards": [{"animal": "farmer", "artifact": "artisan"}]}, {}]},
            2,
            f"players[0].expedition_cards[0].animal: “farmer” is not known here; known are {KNOWN_CUBES}.",
        ),
        (
            {"players": [{"expedition_cards": [{"animal": "artisan"}]}, {}]},
            2,
            "players[0].expedition_cards[0].artifact: this entry is missing.",
        ),
        ({"players": [{}]}, 1, "This game is for 2 to 4 players, not for 1. (anno1800:S1)"),
        ({"players": [{}] * 5}, 1, "This game is for 2 to 4 players, not for 5. (anno1800:S1)"),
        (
            {"players": TWO, "objectives": ["zoo", "zoo"]},
            1,
            "At most 5 different objectives are in play; leave out the rest. (anno1800:S4)",
        ),
        (
            {"players": TWO, "objectives": [*FIRST_GAME, "museum"]},
            1,
            "At most 5 different objectives are in play; leave out the rest. (anno1800:S4)",
        ),
        (
            {"players": [{"fireworks": True}] * 2},
            1,
            "Only one player can have the fireworks token; leave it to one of them. (anno1800:Z1)",
        ),
        (
            {"players": [{"expedition_cards": ["ex01"]}] * 2},
            1,
            "The expedition card “ex01” is in the form twice, but there is only one of it; "
            "correct one of the two. (anno1800:S7)",
        ),
        (
            {"players": [{"cubes": {"investor": 8}}] * 2},
            1,
            "cubes.investor: the players have 16 in all, but the game has only 15; count again. (anno1800:S7)",
        ),
        (
            {"players": [{"cards": {"farmer_worker": 40}}] * 2},
            1,
            "cards.farmer_worker: the players have 80 in all, but the game has only 46; count again. (anno1800:S7)",
        ),
        (
            {"players": [{}, {"new_world_islands": 5}]},
            1,
            "players[1].new_world_islands: nobody can have 5; 4 is the most. Count again. (anno1800:N1)",
        ),
        (
            {"players": TWO, "objectives": ["Princess Ching"]},
            2,
            "objectives[0]: “Princess Ching” is not known here; did you mean “princess_qing”?",
        ),
        (
            {"players": [{"name": "Ada"}] * 2},
            1,
            "Two players are called “Ada”; give each a name of their own. (anno1800:S1)",
        ),
        (
            {"players": [{"industries": ["brewery", "brewery"]}, {}]},
            1,
            "players[0].industries.brewery: nobody can have 2; 1 is the most. Count again. (anno1800:B6)",
        ),
        (
            {"players": [{"industries": ["brewery"]}] * 3},
            1,
            "industries.brewery: the players have 3 in all, but the game has only 2; count again. (anno1800:S7)",
        ),
    ],
)
def test_a_bad_form_gets_one_sentence(tmp_path: Path, form: object, code: int, sentence: str) -> None:
    ran = score(tmp_path, form)
    assert (ran.code, ran.out) == (code, "")
    assert ran.err == f"{tmp_path / 'form.json'}: {sentence}\n"


def test_all_mistakes_of_a_form_are_reported(tmp_path: Path) -> None:
    readable = score(tmp_path, {"players": [{"gold": -1}, {"glod": 1, "industries": ["brewry"]}]})
    places = ["players[0].gold: ", "players[1].glod: ", "players[1].industries[0]: "]
    assert (readable.code, len(readable.err.splitlines())) == (2, 3)
    assert all(f"form.json: {place}" in readable.err for place in places)
    against = score(tmp_path, {"players": [{"name": "Ada", "fireworks": True, "old_world_islands": 5}] * 2})
    assert (against.code, len(against.err.splitlines())) == (1, 4)


@pytest.mark.rule("anno1800:B6")
def test_an_island_may_have_an_identical_industry(tmp_path: Path) -> None:
    sheet(tmp_path, {"players": [{"industries": ["brickyard", "brickyard"]}, {"industries": ["brickyard"]}]})


def test_a_game_without_fireworks_is_scored_with_a_note(tmp_path: Path) -> None:
    assert "Nobody has the fireworks" in score(tmp_path, {"players": [{"gold": 3}, {}]}).out
    assert "Nobody has the fireworks" not in score(tmp_path, example()).out


@pytest.mark.parametrize("place", ["objectives", "industries"])
def test_an_unknown_id_is_reported_with_the_known_ones(tmp_path: Path, place: str) -> None:
    form: dict[str, Any] = {"players": [{}, {}]}
    (form if place == "objectives" else form["players"][1])[place] = ["castle"]
    ran = score(tmp_path, form)
    assert ran.code == 2
    assert f"{place}[0]: “castle” is not known here; known are " in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_mistakes_in_a_form_are_translated(tmp_path: Path, language: str) -> None:
    for form in ({"players": [{"fireworks": True}] * 2}, {"players": [{"expedition_cards": [5]}, {}]}):
        message, english = (score(tmp_path, form, "--lang", name).err for name in (language, "en"))
        assert message != english
        assert "score-" not in message


def test_invalid_arguments_get_one_sentence(tmp_path: Path) -> None:
    for args in (
        ["chess"],
        ["anno1503"],
        ["anno1800", str(tmp_path / "nowhere.json")],
        [str(tmp_path / "nowhere.json")],
        ["anno1800", str(tmp_path)],
        ["anno1800", "--content", str(tmp_path / "nowhere")],
        ["anno1800", "a", "b"],
    ):
        ran = kontor("score", *args)
        assert ran.code == 2, args
        assert ran.err.count("\n") == 1, args


def test_changed_figures_are_used_for_scoring(tmp_path: Path) -> None:
    (tmp_path / "anno1800.toml").write_text('[[objective]]\nid = "zoo"\npoints_per = { visited_animal = 5 }\n')
    ran = score(tmp_path, example(), "--json", "--content", str(tmp_path))
    assert json.loads(ran.out)["totals"][0] == 107 - 2 + 10


LINDA = ["11", "3", "4", "5", "y", "11 21 23", "3", "1", "1", "1", "2"]
OTHERS = ["", "", "", "", "", "3", "", ""], ["", "", "", "", "", "2", "", ""]


def typed(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def test_the_form_can_be_filled_in_the_terminal() -> None:
    objectives = " ".join(FIRST_GAME)
    answers = typed("3", "Linda", "Andreas", "", objectives, *LINDA, *OTHERS[0], *OTHERS[1])
    ran = kontor("score", typed=answers)
    assert ran.code == 0
    assert ran.out.endswith("Linda wins with 107 influence.\n")
    assert "— Player 3 —" in ran.out
    assert "Trade tokens" not in ran.out
    assert "farmers, wherever" not in ran.out
    assert ran.out.count("Fireworks?") == 1
    assert "industries, shipyards and ships lie open" not in ran.out
    with_json = kontor("score", "--json", typed=answers)
    assert json.loads(with_json.out)["totals"][0] == 107
    assert "Fireworks?" in with_json.err


def test_invalid_answers_are_explained_and_asked_again() -> None:
    start = ["7", "two", "2", "Ada", "Ben", "0", "zoo zoo", "1 2 3 4 5 6", "castle", "8,14"]
    ada = ["x", "-1", "99", "1", "", "", "", "perhaps", "n", "14", "1", "12 " * 23, "12", "1", "", "3", "1"]
    ran = kontor("score", "anno1800", typed=typed(*start, *ada, "", "", "", "", "", "", "2", ""))
    assert ran.code == 0
    for sentence in (
        "“7” is not a whole number from 2 to 4.",
        "“two” is not a whole number from 2 to 4.",
        "“0” is none of them; type numbers from 1 to 20, separated by blanks.",
        "At most 5 are possible, each of them once.",
        "“castle” is none of them",
        "“x” is not a whole number from 0 to 46.",
        "“-1” is not a whole number",
        "“perhaps” is no answer here; type y or n.",
        "“14” is no expedition card; type two of the digits above, such as 12.",
        "“1” is no expedition card",
        "There are only 22 expedition cards left.",
    ):
        assert sentence in ran.out, sentence
    assert "Madame Kahina – trade tokens: Ada 3 (+10), Ben 2 (+4)" in ran.out


def test_a_name_is_asked_for_again_and_used_up_industries_are_not_offered() -> None:
    start = ["3", "Ada", "Ada", "Ben", "", "princess_qing"]
    player = [*[""] * 6, "rum_distillery"]
    ran = kontor("score", typed=typed(*start, *player, *player, *[""] * 11))
    assert ran.code == 0
    assert "Two players are called “Ada”" in ran.out
    assert ran.out.lower().count("rum distillery") == 2


def test_a_tie_asks_for_the_tie_breakers() -> None:
    nothing = [""] * 6
    ran = kontor("score", typed=typed("2", "Ada", "Ben", "", *nothing, *nothing, "9", "9", "2", "1"))
    assert ran.code == 0
    assert ran.out.endswith("Ben wins with the fewest cards in hand.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_early_exits_with_130(language: str) -> None:
    ran = kontor("score", "--lang", language, typed="2\nAda\n")
    assert ran.code == 130
    assert ran.err.count("\n") == 1
    assert "score-" not in ran.err + ran.out
