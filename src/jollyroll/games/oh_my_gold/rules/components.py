"""What lies in the box: four dice, 18 two-sided cards and four ships.

The symbols on the dice and the cards are published nowhere, so both are data here, marked unverified: with the values below games
last as long, and turns come up empty as often, as reviewers tell. Owners of the box can enter its components through the `custom:`
values of the options.
"""

UNVERIFIED = True  # the default die and deck were never compared with a printed game

DICE = 4
SIDES = 6
CARDS = 18
SHIPS = 4  # as many as seats
ROW = 3  # chests laid out beside the pile
MOST_LOCKS = 3

# faces
KEY, COIN, DIAMOND, SWORD = 0, 1, 2, 3
LETTERS = "KCDW"
FACE_NAMES = ("key", "coin", "diamond", "sword")
FACES = 4

# treasure sides: nine bags of one to three coins and diamonds, and fishbones
KINDS = ("C", "D", "CC", "CD", "DD", "CCC", "CCD", "CDD", "DDD", "F")
TREASURES = 9
FISHBONES = 9
COINS_ON = tuple(kind.count("C") for kind in KINDS)
DIAMONDS_ON = tuple(kind.count("D") for kind in KINDS)

# unverified: the sides of a die by the value of the option `dice`
DICE_OFFERED = {"k2c2d1s1": "KKCCDW", "k2c1d2s1": "KKCDDW", "k2c1d1s2": "KKCDWW"}

# unverified: the cards by the value of the option `deck`, each as its number of locks and its treasure side
DECKS_OFFERED = {"default": "1F,1F,1C,1C,1D,1CC,2F,2CC,2CD,2CD,2DD,2CCD,3CCC,3CCD,3CCD,3CDD,3CDD,3DDD"}

# places other than the seats, as the ledger numbers them
CHEST_ROW, PILE, GONE = -2, -3, -4
