"""The fast path of an action: from the wire to the store and back without waking a task.

Nearly all frames are choices and rolls for the current position of an idle table, and are handled right where they are received. A
frame that has to wait for anything but the store takes the usual path through `Connection.answer` and the handlers. Both try the
action in the same way (`action_of`, `LiveTable.prepare`).
"""

import asyncio
import re
from collections.abc import Coroutine
from contextvars import copy_context
from time import monotonic

from jollyroll.server import limits
from jollyroll.server.counters import RECEIVED
from jollyroll.server.protocol.answers import Accepted
from jollyroll.server.protocol.frames import Choose, Roll, Witness
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import NotStored, StoreVerdict
from jollyroll.server.transport.metered import MeteredSocket

from .connection import Connection
from .game_handlers import action_of
from .table import Overtaken

FastFrame = Choose | Roll | Witness
may_be_fast = re.compile(r'"do": ?"(?:choose|roll|witness)"').search  # as clients write it
LONGEST = 1_000  # letters; none of these frames is longer


class FastPath:
    """Handles the actions of one connection, one at a time. The next frame is read after the answer."""

    __slots__ = ("_connection", "_context", "_frame", "_line", "_task", "_was_asked")

    def __init__(self, connection: Connection, line: MeteredSocket) -> None:
        self._connection = connection
        self._line = line
        self._frame: FastFrame | None = None  # whose event waits for the store
        self._was_asked = False  # its sender is the witness that the table waits for
        self._task: asyncio.Task[None] | None = None  # of a frame on the usual path
        self._context = copy_context()  # of the connection: asker, request id, time of its last frame
        line.taker = lambda raw: self._context.run(self.take, raw)

    def take(self, raw: str) -> bool:
        """Handle a frame if it is an action. False leaves it to `Connection.read`."""
        connection = self._connection
        if not connection.there or connection.registry.leaving or len(raw) > LONGEST or not may_be_fast(raw):
            return False
        if connection.outbox.flusher is not None or connection.budget.wait(limits.FRAMES):
            return False
        RECEIVED.set(monotonic())
        try:
            frame = read_frame(raw)
        except Rejected as rejected:
            connection.refuse(rejected.frame, rejected)
            return True
        if not isinstance(frame, FastFrame):  # the frame has two fields `do`, of which the last one counts
            connection.budget.give_back()
            return False
        table, lock = connection.table, connection.table.lock
        is_current = table.position_seq <= frame.at <= table.seq
        if not is_current or table.silent or table.hurried or table.state.play is None or lock.held:
            self._run(connection.answer(frame))
            return True
        lock.held = connection.busy = self._line.under_way = True
        self._frame, self._was_asked = frame, isinstance(frame, Witness) and connection.is_asked(frame)
        try:
            action = action_of(table, frame, connection.holder)
            connection.registry.writer.submit(self._settle, *table.prepare(action))
        except NotStored as error:
            self._settle(error)
        except Exception as error:
            self._frame = None
            connection.fail(frame, error)
            lock.release()
            connection.busy = self._line.under_way = False  # the line, which called `take`, continues by itself
        return True

    def _settle(self, verdict: StoreVerdict) -> None:
        """Answer the frame when its event is stored. After a failure the table may have to be read again first."""
        frame, self._frame, connection, line = self._frame, None, self._connection, self._line
        assert frame
        if verdict is not None:
            return self._run(self._refuse(frame, verdict))
        answer: Accepted = {"re": frame.id, "ok": True, "seq": connection.table.seq}
        connection.accept(answer, self._was_asked)
        connection.table.lock.release()
        connection.busy = line.under_way = False
        if line.rest or line.read_paused:
            line.go_on()

    async def _refuse(self, frame: FastFrame, error: Exception) -> None:
        table = self._connection.table
        reason: Exception
        try:
            reason = await table.not_stored(error)
        except Exception as trouble:
            reason = trouble
        finally:
            table.lock.release()
        if isinstance(reason, Overtaken):  # another server stored an event first; the action may still be possible after it
            await self._connection.answer(frame)
        else:
            self._connection.fail(frame, reason)

    def _run(self, rest: Coroutine[object, object, None]) -> None:
        """Finish a frame in a task with the connection's context; reading pauses until it is done."""
        self._connection.busy = self._line.under_way = True
        self._task = asyncio.get_running_loop().create_task(rest, context=self._context)
        self._task.add_done_callback(self._end_task)

    def _end_task(self, _task: asyncio.Task[None]) -> None:
        self._connection.busy = self._line.under_way = False
        self._line.go_on()
