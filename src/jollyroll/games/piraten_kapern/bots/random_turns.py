"""Whole turns of random players, played by lookup in the graph of a turn.

They draw the same random numbers in the same order as the rulebook does, so they are the same turns. The end of a turn, the steps
between two turns, and everything the graph lacks are the rulebook's.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from jollyroll.bots.levels import RANDOM
from jollyroll.bots.random_place import random_place
from jollyroll.dice.stream import Stream, below
from jollyroll.kit import Game
from jollyroll.kit.bags import BAGS, SIX_TO, SIZE
from jollyroll.solve.arrays import Ints
from jollyroll.solve.chance import draw_outcome
from jollyroll.solve.rolls import bag_of, sides_rolled

from ..rules.cards import turn_over_card
from ..rules.components import DICE, KINDS, SKULL, SORCERESS, TREASURE_CHEST
from ..rules.phases import DRAW_CARD
from ..rules.rolling import count_skulls, stop
from ..rules.state import State
from ..solve.turn_graph import ENDS, GOES_ON, HAND_AT, HAND_BITS, LIST_BITS, LISTED_AT, SPENT, SPENT_AT, TurnGraph
from ..solve.turn_results import LOSS, apply_result, points_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


def prepare(game: Game, state: State) -> "npt.NDArray[np.void]":
    """The graph of turns under the rules of this position."""
    from ..solve.turn_graph import graph_of

    return graph_of(game, state)


def play_turns(state: State, dice: Stream, luck: Stream, levels: Ints, graphs: Sequence[TurnGraph], most: int) -> int:
    """Play at most `most` choices, while it is the turn of random players; returns how many choices were made."""
    graph = graphs[0]
    choices = 0
    while state.phase == DRAW_CARD and levels[state.seat] == RANDOM and choices + 1 < most:
        turn_over_card(state, draw_card(state, dice))
        if state.card == TREASURE_CHEST:
            break
        row = state.card
        spell = 1 if row == SORCERESS else 0
        bag = bag_of(sides_rolled(below(dice, SIX_TO[DICE]), DICE))
        rolls = 1
        stopped = False
        fate = graph.first[row, SIZE[bag]]
        while fate == GOES_ON and choices + 1 < most:
            listed = graph.lists[spell, bag]
            place = random_place(luck, listed >> LISTED_AT)
            choices += 1
            if place == 0:
                stopped = True
                fate = ENDS
                break
            choice = graph.choices[(listed & LIST_BITS) + place]
            if choice >> SPENT_AT:
                spell = 0
                row = SPENT
            hand = choice >> HAND_AT & HAND_BITS
            bag = bag_of(choice + sides_rolled(below(dice, SIX_TO[hand]), hand))
            rolls += 1
            fate = graph.later[row, SIZE[bag]]
        if fate == ENDS and ends_plainly(state, graph.result[row, bag]):
            continue
        lay_roll(state, bag, rolls, 1 if row == SPENT else 0)
        count_skulls(state)
        if stopped:
            stop(state)
    return choices


def draw_card(state: State, dice: Stream) -> int:
    """The next card, as `draw_outcome` draws it: the same card for the same random number.

    It counts on instead of stopping at the card, since no processor foresees where that is; with `draw_outcome` itself, random
    games are a tenth slower.
    """
    if state.cycled:
        return draw_outcome(state, dice)
    case = below(dice, state.pile_size)
    passed = 0
    card = 0
    for kind in range(KINDS - 1):
        passed += state.pile[kind]
        card += case >= passed
    return card


def ends_plainly(state: State, result: int) -> bool:
    """End a turn that brings only points, with no dice laid yet. False, with nothing done, if the end of the game may be near."""
    score = state.scores[state.seat] + points_of(result)
    if result >= LOSS or state.final or state.playoff or score >= state.target:
        return False
    apply_result(state, result)
    return True


def lay_roll(state: State, bag: int, rolls: int, spent: int) -> None:
    """Set these dice, and skulls for the others, as those on the table after this many rolls."""
    for face in range(SKULL):
        state.dice[face] = BAGS[bag][face]
    state.dice[SKULL] = DICE - SIZE[bag]
    state.hand = 0
    state.rolls = rolls
    state.spell = spent
