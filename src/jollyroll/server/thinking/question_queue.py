"""A few threads behind a short queue in which askers take turns."""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic, TypeVar

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

AnswerT = TypeVar("AnswerT")
RETRY_AFTER = 2  # seconds until a retry makes sense


class Question(Generic[AnswerT]):
    """A queued computation. If its answer is cancelled before it begins, it is skipped."""

    __slots__ = ("answer", "asker", "begun", "call", "seconds")

    def __init__(self, asker: str, call: Callable[[], AnswerT]) -> None:
        loop = asyncio.get_running_loop()
        self.asker = asker
        self.call = call
        self.seconds = 0.0  # of processor time that it took
        self.begun: asyncio.Future[None] = loop.create_future()
        self.answer: asyncio.Future[AnswerT] = loop.create_future()

    def think(self) -> AnswerT:
        """Run the computation, in a thread."""
        begun = time.thread_time()  # not available in a browser, which has no threads either
        try:
            return self.call()
        finally:
            self.seconds = time.thread_time() - begun


class QuestionQueue:
    """Threads for one kind of question. With several threads, one asker never occupies them all."""

    def __init__(self, name: str, threads: int) -> None:
        self.name = name
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._most_of_asker = max(1, threads - 1)
        self._running: Counter[str] = Counter()  # by asker
        self._thinking: set[Question[Any]] = set()
        self._queues: OrderedDict[str, deque[Question[Any]]] = OrderedDict()  # by asker; the next one first
        self._queued = 0

    @property
    def waiting(self) -> int:
        """The number of unanswered questions."""
        return self._queued + len(self._thinking)

    def ask(self, most: int, asker: str, question: Callable[..., AnswerT], *facts: object) -> Question[AnswerT]:
        """Queue a computation. If the queue is full, whoever has most in it loses one question."""
        if self.waiting >= most:
            self._refuse_for(asker)
        asked = Question(asker, partial(question, *facts))
        self._queues.setdefault(asker, deque()).append(asked)
        self._queued += 1
        self._go_on()
        return asked

    def _refuse_for(self, asker: str) -> None:
        """Reject the last question of whoever has most in the queue, or the new one if that is its asker."""
        fattest = max(self._queues.values(), key=len, default=deque())
        if len(fattest) <= len(self._queues.get(asker, ())) + 1:
            raise busy()
        last = fattest.pop()  # at least one stays
        self._queued -= 1
        if not last.answer.done():
            last.answer.set_exception(busy())

    def _go_on(self) -> None:
        """Start queued questions on free threads, one asker after another."""
        while self._free and (asker := self._next_asker()) is not None:
            queue = self._queues.pop(asker)
            asked = queue.popleft()
            self._queued -= 1
            if queue:
                self._queues[asker] = queue  # at the end
            if not asked.answer.done():
                self._begin(asked)

    def _next_asker(self) -> str | None:
        return next((asker for asker in self._queues if self._running[asker] < self._most_of_asker), None)

    def _begin(self, asked: Question[AnswerT]) -> None:
        self._free -= 1
        self._running[asked.asker] += 1
        self._thinking.add(asked)
        asked.begun.set_result(None)
        thought = asyncio.get_running_loop().run_in_executor(self._threads, asked.think)
        thought.add_done_callback(partial(self._end, asked))

    def _end(self, asked: Question[AnswerT], thought: "asyncio.Future[AnswerT]") -> None:
        self._free += 1
        self._thinking.discard(asked)
        self._running[asked.asker] -= 1
        if not self._running[asked.asker]:
            del self._running[asked.asker]
        if thought.cancelled():
            asked.answer.cancel()
        elif error := thought.exception():  # retrieved even if nobody waits
            if not asked.answer.done():
                asked.answer.set_exception(error)
        elif not asked.answer.done():
            asked.answer.set_result(thought.result())
        self._go_on()

    def give_up(self) -> None:
        """Cancel all answers."""
        for asked in [*self._thinking, *(asked for queue in self._queues.values() for asked in queue)]:
            asked.answer.cancel()

    def close(self) -> None:
        """Stop the threads without waiting."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def busy() -> Rejected:
    """The rejection when the queue is full."""
    return Rejected(Code.BUSY, retry_after=RETRY_AFTER)
