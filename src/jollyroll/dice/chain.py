"""DIG-01: fair dice out of a chain of hashes that is sealed before the game and opened link by link.

A secret s_0 is hashed again and again: s_k = SHA-256(s_{k-1}). The last one, s_N, is the seal: it is shown before anybody sits
down and gives nothing away. Throw number r opens s_{N-r}, and everybody can see at once that SHA-256(s_{N-r}) is the link opened
before it. What falls follows from that link, from what all seats put in at the start (the joint number), and from the inputs of
the throw: in version 2 a link of the thrower's device and one of a witness's, both out of chains that were sealed too, in version 1
a nonce of the thrower's. All fields are of fixed width, numbers are big-endian, so no two inputs can ever read alike.
"""

import hmac
import secrets
from collections.abc import Sequence
from functools import cache
from hashlib import sha256

from jollyroll.errors import FairDiceError

LINKS = 4096  # links, and so rolls and draws, of a chain
LINK_BYTES = SEED_BYTES = 32
NONCE_BYTES = ID_BYTES = 16
NUMBER_BYTES = 4
SIDES = 6
MOST_DICE = 8  # values drawn for every roll, whatever the number of dice
MOST_CASES = 256  # most cases of a draw: one byte

NO_LINK = bytes(LINK_BYTES)  # for a seat without a chain, or a throw without a device

DOMAIN_1, DOMAIN_2 = b"jollyroll fair 1", b"jollyroll fair 2"
SEATS, NEXT, NONCE = b"seat", b"next", b"nonc"  # hash labels of joint numbers and nonces
DICE, DRAW = b"dice", b"draw"


class Chain:
    """The links of one secret. Every 64th is cached, the others are recomputed in blocks."""

    STRIDE = 64
    BLOCK = 16

    def __init__(self, secret: bytes, links: int = LINKS, seal: bytes = b"") -> None:
        """With a known seal, links are hashed only when requested."""
        if len(secret) != LINK_BYTES or not 1 <= links <= LINKS:
            raise FairDiceError("chain-form", bytes=LINK_BYTES, most=LINKS)
        self.links = links
        self.secret = secret
        self._marks = b""
        self._block = b""  # a block of consecutive links
        self._begin = -1
        self.seal = seal or self._hash_all()  # s_N

    def _hash_all(self) -> bytes:
        """Hash the whole chain, caching every 64th link; returns the seal."""
        marks = bytearray()
        link = self.secret
        for number in range(self.links):
            if number % self.STRIDE == 0:
                marks += link
            link = sha256(link).digest()
        self._marks = bytes(marks)
        return link

    def link(self, roll: int) -> bytes:
        """The link that opens this roll, from 1: s_{N - roll}."""
        if not 1 <= roll <= self.links:
            raise FairDiceError("chain-used-up", links=self.links)
        number = self.links - roll
        begin = number // self.BLOCK * self.BLOCK
        if begin != self._begin:
            self._walk(begin)
        return piece(self._block, number - begin)

    def _walk(self, begin: int) -> None:
        """Recompute the block of links from here on."""
        if not self._marks and self._hash_all() != self.seal:
            raise FairDiceError("chain-form", bytes=LINK_BYTES, most=LINKS)
        link = piece(self._marks, begin // self.STRIDE)
        for _ in range(begin % self.STRIDE):
            link = sha256(link).digest()
        block = bytearray(link)
        for _ in range(min(self.BLOCK, self.links - begin) - 1):
            link = sha256(link).digest()
            block += link
        self._block, self._begin = bytes(block), begin


def piece(row: bytes, place: int) -> bytes:
    """The link at this index of concatenated links."""
    return row[place * LINK_BYTES : (place + 1) * LINK_BYTES]


def fresh_secret() -> bytes:
    """A new secret for a chain, or a seat's seed."""
    return secrets.token_bytes(LINK_BYTES)


def fresh_nonce() -> bytes:
    """A new nonce for a roll, or the id of a game."""
    return secrets.token_bytes(NONCE_BYTES)


def commitment(seed: bytes) -> bytes:
    """The commitment to a seed: its SHA-256."""
    return sha256(seed).digest()


def number(value: int) -> bytes:
    """A number as fixed-width bytes."""
    return value.to_bytes(NUMBER_BYTES, "big")


def joint_number(
    game: bytes, seal: bytes, links: int, restarts: int, seeds: Sequence[bytes], chains: Sequence[bytes] | None = None
) -> bytes:
    """The joint number of a chain: a hash of game id, seal, restarts of the exchange, and every seat's seed.

    In version 2 each seed is followed by the seal of the device's chain, or zeros. Version 1 has no device chains.
    """
    put_in = list(seeds) if chains is None else [seed + (chain or NO_LINK) for seed, chain in zip(seeds, chains, strict=True)]
    fields = [SEATS, game, seal, number(links), number(restarts), numbered(put_in)]
    return sha256(b"".join([domain(chains), *fields])).digest()


def next_joint_number(
    joint: bytes, seal: bytes, links: int, last_link: bytes, last_inputs: bytes, chains: Sequence[bytes] | None = None
) -> bytes:
    """The joint number of a chain that continues a used-up one; in version 2 with the device chains sealed for it.

    The old chain's last inputs came after the new seals were shown, so that nobody could try out new chains.
    """
    devices = b"" if chains is None else numbered([chain or NO_LINK for chain in chains])
    return sha256(b"".join([domain(chains), NEXT, joint, seal, number(links), devices, last_link, last_inputs])).digest()


def domain(chains: Sequence[bytes] | None) -> bytes:
    """The hash domain of the version; version 1 has no device chains."""
    return DOMAIN_1 if chains is None else DOMAIN_2


def numbered(row: Sequence[bytes]) -> bytes:
    """The number of items, then each item after its number, from 1."""
    return number(len(row)) + b"".join(number(place) + each for place, each in enumerate(row, 1))


def device_inputs(thrower: int, thrower_link: bytes, witness: int, witness_link: bytes) -> bytes:
    """The inputs of a throw in version 2: thrower and witness, from 1, each with its link; zeros for nobody."""
    return number(thrower) + (thrower_link or NO_LINK) + number(witness) + (witness_link or NO_LINK)


def seat_nonce(game: bytes, seed: bytes, roll: int) -> bytes:
    """Version 1: the nonce derived from a seat's seed."""
    return hmac.digest(seed, b"".join([NONCE, game, number(roll)]), "sha256")[:NONCE_BYTES]


def values(word: bytes, bound: int, count: int, link: bytes, joint: bytes, roll: int, inputs: bytes) -> list[int]:
    """This many numbers from 0 to bound - 1, each exactly equally likely.

    Block i is HMAC-SHA256(link, word, joint, roll, inputs, i). Its bytes are taken one by one, modulo `bound`; bytes in the last,
    incomplete group would favour small numbers and are skipped. Further blocks follow as needed.
    """
    remainders, skipped = taken_and_skipped(bound)
    opening = b"".join([word, joint, number(roll), inputs])
    drawn = b""
    block = 0
    while True:
        drawn += hmac.digest(link, opening + number(block), "sha256").translate(remainders, skipped)
        if len(drawn) >= count:
            return list(drawn[:count])
        block += 1


@cache
def taken_and_skipped(bound: int) -> tuple[bytes, bytes]:
    """Each byte modulo the bound, and the bytes that are skipped."""
    if not 1 <= bound <= MOST_CASES:
        raise FairDiceError("chain-cases", most=MOST_CASES)
    limit = MOST_CASES - MOST_CASES % bound
    return bytes(byte % bound for byte in range(MOST_CASES)), bytes(range(limit, MOST_CASES))


def roll_dice(link: bytes, joint: bytes, roll: int, inputs: bytes, dice: int = MOST_DICE) -> list[int]:
    """DIG-01: the sides of the dice in hand, 1 to 6, in the order rolled.

    Eight values are always drawn and the first ones used, so that the number of dice does not change the others.
    """
    if not 0 <= dice <= MOST_DICE:
        raise FairDiceError("chain-dice", most=MOST_DICE)
    return [1 + value for value in values(DICE, SIDES, MOST_DICE, link, joint, roll, inputs)[:dice]]


def draw(link: bytes, joint: bytes, roll: int, inputs: bytes, cases: int) -> int:
    """DIG-01: one of this many equally likely cases, from 0: cards left, seats, treasures."""
    return values(DRAW, cases, 1, link, joint, roll, inputs)[0]


def leads_to(link: bytes, seal: bytes, steps: int) -> bool:
    """Whether hashing the link this many times gives the seal, or a link opened earlier."""
    for _ in range(steps):
        link = sha256(link).digest()
    return link == seal
