"""Room to think in: everything a search writes to or reads from, made once, so that machine code makes no arrays.

A desk holds numbers by name as a position does, but large ones and fractions too: a record for machine code, an object with
lists for plain Python. Passing it on costs no more than passing a single number.
"""

from typing import Any, NamedTuple

from jollyroll.kit.bags import BAG_COUNT
from jollyroll.solve.lookahead import StateList

from ..rules import rulebook as rules
from ..rules.components import CARDS, DICE, MOST_LOCKS, SHIPS
from ..rules.phases import THROW
from ..rules.state import State
from .features import FEATURES

STAGES = CARDS + 1  # chests left: none to all
DEPTH = 80  # positions on the way from the one asked about to the furthest: a turn has no more than 20, and final turns are four
POINTS = SHIPS  # a value is a number for each seat, then the loot points of who asked at the end of the turn,
RISK = SHIPS + 1  # then the chance that the turn brought nothing
VALUES = SHIPS + 2
MOST_CHOICES = 256  # of one position
MOST_THROWS = 35  # different throws of four dice over four faces
ROOM = 1 << 15  # positions that can be remembered

WHOLE, PART = "<i8", "<f8"
FIELDS: dict[str, tuple[str, tuple[int, ...]]] = {
    # the question
    "by_share": (WHOLE, ()),  # 1: the share counts, 0: what a seat has
    "reach": (WHOLE, ()),  # final turns thought through to the end
    "asking": (WHOLE, ()),  # whose turn runs in the position asked about,
    "chests": (WHOLE, ()),  # the chests left then (-1 if this turn has brought something already),
    "loot": (WHOLE, ()),  # and the asking seat's loot cards
    # the positions on the way, by depth
    "counts": (WHOLE, (DEPTH,)),  # how many choices or outcomes each has,
    "nexts": (WHOLE, (DEPTH,)),  # which is the next to try,
    "tried": (WHOLE, (DEPTH,)),  # the choice, or the weight of the outcome, being tried,
    "totals": (WHOLE, (DEPTH,)),  # the weights of the outcomes tried so far,
    "picks": (WHOLE, (DEPTH,)),  # the best choice so far,
    "values": (PART, (DEPTH, VALUES)),  # and its value; at chance the weighted sum
    "keys": (WHOLE, (DEPTH,)),  # the position's key,
    "begun": (WHOLE, (DEPTH,)),  # and how many positions had been made when it was
    "nodes": (WHOLE, ()),  # positions made so far
    # answers
    "value": (PART, (VALUES,)),  # of the position looked at last
    "offers": (WHOLE, (MOST_CHOICES,)),  # the choices of the position asked about, in the order of its list,
    "offered": (PART, (MOST_CHOICES, VALUES)),  # and their values
    # the end of a turn
    "merits": (PART, (SHIPS,)),
    "feature": (PART, (FEATURES,)),  # one seat's features
    "waits": (WHOLE, (SHIPS,)),  # the turns before each seat's next one
    "waiting": (WHOLE, (SHIPS,)),  # the points that lie before each ship
    "showing": (PART, (MOST_LOCKS,)),  # the chests laid out, by locks
    "rest": (PART, ()),  # the root of all points still to be had
    # tables
    "stages": (PART, (STAGES, FEATURES)),  # by chests left: what each feature weighs
    "throws": (WHOLE, (DICE + 1, MOST_THROWS)),  # by dice in hand: the outcomes that can be (-1: no more),
    "weights": (WHOLE, (DICE + 1, MOST_THROWS)),  # and their weights
    # positions met
    "generation": (WHOLE, ()),
    "known_keys": (WHOLE, (ROOM,)),
    "known_marks": (WHOLE, (ROOM,)),  # the generation that each belongs to
    "known_work": (WHOLE, (ROOM,)),  # and how many others it took to work it out
    "known_values": (PART, (ROOM, VALUES)),
}
MET = "known_"


class Scratch(NamedTuple):
    """The positions on the way, and a desk (the only one of its list)."""

    states: Any
    desks: Any


class Desk:
    """A desk for plain Python."""

    throws: list[list[int]]
    weights: list[list[int]]
    stages: list[list[float]]

    def __init__(self, thinks: bool) -> None:
        for name, (kind, shape) in FIELDS.items():
            if thinks or not name.startswith(MET):
                setattr(self, name, zeros(0 if kind == WHOLE else 0.0, shape))


def zeros(zero: float, shape: tuple[int, ...]) -> Any:
    """A number, a list, or a list of lists."""
    if len(shape) < 2:
        return [zero] * shape[0] if shape else zero
    return [zeros(zero, shape[1:]) for _ in range(shape[0])]


def throws_of(state: State) -> tuple[list[list[int]], list[list[int]]]:
    """What so many dice can show and how often, asked of the rulebook: by dice in hand, up to all four."""
    asked = state.copy()
    asked.phase = THROW
    shown: list[list[int]] = []
    often: list[list[int]] = []
    for dice in range(DICE + 1):
        asked.hand = dice
        weights = [rules.outcome_weight(asked, outcome) if dice else 0 for outcome in range(BAG_COUNT[dice])]
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        shown.append([*possible, *[-1] * (MOST_THROWS - len(possible))])
        often.append([weights[outcome] if outcome >= 0 else 0 for outcome in shown[-1]])
    return shown, often


def plain_scratch(state: State, stages: Any = None, thinks: bool = True) -> Scratch:
    """Room for plain Python; who only tries things out needs no room for positions met."""
    desk = Desk(thinks)
    desk.throws, desk.weights = throws_of(state)
    if stages is not None:
        desk.stages = [[float(weight) for weight in line] for line in stages]
    return Scratch(StateList(state.copy() for _ in range(DEPTH + 1)), [desk])


def new_scratch(state: State, stages: Any = None) -> Scratch:
    """Room for machine code."""
    import numpy as np

    from jollyroll.speed.compile import record_type

    desks = np.zeros(1, np.dtype([(name, kind, shape) for name, (kind, shape) in FIELDS.items()]))
    desks["throws"][0], desks["weights"][0] = throws_of(state)
    if stages is not None:
        desks["stages"][0] = stages
    return Scratch(np.zeros(DEPTH + 1, record_type(State)), desks)
