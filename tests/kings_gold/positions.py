"""Positions of King's Gold as a player would set them up. Seats are counted from 1, dice are letters: 1 2 3 coins, K, S, X."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict, Unpack

import pytest

from jollyroll.errors import Refused
from jollyroll.games.first_player import FIRST_PLAYER_VALUES
from jollyroll.games.kings_gold.components import COINS, ROLLS
from jollyroll.games.kings_gold.game import KingsGold
from jollyroll.games.kings_gold.state import State
from jollyroll.games.phases import is_choice
from jollyroll.games.table import NOBODY

GAME = KingsGold()


class Options(TypedDict, total=False):
    """A preset and single options, by name."""

    preset: str
    bones_effect: str
    end_timing: str
    first_player: str
    shortage: str
    tie: str


def resolved(options: Options) -> dict[str, str]:
    """The value of every option."""
    changes = {name: str(value) for name, value in options.items() if name != "preset"}
    return GAME.resolve(options.get("preset", ""), changes)


class Position:
    """A table that dice are thrown and choices are made at; after every step coins and dice are counted."""

    def __init__(self, state: State) -> None:
        self.state = state
        GAME.check(state)

    def throw(self, *throws: str) -> Position:
        """These dice fall, throw after throw."""
        for dice in throws:
            self.clear_told()
            GAME.apply_outcome(self.state, GAME.read_outcome(self.state, dice))
            GAME.check(self.state)
        return self

    def choose(self, *texts: str) -> Position:
        """The one to act chooses so, one thing after the other."""
        for text in texts:
            self.clear_told()
            GAME.apply_choice(self.state, GAME.read_choice(self.state, text))
            GAME.check(self.state)
        return self

    def turn(self, dice: str, *choices: str) -> Position:
        """A whole turn: one throw, stop if it could go on, then these choices."""
        self.throw(dice)
        if self.waits_for == "reroll":
            self.choose("stop")
        return self.choose(*choices)

    def leave(self, seat: int) -> Position:
        """This seat leaves for good."""
        self.clear_told()
        GAME.rules.leave(self.state, seat - 1)
        GAME.check(self.state)
        return self

    def refused(self, choice: str | int) -> tuple[str, str]:
        """Code and rule with which this choice is turned down; nothing may have changed."""
        before = self.state.copy()
        with pytest.raises(Refused) as caught:
            GAME.apply_choice(self.state, choice if isinstance(choice, int) else GAME.read_choice(self.state, choice))
        assert self.state == before
        return caught.value.code, caught.value.rule

    def clear_told(self) -> None:
        self.state.told = []

    @property
    def choices(self) -> set[str]:
        return {choice.text for choice in GAME.choices(self.state)}

    @property
    def told(self) -> list[str]:
        """What the last step reported: rule, what, from, to, amount."""
        rows = [GAME.told_form(told) for told in self.state.told or []]
        return [" ".join(str(part) for part in row.values() if part != "") for row in rows]

    @property
    def waits_for(self) -> str:
        return GAME.waits_for(self.state)

    @property
    def to_move(self) -> int:
        return self.state.seat + 1

    @property
    def coins(self) -> list[int]:
        return self.state.coins[: self.state.seats]

    @property
    def box(self) -> int:
        return self.state.box

    @property
    def king(self) -> int:
        return self.state.king

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in GAME.winners(self.state)]

    @property
    def throws_made(self) -> int:
        return self.state.rolls

    @property
    def dice(self) -> str:
        """The dice lying on the table."""
        return "".join(GAME.dice_shown(self.state).values())

    def twin(self) -> Position:
        return Position(self.state.copy())

    def readings(self) -> set[str]:
        """Every way to use up the dice, by the pairs that are made, whatever their order."""
        return {" + ".join(sorted(course)) for course in self.courses()}

    def courses(self, so_far: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
        """Every way to use up the dice, in order, until the turn is over."""
        if not is_choice(self.state):
            yield so_far
            return
        for choice in self.choices:
            yield from self.twin().choose(choice).courses((*so_far, choice))


def new_game(seats: int = 2, host: int = 0, youngest: int = 0, **options: Unpack[Options]) -> Position:
    """A game about to begin; `host` and `youngest` are seats, 0 for nobody."""
    marks = [mark - 1 if mark else NOBODY for mark in (host, youngest)]
    return Position(GAME.new_state(seats, resolved(options), host=marks[0], youngest=marks[1]))


def table(
    coins: Sequence[int] = (10, 10),
    box: int | None = None,
    king: int | None = None,
    to_move: int = 1,
    dice: str = "",
    host: int = 0,
    **options: Unpack[Options],
) -> Position:
    """A game under way. What is missing to 60 coins lies with the King if the box is given, else in the box.

    With dice, they are the player's third throw, so that rolling is over; without, the player has all five dice in hand.
    """
    if box is None:
        king = king or 0
        box = COINS - king - sum(coins)
    elif king is None:
        king = COINS - box - sum(coins)
    chosen = resolved(options)
    state = GAME.new_state(len(coins), {**chosen, "first_player": "host"}, host=to_move - 1)
    assert GAME.waits_for(state) == "throw"
    state.first_player = FIRST_PLAYER_VALUES[chosen["first_player"]]
    state.host = host - 1 if host else NOBODY
    state.coins[: len(coins)] = coins
    state.box, state.king = box, king
    state.rolls = ROLLS - 1 if dice else 0
    position = Position(state)
    return position.throw(dice) if dice else position
