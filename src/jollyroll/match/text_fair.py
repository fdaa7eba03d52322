"""Fair dice in the text notation: a block of lines behind the turns, which stay as readable as ever.

fair: game=0f3a... sides=123KSX
chain: after=0 links=4096 restarts=0 nonces=seeds seal=9c4f...
seed 1: SHA-256-OF-THE-SEED THE-SEED
open 1: LINK NONCE
open 2: LINK NONCE 4*captain,3*gold
"""

import re
from dataclasses import replace

from jollyroll.errors import quote

from .errors import RecordError, placed
from .fair import FairDice, Opening, SealedChain, SeatSeed
from .fair_form import Placing, check_chain, check_order, check_sides, read_game, read_link, read_nonce
from .limits import LARGEST_SEAT, MOST_CHAINS
from .match import Match
from .record import Record, check_word, openings_of

LINE = re.compile(r" *(fair|chain|seed +([0-9]+)|open +([0-9]+)) *: *(.*)")
FAIR_FIELDS = ("game", "sides")
LONGEST_NUMBER = 9  # digits
CHAIN_FIELDS = ("after", "links", "restarts", "nonces", "seal")


def fair_lines(record: Record) -> list[str]:
    """The block of a record; nothing where dice are not fair."""
    fair = record.fair
    if fair is None:
        return []
    lines = [f"fair: game={fair.game.hex()} sides={fair.sides}"]
    for chain in fair.chains:
        values = (chain.after, chain.links, chain.restarts, chain.nonces, chain.seal.hex())
        lines.append("chain: " + " ".join(f"{name}={value}" for name, value in zip(CHAIN_FIELDS, values, strict=True)))
        for seat, put in enumerate(chain.seats, 1):
            lines.append(f"seed {seat}: {put.commitment.hex()} {put.seed.hex()}".rstrip())
    for number, opening in enumerate(openings_of(record.events), 1):
        if opening:
            lines.append(f"open {number}: {opening.link.hex()} {opening.nonce.hex()} {opening.left}".rstrip())
    return lines


class FairReader:
    """Reads the lines of the block wherever they stand, and gives the match what they say once all are read."""

    def __init__(self) -> None:
        self.fair: FairDice | None = None
        self.chains: list[SealedChain] = []
        self.openings: list[tuple[int, int, Opening]] = []  # with line and roll

    def read_line(self, line: str, number: int) -> bool:
        """Take the line in, if it is one of the block."""
        found = LINE.fullmatch(line)
        if not found:
            return False
        column = found.start(1) + 1
        with placed(number, column):
            words = found[4].split()
            kind = found[1].split()[0]
            if kind != "fair" and self.fair is None:
                raise RecordError("record-fair-first")
            if kind == "fair":
                self.read_fair(words)
            elif kind == "chain":
                self.read_chain(words)
            elif kind == "seed":
                self.read_seed(whole(found[2]), words)
            else:
                self.read_opening(whole(found[3]), words, number)
        return True

    def read_fair(self, words: list[str]) -> None:
        if self.fair is not None:
            raise RecordError("record-fair-twice")
        game, sides = named(words, FAIR_FIELDS)
        check_sides(sides)
        self.fair = FairDice(read_game(game), sides)

    def read_chain(self, words: list[str]) -> None:
        after, links, restarts, nonces, seal = named(words, CHAIN_FIELDS)
        chain = SealedChain(whole(after), whole(links), whole(restarts), nonces, read_link(seal))
        check_chain(chain)
        check_order(chain, self.chains)
        if len(self.chains) >= MOST_CHAINS:
            raise RecordError("record-many-chains", most=MOST_CHAINS)
        self.chains.append(chain)

    def read_seed(self, seat: int, words: list[str]) -> None:
        if not self.chains or seat != len(self.chains[-1].seats) + 1 or seat > LARGEST_SEAT:
            raise RecordError("record-seed-order")
        if len(words) not in (1, 2):
            raise RecordError("record-seed-line")
        chain = self.chains[-1]
        self.chains[-1] = chain._replace(seats=(*chain.seats, SeatSeed(*map(read_link, words))))

    def read_opening(self, throw: int, words: list[str], line: int) -> None:
        if len(words) not in (2, 3):
            raise RecordError("record-opening-line")
        for left in words[2:]:
            check_word(left)
        self.openings.append((line, throw, Opening(read_link(words[0]), read_nonce(words[1]), *words[2:])))

    def finish(self, match: Match) -> None:
        """Hand over what was read."""
        if self.fair is None:
            return
        match.fair = replace(self.fair, chains=tuple(self.chains))
        placing = Placing(match)
        for line, throw, opening in self.openings:
            with placed(line, 1):
                placing.place(throw, opening)


def named(words: list[str], fields: tuple[str, ...]) -> list[str]:
    """The values of `name=value` words, each field once, in this order."""
    found = [word.partition("=") for word in words]
    if tuple(name for name, _, _ in found) != fields:
        raise RecordError("record-fair-fields", fields=" ".join(f"{name}=…" for name in fields))
    return [value for _, _, value in found]


def whole(text: str) -> int:
    """A number from 0 on."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise RecordError("record-fair-number", text=quote(text))
    return int(text)
