"""Bots that play King's Gold, by level."""
