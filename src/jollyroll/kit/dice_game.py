"""Base class for plain dice games: stop, or reroll some dice."""

from collections.abc import Mapping
from typing import ClassVar

from jollyroll.errors import NotationError

from .dice_state import DiceState
from .forms import Form
from .game import Game
from .notation import read_dice
from .position import letters_of
from .rerolls import PICKS, REROLLS, STOP, reroll_number

ASIDE = "aside"  # the place of dice that are kept for the rest of the turn
STOP_TEXT, ROLL_TEXT = "stop", "roll:"


class DiceGame(Game):
    """A game whose choices are `stop` and `roll:` with the dice to reroll; rerolls.py numbers them."""

    dice: ClassVar[int]  # the number of dice
    letters = "123456"
    face_names = ("one", "two", "three", "four", "five", "six")

    def __init_subclass__(cls) -> None:
        cls.choice_numbers = REROLLS[cls.dice]

    def dice_shown(self, state: DiceState) -> Mapping[str, str]:
        return {"table": letters_of(state.dice, self.letters).strip("-")}

    def check(self, state: DiceState) -> None:
        """DIG-08: check that no die was lost or added."""
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
