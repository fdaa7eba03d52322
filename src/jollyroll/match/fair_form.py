"""Checks the syntax of fair dice in both written forms. Whether they are genuine is for `verify` to find out."""

import re
from collections.abc import Sequence

from jollyroll.dice.chain import ID_BYTES, LINK_BYTES, LINKS, NONCE_BYTES, SIDES
from jollyroll.errors import quote

from .devices import SeatChain
from .errors import RecordError
from .fair import NONCES, Opening, SealedChain
from .limits import LARGEST_SEAT, MOST_EVENTS, MOST_RESTARTS, MOST_SEALS
from .match import Match
from .record import CHANCE

HEX = re.compile(r"[0-9a-f]*")
SEAT_FORM = re.compile(f"[1-{LARGEST_SEAT}]")
SIDES_FORM = re.compile(f"[0-9A-Z]{{{SIDES}}}")


def from_hex(text: str, size: int) -> bytes:
    """Parse this many bytes from lowercase hexadecimal digits."""
    if not HEX.fullmatch(text):
        raise RecordError("record-hex", text=quote(text))
    if len(text) != 2 * size:
        raise RecordError("record-hex-size", digits=2 * size, given=len(text))
    return bytes.fromhex(text)


def read_game(text: str) -> bytes:
    """Parse the id of a game."""
    return from_hex(text, ID_BYTES)


def read_link(text: str) -> bytes:
    """Parse a link, seal, commitment or seed, which all have one size."""
    return from_hex(text, LINK_BYTES)


def read_nonce(text: str) -> bytes:
    """Parse the nonce of a roll."""
    return from_hex(text, NONCE_BYTES)


def check_sides(sides: str) -> None:
    """Check the letters on the six sides."""
    if not SIDES_FORM.fullmatch(sides):
        raise RecordError("record-fair-sides", text=quote(sides))


def read_seat(text: str) -> int:
    """Parse a seat, written from 1; returned from 0."""
    if not SEAT_FORM.fullmatch(text):
        raise RecordError("record-fair-seat", text=quote(text), most=LARGEST_SEAT)
    return int(text) - 1


def check_chain(chain: SealedChain, version: int) -> None:
    """Check a chain's numbers and, in version 1, its kind of nonces."""
    bounds = ((chain.after, 0, MOST_EVENTS), (chain.links, 1, LINKS), (chain.restarts, 0, MOST_RESTARTS))
    for value, least, most in bounds:
        check_bounds(value, least, most)
    if version == 1 and chain.nonces not in NONCES:
        raise RecordError("record-fair-nonces", text=quote(chain.nonces), known=", ".join(NONCES))


def check_bounds(value: int, least: int, most: int) -> None:
    """Check that a number is within bounds."""
    if not least <= value <= most:
        raise RecordError("record-fair-range", least=str(least), most=str(most))


def check_order(chain: SealedChain, before: Sequence[SealedChain]) -> None:
    """Check that chains are in the order in which they were sealed."""
    if before and chain.after < before[-1].after:
        raise RecordError("record-chain-order")


def check_seal(sealed: SeatChain, chain: SealedChain) -> None:
    """Check the order and number of a chain's device chains."""
    check_bounds(sealed.after, 0, MOST_EVENTS)
    if len(chain.seals) >= MOST_SEALS:
        raise RecordError("record-many-seals", most=MOST_SEALS)
    if sealed.after < (chain.seals[-1].after if chain.seals else chain.after):
        raise RecordError("record-seal-order")


def check_passed(passed: Sequence[int]) -> None:
    """Check that no seat is passed over twice."""
    if len(set(passed)) != len(passed):
        raise RecordError("record-passed-twice")


class OpeningPlaces:
    """Attaches openings to the rolls and draws of a match, by number from 1."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.places = [place for place, event in enumerate(match.events) if event.kind == CHANCE]

    def place(self, throw: int, opening: Opening) -> None:
        """Attach the opening of this roll or draw."""
        if not 1 <= throw <= len(self.places):
            raise RecordError("record-opening-place", throw=str(throw), throws=len(self.places))
        place = self.places[throw - 1]
        if self.match.events[place].opening:
            raise RecordError("record-opening-twice", throw=str(throw))
        self.match.events[place] = self.match.events[place]._replace(opening=opening)
