"""The winners."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .options import AT_LEAST
from .state import State


def declare(state: State) -> None:
    """PK-26, PK-A46: those marked as leaders have won, alone or together."""
    for seat in range(MOST_SEATS):
        state.won[seat] = state.tied[seat]
        state.due[seat] = 0
    state.final = 0
    state.phase = OVER
    state.seat = NOBODY


def declare_one(state: State, winner: int) -> None:
    """PK-A32, PK-A51, DIG-12, DIG-13: this seat alone has won."""
    for seat in range(MOST_SEATS):
        state.tied[seat] = 1 if seat == winner else 0
    declare(state)


def mark_leaders(state: State, among: list[int]) -> int:
    """PK-26, PK-A43: mark those with the highest score among the marked seats; returns that score."""
    highest = 0
    found = 0
    for seat in range(MOST_SEATS):
        if among[seat] and (found == 0 or state.scores[seat] > highest):
            highest = state.scores[seat]
            found = 1
    for seat in range(MOST_SEATS):
        state.tied[seat] = 1 if among[seat] and state.scores[seat] == highest else 0
    return highest


def leader_count(state: State) -> int:
    """The number of leaders."""
    count = 0
    for seat in range(MOST_SEATS):
        count += state.tied[seat]
    return count


def a_leader(state: State) -> int:
    """The first of the leaders."""
    for seat in range(MOST_SEATS):
        if state.tied[seat]:
            return seat
    return NOBODY


def wins_with(state: State, score: int) -> bool:
    """PK-26, PK-A42, PK-A50: more than the target, or by option the target itself."""
    return score > state.target or (score == state.target and state.win_at == AT_LEAST)


def declare_winners(state: State) -> None:
    """PK-26, PK-A46: one leader wins, several share the victory."""
    if leader_count(state) == 1:
        noted(state, "PK-26", "wins", a_leader(state), state.scores[a_leader(state)])
    else:
        noted(state, "PK-A46", "shared", NOBODY, leader_count(state))
    declare(state)
