"""Positions of King's Gold as text: `coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1`."""

from jollyroll.errors import PositionError
from jollyroll.kit.phases import OVER
from jollyroll.kit.position import (
    COMMON,
    PositionItems,
    check_on_turn,
    check_winners,
    cyclic,
    letters_of,
    read_people,
    read_stage,
    whole,
    write_people,
    write_stage,
    written,
)
from jollyroll.kit.seating import seats_marked

from .combinations import pair_left
from .components import BONES, BONES_LIMIT, COINS, DICE, LETTERS, MOST_TIE_ROUNDS, ROLLS, SKULL
from .ending import mark_leaders
from .options import FULL_ROUND, INSTANT, NEW_GAME, REPLACES, TIED_TURNS
from .phases import PAIR, REROLL, THROW, VICTIM
from .state import State

SEAT_ROW = "coins"
WORDS: tuple[str, ...] = (
    SEAT_ROW,
    "box",
    "king",
    *COMMON,
    "roll-off",
    "dice",
    "rolls",
    "hand",
    "stopped",
    "tie-round",
    "ender",
    "tied",
    "replay",
)


def write(state: State) -> list[str]:
    """The items of this position; facts that no rule will look at again are left out."""
    coins = " ".join(str(coins) for coins in state.coins[: state.seats])
    items = [f"coins {coins}", f"box {state.box}", f"king {state.king}", *write_people(state), *write_stage(state)]
    if state.tie_round and state.phase != OVER:
        items += [f"tie-round {state.tie_round}", f"ender {state.ender + 1}"]
        items += written("tied", state.tied) if state.tie == TIED_TURNS else []
    items += [f"replay {state.replay}"] if state.replay else []
    return items + write_dice(state)


def write_dice(state: State) -> list[str]:
    """The dice of the current turn; none before its first roll."""
    if state.phase not in (THROW, REROLL, PAIR, VICTIM) or not state.rolls:
        return []
    items = [f"dice {letters_of(state.dice, LETTERS)}", f"rolls {state.rolls}"]
    if state.phase == THROW:
        items.append(f"hand {state.hand}")
    elif state.phase != REROLL and state.rolls < ROLLS:
        items.append("stopped")
    return items


def read(state: State, items: PositionItems) -> None:
    """Set up the position; refuses impossible ones."""
    read_people(state, items)
    for seat, text in enumerate(items.row("coins", state.seats)):
        state.coins[seat] = whole("coins", text, 0, COINS)
        if state.coins[seat] and not state.present[seat]:
            raise PositionError("position-kg-left-coins", "DIG-02", seat=seat + 1)
    state.box = items.number("box", 0, COINS)
    state.king = items.number("king", 0, COINS)
    together = state.box + state.king + sum(state.coins)
    if together != COINS:
        raise PositionError("position-kg-coins", "KG-04", together=together, needed=COINS)
    state.replay = items.number("replay", 0, MOST_TIE_ROUNDS, 0)
    if state.replay and state.tie != NEW_GAME:
        raise PositionError("position-kg-no-replay", "KG-A31")
    if read_stage(state, items, DICE, "KG-A32"):
        check_quiet(state)
        return
    check_on_turn(state)
    read_tie_round(state, items)
    read_dice(state, items)
    check_box(state)
    check_tie(state)


def check_quiet(state: State) -> None:
    """Check a position with nobody on turn: the game is legitimately over, or has not begun."""
    if state.phase == OVER:
        if state.box and seats_marked(state.present) > 1:
            raise PositionError("position-kg-not-over", "KG-36")
        check_end(state)
    elif state.box != COINS:
        raise PositionError("position-kg-begun", "KG-09")


def check_end(state: State) -> None:
    """Check that those with the most coins have won. Only where the tied ones alone play on may they have fallen behind others."""
    twin = state.copy()
    mark_leaders(twin, twin.present)
    won = [coins for coins, mark in zip(state.coins, state.won, strict=True) if mark]
    if state.tie != TIED_TURNS or state.seats == 2 or len(set(won)) > 1:
        check_winners(state, twin.tied, "KG-37")
    if state.tie == NEW_GAME and len(won) > 1 and state.replay < MOST_TIE_ROUNDS:
        raise PositionError("position-kg-shared-early", "KG-A31", most=MOST_TIE_ROUNDS)


def read_tie_round(state: State, items: PositionItems) -> None:
    """The state of a tie round: who plays in it, and who still has a turn."""
    state.tie_round = items.number("tie-round", 1, MOST_TIE_ROUNDS, 0)
    if not state.tie_round:
        return
    if state.tie not in (FULL_ROUND, TIED_TURNS):
        raise PositionError("position-kg-no-tie-round", "KG-A28")
    if state.box:
        raise PositionError("position-kg-tie-box", "KG-A28")
    state.ender = items.number("ender", 1, state.seats) - 1
    state.tied = items.seats("tied", state.seats) if state.tie == TIED_TURNS else list(state.present)
    if seats_marked(state.tied) < 2 or any(tied and not here for tied, here in zip(state.tied, state.present, strict=True)):
        raise PositionError("position-kg-tied", "KG-A29")
    if not state.tied[state.seat]:
        raise PositionError("position-kg-not-tied", "KG-A28", seat=state.seat + 1)
    for seat in cyclic(state.seat, state.ender):
        state.due[seat] = state.tied[seat]


def read_dice(state: State, items: PositionItems) -> None:
    """The dice, and the phase that follows from them."""
    state.dice = items.dice("dice", LETTERS)
    lying = sum(state.dice)
    if lying > DICE:
        raise PositionError("position-dice", "KG-05", given=lying, most=DICE)
    stopped = items.flag("stopped")
    state.rolls = items.number("rolls", 1, ROLLS) if lying or "rolls" in items or "hand" in items or stopped else 0
    state.hand = items.number("hand", 1, DICE, 0 if state.rolls else DICE)
    if state.dice[BONES] >= BONES_LIMIT and state.bones_effect == REPLACES:
        raise PositionError("position-kg-bones", "KG-A01", bones=state.dice[BONES])
    if state.hand:
        state.phase = THROW
        if stopped or state.rolls == ROLLS:
            raise PositionError("position-kg-rolling-over", "KG-12")
        check_dice(state.hand + lying, DICE)
    elif stopped or state.rolls == ROLLS:
        read_stopped(state, lying)
    else:
        state.phase = REROLL
        check_dice(lying, DICE)
        if state.dice[BONES] == DICE:
            raise PositionError("position-kg-all-locked", "KG-A48")


def read_stopped(state: State, lying: int) -> None:
    """Set up the phase after rolling: a victim or a pair is due; one pair may have been made."""
    if state.dice[SKULL] == DICE:
        state.phase = VICTIM
        return
    state.phase = PAIR
    if not pair_left(state):
        raise PositionError("position-kg-no-pair", "KG-28")
    check_dice(lying, DICE - 2 if lying < DICE - 1 else DICE)


def check_dice(given: int, needed: int) -> None:
    """Check the number of dice."""
    if given != needed:
        raise PositionError("position-dice-count", "KG-05", given=given, needed=needed)


def check_box(state: State) -> None:
    """Check that an empty box has ended the game, at the latest with the turn whose first pair emptied it."""
    if state.box or state.tie_round:
        return
    if not after_first_pair(state) or state.end_timing == INSTANT:
        raise PositionError("position-kg-box-empty", "KG-36")


def check_tie(state: State) -> None:
    """Check a tie round: at least two players began it with the most coins, so one yet to move has at most half of all."""
    if not state.tie_round or after_first_pair(state):
        return
    waiting = [seat for seat in range(state.seats) if state.due[seat]]
    tied = [seat for seat in range(state.seats) if state.tied[seat]]
    leading = [seat for seat in tied if state.coins[seat] == max(state.coins[seat] for seat in tied)]
    level = len(leading) == len(tied) if state.tie == TIED_TURNS else len(leading) > 1
    if (waiting == tied and not level) or 2 * max(state.coins[seat] for seat in waiting) > COINS:
        raise PositionError("position-kg-no-tie", "KG-38")


def after_first_pair(state: State) -> bool:
    """True if the mover has used up two dice of this turn."""
    return state.phase == PAIR and sum(state.dice) < DICE
