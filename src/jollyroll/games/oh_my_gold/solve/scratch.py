"""Scratch space of a search, allocated once, so that machine code makes no arrays. Each thread has its own."""

from typing import Annotated

from ..rules.components import MOST_LOCKS, SHIPS
from .features import FEATURES
from .structs import Struct
from .value import VALUES

DEPTH = 80  # states on the path from the root to the furthest: a turn has no more than 20, and final turns are four
MOST_CHOICES = 256  # of one state
MOST_OUTCOMES = 35  # of a roll: four dice over four faces


class Scratch(Struct):
    """The question, the nodes on the path, the results, and the notes of the evaluation."""

    # the question:
    by_share: int  # 1: maximize the share; 0: maximize points
    horizon: int  # the number of final turns searched to the end of the game
    mover: int  # whose turn it is at the root,
    chests: int  # the chests left there (-1 if this turn has brought something already),
    loot: int  # and the mover's loot cards
    # nodes on the path, by depth:
    counts: Annotated[list[int], DEPTH]  # the number of its choices or outcomes,
    next_child: Annotated[list[int], DEPTH]  # the index of the next to try,
    tried: Annotated[list[int], DEPTH]  # the choice, or the weight of the outcome, being tried,
    weight_sums: Annotated[list[int], DEPTH]  # the weights of the outcomes tried so far,
    best: Annotated[list[int], DEPTH]  # the best choice so far,
    values: Annotated[list[list[float]], DEPTH, VALUES]  # and its value; at chance the weighted sum
    keys: Annotated[list[int], DEPTH]  # the state's key,
    nodes_before: Annotated[list[int], DEPTH]  # and the number of nodes visited before it was opened
    nodes: int  # nodes visited so far
    # results:
    value: Annotated[list[float], VALUES]  # of the node closed last
    choices: Annotated[list[int], MOST_CHOICES]  # the legal choices at the root, in the order of its list,
    choice_values: Annotated[list[list[float]], MOST_CHOICES, VALUES]  # and their values
    # evaluation of the end of a turn:
    strength: Annotated[list[float], SHIPS]  # by seat: the exponent of its share
    feature: Annotated[list[float], FEATURES]  # of one seat
    wait: Annotated[list[int], SHIPS]  # by seat: the turns before its next one
    unloaded: Annotated[list[int], SHIPS]  # by seat: the points before its ship
    showing: Annotated[list[float], MOST_LOCKS]  # the chests laid out, by locks
    root_of_rest: float  # the square root of all points still to be had
