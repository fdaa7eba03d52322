"""The writer's thread and connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from .backend import Backend
from .failures import StoreLost

ResultT = TypeVar("ResultT")


class TransactingThread:
    """Runs transactions one after another. A failed one is not retried; the next one reconnects."""

    def __init__(self, backend: Backend) -> None:
        self.in_doubt = False  # whether it is unknown if the last transaction was committed
        self._backend = backend
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: Connection | None = None

    async def transact(self, work: Callable[[Connection], ResultT]) -> ResultT:
        """Run this in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        """Close the connection and stop the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()

    def _transact(self, work: Callable[[Connection], ResultT]) -> ResultT:
        watch = self._backend.watch
        self.in_doubt = False
        try:
            self._connection = connection = self._connection or self._backend.writer.connect()
            if watch and watch.look():  # before and after the commit, so that it went into the right file
                raise StoreLost
            with connection.begin() as transaction:
                result = work(connection)
                self.in_doubt = True
                transaction.commit()
                self.in_doubt = False
            if watch and watch.look():
                raise StoreLost
        except BaseException:
            self._hang_up()  # connect again next time
            raise
        return result

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
