"""Pairs of a coin with a cannon or a skull: which can be made, and carrying one out."""

from .choices import PAIRS, PARTNERS, VICTIMS, pair_number
from .combinations import booty, nth_opponent, opponents, pair_left, raid, steal, strip, takings
from .components import CANNON, COIN_1, COIN_3, SKULL
from .options import INSTANT
from .state import State
from .turns import finish_turn


def partner_count(state: State) -> int:
    """KG-A06, KG-A08: a coin may go with the cannon, or with the skull against any opponent."""
    count = 0
    if state.dice[CANNON]:
        count += 1
    if state.dice[SKULL]:
        count += opponents(state)
    return count


def pair_count(state: State) -> int:
    """KG-A08, KG-A47: how many pairs can be made now; dice showing the same face are one choice."""
    values = 0
    for face in range(COIN_1, COIN_3 + 1):
        values += state.dice[face] > 0
    return values * partner_count(state)


def pair_choice(state: State, index: int) -> int:
    """KG-A47: the pair at this place of the list."""
    partners = partner_count(state)
    nth_value = index // partners
    partner = index % partners
    value = 0
    for face in range(COIN_1, COIN_3 + 1):
        if state.dice[face]:
            if nth_value == 0:
                value = face + 1
            nth_value -= 1
    if state.dice[CANNON]:
        if partner == 0:
            return pair_number(value, 0)
        partner -= 1
    return pair_number(value, 1 + nth_opponent(state, partner))


def choose_pair(state: State, choice: int) -> None:
    """KG-31, KG-33, KG-34, KG-35, KG-A09, KG-A11, KG-A46: one pair at a time, each carried out before the next is chosen."""
    value = (choice - PAIRS) // PARTNERS + 1
    partner = (choice - PAIRS) % PARTNERS
    state.dice[value - 1] -= 1
    if partner == 0:
        state.dice[CANNON] -= 1
        raid(state, value)
    else:
        state.dice[SKULL] -= 1
        steal(state, partner - 1, value)
    if not pair_left(state) or stops_at_once(state, partner):
        finish_turn(state, False)


def stops_at_once(state: State, partner: int) -> bool:
    """KG-A10: under `instant` the pair that emptied the box is the last thing that happens."""
    return state.end_timing == INSTANT and state.box == 0 and partner == 0 and state.tie_round == 0


def choose_victim(state: State, choice: int) -> None:
    """KG-24, KG-A22: five skulls, this one opponent."""
    strip(state, choice - VICTIMS)
    finish_turn(state, False)


def gain_of(state: State, choice: int) -> int:
    """The coins that a pair or a victim brings at once."""
    if choice >= VICTIMS:
        return state.coins[choice - VICTIMS]
    value = (choice - PAIRS) // PARTNERS + 1
    partner = (choice - PAIRS) % PARTNERS
    return takings(state, value) if partner == 0 else booty(state, partner - 1, value)
