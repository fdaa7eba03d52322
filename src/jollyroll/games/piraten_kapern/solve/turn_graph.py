"""The graph of a turn, read off the rulebook by trying everything, so that a turn can be played by lookup.

It has the outcome of each roll under each card, the dice that every legal choice leaves, and the result of the turn. Players have
to choose by place in the list of legal choices. The Treasure Chest and the Island of Skulls are not in it.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jollyroll.kit import Game
from jollyroll.kit.bags import BAGS, SIZE
from jollyroll.solve.arrays import Bytes, UWords

from ..rules import rulebook as rules
from ..rules.choices import CHOICES, STOP
from ..rules.components import CAPTAIN, DICE, KINDS, SKULL, SORCERESS, TREASURE_CHEST
from ..rules.state import State
from .rule_queries import TurnOptions, after_roll, bags_of, bust_results, roll_outcome, stop_results, turn_options
from .turn_model import LAYERS, LIVE, OUT, RESCUED

BY_RULEBOOK, GOES_ON, ENDS = 0, 1, 2  # the outcomes of a roll
LEADS = {LIVE: GOES_ON, RESCUED: GOES_ON, OUT: ENDS}
SPENT = KINDS  # the row of a spent spell, after those of the cards
ROWS = KINDS + 1
LISTED_AT, LIST_BITS = 24, (1 << 24) - 1  # bits of a list: where it begins, and its length
FACE_BITS, HAND_AT, HAND_BITS, SPENT_AT = 4, 20, 15, 24  # bits of a choice: see `left_by`
MOST_CHOICES = 80_000


class TurnGraph(NamedTuple):
    """The dice on the table that are no skulls are numbered as a bag; the others are skulls."""

    first: Bytes  # row and number of dice that are no skulls: the outcome of the first roll
    later: Bytes  # the same for any other roll
    result: Bytes  # row and bag: the result of the turn if it ends there
    lists: UWords  # whether the spell can be cast, and bag: its choices
    choices: UWords  # what each leaves: see `left_by`


# The same as a record, large enough for the graph of any rules.
RECORD = np.dtype(
    [
        ("first", np.uint8, (ROWS, LAYERS)),
        ("later", np.uint8, (ROWS, LAYERS)),
        ("result", np.uint8, (ROWS, len(BAGS))),
        ("lists", np.uint32, (2, len(BAGS))),
        ("choices", np.uint32, (MOST_CHOICES,)),
    ]
)


class GraphBuilder:
    """Tries everything under one set of options."""

    def __init__(self, options: TurnOptions) -> None:
        self.options = options
        self.choices: list[int] = []
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}  # by bag and choices: the list in `choices`

    def left_by(self, state: State, choice: int) -> int:
        """What a choice leaves: dice on the table (no skulls), four bits a face; dice in hand; whether the spell is spent."""
        if choice == STOP:
            return 0
        rules.apply_choice(state, choice)
        kept = 0
        for count in state.dice[SKULL - 1 :: -1]:
            kept = kept << FACE_BITS | count
        return kept | state.hand << HAND_AT | state.spell << SPENT_AT

    def choice_list(self, card: int, bag: int) -> int:
        """The list of the legal choices after a roll under this card, appended unless known: where it begins, and its length."""
        state = after_roll(self.options, card, bag, DICE - SIZE[bag])
        listed = [0] * CHOICES
        choices = tuple(listed[: rules.list_choices(state, listed)])
        assert choices[0] == STOP
        known = self.known.setdefault((bag, choices), len(self.choices) | len(choices) << LISTED_AT)
        if known & LIST_BITS == len(self.choices):
            dice, phase = (*state.dice,), state.phase
            for choice in choices:
                state.dice[:] = dice
                state.hand, state.spell, state.phase = 0, 0, phase
                self.choices.append(self.left_by(state, choice))
        return known

    def lists(self, card: int, fates: list[int]) -> list[int]:
        """By bag: the list of choices, for every roll after which the turn goes on."""
        found = [0] * len(BAGS)
        for dice, fate in enumerate(fates):
            if fate == GOES_ON:
                for bag in bags_of(dice):
                    found[bag] = self.choice_list(card, bag)
        return found

    def fates(self, row: int, rolls: int) -> list[int]:
        """By dice that are no skulls: the outcome of a roll with this many made before."""
        card, spent = (SORCERESS, 1) if row == SPENT else (row, 0)
        if card == TREASURE_CHEST:
            return [BY_RULEBOOK] * LAYERS
        outcomes = [roll_outcome(self.options, card, DICE - dice, rolls, spent) for dice in range(LAYERS)]
        return [LEADS.get(outcome, BY_RULEBOOK) for outcome in outcomes]

    def results(self, row: int, fates: list[int]) -> list[int]:
        """By bag: the result of the turn if it ends there, voluntarily or not."""
        card = SORCERESS if row == SPENT else row
        found = [0] * len(BAGS)
        for dice, fate in enumerate(fates):
            skulls = DICE - dice
            if fate != BY_RULEBOOK:
                stops = roll_outcome(self.options, card, skulls, 1, 0) == LIVE
                results = stop_results(self.options, card, skulls) if stops else bust_results(self.options, card, skulls)
                for bag, result in results.items():
                    found[bag] = result
        return found

    def built(self) -> TurnGraph:
        """The whole graph."""
        first, later = ([self.fates(row, rolls) for row in range(ROWS)] for rolls in (0, 1))
        lists = [self.lists(card, later[card]) for card in (CAPTAIN, SORCERESS)]
        return TurnGraph(
            first=np.array(first, np.uint8),
            later=np.array(later, np.uint8),
            result=np.array([self.results(row, later[row]) for row in range(ROWS)], np.uint8),
            lists=np.array(lists, np.uint32),
            choices=np.array(self.choices, np.uint32),
        )


def graph_of(game: Game, start: State) -> npt.NDArray[np.void]:
    """The graph of turns under the rules of this position. One record, because passing many arrays takes as long as a turn."""
    return turn_graph(turn_options(start))


@lru_cache(maxsize=16)
def turn_graph(options: TurnOptions) -> npt.NDArray[np.void]:
    """The graph of turns under these options, cached."""
    record = np.zeros(1, RECORD)
    for name, array in GraphBuilder(options).built()._asdict().items():
        record[name][0][tuple(map(slice, array.shape))] = array
    return record
