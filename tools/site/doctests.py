"""Griffe extension that shows the examples in docstrings as code."""

import re
from typing import Any

from griffe import Extension

_EXAMPLE = re.compile(r"(?m)(?:^>>> .*\n?)(?:^.+\n?)*")


def fence(text: str) -> str:
    """Put every example into a fenced code block.

    >>> fence("A sum.\\n\\n>>> 1 + 1\\n2\\n\\nMore.")
    'A sum.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```\\n\\nMore.'
    """
    return _EXAMPLE.sub(lambda example: f"```pycon\n{example.group().rstrip()}\n```\n", text)


class Doctests(Extension):
    """Fences the examples of docstrings as they are read."""

    def on_object(self, *, obj: Any, **others: Any) -> None:
        """Fence the examples of one docstring."""
        if obj.docstring is not None:
            obj.docstring.value = fence(obj.docstring.value)
