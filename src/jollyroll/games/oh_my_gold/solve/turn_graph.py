"""The graph of a turn without variants, read off the rulebook by trying everything, so that a turn can be played by lookup.

It has the bag that each roll shows, and for all dice on the table every choice of a card to complete, with the dice it leaves:
for each row of chests, and for each set of own treasures. Legal choices are those of the row, then those of the treasures.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jollyroll.kit import Game
from jollyroll.kit.bags import BAG_COUNT, BAGS, SIX_TO
from jollyroll.solve.arrays import Bytes, UShorts, UWords
from jollyroll.solve.rolls import bag_of, sides_rolled

from ..rules import rulebook as rules
from ..rules.choices import FIRST_TREASURE, kind_at, place_of, usage_of
from ..rules.components import DICE, FACES, MOST_LOCKS, ROW, SHIPS, SIDES, TREASURES
from ..rules.covers import bag_lying
from ..rules.loot import carry_out
from ..rules.options import MAXIMAL, OFF
from ..rules.phases import PLACE
from ..rules.placing import nth_placing, placing_count
from ..rules.state import State
from ..rules.turns import place_dice

LISTED_AT, LISTED_BITS = 6, (1 << 6) - 1  # bits of a list: its length, then where it begins
CARD_AT, BAG_BITS = (
    7,
    (1 << 7) - 1,
)  # bits of a choice: the bag of the dice it leaves, then the place in the row or the kind of treasure
LOCK_BITS = 2  # of a row, for each of its places
ROWS = 1 << LOCK_BITS * ROW
SETS = 1 << TREASURES
MOST_CHOICES = 1 << 16
COINS_AT, DIAMONDS_AT, LOAD_BITS = 2, 4, 3  # bits of what a treasure brings: cards, coins, diamonds

Choices = tuple[int, ...]


class TurnGraph(NamedTuple):
    """Dice on the table are numbered as a bag."""

    whole: int  # 0 if these rules are not in the graph
    rolled: Bytes  # case of a roll of all dice: what they show
    row: UWords  # row and bag: the list of choices
    own: UWords  # set of kinds of treasures before the own ship, and bag: the list of choices
    choices: UShorts  # what each completes and leaves
    load: Bytes  # kind of treasure: what it brings
    owned: UShorts  # seat: the kinds of treasures before the ship; scratch space


# The same as a record.
RECORD = np.dtype(
    [
        ("whole", np.uint8),
        ("rolled", np.uint8, (SIX_TO[DICE],)),
        ("row", np.uint32, (ROWS, BAG_COUNT[DICE])),
        ("own", np.uint32, (SETS, BAG_COUNT[DICE])),
        ("choices", np.uint16, (MOST_CHOICES,)),
        ("load", np.uint8, (TREASURES,)),
        ("owned", np.uint16, (SHIPS,)),
    ]
)


class GraphBuilder:
    """Tries everything under the rules of a position."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.choices: list[int] = []
        self.known: dict[Choices, int] = {}
        self.load = [0] * TREASURES

    def list_of(self, choices: Choices) -> int:
        """The list of these choices, appended unless known: its length, and where it begins."""
        if choices not in self.known:
            self.known[choices] = len(choices) | len(self.choices) << LISTED_AT
            self.choices += choices
        return self.known[choices]

    def table(self, bag: int) -> State:
        """A position with these dice on the table and no card to lay them on."""
        state = self.start.copy()
        state.ledger = None
        state.seat, state.phase, state.rolls_left = 0, PLACE, 0
        state.lying[:] = BAGS[bag][:FACES]
        state.chests[:] = [0] * ROW
        for kind in range(TREASURES):
            state.treasure[0][kind] = 0
        return state

    def tried(self, state: State) -> Choices:
        """Every choice to complete a card: what it completes, and the bag it leaves. Notes what treasures bring."""
        found = []
        for place in range(placing_count(state)):
            choice = nth_placing(state, place)
            after = state.copy()
            place_dice(after, place_of(choice), usage_of(choice))
            card = place_of(choice)
            left = bag_lying(after)
            if card >= FIRST_TREASURE:
                card = kind_at(card)
                carry_out(after)
                brought = after.loot_cards[0], after.loot_coins[0], after.loot_diamonds[0]
                self.load[card] = brought[0] | brought[1] << COINS_AT | brought[2] << DIAMONDS_AT
            found.append(left | card << CARD_AT)
        return tuple(found)

    def chest(self, bag: int, place: int, locks: int) -> Choices:
        """The choices to open a chest at this place."""
        state = self.table(bag)
        state.chests[place] = locks
        return self.tried(state)

    def treasure(self, bag: int, kind: int) -> Choices:
        """The choices to load a treasure of this kind."""
        state = self.table(bag)
        state.treasure[0][kind] = 1
        return self.tried(state)

    def built(self) -> TurnGraph:
        """The whole graph."""
        row, own = np.zeros((ROWS, BAG_COUNT[DICE]), np.uint32), np.zeros((SETS, BAG_COUNT[DICE]), np.uint32)
        for bag in thrown_bags():
            chests = [[self.chest(bag, place, locks) for locks in range(MOST_LOCKS + 1)] for place in range(ROW)]
            for locks in product(range(MOST_LOCKS + 1), repeat=ROW):
                number = sum(each << LOCK_BITS * place for place, each in enumerate(locks))
                row[number, bag] = self.list_of(sum((chests[place][each] for place, each in enumerate(locks)), ()))
            treasures = [self.treasure(bag, kind) for kind in range(TREASURES)]
            lists: list[Choices] = [()]
            for treasure in treasures:  # the sets without it, then those with it
                lists += [before + treasure for before in lists]
            own[:, bag] = [self.list_of(each) for each in lists]
        return TurnGraph(
            whole=1,
            rolled=np.array([self.rolled(case) for case in range(SIX_TO[DICE])], np.uint8),
            row=row,
            own=own,
            choices=np.array(self.choices, np.uint16),
            load=np.array(self.load, np.uint8),
            owned=np.zeros(SHIPS, np.uint16),
        )

    def rolled(self, case: int) -> int:
        """What the dice show in this case of all."""
        sides = sides_rolled(case, DICE)
        shown = 0
        for side in range(SIDES):
            shown += (sides >> 4 * side & 15) << 4 * rules.die_face(self.start, side)
        return bag_of(shown)


def thrown_bags() -> Iterator[int]:
    """All bags of the dice on the table."""
    return (bag for bag in range(BAG_COUNT[DICE]) if sum(BAGS[bag][:FACES]) <= DICE and not BAGS[bag][FACES])


def graph_of(game: Game, start: State) -> npt.NDArray[np.void]:
    """The graph of turns under the rules of this position; empty with variants, early loading or free placement.

    It is one record, because passing many arrays takes as long as a turn. It is worked in, so everybody has their own.
    """
    record = np.zeros(1, RECORD)
    if (start.seafarers, start.seadogs, start.same_turn_load, start.placement) == (OFF, OFF, OFF, MAXIMAL):
        for name, array in turn_graph(game, tuple(start.sides))._asdict().items():
            record[name][0, ...][tuple(map(slice, np.shape(array)))] = array
    return record


@lru_cache(maxsize=16)
def turn_graph(game: Game, sides: tuple[int, ...]) -> TurnGraph:
    """The graph for dice with these sides, cached."""
    start: State = game.new_state(2, game.resolve())
    start.sides[:] = sides
    return GraphBuilder(start).built()
