"""What finished dice bring: pairs one by one, or five of a kind."""

from jollyroll.kit.bags import BAGS
from jollyroll.kit.ledger import moved, noted
from jollyroll.kit.state import NOBODY

from .components import BOX, CANNON, COIN_1, COIN_3, DICE, KING, KINGS_SHARE, PLAYERS_SHARE, SKULL
from .options import PLAYER_FIRST
from .phases import PAIR, VICTIM
from .state import State
from .turns import finish_turn


def coin_dice(state: State) -> int:
    """How many dice on the table show coins."""
    return state.dice[COIN_1] + state.dice[COIN_1 + 1] + state.dice[COIN_3]


def pair_left(state: State) -> bool:
    """KG-31, KG-32, KG-A07, KG-D7: a coin and a partner are still on the table, so a pair must be made; each die counts once."""
    return coin_dice(state) > 0 and state.dice[CANNON] + state.dice[SKULL] > 0


def five_alike(state: State) -> bool:
    """All dice show coins, or cannons, or skulls."""
    return coin_dice(state) == DICE or state.dice[CANNON] == DICE or state.dice[SKULL] == DICE


def pairs_kept(state: State, rerolled: int) -> int:
    """The pairs that the dice on the table make without those of this bag."""
    coins = coin_dice(state) - BAGS[rerolled][COIN_1] - BAGS[rerolled][COIN_1 + 1] - BAGS[rerolled][COIN_3]
    partners = state.dice[CANNON] - BAGS[rerolled][CANNON] + state.dice[SKULL] - BAGS[rerolled][SKULL]
    return min(coins, partners)


def judge_dice(state: State) -> None:
    """KG-28, KG-A15, KG-A23, KG-A24, KG-A49: five alike, else pairs, else no combination. The dice decide, not what they bring.

    KG-D4: the same holds whether the player stopped early or rolled three times.
    """
    if coin_dice(state) == DICE:
        rob_king(state)
        finish_turn(state, False)
    elif state.dice[CANNON] == DICE:
        sweep_box(state)
        finish_turn(state, False)
    elif state.dice[SKULL] == DICE:
        state.phase = VICTIM
    elif pair_left(state):
        state.phase = PAIR
    else:
        noted(state, "KG-28", "no-combination", state.seat, 0)
        finish_turn(state, True)


def rob_king(state: State) -> None:
    """KG-22, KG-23, KG-A21, KG-D9: five coins take the King's whole pile, whatever the numbers, even if it is empty."""
    moved(state, "KG-22", "rob-king", KING, state.seat, state.king)
    state.coins[state.seat] += state.king
    state.king = 0


def sweep_box(state: State) -> None:
    """KG-25, KG-26, KG-A25, KG-A44: five cannons take all that is left in the box, which ends the game; the King gets nothing."""
    moved(state, "KG-25", "sweep", BOX, state.seat, state.box)
    state.coins[state.seat] += state.box
    state.box = 0


def strip(state: State, victim: int) -> None:
    """KG-24, KG-A22: five skulls take every coin of one chosen player."""
    moved(state, "KG-24", "strip", victim, state.seat, state.coins[victim])
    state.coins[state.seat] += state.coins[victim]
    state.coins[victim] = 0


def kings_share(value: int) -> int:
    """KG-18: the King's share when the player takes `value` coins: as many; the odd coin of another share is the King's."""
    return (value * KINGS_SHARE + PLAYERS_SHARE - 1) // PLAYERS_SHARE


def takings(state: State, value: int) -> int:
    """KG-20, KG-A12, KG-A13, KG-D1: the coins a cannon pair brings the player.

    If the box cannot pay both shares in full, the player gets, by edition, half (the odd coin is the King's) or as much as there
    is.
    """
    if state.box >= value + kings_share(value):
        return value
    if state.shortage == PLAYER_FIRST:
        return min(value, state.box)
    return state.box * PLAYERS_SHARE // (PLAYERS_SHARE + KINGS_SHARE)


def raid(state: State, value: int) -> None:
    """KG-17, KG-18, KG-19, KG-A41, KG-D8: the player draws the coin's value from the box, then as much goes to the King's own pile.

    KG-20, KG-A11, KG-A14: a box that cannot pay both is emptied, so the pair may bring less, or nothing. KG-A39: nothing ever goes
    back into the box.
    """
    take = takings(state, value)
    share = min(kings_share(value), state.box - take)
    if state.box < value + kings_share(value):
        moved(state, "KG-20", "raid", BOX, state.seat, take)
        moved(state, "KG-20", "kings-share", BOX, KING, share)
    else:
        moved(state, "KG-17", "raid", BOX, state.seat, take)
        moved(state, "KG-18", "kings-share", BOX, KING, share)
    state.box -= take + share
    state.coins[state.seat] += take
    state.king += share


def booty(state: State, victim: int, value: int) -> int:
    """KG-21, KG-A16: the coins a skull pair brings: the coin's value, as far as the victim has it."""
    return min(value, state.coins[victim])


def steal(state: State, victim: int, value: int) -> None:
    """KG-21, KG-A18, KG-A45: one player robs one other; a shortfall is not made up elsewhere."""
    loot = booty(state, victim, value)
    moved(state, "KG-21", "steal", victim, state.seat, loot)
    state.coins[victim] -= loot
    state.coins[state.seat] += loot


def may_be_robbed(state: State, victim: int) -> bool:
    """KG-21, KG-A17, KG-A19, KG-A20, KG-D11, DIG-02: any opponent still in the game, rich or poor; not oneself, not the King."""
    return state.present[victim] == 1 and victim != state.seat


def opponents(state: State) -> int:
    """How many seats may be robbed."""
    count = 0
    for seat in range(state.seats):
        count += may_be_robbed(state, seat)
    return count


def nth_opponent(state: State, index: int) -> int:
    """The opponent at this place of the list, which goes round the table from the player on turn."""
    for step in range(1, state.seats):
        seat = (state.seat + step) % state.seats
        if may_be_robbed(state, seat):
            if index == 0:
                return seat
            index -= 1
    return NOBODY
