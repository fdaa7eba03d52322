"""The command line: one group, one command for each thing a person comes to do.

Each command imports what it needs when it is called, so that `--help` answers at once.
"""

from . import advice, laboratory, reading, serving, tables
from .house import main

__all__ = ["advice", "laboratory", "main", "reading", "serving", "tables"]
