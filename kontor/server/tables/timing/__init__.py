"""Thinking time: the clocks of seats, and the time of day that entries are stamped with."""
