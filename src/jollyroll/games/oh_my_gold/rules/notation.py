"""Choices as text and as forms.

`stop`, `done` and `roll`; `ship:2` lays a sword on the ship of seat 2; `open:3/KKW` the third chest of the row with two keys and
a sword; `load:CCD/CDW` an own treasure; `steal:2/CC/CW` a treasure before the ship of seat 2; `add:1/W` one more sword on the
first of the cards that carry dice. Seats, chests and cards are counted from 1, as people do.
"""

from jollyroll.errors import IllegalChoiceError, NotationError, OutcomeError
from jollyroll.kit.notation import read_dice, read_seat

from .cards import SPACES, completes
from .choices import (
    BOARD,
    DONE,
    FIRST_COVER,
    FIRST_PLACE,
    FIRST_TREASURE,
    ROLL,
    USAGES,
    kind_at,
    owner_of,
    placing_number,
    treasure_place,
    usage_number,
)
from .components import COIN, DIAMOND, DICE, FACE_NAMES, KEY, KINDS, LETTERS, ROW, SWORD, TREASURES
from .covers import card_at, first_face
from .forms import Added, ChoiceForm, Incomplete, PlaceForm, Whole
from .phases import NEXT_LOCK, PLACE
from .seadogs import swords_to_board
from .state import State
from .turns import places_whole_cards

MOST_OF_A_FACE = 3  # no card has more spaces


def used_letters(place: int, first: int, diamonds: int, swords: int) -> str:
    """Dice laid at a place of the row or before a ship, as letters."""
    return LETTERS[first_face(place)] * first + LETTERS[DIAMOND] * diamonds + LETTERS[SWORD] * swords


def split(state: State, number: int) -> tuple[int, int, int, int, int]:
    """The parts of a placement: the place named, the card's own place, and the keys or coins, diamonds and swords laid."""
    place, usage = divmod(number - FIRST_PLACE, USAGES)
    where = place if place < FIRST_COVER else state.cover_place[place - FIRST_COVER]
    return place, where, usage // 16, usage // 4 % 4, usage % 4


def choice_text(state: State, number: int) -> str:
    """A choice as the notation writes it."""
    if number == DONE:
        return "done" if state.phase == PLACE else "stop"
    if number == ROLL:
        return "roll"
    if number < FIRST_PLACE:
        return f"ship:{number - BOARD + 1}"
    place, where, first, diamonds, swords = split(state, number)
    letters = used_letters(where, first, diamonds, swords)
    if place < FIRST_TREASURE:
        return f"open:{place + 1}/{letters}"
    if place >= FIRST_COVER:
        return f"add:{place - FIRST_COVER + 1}/{letters}"
    if owner_of(place) == state.seat:
        return f"load:{KINDS[kind_at(place)]}/{letters}"
    return f"steal:{owner_of(place) + 1}/{KINDS[kind_at(place)]}/{letters}"


def read_choice(state: State, text: str) -> int:
    """The number of a choice in notation."""
    if text in ("stop", "done"):
        return DONE
    if text == "roll":
        return ROLL
    verb, _, rest = text.partition(":")
    parts = rest.split("/")
    if verb == "ship" and len(parts) == 1:
        return BOARD + read_seat(parts[0], state.seats)
    if verb == "steal" and len(parts) == 3:
        return read_placing(text, treasure_place(read_victim(state, parts[0]), read_kind(text, parts[1])), COIN, parts[2])
    if len(parts) == 2:
        if verb == "open":
            return read_placing(text, read_count(text, parts[0], ROW), KEY, parts[1])
        if verb == "load" and state.seat >= 0:
            return read_placing(text, treasure_place(state.seat, read_kind(text, parts[0])), COIN, parts[1])
        if verb == "add":
            cover = read_count(text, parts[0], DICE)
            return read_placing(text, FIRST_COVER + cover, first_face(state.cover_place[cover]), parts[1])
    raise NotationError("unreadable-choice", text=text)


def read_victim(state: State, digit: str) -> int:
    """OMG-37: the seat to rob, which must be an opponent's."""
    victim = read_seat(digit, state.seats)
    if victim == state.seat:
        raise IllegalChoiceError("omg-steals-from-self", "OMG-37")
    return victim


def read_kind(text: str, letters: str) -> int:
    """A treasure by its coins and diamonds, in any order."""
    kind = "".join(sorted(letters))
    if kind not in KINDS[:TREASURES]:
        raise NotationError("unreadable-choice", text=text)
    return KINDS.index(kind)


def read_count(text: str, digit: str, most: int) -> int:
    """A place counted from 1."""
    if digit not in [str(place + 1) for place in range(most)]:
        raise NotationError("unreadable-choice", text=text)
    return int(digit) - 1


def read_placing(text: str, place: int, first: int, letters: str) -> int:
    """Dice laid at a place; keys only on chests, coins only on treasures."""
    counts = read_dice(letters, LETTERS)
    wrong = COIN if first == KEY else KEY
    if counts[wrong]:
        raise IllegalChoiceError("omg-dice-do-not-fit", "OMG-A42")
    if max(counts) > MOST_OF_A_FACE:
        raise NotationError("unreadable-choice", text=text)
    return placing_number(place, usage_number(counts[first], counts[DIAMOND], counts[SWORD]))


def choice_form(state: State, number: int) -> ChoiceForm:
    """A choice as a form for the page. Kinds that begin with `lay` leave the card or the theft incomplete."""
    if number == DONE:
        return {"kind": "done" if state.phase == PLACE else "stop"}
    if number == ROLL:
        return {"kind": "roll"}
    if number < FIRST_PLACE:
        return {"kind": "ship", "victim": number - BOARD, "dice": {FACE_NAMES[SWORD]: 1}}
    place, where, first, diamonds, swords = split(state, number)
    dice = {FACE_NAMES[first_face(where)]: first, FACE_NAMES[DIAMOND]: diamonds, FACE_NAMES[SWORD]: swords}
    form: PlaceForm = {}
    if place >= FIRST_COVER:
        form["card"] = place - FIRST_COVER + 1
    if where < FIRST_TREASURE:
        form["chest"], form["locks"] = where + 1, state.chests[where]
    else:
        form["treasure"] = KINDS[kind_at(where)]
        if owner_of(where) != state.seat:
            form["victim"] = owner_of(where)
            form["boarding"] = swords_to_board(state, owner_of(where)) if places_whole_cards(state) else 0
    kind = placing_kind(state, place, where, first, diamonds, swords)
    return {"kind": kind, **form, "dice": {name: count for name, count in dice.items() if count}}


def placing_kind(state: State, place: int, where: int, first: int, diamonds: int, swords: int) -> Whole | Incomplete | Added:
    """The kind of a placement."""
    card = card_at(state, where)
    is_theft = where >= FIRST_TREASURE and owner_of(where) != state.seat
    what = 0 if where < FIRST_TREASURE else 2 if is_theft else 1
    if place >= FIRST_COVER:
        return ("add-chest", "add-treasure", "add-theft")[what]
    whole = SPACES[card][2] > 0 and completes(card, first, diamonds, swords)
    if is_theft and not places_whole_cards(state) and state.boarded[owner_of(where)] == 0:
        whole = False
    return ("open", "load", "steal")[what] if whole else ("lay-chest", "lay-treasure", "lay-theft")[what]


def read_card(state: State, text: str) -> int:
    """OMG-16, OMG-A45: the locks of the next chest, or the content of an opened one."""
    if state.phase == NEXT_LOCK:
        locks = text.removeprefix("locks:")
        if locks not in ("1", "2", "3"):
            raise OutcomeError("omg-no-such-locks", "OMG-16", text=text)
        return int(locks) - 1
    kind = "".join(sorted(text.removeprefix("find:")))
    if kind not in KINDS:
        raise OutcomeError("omg-no-such-find", "OMG-A45", text=text)
    return KINDS.index(kind)
