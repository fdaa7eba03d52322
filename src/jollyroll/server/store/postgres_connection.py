"""PostgreSQL connections with a client-side timeout: a server that hangs sends nothing, and TCP notices nothing.

`statement_timeout` and cancelling do not help against a hung server, and they do harm: a commit that waits for its standby is then
reported as done, though the standby does not have it.
"""

from asyncio import CancelledError
from time import monotonic
from typing import TypeVar

from psycopg import AsyncConnection, Connection
from psycopg.abc import PQGen
from psycopg.errors import ConnectionTimeout
from psycopg.rows import TupleRow
from psycopg.waiting import wait_async

ResultT = TypeVar("ResultT")


class ImpatientConnection(Connection[TupleRow]):
    """Closes itself if the server does not answer a statement in time. The outcome of the statement is then unknown."""

    within: float | None = None  # timeout in seconds; None waits for ever

    def wait(self, gen: PQGen[ResultT], interval: float = 0.1, timeout: float | None = None) -> ResultT:
        if timeout is not None:  # a timeout of the driver itself
            return super().wait(gen, interval, timeout)
        if self.within is None:
            return super().wait(gen, interval)
        try:
            return super().wait(limited(gen, monotonic() + self.within), interval)
        except ConnectionTimeout:
            self.pgconn.finish()  # closes the socket without waiting for the server
            raise


class ImpatientAsyncConnection(AsyncConnection[TupleRow]):
    """The asynchronous version. It does not ask the server to cancel an abandoned statement.

    psycopg would, and if the server hangs, that alone takes another ten seconds.
    """

    within: float | None = None  # timeout in seconds; None waits for ever

    async def wait(self, gen: PQGen[ResultT], interval: float = 0.1, timeout: float | None = None) -> ResultT:
        if self.within is None or timeout is not None:  # calls with a timeout wait for notifications, not for an answer
            return await super().wait(gen, interval, timeout)
        try:
            return await wait_async(limited(gen, monotonic() + self.within), self.pgconn.socket, interval)
        except (ConnectionTimeout, CancelledError):
            self.pgconn.finish()
            raise


def limited(gen: PQGen[ResultT], end: float) -> PQGen[ResultT]:
    """Run the driver's generator until a deadline. psycopg resumes it ten times a second without data."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and monotonic() > end:
                raise ConnectionTimeout("no answer in time")
            wanted = gen.send(ready)
    except StopIteration as stop:
        result: ResultT = stop.value
        return result
