import pytest

from kontor.anno1503.game import load
from kontor.engine.errors import RuleError
from kontor.engine.matches import new_match, reopen


@pytest.mark.rule("anno1503:I1", "record:R3")
def test_hands_are_open_unless_chosen_otherwise() -> None:
    assert load({}).settle_options({}) == {}
    assert load({}).settle_options({"hands": "open"}) == {}
    assert load({}).settle_options({"hands": "hidden"}) == {"hands": "hidden"}


@pytest.mark.rule("record:R3")
@pytest.mark.parametrize(
    ("options", "key", "args"),
    [
        ({"hands": "closed"}, "option-value", {"name": "hands", "found": "closed", "known": "open, hidden"}),
        ({"hands": True}, "option-value", {"name": "hands", "found": "true", "known": "open, hidden"}),
        ({"hands": ["hidden"]}, "option-value", {"name": "hands", "found": '["hidden"]', "known": "open, hidden"}),
        ({"pirates": 1}, "record-unknown-option", {"name": "pirates"}),
    ],
)
def test_other_options_and_values_are_refused(options: dict[str, object], key: str, args: dict[str, object]) -> None:
    with pytest.raises(RuleError) as raised:
        load({}).settle_options(options)
    assert (raised.value.rule, raised.value.phrase.key, raised.value.phrase.args) == ("record:R3", key, args)


@pytest.mark.rule("anno1503:I1", "record:R1", "record:R3")
def test_version_1_has_no_option() -> None:
    assert load({}, 1).settle_options({}) == {}
    assert load({}, 1).presentation.choices() == []
    for value in ("open", "hidden"):
        with pytest.raises(RuleError) as raised:
            load({}, 1).settle_options({"hands": value})
        assert (raised.value.rule, raised.value.phrase.key) == ("record:R3", "record-unknown-option")


@pytest.mark.rule("anno1503:I1", "record:R3")
def test_the_option_is_part_of_the_record_and_changes_no_line() -> None:
    played = [
        new_match("anno1503", ["Ada", "Ben", "Cleo"], seed=5, options={"hands": hands}) for hands in ("open", "hidden")
    ]
    for match in played:
        while not match.over and len(match.seats) < 60:
            match.play(match.legal()[-1])
    shown, hidden = (match.record() for match in played)
    assert shown.moves == hidden.moves
    assert (shown.options, hidden.options) == ({}, {"hands": "hidden"})
    again = reopen(hidden)
    assert again.hash() == played[1].hash() != played[0].hash()
    assert again.view(-1)["seats"][0]["hand"] is None
