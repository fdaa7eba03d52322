"""Playing a turn for an aim: coins, or the share. Plain functions, run in plain Python or compiled.

The effects of plans are read off the plans of the turn; single pairs are tried on copies of the state by the rulebook itself. Seats
count from the mover on; those who have left are skipped.
"""

from jollyroll.kit.bags import bag_number
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import Ints

from ..rules import rulebook as rules
from ..rules.components import ROLLS
from ..rules.pairs import gain_of
from ..rules.phases import PAIR, REROLL
from ..rules.state import State
from .knowledge import Memory
from .layer import afterstate
from .next_shares import afterstate_shares, fill_piles, share_after
from .turn import LOWEST, TOLERANCE, best_keep, solve_turn

COINS, SHARE = 0, 1  # the aim of a turn
MIXER, MASK = 0x9E3779B1, (1 << 31) - 1  # for hashing keys to slots of the transposition table
TRIFLE = 0.001  # coins, for each coin less that the richest rival has


def value_plans(state: State, memory: Memory, aim: int) -> None:
    """Fill in the value of each plan of the current turn to the mover: coins, or the share.

    Coins taken from a richer player are worth slightly more, so that of two equally good victims the richer one is robbed.
    """
    scratch = memory.scratch
    players = len(scratch.piles) - 2
    box = scratch.piles[players + 1]
    plans = memory.knowledge.tie_plans if state.tie_round > 0 else memory.knowledge.plans
    for plan in range(len(plans.transfers)):
        afterstate(plans, plan, box, scratch.piles, scratch.after)
        if aim == COINS:
            scratch.value[plan] = scratch.after[0] - TRIFLE * richest(scratch.after)
        else:
            afterstate_shares(state, memory)
            scratch.value[plan] = scratch.share[0]


def richest(piles: Ints) -> int:
    """The coins of the mover's richest rival."""
    most = 0
    for seat in range(1, len(piles) - 2):
        most = max(most, piles[seat])
    return most


def solve_this_turn(state: State, memory: Memory, aim: int) -> None:
    """Solve the current turn, unless it is the one solved last."""
    knowledge, scratch = memory.knowledge, memory.scratch
    fill_key(state, memory, aim)
    if same_key(scratch.solved_key, scratch.wanted_key):
        return
    value_plans(state, memory, aim)
    solve_turn(knowledge.dice, knowledge.tie_plans if state.tie_round > 0 else knowledge.plans, scratch.value, scratch.turn)
    copy_key(scratch.wanted_key, scratch.solved_key)


def fill_key(state: State, memory: Memory, aim: int) -> None:
    """Fill in the key of the current turn: the piles, the aim, the new games before it, and the progress of a tie round."""
    fill_piles(state, state.seat, memory.scratch.piles)
    key = memory.scratch.wanted_key
    piles = len(memory.scratch.piles)
    for pile in range(piles):
        key[pile] = memory.scratch.piles[pile]
    key[piles] = aim + 1
    key[piles + 1] = state.replay
    key[piles + 2] = state.tie_round
    key[piles + 3] = 0
    if state.tie_round > 0:
        marks = state.seat * MOST_SEATS + state.ender
        for seat in range(MOST_SEATS):
            marks = 4 * marks + 2 * state.due[seat] + state.tied[seat]
        key[piles + 3] = marks


def same_key(one: Ints, other: Ints) -> bool:
    """True if two keys are equal."""
    same = 0
    for place in range(len(one)):
        same += one[place] == other[place]
    return same == len(one)


def copy_key(key: Ints, to: Ints) -> None:
    """Copy the key of a turn."""
    for place in range(len(key)):
        to[place] = key[place]


def roll_number(state: State) -> int:
    """The number of the roll of the five dice."""
    return bag_number(state.dice[0], state.dice[1], state.dice[2], state.dice[3], state.dice[4])


def best_choice(state: State, memory: Memory, aim: int, last_roll: bool) -> int:
    """The choice worth most; with `last_roll`, as if the next roll were the last of the turn."""
    if state.phase != REROLL:
        return best_pair(state, memory, aim)
    late = 0 if state.rolls == ROLLS - 2 and not last_roll else 1
    if len(memory.scratch.kept_keys) > 0:
        return int(memory.scratch.kept_choices[kept_turn(state, memory, aim), late, roll_number(state)])
    solve_this_turn(state, memory, aim)
    return best_reroll(memory, roll_number(state), late)


def best_reroll(memory: Memory, roll: int, late: int) -> int:
    """The best dice to reroll after the first roll (0) or the second (1) of the turn solved last."""
    dice, turn = memory.knowledge.dice, memory.scratch.turn
    if late:
        return int(dice.reroll[best_keep(dice, roll, turn.second, turn.best_second)])
    return int(dice.reroll[best_keep(dice, roll, turn.first, turn.best_first)])


def kept_turn(state: State, memory: Memory, aim: int) -> int:
    """The slot of the current turn in the transposition table; if another turn is there, this one is solved and replaces it."""
    scratch = memory.scratch
    fill_key(state, memory, aim)
    mixed = 0
    for place in range(len(scratch.wanted_key)):
        mixed = (mixed * MIXER + scratch.wanted_key[place]) & MASK
    slot = (mixed >> 16) % len(scratch.kept_keys)
    if not same_key(scratch.kept_keys[slot], scratch.wanted_key):
        solve_this_turn(state, memory, aim)
        for roll in range(len(memory.knowledge.dice.chance)):
            for late in range(3 - min(ROLLS, 3), 2):
                scratch.kept_choices[slot, late, roll] = best_reroll(memory, roll, late)
        copy_key(scratch.wanted_key, scratch.kept_keys[slot])
    return int(slot)


def best_pair(state: State, memory: Memory, aim: int) -> int:
    """The pair or victim worth most, counting the pair that may follow."""
    best = -1
    most = LOWEST
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        value = pair_value(state, memory, aim, choice)
        first = rules.seat_relative(state, choice) < rules.seat_relative(state, best)
        if value > most + TOLERANCE or (value > most - TOLERANCE and first):
            best = choice
            most = max(most, value)
    return best


def pair_value(state: State, memory: Memory, aim: int, choice: int) -> float:
    """The value of a pair or victim, with the best that can follow in this turn."""
    trials = memory.scratch.trials
    trials[0] = state
    rules.apply_choice(trials[0], choice)
    gain = gain_of(state, choice)
    if trials[0].phase != PAIR or trials[0].turn != state.turn:
        return value_after(state, trials[0], memory, aim, gain)
    most = LOWEST
    for index in range(rules.legal_count(trials[0])):
        second = rules.legal_choice(trials[0], index)
        more = gain_of(trials[0], second)
        trials[1] = trials[0]
        rules.apply_choice(trials[1], second)
        most = max(most, value_after(state, trials[1], memory, aim, gain + more))
    return most


def value_after(state: State, after: State, memory: Memory, aim: int, gain: int) -> float:
    """The mover's value of a turn that ended in `after`, with a gain of `gain` coins."""
    if aim == SHARE:
        return share_after(after, memory, state.seat, state.replay)
    most = 0
    if after.replay == state.replay:
        for seat in range(MOST_SEATS):
            if seat != state.seat and after.present[seat]:
                most = max(most, after.coins[seat])
    return gain - TRIFLE * most
