"""The phases of Piraten Kapern, besides those of finding the first player."""

DRAW_CARD = 3  # the top card of the pile is turned over
THROW = 4  # the dice in hand are rolled
ROLL = 10  # stop, or pick dice to roll again
ISLAND = 11  # on the Island of Skulls: stop, or pick dice to roll
RESCUE = 12  # exactly three skulls under a Sorceress: revive one, or accept the end of the turn
