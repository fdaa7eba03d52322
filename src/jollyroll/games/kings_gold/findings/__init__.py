"""The findings about King's Gold, for the page that presents them to players."""

from .facts import FACTS, QUICK
from .page import words

__all__ = ["FACTS", "MISTAKES", "QUICK", "SOLVED", "TABLE_GAMES", "WATCHED", "words"]

TABLE_GAMES = {2: 1_000, 3: 1_000, 4: 1_000, 5: 3_000, 6: 2_000}
SOLVED: tuple[int, ...] = (2, 3, 4)  # for four by a table that has to be made first
WATCHED = 200

MISTAKES = {
    ("raid", "steal"): "raids the box when stealing is better",
    ("steal", "raid"): "steals when raiding the box is better",
    ("raid", "raid"): "raids with the wrong coin",
    ("steal", "steal"): "steals with the wrong coin",
}
