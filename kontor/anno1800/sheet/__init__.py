"""The score sheet for a game played with the box."""
