"""The layout of a value: each seat's share (or its points), then the mover's points and risk by the end of the turn searched."""

from ..rules.components import SHIPS

POINTS = SHIPS  # the loot points of the turn's mover
RISK = SHIPS + 1  # the chance that the turn brings nothing
VALUES = SHIPS + 2
TIE = 1e-12  # values closer than this are equal: the choice with the lowest number from the mover on is taken
