"""The figures: loading, validation, and integer tables."""
