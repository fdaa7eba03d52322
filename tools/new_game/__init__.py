"""The skeleton of a game: a package of its own that can be installed, tested and played at once, and changed rule by rule."""
