"""`make test` runs the tests of the core twice: on the compiled core, then interpreted, which takes longer."""

import os

import pytest

from kontor.core import SWITCH

INTERPRETED_PASS = os.environ.get(SWITCH) == "interpreted"
"""Whether this is the second run."""
first_pass_only = pytest.mark.skipif(INTERPRETED_PASS, reason="the first run covers it")
"""Marks a test about strength or coverage, which are the same on both cores."""
