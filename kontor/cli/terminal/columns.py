"""Numbered rows in one column or two."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

_TWO_COLUMNS = 76
"""Width of a terminal from which long lists have two columns."""
_WITH_NOTATION = 130
"""Width from which two columns also show the notation."""
_LONG = 6
"""Rows that always fit into one column."""


class Row(NamedTuple):
    """One row: the key to type, its text, and the same in the notation.

    >>> Row("1", "Sell wood to pioneer 1", "sell wood 1").notation
    'sell wood 1'
    """

    key: str
    text: str
    notation: str


def columns(rows: Sequence[Row], width: int) -> Table:
    """Return the rows in one column or two, with their notation where there is room."""
    count = 2 if len(rows) > _LONG and width >= _TWO_COLUMNS else 1
    lines = -(-len(rows) // count)
    table = Table.grid(padding=(0, 1))
    for line in range(lines):
        cells: list[Text] = []
        for row in rows[line::lines]:
            cells += [Text(row.key, style="bold"), Text(row.text)]
            if count == 1 or width >= _WITH_NOTATION:
                cells.append(Text(row.notation, "dim", no_wrap=True, overflow="ellipsis"))
        table.add_row(*cells)
    return table
