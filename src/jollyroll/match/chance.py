"""Random outcomes for a match: rolled dice, drawn cards and seats."""

from collections.abc import Callable
from functools import lru_cache

from jollyroll.dice.fair import RandomNumbers
from jollyroll.kit import Game, GameState, cases
from jollyroll.kit.bags import bag_number
from jollyroll.speed.binding import by_rules_of

SIDES = 6


def roll_dice(game: Game, state: GameState, numbers: RandomNumbers) -> list[int]:
    """DIG-01: roll the dice in hand, with one random number per die in die order."""
    return [game.rules.die_face(state, numbers.below(SIDES)) for _ in range(game.rules.dice_in_hand(state))]


def roll_outcome(faces: list[int]) -> int:
    """The number of the outcome with these faces, in any order."""
    return bag_number(faces.count(0), faces.count(1), faces.count(2), faces.count(3), faces.count(4))


def draw_outcome(game: Game, state: GameState, numbers: RandomNumbers) -> int:
    """DIG-01: draw an outcome with its exact probability.

    >>> from jollyroll import Match
    >>> from jollyroll.dice import SeededNumbers
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.apply_outcome(draw_outcome(match.game, match.state, SeededNumbers(3)))
    >>> match.to_move
    0
    """
    if game.rules.dice_in_hand(state):
        return roll_outcome(roll_dice(game, state, numbers))
    return outcome_of_case(game, state, numbers.below(game.rules.outcome_total(state)))


def outcome_of_case(game: Game, state: GameState, case: int) -> int:
    """The outcome of one of the equally likely cases."""
    return drawing(game)(state, case)


@lru_cache(64)
def drawing(game: Game) -> Callable[[GameState, int], int]:
    """The weighted drawing function bound to this game's rules."""
    return by_rules_of(game, cases.outcome_of_case)
