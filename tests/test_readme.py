"""The examples in the README and in docstrings run."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import kontor
from tools.paths import ROOT

README = ROOT / "README.md"
LOADED_BY_LIBRARIES = {"kontor.server.store.migrations.env"}
"""Modules that only a library can load, because it provides what they need."""
ALL_MODULES = {info.name for info in pkgutil.walk_packages(kontor.__path__, "kontor.")}
MODULES = sorted(ALL_MODULES - LOADED_BY_LIBRARIES)


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    results = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 8
    assert results.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    # Examples of `Match` need a function of another module.
    extra_globals = {"new_match": kontor.new_match}
    assert doctest.testmod(importlib.import_module(name), extraglobs=extra_globals).failed == 0
