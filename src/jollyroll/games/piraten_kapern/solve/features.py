"""The features of a seat by which its share is estimated at a table of three and more."""

NAMES = (
    "rivals",  # the sum of the logarithms of the chances against each rival
    "strongest",  # the least of them
    "ahead",  # the logarithm of the chance against the rival with the highest score, the least if there are several
    "turn",  # is on turn
    "wait",  # part of the round that passes before its turn
    "height",  # score by target
    "near",  # the square of what that exceeds one half by
    "last-rivals",  # the first three in a final round
    "last-strongest",
    "last-ahead",
    "last-due",  # has a turn to come in the final round
    "last-leads",  # has none, and the highest score
)
FEATURES = len(NAMES)
RIVALS, STRONGEST, AHEAD_OF, TURN, WAIT, HEIGHT, NEAR, LAST, LAST_DUE, LAST_LEADS = 0, 1, 2, 3, 4, 5, 6, 7, 10, 11
UNFITTED = tuple(1.0 if index in (RIVALS, LAST) else 0.0 for index in range(FEATURES))  # for two this is the chance itself
