"""King's Gold as the rest of the program uses it."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from jollyroll.kit.game import Game
from jollyroll.kit.position import PositionNotation
from jollyroll.kit.rules import Rules

from . import position
from . import rulebook as rules
from .choices import CHOICES, PAIRS, STOP
from .combinations import five_alike, pairs_kept
from .components import BONES, COINS, DICE, FACE_NAMES, LETTERS
from .forms import ChoiceForm
from .notation import choice_form, choice_text, read_choice
from .options import EDITIONS, OPTIONS, PRESETS
from .phases import PAIR, REROLL, THROW, VICTIM
from .refusals import REFUSALS
from .state import State
from .view import View, see


class KingsGold(Game):
    """KG-01, KG-02, KG-03, KG-D13: two to six players from eight years on, about a quarter of an hour.

    KG-06: the summary that comes with the box is the guide in the catalogue (`guide-kg-1` and on), KG-08, KG-D12: with its advice.
    """

    name = "kings_gold"
    code = "kg"
    seat_range = range(2, 7)
    least_age = 8
    minutes = 15
    dice_count = DICE
    letters = LETTERS
    face_names = FACE_NAMES
    rules_version = 1
    rules: ClassVar[Rules[State]] = rules
    state_type = State
    options = OPTIONS
    presets = PRESETS
    editions = EDITIONS
    refusals = REFUSALS
    choice_numbers = CHOICES
    phase_names: ClassVar = {THROW: "throw", REROLL: "reroll", PAIR: "pair", VICTIM: "victim"}

    @cached_property
    def positions(self) -> PositionNotation:
        return position

    def make_view(self, state: State, seat: int) -> View:
        return see(state, seat, self.waits_for(state))

    def dice_shown(self, state: State) -> Mapping[str, str]:
        free = "".join(letter * count for letter, count in zip(LETTERS[:BONES], state.dice, strict=False))
        return {"table": free, "locked": LETTERS[BONES] * state.dice[BONES]}

    def check(self, state: State) -> None:
        """DIG-08, KG-04, KG-A39: box, King and players hold 60 coins together; five dice; nobody owes anything."""
        assert state.box + state.king + sum(state.coins) == COINS, "60 coins"
        assert min(state.box, state.king, *state.coins) >= 0, "no debts"
        assert state.hand + sum(state.dice) <= DICE, "five dice"
        if state.phase in (THROW, REROLL, VICTIM):
            assert state.hand + sum(state.dice) == DICE, "five dice"

    def brings_chance(self, state: State, number: int) -> bool:
        return STOP < number < PAIRS

    def gives_up(self, state: State, number: int) -> bool:
        """True if rolling this choice breaks up a pair or five of a kind."""
        rolls = STOP < number < PAIRS
        return rolls and (five_alike(state) or pairs_kept(state, number) < pairs_kept(state, STOP))

    def choice_text(self, state: State, number: int) -> str:
        return choice_text(number)

    def read_choice(self, state: State, text: str) -> int:
        return read_choice(state, text)

    def choice_form(self, state: State, number: int) -> ChoiceForm:
        return choice_form(number)
