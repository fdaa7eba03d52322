"""The features of the evaluation, by place, and the stages of a game, which have weights of their own."""

from ..rules.components import CARDS, MOST_LOCKS, SHIPS, TREASURES

LOOT_POINTS, LOOT_DIAMONDS, FISHBONES = 0, 1, 2
TREASURE = 3  # treasures before the ship, by kind
SQUARE = TREASURE + TREASURES  # the points before the ship, squared: four dice can load only so much at a time
POINTS_NOW = SQUARE + 1  # loot points, and
UNLOADED_NOW = SQUARE + 2  # points before the ship, both divided by the square root of all points still available
ORDER = SQUARE + 3  # 1 for the next mover, then for the second, then for the third
LOCKS = ORDER + SHIPS - 1  # for the next mover: chests with one, two and three locks
UNLOADED = LOCKS + MOST_LOCKS  # points before the ship of the next mover, of the second, of the third
PREY = UNLOADED + SHIPS - 1  # Seadogs: points before the other ships, for the next mover, the second, the third, the fourth
FEATURES = PREY + SHIPS

STAGES = CARDS + 1  # of a game, by chests left: none to all
KNOTS = (0, 1, 4, 9, STAGES - 1)  # stages with fitted weights; those of others are interpolated
