"""The model of a turn: the rules as one row of numbers for each card, under one set of options.

Dice that are no skulls form a bag over five faces (kit/bags.py). Bags that the rulebook treats alike under a card (three monkeys or
three parrots) form one class, numbered by size. With `s` skulls on the dice a state of the turn is a class of 8 - s dice; smaller
classes are dice kept while the others are rolled. `model_builder` fills the row from the answers of `rule_queries`.
"""

from jollyroll.kit.bags import BAG_COUNT

from ..rules.components import DICE, SKULL
from .turn_results import RESULTS

BAGS = BAG_COUNT[DICE]  # bags of at most eight dice over five faces: 1,287
SIZES = DICE + 2
LAYERS = DICE + 1  # skulls on the dice: none to eight
ALL_LAYERS = 2 * LAYERS  # before and after the spell of a Sorceress; other cards have only the first of them
FACES = SKULL
NODES = ALL_LAYERS  # at the Island: skulls on the dice, spell unspent or spent
WAYS = ALL_LAYERS  # ways to roll on from there: the number of dice, without or with a revived skull

# outcomes of a roll by the number of skulls it leaves
LIVE, RESCUED, OUT, AT_ISLAND = 0, 1, 2, 3

# where the parts of the row begin
CLASSES = 0  # how many classes there are
STOWS = 1  # 1 for the Treasure Chest: the result of skulls depends on the dice stowed
SPELLS = 2  # 1 for the Sorceress
BEGIN = 3  # [size]: the first class of that size; [9]: the number of classes
FIRST_ROLL = BEGIN + SIZES  # [skulls]: the outcome of the first roll
LATER_ROLL = FIRST_ROLL + LAYERS  # [spent * 9 + skulls]: the outcome of any other roll
LEAST = LATER_ROLL + ALL_LAYERS  # [spent * 9 + skulls]: the fewest dice that may be rolled
MOST = LEAST + ALL_LAYERS  # [spent * 9 + skulls]: the most
LEAST_REVIVED = MOST + ALL_LAYERS  # [skulls]: the fewest other dice that go with a revived skull
MOST_REVIVED = LEAST_REVIVED + LAYERS  # [skulls]: the most; less than the fewest if none can be revived
LEAVE_RESULT = MOST_REVIVED + LAYERS  # [node]: the result of leaving the Island now
BARRED = LEAVE_RESULT + NODES  # [node]: 1 if stopping there is barred
WAY_DICE = BARRED + NODES  # [node * 18 + way]: dice rolled, 0 if there is no such way; ways from 9 on are with a revived skull
WAY_LEADS = WAY_DICE + NODES * WAYS  # [(node * 18 + way) * 9 + new skulls]: the result, or RESULTS + node
REACHED = WAY_LEADS + NODES * WAYS * LAYERS  # [result]: 1 if a turn can end so
CLASS_OF = REACHED + RESULTS  # [bag]: its class
ROLL_WAYS = CLASS_OF + BAGS  # [class]: the number of rolls of its size that show it
STOWED_RESULT = ROLL_WAYS + BAGS  # [class]: the result of skulls with these dice on the Treasure Chest
WITH_DIE = STOWED_RESULT + BAGS  # [class * 5 + face]: the class with one more die of that face
WITHOUT_DIE = WITH_DIE + BAGS * FACES  # [class * 5 + n]: the classes with one die less, some perhaps twice
STOP_RESULT = WITHOUT_DIE + BAGS * FACES  # [skulls * BAGS + class]: the result of stopping
BUST_RESULT = STOP_RESULT + LAYERS * BAGS  # [skulls * BAGS + class]: the result of skulls; nothing stowed
MODEL_SIZE = BUST_RESULT + LAYERS * BAGS  # the length of the row
