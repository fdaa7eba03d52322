"""Names of people: invisible characters do not count."""

import re
import unicodedata

from jollyroll.errors import SeatError

from .record import Seat, check_seat, shown_name

JOINERS = "\u200c\u200d\ufe0e\ufe0f"  # invisible, but needed in some words and emojis
# Characters that Unicode classes as letters, marks or symbols although they are blank.
BLANKS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U0001d159\U000e0000-\U000e0fff]"
)
FORMAT = "Cf"  # the category of soft hyphens, direction marks and the like


def is_unseen(letter: str) -> bool:
    """Whether a character is invisible or blank."""
    return unicodedata.category(letter) == FORMAT or BLANKS.match(letter) is not None


def seen(name: str) -> str:
    """The visible part of a name."""
    return "".join(letter for letter in name if not is_unseen(letter))


def check_person(name: str) -> None:
    """Refuse names that the notation cannot write, or with invisible characters."""
    check_seat(Seat(name))
    if not seen(name) or any(is_unseen(letter) and letter not in JOINERS for letter in name):
        raise SeatError("record-name-letters", name=shown_name(seen(name)))


def name_key(name: str) -> str:
    """A key that is equal for names that look alike, whatever their case, spaces, invisible characters and encoding of accents."""
    plain = unicodedata.normalize("NFKC", seen(name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())
