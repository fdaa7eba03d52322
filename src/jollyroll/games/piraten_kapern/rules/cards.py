"""The Fortune cards: pile, table, used pile. Nobody knows the order of the pile, so chance picks the card as it is turned over."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.state import NOBODY

from .components import CARDS, DECK, KINDS, NO_CARD
from .options import CYCLE, WITH_REPLACEMENT
from .phases import THROW
from .state import State


def lay_out_pile(state: State) -> None:
    """PK-08, PK-11, PK-51: all 35 cards in the face-down pile, none used."""
    for kind in range(KINDS):
        state.pile[kind] = DECK[kind]
        state.used[kind] = 0
    state.pile_size = CARDS
    state.card = NO_CARD
    state.cycled = 0


def renew_pile(state: State) -> None:
    """PK-A04: a card is due and the pile is empty: the used cards are shuffled, or turned over unshuffled."""
    if state.pile_size > 0:
        return
    for kind in range(KINDS):
        state.pile[kind] = state.used[kind]
        state.used[kind] = 0
    state.pile_size = CARDS
    if state.deck == CYCLE:
        state.cycled = 1
        noted(state, "PK-A04", "pile-turned-over", NOBODY, CARDS)
    else:
        noted(state, "PK-A04", "pile-shuffled", NOBODY, CARDS)


def card_weight(state: State, kind: int) -> int:
    """PK-11, PK-A04: each card left in the pile is equally likely; in an unshuffled pile the next card is known."""
    if state.cycled:
        return 1 if state.order[CARDS - state.pile_size] == kind else 0
    return state.pile[kind]


def card_total(state: State) -> int:
    """PK-11, PK-A04: the number of cards that may be on top."""
    return 1 if state.cycled else state.pile_size


def turn_over_card(state: State, kind: int) -> None:
    """PK-04, PK-34, PK-A01: put this card before the player, face up, before the first roll."""
    if state.deck == CYCLE:
        state.order[CARDS - state.pile_size] = kind
    state.pile[kind] -= 1
    state.pile_size -= 1
    state.card = kind
    state.phase = THROW
    noted(state, "PK-04", "card", state.seat, kind)


def put_card_away(state: State) -> None:
    """PK-A04, PK-A57, DIG-11: the turn is over and its card is used; `with_replacement` shuffles it back at once."""
    if state.card == NO_CARD:
        return
    if state.deck == WITH_REPLACEMENT:
        state.pile[state.card] += 1
        state.pile_size += 1
    else:
        state.used[state.card] += 1
    state.card = NO_CARD
