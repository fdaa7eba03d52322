"""Positions of King's Gold as a player would set them up. Seats are counted from 1, dice are letters: 1 2 3 coins, K, S, X."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from jollyroll.games.kings_gold.rules.components import COINS, ROLLS
from jollyroll.games.kings_gold.rules.game import KingsGold
from jollyroll.games.kings_gold.rules.state import State
from jollyroll.kit.first_player import FIRST_PLAYER_VALUES
from jollyroll.kit.state import NOBODY
from tests.games.positions import Table, resolved

GAME = KingsGold()


class Options(TypedDict, total=False):
    """A preset and single options, by name."""

    preset: str
    bones_effect: str
    end_timing: str
    first_player: str
    shortage: str
    tie: str


class Position(Table):
    """A table of King's Gold."""

    game = GAME
    state: State

    def roll(self, *rolls: str) -> Position:
        """Roll these dice, roll after roll."""
        return self.falls(*rolls)

    def turn(self, dice: str, *choices: str) -> Position:
        """Play a whole turn: one roll, stop if it could go on, then these choices."""
        self.roll(dice)
        if self.waits_for == "reroll":
            self.choose("stop")
        return self.choose(*choices)

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
    def rolls_made(self) -> int:
        return self.state.rolls

    @property
    def dice(self) -> str:
        """The dice lying on the table."""
        return "".join(GAME.dice_shown(self.state).values())

    def readings(self) -> set[str]:
        """Every way to use up the dice, as the pairs made, in any order."""
        return {" + ".join(sorted(course)) for course in self.courses()}


def new_game(seats: int = 2, host: int = 0, youngest: int = 0, **options: Unpack[Options]) -> Position:
    """A game about to begin; `host` and `youngest` are seats, 0 for nobody."""
    marks = [mark - 1 if mark else NOBODY for mark in (host, youngest)]
    return Position(GAME.new_state(seats, resolved(GAME, options), host=marks[0], youngest=marks[1]))


def table(
    coins: Sequence[int] = (10, 10),
    box: int | None = None,
    king: int | None = None,
    to_move: int = 1,
    dice: str = "",
    host: int = 0,
    **options: Unpack[Options],
) -> Position:
    """A game under way. The rest of the 60 coins lies with the King if the box is given, else in the box.

    With dice, they are the player's third roll, so that rolling is over; without, the player has all five dice in hand.
    """
    if box is None:
        king = king or 0
        box = COINS - king - sum(coins)
    elif king is None:
        king = COINS - box - sum(coins)
    chosen = resolved(GAME, options)
    state = GAME.new_state(len(coins), {**chosen, "first_player": "host"}, host=to_move - 1)
    assert GAME.waits_for(state) == "throw"
    state.first_player = FIRST_PLAYER_VALUES[chosen["first_player"]]
    state.host = host - 1 if host else NOBODY
    state.coins[: len(coins)] = coins
    state.box, state.king = box, king
    state.rolls = ROLLS - 1 if dice else 0
    position = Position(state)
    return position.roll(dice) if dice else position
