"""Rows of results, and how they are written as CSV."""

import csv
import io
from collections.abc import Mapping, Sequence

Cell = str | int | float | bool | None
Row = dict[str, Cell]


def csv_text(rows: Sequence[Mapping[str, Cell]], names: Sequence[str] = ()) -> str:
    """Rows under one line of names, in the form of RFC 4180; a cell without meaning for its row is empty."""
    page = io.StringIO()
    writer = csv.DictWriter(page, names or list(dict.fromkeys(name for row in rows for name in row)))
    writer.writeheader()
    writer.writerows({name: spelled(value) for name, value in row.items()} for row in rows)
    return page.getvalue()


def spelled(value: Cell) -> Cell:
    """True and false as JSON writes them."""
    return str(value).lower() if isinstance(value, bool) else value
