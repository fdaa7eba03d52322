"""A plain dice game: stop, or roll some dice again. What such a game need not write."""

from collections.abc import Mapping
from typing import ClassVar

from jollyroll.errors import NotationError

from .dice_state import DiceState
from .game import Form, Game
from .notation import read_dice
from .position import letters_of
from .rerolls import PICKS, REROLLS, STOP, reroll_number

ASIDE = "aside"  # where dice lie that stay as they are for the rest of the turn
STOP_TEXT, ROLL_TEXT = "stop", "roll:"


class DiceGame(Game):
    """Choices are `stop` and `roll:` with the dice to be rolled again; see rerolls.py for their numbers."""

    dice: ClassVar[int]  # how many the game has
    letters = "123456"
    face_names = ("one", "two", "three", "four", "five", "six")

    def __init_subclass__(cls) -> None:
        cls.choice_numbers = REROLLS[cls.dice]

    def dice_shown(self, state: DiceState) -> Mapping[str, str]:
        return {"table": letters_of(state.dice, self.letters).strip("-")}

    def check(self, state: DiceState) -> None:
        """DIG-08: no die was lost or made."""
        assert min(state.hand, *state.dice) >= 0, "no dice owed"
        assert state.hand + sum(state.dice) <= self.dice, f"{self.dice} dice"

    def choice_text(self, state: DiceState, number: int) -> str:
        return STOP_TEXT if number == STOP else ROLL_TEXT + letters_of(PICKS[number], self.letters)

    def read_choice(self, state: DiceState, text: str) -> int:
        if text == STOP_TEXT:
            return STOP
        letters = text.removeprefix(ROLL_TEXT)
        if letters == text or not letters:
            raise NotationError("unreadable-choice", text=text)
        counts = read_dice(letters, self.letters)
        if len(letters) > self.dice:
            raise NotationError("wrong-dice-count", given=len(letters), needed=self.dice)
        return reroll_number(counts)

    def choice_form(self, state: DiceState, number: int) -> Form:
        if number == STOP:
            return {"kind": "stop"}
        return {"kind": "roll", "dice": {name: count for name, count in zip(self.face_names, PICKS[number], strict=True) if count}}
