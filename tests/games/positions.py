"""Positions of any game, set up and played by tests. Seats are counted from 1; dice and choices are written as in a record."""

from collections.abc import Iterator
from typing import Any, ClassVar, Self

import pytest

from jollyroll.errors import Refused
from jollyroll.kit import Game
from jollyroll.kit.phases import is_choice


class Table:
    """A table at which outcomes and choices are applied; every step is followed by a check of its components."""

    game: ClassVar[Game]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.game.check(state)

    def falls(self, *texts: str) -> Self:
        """Apply outcomes of chance, one after the other."""
        for text in texts:
            self.state.ledger = []
            self.game.apply_outcome(self.state, self.game.read_outcome(self.state, text))
            self.game.check(self.state)
        return self

    def choose(self, *texts: str) -> Self:
        """Make choices for the seat to act, one after the other."""
        for text in texts:
            self.state.ledger = []
            self.game.apply_choice(self.state, self.game.read_choice(self.state, text))
            self.game.check(self.state)
        return self

    def leave(self, seat: int) -> Self:
        """This seat leaves for good."""
        self.state.ledger = []
        self.game.rules.leave(self.state, seat - 1)
        self.game.check(self.state)
        return self

    def refused(self, choice: str | int) -> tuple[str, str]:
        """Code and rule with which this choice is refused; nothing may have changed."""
        before = self.state.copy()
        with pytest.raises(Refused) as caught:
            self.game.apply_choice(self.state, choice if isinstance(choice, int) else self.game.read_choice(self.state, choice))
        assert self.state == before
        return caught.value.code, caught.value.rule

    def twin(self) -> Self:
        return type(self)(self.state.copy())

    def courses(self, so_far: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
        """Every sequence of choices, until chance or another seat is due."""
        if not is_choice(self.state):
            yield so_far
            return
        for choice in self.choices:
            yield from self.twin().choose(choice).courses((*so_far, choice))

    @property
    def choices(self) -> set[str]:
        """The legal choices; each is listed once, and none of them is refused."""
        choices = self.game.choices(self.state)
        for choice in choices:
            self.game.check_choice(self.state, choice.number)
        texts = {choice.text for choice in choices}
        assert len(texts) == len(choices)
        return texts

    @property
    def ledger(self) -> list[str]:
        """The ledger entries of the last step: rule, what, from, to, amount."""
        rows = [self.game.ledger_form(entry) for entry in self.state.ledger or []]
        return [" ".join(str(part) for part in row.values() if part != "") for row in rows]

    @property
    def waits_for(self) -> str:
        return self.game.waits_for(self.state)

    @property
    def to_move(self) -> int:
        return int(self.state.seat) + 1

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.game.winners(self.state)]


def resolved(game: Game, options: Any) -> dict[str, str]:
    """The value of every option, from a preset and single options by name."""
    changes = {name: str(value) for name, value in options.items() if name != "preset"}
    return game.resolve(options.get("preset", ""), changes)
