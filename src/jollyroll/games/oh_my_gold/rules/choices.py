"""The numbers of the choices.

0 ends the phase, 1 rolls again, 2 to 5 lay a sword on the ship of seat 0 to 3. Then each place for dice has 64 numbers, one for
each usage: the keys or coins (times 16), diamonds (times 4) and swords laid there. Places are the three chests of the row, the nine
kinds of treasure before each of the four ships, and up to four cards that carry dice already.
"""

from jollyroll.kit.seating import steps_to

from .components import DICE, ROW, SHIPS, TREASURES
from .state import State

DONE = 0
ROLL = 1
BOARD = 2
FIRST_PLACE = BOARD + SHIPS
USAGES = 64

FIRST_TREASURE = ROW
FIRST_COVER = FIRST_TREASURE + SHIPS * TREASURES
PLACES = FIRST_COVER + DICE
CHOICES = FIRST_PLACE + PLACES * USAGES


def usage_number(first: int, diamonds: int, swords: int) -> int:
    """The number of a usage: these keys or coins, diamonds and swords."""
    return 16 * first + 4 * diamonds + swords


def placing_number(place: int, usage: int) -> int:
    """The choice to lay these dice at this place."""
    return FIRST_PLACE + place * USAGES + usage


def place_of(choice: int) -> int:
    """The place at which a choice lays dice."""
    return (choice - FIRST_PLACE) // USAGES


def usage_of(choice: int) -> int:
    """The dice that a choice lays, as a usage."""
    return (choice - FIRST_PLACE) % USAGES


def treasure_place(seat: int, kind: int) -> int:
    """The place of a treasure of this kind before this seat's ship."""
    return FIRST_TREASURE + seat * TREASURES + kind


def owner_of(place: int) -> int:
    """The seat before whose ship the treasure at this place lies."""
    return (place - FIRST_TREASURE) // TREASURES


def kind_at(place: int) -> int:
    """The kind of treasure at this place."""
    return (place - FIRST_TREASURE) % TREASURES


def seat_relative(state: State, choice: int) -> int:
    """The number of this choice if the chooser sat at seat 0: breaking ties by it treats all seats alike."""
    if BOARD <= choice < BOARD + SHIPS:
        return BOARD + steps_to(state, choice - BOARD)
    if choice < FIRST_PLACE:
        return choice
    place = place_of(choice)
    if place < FIRST_TREASURE or place >= FIRST_COVER:
        return choice
    return placing_number(treasure_place(steps_to(state, owner_of(place)), kind_at(place)), usage_of(choice))
