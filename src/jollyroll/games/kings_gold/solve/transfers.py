"""The effects of a finished roll, read off the rulebook by trying everything in a state in which every pile is large.

A plan is a way to use up the dice of a roll, from its first choice to the end of the turn. It is a series of transfers: coins that
go from one pile to the mover and to the King. The amounts depend on that one pile only; a Transfer holds them for every size.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from jollyroll.kit.ledger import SEATS
from jollyroll.kit.phases import is_choice
from jollyroll.kit.rules import Rules

from ..rules.components import BOX, KING, ROLLS
from ..rules.state import State

PLENTY = 500  # coins in every pile: more than anything but all of it can take
MOVER = 0
FINE = "fine"
PILES = {"box": BOX, "king": KING, **{name: seat for seat, name in enumerate(SEATS)}}  # by the ledger's names


@dataclass(frozen=True)
class TransferKind:
    """A kind of transfer: its name in the ledger, the pile it takes from, and the choice that causes it."""

    what: str
    source: int  # a seat, BOX or KING
    choice: int  # -1 if no choice causes it


@dataclass
class Transfer:
    """A transfer with its amounts, and a roll after which it can come first."""

    kind: TransferKind
    roll: int
    to_mover: list[int] = field(default_factory=list)  # by the size of the pile it takes from
    to_king: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class ChoiceSequence:
    """One way through the choices after a roll, and the transfers it made."""

    roll: int
    choices: tuple[int, ...]
    transfers: tuple[TransferKind, ...]


class TurnTrial:
    """Tries turns on copies of one state: the mover sits at seat 0, every seat is taken."""

    def __init__(self, rules: Rules[State], start: State, coins: int) -> None:
        self.rules = rules
        self.coins = coins
        self.plenty = start.copy()
        for seat in range(start.seats):
            self.plenty.coins[seat] = PLENTY
        self.plenty.king = PLENTY
        if not start.tie_round:
            self.plenty.box = PLENTY

    def after_roll(self, roll: int, pile: int = BOX, size: int | None = None) -> State:
        """The state after this last roll of a turn; one pile may have another size."""
        state = self.plenty.copy()
        if size is not None:
            set_pile(state, pile, size)
        state.rolls = ROLLS - 1
        state.ledger = []
        self.rules.apply_outcome(state, roll)
        return state

    def in_turn(self, state: State) -> bool:
        """True while the tried turn goes on."""
        return is_choice(state) and state.turn == self.plenty.turn

    def transfers(self, state: State, choice: int) -> list[TransferKind]:
        """The transfers in the ledger since the last call, entries from one pile merged."""
        found: list[TransferKind] = []
        for entry in state.ledger or ():
            if entry.moves and (not found or found[-1].source != PILES[entry.source]):
                found.append(TransferKind(entry.what, PILES[entry.source], -1 if entry.what == FINE else choice))
        state.ledger = []
        return found

    def sequences(self, roll: int) -> Iterator[ChoiceSequence]:
        """Every sequence of choices after this roll, by choice numbers; the mover sits at seat 0."""
        state = self.after_roll(roll)
        yield from self.continued(state, roll, (), self.transfers(state, -1))

    def continued(
        self, state: State, roll: int, choices: tuple[int, ...], transfers: Sequence[TransferKind]
    ) -> Iterator[ChoiceSequence]:
        """Every way to continue."""
        if not self.in_turn(state):
            yield ChoiceSequence(roll, choices, tuple(transfers))
            return
        count = self.rules.legal_count(state)
        for choice in sorted(self.rules.legal_choice(state, place) for place in range(count)):
            twin = state.copy()
            self.rules.apply_choice(twin, choice)
            yield from self.continued(twin, roll, (*choices, choice), [*transfers, *self.transfers(twin, choice)])

    def carried_out(self, sequence: ChoiceSequence, box: int) -> int:
        """The number of transfers of a sequence that take place when the box holds this much."""
        state = self.after_roll(sequence.roll, BOX, box)
        done = len(self.transfers(state, -1))
        for choice in sequence.choices:
            if not self.in_turn(state):
                break
            self.rules.apply_choice(state, choice)
            done += len(self.transfers(state, choice))
        return done

    def measure(self, transfer: Transfer) -> None:
        """Fill in the amounts for every size of the pile."""
        kind = transfer.kind
        for size in range(self.coins + 1):
            state = self.after_roll(transfer.roll, kind.source, size)
            if kind.choice >= 0:
                state.ledger = []
                self.rules.apply_choice(state, kind.choice)
            amounts = {MOVER: 0, KING: 0}
            for entry in state.ledger or ():
                if entry.moves and PILES[entry.source] == kind.source:
                    amounts[PILES[entry.target]] += entry.amount
            transfer.to_mover.append(amounts[MOVER])
            transfer.to_king.append(amounts[KING])


def set_pile(state: State, pile: int, size: int) -> None:
    """Set the size of a pile."""
    if pile == BOX:
        state.box = size
    elif pile == KING:
        state.king = size
    else:
        state.coins[pile] = size
