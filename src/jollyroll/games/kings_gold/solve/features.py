"""The features of the evaluation, by name and by place."""

NAMES = (
    "rivals",  # the sum of the logarithms of the chances against each rival
    "strongest",  # the minimum of these
    "pairs",  # the mean of the logarithms of the chances against two rivals
    "strongest-pair",  # the minimum of these
    "rivals-rich",  # these four times how rich the King is
    "strongest-rich",
    "pairs-rich",
    "strongest-pair-rich",
    "strongest-wait",  # three of them times the part of the round before its turn
    "pairs-wait",
    "strongest-pair-wait",
    "pairs-chance",  # two of them as probabilities, not logarithms
    "strongest-pair-chance",
    "wait",  # the part of the round before its turn
    "turn",  # is on turn
    "coins",  # coins divided by the richest rival's plus a constant
    "level",  # the number of rivals with as many coins or more
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
TIE_ROUND = 0  # the row of weights for tie rounds; in the game proper the row is the coins in the box
KNOTS = (1, 4, 8, 14, 22, 32, 44, 60)  # boxes with fitted weights; those of others are interpolated
LEAST = 0.002  # lower bound of chances
