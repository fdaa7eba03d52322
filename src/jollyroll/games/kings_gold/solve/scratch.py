"""Scratch space: arrays that are overwritten turn after turn. Each thread has its own."""

from typing import TYPE_CHECKING, NamedTuple

from jollyroll.solve.arrays import Floats, Ints, StateRecords, UShorts

from .features import FEATURES

if TYPE_CHECKING:
    from .kept_dice import KeptDice
    from .plans import Plans

TURN_KEY = 4  # numbers in the key of a turn, besides the piles
KEPT_TURNS = 1 << 14  # in the transposition table, with machine code


class DiceScratch(NamedTuple):
    """What the functions of `turn` write for one solved turn."""

    final: Floats  # kind of roll: the value of its best plan
    plan: UShorts  # kind of roll: its best plan
    first: Floats  # kept dice: their value after the first roll, if the others are rerolled or, with none left, on stopping
    second: Floats  # the same after the second roll
    best_first: Floats  # dice on the table: the value of the best subset to keep after the first roll
    best_second: Floats  # the same after the second roll
    kept_first: Floats  # kept dice: the probability that they are kept after the first roll
    kept_second: Floats  # the same after the second roll; full rolls: the probability that the turn ends with them


class StateScratch(NamedTuple):
    """One state between turns while its turn is solved."""

    piles: Ints
    after: Ints  # the piles of an afterstate
    successor: Ints  # plan: the index of its successor
    value: Floats  # plan: the mover's share in the successor
    chance: Floats  # plan: its probability
    mixed: Floats  # the same in the old policy
    share: Floats  # seat from the mover on


class Scratch(NamedTuple):
    """The scratch space of players and judges. Seats count from the mover on, or where noted from the next to move."""

    piles: Ints
    after: Ints  # the piles of an afterstate
    value: Floats  # plan: its value
    chance: Floats  # plan: its probability
    share: Floats  # seat: its share after a plan
    turn: DiceScratch
    solved_key: Ints  # the key of the turn that `turn` holds solved...
    wanted_key: Ints  # ... and of the current turn
    kept_keys: Ints  # a transposition table, [slot]: the key of the turn stored there; without slots in plain Python...
    kept_choices: UShorts  # ... and [slot, 0 after the first roll or 1 after the second, roll]: the best choice
    trials: StateRecords  # copies of the state to try choices on
    next_share: Floats  # seat from the next to move: its share
    can_win: Ints  # seat from the next to move: 1 if it can win...
    due: Ints  # ... and if it has a turn to come in a tie round
    against: Floats  # seat from the next to move: its chances against the others, see `evaluation`
    feature: Floats


def dice_scratch(dice: "KeptDice", plans: "Plans") -> DiceScratch:
    """New scratch space for turns with these plans."""
    import numpy as np

    sets, kinds = len(dice.without_die) + 1, len(plans.begin) - 1
    return DiceScratch(np.zeros(kinds), np.zeros(kinds, np.uint16), *(np.zeros(sets) for _ in range(6)))


def state_scratch(seats: int, plans: int) -> StateScratch:
    """New scratch space for one state."""
    import numpy as np

    piles, after = np.zeros(seats + 2, np.int64), np.zeros(seats + 2, np.int64)
    return StateScratch(piles, after, np.zeros(plans, np.int64), np.zeros(plans), np.zeros(plans), np.zeros(plans), np.zeros(seats))


def new_scratch(
    dice: "KeptDice", plans: "Plans", tie_plans: "Plans", players: int, trials: StateRecords, kept_turns: int = 0
) -> Scratch:
    """New scratch space for a table of so many players."""
    import numpy as np

    most = max(len(plans.transfers), len(tie_plans.transfers))
    longer = plans if len(plans.begin) >= len(tie_plans.begin) else tie_plans
    return Scratch(
        piles=np.zeros(players + 2, np.int64),
        after=np.zeros(players + 2, np.int64),
        value=np.zeros(most),
        chance=np.zeros(most),
        share=np.zeros(players),
        turn=dice_scratch(dice, longer),
        solved_key=np.zeros(players + 2 + TURN_KEY, np.int64),
        wanted_key=np.zeros(players + 2 + TURN_KEY, np.int64),
        kept_keys=np.zeros((kept_turns, players + 2 + TURN_KEY), np.int64),
        kept_choices=np.zeros((kept_turns, 2, len(plans.kind)), np.uint16),
        trials=trials,
        next_share=np.zeros(players),
        can_win=np.ones(players, np.int64),
        due=np.zeros(players, np.int64),
        against=np.zeros((players, 4)),
        feature=np.zeros(FEATURES),
    )
