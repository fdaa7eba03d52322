"""The rulebooks: pure functions on states, no chance, no clock, no files."""
