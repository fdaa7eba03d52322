"""Lookahead: trying choices and outcomes on copies of a state, which keep no ledger."""

from typing import Any, TypeVar

from jollyroll.kit.game import Rules
from jollyroll.kit.state import GameState

StateT = TypeVar("StateT", bound=GameState)


def silent_copy(state: StateT) -> StateT:
    """A copy of the state without a ledger."""
    twin = state.copy()
    twin.ledger = None
    return twin


def after_choice(rules: Rules, state: StateT, choice: int) -> StateT:
    """The state that a legal choice leads to."""
    after = silent_copy(state)
    rules.apply_choice(after, choice)
    return after


def after_outcome(rules: Rules, state: StateT, outcome: int) -> StateT:
    """The state that this outcome leads to."""
    after = silent_copy(state)
    rules.apply_outcome(after, outcome)
    return after


class StateList(list[Any]):
    """States in plain Python that are copied on assignment, as records in an array are."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, silent_copy(state))
