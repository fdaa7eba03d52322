"""The findings about Oh My Gold!, for the page that presents them to players."""

from .facts import FACTS, QUICK
from .page import words

__all__ = ["FACTS", "MISTAKES", "QUICK", "SOLVED", "TABLE_GAMES", "WATCHED", "words"]

TABLE_GAMES = {2: 3_000, 3: 3_000, 4: 3_000}
SOLVED: tuple[int, ...] = ()
WATCHED = 60

MISTAKES = {
    ("open", "open"): "opens the wrong chest",
    ("load", "load"): "loads the wrong treasure",
    ("open", "load"): "opens a chest when loading treasure is better",
    ("load", "open"): "loads treasure when opening a chest is better",
    ("open", "stop"): "uses dice too early",
}
