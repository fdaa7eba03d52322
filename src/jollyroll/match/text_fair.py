"""Fair dice in the text notation: a block of lines behind the turns, which stay as readable as ever.

fair: version=2 game=0f3a... sides=123KSX
chain: after=0 links=4096 restarts=0 seal=9c4f...
seed 1: SHA-256-OF-THE-SEED THE-SEED SEAL-OF-THE-DEVICE
seal 1: after=57 chain=SEAL-OF-THE-DEVICE
open 1: LINK 1:LINK 2:LINK
open 2: LINK - 2:LINK passed=1 4*captain,3*gold

Version 1 has no such word in its first line, `nonces=fresh` or `nonces=seeds` in its chains, and openings of LINK NONCE.
"""

import re
from dataclasses import replace

from jollyroll.errors import quote

from .devices import SeatChain
from .errors import RecordError, placed
from .fair import FairDice, Opening, SealedChain
from .fair_form import OpeningPlaces, check_chain, check_order, check_seal, check_sides, read_game, read_link, read_seat
from .fair_words import CHAIN_FIELDS, FAIR_FIELDS, SEAL_FIELDS, chain_words, opening_words, read_opening, read_seed, seed_words
from .limits import LARGEST_SEAT, MOST_CHAINS
from .match import Match
from .record import Record, openings_of

LINE = re.compile(r" *(fair|chain|(?:seed|seal|open) +(?P<number>[0-9]+)) *: *(?P<words>.*)")
LONGEST_NUMBER = 9  # digits


def fair_lines(record: Record) -> list[str]:
    """The lines of a record's fair dice; empty without."""
    fair = record.fair
    if fair is None:
        return []
    version = "" if fair.version == 1 else f"version={fair.version} "
    lines = [f"fair: {version}game={fair.game.hex()} sides={fair.sides}"]
    for chain in fair.chains:
        lines.append(f"chain: {chain_words(chain, fair.version)}")
        lines += [f"seed {seat}: {seed_words(put)}" for seat, put in enumerate(chain.seats, 1)]
        lines += [f"seal {seat + 1}: after={after} chain={seal.hex()}" for seat, after, seal in chain.seals]
    for number, opening in enumerate(openings_of(record.events), 1):
        if opening:
            lines.append(f"open {number}: {opening_words(opening, fair.version)}")
    return lines


class FairReader:
    """Collects the lines of fair dice wherever they stand, and adds them to the match at the end."""

    def __init__(self) -> None:
        self.fair: FairDice | None = None
        self.chains: list[SealedChain] = []
        self.openings: list[tuple[int, int, Opening]] = []  # line, roll and opening

    @property
    def version(self) -> int:
        return self.fair.version if self.fair else 1

    def read_line(self, line: str, number: int) -> bool:
        """Parse a line, if it is about fair dice; returns whether it is."""
        found = LINE.fullmatch(line)
        if not found:
            return False
        column = found.start(1) + 1
        with placed(number, column):
            words, of = found["words"].split(), whole(found["number"] or "0")
            kind = found[1].split()[0]
            if kind != "fair" and self.fair is None:
                raise RecordError("record-fair-first")
            if kind == "fair":
                self.read_fair(words)
            elif kind == "chain":
                self.read_chain(words)
            elif kind == "seed":
                self.read_seed(of, words)
            elif kind == "seal":
                self.read_seal(found["number"], words)
            else:
                self.openings.append((number, of, read_opening(words, self.version)))
        return True

    def read_fair(self, words: list[str]) -> None:
        if self.fair is not None:
            raise RecordError("record-fair-twice")
        version = 2 if words and words[0].startswith("version=") else 1
        *stated, game, sides = named(words, FAIR_FIELDS[version])
        if stated not in ([], ["2"]):
            raise RecordError("record-fair-version", text=quote(stated[0]))
        check_sides(sides)
        self.fair = FairDice(read_game(game), sides, version=version)

    def read_chain(self, words: list[str]) -> None:
        after, links, restarts, *nonces, seal = named(words, CHAIN_FIELDS[self.version])
        chain = SealedChain(whole(after), whole(links), whole(restarts), "".join(nonces), read_link(seal))
        check_chain(chain, self.version)
        check_order(chain, self.chains)
        if len(self.chains) >= MOST_CHAINS:
            raise RecordError("record-many-chains", most=MOST_CHAINS)
        self.chains.append(chain)

    def read_seed(self, seat: int, words: list[str]) -> None:
        if not self.chains or seat != len(self.chains[-1].seats) + 1 or seat > LARGEST_SEAT:
            raise RecordError("record-seed-order")
        chain = self.chains[-1]
        self.chains[-1] = chain._replace(seats=(*chain.seats, read_seed(words, self.version)))

    def read_seal(self, seat: str, words: list[str]) -> None:
        if not self.chains or self.version == 1:
            raise RecordError("record-seal-order")
        chain = self.chains[-1]
        after, seal = named(words, SEAL_FIELDS)
        sealed = SeatChain(read_seat(seat), whole(after), read_link(seal))
        check_seal(sealed, chain)
        self.chains[-1] = chain._replace(seals=(*chain.seals, sealed))

    def finish(self, match: Match) -> None:
        """Add everything to the match."""
        if self.fair is None:
            return
        match.fair = replace(self.fair, chains=tuple(self.chains))
        placing = OpeningPlaces(match)
        for line, throw, opening in self.openings:
            with placed(line, 1):
                placing.place(throw, opening)


def named(words: list[str], fields: tuple[str, ...]) -> list[str]:
    """The values of `name=value` words, which must have these names in this order."""
    found = [word.partition("=") for word in words]
    if tuple(name for name, _, _ in found) != fields:
        raise RecordError("record-fair-fields", fields=" ".join(f"{name}=…" for name in fields))
    return [value for _, _, value in found]


def whole(text: str) -> int:
    """Parse a number from 0 on."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise RecordError("record-fair-number", text=quote(text))
    return int(text)
