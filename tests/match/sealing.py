"""Reproducible random games with fair dice, for tests that need many of them."""

import random
from functools import cache

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import exchange_all
from jollyroll.match import Match, Record, Seat
from jollyroll.match.dealing import Dealer
from jollyroll.match.fair import FRESH, FROM_SEEDS, FairDice, sides_of
from tools.action_dealer import ActionDealer


def table(game: str, seats: int = 2, **options: str) -> Match:
    """Ana, Ben and others sit down; the id of the game is always the same."""
    people = [Seat(name) for name in ("Ana", "Ben", "Lea", "Zoë", "李", "Flint")[:seats]]
    match = Match.start(game, people, options=options)
    match.fair = FairDice(bytes(range(16)), sides_of(match.game, match.state))
    return match


def seal_chain(dealer: Dealer, chance: random.Random, links: int = 4096, nonces: str = FRESH) -> None:
    """A chain with seeds of all seats."""
    seeds = [chance.randbytes(32) for _ in dealer.match.seats]
    dealer.seal(Chain(chance.randbytes(32), links), exchange_all(seeds), nonces)


def move(match: Match, dealer: ActionDealer, chance: random.Random) -> None:
    """One event."""
    if match.to_move is None:
        dealer.roll(lambda: chance.randbytes(16))
    else:
        rules = match.game.rules
        count = rules.legal_count(match.state)
        dealer.choose(rules.legal_choice(match.state, 0 if chance.random() < 0.4 else chance.randrange(count)))


def fair_match(
    game: str, seed: int = 0, most: int = 60, seats: int = 2, links: int = 4096, nonces: str = FRESH, **options: str
) -> tuple[Match, ActionDealer, random.Random]:
    """A game with fair dice, finished or cut off after this many events."""
    chance = random.Random(f"{game} {seed}")
    match = table(game, seats, **options)
    dealer = ActionDealer(match)
    seal_chain(dealer, chance, links, nonces)
    while not match.is_over and len(match.events) < most:
        move(match, dealer, chance)
    return match, dealer, chance


@cache
def fair_record(game: str, seed: int = 0, most: int = 60, seats: int = 2, links: int = 4096, nonces: str = FRESH) -> Record:
    """The record of such a game."""
    return fair_match(game, seed, most, seats, links, nonces)[0].record


WAYS: tuple[str, ...] = (FRESH, FROM_SEEDS)
