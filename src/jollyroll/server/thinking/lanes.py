"""A few threads, and a short queue before them in which everybody's turn comes as often as anybody else's."""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic, TypeVar

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

Answer = TypeVar("Answer")
COME_BACK = 2  # seconds after which it makes sense to ask again


class Thought(Generic[Answer]):
    """Something to be thought about. Whoever asked may cancel the answer; it is then not thought about, if it has not begun."""

    __slots__ = ("answer", "asker", "begun", "call", "seconds")

    def __init__(self, asker: str, call: Callable[[], Answer]) -> None:
        loop = asyncio.get_running_loop()
        self.asker = asker
        self.call = call
        self.seconds = 0.0  # of the processor, that it took
        self.begun: asyncio.Future[None] = loop.create_future()
        self.answer: asyncio.Future[Answer] = loop.create_future()

    def think(self) -> Answer:
        """Think about it, in a thread."""
        begun = time.thread_time()  # which a browser has not, nor threads
        try:
            return self.call()
        finally:
            self.seconds = time.thread_time() - begun


class Lane:
    """Threads for one kind of question. One asker never has all of them, where there are several."""

    def __init__(self, name: str, threads: int) -> None:
        self.name = name
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._most_of_asker = max(1, threads - 1)
        self._running: Counter[str] = Counter()  # by asker
        self._thinking: set[Thought[Any]] = set()
        self._queues: OrderedDict[str, deque[Thought[Any]]] = OrderedDict()  # by asker, whose turn is next first
        self._queued = 0

    @property
    def waiting(self) -> int:
        """Questions that are not answered yet."""
        return self._queued + len(self._thinking)

    def ask(self, most: int, asker: str, question: Callable[..., Answer], *facts: object) -> Thought[Answer]:
        """Have something thought about; refused when so many are waiting already, of whom nobody else has more."""
        if self.waiting >= most:
            self._make_room(asker)
        asked = Thought(asker, partial(question, *facts))
        self._queues.setdefault(asker, deque()).append(asked)
        self._queued += 1
        self._go_on()
        return asked

    def _make_room(self, asker: str) -> None:
        """The last question of whoever has most of them waiting is refused; the new one, if that is who asks."""
        fattest = max(self._queues.values(), key=len, default=deque())
        if len(fattest) <= len(self._queues.get(asker, ())) + 1:
            raise busy()
        last = fattest.pop()  # one stays
        self._queued -= 1
        if not last.answer.done():
            last.answer.set_exception(busy())

    def _go_on(self) -> None:
        """Give free threads something to do, of one asker after the other."""
        while self._free and (asker := self._next_asker()) is not None:
            queue = self._queues.pop(asker)
            asked = queue.popleft()
            self._queued -= 1
            if queue:
                self._queues[asker] = queue  # behind all others
            if not asked.answer.done():
                self._begin(asked)

    def _next_asker(self) -> str | None:
        return next((asker for asker in self._queues if self._running[asker] < self._most_of_asker), None)

    def _begin(self, asked: Thought[Answer]) -> None:
        self._free -= 1
        self._running[asked.asker] += 1
        self._thinking.add(asked)
        asked.begun.set_result(None)
        thought = asyncio.get_running_loop().run_in_executor(self._threads, asked.think)
        thought.add_done_callback(partial(self._end, asked))

    def _end(self, asked: Thought[Answer], thought: "asyncio.Future[Answer]") -> None:
        self._free += 1
        self._thinking.discard(asked)
        self._running[asked.asker] -= 1
        if not self._running[asked.asker]:
            del self._running[asked.asker]
        if thought.cancelled():
            asked.answer.cancel()
        elif error := thought.exception():  # looked at, even if nobody waits any more
            if not asked.answer.done():
                asked.answer.set_exception(error)
        elif not asked.answer.done():
            asked.answer.set_result(thought.result())
        self._go_on()

    def give_up(self) -> None:
        """Nobody waits for an answer any more."""
        for asked in [*self._thinking, *(asked for queue in self._queues.values() for asked in queue)]:
            asked.answer.cancel()

    def close(self) -> None:
        """Drop what nobody will read any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def busy() -> Rejected:
    """There is too much to do already."""
    return Rejected(Code.BUSY, retry_after=COME_BACK)
