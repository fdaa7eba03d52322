"""What every player that is not a person offers."""

from abc import ABC, abstractmethod

from jollyroll.dice.fair import Numbers
from jollyroll.kit import Game, GameState

# A player at random takes the first choice of the list (to stop, where one can) one time in so many, otherwise any, all alike.
OFTEN = 4


class Bot(ABC):
    """A player: shown a position in which its seat has to choose, it names a legal choice.

    It is handed a copy of the position. A position holds nothing hidden (what is hidden is not decided before it shows),
    so a bot knows exactly what a person at its seat can see. Random decisions draw from its own `numbers`.

    >>> from jollyroll import Position
    >>> from jollyroll.dice.fair import SeededNumbers
    >>> class FirstBot(Bot):
    ...     def choose(self, state: GameState) -> int:
    ...         return self.game.choices(state)[0].number
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1")
    >>> FirstBot(position.game, SeededNumbers(1)).choose(position.state)
    0
    """

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self.game = game
        self.numbers = numbers

    def wake(self, state: GameState) -> None:
        """Load everything that choices in such a game need, so that the first choice is not slow."""
        return

    @abstractmethod
    def choose(self, state: GameState) -> int:
        """The number of a legal choice for `state.seat`."""


class RandomBot(Bot):
    """Any legal choice, with a preference for stopping: without it, some games would hardly end."""

    def choose(self, state: GameState) -> int:
        rules = self.game.rules
        pick = self.numbers.below(OFTEN * rules.legal_count(state))
        return rules.legal_choice(state, pick // OFTEN if pick % OFTEN else 0)
