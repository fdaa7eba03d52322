"""The evaluation for four players and more without a table: each seat's share, estimated from smaller games.

The chances of a seat against one rival, and against two, with the others' coins given to the King, are looked up in the games for
two and three. The weights of these chances, for each number of coins in the box, were fitted to games (see `fitting`), by a softmax
over the seats that can still win.

Plain functions, run in plain Python or compiled. Seats count from the next to move: `shift` seats after the first of the piles.
"""

from math import exp, log1p

from jollyroll.solve.arrays import Floats, Ints

from .features import NAMES, TIE_NAMES, TIE_ROUND
from .knowledge import Memory

SOFTENING = 6.0  # coins added to the denominator of a ratio
SWING = 4.0  # where the game for two is not solved: coins of a lead that make winning e times as likely, and
BOX_SWING = 0.25  # so many more for each coin in the box
TOTAL, STRONGEST, PAIRS, STRONGEST_PAIR = 0, 1, 2, 3  # columns of `scratch.against`


def compare(memory: Memory, piles: Ints, shift: int, tie_round: int) -> None:
    """Fill in the chances of each seat that can win against the others."""
    players = len(piles) - 2
    scratch = memory.scratch
    for seat in range(players):
        for column in range(4):
            scratch.against[seat, column] = 0.0
    for first in range(players):
        for second in range(first + 1, players):
            if scratch.can_win[first] > 0 and scratch.can_win[second] > 0:
                compare_two(memory, piles, shift, tie_round, first, second)
                if tie_round == 0 and len(memory.knowledge.trio) > 0:
                    for third in range(second + 1, players):
                        compare_three(memory, piles, shift, first, second, third)


def compare_two(memory: Memory, piles: Ints, shift: int, tie_round: int, first: int, second: int) -> None:
    """Compare two seats, the first of which moves first."""
    players = len(piles) - 2
    knowledge = memory.knowledge
    against = memory.scratch.against
    mine, theirs = piles[(first + shift) % players], piles[(second + shift) % players]
    rank = knowledge.rank_steps[0, mine] + knowledge.rank_steps[1, mine + theirs]
    if tie_round > 0 and len(knowledge.duel_rounds) > 0:
        moved = 2 - memory.scratch.due[first] - memory.scratch.due[second]
        add_chance(against, first, TOTAL, knowledge.duel_rounds[tie_round - 1, moved, rank, 0])
        add_chance(against, second, TOTAL, knowledge.duel_rounds[tie_round - 1, moved, rank, 1])
    elif tie_round == 0 and len(knowledge.duel) > 0:
        index = knowledge.duel_starts[piles[players + 1]] + rank
        add_chance(against, first, TOTAL, knowledge.duel[index, 0])
        add_chance(against, second, TOTAL, knowledge.duel[index, 1])
    else:
        swings = (mine - theirs) / (SWING + BOX_SWING * piles[players + 1])
        add_chance(against, first, TOTAL, -log1p(exp(-swings)))
        add_chance(against, second, TOTAL, -log1p(exp(swings)))


def compare_three(memory: Memory, piles: Ints, shift: int, first: int, second: int, third: int) -> None:
    """Compare three seats in the order in which they move."""
    players = len(piles) - 2
    knowledge = memory.knowledge
    against = memory.scratch.against
    steps = knowledge.rank_steps
    one = piles[(first + shift) % players]
    two = one + piles[(second + shift) % players]
    three = two + piles[(third + shift) % players]
    index = knowledge.trio_starts[piles[players + 1]] + steps[0, one] + steps[1, two] + steps[2, three]
    add_chance(against, first, PAIRS, knowledge.trio[index, 0])
    add_chance(against, second, PAIRS, knowledge.trio[index, 1])
    add_chance(against, third, PAIRS, knowledge.trio[index, 2])


def add_chance(against: Floats, seat: int, column: int, chance: float) -> None:
    """Add the logarithm of a chance to a seat's sum and minimum."""
    against[seat, column] += chance
    against[seat, column + 1] = min(against[seat, column + 1], chance)


def fill_features(memory: Memory, piles: Ints, shift: int, seat: int, tie_round: int) -> None:
    """Fill in the features of a seat that can win, after `compare`."""
    players = len(piles) - 2
    scratch = memory.scratch
    richest, level = 0, 0.0
    mine = piles[(seat + shift) % players]
    for rival in range(players):
        if rival != seat and scratch.can_win[rival] > 0:
            theirs = piles[(rival + shift) % players]
            richest = max(richest, theirs)
            level += 1.0 if theirs >= mine else 0.0
    rich = piles[players] / (len(memory.knowledge.duel_starts) - 2.0)
    wait = seat / players
    turn = 1.0 if seat == 0 else 0.0
    coins = mine / (richest + SOFTENING)
    total, least = scratch.against[seat, TOTAL], scratch.against[seat, STRONGEST]
    feature = scratch.feature
    if tie_round > 0:
        due = scratch.due[seat] * 1.0
        feature[0], feature[1], feature[2], feature[3] = total, least, total * due, least * due
        feature[4], feature[5], feature[6], feature[7] = total * rich, least * rich, wait * due, turn
        feature[8], feature[9], feature[10], feature[11] = coins, coins * due, level, level * due
    else:
        pairs = scratch.against[seat, PAIRS] / max(1, (players - 1) * (players - 2) // 2)
        least_pair = scratch.against[seat, STRONGEST_PAIR]
        feature[0], feature[1], feature[2], feature[3] = total, least, pairs, least_pair
        feature[4], feature[5], feature[6], feature[7] = total * rich, least * rich, pairs * rich, least_pair * rich
        feature[8], feature[9], feature[10] = least * wait, pairs * wait, least_pair * wait
        feature[11], feature[12] = exp(pairs), exp(least_pair)
        feature[13], feature[14], feature[15], feature[16] = wait, turn, coins, level


def estimate(memory: Memory, piles: Ints, shift: int, tie_round: int) -> None:
    """Estimate each seat's share of a state between turns as `next_share`; `can_win` and `due` are filled in."""
    players = len(piles) - 2
    scratch = memory.scratch
    share = scratch.next_share
    weights = memory.knowledge.weights[TIE_ROUND if tie_round > 0 else piles[players + 1]]
    features = len(TIE_NAMES) if tie_round > 0 else len(NAMES)
    compare(memory, piles, shift, tie_round)
    most = -1e300
    for seat in range(players):
        share[seat] = 0.0
        if scratch.can_win[seat] > 0:
            fill_features(memory, piles, shift, seat, tie_round)
            for index in range(features):
                share[seat] += weights[index] * scratch.feature[index]
            most = max(most, share[seat])
    total = 0.0
    for seat in range(players):
        share[seat] = exp(share[seat] - most) if scratch.can_win[seat] > 0 else 0.0
        total += share[seat]
    for seat in range(players):
        share[seat] /= total
