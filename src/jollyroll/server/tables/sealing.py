"""Changes of the seed exchange, as events make them."""

import copy

from .bots import BotSeeds
from .state import TableState


def put_seal(state: TableState, seat: int, seal: bytes, chain: bytes = b"") -> None:
    """Set a seat's commitment and the seal of its device's chain, if any; an empty commitment clears both."""
    exchange = copy.copy(state.exchange)
    exchange.commitments, exchange.chains = [*exchange.commitments], [*exchange.chains]
    exchange.commitments[seat] = exchange.chains[seat] = b""
    if seal:
        exchange.commit(seat, seal, chain)
    state.exchange = exchange


def put_bot_seeds(state: TableState, bots: BotSeeds) -> None:
    """Set the seals and seeds of bots that an event brings."""
    for seat, seal in bots.seals.items():
        put_seal(state, seat, seal)
    state.seeds = tuple(bots.seeds.get(seat, seed) for seat, seed in enumerate(state.seeds))


def show_seed(state: TableState, seat: int, seed: bytes) -> None:
    """Reveal a seat's seed, which must match its commitment."""
    exchange = copy.copy(state.exchange)
    exchange.seeds = [*exchange.seeds]
    exchange.reveal(seat, seed)
    state.exchange = exchange
