"""Many games: simulation, tournaments and experiments."""
