"""Greedy play: try each sensible choice on a copy of the position, let the rules carry it out, and take what brings most this turn.

Nothing here knows a rule. What a choice brings is read off the position that the rulebook makes of it; where dice
or a card come first, it is the average over what they may bring, all of it if that is little, else some throws tried out.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any

from jollyroll.dice.fair import Numbers, SeededNumbers
from jollyroll.games import Game
from jollyroll.games.phases import OVER, is_chance, is_choice
from jollyroll.match.chance import draw_outcome

from .bot import Bot


class GreedyBot(Bot):
    """Looks to the end of its own turn, as if the next throw were the last."""

    trials = 56  # throws tried out where there are more outcomes than that; so many has a throw of three dice

    def __init__(self, game: Game, numbers: Numbers) -> None:
        super().__init__(game, numbers)
        self.rules = game.rules
        self.throws = 0

    @abstractmethod
    def worth(self, state: Any, seat: int) -> float:
        """How good this position is for the seat, its turn being over; only differences matter."""

    @abstractmethod
    def candidates(self, state: Any) -> Iterable[int]:
        """The legal choices worth a thought."""

    def choose(self, state: Any) -> int:
        self.throws = self.numbers.below(1 << 31)
        return self.best(state)[0]

    def best(self, state: Any) -> tuple[int, float]:
        """The choice that promises most, the first of them if several do, and what it promises."""
        found, most = -1, float("-inf")
        for number in self.candidates(state):
            promise = self.promise(state, number)
            if promise > most + 1e-9:
                found, most = number, promise
        return found, most

    def promise(self, state: Any, number: int) -> float:
        """What the position is worth on average after this choice."""
        after = self.after(state, number)
        if not (is_chance(after) and after.turn == state.turn):
            return self.settled(after, state.seat, state.turn)
        total, weights = 0.0, 0
        for outcome, weight in self.luck(after):
            fallen = after.copy()
            self.rules.apply_outcome(fallen, outcome)
            total += weight * self.settled(fallen, state.seat, state.turn)
            weights += weight
        return total / weights

    def settled(self, state: Any, seat: int, turn: int) -> float:
        """What the position is worth once the turn is played to its end without another throw of one's own will."""
        while is_choice(state) and state.turn == turn and state.seat == seat:
            self.rules.apply_choice(state, self.finishing(state))
        return self.worth(state, seat)

    def finishing(self, state: Any) -> int:
        """The choice that brings the turn to its end: rulebooks list it first."""
        return self.rules.legal_choice(state, 0)

    def after(self, state: Any, number: int) -> Any:
        """The position after a choice, tried on a silent copy."""
        twin = state.copy()
        twin.told = None
        self.rules.apply_choice(twin, number)
        return twin

    def luck(self, state: Any) -> Iterator[tuple[int, int]]:
        """Outcomes with their weights: all there are, or as many throws as there are trials."""
        count = self.rules.outcome_count(state)
        if count > self.trials and self.rules.dice_in_hand(state):
            throws = SeededNumbers(self.throws)  # the same luck for every choice, so that luck does not decide between them
            for _ in range(self.trials):
                yield draw_outcome(self.game, state, throws), 1
        else:
            for outcome in range(count):
                weight = self.rules.outcome_weight(state, outcome)
                if weight:
                    yield outcome, weight


def leading_rival(state: Any, scores: list[int], seat: int) -> int:
    """The most any other seat still in the game has."""
    return max((scores[other] for other in range(state.seats) if other != seat and state.present[other]), default=0)


def victory(state: Any, seat: int, worth: float) -> float:
    """So much for a game won, as much less for one lost, nothing while it runs."""
    if state.phase != OVER:
        return 0.0
    return worth if state.won[seat] else -worth
