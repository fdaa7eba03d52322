"""Loads tables and their history from the store.

Both start from a saved state, so they cost no replay of the whole game. The frames of recently read stretches are cached.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import SavedRow
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.transition import effort
from jollyroll.server.thinking.thinkers import Thinkers

from .saving import Replayed, replayed, stretch_start

if TYPE_CHECKING:
    from jollyroll.server.store import Store

Stretch = tuple[str, int]  # a table's id and the event before its first frame


class TableHistory:
    """Reads tables back. Concurrent requests for the same events share one read."""

    def __init__(self, store: "Store", save: Callable[[Sequence[SavedRow]], None], thinkers: Thinkers) -> None:
        self.store = store
        self.save = save
        self.thinkers = thinkers
        self.bytes = 0  # of all cached frames
        self._kept: OrderedDict[Stretch, list[bytes]] = OrderedDict()
        self._reading: dict[tuple[str, int, int], asyncio.Task[list[bytes]]] = {}

    async def wake(self, table: str) -> tuple[TableState, Row]:
        """Load a table: its state and its last event."""
        saved, rows = await self.store.tail(table)
        if not rows:
            raise Rejected(Code.NO_TABLE)
        last = rows[-1]
        found = await self._replay(table, saved, rows, stretch_start(last.seq), last.seq)
        return found.state, last

    async def frames(self, table: str, after: int, upto: int) -> list[bytes]:
        """The frames of the events after `after`, up to and including `upto`."""
        starts = range(stretch_start(after), upto, limits.SAVE_EVERY)
        found = {start: self._known(table, start) for start in starts}
        missing = [start for start in starts if len(found[start]) < min(upto - start, limits.SAVE_EVERY)]
        if missing:
            first, end = missing[0], min(upto, missing[-1] + limits.SAVE_EVERY)
            frames = await self._read_once(table, first, end)
            for start in range(first, end, limits.SAVE_EVERY):
                found[start] = frames[start - first : start - first + limits.SAVE_EVERY]
                self._keep(table, start, found[start])
        return [frame for start in starts for frame in found[start]][after - starts.start : upto - starts.start]

    async def _read_once(self, table: str, start: int, upto: int) -> list[bytes]:
        key = table, start, upto
        task = self._reading.get(key)
        if task is None:
            task = self._reading[key] = asyncio.create_task(self._read(*key))
            task.add_done_callback(lambda _: self._reading.pop(key, None))
        return await asyncio.shield(task)

    async def _read(self, table: str, start: int, upto: int) -> list[bytes]:
        saved, rows = await self.store.tail(table, start, upto)
        frames = (await self._replay(table, saved, rows, start, start)).frames
        if len(frames) < upto - start:
            raise Rejected(Code.DAMAGED)
        return frames

    async def _replay(self, table: str, saved: SavedRow | None, rows: Sequence[Row], start: int, after: int) -> Replayed:
        """Replay from the saved state or, if it cannot be used, from the beginning, and save new states for the next time."""
        number = len(rows) if saved else effort(rows)
        found = await self.thinkers.read(number, replayed, saved, rows, start, after)
        if found is None:
            rows = await self.store.rows(table, 0, rows[-1].seq)
            found = await self.thinkers.read(effort(rows), replayed, None, rows, start, after)
            assert found
        if found.states:
            self.save(found.states)
        return found

    # the cache of frames

    def _known(self, table: str, start: int) -> list[bytes]:
        known = self._kept.get((table, start))
        if known is None:
            return []
        self._kept.move_to_end((table, start))
        return known

    def _keep(self, table: str, start: int, frames: list[bytes]) -> None:
        """Cache frames, dropping the least recently used."""
        self.bytes += sum(map(len, frames)) - sum(map(len, self._kept.pop((table, start), ())))
        self._kept[table, start] = frames
        while self.bytes > limits.PAST_BYTES and self._kept:
            self.bytes -= sum(map(len, self._kept.popitem(last=False)[1]))
