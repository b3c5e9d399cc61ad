"""Message keys that games put together at run time: one module per game, with a function `keys`.

A game that spells out all its keys needs none.
"""
