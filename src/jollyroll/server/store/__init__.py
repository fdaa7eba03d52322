"""The store: every event of every table, committed before it is shown.

`Store` and `Writer` need SQLAlchemy and are imported on first use, since tables in a browser do without.
"""

from typing import TYPE_CHECKING

from .failures import (
    Conflict,
    Damaged,
    NotStored,
    Settle,
    StoreLost,
    StoreVerdict,
    TableGone,
    Unreachable,
    Unreadable,
    WriterStopped,
)
from .saved_row import SavedRow
from .summary import Summary

if TYPE_CHECKING:
    from .store import Store
    from .writer import Writer

__all__ = [
    "Conflict",
    "Damaged",
    "NotStored",
    "SavedRow",
    "Settle",
    "Store",
    "StoreLost",
    "StoreVerdict",
    "Summary",
    "TableGone",
    "Unreachable",
    "Unreadable",
    "Writer",
    "WriterStopped",
]


def __getattr__(name: str) -> object:
    if name == "Store":
        from .store import Store

        return Store
    if name == "Writer":
        from .writer import Writer

        return Writer
    raise AttributeError(name)
