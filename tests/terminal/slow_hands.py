"""Loaded into a program in which an Enter belongs to the key before it for hours, so that no slow machine makes it another."""

from jollyroll.terminal import keys

keys.HABIT = 3_600.0
