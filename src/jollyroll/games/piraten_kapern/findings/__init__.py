"""The findings about Piraten Kapern, for the page that presents them to players."""

from .facts import FACTS, QUICK
from .page import words

__all__ = ["FACTS", "MISTAKES", "QUICK", "SOLVED", "TABLE_GAMES", "WATCHED", "words"]

TABLE_GAMES = {2: 400, 3: 10_000, 4: 10_000, 5: 10_000}
SOLVED: tuple[int, ...] = (2, 3)
WATCHED = 60

MISTAKES = {
    ("stop", "revive"): "stops instead of letting the Sorceress reroll a skull",
    ("stop", "chest"): "stops instead of filling the chest and rolling on",
    ("chest", "roll"): "fills the chest when rolling at once is better",
    ("chest", "chest"): "puts the wrong dice on the chest",
    ("chest", "stop"): "fills the chest when stopping is better",
    ("roll", "chest"): "rolls without making things safe on the chest",
    ("revive", "roll"): "spends the Sorceress too early",
    ("revive", "revive"): "rolls the wrong dice with the Sorceress",
    ("roll", "revive"): "rolls without the Sorceress",
    ("revive", "stop"): "rolls on with the Sorceress when stopping is better",
}
