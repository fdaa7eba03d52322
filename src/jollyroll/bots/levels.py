"""The levels of bots: the same names in every game, each defined by what it computes (docs/bots.md)."""

RANDOM, BEGINNER, GREEDY, EXACT, BEST = 0, 1, 2, 3, 4
LEVELS = ("random", "beginner", "greedy", "exact", "best")  # by their numbers
SEATED = LEVELS[1:]  # offered to people as opponents
