"""The features of the evaluation for three players and more."""

NAMES = (
    "rivals",  # the sum of the logarithms of the chances against each rival
    "strongest",  # the minimum of these
    "ahead",  # the logarithm of the chance against the rival with the highest score, the minimum if there are several
    "turn",  # is on turn
    "wait",  # the part of the round before its turn
    "height",  # score divided by target
    "near",  # the square of what that exceeds one half by
    "last-rivals",  # the first three in a final round
    "last-strongest",
    "last-ahead",
    "last-due",  # has a turn to come in the final round
    "last-leads",  # has none, but the highest score
)
FEATURES = len(NAMES)
RIVALS, STRONGEST, AHEAD_OF, TURN, WAIT, HEIGHT, NEAR, LAST, LAST_DUE, LAST_LEADS = 0, 1, 2, 3, 4, 5, 6, 7, 10, 11
UNFITTED = tuple(1.0 if index in (RIVALS, LAST) else 0.0 for index in range(FEATURES))  # for two this is the chance itself
