"""Lookahead: trying choices and outcomes on copies of a state, which keep no ledger."""

from typing import Any, TypeVar

from jollyroll.kit.rules import Rules
from jollyroll.kit.state import GameState

StateT = TypeVar("StateT", bound=GameState)


def silent_copy(state: StateT) -> StateT:
    """A copy of the state without a ledger."""
    twin = state.copy()
    twin.ledger = None
    return twin


def after_choice(rules: Rules[StateT], state: StateT, choice: int) -> StateT:
    """The state after a legal choice."""
    after = silent_copy(state)
    rules.apply_choice(after, choice)
    return after


def after_outcome(rules: Rules[StateT], state: StateT, outcome: int) -> StateT:
    """The state after this outcome."""
    after = silent_copy(state)
    rules.apply_outcome(after, outcome)
    return after


class StateList(list[Any]):
    """A list of plain Python states that copies on assignment, as an array of records does."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, silent_copy(state))
