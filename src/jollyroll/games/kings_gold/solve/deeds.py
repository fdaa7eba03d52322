"""What can be done with a finished throw, read off the rulebook by trying everything at a table where every pile is large.

A plan is a way to use up the dice of a throw, from its first choice to the end of the turn. It comes down to deeds: coins that go
from one pile to the mover and to the King. How many go depends on that one pile only; a Deed holds it for every size it can have.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from jollyroll.kit.ledger import SEATS
from jollyroll.kit.phases import is_choice

from ..rules.components import BOX, KING, ROLLS

PLENTY = 500  # coins in every pile: more than anything but all of it can take
MOVER = 0
FINE = "fine"
PILES = {"box": BOX, "king": KING, **{name: seat for seat, name in enumerate(SEATS)}}  # by the names of the ledger


@dataclass(frozen=True)
class Step:
    """One deed as the ledger tells it: what it is called, whose pile it takes from, and the choice that brought it about."""

    what: str
    source: int  # a seat, BOX or KING
    choice: int  # -1 if it came without a choice


@dataclass
class Deed:
    """A deed and a way to see it done first: a throw and the choices that go with it."""

    step: Step
    throw: int
    choices: tuple[int, ...]
    to_mover: list[int] = field(default_factory=list)  # by the size of the pile it takes from
    to_king: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Course:
    """One way through the choices after a throw, and what was done on it."""

    throw: int
    choices: tuple[int, ...]
    steps: tuple[Step, ...]


class Trial:
    """Turns tried on copies of one position: the mover sits at seat 0, everybody is there."""

    def __init__(self, rules: Any, start: Any, coins: int) -> None:
        self.rules = rules
        self.coins = coins
        self.plenty = start.copy()
        for seat in range(start.seats):
            self.plenty.coins[seat] = PLENTY
        self.plenty.king = PLENTY
        if not start.tie_round:
            self.plenty.box = PLENTY

    def thrown(self, throw: int, pile: int = BOX, size: int | None = None) -> Any:
        """The position after this last throw of a turn; one pile may have another size."""
        state = self.plenty.copy()
        if size is not None:
            set_pile(state, pile, size)
        state.rolls = ROLLS - 1
        state.ledger = []
        self.rules.apply_outcome(state, throw)
        return state

    def in_turn(self, state: Any) -> bool:
        """The turn that was tried goes on."""
        return is_choice(state) and state.turn == self.plenty.turn

    def steps(self, state: Any, choice: int) -> list[Step]:
        """What was told since the last look, movements from one pile together."""
        found: list[Step] = []
        for told in state.ledger:
            if told.moves and (not found or found[-1].source != PILES[told.source]):
                found.append(Step(told.what, PILES[told.source], -1 if told.what == FINE else choice))
        state.ledger = []
        return found

    def courses(self, throw: int) -> Iterator[Course]:
        """Every course after this throw, in the order of the choice numbers; as the mover sits at seat 0, from the mover on."""
        state = self.thrown(throw)
        yield from self.go_on(state, throw, (), self.steps(state, -1))

    def go_on(self, state: Any, throw: int, choices: tuple[int, ...], steps: Sequence[Step]) -> Iterator[Course]:
        """Every way to go on from here."""
        if not self.in_turn(state):
            yield Course(throw, choices, tuple(steps))
            return
        count = self.rules.legal_count(state)
        for choice in sorted(self.rules.legal_choice(state, place) for place in range(count)):
            twin = state.copy()
            self.rules.apply_choice(twin, choice)
            yield from self.go_on(twin, throw, (*choices, choice), [*steps, *self.steps(twin, choice)])

    def carried(self, course: Course, box: int) -> int:
        """How many steps of a course are carried out when the box holds so much."""
        state = self.thrown(course.throw, BOX, box)
        done = len(self.steps(state, -1))
        for choice in course.choices:
            if not self.in_turn(state):
                break
            self.rules.apply_choice(state, choice)
            done += len(self.steps(state, choice))
        return done

    def read(self, deed: Deed) -> None:
        """Read off how many coins go where, for every size of the pile they come from."""
        for size in range(self.coins + 1):
            state = self.thrown(deed.throw, deed.step.source, size)
            if deed.step.choice >= 0:
                state.ledger = []
                self.rules.apply_choice(state, deed.step.choice)
            amounts = {MOVER: 0, KING: 0}
            for told in state.ledger:
                if told.moves and PILES[told.source] == deed.step.source:
                    amounts[PILES[told.target]] += told.amount
            deed.to_mover.append(amounts[MOVER])
            deed.to_king.append(amounts[KING])


def set_pile(state: Any, pile: int, size: int) -> None:
    """Let a pile have this size."""
    if pile == BOX:
        state.box = size
    elif pile == KING:
        state.king = size
    else:
        state.coins[pile] = size
