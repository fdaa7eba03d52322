"""Tells players when the store is slow, so that they do not take the server for dead."""

import asyncio
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.protocol.server_frames import SlowFrame

from .encoding import encode

if TYPE_CHECKING:
    from .registry import TableRegistry


async def tell_who_waits(registry: "TableRegistry") -> None:
    """Every second, notify tables whose actions have waited longer than that; the slowest first, up to a limit."""
    while True:
        await asyncio.sleep(limits.SLOW_AFTER)
        late = registry.writer.late(limits.SLOW_AFTER)
        for name in sorted(late, key=lambda name: late[name])[: limits.SLOW_TOLD]:
            table = registry.tables.get(name)
            if table and table.readers:
                frame: SlowFrame = {"slow": {"seq": table.seq}}
                table.broadcast(encode(frame))
