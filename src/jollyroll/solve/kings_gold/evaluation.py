"""Three players and more, where no table was made: each seat's share, estimated from how it would stand against every other alone.

The chance of a seat against one rival, the others' coins being the King's, is looked up in the game for two. What these chances
weigh was fitted to games (see `fitting`), by a softmax over the seats that can still win.

Plain functions, run as they are or compiled.
"""

from math import exp, log
from typing import Any

NAMES = (
    "rivals",  # the sum of the logarithms of the chances against each rival
    "strongest",  # the least of them
    "rivals-full",  # the first two by how full the box is
    "strongest-full",
    "rivals-rich",  # the first two by how rich the King is
    "strongest-rich",
    "turn",  # is on turn
    "turn-full",
    "wait",  # part of the round that passes before its turn
    "wait-full",
    "coins",  # coins by those of the richest rival and some more
    "coins-full",
    "level",  # how many rivals have as many coins or more
    "level-full",
)
FEATURES = len(NAMES)
PLAY, TIE = 0, 1  # rows of weights: the game proper, tie rounds
LEAST = 0.002  # chances count as no smaller
SOME = 6.0  # coins


def chance_of_first(chart: Any, first: int, second: int, box: int, tie_round: int, moved: int) -> float:
    """The chance of the one who moves first, against the other alone; in a tie round so many of the two have moved."""
    rank = chart.ladder[0, first] + chart.ladder[1, first + second]
    if tie_round > 0:
        return float(chart.duel_rounds[tie_round - 1, moved, rank, 0])
    return float(chart.duel[chart.duel_begins[box] + rank, 0])


def log_chance(chart: Any, piles: Any, shift: int, seat: int, rival: int, tie_round: int) -> float:
    """The logarithm of a seat's chance against one rival; seats are counted from the next to move."""
    players = len(piles) - 2
    mine, others = piles[(seat + shift) % players], piles[(rival + shift) % players]
    moved = 2 - chart.due[seat] - chart.due[rival]
    if seat < rival:
        chance = chance_of_first(chart, mine, others, piles[players + 1], tie_round, moved)
    else:
        chance = 1.0 - chance_of_first(chart, others, mine, piles[players + 1], tie_round, moved)
    return log(max(LEAST, chance))


def look_at(chart: Any, piles: Any, shift: int, seat: int, tie_round: int) -> None:
    """Fill in the features of a seat that can win, `shift` seats after the first of the piles being the next to move."""
    players = len(piles) - 2
    total, least, richest, level = 0.0, 0.0, 0, 0.0
    mine = piles[(seat + shift) % players]
    for rival in range(players):
        if rival != seat and chart.able[rival] > 0:
            chance = log_chance(chart, piles, shift, seat, rival, tie_round)
            total += chance
            least = min(least, chance)
            richest = max(richest, piles[(rival + shift) % players])
            level += 1.0 if piles[(rival + shift) % players] >= mine else 0.0
    all_coins = len(chart.duel_begins) - 2.0
    full = piles[players + 1] / all_coins
    rich = piles[players] / all_coins
    turn = 1.0 if seat == 0 else 0.0
    wait = seat / players
    coins = mine / (richest + SOME)
    if tie_round > 0:
        full = chart.due[seat] * 1.0
        wait = wait * full
    feature = chart.feature
    feature[0], feature[1] = total, least
    feature[2], feature[3] = total * full, least * full
    feature[4], feature[5] = total * rich, least * rich
    feature[6], feature[7] = turn, turn * full
    feature[8], feature[9] = wait, wait * full
    feature[10], feature[11] = coins, coins * full
    feature[12], feature[13] = level, level * full


def estimate(chart: Any, piles: Any, shift: int, tie_round: int) -> None:
    """Guess each seat's share of a position between turns, counted from the next to move; `able` and `due` are filled in."""
    players = len(piles) - 2
    share = chart.guess
    weights = chart.weights[TIE if tie_round > 0 else PLAY]
    most = -1e300
    for seat in range(players):
        share[seat] = 0.0
        if chart.able[seat] > 0:
            look_at(chart, piles, shift, seat, tie_round)
            for index in range(FEATURES):
                share[seat] += weights[index] * chart.feature[index]
            most = max(most, share[seat])
    total = 0.0
    for seat in range(players):
        share[seat] = exp(share[seat] - most) if chart.able[seat] > 0 else 0.0
        total += share[seat]
    for seat in range(players):
        share[seat] /= total
