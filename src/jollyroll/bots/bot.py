"""The interface of bots."""

from abc import ABC, abstractmethod

from jollyroll.dice.fair import RandomNumbers
from jollyroll.kit import Game, GameState

from .random_place import picks, place_of


class Bot(ABC):
    """A player that is a program: given a position in which its seat has to choose, it returns a legal choice.

    It gets a copy of the position. A position holds nothing hidden (what is hidden is not decided before it shows), so a bot knows
    exactly what a person at its seat can see. Random decisions draw from its own `numbers`.

    >>> from jollyroll import Position
    >>> from jollyroll.dice.fair import SeededNumbers
    >>> class FirstBot(Bot):
    ...     def choose(self, state: GameState) -> int:
    ...         return self.game.choices(state)[0].number
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1")
    >>> FirstBot(position.game, SeededNumbers(1)).choose(position.state)
    0
    """

    def __init__(self, game: Game, numbers: RandomNumbers) -> None:
        self.game = game
        self.numbers = numbers

    def wake(self, state: GameState) -> None:
        """Load everything needed for choices in such a game, so that the first choice is not slow."""
        return

    @abstractmethod
    def choose(self, state: GameState) -> int:
        """The number of a legal choice for `state.seat`."""


class RandomBot(Bot):
    """Any legal choice, with a bias towards stopping: without it, some games would hardly end."""

    def choose(self, state: GameState) -> int:
        rules = self.game.rules
        return rules.legal_choice(state, place_of(self.numbers.below(picks(rules.legal_count(state)))))
