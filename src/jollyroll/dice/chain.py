"""DIG-01: fair dice out of a chain of hashes that is sealed before the game and opened link by link.

A secret s_0 is hashed again and again: s_k = SHA-256(s_{k-1}). The last one, s_N, is the seal: it is shown before anybody sits
down and gives nothing away. Throw number r opens s_{N-r}, and everybody can see at once that SHA-256(s_{N-r}) is the link opened
before it. What falls follows from that link, from what all seats put in at the start (the joint number), and from the nonce
of whoever throws. All fields are of fixed width, numbers are big-endian, so no two inputs can ever read alike.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

from jollyroll.errors import Refused

LINKS = 4096  # of a chain; as many throws and draws
LINK_BYTES = SEED_BYTES = 32
NONCE_BYTES = ID_BYTES = 16
NUMBER_BYTES = 4
SIDES = 6
MOST_DICE = 8  # values drawn for every throw, however many dice are in hand
MOST_CASES = 256  # a draw is made among so many at most: one byte

DOMAIN = b"jollyroll fair 1"
SEATS, NEXT, NONCE = b"seat", b"next", b"nonc"  # what is hashed besides throws and draws
DICE, DRAW = b"dice", b"draw"


class Chain:
    """The links of one secret. Every 64th is remembered, the others are found again from there, some at a time."""

    STRIDE = 64
    STRETCH = 16

    def __init__(self, secret: bytes, links: int = LINKS, seal: bytes = b"") -> None:
        """Where the seal is known already, links are hashed only when one is asked for."""
        if len(secret) != LINK_BYTES or not 1 <= links <= LINKS:
            raise Refused("chain-form", bytes=LINK_BYTES, most=LINKS)
        self.links = links
        self.secret = secret
        self._marks = b""
        self._stretch = b""  # some links in order
        self._begin = -1
        self.seal = seal or self._hash_all()  # s_N

    def _hash_all(self) -> bytes:
        """Remember every 64th link; gives the last."""
        marks = bytearray()
        link = self.secret
        for number in range(self.links):
            if number % self.STRIDE == 0:
                marks += link
            link = sha256(link).digest()
        self._marks = bytes(marks)
        return link

    def link(self, roll: int) -> bytes:
        """The link that opens throw number `roll`, counted from 1: s_{N - roll}."""
        if not 1 <= roll <= self.links:
            raise Refused("chain-used-up", links=self.links)
        number = self.links - roll
        begin = number // self.STRETCH * self.STRETCH
        if begin != self._begin:
            self._walk(begin)
        return piece(self._stretch, number - begin)

    def _walk(self, begin: int) -> None:
        """Hash on from the mark before it, and keep the links from here on."""
        if not self._marks and self._hash_all() != self.seal:
            raise Refused("chain-form", bytes=LINK_BYTES, most=LINKS)
        link = piece(self._marks, begin // self.STRIDE)
        for _ in range(begin % self.STRIDE):
            link = sha256(link).digest()
        stretch = bytearray(link)
        for _ in range(min(self.STRETCH, self.links - begin) - 1):
            link = sha256(link).digest()
            stretch += link
        self._stretch, self._begin = bytes(stretch), begin


def piece(row: bytes, place: int) -> bytes:
    """The link at this place of a row of links."""
    return row[place * LINK_BYTES : (place + 1) * LINK_BYTES]


def fresh_secret() -> bytes:
    """A secret nobody knows yet: the beginning of a chain, or a seat's seed."""
    return secrets.token_bytes(LINK_BYTES)


def fresh_nonce() -> bytes:
    """A number for one throw, or the id of a game."""
    return secrets.token_bytes(NONCE_BYTES)


def commitment(seed: bytes) -> bytes:
    """What a seat shows before it shows its seed."""
    return sha256(seed).digest()


def number(value: int) -> bytes:
    """A number in its fixed width."""
    return value.to_bytes(NUMBER_BYTES, "big")


def joint_number(game: bytes, seal: bytes, links: int, restarts: int, seeds: Sequence[bytes]) -> bytes:
    """What the chain and all seats together make: game id, chain, how often the exchange had to start over, every seat's seed."""
    parts = [DOMAIN, SEATS, game, seal, number(links), number(restarts), number(len(seeds))]
    for seat, seed in enumerate(seeds, 1):
        parts += [number(seat), seed]
    return sha256(b"".join(parts)).digest()


def next_joint_number(joint: bytes, seal: bytes, links: int, last_link: bytes, last_nonce: bytes) -> bytes:
    """The joint number of a chain that carries on where another is used up.

    The last nonce of the old chain came after the new seal was shown, so whoever made the new chain could not try it out.
    """
    return sha256(b"".join([DOMAIN, NEXT, joint, seal, number(links), last_link, last_nonce])).digest()


def seat_nonce(game: bytes, seed: bytes, roll: int) -> bytes:
    """The nonce of a seat that leaves nothing to choose: it follows from the seed."""
    return hmac.digest(seed, b"".join([NONCE, game, number(roll)]), "sha256")[:NONCE_BYTES]


def values(word: bytes, bound: int, count: int, link: bytes, joint: bytes, roll: int, nonce: bytes) -> list[int]:
    """So many numbers from 0 to bound - 1, each exactly equally likely.

    Block i is HMAC-SHA256(link, word, joint, roll, nonce, i). Its bytes are taken one by one; those in the last, incomplete
    group of `bound` would favour small numbers and are skipped. When a block is spent, the next one follows.
    """
    if not 1 <= bound <= MOST_CASES:
        raise Refused("chain-cases", most=MOST_CASES)
    limit = MOST_CASES - MOST_CASES % bound
    opening = b"".join([word, joint, number(roll), nonce])
    drawn: list[int] = []
    block = 0
    while True:
        for byte in hmac.digest(link, opening + number(block), "sha256"):
            if byte < limit:
                drawn.append(byte % bound)
                if len(drawn) == count:
                    return drawn
        block += 1


def throw(link: bytes, joint: bytes, roll: int, nonce: bytes, dice: int = MOST_DICE) -> list[int]:
    """DIG-01: what the dice in hand show, sides 1 to 6, in the order in which they are thrown.

    Eight values are always drawn, and the dice in hand are the first ones: one die more or less in hand changes no other die.
    """
    if not 0 <= dice <= MOST_DICE:
        raise Refused("chain-dice", most=MOST_DICE)
    return [1 + value for value in values(DICE, SIDES, MOST_DICE, link, joint, roll, nonce)[:dice]]


def draw(link: bytes, joint: bytes, roll: int, nonce: bytes, cases: int) -> int:
    """DIG-01: one of so many equally likely cases, counted from 0: cards left, seats, treasures."""
    return values(DRAW, cases, 1, link, joint, roll, nonce)[0]


def leads_to(link: bytes, seal: bytes, steps: int) -> bool:
    """Hashing the link so many times gives the seal, or a link opened earlier."""
    for _ in range(steps):
        link = sha256(link).digest()
    return link == seal
