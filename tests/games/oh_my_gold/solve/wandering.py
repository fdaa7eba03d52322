"""Positions of Oh My Gold! under any options, from random play."""

import random
from collections.abc import Callable
from typing import Any

from jollyroll.kit import load_game
from jollyroll.kit.phases import OVER, is_chance

GAME = load_game("oh_my_gold")
OWN_DICE = "custom:KKCDDW"
OWN_DECK = "custom:1F,1C,1D,1CD,2F,2C,2DD,2CC,2CCC,3CCC,3CDD,3DDD,3CCD,3DD,3DD,3DD,3DD,3DD"


def any_options(luck: random.Random) -> dict[str, str]:
    """A random valid combination of options."""
    while True:
        changes = {option.name: luck.choice(list(option.values)) for option in GAME.options}
        if luck.random() < 0.2:
            changes["dice"] = OWN_DICE
        if luck.random() < 0.2:
            changes["deck"] = OWN_DECK
        if not (changes["rerolls"] == "0" and changes["seafarers"] == "on"):
            return GAME.resolve("", changes)


def new_game(options: dict[str, str], seats: int) -> Any:
    """A game about to begin, without a ledger."""
    state = GAME.new_state(seats, options)
    state.ledger = None
    return state


def step(luck: random.Random, state: Any) -> None:
    """One event: chance, or any choice."""
    rules = GAME.rules
    if is_chance(state):
        weights = [rules.outcome_weight(state, outcome) for outcome in range(rules.outcome_count(state))]
        rules.apply_outcome(state, luck.choices(range(len(weights)), weights)[0])
    else:
        rules.apply_choice(state, rules.legal_choice(state, luck.randrange(rules.legal_count(state))))


def wander(luck: random.Random, options: dict[str, str], seats: int, events: int, leaving: float = 0.0) -> Any:
    """The position after this many events of random play, or the last one; some players may leave."""
    state = new_game(options, seats)
    for _ in range(events):
        if state.phase == OVER:
            break
        if luck.random() < leaving and sum(state.present) > 2:
            GAME.rules.leave(state, luck.choice([seat for seat in range(seats) if state.present[seat]]))
        else:
            step(luck, state)
    return state


def wander_until(luck: random.Random, options: dict[str, str], seats: int, wanted: Callable[[Any], bool]) -> Any:
    """The first position of some game that meets the condition."""
    while True:
        state = new_game(options, seats)
        while state.phase != OVER:
            if wanted(state):
                return state
            step(luck, state)
