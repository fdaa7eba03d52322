"""Choices and outcomes of Piraten Kapern as text and by name."""

from jollyroll.errors import IllegalChoiceError, NotationError, OutcomeError
from jollyroll.kit.bags import BAGS, SIZE, bag_number
from jollyroll.kit.notation import bag_letters, faces, read_dice

from .choices import CHEST, REVIVE, STOP
from .components import CARD_NAMES, DICE, FACE_NAMES, LETTERS, SKULL
from .forms import ChoiceForm, RollForm, StopForm
from .island import island_loss
from .phases import ISLAND, RESCUE
from .rolling import fewest_dice
from .scoring import score_dice, stowed_points
from .state import State

NO_DICE = "-"
WITH_SKULL = "+S"


def choice_text(number: int) -> str:
    """`stop`, `roll:MMP`, `roll:MM+S` with a revived skull, `chest:GGD`, or `chest:-` for an empty chest."""
    if number == STOP:
        return "stop"
    if number < REVIVE:
        return f"roll:{bag_letters(number, LETTERS)}"
    if number < CHEST:
        return f"roll:{bag_letters(number - REVIVE, LETTERS)}{WITH_SKULL}"
    return f"chest:{bag_letters(number - CHEST, LETTERS) or NO_DICE}"


def read_choice(text: str) -> int:
    """PK-16, PK-A35: the number of a choice; skulls are neither rolled without the Sorceress nor put on the chest."""
    if text == "stop":
        return STOP
    kind, _, dice = text.partition(":")
    if kind == "roll" and dice.endswith(WITH_SKULL):
        return REVIVE + read_bag(dice.removesuffix(WITH_SKULL), "pk-one-skull", "PK-A56")
    if text == "roll:":
        raise IllegalChoiceError("pk-no-dice-named", "PK-15")
    if kind == "roll" and dice:
        return read_bag(dice, "pk-skull-stays", "PK-16")
    if kind == "chest" and dice:
        return CHEST + read_bag("" if dice == NO_DICE else dice, "pk-no-skulls-on-chest", "PK-A35")
    raise NotationError("unreadable-choice", text=text)


def read_bag(text: str, refused: str, rule: str) -> int:
    """The bag of these dice in any order; a skull among them is refused with this code and rule."""
    counts = read_dice(text, LETTERS)
    if len(text) > DICE:
        raise NotationError("wrong-dice-count", given=len(text), needed=DICE)
    if counts[SKULL]:
        raise IllegalChoiceError(refused, rule)
    return bag_number(counts[0], counts[1], counts[2], counts[3], counts[4])


def choice_form(state: State, number: int) -> ChoiceForm:
    """The form of a choice: stop (with its points), roll, revive or chest (with the dice by face).

    At the Island a roll is `free`. A revived skull is rolled with the dice; after the chest has been filled, a roll takes `least`
    dice or more, and `safe` points are safe from skulls.
    """
    if number == STOP:
        return form_of_stop(state)
    if number < REVIVE:
        roll: RollForm = {"kind": "roll", "dice": faces(number, FACE_NAMES)}
        if state.phase == ISLAND:
            roll["free"] = True
        return roll
    if number < CHEST:
        dice = faces(number - REVIVE, FACE_NAMES)
        return {"kind": "revive", "dice": dice, "count": SIZE[number - REVIVE], "rolls": {**dice, FACE_NAMES[SKULL]: 1}}
    bag = number - CHEST
    return {
        "kind": "chest",
        "dice": faces(bag, FACE_NAMES),
        "count": SIZE[bag],
        "least": fewest_dice(state),
        "safe": points_if_stowed(state, bag),
    }


def points_if_stowed(state: State, bag: int) -> int:
    """PK-36: the points safe from three skulls with just these dice on the Treasure Chest."""
    filled = state.copy()
    filled.chest = list(BAGS[bag][:SKULL])
    return stowed_points(filled)


def form_of_stop(state: State) -> StopForm:
    """PK-A17, PK-A56: stopping means points, leaving the Island, or accepting three skulls."""
    if state.phase == ISLAND:
        return {"kind": "stop", "at": "island", "points": 0, "loss": island_loss(state)}
    if state.phase == RESCUE:
        return {"kind": "stop", "at": "three-skulls", "points": 0, "loss": 0}
    return {"kind": "stop", "at": "table", "points": score_dice(state), "loss": 0}


def read_card(text: str) -> int:
    """PK-04, PK-A01: the kind of a card by its name; dice rolled before the card are refused."""
    name = text.removeprefix("card:")
    if name and set(name.upper()) <= set(LETTERS):
        raise OutcomeError("pk-card-before-dice", "PK-04", known=", ".join(CARD_NAMES))
    if name not in CARD_NAMES:
        raise OutcomeError("pk-unknown-card", "PK-51", card=name, known=", ".join(CARD_NAMES))
    return CARD_NAMES.index(name)
