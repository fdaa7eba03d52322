"""Oh My Gold! in a terminal."""
