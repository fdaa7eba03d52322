"""Packed shares of three players: in steps of 1/65535, without the last seat's, delta-coded and compressed."""

import zlib

import numpy as np

from jollyroll.solve.arrays import AnyArray, Bytes, Floats

STEPS = 65_535
HEAD = 4  # bytes of the header, which holds the number of ranks
ROUNDING = 1.0 / STEPS  # apparent gain of a turn due to rounding alone
ROWS, RANKS = 0, -1  # the axis of the delta coding: along rows or along ranks


def pack(shares: AnyArray, axis: int) -> Bytes:
    """Pack rows of ranks into bytes (the last axis has the seats, the one before the ranks)."""
    steps = np.rint(shares * STEPS).astype(np.int64)
    surplus = np.maximum(steps[..., :-1].sum(axis=-1) - STEPS, 0)
    largest = steps[..., :-1].argmax(axis=-1)
    np.put_along_axis(steps, largest[..., None], np.take_along_axis(steps, largest[..., None], -1) - surplus[..., None], -1)
    stored = np.ascontiguousarray(np.swapaxes(steps[..., :-1], -1, -2)).astype(np.uint16)
    differences = np.diff(stored, axis=axis, prepend=np.uint16(0))
    halves = np.array([differences & 255, differences >> 8], dtype=np.uint8)
    head = np.array([shares.shape[-2]], dtype="<i4")
    return np.frombuffer(head.tobytes() + zlib.compress(halves.tobytes(), 9), np.uint8)


def unpack(packed: Bytes, seats: int, inner: tuple[int, ...], axis: int) -> Floats:
    """Unpack the rows; `inner` are the lengths of the axes between the first and the ranks."""
    ranks = int(packed[:HEAD].view("<i4")[0])
    halves = np.frombuffer(zlib.decompress(packed[HEAD:].tobytes()), np.uint8).reshape(2, -1, *inner, seats - 1, ranks)
    differences = halves[0] | halves[1].astype(np.uint16) << 8
    stored = np.swapaxes(np.cumsum(differences, axis=axis, dtype=np.uint16), -1, -2).astype(np.int64)
    shares: Floats = np.ascontiguousarray(np.concatenate([stored, STEPS - stored.sum(axis=-1, keepdims=True)], axis=-1) / STEPS)
    return shares
