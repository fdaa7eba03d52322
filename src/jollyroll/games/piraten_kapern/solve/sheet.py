"""What the rulebook says about a turn, written down in one row of numbers: a page for each card, under one set of options.

Dice that are no skulls form a bag over five faces (games/bags.py). Bags that the rulebook treats alike under a card (three monkeys
or three parrots) are one class, numbered by size. With `s` skulls on the dice a turn state is a class of 8 - s dice; smaller
classes are dice kept while the others are thrown. The row is a list at the table and an array for machine code.
"""

from jollyroll.kit.bags import BAG_COUNT

from ..rules.components import DICE, SKULL
from .ends import ENDS

BAGS = BAG_COUNT[DICE]  # bags of at most eight dice over five faces: 1,287
SIZES = DICE + 2
LEVELS = DICE + 1  # skulls on the dice: none to eight
HALVES = 2 * LEVELS  # before and after the spell of a Sorceress; other cards only have the first half
FACES = SKULL
NODES = HALVES  # at the Island: skulls on the dice, spell unspent or spent
WAYS = HALVES  # ways to go on from there: so many dice, without or with a revived skull

# what becomes of a throw that leaves so many skulls
LIVE, RESCUED, OUT, AT_ISLAND = 0, 1, 2, 3

# where the parts of a page begin
CLASSES = 0  # how many classes there are
STOWS = 1  # 1 for the Treasure Chest: what skulls leave depends on what was stowed
SPELLS = 2  # 1 for the Sorceress
BEGIN = 3  # [size]: the first class of that size; [9]: how many there are
OPENING = BEGIN + SIZES  # [skulls]: what becomes of the first throw
LATER = OPENING + LEVELS  # [half * 9 + skulls]: what becomes of any other throw
LEAST = LATER + HALVES  # [half * 9 + skulls]: the fewest dice that may be rolled
MOST = LEAST + HALVES  # [half * 9 + skulls]: the most
LEAST_REVIVED = MOST + HALVES  # [skulls]: the fewest other dice that go with a revived skull
MOST_REVIVED = LEAST_REVIVED + LEVELS  # [skulls]: the most; less than the fewest if none can be revived
LEAVE = MOST_REVIVED + LEVELS  # [node]: the end at the Island, left now
BARRED = LEAVE + NODES  # [node]: 1 if one may not stop there
GOING = BARRED + NODES  # [node * 18 + way]: dice thrown, 0 if there is no such way; ways from 9 on are with a revived skull
LEADS = GOING + NODES * WAYS  # [(node * 18 + way) * 9 + fresh skulls]: the end, or -1 - node
REACHED = LEADS + NODES * WAYS * LEVELS  # [end]: 1 if a turn can end so
KLASS = REACHED + ENDS  # [bag]: its class
THROWS = KLASS + BAGS  # [class]: how many throws of as many dice as it has show it
STOWED = THROWS + BAGS  # [class]: the end by skulls with these dice on the Treasure Chest
UP = STOWED + BAGS  # [class * 5 + face]: the class with a die of that face more
DOWN = UP + BAGS * FACES  # [class * 5 + n]: a class with a die less; all of them, some perhaps twice
STOPPED = DOWN + BAGS * FACES  # [skulls * BAGS + class]: the end by stopping
BUST = STOPPED + LEVELS * BAGS  # [skulls * BAGS + class]: the end by skulls; nothing stowed
PAGE = BUST + LEVELS * BAGS  # how long a page is
