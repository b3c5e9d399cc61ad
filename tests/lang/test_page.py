"""The messages of the browser client: none missing from the language files, none unused."""

import doctest
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from tools.checks import code_keys, language_keys, languages, page_keys, page_texts
from tools.paths import ROOT

REAL_TEXTS = page_keys.texts()


@cache
def real_messages() -> languages.Messages:
    """Return the English messages. These tests do not need the other languages."""
    return languages.messages("en", [])


@cache
def keys_built_elsewhere() -> frozenset[str]:
    """Return the keys that the rest of the program builds. Cached, because this is slow."""
    return frozenset(language_keys.built_keys())


@cache
def keys_spelled_elsewhere() -> frozenset[str]:
    """Return the keys that the rest of the program spells out."""
    return frozenset(code_keys.spelled_keys())


Check = Callable[..., set[str]]


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    """Return a function that runs the check with an extra client source, extra messages and one message removed.

    It returns the printed lines.
    """
    built, spelled = keys_built_elsewhere(), keys_spelled_elsewhere()

    def run(source: str = "", more: tuple[str, ...] = (), without: str = "") -> set[str]:
        available = {key: shape for key, shape in real_messages().items() if key != without}
        available |= {key: (frozenset(), frozenset()) for key in more}
        monkeypatch.setattr(languages, "LANGUAGES", ("en",))
        monkeypatch.setattr(languages, "messages", lambda language, complaints: available)
        monkeypatch.setattr(language_keys, "built_keys", lambda: set(built))
        monkeypatch.setattr(code_keys, "spelled_keys", lambda: spelled)
        monkeypatch.setattr(page_keys, "texts", lambda: [*REAL_TEXTS, source])
        languages.main()
        return set(capsys.readouterr().out.splitlines())

    return run


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ("t('page-nowhere')", "page-nowhere"),
        ('t(big ? "page-nowhere" : "page-yes")', "page-nowhere"),
        ("t('anno1800-good-moonshine')", "anno1800-good-moonshine"),
        ("t(`page-nowhere-${name}`)", "page-nowhere-…"),
        ("t(`page-cancel-${name}`)", "page-cancel-…"),
    ],
)
def test_a_key_without_a_message_is_reported(source: str, missing: str, check: Check) -> None:
    assert f"{missing} is used and missing" in check(source)


@pytest.mark.parametrize("key", ["page-seat-screen", "page-curve-cubes", "page-title-anno1503", "page-unit-days"])
def test_every_key_of_a_family_is_required(key: str, check: Check) -> None:
    assert f"{key} is used and missing" in check(without=key)


def test_an_unused_message_is_reported(check: Check) -> None:
    lines = check("t(`page-star-${size}`)", more=("page-nobody-says-this", "page-seat-dog", "page-star-big"))
    assert {"page-nobody-says-this is not used", "page-seat-dog is not used"} <= lines
    assert "page-star-big is not used" not in lines


def test_strings_that_only_look_like_keys_are_ignored(check: Check) -> None:
    source = "fetch(path, { cache: 'no-store' }); fault.key === 'key-form'; symbol = 'help-sign'"
    assert not [line for line in check(source) if "no-store" in line or "help-sign" in line]


@pytest.mark.parametrize(
    ("markup", "texts"),
    [
        ("<button>Close</button>", ["Close"]),
        ("<button><Symbol name='close' /> Schließen</button>", ["Schließen"]),
        ('<img alt="A ship" src="/ship.svg">', ["A ship"]),
        ('<input placeholder="Name" aria-label={t("page-your-name")}>', ["Name"]),
        ("<Symbol name='eye' label='Viewer' />", ["Viewer"]),
        ("<p>{#if a > 1}{a} cards{:else}{t('page-one')}{/if}</p>", ["cards"]),
        ("<p title={`Waits for ${name}`}>{name}</p>", ["Waits for ${name}"]),
        ("<button onclick={() => { go('/') }}>To the table</button>", ["To the table"]),
        ("<!-- A comment --><script>const text = 'Said nowhere'</script><p>{text}</p>", []),
        ("<style>p { color: red }</style><svelte:head><title>{title} · Kontor</title></svelte:head>", []),
        ('<input type="url" placeholder="https://" class="button main" name="place" />', []),
        ("<output>{lines} / {last}</output> × 2 &nbsp;&middot; …", []),
        ("<p>{table.offers.things.filter((thing) => thing.text !== 'end turn')}</p>", []),
    ],
)
def test_texts_in_the_markup_are_found(markup: str, texts: list[str]) -> None:
    assert [text for _, text in page_texts.hard_coded(markup)] == texts


def test_the_line_of_a_text_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Part.svelte").write_text(
        "<script>\n  let a = 1\n</script>\n\n<p>\n  Hello {a}\n</p>\n", encoding="utf-8"
    )
    monkeypatch.setattr(page_texts, "SOURCE", tmp_path)
    monkeypatch.setattr(page_texts, "ROOT", tmp_path)
    assert page_texts.complaints() == ["Part.svelte:6: 'Hello' is not in the language files"]


def test_texts_outside_the_language_files_are_reported(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    complaint = "Part.svelte:6: 'Hello' is not in the language files"
    monkeypatch.setattr(page_texts, "complaints", lambda: [complaint])
    assert complaint in check()


def test_french_punctuation_has_no_break_spaces() -> None:
    """French punctuation needs no-break spaces before `: ; ? !` and inside guillemets."""
    plain = re.compile(r"[\w})»…] [:;?!]|« | »")
    for path in sorted((ROOT / "kontor" / "lang" / "fr").glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if plain.search(line) and not line.startswith("#")] == [], path.name


@pytest.mark.parametrize("module", [page_keys, page_texts])
def test_doctests(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
