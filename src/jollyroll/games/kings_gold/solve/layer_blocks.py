"""The work of a worker on a layer: layers are cut into blocks of states, and each block is solved by itself.

The cut depends on the size of a layer alone, so that the result does not depend on the workers.
"""

import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from jollyroll.kit import Game
from jollyroll.solve.arrays import AnyArray, Floats, Ints
from jollyroll.solve.atomic_folder import opened_array

from .block_policy import BlockPolicy, new_policy, read_only, to_read, trimmed
from .endings import Ending, Endings, Tied, standings
from .layer_kernels import layer_kernels
from .ranking import piles_of, ranks
from .round_files import RoundFiles
from .scratch import DiceScratch, StateScratch, dice_scratch, state_scratch
from .turn_model import TurnModel, turn_model, turn_start

SHARES = "layers.npy"  # in the checkpoint: the shares of all states, layer after layer
BLOCKS = 32  # per layer, unless that makes them smaller or larger than these
SMALLEST, LARGEST = 2_000, 50_000  # states in a block: hundredths of a second, or seconds
FIRM = 5  # changes of policy before a better one is only mixed in
ALWAYS_FIRM = 1 << 30  # with two players
MOST_SWEEPS = 2_000
Travelling = tuple[AnyArray, ...]  # a policy in transit to another worker, which may lack this module: a variant has its own
NEXT_SEAT = 1  # outside tie rounds the next mover sits one seat further on


def blocks_of(size: int) -> Iterator[tuple[int, int]]:
    """The blocks of a layer of this size: first rank and number of states."""
    length = min(LARGEST, max(SMALLEST, -(-size // BLOCKS)))
    for first in range(0, size, length):
        yield first, min(length, size - first)


class LayerBlocks:
    """Solves blocks of one game for this many players; `folder` is the checkpoint, shared by all workers."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], folder: Path) -> None:
        start = turn_start(game, seats, options)
        self.seats = seats
        self.folder = folder
        self.model = turn_model(game, start)
        self.tie_model = turn_model(game, turn_start(game, seats, options, 1))
        start.first_player, start.host = game.new_state(seats, options).first_player, -1
        self.endings = Endings(start)
        self.rounds = RoundFiles(folder, seats)
        self.kernels = layer_kernels()
        self.firm = ALWAYS_FIRM if seats == 2 else FIRM
        self.opened: tuple[int, Floats] | None = None
        self.local = threading.local()

    def size(self, box: int) -> int:
        """The number of states in a layer."""
        return int(self.model.layer_starts[box + 1] - self.model.layer_starts[box])

    def below(self, box: int) -> Floats:
        """The solved layers; reopened for each box, since another machine may have cached the file."""
        if self.opened is None or self.opened[0] != box:
            self.opened = box, read_only(opened_array(self.folder / SHARES))
        return self.opened[1]

    def scratch(self, model: TurnModel) -> tuple[StateScratch, DiceScratch]:
        """This thread's scratch space for turns of this model."""
        known: dict[str, tuple[StateScratch, DiceScratch]] = self.local.__dict__
        key = "proper" if model is self.model else "tie"
        if key not in known:
            known[key] = state_scratch(self.seats, len(model.plans.transfers)), dice_scratch(model.dice, model.plans)
        return known[key]

    def guess(self, box: int) -> tuple[Floats, None]:
        """The first guess for a layer: the shares of the layer below it, rank by rank."""
        start = int(self.model.layer_starts[box - 1])
        return self.below(box)[start : start + self.size(box)], None

    def improve(
        self, first: int, count: int, box: int, layer: Floats, policy: Travelling | None, least: float
    ) -> tuple[Travelling, tuple[float, float]]:
        """Improve the policy of a block for the current shares; figures: the largest gain of a mover, and the sum of gains."""
        staying = self.model.plans.staying
        old = BlockPolicy(*policy) if policy else new_policy(count, self.seats)
        new, figures = self.improved(self.model, box, first, NEXT_SEAT, staying, self.below(box), layer, old, least)
        return tuple(new), figures

    def improved(
        self,
        model: TurnModel,
        box: int,
        first: int,
        shift: int,
        staying: int,
        below: Floats,
        layer: Floats,
        old: BlockPolicy,
        least: float,
    ) -> tuple[BlockPolicy, tuple[float, float]]:
        """As `improve`, in the game proper or in a tie round."""
        count = len(old.changes)
        new, gain = new_policy(count, self.seats, count * staying), np.zeros(count)
        piles = piles_of(model.rank_steps, first, count)
        scratch = self.scratch(model)
        entries = self.kernels.improve_block(
            model, box, piles, first, shift, staying, below, read_only(layer), to_read(old), new, gain, *scratch, least, self.firm
        )
        return trimmed(new, entries), (float(gain.max()), float(gain.sum()))

    def sweep(self, first: int, count: int, layer: Floats, policy: Travelling, enough: float) -> tuple[Floats, tuple[float, int]]:
        """The shares of a block after a sweep under its policy; figures: the largest change, and the number of sweeps.

        A block that is a whole layer depends on no other: it is swept until the changes are small enough.
        """
        block = layer[first : first + count].copy()
        share = self.scratch(self.model)[0].share
        residual, sweeps = enough, 0
        while residual >= enough and sweeps < (MOST_SWEEPS if count == len(layer) else 1):
            residual = self.kernels.sweep_block(read_only(layer), first, to_read(BlockPolicy(*policy)), block, share)
            sweeps += 1
        return block, (residual, sweeps)

    def join(self, *blocks: Floats) -> tuple[Floats, None]:
        """Join the blocks of a layer."""
        return np.concatenate(blocks), None

    def tie_turn(self, first: int, count: int, shift: int, after: Floats) -> tuple[Floats, int]:
        """The shares of a block before a turn of a tie round, from all shares after it; figure: the number of turns solved."""
        none, shares = new_policy(count, self.seats), read_only(after)
        policy, _ = self.improved(self.tie_model, 0, first, shift, 0, shares, shares, none, 0.0)
        return policy.known, count

    def ends(self, first: int, count: int, tied: Tied, number: int) -> tuple[Floats, None]:
        """The shares of a block when a tie round between these seats is over, or (round 0) the box is empty.

        They are listed from the seat that begins next. A new game whose first player chance finds is worth the same to all in it.
        """
        piles = piles_of(self.tie_model.rank_steps, first, count).astype(np.int64)
        orders, order_of = standings(piles)
        shares = np.zeros((count, self.seats))
        for place, order in enumerate(orders):
            ending = self.endings.after(order, tied, number)
            rows = np.flatnonzero(order_of == place)
            if ending.tied:
                shares[rows] = self.played_on(piles[rows], ending, number + 1)
            else:
                seats = ending.winners or ending.fresh
                shares[np.ix_(rows, np.array(seats))] = 1 / len(seats)
        return shares, None

    def played_on(self, piles: Ints, ending: Ending, number: int) -> Floats:
        """The shares where a tie round of this number follows."""
        begins = ending.tied[0]
        begun = self.rounds.opened(self.endings.from_first(ending.tied), number)[0]
        shares: Floats = np.roll(begun[ranks(np.roll(piles, -begins, axis=1))], begins, axis=1)
        return shares
