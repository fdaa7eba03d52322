"""PK-07, PK-08, PK-09, PK-10: what lies in the box: eight dice, 35 Fortune cards, five scoring aids and a score pad.

The aids are the values below, which every view applies to the dice that lie there; the pad is the row of scores in the state.
PK-50, PK-51, PK-52: faces, cards and stakes.
"""

# PK-50: faces; the five that may be rolled again come first
COIN, DIAMOND, MONKEY, PARROT, SWORD, SKULL = 0, 1, 2, 3, 4, 5
LETTERS = "GDMPWS"
FACE_NAMES = ("coin", "diamond", "monkey", "parrot", "sword", "skull")

DICE = 8
LEAST_DICE = 2  # in every roll
OUT_SKULLS = 3
ISLAND_SKULLS = 4

# PK-51: kinds of cards
TREASURE_CHEST, CAPTAIN, SORCERESS, GOLD_CARD, DIAMOND_CARD, MONKEY_BUSINESS = 0, 1, 2, 3, 4, 5
SEA_BATTLE_2, SEA_BATTLE_3, SEA_BATTLE_4, SKULLS_1, SKULLS_2 = 6, 7, 8, 9, 10
NO_CARD = -1
CARD_NAMES = (
    "treasure-chest",
    "captain",
    "sorceress",
    "gold",
    "diamond",
    "monkey-business",
    "sea-battle-2",
    "sea-battle-3",
    "sea-battle-4",
    "skulls-1",
    "skulls-2",
)
KINDS = 11
DECK = (4, 4, 4, 4, 4, 4, 2, 2, 2, 3, 2)
CARDS = 35
PRINTED_SKULLS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2)
SWORDS_NEEDED = (0, 0, 0, 0, 0, 0, 2, 3, 4, 0, 0)
STAKE = (0, 0, 0, 0, 0, 0, 300, 500, 1000, 0, 0)  # PK-52: won or lost in a Sea Battle

# points
SET_VALUE = (0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 4000)  # by the number of equal objects; nine only with a card
NINE = 9
NINE_VALUE = 8000
LEAST_SET = 3
TREASURE_VALUE = 100  # a coin or a diamond
FULL_CHEST = 500
SKULL_LOSS = 100

MOST_PLAYOFFS = 10

# places other than the seats
BANK = -2
