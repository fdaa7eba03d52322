"""The coach: the odds of every choice, what decisions cost, luck and skill."""
