"""Slow computations in threads: bots, coach, analyses."""
