"""Whole records: imports, and questions about long games, both computed in worker processes."""
