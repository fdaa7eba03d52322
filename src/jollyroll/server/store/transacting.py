"""The thread of the writer, with a connection of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from .backend import Backend
from .failures import Lost

Result = TypeVar("Result")


class TransactingThread:
    """Does one transaction after the other. What fails is not tried again; the next one connects anew."""

    def __init__(self, backend: Backend) -> None:
        self.in_doubt = False  # whether the last transaction was committed
        self._backend = backend
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: Connection | None = None

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """All of this in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        """Nothing is to be done any more."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()

    def _transact(self, work: Callable[[Connection], Result]) -> Result:
        watch = self._backend.watch
        self.in_doubt = False
        try:
            self._connection = connection = self._connection or self._backend.writer.connect()
            if watch and watch.look():  # before and after: only what others will read is stored
                raise Lost
            with connection.begin() as transaction:
                result = work(connection)
                self.in_doubt = True
                transaction.commit()
                self.in_doubt = False
            if watch and watch.look():
                raise Lost
        except BaseException:
            self._hang_up()  # connect again next time
            raise
        return result

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
