"""The sentences of the browser client: all of them in the language files, none there in vain."""

import doctest
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tools.checks import code_keys, language_keys, languages, page_keys, page_texts
from tools.paths import ROOT

REAL_TEXTS = page_keys.texts()


@cache
def real_messages() -> languages.Messages:
    """The English messages; the other languages are none of this test's business."""
    return languages.messages("en", [])


@cache
def made_elsewhere() -> frozenset[str]:
    """What the rest of the program says; read once, since that takes a while."""
    return frozenset(language_keys.built_keys())


@cache
def written_elsewhere() -> frozenset[str]:
    """What the rest of the program spells out."""
    return frozenset(code_keys.spelled_keys())


Check = Callable[..., set[str]]


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    """Runs the check with one more source of the client, some more messages and one fewer; what it prints."""
    made, written = made_elsewhere(), written_elsewhere()

    def run(source: str = "", more: tuple[str, ...] = (), without: str = "") -> set[str]:
        known = {key: shape for key, shape in real_messages().items() if key != without}
        known |= {key: (frozenset(), frozenset()) for key in more}
        monkeypatch.setattr(languages, "LANGUAGES", ("en",))
        monkeypatch.setattr(languages, "messages", lambda language, complaints: known)
        monkeypatch.setattr(language_keys, "built_keys", lambda: set(made))
        monkeypatch.setattr(code_keys, "spelled_keys", lambda: written)
        monkeypatch.setattr(page_keys, "texts", lambda: [*REAL_TEXTS, source])
        languages.main()
        return set(capsys.readouterr().out.splitlines())

    return run


@pytest.mark.parametrize(
    ("source", "missed"),
    [
        ("t('page-nowhere')", "page-nowhere"),
        ('t(big ? "page-nowhere" : "page-yes")', "page-nowhere"),
        ("t('anno1800-good-moonshine')", "anno1800-good-moonshine"),
        ("t(`page-nowhere-${name}`)", "page-nowhere-…"),
        ("t(`page-cancel-${name}`)", "page-cancel-…"),
    ],
)
def test_a_key_without_its_sentence_is_missed(source: str, missed: str, check: Check) -> None:
    assert f"{missed} is used and missing" in check(source)


@pytest.mark.parametrize("key", ["page-seat-screen", "page-curve-cubes", "page-title-anno1503", "page-unit-days"])
def test_every_member_of_a_family_is_missed(key: str, check: Check) -> None:
    assert f"{key} is used and missing" in check(without=key)


def test_a_sentence_that_nobody_says_is_found(check: Check) -> None:
    found = check("t(`page-star-${size}`)", more=("page-nobody-says-this", "page-seat-dog", "page-star-big"))
    assert {"page-nobody-says-this is not used", "page-seat-dog is not used"} <= found
    assert "page-star-big is not used" not in found


def test_what_is_only_spelled_like_a_key_is_not_missed(check: Check) -> None:
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


def test_the_line_of_a_text_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Part.svelte").write_text(
        "<script>\n  let a = 1\n</script>\n\n<p>\n  Hello {a}\n</p>\n", encoding="utf-8"
    )
    monkeypatch.setattr(page_texts, "SOURCE", tmp_path)
    monkeypatch.setattr(page_texts, "ROOT", tmp_path)
    assert page_texts.complaints() == ["Part.svelte:6: 'Hello' is not in the language files"]


def test_texts_outside_the_language_files_are_told(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "Part.svelte:6: 'Hello' is not in the language files"
    monkeypatch.setattr(page_texts, "complaints", lambda: [told])
    assert told in check()


def test_french_signs_begin_no_line() -> None:
    """No plain blank between a word and `: ; ? !`, nor inside guillemets: there the line could break."""
    plain = re.compile(r"[\w})»…] [:;?!]|« | »")
    for path in sorted((ROOT / "kontor" / "lang" / "fr").glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if plain.search(line) and not line.startswith("#")] == [], path.name


@pytest.mark.parametrize("module", [page_keys, page_texts])
def test_examples(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]
