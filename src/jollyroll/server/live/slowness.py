"""When the store is behind: whoever waits is told, again and again, so that nobody takes a slow server for a dead one."""

import asyncio
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.protocol.server_frames import SlowFrame

from .encoding import encode

if TYPE_CHECKING:
    from .registry import TableRegistry


async def tell_who_waits(registry: "TableRegistry") -> None:
    """Each second tell those tables whose actions have waited for longer than that; some of them, if they are very many."""
    while True:
        await asyncio.sleep(limits.SLOW_AFTER)
        late = registry.writer.late(limits.SLOW_AFTER)
        for name in sorted(late, key=lambda name: late[name])[: limits.SLOW_TOLD]:
            table = registry.tables.get(name)
            if table and table.readers:
                frame: SlowFrame = {"slow": {"seq": table.seq}}
                table.broadcast(encode(frame))
