"""Loaded into a program: an Enter after a key is ignored for hours, so that slow machines make no difference."""

from jollyroll.terminal import keys

keys.HABIT = 3_600.0
