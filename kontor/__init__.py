"""Kontor: the board games Anno 1800 and Anno 1503 for people and programs."""

from kontor.core import is_compiled
from kontor.engine.errors import FormError, KontorError, RuleError
from kontor.engine.match import Match
from kontor.engine.matches import load_match, new_match

__all__ = ["FormError", "KontorError", "Match", "RuleError", "is_compiled", "load_match", "new_match"]
