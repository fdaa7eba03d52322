"""Oh My Gold!: exact search of the turn, with a fitted evaluation of the positions after it."""
