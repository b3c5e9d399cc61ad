"""Kontor: Anno 1800 and Anno 1503, the board games, for people and programs."""

from kontor.core import is_compiled
from kontor.table.begin import load_match, new_match
from kontor.table.errors import FormError, KontorError, RuleError
from kontor.table.match import Match

__all__ = ["FormError", "KontorError", "Match", "RuleError", "is_compiled", "load_match", "new_match"]
