"""Seals and seeds of the seats, as events bring them."""

import copy

from .bots import BotSeeds
from .state import TableState


def put_seal(state: TableState, seat: int, seal: bytes, chain: bytes = b"") -> None:
    """A seat's commitment, with the seal of its device's chain, if any; no commitment frees the seat for another."""
    exchange = copy.copy(state.exchange)
    exchange.commitments, exchange.chains = [*exchange.commitments], [*exchange.chains]
    exchange.commitments[seat] = exchange.chains[seat] = b""
    if seal:
        exchange.commit(seat, seal, chain)
    state.exchange = exchange


def put_bot_seeds(state: TableState, bots: BotSeeds) -> None:
    """Seals and seeds of bots, wherever an event brings some."""
    for seat, seal in bots.seals.items():
        put_seal(state, seat, seal)
    state.seeds = tuple(bots.seeds.get(seat, seed) for seat, seed in enumerate(state.seeds))


def show_seed(state: TableState, seat: int, seed: bytes) -> None:
    """A seat's seed, which must be that of its seal."""
    exchange = copy.copy(state.exchange)
    exchange.seeds = [*exchange.seeds]
    exchange.reveal(seat, seed)
    state.exchange = exchange
