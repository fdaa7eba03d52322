"""The phases of Oh My Gold!, besides those of finding the first player."""

THROW = 3  # the dice in hand are rolled
NEXT_LOCK = 4  # the next card of the pile shows how many locks it has
OPEN_CHEST = 5  # an unlocked chest is turned over
REROLL = 10  # place these dice, or roll all of them again
COMMIT = 11  # Seafarers: lay dice on cards, roll the others again, or place them as they are
PLACE = 12  # lay dice on one card after the other
