"""Whole turns of players who choose at random, played by looking them up in the graph of a turn.

The random numbers are those that the same turn would take from the rulebook, in the same order, so it is the same turn. What chests
hold, what the pile shows and what follows a turn is asked of the rulebook; turns that the graph does not have are left to it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from jollyroll.bots.levels import RANDOM
from jollyroll.bots.random_place import random_place
from jollyroll.dice.stream import Stream, below
from jollyroll.kit import Game
from jollyroll.kit.bags import SIX_TO
from jollyroll.solve.arrays import Ints
from jollyroll.solve.chance import draw_outcome

from ..rules.components import DICE, FISHBONES, ROW, TREASURES
from ..rules.ending import after_turn
from ..rules.loot import turn_over
from ..rules.phases import OPEN_CHEST, THROW
from ..rules.row import lay_out, lock_shows
from ..rules.state import State
from ..solve.turn_graph import (
    BAG_BITS,
    CARD_AT,
    COINS_AT,
    DIAMONDS_AT,
    LISTED_AT,
    LISTED_BITS,
    LOAD_BITS,
    LOCK_BITS,
    TurnGraph,
)

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

MOST_CHOICES = 1 + DICE  # of a turn
LOCKS = (1 << LOCK_BITS) - 1


def prepare(game: Game, state: State) -> "npt.NDArray[np.void]":
    """The graph of turns under the rules of this position."""
    from ..solve.turn_graph import graph_of

    return graph_of(game, state)


def play_turns(state: State, dice: Stream, luck: Stream, levels: Ints, graphs: Sequence[TurnGraph], most: int) -> int:
    """Play at most `most` choices, while it is the turn of random players; returns how many choices were made."""
    graph = graphs[0]
    if not graph.whole or state.phase != THROW or state.rolls_left < state.rerolls:
        return 0
    for seat in range(state.seats):
        graph.owned[seat] = kinds_owned(state, seat)
    choices = 0
    while state.phase == THROW and levels[state.seat] == RANDOM and choices + MOST_CHOICES <= most:
        bag = graph.rolled[below(dice, SIX_TO[DICE])]
        if state.rolls_left > 0:
            choices += 1
            if random_place(luck, 2) > 0:
                bag = graph.rolled[below(dice, SIX_TO[DICE])]
        choices += place_dice(state, graph, bag, luck, dice)
        after_turn(state)
    return choices


def kinds_owned(state: State, seat: int) -> int:
    """The kinds of treasures before a ship, a bit for each."""
    owned = 0
    for kind in range(TREASURES):
        owned |= (state.treasure[seat][kind] > 0) << kind
    return owned


def place_dice(state: State, graph: TurnGraph, bag: int, luck: Stream, dice: Stream) -> int:
    """Lay these dice and apply the effects of the cards; returns the number of choices."""
    seat = state.seat
    row = 0
    for place in range(ROW):
        row |= state.chests[place] << LOCK_BITS * place
    owned = graph.owned[seat]
    choices = 0
    opened = 0  # places of chests to be opened, the first in the lowest bits, each with a bit above it
    chests = 0
    while True:
        in_row = graph.row[row, bag]
        in_all = (in_row & LISTED_BITS) + (graph.own[owned, bag] & LISTED_BITS)
        if in_all == 0:
            break
        place = random_place(luck, in_all)
        choices += 1
        if place < in_row & LISTED_BITS:
            choice = graph.choices[(in_row >> LISTED_AT) + place]
            opened |= (choice >> CARD_AT) << LOCK_BITS * chests
            chests += 1
            row &= ~(LOCKS << LOCK_BITS * (choice >> CARD_AT))
        else:
            choice = graph.choices[(graph.own[owned, bag] >> LISTED_AT) + place - (in_row & LISTED_BITS)]
            owned = load(state, graph, owned, choice >> CARD_AT)
        bag = choice & BAG_BITS
    for _ in range(chests):
        state.opening = opened & LOCKS
        opened >>= LOCK_BITS
        state.phase = OPEN_CHEST
        kind = draw_outcome(state, dice)
        turn_over(state, kind)
        if kind != FISHBONES:
            owned |= 1 << kind
    graph.owned[seat] = owned
    state.hand = 0
    state.rolls_left = 0
    state.placed = 1
    while chests > 0 and not lay_out(state):
        lock_shows(state, draw_outcome(state, dice) + 1)
    return choices


def load(state: State, graph: TurnGraph, owned: int, kind: int) -> int:
    """Load a treasure of this kind; answers which kinds are left."""
    brought = graph.load[kind]
    state.loot_cards[state.seat] += brought & LOAD_BITS
    state.loot_coins[state.seat] += brought >> COINS_AT & LOAD_BITS
    state.loot_diamonds[state.seat] += brought >> DIAMONDS_AT & LOAD_BITS
    state.treasure[state.seat][kind] -= 1
    return owned if state.treasure[state.seat][kind] > 0 else owned & ~(1 << kind)
