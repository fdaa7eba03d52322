"""Four players and more, where no table was made: each seat's share, estimated from how it would stand against others alone.

The chances of a seat against one rival, and against two, the others' coins being the King's, are looked up in the games for two and
three. What these chances weigh, for each number of coins in the box, was fitted to games (see `fitting`), by a softmax over the
seats that can still win.

Plain functions, run as they are or compiled.
"""

from math import exp
from typing import Any

NAMES = (
    "rivals",  # the sum of the logarithms of the chances against each rival
    "strongest",  # the least of them
    "pairs",  # the mean of the logarithms of the chances against two rivals
    "strongest-pair",  # the least of them
    "rivals-rich",  # all four by how rich the King is
    "strongest-rich",
    "pairs-rich",
    "strongest-pair-rich",
    "strongest-wait",  # three of them by the part of the round that passes before its turn
    "pairs-wait",
    "strongest-pair-wait",
    "pairs-chance",  # two of them as chances
    "strongest-pair-chance",
    "wait",  # the part of the round that passes before its turn
    "turn",  # is on turn
    "coins",  # coins by those of the richest rival and some more
    "level",  # how many rivals have as many coins or more
)
TIE_NAMES = (
    "rivals",
    "strongest",
    "rivals-due",  # the two if it has a turn to come
    "strongest-due",
    "rivals-rich",
    "strongest-rich",
    "wait-due",
    "turn",
    "coins",
    "coins-due",
    "level",
    "level-due",
)
FEATURES = max(len(NAMES), len(TIE_NAMES))
TIE = 0  # the row of weights for tie rounds; in the game proper the coins in the box tell the row
KNOTS = (1, 4, 8, 14, 22, 32, 44, 60)  # boxes whose weights are fitted; those of others lie between them
LEAST = 0.002  # chances count as no smaller
SOME = 6.0  # coins
TOTAL, STRONGEST, PAIRS, STRONGEST_PAIR = 0, 1, 2, 3  # columns of `chart.against`


def compare(chart: Any, piles: Any, shift: int, tie_round: int) -> None:
    """Fill in how each seat that can win stands against the others, `shift` seats after the first of the piles being the next."""
    players = len(piles) - 2
    for seat in range(players):
        for column in range(4):
            chart.against[seat, column] = 0.0
    for first in range(players):
        for second in range(first + 1, players):
            if chart.able[first] > 0 and chart.able[second] > 0:
                compare_two(chart, piles, shift, tie_round, first, second)
                if tie_round == 0 and len(chart.trio) > 0:
                    for third in range(second + 1, players):
                        compare_three(chart, piles, shift, first, second, third)


def compare_two(chart: Any, piles: Any, shift: int, tie_round: int, first: int, second: int) -> None:
    """Two seats, the first of which moves first."""
    players = len(piles) - 2
    mine = piles[(first + shift) % players]
    rank = chart.ladder[0, mine] + chart.ladder[1, mine + piles[(second + shift) % players]]
    if tie_round > 0:
        moved = 2 - chart.due[first] - chart.due[second]
        note(chart, first, TOTAL, chart.duel_rounds[tie_round - 1, moved, rank, 0])
        note(chart, second, TOTAL, chart.duel_rounds[tie_round - 1, moved, rank, 1])
    else:
        place = chart.duel_begins[piles[players + 1]] + rank
        note(chart, first, TOTAL, chart.duel[place, 0])
        note(chart, second, TOTAL, chart.duel[place, 1])


def compare_three(chart: Any, piles: Any, shift: int, first: int, second: int, third: int) -> None:
    """Three seats in the order in which they move."""
    players = len(piles) - 2
    one = piles[(first + shift) % players]
    two = one + piles[(second + shift) % players]
    three = two + piles[(third + shift) % players]
    place = chart.trio_begins[piles[players + 1]] + chart.ladder[0, one] + chart.ladder[1, two] + chart.ladder[2, three]
    note(chart, first, PAIRS, chart.trio[place, 0])
    note(chart, second, PAIRS, chart.trio[place, 1])
    note(chart, third, PAIRS, chart.trio[place, 2])


def note(chart: Any, seat: int, column: int, chance: float) -> None:
    """One more logarithm of a chance: sum and least."""
    chart.against[seat, column] += chance
    chart.against[seat, column + 1] = min(chart.against[seat, column + 1], chance)


def look_at(chart: Any, piles: Any, shift: int, seat: int, tie_round: int) -> None:
    """Fill in the features of a seat that can win, once all are compared."""
    players = len(piles) - 2
    richest, level = 0, 0.0
    mine = piles[(seat + shift) % players]
    for rival in range(players):
        if rival != seat and chart.able[rival] > 0:
            theirs = piles[(rival + shift) % players]
            richest = max(richest, theirs)
            level += 1.0 if theirs >= mine else 0.0
    rich = piles[players] / (len(chart.duel_begins) - 2.0)
    wait = seat / players
    turn = 1.0 if seat == 0 else 0.0
    coins = mine / (richest + SOME)
    total, least = chart.against[seat, TOTAL], chart.against[seat, STRONGEST]
    feature = chart.feature
    if tie_round > 0:
        due = chart.due[seat] * 1.0
        feature[0], feature[1], feature[2], feature[3] = total, least, total * due, least * due
        feature[4], feature[5], feature[6], feature[7] = total * rich, least * rich, wait * due, turn
        feature[8], feature[9], feature[10], feature[11] = coins, coins * due, level, level * due
    else:
        pairs = chart.against[seat, PAIRS] / max(1, (players - 1) * (players - 2) // 2)
        least_pair = chart.against[seat, STRONGEST_PAIR]
        feature[0], feature[1], feature[2], feature[3] = total, least, pairs, least_pair
        feature[4], feature[5], feature[6], feature[7] = total * rich, least * rich, pairs * rich, least_pair * rich
        feature[8], feature[9], feature[10] = least * wait, pairs * wait, least_pair * wait
        feature[11], feature[12] = exp(pairs), exp(least_pair)
        feature[13], feature[14], feature[15], feature[16] = wait, turn, coins, level


def estimate(chart: Any, piles: Any, shift: int, tie_round: int) -> None:
    """Guess each seat's share of a position between turns, counted from the next to move; `able` and `due` are filled in."""
    players = len(piles) - 2
    share = chart.guess
    weights = chart.weights[TIE if tie_round > 0 else piles[players + 1]]
    features = len(TIE_NAMES) if tie_round > 0 else len(NAMES)
    compare(chart, piles, shift, tie_round)
    most = -1e300
    for seat in range(players):
        share[seat] = 0.0
        if chart.able[seat] > 0:
            look_at(chart, piles, shift, seat, tie_round)
            for index in range(features):
                share[seat] += weights[index] * chart.feature[index]
            most = max(most, share[seat])
    total = 0.0
    for seat in range(players):
        share[seat] = exp(share[seat] - most) if chart.able[seat] > 0 else 0.0
        total += share[seat]
    for seat in range(players):
        share[seat] /= total
