"""King's Gold as everybody else meets it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from jollyroll.errors import Refused
from jollyroll.kit.bags import BAGS, bag_number
from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF
from jollyroll.kit.game import Form, Game, Rules
from jollyroll.kit.notation import bag_letters, read_dice, read_seat, read_throw, throw_letters
from jollyroll.kit.position import PositionNotation

from . import position
from . import rulebook as rules
from .components import BONES, BOX, COINS, DICE, FACE_NAMES, KING, LETTERS, ROLLS
from .options import OPTIONS, PRESETS
from .pairs import CHOICES, PAIRS, PARTNERS, VICTIMS, pair_number
from .phases import PAIR, REROLL, THROW, VICTIM
from .refusals import REFUSALS
from .rolling import STOP
from .state import State


@dataclass
class View:
    """KG-A38, DIG-07: everything lies open in King's Gold; every seat sees the same."""

    seat: int
    turn: int
    phase: str
    active: int
    box: int
    king: int
    coins: tuple[int, ...]
    present: tuple[bool, ...]
    dice: Mapping[str, int]
    in_hand: int
    rolls_left: int
    tie_round: int
    replay: int
    roll_off: tuple[int | None, ...]  # the skulls each seat has shown, while the first player is found by a roll-off


class KingsGold(Game):
    """KG-01, KG-02, KG-03, KG-D13: two to six players from eight years on, about a quarter of an hour.

    KG-06: the summary that comes with the box is the guide in the catalogue (`guide-kg-1` and on), KG-08, KG-D12: with its advice.
    """

    name = "kings_gold"
    code = "kg"
    seat_range = range(2, 7)
    least_age = 8
    minutes = 15
    letters = LETTERS
    face_names = FACE_NAMES
    rules_version = 1
    rules: ClassVar[Rules] = rules
    state_type = State
    options = OPTIONS
    presets = PRESETS
    positions: ClassVar[PositionNotation] = position
    refusals = REFUSALS
    choice_numbers = CHOICES
    phase_names: ClassVar = {THROW: "throw", REROLL: "reroll", PAIR: "pair", VICTIM: "victim"}
    place_names: ClassVar = {BOX: "box", KING: "king"}

    def score(self, state: State, seat: int) -> tuple[int, ...]:
        return (state.coins[seat],)

    def view(self, state: State, seat: int) -> View:
        return View(
            seat=seat,
            turn=state.turn,
            phase=self.waits_for(state),
            active=state.seat,
            box=state.box,
            king=state.king,
            coins=tuple(state.coins[: state.seats]),
            present=tuple(map(bool, state.present[: state.seats])),
            dice=dict(zip(FACE_NAMES, state.dice, strict=True)),
            in_hand=rules.dice_in_hand(state),
            rolls_left=ROLLS - state.rolls,
            tie_round=state.tie_round,
            replay=state.replay,
            roll_off=tuple(skulls if skulls >= 0 else None for skulls in state.showing[: state.seats])
            if state.phase == ROLL_OFF
            else (),
        )

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

    def choice_text(self, state: State, number: int) -> str:
        if number == STOP:
            return "stop"
        if number < PAIRS:
            return f"roll:{bag_letters(number, LETTERS)}"
        if number >= VICTIMS:
            return f"S>{number - VICTIMS + 1}"
        value, partner = divmod(number - PAIRS, PARTNERS)
        return f"{value + 1}K" if partner == 0 else f"{value + 1}S>{partner}"

    def read_choice(self, state: State, text: str) -> int:
        if text == "stop":
            return STOP
        if text.startswith("roll:"):
            counts = read_dice(text.removeprefix("roll:"), LETTERS)
            if counts[BONES]:
                raise Refused("kg-locked-die", "KG-14")
            if sum(counts) == 0:
                raise Refused("kg-no-dice-named", "KG-A37")
            if sum(counts) > DICE:
                raise Refused("kg-dice-not-there", "KG-13")
            return bag_number(*counts[:BONES])
        pair, _, victim = text.partition(">")
        if pair == "S" and victim:
            return VICTIMS + read_seat(victim, state.seats)
        if len(pair) == 2 and pair[0] in "123":
            if pair[1] == "K" and not victim:
                return pair_number(int(pair[0]), 0)
            if pair[1] == "S" and victim:
                return pair_number(int(pair[0]), 1 + read_seat(victim, state.seats))
        raise Refused("unreadable-choice", text=text)

    def choice_form(self, state: State, number: int) -> Form:
        if number == STOP:
            return {"kind": "stop"}
        if number < PAIRS:
            return {"kind": "roll", "dice": faces(number)}
        if number >= VICTIMS:
            return {"kind": "strip", "victim": number - VICTIMS}
        value, partner = divmod(number - PAIRS, PARTNERS)
        if partner == 0:
            return {"kind": "raid", "coin": value + 1}
        return {"kind": "steal", "coin": value + 1, "victim": partner - 1}

    def outcome_text(self, state: State, number: int) -> str:
        if state.phase == DRAW_SEAT:
            return f"seat:{number + 1}"
        return throw_letters(number, rules.dice_in_hand(state), LETTERS)

    def read_outcome(self, state: State, text: str) -> int:
        if state.phase == DRAW_SEAT:
            return read_seat(text.removeprefix("seat:"), state.seats)
        return read_throw(text, rules.dice_in_hand(state), LETTERS)

    def outcome_form(self, state: State, number: int) -> Form:
        if state.phase == DRAW_SEAT:
            return {"kind": "seat", "seat": number}
        shown = faces(number)
        return {"kind": "throw", "dice": {**shown, "crossbones": rules.dice_in_hand(state) - sum(shown.values())}}


def faces(bag: int) -> dict[str, int]:
    """The dice of a bag by the names of their faces."""
    return {name: count for name, count in zip(FACE_NAMES, BAGS[bag], strict=False) if count}
