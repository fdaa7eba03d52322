"""Lookahead: trying choices and outcomes on copies of a state, which keep no ledger."""

from typing import Any

from jollyroll.kit.game import Rules


def silent_copy(state: Any) -> Any:
    """A copy of the state without a ledger."""
    twin = state.copy()
    twin.ledger = None
    return twin


def after_choice(rules: Rules, state: Any, choice: int) -> Any:
    """The state that a legal choice leads to."""
    after = silent_copy(state)
    rules.apply_choice(after, choice)
    return after


def after_outcome(rules: Rules, state: Any, outcome: int) -> Any:
    """The state that this outcome leads to."""
    after = silent_copy(state)
    rules.apply_outcome(after, outcome)
    return after


class StateList(list[Any]):
    """States in plain Python that are copied on assignment, as records in an array are."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, silent_copy(state))
