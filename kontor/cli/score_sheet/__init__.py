"""The score sheet in the terminal."""
