"""The short way of an action: from the wire to the store and, once it is stored, back, without waking any task on the way.

Nearly all frames are choices and rolls meant for the position as it is, at a table where nothing else is under way. Such a frame
is carried out where it is received. Whatever needs to wait for anything but the store takes the usual way.
"""

import asyncio
import re
from collections.abc import Coroutine
from contextvars import copy_context
from secrets import token_bytes
from time import monotonic

from jollyroll.server import limits
from jollyroll.server.counters import RECEIVED
from jollyroll.server.protocol.answers import Accepted
from jollyroll.server.protocol.frames import Choose, Roll, Witness
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import NotStored, Verdict
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.transport.metered import MeteredSocket

from .connection import Connection
from .encoding import encode
from .game_handlers import action_of
from .table import Overtaken

DoneDirectly = Choose | Roll | Witness
is_action = re.compile(r'"do": ?"(?:choose|roll|witness)"').search  # as clients write it
LONGEST = 1_000  # letters; none of them is longer


class DirectWay:
    """Takes the actions of one connection. One is under way at a time; until it is answered, nothing else is read."""

    __slots__ = ("_connection", "_frame", "_line", "_slow", "_witness")

    def __init__(self, connection: Connection, line: MeteredSocket) -> None:
        self._connection = connection
        self._line = line
        self._frame: DoneDirectly | None = None  # under way
        self._witness = False  # somebody was asked for it
        self._slow: asyncio.Task[None] | None = None
        context = copy_context()  # where it is known for whom things are done
        line.taker = lambda raw: context.run(self.take, raw)

    def take(self, raw: str) -> bool:
        """Carry a frame out, if it is an action and there is nothing to wait for; else it is to be read as usual."""
        connection = self._connection
        if not connection.there or connection.registry.leaving or len(raw) > LONGEST or not is_action(raw):
            return False
        if connection.outbox.flusher is not None or connection.budget.wait(limits.FRAMES):
            return False
        try:
            frame = read_frame(raw)
        except Rejected as rejected:
            connection.refuse(rejected.frame, rejected)
            return True
        if not isinstance(frame, DoneDirectly):  # it says twice what to do, and the last counts
            connection.budget.give_back()
            return False
        table, lock = connection.table, connection.table.lock
        current = table.position_seq <= frame.at <= table.seq
        if not current or table.silent or table.hurried or table.state.play is None or lock.held:
            self._do_slowly(connection.answer(frame))
            return True
        RECEIVED.set(monotonic())
        lock.held = connection.busy = self._line.under_way = True
        self._frame, calling = frame, table.state.calling
        self._witness = calling is not None and isinstance(frame, Witness) and frame.seat == calling.witness
        try:
            action, registry = action_of(table, frame, connection.holder), connection.registry
            context = ActionContext(registry.clock.now() + table.ahead, token_bytes, table.answering)
            registry.writer.submit(self.settle, *table.to_store(action(table.state, context), context.at))
        except NotStored as error:
            self.settle(error)
        except Exception as error:
            self._frame = None
            connection.fail(frame, error)
            lock.release()
            connection.busy = self._line.under_way = False  # whoever has brought this frame goes on to the next
        return True

    def settle(self, verdict: Verdict) -> None:
        """It is stored, and everybody was shown it; or it is not: then find out how the table stands, and say so."""
        frame, self._frame, connection, line = self._frame, None, self._connection, self._line
        assert frame
        if verdict is not None:
            return self._do_slowly(self._refuse(frame, verdict))
        answer: Accepted = {"re": frame.id, "ok": True, "seq": connection.table.seq}
        connection.push(encode(answer))
        if self._witness:
            connection.budget.give_back()  # they were asked for it: however fast others play, it uses nothing up
        connection.table.lock.release()
        connection.busy = line.under_way = False
        if line.rest or line.read_paused:
            line.go_on()

    async def _refuse(self, frame: DoneDirectly, error: Exception) -> None:
        table = self._connection.table
        why: Exception
        try:
            why = await table.not_stored(error)
        except Exception as trouble:
            why = trouble
        finally:
            table.lock.release()
        if isinstance(why, Overtaken):  # it may still be possible, for all that another server has stored
            await self._connection.answer(frame)
        else:
            self._connection.fail(frame, why)

    def _do_slowly(self, what: Coroutine[object, object, None]) -> None:
        """As usual, in a task; meanwhile nothing else is read."""
        self._connection.busy = self._line.under_way = True
        self._slow = asyncio.get_running_loop().create_task(what)
        self._slow.add_done_callback(self._done_slowly)

    def _done_slowly(self, _task: asyncio.Task[None]) -> None:
        self._connection.busy = self._line.under_way = False
        self._line.go_on()
