"""Ship, Captain and Crew, the whole of it."""

from jollyroll.kit.dice_rules import FACES_ARE_SIDES as FACES_ARE_SIDES
from jollyroll.kit.dice_rules import dice_fall, pick_up, pick_up_all, take_dice
from jollyroll.kit.dice_rules import dice_in_hand as dice_in_hand
from jollyroll.kit.dice_rules import die_face as die_face
from jollyroll.kit.dice_rules import outcome_count as outcome_count
from jollyroll.kit.dice_rules import outcome_total as outcome_total
from jollyroll.kit.dice_rules import outcome_weight as outcome_weight
from jollyroll.kit.dice_rules import seat_relative as seat_relative
from jollyroll.kit.first_player import DRAW_SEAT, draw_seat, seek_first_player
from jollyroll.kit.ledger import noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.rerolls import PICKED, REROLLS, STOP, has_dice, reroll_choice, reroll_count, reroll_number
from jollyroll.kit.seating import seat_after, seats_marked, sit_down
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .options import BOTH, SHARED
from .state import State

DICE, ROLLS, CREW, MOST_ROUNDS = 5, 3, 3, 10
ORDER = (5, 4, 3)  # the faces of ship, captain and crew: a six, a five, a four
CARGO = 10  # the phase in which a player may stop or roll cargo again

REFUSALS = (
    ("", ""),
    ("unknown-choice", "SCC-06"),
    ("game-over", "SCC-08"),
    ("dice-must-fall", "SCC-05"),
    ("dice-not-there", "SCC-06"),
    ("both-or-none", "SCC-06"),
)
LEGAL, UNKNOWN_CHOICE, GAME_OVER, DICE_MUST_FALL, DICE_NOT_THERE, BOTH_OR_NONE = range(6)


def begin(state: State) -> None:
    """SCC-01: everybody sits down, and the first player is found."""
    sit_down(state)
    for seat in range(MOST_SEATS):
        state.playing[seat] = state.present[seat]
    start_with(state, seek_first_player(state))


def start_with(state: State, first: int) -> None:
    """The first round, once it is known who begins."""
    if first != NOBODY:
        start_round(state, first)


def start_round(state: State, first: int) -> None:
    """SCC-08: a turn for everybody who can still win."""
    state.round += 1
    for seat in range(MOST_SEATS):
        state.due[seat] = state.playing[seat]
    start_turn(state, first)


def start_turn(state: State, seat: int) -> None:
    """SCC-02: five dice in the hand, nobody aboard, no cargo. Until now the seat has kept the cargo of its last turn."""
    state.seat = seat
    state.due[seat] = 0
    state.cargo[seat] = 0
    state.turn += 1
    state.aboard = 0
    take_dice(state, DICE)


def apply_outcome(state: State, outcome: int) -> None:
    """Chance has decided."""
    if state.phase == DRAW_SEAT:
        start_with(state, draw_seat(state, outcome))
    else:
        apply_roll(state, outcome)


def apply_roll(state: State, roll: int) -> None:
    """SCC-03, SCC-04, SCC-05: whoever can come aboard does; without a crew the other dice are rolled again."""
    dice_fall(state, roll)
    while state.aboard < CREW and state.dice[ORDER[state.aboard]]:
        noted(state, "SCC-03", "aboard", state.seat, 1 + ORDER[state.aboard])
        state.dice[ORDER[state.aboard]] -= 1
        state.aboard += 1
    if state.rolls == ROLLS:
        end_turn(state)
    elif state.aboard < CREW:
        pick_up_all(state)
    else:
        state.phase = CARGO


def legal_count(state: State) -> int:
    """SCC-06: to stop, and the ways to roll cargo again."""
    if state.phase != CARGO:
        return 0
    return 2 if state.cargo_dice == BOTH else reroll_count(state.dice)


def legal_choice(state: State, index: int) -> int:
    """The choice at this place of the list."""
    if state.cargo_dice == BOTH:
        return reroll_number(state.dice) if index else STOP
    return reroll_choice(state.dice, index)


def refusal(state: State, choice: int) -> int:
    """LEGAL, or why this choice cannot be made now."""
    if choice < 0 or choice >= REROLLS[DICE]:
        return UNKNOWN_CHOICE
    if state.phase == OVER:
        return GAME_OVER
    if state.phase != CARGO:
        return DICE_MUST_FALL
    if not has_dice(state.dice, choice):
        return DICE_NOT_THERE
    return BOTH_OR_NONE if state.cargo_dice == BOTH and PICKED[choice] == 1 else LEGAL


def apply_choice(state: State, choice: int) -> None:
    """SCC-06: stop, or roll cargo again."""
    if choice == STOP:
        end_turn(state)
    else:
        pick_up(state, choice)


def timeout_choice(state: State) -> int:
    """DIG-05: the cargo stays as it is."""
    return STOP


def end_turn(state: State) -> None:
    """SCC-07: with a crew aboard the other two dice count."""
    loaded = 0
    if state.aboard == CREW:
        for face in range(6):
            loaded += state.dice[face] * (face + 1)
    state.cargo[state.seat] = loaded
    noted(state, "SCC-07", "cargo", state.seat, loaded)
    pass_on(state)


def pass_on(state: State) -> None:
    """SCC-08: the next turn of this round, or its end."""
    following = seat_after(state.due, state.seat)
    if following == NOBODY:
        end_round(state)
    else:
        start_turn(state, following)


def end_round(state: State) -> None:
    """SCC-08, SCC-09: the most cargo wins; those tied play another round, or share."""
    most = 0
    for seat in range(MOST_SEATS):
        if state.playing[seat]:
            most = max(most, state.cargo[seat])
    for seat in range(MOST_SEATS):
        if state.cargo[seat] < most:
            state.playing[seat] = 0
    tied = seats_marked(state.playing)
    if tied == 1 or state.tie == SHARED or state.round == MOST_ROUNDS:
        declare(state)
    else:
        noted(state, "SCC-09", "tie", NOBODY, tied)
        start_round(state, seat_after(state.playing, state.seat))


def declare(state: State) -> None:
    """SCC-08: whoever can still win has won."""
    for seat in range(MOST_SEATS):
        state.won[seat] = state.playing[seat]
    state.phase = OVER
    state.seat = NOBODY


def points(state: State, seat: int) -> int:
    """SCC-07: the cargo of this seat."""
    return state.cargo[seat]


def leave(state: State, seat: int) -> None:
    """DIG-10, DIG-11, DIG-12, DIG-13: who leaves cannot win; an open turn ends without effect."""
    if state.phase == OVER or not state.present[seat]:
        return
    noted(state, "DIG-10", "leave", seat, 0)
    state.present[seat] = 0
    state.playing[seat] = 0
    state.due[seat] = 0
    if seats_marked(state.playing) == 1:
        declare(state)
    elif state.phase != DRAW_SEAT and state.seat == seat:
        pass_on(state)
