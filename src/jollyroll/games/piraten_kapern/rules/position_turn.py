"""The turn of a position as text: `dice GGDMPSS, chest W, rolls 2`, and its phase."""

from jollyroll.errors import PositionError
from jollyroll.kit.position import MOST_TURNS, PositionItems, letters_of

from .components import DICE, ISLAND_SKULLS, LEAST_DICE, LETTERS, NO_CARD, OUT_SKULLS, SKULL, SORCERESS, TREASURE_CHEST
from .island import skulls
from .options import EXEMPT, KEEP_ONE
from .order import gather_dice
from .phases import DRAW_CARD, ISLAND, RESCUE, ROLL, THROW
from .rolling import leads_to_island
from .sea_battle import at_sea
from .sorceress import rolls_alone, spell_ready
from .state import State

TURN_WORDS = ("dice", "chest", "hand", "rolls", "arranged", "spell", "island", "lone")


def write_turn(state: State) -> list[str]:
    """The dice of the current turn; none before its first roll."""
    if state.phase not in (THROW, ROLL, ISLAND, RESCUE) or not state.rolls:
        return []
    items = [f"dice {letters_of(state.dice, LETTERS)}"]
    items += [f"chest {letters_of(state.chest, LETTERS)}"] if any(state.chest) else []
    items += [f"rolls {state.rolls}"]
    items += [f"hand {state.hand}"] if state.phase == THROW else []
    flags = {"arranged": state.arranged and state.phase == ROLL, "spell": state.spell, "island": state.island, "lone": state.lone}
    return items + [word for word, flag in flags.items() if flag]


def read_turn(state: State, items: PositionItems) -> None:
    """The dice, and the phase that follows from them."""
    gather_dice(state)
    if state.card == NO_CARD:
        state.phase = DRAW_CARD
        if state.pile_size == 0:
            raise PositionError("position-pk-pile-empty", "PK-A04")
        if any(word in items for word in TURN_WORDS):
            raise PositionError("position-pk-card-first", "PK-04")
        return
    state.phase = THROW
    if not any(word in items for word in TURN_WORDS):
        return
    state.dice = items.dice("dice", LETTERS)
    state.chest = read_chest(items)
    state.rolls = items.number("rolls", 1, MOST_TURNS)
    state.hand = items.number("hand", 1, DICE, 0)
    state.arranged, state.spell, state.island, state.lone = (items.flag(word) for word in TURN_WORDS[4:])
    check_count(state)
    check_card(state)
    if state.island:
        read_island(state)
    elif state.hand:
        check_hand(state, LEAST_DICE)
        check_skulls(state)
    elif skulls(state) == OUT_SKULLS and spell_ready(state):
        state.phase = RESCUE
    elif leads_to_island(state):
        raise PositionError("position-pk-island", "PK-28", skulls=skulls(state))
    else:
        check_skulls(state)
        state.phase = ROLL


def read_chest(items: PositionItems) -> list[int]:
    """The dice on the Treasure Chest, no skulls among them."""
    chest = items.dice("chest", LETTERS)
    if chest[SKULL]:
        raise PositionError("pk-no-skulls-on-chest", "PK-A35")
    return chest[:SKULL]


def check_count(state: State) -> None:
    """Check that there are eight dice."""
    given = state.hand + sum(state.dice) + sum(state.chest)
    if given > DICE:
        raise PositionError("position-dice", "PK-07", given=given, most=DICE)
    if given < DICE:
        raise PositionError("position-dice-count", "PK-07", given=given, needed=DICE)


def check_card(state: State) -> None:
    """Check that the card of this turn can lead to this position."""
    if (state.arranged or any(state.chest)) and (state.card != TREASURE_CHEST or state.island):
        raise PositionError("position-pk-no-chest", "PK-A21" if state.island else "PK-35")
    if state.arranged and state.hand:
        raise PositionError("position-pk-arranged", "PK-A57")
    if state.spell and state.card != SORCERESS:
        raise PositionError("position-pk-no-sorceress", "PK-39")
    if state.lone and not (state.spell and state.hand == 1 and rolls_alone(state)):
        raise PositionError("position-pk-lone", "PK-A11")
    if state.island and at_sea(state):
        raise PositionError("position-pk-island-at-sea", "PK-44")


def check_skulls(state: State) -> None:
    """Check that there are fewer than three skulls, or the turn would be over."""
    if skulls(state) >= OUT_SKULLS:
        raise PositionError("position-pk-skulls", "PK-17", skulls=skulls(state))


def check_hand(state: State, least: int) -> None:
    """Check the number of dice in hand; a revived skull may be rolled alone."""
    alone = state.lone or (state.spell and not state.island and state.sorceress_min_dice == EXEMPT)
    if state.hand < (1 if alone else least):
        raise PositionError("position-pk-few-dice", "PK-A19" if state.island else "PK-15", given=state.hand)
    if state.hand == DICE and state.reroll_all == KEEP_ONE:
        raise PositionError("position-pk-keep-one", "PK-A05")


def read_island(state: State) -> None:
    """Check the Island: at least four skulls (one may be in hand again), and enough dice to go on."""
    if skulls(state) < ISLAND_SKULLS - (1 if state.spell and (state.hand or rolls_alone(state)) else 0):
        raise PositionError("position-pk-island-skulls", "PK-28", skulls=skulls(state))
    if state.hand:
        check_hand(state, state.island_min_dice)
        return
    state.phase = ISLAND
    left = DICE - state.dice[SKULL]
    if left == 0 or left + spell_ready(state) < state.island_min_dice:
        raise PositionError("position-pk-island-over", "PK-A19", left=left)
