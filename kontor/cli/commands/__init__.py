"""One module per command of `kontor`."""
