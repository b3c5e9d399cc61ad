"""The README and the docstrings: what they show runs."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import kontor
from tools.paths import ROOT

README = ROOT / "README.md"
RUN_BY_OTHERS = {"kontor.server.store.migrations.env"}
"""Modules that only a library can load, with what it puts there for them."""
FOUND = {info.name for info in pkgutil.walk_packages(kontor.__path__, "kontor.")}
MODULES = sorted(FOUND - RUN_BY_OTHERS)


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    results = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 8
    assert results.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    # `Match` shows itself by matches that another module begins.
    begin = {"new_match": kontor.new_match}
    assert doctest.testmod(importlib.import_module(name), extraglobs=begin).failed == 0
