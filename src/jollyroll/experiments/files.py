"""The files of an experiment: numbers as CSV and Parquet, and the report."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from jollyroll.errors import FileError, quote
from jollyroll.lab.tables import ResultTable
from jollyroll.match.files import replace_file

from .report import report_page
from .running import Experiment

REPORT = "report.html"


def write_results(experiment: Experiment, folder: Path) -> list[Path]:
    """Write all files, each atomically; returns their paths. Parquet is left out if PyArrow is missing."""
    written = []
    try:
        for name, data in contents(experiment):
            replace_file(folder / name, data)
            written.append(folder / name)
    except OSError as error:
        raise FileError("cannot-save", path=quote(str(folder)), reason=error.strerror or str(error)) from error
    return written


def contents(experiment: Experiment) -> Iterator[tuple[str, bytes]]:
    """The name and content of each file."""
    for name, table in (("results", experiment.table), ("choices", experiment.choices)):
        if len(table):
            yield f"{name}.csv", table.to_csv().encode()
            if find_spec("pyarrow"):
                yield f"{name}.parquet", parquet(table)
    yield REPORT, report_page(experiment).encode()


def parquet(table: ResultTable) -> bytes:
    """A table as a Parquet file."""
    from io import BytesIO

    page = BytesIO()
    table.write_parquet(page)
    return page.getvalue()
