"""After the game: what the coach makes of it, and whether the dice were as sealed."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from jollyroll.errors import Refused
from jollyroll.match import Record
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.models import to_json
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.rows import Json, Row

from .thinkers import Thinkers

LOG = logging.getLogger(__name__)


class Analyses:
    """Analyses of finished games. Each takes a thread some seconds; the last ones are kept for others who ask."""

    def __init__(self, thinkers: Thinkers, finished: Callable[[str], Awaitable[list[Row]]]) -> None:
        self._thinkers = thinkers
        self._finished = finished  # all events of a table whose game is over
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._running: dict[str, tuple[asyncio.Task[bytes], list[int]]] = {}

    async def analysis(self, table: str) -> bytes | float:
        """The analysis of a table's game, or how much of it is done."""
        if table in self._known:
            self._known.move_to_end(table)
            return self._known[table]
        rows = await self._finished(table)
        if table not in self._running:
            progress = [0, 1]
            task = asyncio.create_task(self._analyse(rows, progress))
            self._running[table] = task, progress
            task.add_done_callback(lambda task: self._done(table, task))
        task, progress = self._running[table]
        await asyncio.wait([task], timeout=limits.ANSWER_WITHIN)
        return task.result() if task.done() else progress[0] / progress[1]

    def forget(self, table: str) -> None:
        """The game goes on after all."""
        self._known.pop(table, None)
        self._running.pop(table, None)

    def _done(self, table: str, task: asyncio.Task[bytes]) -> None:
        """Cache the result, whether or not somebody still waits for it."""
        if self._running.get(table, (None,))[0] is not task:  # forgotten meanwhile
            return
        del self._running[table]
        if not task.cancelled() and not task.exception():
            self._known[table] = task.result()
            if len(self._known) > limits.ANALYSES:
                self._known.popitem(last=False)

    async def _analyse(self, rows: list[Row], progress: list[int]) -> bytes:
        try:
            return await self._thinkers.analyse(analysed, rows, progress)
        except Refused as refused:
            raise Rejected(Code.COACH_UNABLE, refused) from refused
        except Rejected:
            raise
        except Exception as error:
            LOG.exception("table %s: analysis", rows[0].table)
            raise Rejected(Code.COACH_UNABLE) from error


def analysed(rows: list[Row], progress: list[int]) -> bytes:
    """What the coach has to say, with the event of the table that each event of the record came with."""
    from jollyroll.coach import analyse
    from jollyroll.coach.forms import analysis_form

    record, places = record_of(rows)

    def note(done: int, total: int) -> None:
        progress[:] = done, max(total, 1)

    return to_json({"done": 1.0, "seqs": places, "analysis": analysis_form(analyse(record, note))})


def written(rows: list[Row], write: Callable[[Record], str]) -> tuple[str, str]:
    """The name of the game and its record so far, written in some way."""
    record, _ = record_of(rows)
    return record.game, write(record)


def verified(rows: list[Row]) -> Json:
    """Whether the dice so far were as sealed."""
    from jollyroll.match.verify import verify

    return verify(record_of(rows)[0]).form()
