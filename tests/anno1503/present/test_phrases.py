"""Phrases for moves and questions: message keys and arguments."""

import pytest

from tests.anno1503.support.positions import Scenario, acting


def described(scenario: Scenario, text: str) -> tuple[str, dict[str, object]]:
    """Return the message key of a move and its arguments, without those that all moves share."""
    phrase = scenario.game.presentation.describe(scenario.state, scenario.game.parse(text))
    assert phrase.args["text"] == text
    common = ("text", "phase", "faces")
    return phrase.key, {name: value for name, value in phrase.args.items() if name not in common}


def looking_at(tile: str) -> Scenario:
    scenario = acting(3).lay("a2", tile)
    scenario.play("0 look 1 a2")
    return scenario


def test_phrases_of_placing_and_developing() -> None:
    scenario = acting().set_hand(0, "wood stone")
    cost = {"goods": ["cloth", "tools", "wood"], "missing": ["cloth", "tools"]}
    assert described(scenario, "ship") == ("anno1503-move-ship", cost)
    cost = {"goods": ["tools", "wood"], "missing": ["tools"]}
    assert described(scenario, "pioneer") == ("anno1503-move-pioneer", {"space": 3, **cost})
    key, facts = described(scenario, "pioneer church")
    assert (key, facts["building"]) == ("anno1503-move-pioneer-building", "church")
    key, facts = described(scenario, "develop 1")
    assert (key, facts["inhabitant"]) == ("anno1503-move-develop", "settler")
    assert (facts["goods"], facts["missing"]) == (["cloth", "stone", "stone"], ["cloth", "stone"])


def test_phrases_of_the_market() -> None:
    scenario = acting(3).set_folk(0, "pioneer settler pioneer pioneer:school").set_agreements(0, 2)
    facts = {"good": "stone", "space": 1, "inhabitant": "pioneer", "gold": 2}
    assert described(scenario, "sell stone 1") == ("anno1503-move-sell", facts)
    assert described(scenario, "buy spice") == ("anno1503-move-buy", {"good": "spice", "gold": 4, "times": 2})
    assert described(scenario, "claim 2") == ("anno1503-move-claim", {"other": 2, "gold": 0})
    scenario.set_buildings(0, "large_branch")
    assert described(scenario, "claim 2") == ("anno1503-move-claim", {"other": 2, "gold": 2})


def test_phrases_of_ships() -> None:
    scenario = acting(3)
    for name in ("sail", "look"):
        assert described(scenario, f"{name} 2 b3") == (f"anno1503-move-{name}", {"ship": 2, "cell": "b3", "points": 3})
    scenario.set_buildings(0, "shipyard")
    assert described(scenario, "sail 1 b3")[1]["points"] == 6
    assert described(scenario, "end") == ("anno1503-move-end", {})


@pytest.mark.parametrize(
    ("tile", "text", "key", "facts"),
    [
        ("branch_wood", "keep 3", "keep-branch", {"tile": "branch_wood", "site": 3, "space": 3}),
        ("agreement", "keep", "keep-agreement", {"tile": "agreement"}),
        ("treasure_gold", "keep", "keep-treasure_gold", {"tile": "treasure_gold", "gold": 12}),
        ("treasure_upgrade", "keep 1", "keep-treasure_upgrade", {"tile": "treasure_upgrade", "inhabitant": "settler"}),
        ("agreement", "leave", "leave", {}),
    ],
)
def test_phrases_of_a_tile_looked_at(tile: str, text: str, key: str, facts: dict[str, object]) -> None:
    move_key, move_facts = described(looking_at(tile), text)
    assert move_key == f"anno1503-move-{key}"
    assert {name: move_facts[name] for name in facts} == facts


def test_keep_names_no_tile_if_none_was_looked_at() -> None:
    key, facts = described(acting(), "keep 1")
    assert key == "anno1503-move-keep"
    assert "tile" not in facts


def test_phrases_of_tiles_given_up_and_drawn() -> None:
    scenario = acting()
    assert described(scenario, "give agreement") == ("anno1503-move-give", {"tile": "agreement"})
    assert described(scenario, "give branch_wood") == ("anno1503-move-give", {"tile": "branch_wood"})
    assert described(scenario, "give branch_wood 2") == ("anno1503-move-give-site", {"tile": "branch_wood", "site": 2})
    assert described(scenario, "reserve agreement") == ("anno1503-move-reserve", {"tile": "agreement"})
    assert described(scenario, "draw wood") == ("anno1503-move-draw", {"good": "wood"})


def test_questions() -> None:
    scenario = Scenario(2).set_buildings(1, "church").set_hand(0, "wood wood wood stone stone stone stone")
    questions = []
    for line in ("* roll 6", "* event 5", "0 take wood", "1 take wood wood", "0 look 1 a2", "0 leave", "0 end"):
        scenario.play(line)
        questions.append(scenario.game.presentation.question(scenario.state))
    assert questions == [
        ("anno1503-ask-event", {"seat": 0}),
        ("anno1503-ask-take", {"seat": 0, "number": 1}),
        ("anno1503-ask-take", {"seat": 1, "number": 2}),
        ("anno1503-ask-act", {"seat": 0}),
        ("anno1503-ask-looked", {"seat": 0, "cell": "a2"}),
        ("anno1503-ask-act", {"seat": 0}),
        ("anno1503-ask-discard", {"seat": 0, "number": 3}),
    ]


def test_phrases_of_goods_taken_and_discarded() -> None:
    scenario = Scenario(2).set_buildings(1, "church")
    scenario.play("* roll 6", "* event 5")
    assert described(scenario, "take spice")[1] == {"goods": ["spice"], "number": 1}
    scenario.play("0 take spice")
    assert described(scenario, "take spice wood")[1] == {"goods": ["spice", "wood"], "number": 2}
    scenario.play("1 take wood wood")
    scenario.set_hand(0, "wood wood wood stone stone stone stone").play("0 end")
    assert described(scenario, "discard stone wood")[1] == {"goods": ["stone", "wood"], "number": 2}


def test_own_names_of_buildings_are_returned() -> None:
    scenario = acting(changed={"building": [{"id": "school", "name": {"de": "Schule", "en": "School"}}]})
    assert scenario.game.presentation.own_names == {"anno1503-building-school": {"de": "Schule", "en": "School"}}
    assert acting().game.presentation.own_names == {}
