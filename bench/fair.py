"""Fair dice: the speed of sealing a chain, rolling from it and verifying a record; and how evenly they fall."""

import hashlib
import statistics
import time
from collections.abc import Callable

from jollyroll.dice.chain import LINKS, Chain, roll_dice
from jollyroll.dice.exchange import exchange_all
from jollyroll.match import Match, Record, Seat
from jollyroll.match.dealing import Dealer
from jollyroll.match.fair import FRESH
from jollyroll.match.verify import verify

ROUNDS = 5
JOINT, NONCE = hashlib.sha256(b"joint").digest(), hashlib.sha256(b"nonce").digest()[:16]
GAME = "kings_gold"
STRIDES = 48  # chains of dice to count: 1.6 million dice


def seconds(work: Callable[[], object]) -> float:
    """The median of some rounds."""
    spent = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        work()
        spent.append(time.perf_counter() - begin)
    return statistics.median(spent)


def roll_all(chain: Chain) -> None:
    """Every roll of a chain, eight dice each."""
    for roll in range(1, LINKS + 1):
        roll_dice(chain.link(roll), JOINT, roll, NONCE)


def play(seed: int = 0) -> Record:
    """A game in which everybody stops at once, dealt from a sealed chain."""
    match = Match.start(GAME, [Seat("Ana"), Seat("Ben")])
    dealer = Dealer(match)
    seeds = [hashlib.sha256(f"{seed} {seat}".encode()).digest() for seat in range(2)]
    dealer.seal(Chain(hashlib.sha256(f"{seed}".encode()).digest()), exchange_all(seeds), FRESH)
    while not match.is_over and match.chance_count < 500:
        if match.to_move is None:
            match.apply_outcome(*dealer.deal(NONCE))
        else:
            match.choose(match.game.rules.legal_choice(match.state, 0))
    return match.record


def chi_square() -> float:
    """The chi-square statistic of the faces of 1.6 million dice; 5 degrees of freedom."""
    counts = [0] * 6
    for number in range(STRIDES):
        chain = Chain(hashlib.sha256(f"even {number}".encode()).digest())
        for roll in range(1, LINKS + 1):
            for side in roll_dice(chain.link(roll), JOINT, roll, NONCE):
                counts[side - 1] += 1
    mean = sum(counts) / 6
    return sum((count - mean) ** 2 / mean for count in counts)


def main() -> None:
    """Print the figures."""
    chain = Chain(JOINT)
    sealing = seconds(lambda: Chain(JOINT))
    rolling = seconds(lambda: roll_all(chain)) / LINKS
    record = play()
    rolls = sum(event.kind == "chance" for event in record.events)
    proving = seconds(lambda: verify(record)) / rolls
    print("fair dice, one core")
    print(f"  sealing a chain of {LINKS:,} links     {sealing * 1e3:>10.1f} ms")
    print(f"  opening a link, eight dice      {1 / rolling:>12,.0f} rolls/s")
    print(f"  proving a record of {GAME}  {1 / proving:>12,.0f} rolls/s")
    print(f"  {STRIDES * LINKS * 8 / 1e6:.1f} million dice: chi-square {chi_square():.1f} (5 degrees of freedom)", flush=True)


if __name__ == "__main__":
    main()
