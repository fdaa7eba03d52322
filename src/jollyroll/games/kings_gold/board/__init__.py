"""King's Gold in a terminal."""
