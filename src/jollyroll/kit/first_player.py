"""Finds the first player, for every game: a drawn seat, the host, the youngest, or the winner of a roll-off."""

from .ledger import noted
from .state import MOST_SEATS, NOBODY, GameState

ROLL_OFF_OPTION, RANDOM_OPTION, HOST_OPTION, YOUNGEST_OPTION = 0, 1, 2, 3
FIRST_PLAYER_VALUES = {
    "rolloff": ROLL_OFF_OPTION,
    "random": RANDOM_OPTION,
    "host": HOST_OPTION,
    "youngest": YOUNGEST_OPTION,
}

DRAW_SEAT, ROLL_OFF = 1, 2  # phases

DEFAULT_RULE = "DIG-09"  # cited in the ledger if a game has no own rule for the roll-off

TO_ROLL, OUT_OF_IT = -1, -2  # a seat's value in the roll-off: has yet to roll, is not part of it


def seek_first_player(state: GameState, rule: str = DEFAULT_RULE, tie_rule: str = DEFAULT_RULE) -> int:
    """DIG-09: the seat that begins, or NOBODY while chance still has to find it. The rules named are those of the roll-off."""
    if state.first_player == HOST_OPTION and state.host != NOBODY and state.present[state.host]:
        noted(state, "DIG-09", "first-by-host", state.host, 0)
        return state.host
    if state.first_player == YOUNGEST_OPTION and state.youngest != NOBODY and state.present[state.youngest]:
        noted(state, "DIG-09", "first-by-age", state.youngest, 0)
        return state.youngest
    if state.first_player == ROLL_OFF_OPTION:
        state.phase = ROLL_OFF
        for seat in range(MOST_SEATS):
            state.showing[seat] = TO_ROLL if state.present[seat] else OUT_OF_IT
        return settle_roll_off(state, rule, tie_rule)
    state.phase = DRAW_SEAT
    state.seat = NOBODY
    return NOBODY


def draw_seat(state: GameState, seat: int) -> int:
    """DIG-09: this seat was drawn."""
    noted(state, "DIG-09", "first-by-lot", seat, 0)
    return seat


def apply_roll_off(state: GameState, shown: int, rule: str = DEFAULT_RULE, tie_rule: str = DEFAULT_RULE) -> int:
    """DIG-09: one roll each, no rerolls; answers as `seek_first_player` does."""
    state.showing[state.seat] = shown
    return settle_roll_off(state, rule, tie_rule)


def settle_roll_off(state: GameState, rule: str, tie_rule: str) -> int:
    """DIG-09: whoever shows the most begins; those tied for most roll again, in seat order, until one leads."""
    best = OUT_OF_IT
    leader = NOBODY
    leaders = 0
    contenders = 0
    waiting = NOBODY
    for seat in range(MOST_SEATS):
        shown = state.showing[seat]
        if shown != OUT_OF_IT:
            contenders += 1
        if shown == TO_ROLL and waiting == NOBODY:
            waiting = seat
        if shown > best:
            best = shown
            leader = seat
            leaders = 1
        elif shown == best:
            leaders += 1
    if waiting != NOBODY and contenders > 1:
        state.seat = waiting
        return NOBODY
    if leaders == 1 or contenders == 1:
        noted(state, rule, "first-by-skulls", leader, max(best, 0))
        return leader
    for seat in range(MOST_SEATS):
        state.showing[seat] = TO_ROLL if state.showing[seat] == best else OUT_OF_IT
    noted(state, tie_rule, "roll-off-tied", NOBODY, leaders)
    state.seat = leader  # the first of those tied, in seat order
    return NOBODY


def leave_before_first_turn(state: GameState, seat: int, rule: str = DEFAULT_RULE, tie_rule: str = DEFAULT_RULE) -> int:
    """DIG-10: a seat that leaves has no part in finding the first player; answers as `seek_first_player` does."""
    if state.phase == ROLL_OFF:
        state.showing[seat] = OUT_OF_IT
        return settle_roll_off(state, rule, tie_rule)
    return NOBODY
