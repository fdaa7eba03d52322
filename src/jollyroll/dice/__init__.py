"""Where chance comes from: the random streams that games are played with."""
