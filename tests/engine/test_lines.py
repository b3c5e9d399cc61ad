"""Lines of play: exactly the tolerance that R6 describes."""

import pytest

from kontor.engine.errors import RuleError
from kontor.engine.lines import join_line, number, split_line, unreadable, words

pytestmark = pytest.mark.rule("record:R5", "record:R6")


@pytest.mark.parametrize(("word", "value"), [("0", 0), ("1", 1), ("10", 10), ("999999999", 999_999_999)])
def test_numbers(word: str, value: int) -> None:
    assert number(word) == value


@pytest.mark.parametrize(
    "word",
    ["", "00", "01", "-1", "+1", "1.0", "1_000", "1e3", "0x1", " 1", "1 ", "1\n", "x", "１", "٣", "²", "1000000000"],
)
def test_words_that_are_not_numbers(word: str) -> None:
    assert number(word) == -1


def test_words_are_divided_by_one_or_more_blanks() -> None:
    assert words("end") == ["end"]
    assert words("take spice wood") == ["take", "spice", "wood"]
    assert words("take   spice  wood") == ["take", "spice", "wood"]


@pytest.mark.parametrize("text", ["", " ", " end", "end ", "  "])
def test_no_blanks_before_or_after(text: str) -> None:
    with pytest.raises(RuleError) as caught:
        words(text)
    assert caught.value.rule == "record:R6"


@pytest.mark.parametrize("blank", ["\t", "\n", "\r", "\u00a0", "\u2003", "\u3000", "\v", "\f", "\u200b"])
def test_other_blanks_do_not_divide_words(blank: str) -> None:
    assert words(f"take{blank}wood") == [f"take{blank}wood"]
    with pytest.raises(RuleError):
        split_line(f"0{blank}end")


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("0 end", (0, "end")),
        ("3 sell stone 1", (3, "sell stone 1")),
        ("12 end", (12, "end")),
        ("* roll 4", (-1, "roll 4")),
        ("*   roll 4", (-1, "roll 4")),
        ("0   end", (0, "end")),
    ],
)
def test_lines(line: str, parts: tuple[int, str]) -> None:
    assert split_line(line) == parts


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "0",
        "*",
        "0 ",
        "*  ",
        " 0 end",
        " * roll 4",
        "end",
        "00 end",
        "01 end",
        "-1 end",
        "-2 end",
        "+0 end",
        "** roll 4",
        "*roll 4",
        "0end",
        "x end",
        "٠ end",
        "０ end",
        "0.0 end",
        "0: end",
        "1000000000 end",
        "0\tend",
        "0\nend",
    ],
)
def test_texts_that_are_not_lines(line: str) -> None:
    with pytest.raises(RuleError) as caught:
        split_line(line)
    assert caught.value.rule == "record:R6"
    assert caught.value.phrase.key == "record-unreadable-move"


@pytest.mark.parametrize(("seat", "action"), [(0, "end"), (3, "take wood wood"), (-1, "roll 4")])
def test_joined_line_is_split_again(seat: int, action: str) -> None:
    assert split_line(join_line(seat, action)) == (seat, action)


def test_error_shows_the_beginning_of_a_long_text() -> None:
    assert unreadable("x" * 5000).phrase.args == {"text": "x" * 80}
