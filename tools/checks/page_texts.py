"""Find sentences that the browser client hard-codes instead of taking them from the language files.

Looks at the markup of the `.svelte` files: texts between tags, and attributes that are shown or read out.
"""

import re
from collections.abc import Iterator

from tools.checks.page_keys import SOURCE
from tools.paths import ROOT

APART = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
"""Parts of a file that are not markup."""
TAG = re.compile(r"<[/a-zA-Z][^<>]*>")
SHOWN = re.compile(r"""\b(?:title|aria-label|aria-description|placeholder|alt|label)=(["'])([^"'<>]*)\1""")
"""Attributes that people read or hear."""
WORD = re.compile(r"[^\W\d_]{2,}")
QUOTED = re.compile(r"""(["'`])((?:(?!\1)[^\\\n])*)\1""")
SENTENCE = re.compile(r"[A-ZÀ-Ý][^\W\d_]*[.,]? [^\W\d_].*")
"""Several words, the first with a capital letter: no key, no class and no line of the notation looks like that."""
ALLOWED = {"Kontor", "https"}
"""The same in every language."""
GAP = "\0"


def hard_coded(source: str) -> Iterator[tuple[int, str]]:
    """Yield the hard-coded texts of a `.svelte` file, each with its line.

    >>> list(hard_coded("<p title='A tip'>{count} apples &middot; {t('page-more')}</p>"))
    [(1, 'A tip'), (1, 'apples')]
    >>> list(hard_coded("<a href='/'>Kontor</a><p>{when > 3 ? t('page-yes') : '–'} × 2</p>"))
    []
    >>> list(hard_coded("<p>{late ? 'Too late' : t('page-no')}</p>"))
    [(1, 'Too late')]
    """
    markup, gaps = _without_gaps(APART.sub(_emptied, source))
    spots = [(match.start(2), match[2]) for match in SHOWN.finditer(markup)]
    between = re.sub(r"&#?\w+;", _emptied, TAG.sub(_emptied, markup))
    spots += [(match.start(), match[0].strip()) for match in re.finditer(rf"[^\n{GAP}]+", between)]
    for start, gap in gaps:
        spots += [(start + match.start(), match[2]) for match in QUOTED.finditer(gap) if SENTENCE.fullmatch(match[2])]
    for start, text in sorted(spots):
        if set(WORD.findall(text)) - ALLOWED:
            yield source.count("\n", 0, start) + 1, text


def _emptied(match: re.Match[str]) -> str:
    """Blank out a match without moving what follows; a tag separates two texts."""
    return re.sub(r"[^\n]", GAP, match[0])


def _without_gaps(markup: str) -> tuple[str, list[tuple[int, str]]]:
    """Blank out everything between braces; return the markup, and each expression with its position."""
    gaps: list[tuple[int, str]] = []
    depth = begin = 0
    output: list[str] = []
    for index, char in enumerate(markup):
        if char == "{":
            begin = begin if depth else index
            depth += 1
        output.append(GAP if depth and char != "\n" else char)
        if char == "}" and depth:
            depth -= 1
            if not depth:
                gaps.append((begin, markup[begin : index + 1]))
    return "".join(output), gaps


def complaints() -> list[str]:
    """Return a complaint for each hard-coded text of the client."""
    return [
        f"{path.relative_to(ROOT)}:{line}: {text!r} is not in the language files"
        for path in sorted(SOURCE.rglob("*.svelte"))
        for line, text in hard_coded(path.read_text(encoding="utf-8"))
    ]
