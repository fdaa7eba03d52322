"""The graph of a turn, read off the rulebook by trying everything, so that a turn can be played by lookup.

It has the dice that may be rerolled, the roll that results with the dice kept, and the transfers of each pair with the dice it
leaves. Players have to choose by place in the list of legal choices.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jollyroll.kit import Game, load_game
from jollyroll.kit.bags import BAG_COUNT, BAGS, SIX_TO, bag_number
from jollyroll.kit.rules import Rules
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import Bytes, UShorts
from jollyroll.solve.rolls import rolled_bag

from ..rules.components import BONES, BOX, COINS, DICE, KING, ROLLS
from ..rules.order import start_turn
from ..rules.phases import PAIR, REROLL, THROW
from ..rules.state import State
from .transfers import Transfer, TransferKind, TurnTrial

NO_TRANSFER = 0
TURN_OVER, BY_RULEBOOK = 0xFFFF, 0xFFFE  # the successor, if it is not a set of dice with a pair
STOPPED = -1
FACES = BONES + 1
KING_PLACE, BOX_PLACE = MOST_SEATS, MOST_SEATS + 1  # indices in `held`, after the seats
MOST_CHOICES = ROLLS + DICE  # in a turn


class TurnGraph(NamedTuple):
    """Rolls of all dice are numbered as bags, and ways in which dice in hand fall as in `solve.rolls`.

    Piles are counted from the mover on, then King and box. Numbers are unsigned, which machine code reads faster.
    """

    may_reroll: Bytes  # number of the roll in the turn, and roll: 1 if dice may be rerolled
    begin: UShorts  # roll: its first choice
    listed: UShorts  # roll: its number of choices
    ways: UShorts  # by choice: the number of ways in which the dice picked up can fall; 0 to stop
    join: UShorts  # by choice: the first of these ways in `joined`
    joined: Bytes  # by way: the roll of all dice that results
    judged: UShorts  # roll: its transfer, a second one, and the successor
    pair_begin: UShorts  # dice with a pair: the first of their pairs in `pairs`
    pairs_listed: UShorts  # the number of these pairs
    pairs: UShorts  # by pair: its transfer, a second one, and the successor
    dice: Bytes  # dice with a pair, by face
    source: Bytes  # mover and transfer: the place of the pile it takes from
    to_mover: Bytes  # transfer and size of that pile: coins that go to the mover
    to_king: Bytes  # the same for the King
    next_seat: Bytes  # mover: the seat with the next turn
    held: UShorts  # scratch: the coins in each pile


# The same as a record, large enough for the graph of any rules and number of seats.
MOST_ROLLS = BAG_COUNT[DICE]
MOST_LEFT = comb(DICE + FACES, FACES)
MOST_REROLLS = comb(DICE + 2 * FACES - 2, DICE)
MOST_JOINED = sum(comb(DICE - hand + FACES - 1, FACES - 1) * SIX_TO[hand] for hand in range(1, DICE + 1))
MOST_PAIRS, MOST_TRANSFERS = 2048, 32
RECORD = np.dtype(
    [
        ("may_reroll", np.uint8, (ROLLS + 1, MOST_ROLLS)),
        ("begin", np.uint16, (MOST_ROLLS,)),
        ("listed", np.uint16, (MOST_ROLLS,)),
        ("ways", np.uint16, (MOST_REROLLS,)),
        ("join", np.uint16, (MOST_REROLLS,)),
        ("joined", np.uint8, (MOST_JOINED,)),
        ("judged", np.uint16, (MOST_ROLLS, 3)),
        ("pair_begin", np.uint16, (MOST_LEFT,)),
        ("pairs_listed", np.uint16, (MOST_LEFT,)),
        ("pairs", np.uint16, (MOST_PAIRS, 3)),
        ("dice", np.uint8, (MOST_LEFT, FACES)),
        ("source", np.uint8, (MOST_SEATS, MOST_TRANSFERS)),
        ("to_mover", np.uint8, (MOST_TRANSFERS, COINS + 1)),
        ("to_king", np.uint8, (MOST_TRANSFERS, COINS + 1)),
        ("next_seat", np.uint8, (MOST_SEATS,)),
        ("held", np.uint16, (BOX_PLACE + 1,)),
    ]
)


class GraphBuilder:
    """Tries everything, and numbers what it meets: dice left, dice with a pair, transfers."""

    def __init__(self, rules: Rules[State], start: State) -> None:
        self.rules = rules
        self.turn = start.copy()
        start_turn(self.turn, 0)
        self.trial = TurnTrial(rules, self.turn, COINS)
        self.left: dict[tuple[int, ...], int] = {}
        self.paired: dict[tuple[int, ...], State] = {}
        self.transfers: dict[TransferKind, Transfer] = {}

    def after(self, number: int, roll: int) -> State:
        """The position after this roll of all dice, as roll `number` of a turn."""
        state = self.trial.plenty.copy()
        state.rolls = number - 1
        state.ledger = []
        self.rules.apply_outcome(state, roll)
        return state

    def chosen(self, state: State) -> list[tuple[int, State]]:
        """The legal choices in order, with the position after each."""
        pairs = []
        for place in range(self.rules.legal_count(state)):
            twin = state.copy()
            twin.ledger = []
            self.rules.apply_choice(twin, choice := self.rules.legal_choice(state, place))
            pairs.append((choice, twin))
        return pairs

    def rerolls(self, roll: int) -> list[int]:
        """The dice left on the table, by choice: the same after each roll of the turn; stopping is as after the last roll."""
        rows = []
        for number in range(1, ROLLS):
            state = self.after(number, roll)
            if state.phase == REROLL:
                after = [twin for _, twin in self.chosen(state)]
                rows.append([self.left_on_table(twin) for twin in after])
                ended = [self.step(twin, roll, -1) for twin, left in zip(after, rows[-1], strict=True) if left == STOPPED]
                assert ended == [self.step(self.after(ROLLS, roll), roll, -1)]
        assert all(row == rows[0] for row in rows)
        return rows[0] if rows else []

    def left_on_table(self, state: State) -> int:
        """The number of this set of dice left on the table while others are rolled."""
        rolling = state.phase == THROW and state.turn == self.turn.turn
        return self.left.setdefault(tuple(state.dice), len(self.left)) if rolling else STOPPED

    def step(self, state: State, roll: int, choice: int) -> list[int]:
        """The last step as a row: two transfers at most, and the successor."""
        kinds = self.trial.transfers(state, choice)
        for kind in kinds:
            self.transfers.setdefault(kind, Transfer(kind, roll))
        numbers = [1 + list(self.transfers).index(kind) for kind in kinds]
        if not self.trial.in_turn(state):
            fits = len(kinds) <= 2 and all(kind.source != BOX for kind in kinds[1:])
            return [*(numbers + [NO_TRANSFER] * 2)[:2], TURN_OVER if fits else BY_RULEBOOK]
        if state.phase != PAIR or len(kinds) > 1:
            return [NO_TRANSFER, NO_TRANSFER, BY_RULEBOOK]
        self.paired.setdefault(dice := tuple(state.dice), state.copy())
        return [*(numbers or [NO_TRANSFER]), NO_TRANSFER, list(self.paired).index(dice)]

    def pairs(self, rolls: range) -> tuple[list[list[int]], list[list[list[int]]]]:
        """The row of every last roll and of every pair; first the sets of dice that may come first, then those that pairs leave."""
        judged = [self.step(self.after(ROLLS, roll), roll, -1) for roll in rolls]
        first_roll = {step[2]: roll for roll, step in zip(rolls, judged, strict=True)}
        steps: list[list[list[int]]] = []
        while len(steps) < len(self.paired):
            state = list(self.paired.values())[len(steps)]
            roll = first_roll.get(len(steps), -1)
            steps.append([self.step(twin, roll, choice) for choice, twin in self.chosen(state)])
        return judged, steps

    def same_for_all_seats(self) -> bool:
        """True if every mover has the same pairs in the same order, seats counted from the mover."""
        for state in self.paired.values():
            lists = set()
            for seat in range(state.seats):
                state.seat = seat
                numbers = [self.rules.legal_choice(state, place) for place in range(self.rules.legal_count(state))]
                lists.add(tuple(self.rules.seat_relative(state, number) for number in numbers))
            state.seat = self.turn.seat
            if len(lists) > 1:
                return False
        return True

    def next_seat(self, seat: int, judged: list[list[int]]) -> int:
        """The seat with the turn after this one: the same, however the turn ends."""
        following = set()
        for roll, step in enumerate(judged):
            if step[2] == TURN_OVER:
                state = self.trial.plenty.copy()
                state.seat, state.rolls = seat, ROLLS - 1
                self.rules.apply_outcome(state, roll)
                following |= {state.seat} if state.box else set()
        (only,) = following
        return only

    def built(self) -> TurnGraph:
        """The whole graph."""
        rolls = range(self.rules.outcome_count(self.turn))
        judged, pairs = self.pairs(rolls)
        self.left_on_table(self.turn)  # number 0: no dice left, all are rolled
        rerolls = [self.rerolls(roll) for roll in rolls]
        kept = [left for row in rerolls for left in row]
        joined = [joined_rolls(dice) for dice in self.left]
        join = begins(joined)
        for transfer in self.transfers.values():
            self.trial.measure(transfer)
        assert self.same_for_all_seats()
        assert all(step[2] != BY_RULEBOOK for row in pairs for step in row)
        nothing = [0] * (COINS + 1)
        place = {KING: KING_PLACE, BOX: BOX_PLACE}
        seats = range(self.turn.seats)
        sources = [[0, *(place.get(kind.source, (seat + kind.source) % len(seats)) for kind in self.transfers)] for seat in seats]
        may_reroll = [[self.after(max(number, 1), roll).phase == REROLL for roll in rolls] for number in range(ROLLS + 1)]
        return TurnGraph(
            may_reroll=np.array(may_reroll, np.uint8),
            begin=np.array(begins(rerolls), np.uint16),
            listed=np.array([len(row) for row in rerolls], np.uint16),
            ways=np.array([0 if left == STOPPED else len(joined[left]) for left in kept], np.uint16),
            join=np.array([0 if left == STOPPED else join[left] for left in kept], np.uint16),
            joined=np.array([roll for row in joined for roll in row], np.uint8),
            judged=np.array(judged, np.uint16),
            pair_begin=np.array(begins(pairs), np.uint16),
            pairs_listed=np.array([len(row) for row in pairs], np.uint16),
            pairs=np.array([step for row in pairs for step in row], np.uint16),
            dice=np.array(list(self.paired), np.uint8),
            source=np.array(sources, np.uint8),
            to_mover=np.array([nothing, *(transfer.to_mover for transfer in self.transfers.values())], np.uint8),
            to_king=np.array([nothing, *(transfer.to_king for transfer in self.transfers.values())], np.uint8),
            next_seat=np.array([self.next_seat(seat, judged) for seat in seats], np.uint8),
            held=np.zeros(BOX_PLACE + 1, np.uint16),
        )


def begins(rows: Sequence[Sequence[object]]) -> list[int]:
    """The start of each row when rows are concatenated."""
    return [0, *accumulate(map(len, rows))][:-1]


def joined_rolls(dice: tuple[int, ...]) -> list[int]:
    """The rolls of all dice that result from those left and the others, in the order in which these can fall."""
    hand = DICE - sum(dice)
    numbers = range(SIX_TO[hand])
    return [bag_number(*map(sum, zip(dice, BAGS[rolled_bag(number, hand)], strict=False))) for number in numbers]


def graph_of(game: Game, start: State) -> npt.NDArray[np.void]:
    """The graph of turns under the rules of this position, with scratch for the piles.

    It is one record, because passing many arrays takes as long as a turn.
    """
    options = {option.name: getattr(start, option.name) for option in game.options}
    graph = turn_graph(game.name, start.seats, tuple(options.items()))
    record = np.zeros(1, RECORD)
    for name, array in graph._asdict().items():
        record[name][0][tuple(map(slice, array.shape))] = array
    return record


@cache
def turn_graph(name: str, seats: int, options: tuple[tuple[str, int], ...]) -> TurnGraph:
    """The graph of turns under these rules, made once."""
    game = load_game(name)
    start: State = game.new_state(seats, game.resolve())
    for option, value in options:
        setattr(start, option, value)
    return GraphBuilder(game.rules, start).built()
