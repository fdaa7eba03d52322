"""What fair dice must look like in either written form. Whether they are true is for `verify` to say."""

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
    """So many bytes, written as small hexadecimal digits."""
    if not HEX.fullmatch(text):
        raise RecordError("record-hex", text=quote(text))
    if len(text) != 2 * size:
        raise RecordError("record-hex-size", digits=2 * size, given=len(text))
    return bytes.fromhex(text)


def read_game(text: str) -> bytes:
    """The id of a game."""
    return from_hex(text, ID_BYTES)


def read_link(text: str) -> bytes:
    """A link, a seal, a commitment or a seed: all of one size."""
    return from_hex(text, LINK_BYTES)


def read_nonce(text: str) -> bytes:
    """The nonce of a roll."""
    return from_hex(text, NONCE_BYTES)


def check_sides(sides: str) -> None:
    """The letters on six sides."""
    if not SIDES_FORM.fullmatch(sides):
        raise RecordError("record-fair-sides", text=quote(sides))


def read_seat(text: str) -> int:
    """A seat, counted from 1 as it is written and from 0 as it is answered."""
    if not SEAT_FORM.fullmatch(text):
        raise RecordError("record-fair-seat", text=quote(text), most=LARGEST_SEAT)
    return int(text) - 1


def check_chain(chain: SealedChain, version: int) -> None:
    """Numbers within bounds, and in version 1 a known way of nonces."""
    bounds = ((chain.after, 0, MOST_EVENTS), (chain.links, 1, LINKS), (chain.restarts, 0, MOST_RESTARTS))
    for value, least, most in bounds:
        check_bounds(value, least, most)
    if version == 1 and chain.nonces not in NONCES:
        raise RecordError("record-fair-nonces", text=quote(chain.nonces), known=", ".join(NONCES))


def check_bounds(value: int, least: int, most: int) -> None:
    """A number that fits."""
    if not least <= value <= most:
        raise RecordError("record-fair-range", least=str(least), most=str(most))


def check_order(chain: SealedChain, before: Sequence[SealedChain]) -> None:
    """Chains stand in the order in which they were sealed."""
    if before and chain.after < before[-1].after:
        raise RecordError("record-chain-order")


def check_seal(sealed: SeatChain, chain: SealedChain) -> None:
    """A chain of a device stands behind the chain it was sealed with, and behind those sealed before it; not too many of them."""
    check_bounds(sealed.after, 0, MOST_EVENTS)
    if len(chain.seals) >= MOST_SEALS:
        raise RecordError("record-many-seals", most=MOST_SEALS)
    if sealed.after < (chain.seals[-1].after if chain.seals else chain.after):
        raise RecordError("record-seal-order")


def check_passed(passed: Sequence[int]) -> None:
    """Nobody is passed over twice."""
    if len(set(passed)) != len(passed):
        raise RecordError("record-passed-twice")


class Placing:
    """Gives the rolls and draws of a match, counted from 1, what opened them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.places = [place for place, event in enumerate(match.events) if event.kind == CHANCE]

    def place(self, throw: int, opening: Opening) -> None:
        """This roll was opened so."""
        if not 1 <= throw <= len(self.places):
            raise RecordError("record-opening-place", throw=str(throw), throws=len(self.places))
        place = self.places[throw - 1]
        if self.match.events[place].opening:
            raise RecordError("record-opening-twice", throw=str(throw))
        self.match.events[place] = self.match.events[place]._replace(opening=opening)
