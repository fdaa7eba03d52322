"""Whole turns of random players, played by lookup in the graph of a turn.

They draw the same random numbers in the same order as the rulebook does, so they are the same turns. Everything the graph lacks
(five skulls, the end of the game, tie rounds, empty seats) is left to the rulebook.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from jollyroll.bots.levels import RANDOM
from jollyroll.bots.random_place import random_place
from jollyroll.dice.stream import Stream, below
from jollyroll.kit import Game
from jollyroll.kit.bags import BAGS, SIX_TO, SIZE
from jollyroll.kit.seating import seats_marked
from jollyroll.solve.arrays import Bytes, Ints, UShorts

from ..rules import rulebook as rules
from ..rules.components import BONES, DICE
from ..rules.phases import PAIR, REROLL, THROW
from ..rules.rolling import judge
from ..rules.state import State
from ..solve.turn_graph import BOX_PLACE, BY_RULEBOOK, KING_PLACE, MOST_CHOICES, NO_TRANSFER, TURN_OVER, TurnGraph

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


def prepare(game: Game, state: State) -> "npt.NDArray[np.void]":
    """The graph of turns under the rules of this position."""
    from ..solve.turn_graph import graph_of

    return graph_of(game, state)


def play_turns(state: State, dice: Stream, luck: Stream, levels: Ints, graphs: Sequence[TurnGraph], most: int) -> int:
    """Play at most `most` choices, while it is the turn of random players; returns how many choices were made."""
    if state.phase != THROW or state.rolls > 0 or levels[state.seat] != RANDOM:
        return 0
    if state.tie_round > 0 or seats_marked(state.present) < state.seats:
        return 0
    graph = graphs[0]
    held = graph.held
    for each in range(state.seats):
        held[each] = state.coins[each]
    held[KING_PLACE] = state.king
    held[BOX_PLACE] = state.box
    seat = state.seat
    turn = state.turn
    choices = 0
    while levels[seat] == RANDOM and choices + MOST_CHOICES <= most:
        roll = graph.joined[below(dice, SIX_TO[DICE])]
        number = 1
        while graph.may_reroll[number, roll]:
            choice = graph.begin[roll] + random_place(luck, graph.listed[roll])
            choices += 1
            ways = graph.ways[choice]
            if ways == 0:
                break
            roll = graph.joined[graph.join[choice] + below(dice, ways)]
            number += 1
        node = graph.judged[roll, 2]
        if node == BY_RULEBOOK or not carried_out(graph, seat, graph.judged[roll]):
            put_back(state, held, seat, turn)
            lay_roll(state, roll, number)
            judge(state)
            return choices
        while node != TURN_OVER:
            place = random_place(luck, graph.pairs_listed[node])
            pair = graph.pairs[graph.pair_begin[node] + place]
            choices += 1
            if not carried_out(graph, seat, pair):
                put_back(state, held, seat, turn)
                lay_pairs(state, graph.dice[node], number)
                rules.apply_choice(state, rules.legal_choice(state, place))
                return choices
            node = pair[2]
        seat = graph.next_seat[seat]
        turn += 1
    put_back(state, held, seat, turn)
    return choices


def carried_out(graph: TurnGraph, seat: int, step: UShorts) -> bool:
    """Move the coins of a step. If that would empty the box, move nothing and return False."""
    held = graph.held
    transfer = step[0]
    source = graph.source[seat, transfer]
    size = held[source]
    to_mover = graph.to_mover[transfer, size]
    to_king = graph.to_king[transfer, size]
    if source == BOX_PLACE and size == to_mover + to_king:
        return False
    held[source] = size - to_mover - to_king
    held[seat] += to_mover
    held[KING_PLACE] += to_king
    if step[1] != NO_TRANSFER:
        transfer = step[1]
        source = graph.source[seat, transfer]
        size = held[source]
        held[source] -= graph.to_mover[transfer, size] + graph.to_king[transfer, size]
        held[seat] += graph.to_mover[transfer, size]
        held[KING_PLACE] += graph.to_king[transfer, size]
    return True


def put_back(state: State, held: UShorts, seat: int, turn: int) -> None:
    """Write the piles and whose turn it is back to the position."""
    for each in range(state.seats):
        state.coins[each] = held[each]
    state.king = held[KING_PLACE]
    state.box = held[BOX_PLACE]
    state.seat = seat
    state.turn = turn


def lay_roll(state: State, roll: int, number: int) -> None:
    """Set this roll as the dice on the table, as roll `number` of its turn."""
    for face in range(BONES):
        state.dice[face] = BAGS[roll][face]
    state.dice[BONES] = DICE - SIZE[roll]
    state.hand = 0
    state.rolls = number
    state.phase = REROLL


def lay_pairs(state: State, dice: Bytes, number: int) -> None:
    """Set these dice, which contain a pair to be made, as those on the table."""
    for face in range(BONES + 1):
        state.dice[face] = dice[face]
    state.hand = 0
    state.rolls = number
    state.phase = PAIR
