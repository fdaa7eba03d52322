"""What the box holds.

KG-04: 60 coins, all worth one. KG-05, KG-D15: five dice alike, with coins of one, two and three, a cannon, a skull and crossbones;
a skull is called a skull everywhere. KG-19, KG-D10: the King's pile is a place of its own, apart from the box.
"""

COINS = 60
KINGS_SHARE, PLAYERS_SHARE = 1, 1  # of a raid: the King's coins per coins of the player
DICE = 5
ROLLS = 3
FINE = 3
BONES_LIMIT = 3
MOST_TIE_ROUNDS = 10

# faces; the five that may be rolled again come first
COIN_1, COIN_2, COIN_3, CANNON, SKULL, BONES = 0, 1, 2, 3, 4, 5
LETTERS = "123KSX"
DIE = (0, 1, 2, 3, 4, 5)  # the face on each side
SIDES_WITH = (1, 1, 1, 1, 1, 1)  # on how many sides each face is
FACE_NAMES = ("coin-1", "coin-2", "coin-3", "cannon", "skull", "crossbones")

# places other than the seats; -1 is nobody
BOX, KING = -2, -3
