"""The figures: loading, validating and indexing them."""
