"""The command line: one program with a command for each task.

Commands import what they need when called, so that `--help` is fast.
"""

from . import coach, games, lab, play, records, serve, store
from .program import main

__all__ = ["coach", "games", "lab", "main", "play", "records", "serve", "store"]
