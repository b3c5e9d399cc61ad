"""The figures: reading, validating and indexing them."""
