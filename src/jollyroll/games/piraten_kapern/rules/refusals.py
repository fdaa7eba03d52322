"""Why a choice is not allowed. Each reason has a stable code and names the rule it rests on."""

from jollyroll.kit.bags import SIZE
from jollyroll.kit.first_player import DRAW_SEAT
from jollyroll.kit.phases import OVER

from .chest import can_stow, lies_in_chest
from .choices import CHEST, CHOICES, REVIVE, STOP
from .components import SKULL, SORCERESS, TREASURE_CHEST
from .island import stop_barred
from .phases import DRAW_CARD, ISLAND, RESCUE, ROLL
from .picks import can_pick, free_dice
from .rolling import fewest_dice, must_keep_one
from .sorceress import fewest_companions, must_keep_companion, rolls_alone, spell_ready
from .state import State

REFUSALS = (
    ("", ""),
    ("unknown-choice", "PK-13"),
    ("game-over", "PK-26"),
    ("first-player-open", "PK-A02"),
    ("card-comes-first", "PK-04"),
    ("dice-must-fall", "PK-12"),
    ("stop-barred", "PK-A17"),
    ("dice-not-there", "PK-13"),
    ("dice-stowed", "PK-A36"),
    ("two-dice", "PK-15"),
    ("island-two-dice", "PK-A19"),
    ("keep-one", "PK-A05"),
    ("three-skulls", "PK-A56"),
    ("no-sorceress", "PK-39"),
    ("spell-spent", "PK-40"),
    ("no-skull", "PK-39"),
    ("no-spell-here", "PK-A11"),
    ("skull-not-alone", "PK-A07"),
    ("no-chest", "PK-35"),
    ("chest-closed-here", "PK-A21"),
    ("chest-arranged", "PK-A57"),
    ("chest-unchanged", "PK-35"),
    ("skull-by-itself", "PK-A11"),
)
(
    LEGAL,
    UNKNOWN_CHOICE,
    GAME_OVER,
    FIRST_PLAYER_OPEN,
    CARD_COMES_FIRST,
    DICE_MUST_FALL,
    STOP_BARRED,
    DICE_NOT_THERE,
    DICE_STOWED,
    TWO_DICE,
    ISLAND_TWO_DICE,
    KEEP_ONE,
    THREE_SKULLS,
    NO_SORCERESS,
    SPELL_SPENT,
    NO_SKULL,
    NO_SPELL_HERE,
    SKULL_NOT_ALONE,
    NO_CHEST,
    CHEST_CLOSED_HERE,
    CHEST_ARRANGED,
    CHEST_UNCHANGED,
    SKULL_BY_ITSELF,
) = range(23)


def refusal(state: State, choice: int) -> int:
    """LEGAL, or why this choice cannot be made now."""
    if choice < 0 or choice >= CHOICES:
        return UNKNOWN_CHOICE
    if state.phase == ROLL or state.phase == ISLAND or state.phase == RESCUE:
        if choice == STOP:
            return STOP_BARRED if stop_barred(state) else LEGAL
        if choice < REVIVE:
            return roll_refusal(state, choice)
        if choice < CHEST:
            return revive_refusal(state, choice - REVIVE)
        return chest_refusal(state, choice - CHEST)
    return early_refusal(state)


def early_refusal(state: State) -> int:
    """PK-04, PK-12, PK-26, PK-A02: the refusal when no choice is due."""
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == DRAW_CARD:
        return CARD_COMES_FIRST
    return FIRST_PLAYER_OPEN if state.phase == DRAW_SEAT else DICE_MUST_FALL


def roll_refusal(state: State, bag: int) -> int:
    """PK-13, PK-15, PK-A05, PK-A19, PK-A36, PK-A56: free dice, enough of them, and not all eight if one must be kept."""
    if state.phase == RESCUE:
        return THREE_SKULLS
    if not can_pick(state, bag):
        return DICE_STOWED if can_stow(state, bag) else DICE_NOT_THERE
    if SIZE[bag] < fewest_dice(state):
        return ISLAND_TWO_DICE if state.island else TWO_DICE
    if must_keep_one(state) and SIZE[bag] == free_dice(state):
        return KEEP_ONE
    return LEGAL


def revive_refusal(state: State, bag: int) -> int:
    """PK-39, PK-40, PK-A05, PK-A07, PK-A11: an unused Sorceress, a skull, and enough dice to go with it."""
    if state.card != SORCERESS:
        return NO_SORCERESS
    if state.spell:
        return SPELL_SPENT
    if state.dice[SKULL] == 0:
        return NO_SKULL
    if not spell_ready(state):
        return NO_SPELL_HERE
    if not can_pick(state, bag):
        return DICE_NOT_THERE
    if rolls_alone(state) and SIZE[bag] > 0:
        return SKULL_BY_ITSELF
    if SIZE[bag] < fewest_companions(state):
        return ISLAND_TWO_DICE if state.island else SKULL_NOT_ALONE
    if must_keep_companion(state) and SIZE[bag] == free_dice(state):
        return KEEP_ONE
    return LEGAL


def chest_refusal(state: State, bag: int) -> int:
    """PK-35, PK-A21, PK-A35, PK-A57: an open Treasure Chest, dice that are there, and a change."""
    if state.card != TREASURE_CHEST:
        return NO_CHEST
    if state.phase == ISLAND:
        return CHEST_CLOSED_HERE
    if state.arranged:
        return CHEST_ARRANGED
    if not can_stow(state, bag):
        return DICE_NOT_THERE
    return CHEST_UNCHANGED if lies_in_chest(state, bag) else LEGAL
