"""The store: every event of every table, committed before it is shown."""

from .rows import Row, Summary
from .store import Store
from .writer import Conflict, Full, Gone, NotStored, Writer

__all__ = ["Conflict", "Full", "Gone", "NotStored", "Row", "Store", "Summary", "Writer"]
