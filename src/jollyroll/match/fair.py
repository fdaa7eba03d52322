"""What a record holds of fair dice: the seals shown before, and for each roll or draw the link that was opened."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from jollyroll.dice.chain import joint_number, next_joint_number
from jollyroll.kit import Game, GameState

FRESH, FROM_SEEDS = "fresh", "seeds"  # a fresh nonce from whoever rolls, or nonces that follow from the seats' seeds
NONCES = (FRESH, FROM_SEEDS)
MARK_DIGITS = 20  # of a joint number, for people to note and compare


class Opening(NamedTuple):
    """What opened a roll or a draw. `left` tells what a draw was made from: `4*captain,3*gold`."""

    link: bytes
    nonce: bytes
    left: str = ""


class SeatSeed(NamedTuple):
    """What a seat put in: SHA-256 of its seed, and the seed once it was shown."""

    commitment: bytes
    seed: bytes = b""


class SealedChain(NamedTuple):
    """A chain that was sealed when so many rolls and draws had been made.

    With seats it begins with the next roll. Without it carries on once the chain before it is used up.
    """

    after: int
    links: int
    restarts: int
    nonces: str
    seal: bytes
    seats: tuple[SeatSeed, ...] = ()


class ChainPlace(NamedTuple):
    """Which chain a roll belongs to, counted from 0, and which roll of that chain it is, counted from 1."""

    chain: int
    roll: int


@dataclass(frozen=True)
class FairDice:
    """The dice of one game: its id, what stands on the six sides of a die, and every chain that was sealed."""

    game: bytes
    sides: str
    chains: tuple[SealedChain, ...] = ()

    def with_chain(self, chain: SealedChain) -> "FairDice":
        """One more chain."""
        return replace(self, chains=(*self.chains, chain))

    def begins(self) -> list[int]:
        """How many rolls and draws came before each chain."""
        begins: list[int] = []
        for number, chain in enumerate(self.chains):
            carried_on = begins[-1] + self.chains[number - 1].links if number else chain.after
            begins.append(chain.after if chain.seats else carried_on)
        return begins

    def place(self, rolls: int) -> ChainPlace | None:
        """Where the roll after so many belongs; None if no chain was sealed for it, or the last one is used up."""
        begins = self.begins()
        for number in reversed(range(len(begins))):
            if begins[number] <= rolls:
                roll = rolls - begins[number] + 1
                return ChainPlace(number, roll) if roll <= self.chains[number].links else None
        return None

    def joint(self, number: int, openings: Sequence[Opening | None]) -> bytes:
        """The joint number of a chain, given the openings of all rolls so far; empty if something it needs is missing."""
        chain = self.chains[number]
        if chain.seats:
            seeds = [seat.seed for seat in chain.seats]
            return joint_number(self.game, chain.seal, chain.links, chain.restarts, seeds) if all(seeds) else b""
        begin = self.begins()[number]
        last = openings[begin - 1] if 0 < begin <= len(openings) else None
        before = self.joint(number - 1, openings) if number and last else b""
        return next_joint_number(before, chain.seal, chain.links, last.link, last.nonce) if before and last else b""

    @property
    def fresh(self) -> bool:
        """People put in nonces of their own."""
        return any(chain.nonces == FRESH for chain in self.chains)

    def mark(self) -> str:
        """What people note before the game and compare after it; empty until the first chain is open."""
        return mark_of(self.joint(0, ())) if self.chains else ""


def mark_of(joint: bytes) -> str:
    """The first digits of a joint number in groups of four."""
    digits = joint.hex()[:MARK_DIGITS]
    return " ".join(digits[place : place + 4] for place in range(0, len(digits), 4))


def sides_of(game: Game, state: GameState) -> str:
    """The letters on the six sides of a die."""
    return "".join(game.letters[game.rules.die_face(state, side)] for side in range(6))


def what_is_left(game: Game, state: GameState) -> str:
    """What the next draw is made from, in the order of the outcomes: `4*captain,3*gold`."""
    rules = game.rules
    weights = ((number, rules.outcome_weight(state, number)) for number in range(rules.outcome_count(state)))
    return ",".join(f"{weight}*{game.outcome_text(state, number).rpartition(':')[2]}" for number, weight in weights if weight)
