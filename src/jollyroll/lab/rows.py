"""Rows of results, and their CSV form."""

import csv
import io
from collections.abc import Mapping, Sequence

Cell = str | int | float | bool | None
DataRow = dict[str, Cell]


def csv_text(rows: Sequence[Mapping[str, Cell]], names: Sequence[str] = ()) -> str:
    """Rows below one header line, as in RFC 4180; cells that do not apply to a row are empty."""
    page = io.StringIO()
    writer = csv.DictWriter(page, names or list(dict.fromkeys(name for row in rows for name in row)))
    writer.writeheader()
    writer.writerows({name: spelled(value) for name, value in row.items()} for row in rows)
    return page.getvalue()


def spelled(value: Cell) -> Cell:
    """A cell, with True and false spelled as in JSON."""
    return str(value).lower() if isinstance(value, bool) else value
