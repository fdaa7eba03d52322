"""Sea Battle: enough swords win the stake, too few lose it."""

from jollyroll.kit.ledger import moved, noted

from .components import BANK, STAKE
from .options import BUST_BONUS, BUST_NOTHING, BUST_ZERO
from .payment import lift_to_floor
from .scoring import enough_swords
from .state import State


def at_sea(state: State) -> bool:
    """PK-41: this turn's card is a Sea Battle."""
    return STAKE[state.card] > 0


def battle_points(state: State) -> int:
    """PK-42, PK-43: the points that the swords win, or lose, on stopping now."""
    return STAKE[state.card] if enough_swords(state) else -STAKE[state.card]


def lose_battle(state: State) -> None:
    """PK-43, PK-A27: the dice count for nothing and the stake is lost."""
    moved(state, "PK-43", "battle-lost", state.seat, BANK, STAKE[state.card])
    state.scores[state.seat] -= STAKE[state.card]
    lift_to_floor(state, state.seat)


def sink(state: State) -> None:
    """PK-A22, PK-A23: three skulls lose the battle, swords or not; by option swords save the stake, or still win the bonus."""
    if state.sea_bust == BUST_NOTHING or (state.sea_bust == BUST_ZERO and enough_swords(state)):
        noted(state, "PK-A23", "battle-broken-off", state.seat, 0)
    elif state.sea_bust == BUST_BONUS and enough_swords(state):
        moved(state, "PK-A23", "battle-bonus-alone", BANK, state.seat, STAKE[state.card])
        state.scores[state.seat] += STAKE[state.card]
    else:
        lose_battle(state)
