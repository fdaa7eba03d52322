"""The phases of King's Gold, besides those of finding the first player."""

THROW = 3  # the dice in hand are rolled
REROLL = 10  # stop, or pick dice to roll again
PAIR = 11  # make a pair
VICTIM = 12  # five skulls: pick whom to strip
