"""Notices to people who are away."""
