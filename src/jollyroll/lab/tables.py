"""Tables of results: named columns of equal length, convertible for common data libraries."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from jollyroll.errors import MissingPackageError

from .rows import Cell, DataRow, csv_text

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

WHOLE, REAL, TRUTH, TEXT = "int64", "float64", "bool", "string"  # Arrow's names of column types


class ResultTable:
    """Rows with named columns. Libraries are imported only on conversion: an analyst needs only the one they convert to.

    >>> table = ResultTable([{"level": "greedy", "share": 0.5}, {"level": "best", "share": 0.7}])
    >>> len(table), table.names, table["share"]
    (2, ('level', 'share'), [0.5, 0.7])
    >>> table.to_csv()
    'level,share\\r\\ngreedy,0.5\\r\\nbest,0.7\\r\\n'
    """

    def __init__(self, rows: Sequence[Mapping[str, Cell]], names: Sequence[str] = ()) -> None:
        self.names = tuple(dict.fromkeys((*names, *(name for row in rows for name in row))))
        self.columns: dict[str, list[Cell]] = {name: [row.get(name) for row in rows] for name in self.names}
        self._length = len(rows)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, name: str) -> list[Cell]:
        return self.columns[name]

    def __iter__(self) -> Iterator[DataRow]:
        """Row by row."""
        for place in range(self._length):
            yield {name: column[place] for name, column in self.columns.items()}

    def __repr__(self) -> str:
        return f"ResultTable of {self._length} rows: {', '.join(self.names)}"

    def to_csv(self) -> str:
        """As CSV (RFC 4180); cells that do not apply are empty."""
        return csv_text(list(self), self.names)

    def to_arrow(self) -> "pyarrow.Table":
        """As a table of PyArrow."""
        arrow = package("pyarrow")
        arrays = {name: arrow.array(plain(column), type_of(column)) for name, column in self.columns.items()}
        return arrow.table(arrays)

    def to_pandas(self) -> "pandas.DataFrame":
        """As a data frame of pandas."""
        return package("pandas").DataFrame(self.columns)

    def to_polars(self) -> "polars.DataFrame":
        """As a data frame of Polars."""
        library = package("polars")
        kinds = {WHOLE: library.Int64, REAL: library.Float64, TRUTH: library.Boolean, TEXT: library.String}
        columns = {name: plain(column) for name, column in self.columns.items()}
        schema = {name: kinds[type_of(column)] for name, column in self.columns.items()}
        frame: polars.DataFrame = library.DataFrame(columns, schema)
        return frame

    def write_parquet(self, file: str | Path | BinaryIO) -> None:
        """Write a Parquet file; needs PyArrow."""
        package("pyarrow")
        import_module("pyarrow.parquet").write_table(self.to_arrow(), str(file) if isinstance(file, str | Path) else file)


def package(name: str) -> Any:
    """An optional package; the error for a missing one says how to install it."""
    if not find_spec(name):
        raise MissingPackageError("package-missing", package=name)
    return import_module(name)


def type_of(column: Sequence[Cell]) -> str:
    """The Arrow type of a column: one kind of value, with gaps."""
    kinds = {type(value) for value in column if value is not None}
    if kinds <= {bool} and kinds:
        return TRUTH
    if kinds <= {int} and kinds:
        return WHOLE
    return REAL if kinds <= {int, float} else TEXT


def plain(column: Sequence[Cell]) -> Sequence[Cell]:
    """Values of one kind: text if kinds are mixed."""
    return column if type_of(column) != TEXT else [value if value is None else str(value) for value in column]
