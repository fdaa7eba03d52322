"""Why a choice is not allowed. Each reason has a stable code and names the rule it rests on."""

from jollyroll.kit.phases import OVER

from .cards import completes, fits
from .choices import (
    BOARD,
    CHOICES,
    DONE,
    FIRST_COVER,
    FIRST_PLACE,
    FIRST_TREASURE,
    ROLL,
    USAGES,
    kind_at,
    owner_of,
)
from .components import DIAMOND, SWORD
from .covers import card_at, dice_lying, first_face, is_treasure_of_another, spaces_left
from .options import OFF
from .phases import COMMIT, PLACE, REROLL
from .placing import may_end_placing
from .seadogs import has_treasure, may_be_robbed, needs_only_a_sword, swords_to_board
from .seafarers import may_board, may_stop, settles_all
from .state import State
from .turns import places_whole_cards

REFUSALS = (
    ("", ""),
    ("unknown-choice", "OMG-A41"),
    ("game-over", "OMG-30"),
    ("chance-decides", "OMG-14"),
    ("still-rolling", "OMG-10"),
    ("rolling-over", "OMG-10"),
    ("must-place", "OMG-A07"),
    ("must-roll", "OMG-A25"),
    ("no-such-chest", "OMG-15"),
    ("no-such-treasure", "OMG-21"),
    ("dice-on-it", "OMG-A24"),
    ("no-such-card", "OMG-A23"),
    ("card-complete", "OMG-A42"),
    ("no-stealing", "OMG-36"),
    ("no-such-ship", "OMG-37"),
    ("nothing-to-steal", "OMG-37"),
    ("ship-boarded", "OMG-A28"),
    ("no-sword-for-ship", "OMG-38"),
    ("sword-wasted", "OMG-A32"),
    ("no-dice-named", "OMG-11"),
    ("dice-not-there", "OMG-A41"),
    ("dice-do-not-fit", "OMG-A42"),
    ("not-complete", "OMG-12"),
    ("keep-one-to-roll", "OMG-A25"),
)
(
    LEGAL,
    UNKNOWN_CHOICE,
    GAME_OVER,
    CHANCE_DECIDES,
    STILL_ROLLING,
    ROLLING_OVER,
    MUST_PLACE,
    MUST_ROLL,
    NO_SUCH_CHEST,
    NO_SUCH_TREASURE,
    DICE_ON_IT,
    NO_SUCH_CARD,
    CARD_COMPLETE,
    NO_STEALING,
    NO_SUCH_SHIP,
    NOTHING_TO_STEAL,
    SHIP_BOARDED,
    NO_SWORD_FOR_SHIP,
    SWORD_WASTED,
    NO_DICE_NAMED,
    DICE_NOT_THERE,
    DICE_DO_NOT_FIT,
    NOT_COMPLETE,
    KEEP_ONE_TO_ROLL,
) = range(24)


def refusal(state: State, choice: int) -> int:
    """LEGAL, or why this choice cannot be made now."""
    if choice < 0 or choice >= CHOICES:
        return UNKNOWN_CHOICE
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == REROLL:
        return LEGAL if choice <= ROLL else STILL_ROLLING
    if state.phase != COMMIT and state.phase != PLACE:
        return CHANCE_DECIDES
    if choice == DONE:
        return end_refusal(state)
    if choice == ROLL:
        return LEGAL if state.phase == COMMIT else ROLLING_OVER
    if choice < FIRST_PLACE:
        return board_refusal(state, choice - BOARD)
    place = (choice - FIRST_PLACE) // USAGES
    reason = card_refusal(state, place)
    return dice_refusal(state, place, (choice - FIRST_PLACE) % USAGES) if reason == LEGAL else reason


def end_refusal(state: State) -> int:
    """OMG-11, OMG-A07, OMG-A23, OMG-A25: usable dice must be used; dice on incomplete cards wait for the second roll."""
    if state.phase == COMMIT:
        return LEGAL if may_stop(state) else MUST_ROLL
    return LEGAL if may_end_placing(state) else MUST_PLACE


def victim_refusal(state: State, victim: int) -> int:
    """OMG-36, OMG-37: stealing is for Seadogs, from opponents still in the game."""
    if state.seadogs == OFF:
        return NO_STEALING
    return LEGAL if may_be_robbed(state, victim) else NO_SUCH_SHIP


def board_refusal(state: State, victim: int) -> int:
    """OMG-38, OMG-A23, OMG-A28, OMG-A32: a sword alone goes on a ship only if it can still serve a theft."""
    reason = victim_refusal(state, victim)
    if reason != LEGAL:
        return reason
    if state.boarded[victim] > 0:
        return SHIP_BOARDED
    if not has_treasure(state, victim):
        return NOTHING_TO_STEAL
    if state.lying[SWORD] == 0:
        return NO_SWORD_FOR_SHIP
    if places_whole_cards(state):
        return LEGAL if needs_only_a_sword(state, victim) else SWORD_WASTED
    return LEGAL if may_board(state, victim) else KEEP_ONE_TO_ROLL


def card_refusal(state: State, place: int) -> int:
    """OMG-15, OMG-21, OMG-37, OMG-A24: the card must exist, and be available to the player."""
    if place < FIRST_TREASURE:
        if state.chests[place] == 0:
            return NO_SUCH_CHEST
        return DICE_ON_IT if state.taken[place] else LEGAL
    if place < FIRST_COVER:
        if owner_of(place) != state.seat:
            reason = victim_refusal(state, owner_of(place))
            if reason != LEGAL:
                return reason
        return LEGAL if state.treasure[owner_of(place)][kind_at(place)] > 0 else NO_SUCH_TREASURE
    if place - FIRST_COVER >= state.covers:
        return NO_SUCH_CARD
    return LEGAL if spaces_left(state, place - FIRST_COVER) > 0 else CARD_COMPLETE


def dice_refusal(state: State, place: int, usage: int) -> int:
    """OMG-12, OMG-38, OMG-A25, OMG-A27, OMG-A42: dice must be there and fit; whole cards only, unless Seafarers lay early."""
    if usage == 0:
        return NO_DICE_NAMED
    first = usage // 16
    diamonds = usage // 4 % 4
    swords = usage % 4
    cover = place - FIRST_COVER
    where = state.cover_place[cover] if cover >= 0 else place
    if first > state.lying[first_face(where)] or diamonds > state.lying[DIAMOND] or swords > state.lying[SWORD]:
        return DICE_NOT_THERE
    used = first + diamonds + swords
    if cover >= 0:
        first += state.cover_first[cover]
        diamonds += state.cover_diamonds[cover]
        swords += state.cover_swords[cover]
    card = card_at(state, where)
    if not fits(card, first, diamonds, swords):
        return DICE_DO_NOT_FIT
    complete = completes(card, first, diamonds, swords)
    if places_whole_cards(state):
        if not complete:
            return NOT_COMPLETE
        if is_treasure_of_another(state, where) and usage % 4 + swords_to_board(state, owner_of(where)) > state.lying[SWORD]:
            return NO_SWORD_FOR_SHIP
        return LEGAL
    if used == dice_lying(state) and not (complete and settles_all(state, place)):
        return KEEP_ONE_TO_ROLL
    return LEGAL
