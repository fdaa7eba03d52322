"""Piraten Kapern as the rest of the program uses it."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from operator import add
from typing import ClassVar

from jollyroll.kit.bags import BAGS, LADDER, bag_number
from jollyroll.kit.forms import Form
from jollyroll.kit.game import Game
from jollyroll.kit.position import PositionNotation
from jollyroll.kit.rules import Rules
from jollyroll.kit.state import NOBODY

from . import position
from . import rulebook as rules
from .chest import chest_open
from .choices import CHEST, CHOICES, REVIVE, STOP
from .components import CARD_NAMES, CARDS, DECK, DICE, FACE_NAMES, KINDS, LETTERS, NO_CARD, SKULL
from .forms import ChoiceForm, DrawForm
from .island import stop_barred
from .notation import choice_form, choice_text, read_card, read_choice
from .options import EDITIONS, OPTIONS, OPTIONS_1, PRESETS, PRESETS_1, ZERO_FLOOR
from .phases import DRAW_CARD, ISLAND, RESCUE, ROLL, THROW
from .refusals import REFUSALS
from .rolling import fewest_dice, roll_count
from .scoring import breaks_up
from .sorceress import fewest_companions, revive_count, spell_ready
from .state import State
from .view import View, see


class PiratenKapern(Game):
    """PK-01, PK-02, PK-03: two to five players from eight years on, about half an hour."""

    name = "piraten_kapern"
    code = "pk"
    seat_range = range(2, 6)
    least_age = 8
    minutes = 30
    dice_count = DICE
    letters = LETTERS
    face_names = FACE_NAMES
    rules_version = 2
    rules: ClassVar[Rules[State]] = rules
    state_type = State
    options = OPTIONS
    presets = PRESETS
    editions = EDITIONS
    refusals = REFUSALS
    choice_numbers = CHOICES
    drawn_by_hand = ("draw-card",)
    phase_names: ClassVar = {DRAW_CARD: "draw-card", THROW: "throw", ROLL: "roll", ISLAND: "island", RESCUE: "rescue"}
    seat_draws: ClassVar = ("draw-card",)

    def under(self, version: int) -> Game:
        return PiratenKapern1() if version == 1 else self

    def solved_under(self, version: int, options: Mapping[str, str]) -> bool:
        """True unless the options mean something else under rules 1 than under rules 2, as only `sea_bust=zero` does."""
        return version == self.rules_version or (version in (1, 2) and options.get("sea_bust") != "zero")

    @cached_property
    def positions(self) -> PositionNotation:
        return position

    def legal_numbers(self, state: State) -> list[int]:
        """All legal numbers at once: the ways to pick dice depend only on the dice, whatever else there is to choose."""
        if state.phase not in (ROLL, ISLAND):
            return super().legal_numbers(state)
        begin, lying = int(stop_barred(state)), tuple(state.dice[:SKULL])
        numbers = [*picks_of(lying, fewest_dice(state) > 1)[begin : begin + roll_count(state)]]
        if spell_ready(state):
            begin = fewest_companions(state)
            numbers += [REVIVE + bag for bag in picks_of(lying, False)[begin : begin + revive_count(state)]]
        elif chest_open(state):
            stowed = bag_number(*state.chest)
            fillings = picks_of(tuple(map(add, lying, state.chest)), False)
            numbers += [CHEST + bag for bag in fillings if bag != stowed]
        return sorted(numbers)

    def make_view(self, state: State, seat: int) -> View:
        return see(state, seat, self.waits_for(state))

    def dice_shown(self, state: State) -> Mapping[str, str]:
        return {
            "table": letters(state.dice[:SKULL]),
            "skulls": LETTERS[SKULL] * state.dice[SKULL],
            "chest": letters(state.chest),
        }

    def check(self, state: State) -> None:
        """DIG-08: 35 cards over pile, table and used pile; eight dice."""
        for kind in range(KINDS):
            assert state.pile[kind] + state.used[kind] + (state.card == kind) == DECK[kind], CARD_NAMES[kind]
        assert state.pile_size == sum(state.pile), "the pile is counted"
        assert sum(state.pile) + sum(state.used) + (state.card != NO_CARD) == CARDS, "35 cards"
        assert state.hand + sum(state.dice) + sum(state.chest) == DICE, "eight dice"
        assert min(state.hand, *state.dice, *state.chest) >= 0, "no dice owed"
        assert all(score % 100 == 0 for score in state.scores), "points come in hundreds"
        assert state.score_floor != ZERO_FLOOR or min(state.scores) >= 0, "no score below zero"
        assert state.seat == NOBODY or state.present[state.seat], "the one on turn is there"

    def brings_chance(self, state: State, number: int) -> bool:
        return STOP < number < CHEST

    def gives_up(self, state: State, number: int) -> bool:
        """True if rolling this choice breaks up a set, or swords that win a Sea Battle."""
        return state.phase == ROLL and STOP < number < CHEST and breaks_up(state, BAGS[number % REVIVE])

    def choice_text(self, state: State, number: int) -> str:
        return choice_text(number)

    def read_choice(self, state: State, text: str) -> int:
        return read_choice(text)

    def choice_form(self, state: State, number: int) -> ChoiceForm:
        return choice_form(state, number)

    def outcome_text(self, state: State, number: int) -> str:
        if state.phase == DRAW_CARD:
            return f"card:{CARD_NAMES[number]}"
        return super().outcome_text(state, number)

    def read_outcome(self, state: State, text: str) -> int:
        return read_card(text) if state.phase == DRAW_CARD else super().read_outcome(state, text)

    def outcome_form(self, state: State, number: int) -> Form:
        if state.phase == DRAW_CARD:
            card: DrawForm = {"kind": "card", "card": CARD_NAMES[number]}
            return card
        return super().outcome_form(state, number)


class PiratenKapern1(PiratenKapern):
    """Piraten Kapern under rules 1, for old records."""

    rules_version = 1
    options = OPTIONS_1
    presets = PRESETS_1


def letters(counts: list[int]) -> str:
    """Dice by face as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=False))


@lru_cache(2 * len(BAGS))
def picks_of(dice: tuple[int, ...], without_singles: bool) -> tuple[int, ...]:
    """The bags that can be picked from these dice, in list order, with or without those of a single die."""
    picks = [(0, 0)]  # number of dice, and number of the bag
    for face, count in enumerate(dice):
        picks = [(size + more, bag + LADDER[face][size + more]) for more in range(count + 1) for size, bag in picks]
    return tuple([bag for size, bag in picks if size != 1 or not without_singles])
