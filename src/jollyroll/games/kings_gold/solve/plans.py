"""The plans of a turn as arrays: the transfers of each plan, the plans that each roll allows, plans of equal effect merged."""

from itertools import product
from typing import NamedTuple

import numpy as np

from jollyroll.kit.rules import Rules
from jollyroll.solve.arrays import AnyArray, Arrays, Bytes, Flags, UShorts

from ..rules.combinations import kings_share
from ..rules.components import BOX, COIN_3, KING
from ..rules.state import State
from .transfers import FINE, ChoiceSequence, Transfer, TransferKind, TurnTrial

MOST_TRANSFERS = 2
MOST_RAIDED = COIN_3 + 1 + kings_share(COIN_3 + 1)  # coins that a pair takes from the box
PROBED = {
    BOX: range(MOST_TRANSFERS * MOST_RAIDED + 2),
    KING: range(2),
}  # sizes of piles for comparing plans; of players' piles:
PROBED_PLAYERS = range(8)
FULL = 20
Kinds = tuple[TransferKind, ...]


class Plans(NamedTuple):
    """Piles are numbered: the players from the mover on, then the King, then the box."""

    transfers: Bytes  # plan, coins in the box, step: the transfer; the last of the transfers moves nothing
    staying: int  # the number of plans that leave the box alone; they come first
    source: Bytes  # transfer: the pile it takes from
    to_mover: Bytes  # transfer and size of that pile: coins that go to the mover
    to_king: Bytes  # the same for the King
    fined: Bytes  # transfer: 1 if it is a fine
    kind: UShorts  # roll: the set of plans it allows
    begin: UShorts  # set: its first plan in `member`; one more entry than sets
    member: UShorts  # plans, set after set, those with the lowest choices first


def read_plans(rules: Rules[State], start: State, coins: int) -> Plans:
    """The plans for these seats; `start` is a state in which seat 0 begins a turn, in a tie round or not."""
    trial = TurnTrial(rules, start, coins)
    sequences = [list(trial.sequences(roll)) for roll in range(rules.outcome_count(start))]
    firsts: dict[Kinds, ChoiceSequence] = {}
    transfers: dict[TransferKind, Transfer] = {}
    for sequence in (sequence for some in sequences for sequence in some):
        firsts.setdefault(sequence.transfers, sequence)
        first = sequence.transfers[0]
        if first not in transfers:
            transfers[first] = Transfer(first, sequence.roll)
    for transfer in transfers.values():
        trial.measure(transfer)
    number = {kind: place for place, kind in enumerate(transfers)}
    rows = {kinds: by_box(trial, sequence, number, coins) for kinds, sequence in firsts.items()}
    pile = {BOX: start.seats + 1, KING: start.seats}
    nothing = [0] * (coins + 1)
    arrays: Arrays = {
        "source": np.array([*(pile.get(kind.source, kind.source) for kind in transfers), 0], dtype=np.uint8),
        "to_mover": np.array([*(transfer.to_mover for transfer in transfers.values()), nothing], dtype=np.uint8),
        "to_king": np.array([*(transfer.to_king for transfer in transfers.values()), nothing], dtype=np.uint8),
        "fined": np.array([*(kind.what == FINE for kind in transfers), False], dtype=np.uint8),
    }
    return merged(sequences, rows, arrays, start.seats, coins)


def by_box(trial: TurnTrial, sequence: ChoiceSequence, number: dict[TransferKind, int], coins: int) -> Bytes:
    """The transfers of a sequence for every box: fewer where the emptied box stops them."""
    row = np.full((coins + 1, MOST_TRANSFERS), len(number), dtype=np.uint8)
    sure = all(kind.source != BOX for kind in sequence.transfers)
    for box in range(coins + 1):
        done = len(sequence.transfers) if sure else trial.carried_out(sequence, box)
        row[box, :done] = [number[kind] for kind in sequence.transfers[:done]]
    return row


def merged(sequences: list[list[ChoiceSequence]], rows: dict[Kinds, Bytes], arrays: Arrays, seats: int, coins: int) -> Plans:
    """One plan for each effect, one set of plans for each kind of roll."""
    plan_of: dict[Kinds, int] = {}
    seen: dict[bytes, int] = {}
    transfers: list[Bytes] = []
    for key, row in sorted(rows.items(), key=lambda item: any(kind.source == BOX for kind in item[0])):
        effect = effect_of(row, arrays, seats, coins)
        if effect not in seen:
            seen[effect] = len(transfers)
            transfers.append(row)
        plan_of[key] = seen[effect]
    kinds: dict[tuple[int, ...], int] = {}
    kind = [kinds.setdefault(tuple(dict.fromkeys(plan_of[each.transfers] for each in some)), len(kinds)) for some in sequences]
    touched = (arrays["source"][np.array(transfers)[:, -1]] == seats + 1).any(axis=1)
    return Plans(
        transfers=np.array(transfers),
        staying=int((~touched).sum()),
        **arrays,
        kind=np.array(kind, dtype=np.uint16),
        begin=np.cumsum([0, *map(len, kinds)], dtype=np.uint16),
        member=np.array([plan for plans in kinds for plan in plans], dtype=np.uint16),
    )


def effect_of(row: Bytes, arrays: Arrays, seats: int, coins: int) -> bytes:
    """The effect of a plan on all relevant sizes of the piles it takes from, as bytes: equal bytes, equal effect."""
    sources = sorted({int(arrays["source"][transfer]) for transfer in np.unique(row) if transfer < len(arrays["source"]) - 1})
    sizes = {seats: PROBED[KING], seats + 1: PROBED[BOX]}
    probes = [[min(size, coins) for size in sizes.get(pile, PROBED_PLAYERS)] for pile in sources]
    piles = np.full((int(np.prod([len(probe) for probe in probes])), seats + 2), FULL)
    piles[:, sources] = list(product(*probes))
    fined = apply_transfers(row[np.minimum(piles[:, -1], coins)], arrays, piles)
    return bytes(sources) + piles.astype(np.int8).tobytes() + fined.astype(np.int8).tobytes()


def apply_transfers(transfers: Bytes, arrays: Arrays, piles: AnyArray) -> Flags:
    """Apply one row of transfers to each row of piles; returns which were fined."""
    rows = np.arange(len(piles))
    fined = np.zeros(len(piles), dtype=np.bool_)
    king = piles.shape[1] - 2
    for transfer in transfers.T:
        source = arrays["source"][transfer]
        size = np.minimum(piles[rows, source], arrays["to_mover"].shape[1] - 1)
        gain, share = arrays["to_mover"][transfer, size].astype(int), arrays["to_king"][transfer, size].astype(int)
        piles[rows, source] -= gain + share
        piles[:, 0] += gain
        piles[:, king] += share
        fined |= arrays["fined"][transfer] == 1
    return fined
