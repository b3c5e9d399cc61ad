"""Broken files raise a `FormError` with a fitting message, and no other exception."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kontor.engine.errors import FormError
from kontor.engine.matches import load_match, resume
from kontor.engine.record import LARGEST_FILE, read_file, read_record
from tests.engine.support.samples import as_record, unfinished

pytestmark = pytest.mark.rule("record:R1")
GOOD = json.dumps(unfinished())

BROKEN = {
    "empty": (b"", "file-empty"),
    "blank": (b" \n\t\r\n", "file-empty"),
    "only a BOM": (b"\xef\xbb\xbf", "json-broken"),
    "binary": (bytes(range(256)), "file-not-text"),
    "zeros": (b"\0" * 100, "json-broken"),
    "latin-1": (GOOD.replace("Ada", "Zoë").encode("latin-1"), "file-not-text"),
    "UTF-16": (GOOD.encode("utf-16"), "file-not-text"),
    "raw lone surrogate": (GOOD.replace("Ada", "\ud800").encode(errors="surrogatepass"), "file-not-text"),
    "two BOMs": (b"\xef\xbb\xbf\xef\xbb\xbf" + GOOD.encode(), "json-broken"),
    "broken JSON": (b"{", "json-broken"),
    "cut off": (GOOD[:-1].encode(), "json-broken"),
    "text after the end": (GOOD.encode() + b"{}", "json-broken"),
    "comment": (GOOD.encode() + b"// no", "json-broken"),
    "single quotes": (GOOD.replace('"', "'").encode(), "json-broken"),
    "comma at the end": (GOOD[:-1].encode() + b",}", "json-broken"),
    "control character in a text": (GOOD.replace("Ada", "A\nda").encode(), "json-broken"),
    "nested lists": (b"[" * 100_000, "json-too-deep"),
    "nested lists, closed": (b"[" * 100_000 + b"]" * 100_000, "json-too-deep"),
    "nested tables": (b'{"a":' * 100_000, "json-too-deep"),
    "nested in a record": (GOOD[:-1].encode() + b', "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "json-too-deep"),
    "double key": (GOOD[:-1].encode() + b', "kontor": 1}', "json-double-key"),
    "double key within": (GOOD.replace('"home":', '"home": [0, 1], "home":').encode(), "json-double-key"),
    "NaN": (GOOD[:-1].encode() + b', "x": NaN}', "json-number"),
    "infinity": (GOOD[:-1].encode() + b', "x": -Infinity}', "json-number"),
    "gigantic number": (GOOD.replace('"seed": 3', '"seed": ' + "9" * 5000).encode(), "json-number"),
    "gigantic version": (GOOD.replace('"kontor": 1', '"kontor": ' + "9" * 4000).encode(), "shape-range"),
    "gigantic board": (GOOD.replace('"home": [', '"home": [' + "9" * 4000 + ",").encode(), "shape-range"),
    "a list": (b"[]", "shape-type"),
    "a number": (b"1", "shape-type"),
    "null": (b"null", "shape-type"),
    "an empty table": (b"{}", "shape-missing"),
    "TOML": (b"kontor = 1\n", "json-broken"),
}

NOBODY_UID = 65534
"""The uid of `nobody`."""


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_file(tmp_path: Path, kind: str) -> None:
    raw, key = BROKEN[kind]
    path = tmp_path / "game.json"
    path.write_bytes(raw)
    with pytest.raises(FormError) as caught:
        load_match(path)
    assert caught.value.phrase.key == key


def test_file_over_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(FormError) as caught:
        read_file(path)
    assert caught.value.phrase.key == "file-too-large"


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    try:
        with path.open("wb") as file:
            file.truncate(1 << 40)
    except OSError:
        pytest.skip("the file system has no sparse files")
    with pytest.raises(FormError) as caught:
        read_file(path)
    assert caught.value.phrase.key == "file-too-large"


def test_file_at_the_limit_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(GOOD.encode() + b" " * (LARGEST_FILE - len(GOOD.encode())))
    assert load_match(path).players == ["Ada", "Ben"]


def test_missing_file_and_folder(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "no.json", "file-missing"), (tmp_path, "file-is-folder")):
        with pytest.raises(FormError) as caught:
            load_match(path)
        assert caught.value.phrase.key == key


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_impossible_path(tmp_path: Path, name: str) -> None:
    with pytest.raises(FormError) as caught:
        load_match(tmp_path / name)
    # Windows finds no file of an impossible name.
    assert caught.value.phrase.key in ({"file-unreadable", "file-missing"} if os.name == "nt" else {"file-unreadable"})


def test_path_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(FormError):
        load_match(tmp_path / "file" / "game.json")


@contextmanager
def as_nobody() -> Iterator[None]:
    """Drop root's privileges for a while, since root can read every file."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY_UID)
    try:
        yield
    finally:
        os.seteuid(user)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Windows has no such permissions")
def test_forbidden_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(GOOD, encoding="utf-8")
    path.chmod(0)
    with as_nobody(), pytest.raises(FormError) as caught:
        load_match(path)
    assert caught.value.phrase.key == "file-unreadable"
    path.chmod(0o600)
    assert load_match(path).players


@pytest.mark.rule("record:R6")
def test_layout_of_the_json_is_free(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    text = json.dumps(dict(reversed(unfinished().items())), indent=7).replace("\n", "\r\n")
    path.write_bytes(b"\xef\xbb\xbf\n" + text.encode() + b"\n\n")
    assert load_match(path).lines() == unfinished()["moves"]


WRONG_VALUES: dict[str, list[object]] = {
    "kontor": [0, 2, -1, "1", 1.0, True, None, [], {}],
    "rules": [0, 3, "1", 1.0, True, None, []],
    "game": ["chess", "", "anno1800x", "../anno1503", "table", "anno1503.game", 1, None, [], {}],
    "players": ["Ada", None, {}, 3, [1, 2], ["Ada", None], [["Ada"], ["Ben"]]],
    "options": [None, [], "x", 1],
    "seed": [None, 1.5, True, [], {}],
    "content": [None, [], "x", 1],
    "deal": [None, [], "x", 1],
    "moves": [None, {}, "0 end", 1, [1], ["* roll 1", None], [["* roll 1"]]],
    "result": [None, [], "x", 1, True],
    "broken_off": [None, [], {}, 1, True],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG_VALUES.items() for value in values])
def test_wrong_value_for_a_key(key: str, value: object) -> None:
    with pytest.raises(FormError):
        resume(as_record({**unfinished(), key: value}))


@pytest.mark.parametrize("key", ["kontor", "rules", "game", "players", "deal", "moves"])
def test_missing_key(key: str) -> None:
    data = unfinished()
    del data[key]
    with pytest.raises(FormError) as caught:
        as_record(data)
    assert caught.value.phrase.key == "shape-missing"
    assert caught.value.phrase.args["name"] == key


def test_the_version_is_checked_first() -> None:
    with pytest.raises(FormError) as caught:
        read_record('{"kontor": 2, "all": "else is new"}')
    assert caught.value.phrase == ("record-version", {"found": 2, "known": 1})


def test_lone_surrogate_in_the_seed() -> None:
    match = resume(as_record({**unfinished(), "seed": "\ud800", "moves": []}))
    assert resume(read_record(match.record().text())).lines() == match.lines()


def test_lone_surrogate_in_a_name_is_refused_or_kept(tmp_path: Path) -> None:
    try:
        match = resume(as_record({**unfinished(), "players": ["\ud800", "Ben"]}))
    except FormError:
        return
    match.save(tmp_path / "game.json")
    assert load_match(tmp_path / "game.json").players == ["\ud800", "Ben"]


def test_number_too_large_for_a_float_is_refused_or_kept() -> None:
    text = GOOD.replace('"home":', '"note": 1e999, "home":')
    try:
        match = resume(read_record(text))
    except FormError:
        return
    assert resume(read_record(match.record().text())).lines() == match.lines()
