"""What lies in the box: 60 coins and five dice with six faces."""

COINS = 60
DICE = 5
ROLLS = 3
FINE = 3
BONES_LIMIT = 3
MOST_TIE_ROUNDS = 10

# faces; the five that may be rolled again come first
COIN_1, COIN_2, COIN_3, CANNON, SKULL, BONES = 0, 1, 2, 3, 4, 5
LETTERS = "123KSX"
FACE_NAMES = ("coin-1", "coin-2", "coin-3", "cannon", "skull", "crossbones")

# places other than the seats
BOX, KING = -1, -2
