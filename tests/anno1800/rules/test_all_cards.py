"""Every population card is played and used once, in a position in which its cost can be paid."""

from typing import Any

import pytest

from tests.anno1800.support.positions import GAME, Scenario

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in GAME.printed["population_card"]}
AT_HOME = ["planks", "grain", "potatoes", "pigs", "wool", "coal", "bricks", "goods", "steel", "sails"]
MAKER = {industry["makes"]: industry["id"] for industry in GAME.printed["industry"]}
POINTS = {"farmer_worker": 3, "artisan_engineer_investor": 8, "new_world": 5}
FREE = {
    "cocoa": "build chocolate_factory at 15: work 4, free cocoa by {}",
    "coffee_beans": "build coffee_roastery at 15: work 6, free coffee_beans by {}",
    "rubber": "build bicycle_factory at 15: work 9, free rubber by {}",
    "sugar_cane": "build rum_distillery at 15: work 1, free sugar_cane by {}",
    "tobacco": "build cigar_factory at 15: work 1, free tobacco by {}",
}


def other_cards(name: str) -> list[str]:
    """Return two farmer/worker cards and one card of the next deck, all different from the card under test."""
    return [*[card for card in ("fw02", "fw22", "fw33") if card != name][:2], "aei12" if name != "aei12" else "aei13"]


def affluent(name: str) -> Scenario:
    """Return a position in which seat 0 holds this card and can pay exactly its cost, at its own workplaces."""
    card = CARDS[name]
    scenario = Scenario(2).objectives().gold(0, 0).hand(0, name, *other_cards(name))
    scenario.cubes(0, farmer=4, worker=4, artisan=4, engineer=3, investor=1)
    cell = 12
    for good in card["needs"]:
        if good in MAKER and good not in AT_HOME:
            scenario.tile(0, cell, MAKER[good])
            cell += 1
    # Two trade tokens and an exploration token are on the printed ships.
    return scenario.tokens(0, exploration=max(0, card["needs"].get("exploration_token", 0) - 1))


@pytest.mark.rule("anno1800:C1", "anno1800:P1")
@pytest.mark.parametrize("name", list(CARDS))
def test_each_card_is_played_for_its_cost(name: str) -> None:
    card = CARDS[name]
    scenario = affluent(name)
    lines = scenario.lines(f"play {name}")
    assert lines
    assert all(scenario.refused_by(f"0 {line}") == "" for line in lines)
    goods = [good for good in card["needs"] if not good.endswith("_token")]
    own = next(line for line in lines if "buy" not in line and "recall" not in line)
    scenario.play(f"0 {own}")
    produced = [event["good"] for event in scenario.public_events("worked")]
    assert sorted(produced) == sorted(goods)
    assert scenario.seat(0)["open_cards"] == [name]
    assert sorted(scenario.hand_of(0)) == sorted(other_cards(name))
    assert scenario.seat(0)["trade"]["exhausted"] == card["needs"].get("trade_token", 0)
    spent = card["needs"].get("exploration_token", 0)
    assert scenario.seat(0)["exploration"] == {"ready": 0 if spent else 1, "exhausted": 1 if spent else 0, "cards": 0}
    assert scenario.sheet(0).total == POINTS[card["deck"]]


@pytest.mark.rule("anno1800:C1", "anno1800:P1", "anno1800:P5")
@pytest.mark.parametrize("name", list(CARDS))
def test_no_card_is_played_with_part_of_its_cost(name: str) -> None:
    scenario = affluent(name)
    needs = CARDS[name]["needs"]
    own = next(line for line in scenario.lines(f"play {name}") if "buy" not in line)
    steps = own.partition(": ")[2].split(", ") if ":" in own else []
    assert len(steps) == sum(not need.endswith("_token") for need in needs)
    for left_out in steps:
        remaining = [step for step in steps if step != left_out]
        assert scenario.refused_by(f"0 play {name}: {', '.join(remaining)}".rstrip(": ")) == "P1"
    if "exploration_token" in needs:
        scenario.tokens(0, exploration=needs["exploration_token"] - 2)
    scenario.state.trade[0] = 0
    tokens = "exploration_token" in needs or "trade_token" in needs
    assert scenario.refused_by(f"0 {own}") == ("P5" if tokens else "")
    scenario.cubes(0, farmer=0, worker=0, artisan=0, engineer=0, investor=0)
    assert f"play {name}" not in scenario.things()


@pytest.mark.rule("anno1800:C2", "anno1800:C3")
@pytest.mark.parametrize("name", list(CARDS))
def test_the_effect_of_each_card_is_used_once(name: str) -> None:
    card = CARDS[name]
    scenario = affluent(name)
    scenario.play(f"0 {scenario.lines(f'play {name}')[0]}")
    (kind, *_) = card["effect"]
    if kind == "free_good":
        _use_free_goods(scenario, name)
    else:
        _use(scenario, name, kind)
    assert scenario.seat(0)["open_cards"] == []
    assert scenario.seat(0)["spent_cards"] == [name]
    assert scenario.refused_by(f"0 use {name}") not in ("", "record:R6")
    assert sum(scenario.sheet(0).cards) == POINTS[card["deck"]]


def _use(scenario: Scenario, name: str, kind: str) -> None:
    """Use a card and check that it brings its effect and nothing else."""
    effect = CARDS[name]["effect"]
    before, hand, actions = scenario.seat(0), scenario.hand_of(0), scenario.view(-1)["actions"]
    lines = scenario.lines(f"use {name}")
    assert all(scenario.refused_by(f"0 {line}") == "" for line in lines)
    scenario.play(f"0 {max(lines, key=len)}")
    after = scenario.seat(0)
    assert after["gold"] == before["gold"] + effect.get("gold", 0)
    assert after["trade"]["cards"] == before["trade"]["cards"] + effect.get("trade_tokens", 0)
    assert after["exploration"]["cards"] == before["exploration"]["cards"] + effect.get("exploration_tokens", 0)
    assert after["expeditions"] == before["expeditions"] + effect.get("expedition_cards", 0)
    assert scenario.view(-1)["actions"] == actions + effect.get("extra_action", 0)
    cubes = effect.get("cubes", {})
    for cube, number in cubes.items():
        assert after["ready"][cube] == before["ready"][cube] + number
    assert len(scenario.hand_of(0)) == len(hand) + sum(cubes.values()) - effect.get("return_cards", 0)
    if kind == "upgrades":
        better = {"farmer": "worker", "worker": "artisan"}[effect["upgrades"]["from"]]
        owned = [_owned(seat, better) for seat in (before, after)]
        assert owned[1] == owned[0] + effect["upgrades"]["up_to"]
    elif not cubes:
        assert after["ready"] == before["ready"]
    assert after["cells"] == before["cells"] or kind == "upgrades"


def _owned(seat: dict[str, Any], cube: str) -> int:
    at_work = sum(cell["crew"].count(cube) for cell in seat["cells"].values())
    return int(seat["ready"][cube] + seat["exhausted"][cube] + at_work)


def _use_free_goods(scenario: Scenario, name: str) -> None:
    goods = CARDS[name]["effect"]["free_good"]
    assert sorted(goods) == sorted(FREE)
    scenario.pass_round()
    assert all(scenario.refused_by(f"0 {line.format(name)}") == "" for line in FREE.values())
    scenario.play(f"0 {FREE[goods[0]].format(name)}")
