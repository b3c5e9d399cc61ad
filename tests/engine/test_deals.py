"""Impossible deals (R9) and the spelling of lines in a record (R6)."""

from collections.abc import Callable

import pytest

from kontor.engine.errors import FormError, RecordError
from kontor.engine.legality import verify
from kontor.engine.matches import new_match, resume
from kontor.engine.protocol import Data
from tests.engine.support.samples import as_record, unfinished
from tools.make_test_records import NAMES


def without_moves(players: int) -> Data:
    """Return the data of a record without moves."""
    data = new_match("anno1503", NAMES[:players], seed=9).record().data()
    return {**data, "moves": []}


def error_in(deal: Data, players: int = 3) -> RecordError:
    data = without_moves(players)
    with pytest.raises(RecordError) as caught:
        verify(as_record({**data, "deal": {**data["deal"], **deal}}))
    assert caught.value.rule == "record:R9"
    assert caught.value.move == 0
    return caught.value


@pytest.mark.rule("record:R9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_generated_deal_is_possible(players: int) -> None:
    for seed in range(30):
        verify(new_match("anno1503", NAMES[:players], seed=seed).record())


@pytest.mark.rule("record:R9")
@pytest.mark.parametrize("home", [[], [0], [0, 1], [0, 1, 1], [0, 1, 4], [0, 1, -1], [0, 1, 2, 3], [0, 1, 10**9]])
def test_impossible_boards(home: list[int]) -> None:
    assert error_in({"home": home}).phrase.key == "anno1503-deal-home"


def _six_agreements_in_stack_2(spaces: dict[str, str], reserve: list[str]) -> None:
    """Put six agreements on the spaces of stack 2, which has five. The total number stays correct."""
    agreements = [cell for cell, tile in spaces.items() if tile == "agreement" and _mark(cell) == 3]
    agreements += [f"reserve {index}" for index, tile in enumerate(reserve) if tile == "agreement"]
    others = [cell for cell, tile in spaces.items() if tile != "agreement" and _mark(cell) == 2]
    present = sum(tile == "agreement" and _mark(cell) == 2 for cell, tile in spaces.items())
    for cell, source in zip(others[: 6 - present], agreements, strict=False):
        other = spaces[cell]
        spaces[cell] = "agreement"
        if source.startswith("reserve"):
            reserve[int(source.split()[1])] = other
        else:
            spaces[source] = other


def _mark(cell: str) -> int:
    match = new_match("anno1503", NAMES[:2], seed=1)
    square: str = match.view(0)["map"][int(cell[1]) - 1][ord(cell[0]) - 97]
    return int(square) if square.isdigit() else 0


def _without_a_space(spaces: dict[str, str], reserve: list[str]) -> None:
    reserve.append(spaces.pop("a1"))


def _on_the_sea(spaces: dict[str, str], reserve: list[str]) -> None:
    spaces["b1"] = reserve.pop()


def _off_the_map(spaces: dict[str, str], reserve: list[str]) -> None:
    spaces["m9"] = reserve.pop()


def _on_a_space_of_a_stack_not_in_play(spaces: dict[str, str], reserve: list[str]) -> None:
    spaces["l1"] = reserve.pop()


def _capital_cell(spaces: dict[str, str], reserve: list[str]) -> None:
    spaces["A1"] = spaces.pop("a1")


def _unknown_tile(spaces: dict[str, str], reserve: list[str]) -> None:
    spaces["a1"] = "branch_gold"


def _unknown_tile_in_reserve(spaces: dict[str, str], reserve: list[str]) -> None:
    reserve[0] = "treasure"


def _empty_tile(spaces: dict[str, str], reserve: list[str]) -> None:
    spaces["a1"] = ""


def _one_too_many(spaces: dict[str, str], reserve: list[str]) -> None:
    reserve.append("agreement")


def _one_too_few(spaces: dict[str, str], reserve: list[str]) -> None:
    reserve.pop()


def _one_for_another(spaces: dict[str, str], reserve: list[str]) -> None:
    reserve[0] = "agreement" if reserve[0] != "agreement" else "treasure_gold"


@pytest.mark.rule("record:R9")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (_without_a_space, "deal-empty"),
        (_on_the_sea, "deal-cell"),
        (_off_the_map, "deal-cell"),
        (_on_a_space_of_a_stack_not_in_play, "deal-cell"),
        (_capital_cell, "deal-cell"),
        (_unknown_tile, "deal-tile"),
        (_unknown_tile_in_reserve, "deal-tile"),
        (_empty_tile, "deal-tile"),
        (_one_too_many, "deal-count"),
        (_one_too_few, "deal-count"),
        (_one_for_another, "deal-count"),
        (_six_agreements_in_stack_2, "deal-stack"),
    ],
)
def test_impossible_tiles(change: Callable[[dict[str, str], list[str]], None], key: str) -> None:
    deal = without_moves(3)["deal"]
    spaces, reserve = dict(deal["spaces"]), list(deal["reserve"])
    change(spaces, reserve)
    assert error_in({"spaces": spaces, "reserve": reserve}).phrase.key == f"anno1503-{key}"


WRONG_TYPES: list[Data] = [{"home": "x"}, {"home": [0, 1, "2"]}, {"home": [0, 1, 2.0]}, {"home": [False, True, 2]}]
WRONG_TYPES += [{"home": None}, {"spaces": []}, {"spaces": {"a1": 3}}, {"spaces": {"a1": None}}, {"reserve": [1]}]


@pytest.mark.rule("record:R9")
@pytest.mark.parametrize("deal", WRONG_TYPES)
def test_deal_of_wrong_types(deal: Data) -> None:
    data = without_moves(3)
    with pytest.raises(FormError):
        verify(as_record({**data, "deal": {**data["deal"], **deal}}))


@pytest.mark.rule("record:R9")
@pytest.mark.parametrize("key", ["home", "spaces", "reserve"])
def test_deal_with_a_part_missing(key: str) -> None:
    data = without_moves(3)
    del data["deal"][key]
    with pytest.raises(FormError):
        verify(as_record(data))


@pytest.mark.rule("record:R9")
def test_order_of_the_reserve_is_free() -> None:
    data = without_moves(4)
    data["deal"]["reserve"].reverse()
    verify(as_record(data))


def respelled(change: Callable[[str], str]) -> Data:
    """Return a record whose lines are all spelled differently."""
    data = unfinished()
    data["moves"] = [change(line) for line in data["moves"]]
    return data


@pytest.mark.rule("record:R6")
@pytest.mark.parametrize("blanks", ["  ", "      "])
def test_extra_blanks_are_read_but_not_written(blanks: str) -> None:
    data = respelled(lambda line: line.replace(" ", blanks))
    verify(as_record(data))
    assert resume(as_record(data)).lines() == unfinished()["moves"]


@pytest.mark.rule("record:R6")
def test_goods_named_together_are_read_in_any_order() -> None:
    data = unfinished(players=4, lines=400)
    at = next(index for index, line in enumerate(data["moves"]) if len(set(line.split()[2:])) > 1 and "discard" in line)
    seat, word, *goods = data["moves"][at].split()
    canonical = data["moves"][at]
    data["moves"][at] = " ".join([seat, word, *reversed(goods)])
    assert data["moves"][at] != canonical
    for line in unfinished(players=4, lines=400)["moves"]:
        named = line.split()[2:] if line.split()[1] in ("take", "discard") else []
        assert named == sorted(named)
    assert resume(as_record(data)).lines()[at] == canonical


@pytest.mark.rule("record:R6")
@pytest.mark.parametrize(
    "change",
    [
        lambda line: f" {line}",
        lambda line: f"{line} ",
        lambda line: f"{line}\n",
        lambda line: line.replace(" ", "\t"),
        lambda line: line.replace(" ", "\u00a0"),
        lambda line: line.replace(" ", ""),
        lambda line: line.upper(),
        lambda line: line.title(),
        lambda line: line.replace("1", "01"),
        lambda line: line.replace("2", "+2"),
        lambda line: line.replace("2", "２"),
        lambda line: line.replace("1", "١"),
        lambda line: f"0{line}",
        lambda line: f"{line}:",
        lambda line: f"{line},",
        lambda line: f"{line};",
        lambda line: f'"{line}"',
        lambda line: line.replace("e", "е"),
        lambda line: line.replace("take ", "take, "),
        lambda line: line.replace("take ", "take: "),
        lambda line: "",
    ],
)
def test_every_other_spelling_is_refused(change: Callable[[str], str]) -> None:
    good = unfinished()["moves"]
    data = respelled(change)
    first = next(index for index in range(len(good)) if data["moves"][index] != good[index])
    data["moves"] = [*good[:first], data["moves"][first]]
    with pytest.raises(RecordError) as caught:
        verify(as_record(data))
    assert (caught.value.rule, caught.value.move) == ("record:R6", first + 1)
