"""After the game: the coach's analysis, and the verification of the dice."""

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
from jollyroll.server.tables.rows import JsonObject, Row

from .thinkers import Thinkers

LOG = logging.getLogger(__name__)


class Analyses:
    """Analyses of finished games, each computed once in a thread; the last ones are cached."""

    def __init__(self, thinkers: Thinkers, finished: Callable[[str], Awaitable[list[Row]]]) -> None:
        self._thinkers = thinkers
        self._finished = finished  # loads the events of a finished game
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._running: dict[str, tuple[asyncio.Task[bytes], list[int]]] = {}

    async def analysis(self, table: str) -> bytes | float:
        """The analysis of a table's game, or its progress from 0 to 1."""
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
        """Drop an analysis because the game goes on after an undo."""
        self._known.pop(table, None)
        self._running.pop(table, None)

    def _done(self, table: str, task: asyncio.Task[bytes]) -> None:
        """Cache the result, whether or not somebody still waits for it."""
        if self._running.get(table, (None,))[0] is not task:  # dropped meanwhile
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
    """The analysis as JSON, with the table's event for each event of the record."""
    from jollyroll.coach import analyse
    from jollyroll.coach.forms import analysis_form

    record, places = record_of(rows)

    def note(done: int, total: int) -> None:
        progress[:] = done, max(total, 1)

    return to_json({"done": 1.0, "seqs": places, "analysis": analysis_form(analyse(record, note))})


def written(rows: list[Row], write: Callable[[Record], str]) -> tuple[str, str]:
    """The game's name and the record so far, written by `write`."""
    record, _ = record_of(rows)
    return record.game, write(record)


def verified(rows: list[Row]) -> JsonObject:
    """The result of verifying the dice so far."""
    from jollyroll.match.verify import verify

    return verify(record_of(rows)[0]).form()
