"""The features by which an evaluation tells seats apart, by name and by place."""

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
TIE_ROUND = 0  # the row of weights for tie rounds; in the game proper the coins in the box tell the row
KNOTS = (1, 4, 8, 14, 22, 32, 44, 60)  # boxes whose weights are fitted; those of others lie between them
LEAST = 0.002  # chances count as no smaller
