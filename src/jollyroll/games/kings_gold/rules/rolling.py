"""The rolls of a turn: what may be rolled again, what is locked, when rolling is over."""

from jollyroll.kit.bags import BAGS, SIZE, bag_number, list_picks, nth_pick, picks
from jollyroll.kit.ledger import noted

from .choices import STOP
from .combinations import judge_dice
from .components import BONES, BONES_LIMIT, DICE, ROLLS
from .options import REPLACES
from .phases import REROLL, THROW
from .state import State
from .turns import finish_turn


def apply_roll(state: State, bag: int) -> None:
    """KG-11, KG-12, KG-14: the dice in hand show this; crossbones stay locked until the turn is over."""
    bones = state.hand
    for face in range(BONES):
        state.dice[face] += BAGS[bag][face]
        bones -= BAGS[bag][face]
    state.dice[BONES] += bones
    state.hand = 0
    state.rolls += 1
    if rolling_is_over(state):
        judge(state)
    else:
        state.phase = REROLL


def rolling_is_over(state: State) -> bool:
    """KG-12, KG-A01, KG-A48, KG-D3: after the third roll, with all dice locked, or at the third crossbones where they void it."""
    if state.dice[BONES] >= BONES_LIMIT and state.bones_effect == REPLACES:
        return True
    return state.rolls == ROLLS or state.dice[BONES] == DICE


def reroll_count(state: State) -> int:
    """KG-13, KG-A37, KG-D6: in how many ways unlocked dice can be picked for the next roll, none of them (stopping) included."""
    return picks(state.dice)


def reroll_choice(state: State, index: int) -> int:
    """KG-13: the bag of dice to roll again at this place of the list; the list begins with `STOP`."""
    return nth_pick(state.dice, index)


def list_rerolls(state: State, listed: list[int]) -> int:
    """KG-13: write that whole list; returns its length."""
    dice = state.dice
    return list_picks(bag_number(dice[0], dice[1], dice[2], dice[3], dice[4]), listed, 0, STOP, 0, True)


def has_dice(state: State, bag: int) -> bool:
    """KG-13: all the dice of this bag lie unlocked on the table."""
    for face in range(BONES):
        if BAGS[bag][face] > state.dice[face]:
            return False
    return True


def choose_reroll(state: State, bag: int) -> None:
    """KG-12, KG-13, KG-A35, KG-A36, KG-A40: stop, whatever the dice, or take these dice in hand; kept dice stay free."""
    if bag == STOP:
        judge(state)
        return
    for face in range(BONES):
        state.dice[face] -= BAGS[bag][face]
    state.hand = SIZE[bag]
    state.phase = THROW


def judge(state: State) -> None:
    """KG-15, KG-27, KG-A02, KG-A49, KG-D3: rolling is over; three crossbones void the other dice or, by option, come on top."""
    if state.dice[BONES] >= BONES_LIMIT:
        noted(state, "KG-27", "three-bones", state.seat, state.dice[BONES])
        if state.bones_effect == REPLACES:
            finish_turn(state, True)
            return
    judge_dice(state)
