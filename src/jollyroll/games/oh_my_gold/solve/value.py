"""The layout of a value: each seat's share (or its points), then the mover's points and risk by the end of the turn searched."""

from ..rules.components import SHIPS

POINTS = SHIPS  # the loot points of the turn's mover
RISK = SHIPS + 1  # the chance that the turn brings nothing
VALUES = SHIPS + 2
