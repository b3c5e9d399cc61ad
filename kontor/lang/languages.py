"""The supported languages. `languages.json` lists them with their native names, for Python and the browser."""

import json
from importlib.resources import files
from typing import Final

LANGUAGE_NAMES: Final[dict[str, str]] = json.loads(
    files("kontor.lang").joinpath("languages.json").read_text(encoding="utf-8")
)
"""Native names of the languages by code. English comes first and is the fallback."""
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
"""Language codes. Each has a folder of `.ftl` files beside this module."""


def language_of(accepted: str) -> str:
    """Return the first of our languages that a browser accepts.

    >>> language_of("pt-BR,pt;q=0.9,de-AT;q=0.8,en;q=0.5"), language_of("")
    ('de', 'en')
    """
    for part in accepted.split(",")[:20]:
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
