"""Facts about the components of Anno 1503, and prospects: what a seat lacks for a thing."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from kontor.anno1503.game import load
from kontor.anno1503.present.wire_types import WIRE_TYPES
from kontor.anno1503.rules.state import ACT
from kontor.engine.legality import why_not_thing
from kontor.engine.protocol import Data
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Localizer, Translator
from tests.anno1503.support.positions import Scenario, acting
from tests.anno1503.support.walks import walk

GAME = load({})
PROSPECTS = ("ship", "pioneer", "develop", "buy", "sell", "claim")


def prospect_of(scenario: Scenario, seat: int, thing: str) -> Data:
    prospect: Data = scenario.game.presentation.prospects(scenario.state, seat)["things"][thing]
    return prospect


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_facts_can_be_rendered(language: str) -> None:
    rendered = Localizer(Translator(language), GAME, []).render_all(GAME.presentation.facts())
    TypeAdapter(WIRE_TYPES["Facts"]).validate_python(rendered, strict=True)
    sentences = [event["text"] for event in rendered["events"].values()] + list(rendered["rules"].values())
    for family in ("tiles", "goals", "inhabitants", "buildings", "marks"):
        sentences += [fact["text"] for fact in rendered[family].values()]
    assert all(sentence and "anno1503-" not in sentence and "{" not in sentence for sentence in sentences)


def test_facts_match_the_figures() -> None:
    facts = GAME.presentation.facts()
    assert facts["inhabitants"]["pioneer"]["cost"]["goods"] == {"wood": 1, "tools": 1}
    assert facts["inhabitants"]["merchant"]["before"] == "citizen"
    assert facts["inhabitants"]["merchant"]["cost"]["goods"] == {"tobacco": 2, "spice": 1}
    assert [facts["events"][str(face)]["event"] for face in (1, 3, 5)] == ["pirates", "fire", "golden_age"]
    assert facts["buildings"]["large_branch"]["copies"] == {"2": 0, "3": 1, "4": 1}
    assert facts["buildings"]["restaurant"]["prices"] == {"settler": 4, "citizen": 4}
    assert {goal: fact["takes"] for goal, fact in facts["goals"].items()} == {
        "gold": 30,
        "branches": 4,
        "agreements": 3,
        "buildings": 4,
        "merchants": 3,
    }
    assert set("".join(facts["map"])) == set(facts["marks"])


def test_facts_show_changed_figures() -> None:
    game = load({"hand_limit": 7, "costs": {"ship": {"spice": 3}}})
    assert game.presentation.facts()["hand_limit"] == 7
    rendered = Localizer(Translator("en"), game, []).render_all(game.presentation.facts())
    assert rendered["ship"]["cost"]["text"] == "3 × spice"
    assert "7" in rendered["rules"]["hand"]


@pytest.mark.parametrize("seed", range(3))
def test_prospects_give_a_reason_exactly_for_impossible_things(seed: int) -> None:
    lacking: set[str] = set()
    for state, _ in walk(GAME, 2 + seed, seed):
        if state.phase != ACT or state.actor < 0:
            continue
        before = state.flat()
        things = GAME.presentation.prospects(state, state.active)["things"]
        assert state.flat() == before
        legal = {text for move in GAME.legal(state) if (text := GAME.text(move)).startswith(PROSPECTS)}
        assert {text for text, prospect in things.items() if prospect["why"] is None} == legal
        for text, prospect in things.items():
            refusal = why_not_thing(GAME, state, text)
            assert (refusal.phrase if refusal is not None else None) == prospect["why"]
            lacking.update(lack["what"] for lack in prospect["lacks"])
    assert lacking == {"good", "gold"}


def test_prospects_name_and_count_what_is_missing() -> None:
    scenario = acting().set_hand(0, "stone").set_gold(0, 4)
    assert prospect_of(scenario, 0, "develop 1")["lacks"] == [
        {"what": "good", "name": "cloth", "number": 1},
        {"what": "good", "name": "stone", "number": 1},
    ]
    assert prospect_of(scenario, 0, "buy spice")["lacks"] == [{"what": "gold", "name": "", "number": 2}]
    assert prospect_of(scenario, 0, "sell stone 1") == {"lacks": [], "why": None}


def test_prospects_of_a_waiting_seat_are_for_its_next_turn() -> None:
    scenario = acting().set_hand(0, "wood").set_hand(1, "wood tools cloth").set_gold(1, 20)
    scenario.play("0 sell wood 1", "0 sail 1 b3")
    assert prospect_of(scenario, 0, "buy wood")["why"].key == "anno1503-why-ships-have-sailed"
    assert prospect_of(scenario, 1, "buy wood")["why"] is None
    assert prospect_of(scenario, 1, "ship")["why"] is None


def test_why_not_thing_takes_the_text_of_a_thing() -> None:
    state = acting().state
    error = why_not_thing(GAME, state, "claim 1")
    assert error is not None
    assert error.phrase.key == "anno1503-why-no-claim-building"
    assert why_not_thing(GAME, state, "dance") is None
    assert why_not_thing(GAME, state, "end") is None


@pytest.mark.parametrize("seat", [-1, 0])
def test_views_and_prospects_match_their_wire_types(seat: int) -> None:
    view: TypeAdapter[Any] = TypeAdapter(WIRE_TYPES["View"])
    prospects: TypeAdapter[Any] = TypeAdapter(WIRE_TYPES["Prospects"])
    localizer = Localizer(Translator("en"), GAME, ["Ada", "Ben"])
    for count, (state, _) in enumerate(walk(GAME, 2, 5)):
        if count % 10 == 0:
            view.validate_python(GAME.view(state, seat), strict=True)
            prospects.validate_python(localizer.render_all(GAME.presentation.prospects(state, 0)), strict=True)
