"""The rules of King's Gold: pure functions on states."""
