"""The rules of Oh My Gold!: pure functions on states."""
