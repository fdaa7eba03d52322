"""The shares in the final turns without variants, when all chests are open: each seat in turn loads what it may.

Who is last wins with more merit than the best of the others, and shares with as much. Those before choose for the share that this
leaves them, so turns are worked out from the last one backwards.
"""

from ..rules.state import State
from .base_turn_scratch import FinalTurns, SeatOdds
from .effects import GAIN_MERITS, GAINS
from .loading_odds import EMPTY, GAIN_BITS, highest, offers
from .value import TIE

GONE = -1


def find_shares(state: State, final: FinalTurns, odds: SeatOdds) -> None:
    """The shares before the first of these turns."""
    last = final.turns - 1
    if last < 0:
        share_out(state, final)
        return
    turn = 0
    final.gain[0] = 0
    while turn >= 0:
        if turn == last:
            last_turn(state, final, odds, final.order[turn])
        elif load_next(final, odds, turn):
            turn += 1
            final.gain[turn] = 0
            continue
        else:
            back_up(state, final, odds, turn)
        turn -= 1
        if turn >= 0:
            put_down(state, final, turn)


def load_next(final: FinalTurns, odds: SeatOdds, turn: int) -> bool:
    """Load the next gain of a turn that some roll offers; False if there is none left."""
    seat = final.order[turn]
    while final.gain[turn] < GAINS:
        for index in range(odds.counts[seat]):
            if offers(odds.offers[seat][index], final.gain[turn]):
                final.merit[seat] += GAIN_MERITS[final.gain[turn]]
                return True
        final.gain[turn] += 1
    return False


def put_down(state: State, final: FinalTurns, turn: int) -> None:
    """Note the shares after this gain, and take it back."""
    for seat in range(state.seats):
        final.loaded[turn][final.gain[turn]][seat] = final.shares[seat]
    final.merit[final.order[turn]] -= GAIN_MERITS[final.gain[turn]]
    final.gain[turn] += 1


def back_up(state: State, final: FinalTurns, odds: SeatOdds, turn: int) -> None:
    """The shares before a turn, by those after each of its gains."""
    mover = final.order[turn]
    loaded = final.loaded[turn]
    total = 0
    for seat in range(state.seats):
        final.shares[seat] = 0.0
        final.rolled[seat] = 0.0
    for index in range(odds.counts[mover]):
        final.best[index] = best_of(final, odds.offers[mover][index], turn)
        ways = odds.ways[mover][index]
        total += ways
        for seat in range(state.seats):
            final.rolled[seat] += ways * loaded[final.best[index]][seat]
    for seat in range(state.seats):
        final.rolled[seat] /= total
    for index in range(odds.counts[mover]):
        kept = loaded[final.best[index]]
        again = state.rerolls > 0 and final.rolled[mover] > kept[mover] + TIE
        for seat in range(state.seats):
            final.shares[seat] += odds.ways[mover][index] / total * (final.rolled[seat] if again else kept[seat])


def best_of(final: FinalTurns, offer: int, turn: int) -> int:
    """The gain to choose from an offer, the first of equals."""
    mover = final.order[turn]
    loaded = final.loaded[turn]
    best = (offer & (1 << GAIN_BITS) - 1) - 1
    offer >>= GAIN_BITS
    while offer != EMPTY:
        gain = (offer & (1 << GAIN_BITS) - 1) - 1
        if loaded[gain][mover] > loaded[best][mover] + TIE:
            best = gain
        offer >>= GAIN_BITS
    return best


def last_turn(state: State, final: FinalTurns, odds: SeatOdds, mover: int) -> None:
    """The shares before the last turn: more merit is never worse in it, so an offer is as good as its highest gain."""
    most = GONE
    holders = 0
    for seat in range(state.seats):
        if seat != mover and final.merit[seat] >= most:
            holders = holders + 1 if final.merit[seat] == most else 1
            most = final.merit[seat]
    wins = 0
    levels = 0
    total = 0
    for index in range(odds.counts[mover]):
        merit = final.merit[mover] + GAIN_MERITS[highest(odds.offers[mover][index])]
        ways = odds.ways[mover][index]
        total += ways
        wins += ways if merit > most else 0
        levels += ways if merit == most else 0
    win = wins / total
    level = levels / total
    lose = (total - wins - levels) / total
    part = 1.0 / (holders + 1)
    if state.rerolls > 0:
        rolled = win + level * part
        again = lose if part + TIE >= rolled else lose + level
        win, level, lose = win + again * win, (level if part + TIE >= rolled else 0.0) + again * level, again * lose
    for seat in range(state.seats):
        final.shares[seat] = level * part + lose / holders if final.merit[seat] == most else 0.0
    final.shares[mover] = win + level * part


def share_out(state: State, final: FinalTurns) -> None:
    """The shares at the end of the game."""
    most = GONE
    winners = 0
    for seat in range(state.seats):
        if final.merit[seat] >= most:
            winners = winners + 1 if final.merit[seat] == most else 1
            most = final.merit[seat]
    for seat in range(state.seats):
        final.shares[seat] = 1.0 / winners if final.merit[seat] == most else 0.0
