"""Bots of the server: the worker pool, bot moves, hints and reviews."""
