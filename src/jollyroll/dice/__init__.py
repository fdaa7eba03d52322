"""Where chance comes from: the random streams that games are played with."""

FAIR, SEEDED, MANUAL = "fair", "seeded", "manual"  # the operating system, a seed, or dice on a real table
KINDS = (FAIR, SEEDED, MANUAL)
