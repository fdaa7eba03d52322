"""Why a choice is not allowed. Each reason has a stable code and names the rule it rests on."""

from jollyroll.kit.phases import OVER

from .choices import CHOICES, PAIRS, PARTNERS, STOP, VICTIMS
from .combinations import may_be_robbed
from .components import CANNON, SKULL
from .phases import PAIR, REROLL, VICTIM
from .rolling import has_dice
from .state import State

REFUSALS = (
    ("", ""),
    ("unknown-choice", "KG-A47"),
    ("game-over", "KG-36"),
    ("dice-must-fall", "KG-11"),
    ("rolling-over", "KG-12"),
    ("dice-not-there", "KG-13"),
    ("still-rolling", "KG-15"),
    ("pairs-compulsory", "KG-31"),
    ("no-such-coin", "KG-32"),
    ("no-cannon", "KG-17"),
    ("no-skull", "KG-21"),
    ("no-such-victim", "KG-A20"),
    ("needs-five-skulls", "KG-24"),
    ("victim-compulsory", "KG-24"),
)
(
    LEGAL,
    UNKNOWN_CHOICE,
    GAME_OVER,
    DICE_MUST_FALL,
    ROLLING_OVER,
    DICE_NOT_THERE,
    STILL_ROLLING,
    PAIRS_COMPULSORY,
    NO_SUCH_COIN,
    NO_CANNON,
    NO_SKULL,
    NO_SUCH_VICTIM,
    NEEDS_FIVE_SKULLS,
    VICTIM_COMPULSORY,
) = range(14)


def refusal(state: State, choice: int) -> int:
    """KG-A47: LEGAL, or why this choice cannot be made now."""
    if choice < 0 or choice >= CHOICES:
        return UNKNOWN_CHOICE
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == REROLL:
        return reroll_refusal(state, choice)
    if state.phase == PAIR:
        return pair_refusal(state, choice)
    if state.phase == VICTIM:
        return victim_refusal(state, choice)
    return DICE_MUST_FALL


def reroll_refusal(state: State, choice: int) -> int:
    """KG-13, KG-15: only dice that lie unlocked can be rolled again; pairs are made when rolling is over."""
    if choice >= PAIRS:
        return STILL_ROLLING
    return LEGAL if has_dice(state, choice) else DICE_NOT_THERE


def pair_refusal(state: State, choice: int) -> int:
    """KG-17, KG-21, KG-31, KG-32, KG-A20: a coin, a partner and an opponent that are there; making pairs is compulsory."""
    if choice == STOP:
        return PAIRS_COMPULSORY
    if choice < PAIRS:
        return ROLLING_OVER
    if choice >= VICTIMS:
        return NEEDS_FIVE_SKULLS
    partner = (choice - PAIRS) % PARTNERS
    if state.dice[(choice - PAIRS) // PARTNERS] == 0:
        return NO_SUCH_COIN
    if partner == 0:
        return LEGAL if state.dice[CANNON] else NO_CANNON
    if state.dice[SKULL] == 0:
        return NO_SKULL
    return LEGAL if may_be_robbed(state, partner - 1) else NO_SUCH_VICTIM


def victim_refusal(state: State, choice: int) -> int:
    """KG-24, KG-A20: exactly one opponent."""
    if choice < PAIRS:
        return VICTIM_COMPULSORY
    if choice < VICTIMS:
        return NO_SUCH_COIN
    return LEGAL if may_be_robbed(state, choice - VICTIMS) else NO_SUCH_VICTIM
