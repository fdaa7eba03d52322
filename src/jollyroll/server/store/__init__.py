"""The store: every event of every table, committed before it is shown.

`Store` and `Writer` need SQLAlchemy and are imported when they are asked for: tables on one device are stored in another way.
"""

from typing import TYPE_CHECKING

from .failures import Conflict, Damaged, Full, Gone, Lost, NotStored, Settle, Unreachable, Unreadable, Verdict
from .saved_row import SavedRow
from .summary import Summary

if TYPE_CHECKING:
    from .store import Store
    from .writer import Writer

__all__ = [
    "Conflict",
    "Damaged",
    "Full",
    "Gone",
    "Lost",
    "NotStored",
    "SavedRow",
    "Settle",
    "Store",
    "Summary",
    "Unreachable",
    "Unreadable",
    "Verdict",
    "Writer",
]


def __getattr__(name: str) -> object:
    if name == "Store":
        from .store import Store

        return Store
    if name == "Writer":
        from .writer import Writer

        return Writer
    raise AttributeError(name)
