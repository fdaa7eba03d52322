"""The Fortune cards of a position as text: `used captain gold*2, card sorceress`."""

from jollyroll.errors import PositionError
from jollyroll.kit.position import PositionItems, whole

from .cards import lay_out_pile
from .components import CARD_NAMES, CARDS, DECK, KINDS, NO_CARD
from .notation import read_card
from .options import CYCLE, WITH_REPLACEMENT
from .state import State

CARD_WORDS = ("used", "order", "again", "card")
TIMES = "*"


def write_cards(state: State) -> list[str]:
    """The used cards, in order where that matters, and the card of this turn."""
    items: list[str] = []
    if state.deck == CYCLE:
        known = CARDS if state.cycled else CARDS - state.pile_size
        if known:
            items.append("order " + " ".join(CARD_NAMES[kind] for kind in state.order[:known]))
        if state.cycled:
            items.append(f"again {CARDS - state.pile_size}")
    elif any(state.used):
        items.append("used " + " ".join(some(kind, state.used[kind]) for kind in range(KINDS) if state.used[kind]))
    return items if state.card == NO_CARD else [*items, f"card {CARD_NAMES[state.card]}"]


def some(kind: int, count: int) -> str:
    """Cards of one kind: `captain`, `gold*2`."""
    return CARD_NAMES[kind] if count == 1 else f"{CARD_NAMES[kind]}{TIMES}{count}"


def read_cards(state: State, items: PositionItems) -> None:
    """Pile, used pile and the card of this turn, 35 together."""
    lay_out_pile(state)
    gone = read_order(state, items) if state.deck == CYCLE else read_used(state, items)
    for kind in gone:
        state.pile[kind] -= 1
        state.used[kind] += 1
    state.pile_size = CARDS - len(gone)
    if "card" in items:
        read_card_here(state, read_card(items.text("card")), gone)


def read_card_here(state: State, kind: int, gone: list[int]) -> None:
    """The card of this turn; under `cycle` it is the last that came, else it comes from the pile."""
    state.card = kind
    if state.deck == CYCLE:
        if not gone or gone[-1] != kind:
            raise PositionError("position-pk-order", "PK-A04")
        state.used[kind] -= 1
        return
    if state.pile[kind] == 0:
        raise PositionError("position-pk-cards", "PK-51", card=CARD_NAMES[kind], given=state.used[kind] + 1, most=DECK[kind])
    state.pile[kind] -= 1
    state.pile_size -= 1


def read_used(state: State, items: PositionItems) -> list[int]:
    """The cards of the used pile."""
    used = read_kinds(items.texts("used")) if "used" in items else []
    if used and state.deck == WITH_REPLACEMENT:
        raise PositionError("position-pk-no-used", "PK-A04")
    return used


def read_order(state: State, items: PositionItems) -> list[int]:
    """The cards in the order in which they came; returns those that came in this pass through the pile."""
    order = read_kinds(items.texts("order")) if "order" in items else []
    state.order[: len(order)] = order
    if "again" not in items:
        return order
    again = items.number("again", 0, CARDS)
    if len(order) != CARDS:
        raise PositionError("position-pk-again", "PK-A04", given=len(order), needed=CARDS)
    state.cycled = 1
    return order[:again]


def read_kinds(texts: list[str]) -> list[int]:
    """Cards by name; refuses more of a kind than there are, and more than 35."""
    kinds: list[int] = []
    for text in texts:
        name, times, count = text.partition(TIMES)
        kinds += [read_card(name)] * (whole("used", count, 1, CARDS) if times else 1)
    if len(kinds) > CARDS:
        raise PositionError("position-pk-deck", "PK-08", given=len(kinds), most=CARDS)
    for kind in range(KINDS):
        if kinds.count(kind) > DECK[kind]:
            raise PositionError("position-pk-cards", "PK-51", card=CARD_NAMES[kind], given=kinds.count(kind), most=DECK[kind])
    return kinds
