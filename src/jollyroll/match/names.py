"""Names of people: invisible letters neither make a name nor tell two names apart."""

import re
import unicodedata

from jollyroll.errors import SeatError

from .record import Seat, check_seat, shown_name

JOINERS = "\u200c\u200d\ufe0e\ufe0f"  # unseen, but needed within some words and emojis
# What Unicode counts among letters, marks, symbols or nothing at all, though there is nothing to see.
BLANKS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U0001d159\U000e0000-\U000e0fff]"
)
FORMAT = "Cf"  # the category of soft hyphens, marks of direction and the like


def is_unseen(letter: str) -> bool:
    """True for a character that shows nothing on a screen, or only an empty place."""
    return unicodedata.category(letter) == FORMAT or BLANKS.match(letter) is not None


def seen(name: str) -> str:
    """What can be seen of a name."""
    return "".join(letter for letter in name if not is_unseen(letter))


def check_person(name: str) -> None:
    """Refuse a name that the notation could not write, or with letters that nobody sees."""
    check_seat(Seat(name))
    if not seen(name) or any(is_unseen(letter) and letter not in JOINERS for letter in name):
        raise SeatError("record-name-letters", name=shown_name(seen(name)))


def name_key(name: str) -> str:
    """A key that is equal for names that people would take for the same, whatever their capitals, spaces and unseen letters, and
    however their accents are typed."""
    plain = unicodedata.normalize("NFKC", seen(name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())
