"""An oracle for the end of a game: tries everything that can still happen on the rulebook."""

from typing import Any

from jollyroll.kit import Game
from jollyroll.kit.phases import is_choice, is_over
from jollyroll.solve.judge import TOLERANCE, Shares


class Oracle:
    """Enumerates every continuation of a position; only for positions from which the game must end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[tuple[int, ...], Shares] = {}

    def shares(self, state: Any) -> Shares:
        """Each seat's share under best play by all."""
        key = tuple(state.numbers())
        if key not in self.known:
            self.known[key] = self.looked_up(state)
        return self.known[key]

    def looked_up(self, state: Any) -> Shares:
        if is_over(state):
            return tuple(won / sum(state.won) for won in state.won[: state.seats])
        if is_choice(state):
            best = max(self.choices(state).values(), key=lambda shares: shares[state.seat])
            return next(shares for shares in self.choices(state).values() if shares[state.seat] >= best[state.seat] - TOLERANCE)
        mean = [0.0] * state.seats
        for outcome in range(self.game.rules.outcome_count(state)):
            if weight := self.game.rules.outcome_weight(state, outcome):
                after = state.copy()
                self.game.rules.apply_outcome(after, outcome)
                for seat, share in enumerate(self.shares(after)):
                    mean[seat] += share * weight / self.game.rules.outcome_total(state)
        return tuple(mean)

    def choices(self, state: Any) -> dict[int, Shares]:
        """The shares after every choice, in order of the numbers."""
        found = {}
        for choice in self.game.choices(state):
            after = state.copy()
            self.game.rules.apply_choice(after, choice.number)
            found[choice.number] = self.shares(after)
        return found
