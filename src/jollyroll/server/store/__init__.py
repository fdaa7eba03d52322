"""The store: every event of every table, committed before it is shown."""

from .saved_row import SavedRow
from .store import Store
from .summary import Summary
from .transactions import Gone, NotStored
from .trouble import Damaged, Unreadable
from .writer import Conflict, Full, Lost, Writer

__all__ = [
    "Conflict",
    "Damaged",
    "Full",
    "Gone",
    "Lost",
    "NotStored",
    "SavedRow",
    "Store",
    "Summary",
    "Unreadable",
    "Writer",
]
