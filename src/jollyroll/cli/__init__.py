"""The command line: one program, one command for each thing a person comes to do.

Each command imports what it needs when it is called, so that `--help` answers at once.
"""

from . import coach, games, lab, play, records, serve, store
from .program import main

__all__ = ["coach", "games", "lab", "main", "play", "records", "serve", "store"]
