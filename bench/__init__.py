"""Measurements: how fast games are played and solved."""
