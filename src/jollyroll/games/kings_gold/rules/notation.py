"""Choices of King's Gold as text and as forms."""

from jollyroll.errors import IllegalChoiceError, NotationError
from jollyroll.kit.bags import bag_number
from jollyroll.kit.notation import bag_letters, faces, read_dice, read_seat

from .choices import PAIRS, PARTNERS, STOP, VICTIMS, pair_number
from .components import BONES, CANNON, DICE, FACE_NAMES, LETTERS, SKULL
from .forms import ChoiceForm
from .state import State


def choice_text(number: int) -> str:
    """`stop`, `roll:1S`, `2K`, `3S>2`, or `S>2` for all the coins of seat 2."""
    if number == STOP:
        return "stop"
    if number < PAIRS:
        return f"roll:{bag_letters(number, LETTERS)}"
    if number >= VICTIMS:
        return f"S>{number - VICTIMS + 1}"
    value, partner = divmod(number - PAIRS, PARTNERS)
    return f"{value + 1}K" if partner == 0 else f"{value + 1}S>{partner}"


def read_choice(state: State, text: str) -> int:
    """KG-13, KG-14, KG-A37: the number of a choice; crossbones stay locked."""
    if text == "stop":
        return STOP
    if text.startswith("roll:"):
        counts = read_dice(text.removeprefix("roll:"), LETTERS)
        if counts[BONES]:
            raise IllegalChoiceError("kg-locked-die", "KG-14")
        if sum(counts) == 0:
            raise IllegalChoiceError("kg-no-dice-named", "KG-A37")
        if sum(counts) > DICE:
            raise IllegalChoiceError("kg-dice-not-there", "KG-13")
        return bag_number(*counts[:BONES])
    pair, _, victim = text.partition(">")
    if pair == "S" and victim:
        return VICTIMS + read_seat(victim, state.seats)
    if len(pair) == 2 and pair[0] in "123":
        if pair[1] == "K" and not victim:
            return pair_number(int(pair[0]), 0)
        if pair[1] == "S" and victim:
            return pair_number(int(pair[0]), 1 + read_seat(victim, state.seats))
    raise NotationError("unreadable-choice", text=text)


def choice_form(number: int) -> ChoiceForm:
    """A choice by kind: stop, roll, raid, steal or strip, with the dice it takes."""
    if number == STOP:
        return {"kind": "stop"}
    if number < PAIRS:
        return {"kind": "roll", "dice": faces(number, FACE_NAMES)}
    if number >= VICTIMS:
        return {"kind": "strip", "victim": number - VICTIMS}
    value, partner = divmod(number - PAIRS, PARTNERS)
    if partner == 0:
        return {"kind": "raid", "coin": value + 1, "dice": {FACE_NAMES[value]: 1, FACE_NAMES[CANNON]: 1}}
    return {"kind": "steal", "coin": value + 1, "victim": partner - 1, "dice": {FACE_NAMES[value]: 1, FACE_NAMES[SKULL]: 1}}
