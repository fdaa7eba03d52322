"""A table as the fold of its events."""
