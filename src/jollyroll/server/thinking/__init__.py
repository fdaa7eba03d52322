"""Slow work in threads: bots, coach, analyses."""
