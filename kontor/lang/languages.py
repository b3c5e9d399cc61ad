"""The languages Kontor speaks: `languages.json` lists them with their own names, for Python and the browser alike."""

import json
from importlib.resources import files
from typing import Final

LANGUAGE_NAMES: Final[dict[str, str]] = json.loads(
    files("kontor.lang").joinpath("languages.json").read_text(encoding="utf-8")
)
"""By code: what each language calls itself. English comes first and is the fallback."""
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
"""The codes. Each has a folder of `.ftl` files beside this module."""
