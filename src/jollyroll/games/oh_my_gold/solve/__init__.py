"""Oh My Gold!: the whole turn exactly, for an evaluation of what remains that is fitted to games played."""
