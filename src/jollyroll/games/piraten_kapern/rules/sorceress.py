"""Sorceress: once a turn, one skull comes back to life."""

from jollyroll.kit.bags import list_picks
from jollyroll.kit.ledger import noted

from .choices import REVIVE
from .components import DICE, LEAST_DICE, SKULL, SORCERESS
from .options import EXEMPT, KEEP_ONE, SPELL_ALONE, SPELL_BARRED
from .phases import THROW
from .picks import free_bag, free_dice, pick_at, pick_count, take_in_hand
from .state import State


def spell_ready(state: State) -> bool:
    """PK-39, PK-40, PK-A11, PK-A12: the card lies there unused and there is a skull; at the Island only if the option says so."""
    if state.card != SORCERESS or state.spell or state.dice[SKULL] == 0:
        return False
    return state.island == 0 or state.sorceress_island != SPELL_BARRED


def fewest_companions(state: State) -> int:
    """PK-A07, PK-A11: the least number of other dice with a revived skull: none, unless the minimum of a roll applies."""
    if rolls_alone(state):
        return 0
    if state.island:
        return state.island_min_dice - 1
    return 0 if state.sorceress_min_dice == EXEMPT else LEAST_DICE - 1


def rolls_alone(state: State) -> bool:
    """PK-A11: under `alone`, a skull revived at the Island is rolled by itself."""
    return state.island == 1 and state.sorceress_island == SPELL_ALONE


def must_keep_companion(state: State) -> bool:
    """PK-A05: under `keep_one`, the only skull may not be rolled with all seven others."""
    return state.reroll_all == KEEP_ONE and free_dice(state) == DICE - 1


def revive_count(state: State) -> int:
    """PK-A11, PK-A56: the number of ways in which a skull can join a roll."""
    if rolls_alone(state):
        return 1
    return pick_count(state) - fewest_companions(state) - must_keep_companion(state)


def revive_choice(state: State, index: int) -> int:
    """PK-A56: the way at this place of the list."""
    return REVIVE + pick_at(state, index + fewest_companions(state))


def list_revivals(state: State, listed: list[int], end: int) -> int:
    """PK-A11, PK-A56: write all of them to the list, from `end` on; returns its new end."""
    if rolls_alone(state):
        listed[end] = REVIVE
        return end + 1
    fewest = fewest_companions(state)
    return list_picks(free_bag(state), listed, end, REVIVE, fewest, fewest == 0) - must_keep_companion(state)


def choose_revive(state: State, bag: int) -> None:
    """PK-39, PK-40, PK-A08, PK-A12, PK-A56: roll exactly one skull with these dice; the spell is spent, whatever it shows."""
    noted(state, "PK-39", "revived", state.seat, 1)
    state.spell = 1
    state.lone = 1 if rolls_alone(state) else 0
    state.dice[SKULL] -= 1
    state.hand = 1
    take_in_hand(state, bag)
    state.phase = THROW
