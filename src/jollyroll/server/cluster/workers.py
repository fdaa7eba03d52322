"""Workers: several processes that serve on one listening socket, each using a core; one that dies is started again."""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

from jollyroll.errors import BAD_INPUT

LOG = logging.getLogger(__name__)
SOON = 5.0  # seconds: a worker that ends earlier than this will not do better if it is started again at once
PAUSE = 1.0  # seconds before it is


Work = Callable[[int, bool], int]


def supervise(number: int, work: Work) -> int:
    """Run so many workers until told to stop; gives 0, or the code of the first if it could not even start.

    `work` is called in each with its number, and with True in the very first process: it says where the server is to be found.
    """
    workers: dict[int, tuple[int, float]] = {}  # by process: its number, and since when it runs
    stopping = False

    def stop(signal_number: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for process in workers:
            os.kill(process, signal_number)

    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        for place in range(number):
            workers[fork(work, place, place == 0)] = place, time.monotonic()
        while workers:
            process, status = os.wait()
            if process not in workers:
                continue
            place, begun = workers.pop(process)
            if stopping:
                continue
            code = os.waitstatus_to_exitcode(status)
            quick = time.monotonic() - begun < SOON
            if quick and code > 0:  # it could not be opened, and has said why
                stop(signal.SIGTERM, None)
                wait_for(workers)
                return code
            LOG.error("a worker has ended (%d) and is started again", code)
            if quick:
                time.sleep(PAUSE)
            workers[fork(work, place, False)] = place, time.monotonic()
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    return 0


def wait_for(workers: dict[int, tuple[int, float]]) -> None:
    """Wait until these have ended."""
    while workers:
        workers.pop(os.wait()[0], None)


def fork(work: Work, number: int, first: bool) -> int:
    """A new process that does the work and ends; gives its id."""
    process = os.fork()
    if process:
        return process
    code = 1
    try:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, signal.SIG_DFL)
        code = work(number, first)
    except Exception as error:
        if first:  # the others would say the same
            print(error, file=sys.stderr)
        code = BAD_INPUT
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
