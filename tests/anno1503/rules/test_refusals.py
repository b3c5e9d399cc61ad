"""Every reason to refuse a move, with its rule and message."""

from collections.abc import Callable

import pytest

from kontor.anno1503.rules import refusals
from kontor.engine.errors import RuleError
from tests.anno1503.support.positions import Scenario, acting

FULL = "pioneer settler pioneer pioneer:school citizen:church citizen:forge merchant:shipyard"


def asked_for_a_tile() -> Scenario:
    """Return a position in which pirates ask seat 0 for a tile."""
    scenario = Scenario(3).set_branches(0, {2: "spice", 3: "tobacco", 4: "spice"}).set_gold(0, 0)
    scenario.play("* roll 6", "* event 1")
    return scenario


def looking_at(tile: str) -> Scenario:
    scenario = acting(3).set_agreements(0, 3).lay("a2", tile)
    scenario.play("0 look 1 a2")
    return scenario


def after(scenario: Scenario, *lines: str) -> Scenario:
    scenario.play(*lines)
    return scenario


def with_large_branch() -> Scenario:
    return acting(3).set_buildings(0, "large_branch")


def ready_for_pioneers(folk: str) -> Scenario:
    return acting(3).set_folk(0, folk).set_hand(0, "wood tools")


CASES: dict[str, tuple[Callable[[], Scenario], str, str, str]] = {
    "NOT_NOW": (lambda: acting(), "0 leave", "T1", "not-now"),
    "DIE_FACE": (lambda: Scenario(), "* roll 7", "P3", "die-face"),
    "SHIPS_HAVE_SAILED": (lambda: after(acting(), "0 sail 1 b3"), "0 sell stone 1", "T2", "ships-have-sailed"),
    "SURPLUS": (
        lambda: after(acting().set_hand(0, "wood stone cloth tools spice wood"), "0 end"),
        "0 discard tobacco",
        "T3",
        "surplus",
    ),
    "NOT_PRODUCED": (
        lambda: after(Scenario().set_branches(0, {3: "spice"}), "* roll 3"),
        "0 take stone",
        "P1",
        "not-produced",
    ),
    "PILE_EMPTY": (
        lambda: after(Scenario().empty_pile("spice", into=1), "* roll 1"),
        "0 take spice",
        "P2",
        "pile-empty",
    ),
    "NOT_YOUR_TILE": (lambda: asked_for_a_tile(), "0 give agreement", "P4", "not-your-tile"),
    "NAME_THE_SITE": (lambda: asked_for_a_tile(), "0 give branch_spice", "R6", "name-the-site"),
    "SITE_NOT_NAMED": (lambda: asked_for_a_tile(), "0 give branch_tobacco 3", "R6", "site-not-named"),
    "NOT_IN_RESERVE": (
        lambda: after(asked_for_a_tile().clear("a1"), "0 give branch_tobacco"),
        "* reserve branch_stone",
        "P5",
        "not-in-reserve",
    ),
    "GOLDEN_NUMBER": (lambda: after(Scenario(), "* roll 6", "* event 5"), "0 take wood wood", "P7", "golden-number"),
    "NO_SHIP_IN_STOCK": (lambda: acting().set_ships(0, "a3", "a3"), "0 ship", "D1", "no-ship-in-stock"),
    "SHIP_COST": (lambda: acting().set_hand(0, "wood tools"), "0 ship", "D1", "cost"),
    "NO_SPACE": (lambda: ready_for_pioneers(FULL), "0 pioneer bath_house", "D2", "no-space"),
    "NO_PIONEER_TILE": (
        lambda: ready_for_pioneers("pioneer settler settler settler:school"),
        "0 pioneer forge",
        "D2",
        "no-pioneer-tile",
    ),
    "PIONEER_COST": (lambda: acting().set_hand(0, "wood"), "0 pioneer", "D2", "cost"),
    "NAME_A_BUILDING": (lambda: ready_for_pioneers("pioneer settler settler"), "0 pioneer", "D4", "name-a-building"),
    "NO_BUILDING_LEFT": (
        lambda: ready_for_pioneers("pioneer settler pioneer").drain_display(),
        "0 pioneer church",
        "D4",
        "no-building-left",
    ),
    "NO_BUILDING_HERE": (lambda: ready_for_pioneers("pioneer settler"), "0 pioneer forge", "D4", "no-building-here"),
    "BUILDING_TAKEN": (
        lambda: ready_for_pioneers("pioneer settler settler").drain_display("forge"),
        "0 pioneer church",
        "D4",
        "building-taken",
    ),
    "BUILDING_TWICE": (
        lambda: ready_for_pioneers("pioneer citizen settler pioneer:school"),
        "0 pioneer school",
        "D4",
        "building-twice",
    ),
    "NOBODY_TO_DEVELOP": (lambda: acting(), "0 develop 3", "D3", "nobody-there"),
    "ALREADY_MERCHANT": (lambda: acting().set_folk(0, "merchant"), "0 develop 1", "D3", "already-merchant"),
    "NO_CITIZEN_TILE": (
        lambda: acting().set_folk(0, "settler citizen citizen citizen:school").set_hand(0, "spice spice stone"),
        "0 develop 1",
        "D3",
        "no-citizen-tile",
    ),
    "DEVELOP_COST": (lambda: acting().set_hand(0, "cloth stone"), "0 develop 1", "D3", "cost"),
    "NOBODY_BUYS": (lambda: acting(), "0 sell stone 3", "M1", "nobody-there"),
    "HAS_BOUGHT": (lambda: after(acting(), "0 sell stone 1"), "0 sell wood 1", "M1", "has-bought"),
    "DOES_NOT_BUY": (lambda: acting(), "0 sell stone 2", "M1", "does-not-buy"),
    "NOT_IN_HAND": (lambda: acting().set_hand(0, "wood"), "0 sell stone 1", "M1", "not-in-hand"),
    "BUYS_USED": (lambda: after(acting().set_gold(0, 20), "0 buy wood", "0 buy wood"), "0 buy wood", "M2", "buys-used"),
    "BUY_GOLD": (lambda: acting().set_gold(0, 5), "0 buy wood", "M2", "buy-gold"),
    "BUY_PILE": (lambda: acting().empty_pile("spice", into=1), "0 buy spice", "M2", "pile-empty"),
    "NO_CLAIM_BUILDING": (lambda: acting(), "0 claim 1", "B2", "no-claim-building"),
    "CLAIM_USED": (lambda: after(with_large_branch(), "0 claim 1", "* draw stone"), "0 claim 2", "B2", "claim-used"),
    "CLAIM_SEAT": (lambda: with_large_branch(), "0 claim 0", "B2", "claim-seat"),
    "CLAIM_GOLD": (lambda: with_large_branch().set_gold(0, 1), "0 claim 1", "B2", "claim-gold"),
    "CLAIM_HAND": (lambda: with_large_branch().set_hand(1, ""), "0 claim 1", "B2", "claim-hand"),
    "NOT_IN_THAT_HAND": (lambda: after(with_large_branch(), "0 claim 1"), "* draw tobacco", "B2", "not-in-that-hand"),
    "NO_SUCH_SHIP": (lambda: acting(), "0 sail 2 b3", "H1", "no-such-ship"),
    "NO_POINTS": (lambda: after(acting(), "0 sail 1 b3", "0 sail 1 a3"), "0 sail 1 b3", "H1", "no-points"),
    "NOT_ADJACENT": (lambda: acting(), "0 sail 1 c3", "H1", "not-adjacent"),
    "NOT_SEA": (lambda: acting(), "0 sail 1 a2", "H2", "not-sea"),
    "NO_TILE": (lambda: acting().clear("a2"), "0 look 1 a2", "H1", "no-tile"),
    "BRIDGE": (lambda: looking_at("branch_wood"), "0 keep 1", "H4", "bridge"),
    "NO_AGREEMENT_BRIDGE": (lambda: looking_at("agreement"), "0 keep", "H4", "no-agreement-bridge"),
    "NAME_NO_PLACE": (lambda: looking_at("treasure_gold"), "0 keep 1", "R6", "name-no-place"),
    "UPGRADE_NOBODY": (lambda: looking_at("treasure_upgrade"), "0 keep 3", "H5", "upgrade-nobody"),
}

UNREADABLE = ["jump", "End", "end 1", "sell stone 0", "sell stone 01", "sell stone", "sell gold 1", "buy", "take"]
UNREADABLE += ["take gold", "discard", "claim", "claim -1", "develop 0", "develop", "keep 0", "look 1", "look 0 a2"]
UNREADABLE += ["look 1 z9", "sail a3", "sail 1 b3 c3", "ship 1", "leave 1", "pioneer gold", "give treasure_gold"]
UNREADABLE += ["give agreement 1", "give branch_wood 0", "sail 1024 b3", "roll 0", "event", "reserve wood", "draw gold"]
UNREADABLE += ["take " + "wood " * 63 + "wood", " end", "end ", ""]


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_names_its_rule_and_its_message(name: str) -> None:
    set_up, line, rule, key = CASES[name]
    spelled = f"record:{rule}" if rule == "R6" else f"anno1503:{rule}"
    assert set_up().refusal(line) == (spelled, f"anno1503-why-{key}")
    code = getattr(refusals, name)
    assert (refusals.rule(code), refusals.key(code)) == (spelled, f"anno1503-why-{key}")


def test_every_refusal_code_has_a_case() -> None:
    codes = {name for name, value in vars(refusals).items() if name[0].isupper() and isinstance(value, int) and value}
    assert codes == set(CASES)


@pytest.mark.rule("record:R6")
@pytest.mark.parametrize("text", UNREADABLE)
def test_text_outside_the_notation_is_refused(text: str) -> None:
    with pytest.raises(RuleError) as caught:
        acting().game.parse(text)
    assert (caught.value.rule, caught.value.phrase.key) == ("record:R6", "record-unreadable-move")


@pytest.mark.rule("anno1503:D1", "anno1503:D2", "anno1503:D3")
def test_a_refusal_for_lack_of_goods_names_the_cost_and_what_is_missing() -> None:
    scenario = acting().set_hand(0, "cloth stone wood")
    missing = {"ship": ["tools"], "pioneer": ["tools"], "develop 1": ["stone"], "develop 2": ["spice", "spice"]}
    for text, goods in missing.items():
        error = scenario.game.refusal(scenario.state, scenario.game.parse(text))
        assert error is not None
        assert error.phrase.args["missing"] == goods
