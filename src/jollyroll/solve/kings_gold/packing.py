"""Shares of three players told shortly: in whole steps of 1/65535, the last seat's left out, each rank by its difference to the one
before; then compressed."""

import zlib

import numpy as np

from .piles import Numbers

STEPS = 65_535
HEAD = 4  # bytes that say how many ranks there are
ROUNDING = 1.0 / STEPS  # what a turn may seem to gain by it alone


def pack(shares: Numbers) -> Numbers:
    """Any number of rows of all ranks (the last axis has the seats, the one before the ranks) as bytes."""
    steps = np.rint(shares * STEPS).astype(np.int64)
    surplus = np.maximum(steps[..., :-1].sum(axis=-1) - STEPS, 0)
    largest = steps[..., :-1].argmax(axis=-1)
    np.put_along_axis(steps, largest[..., None], np.take_along_axis(steps, largest[..., None], -1) - surplus[..., None], -1)
    told = np.ascontiguousarray(np.swapaxes(steps[..., :-1], -1, -2)).astype(np.uint16)
    apart = np.diff(told, axis=-1, prepend=np.uint16(0))
    halves = np.array([apart & 255, apart >> 8], dtype=np.uint8)
    head = np.array([shares.shape[-2]], dtype="<i4")
    return np.frombuffer(head.tobytes() + zlib.compress(halves.tobytes(), 9), np.uint8)


def unpack(packed: Numbers, seats: int) -> Numbers:
    """The rows again, one axis for all that come before ranks and seats."""
    ranks = int(packed[:HEAD].view("<i4")[0])
    halves = np.frombuffer(zlib.decompress(packed[HEAD:].tobytes()), np.uint8).reshape(2, -1, seats - 1, ranks)
    apart = halves[0] | halves[1].astype(np.uint16) << 8
    told = np.swapaxes(np.cumsum(apart, axis=-1, dtype=np.uint16), -1, -2).astype(np.int64)
    steps = np.concatenate([told, STEPS - told.sum(axis=-1, keepdims=True)], axis=-1)
    shares: Numbers = np.ascontiguousarray(steps / STEPS)
    return shares
