"""The store: every event of every table, committed before it is shown."""

from .store import Store
from .summary import Summary
from .writer import Conflict, Full, Gone, NotStored, Writer

__all__ = ["Conflict", "Full", "Gone", "NotStored", "Store", "Summary", "Writer"]
