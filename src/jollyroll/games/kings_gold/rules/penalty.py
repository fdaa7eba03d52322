"""The fine for crossbones and for empty hands."""

from jollyroll.kit.ledger import moved

from .components import FINE, KING
from .state import State


def pay_fine(state: State) -> None:
    """KG-29, KG-30, KG-A03, KG-A04, KG-A05, KG-D5: three coins to the King, once, or all one has; there are no debts."""
    fine = min(FINE, state.coins[state.seat])
    if fine < FINE:
        moved(state, "KG-30", "fine", state.seat, KING, fine)
    else:
        moved(state, "KG-29", "fine", state.seat, KING, fine)
    state.coins[state.seat] -= fine
    state.king += fine
