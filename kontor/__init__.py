"""Kontor: Anno 1800 and Anno 1503, the board games, for people and programs."""

from kontor.table.errors import FormError, KontorError, RuleError
from kontor.table.match import Match, load_match, new_match

__all__ = ["FormError", "KontorError", "Match", "RuleError", "load_match", "new_match"]
