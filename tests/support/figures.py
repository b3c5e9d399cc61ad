"""Checks of changed figures, for the content tests of every game."""

from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any

import pytest

from kontor.engine.content import ContentError
from kontor.engine.protocol import Data
from kontor.engine.validation import Path, Problem, path_text


def mistakes(problems: Iterable[Problem]) -> set[tuple[str, str]]:
    """Return path and message key of each problem."""
    return {(path_text(problem.path), problem.phrase.key) for problem in problems}


def check_refused(load: Callable[[Data], object], changed: Data) -> None:
    """Check that changed figures with a mistake cannot be loaded."""
    with pytest.raises(ContentError) as caught:
        load(changed)
    assert caught.value.rule == "record:R4"


def check_missing(problems: Callable[[Data], list[Problem]], built_in: Data, path: Path) -> None:
    """Check that exactly a figure that was removed is reported as missing, or what is below it."""
    data = deepcopy(built_in)
    table: Any = data
    for part in path[:-1]:
        table = table[part]
    del table[path[-1]]
    missing = [problem.path for problem in problems(data) if problem.phrase.key == "shape-missing"]
    assert path in missing
    assert all(at[: len(path)] == path for at in missing)
