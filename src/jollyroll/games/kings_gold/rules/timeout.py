"""The choices for a player whose time is up."""

from jollyroll.kit.state import NOBODY

from .choices import PAIRS, PARTNERS, STOP, VICTIMS
from .combinations import booty, may_be_robbed, takings
from .pairs import pair_choice, pair_count
from .phases import PAIR, VICTIM
from .state import State


def timeout_choice(state: State) -> int:
    """DIG-05: stop rolling; then the choice that brings most coins now, robbing the richest; ties by the lowest number."""
    if state.phase == PAIR:
        return best_pair(state)
    if state.phase == VICTIM:
        return VICTIMS + richest_opponent(state)
    return STOP


def best_pair(state: State) -> int:
    """DIG-05: the pair with the highest gain; a skull only against the richest opponent."""
    richest = richest_opponent(state)
    best = NOBODY
    most = -1
    for index in range(pair_count(state)):
        choice = pair_choice(state, index)
        value = (choice - PAIRS) // PARTNERS + 1
        partner = (choice - PAIRS) % PARTNERS
        gain = -1
        if partner == 0:
            gain = takings(state, value)
        elif partner == 1 + richest:
            gain = booty(state, richest, value)
        if gain > most:
            most = gain
            best = choice
    return best


def richest_opponent(state: State) -> int:
    """DIG-05: the opponent with the most coins, the lowest seat among equals."""
    richest = NOBODY
    for seat in range(state.seats):
        if may_be_robbed(state, seat) and (richest == NOBODY or state.coins[seat] > state.coins[richest]):
            richest = seat
    return richest
