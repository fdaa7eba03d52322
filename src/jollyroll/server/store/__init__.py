"""The store: every event of every table, committed before it is shown."""

from .rows import Row, Summary
from .store import Store
from .writer import Conflict, Full, NotStored, Writer

__all__ = ["Conflict", "Full", "NotStored", "Row", "Store", "Summary", "Writer"]
