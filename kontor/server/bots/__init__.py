"""Bots of the server: bot moves, hints and reviews."""
