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
