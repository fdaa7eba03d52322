"""Oh My Gold! as the rest of the program uses it."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from jollyroll.errors import OptionError
from jollyroll.kit.forms import Form
from jollyroll.kit.game import Game
from jollyroll.kit.position import PositionNotation
from jollyroll.kit.rules import Rules

from . import position
from . import rulebook as rules
from .choices import CHOICES, FIRST_TREASURE, ROLL
from .components import (
    CARDS,
    DICE,
    FACE_NAMES,
    KINDS,
    LETTERS,
    MOST_LOCKS,
    UNVERIFIED,
)
from .custom import read_deck, read_die
from .forms import ChoiceForm, DrawForm
from .notation import choice_form, choice_text, read_card, read_choice
from .options import OPTIONS, PRESETS
from .phases import COMMIT, NEXT_LOCK, OPEN_CHEST, PLACE, REROLL, THROW
from .placing import may_load
from .refusals import REFUSALS
from .state import State
from .view import View, cover_letters, see


class OhMyGold(Game):
    """OMG-03, OMG-36, OMG-A03, OMG-A34: two to four players, as there are four ships, from five years on (six with Seadogs)."""

    name = "oh_my_gold"
    code = "omg"
    seat_range = range(2, 5)
    least_age = 5
    minutes = 0
    dice_count = DICE
    letters = LETTERS
    face_names = FACE_NAMES
    rules_version = 1
    rules: ClassVar[Rules[State]] = rules
    state_type = State
    options = OPTIONS
    presets = PRESETS
    refusals = REFUSALS
    choice_numbers = CHOICES
    phase_names: ClassVar = {
        THROW: "throw",
        NEXT_LOCK: "next-lock",
        OPEN_CHEST: "open-chest",
        REROLL: "reroll",
        COMMIT: "commit",
        PLACE: "place",
    }
    seat_draws: ClassVar = ("open-chest",)
    components_unverified: ClassVar = UNVERIFIED

    def check_options(self, chosen: Mapping[str, str]) -> None:
        """OMG-A35, OMG-A45: Seafarers need their second roll; custom dice and decks must be playable."""
        if chosen["rerolls"] == "0" and chosen["seafarers"] == "on":
            raise OptionError("omg-seafarers-need-reroll", "OMG-A35")
        read_die(chosen["dice"])
        read_deck(chosen["deck"])

    def set_up(self, state: State, chosen: Mapping[str, str]) -> None:
        """OMG-A01, OMG-A02: the die and the deck of this table."""
        state.sides = read_die(chosen["dice"])
        state.unopened = read_deck(chosen["deck"])

    def score(self, state: State, seat: int) -> tuple[int, ...]:
        diamonds = state.loot_diamonds[seat]
        return (rules.points(state, seat), diamonds, -state.fishbones[seat])

    @cached_property
    def positions(self) -> PositionNotation:
        return position

    def make_view(self, state: State, seat: int) -> View:
        return see(state, seat, self.waits_for(state), tuple([rules.points(state, each) for each in range(state.seats)]))

    def dice_shown(self, state: State) -> Mapping[str, str]:
        return {
            "table": "".join(letter * count for letter, count in zip(LETTERS, state.lying, strict=True)),
            "cards": "".join(cover_letters(state, cover) for cover in range(state.covers)),
            "ships": LETTERS[3] * sum(sword > 0 for sword in state.boarded),
        }

    def check(self, state: State) -> None:
        """DIG-08: 18 cards wherever they lie, and four dice."""
        row = sum(locks > 0 for locks in state.chests)
        loot = sum(state.loot_cards) + sum(state.fishbones)
        before_ships = sum(sum(line) for line in state.treasure)
        covered = sum(place >= FIRST_TREASURE for place in state.cover_place[: state.covers])
        assert state.pile + row + before_ships + covered + loot + state.removed == CARDS, "18 cards"
        assert sum(sum(line) for line in state.unopened) == state.pile + row, "every chest has its treasure side"
        assert sum(state.below) == state.pile - (state.top > 0), "every card of the pile has its locks"
        for locks in range(1, MOST_LOCKS + 1):
            showing = state.chests.count(locks) + (state.top == locks)
            assert sum(state.unopened[locks - 1]) == state.below[locks - 1] + showing, "locks and treasure sides match"
        assert 0 <= state.covers <= DICE, "no more cards in use than dice"
        assert not any(state.cover_place[state.covers :]), "nothing lies where no card is"
        assert min(min(line) for line in (*state.treasure, *state.unopened, state.below, state.lying)) >= 0, "no debts"
        dice = state.hand + sum(state.lying) + state.spent + sum(sword > 0 for sword in state.boarded)
        dice += sum(len(cover_letters(state, cover)) for cover in range(state.covers))
        if state.turn and state.phase in (THROW, OPEN_CHEST, REROLL, COMMIT, PLACE):
            assert dice == DICE, "four dice"

    def gives_up(self, state: State, number: int) -> bool:
        """True if this choice gives up a treasure that could be loaded."""
        return number == ROLL and may_load(state)

    def choice_text(self, state: State, number: int) -> str:
        return choice_text(state, number)

    def read_choice(self, state: State, text: str) -> int:
        return read_choice(state, text)

    def choice_form(self, state: State, number: int) -> ChoiceForm:
        return choice_form(state, number)

    def outcome_text(self, state: State, number: int) -> str:
        if state.phase == NEXT_LOCK:
            return f"locks:{number + 1}"
        if state.phase == OPEN_CHEST:
            return f"find:{KINDS[number]}"
        return super().outcome_text(state, number)

    def read_outcome(self, state: State, text: str) -> int:
        return read_card(state, text) if state.phase in (NEXT_LOCK, OPEN_CHEST) else super().read_outcome(state, text)

    def outcome_form(self, state: State, number: int) -> Form:
        drawn: DrawForm
        if state.phase == NEXT_LOCK:
            drawn = {"kind": "locks", "locks": number + 1}
        elif state.phase == OPEN_CHEST:
            drawn = {"kind": "find", "find": KINDS[number]}
        else:
            return super().outcome_form(state, number)
        return drawn
