"""Chance for a game being played: dice rolled one by one, cards and seats drawn."""

from collections.abc import Callable
from functools import lru_cache

from jollyroll.dice.fair import Numbers
from jollyroll.kit import Game, GameState, cases
from jollyroll.kit.bags import bag_number
from jollyroll.speed.binding import by_rules_of

SIDES = 6


def roll_dice(game: Game, state: GameState, numbers: Numbers) -> list[int]:
    """DIG-01: the faces of the dice in hand, one number drawn for each die, in die order."""
    return [game.rules.die_face(state, numbers.below(SIDES)) for _ in range(game.rules.dice_in_hand(state))]


def roll_outcome(faces: list[int]) -> int:
    """The outcome of dice that show these faces, whatever their order."""
    return bag_number(faces.count(0), faces.count(1), faces.count(2), faces.count(3), faces.count(4))


def draw_outcome(game: Game, state: GameState, numbers: Numbers) -> int:
    """DIG-01: what chance decides, by its exact probabilities."""
    if game.rules.dice_in_hand(state):
        return roll_outcome(roll_dice(game, state, numbers))
    return outcome_of_case(game, state, numbers.below(game.rules.outcome_total(state)))


def outcome_of_case(game: Game, state: GameState, case: int) -> int:
    """The outcome that this one of all equally likely cases leads to."""
    return drawing(game)(state, case)


@lru_cache(64)
def drawing(game: Game) -> Callable[[GameState, int], int]:
    """How this game's outcomes are drawn by weight."""
    return by_rules_of(game, cases.outcome_of_case)
