"""Workers: several processes serve on one listening socket, to use all cores; a worker that dies is restarted."""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

from jollyroll.errors import BAD_INPUT

LOG = logging.getLogger(__name__)
SOON = 5.0  # seconds; a worker that ends sooner is restarted after a pause
PAUSE = 1.0  # seconds before such a restart


Work = Callable[[int, bool], int]


def supervise(number: int, work: Work) -> int:
    """Run this many workers until told to stop; returns 0, or the exit code of the first one that fails to start.

    A restarted worker that fails to start is tried again and again, while the others go on. `work` gets the worker's number, and
    True in the very first process, which prints the addresses.
    """
    workers: dict[int, tuple[int, float]] = {}  # number and start time by process id
    replaced: set[int] = set()  # numbers of restarted workers
    stopping = False

    def stop(signal_number: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for process in workers:
            os.kill(process, signal_number)

    living, alive = os.pipe()  # a pipe that is never written: its end means that this process has died

    def start(place: int, first: bool) -> None:
        workers[fork(work, place, first, first or place in replaced, living, alive)] = place, time.monotonic()

    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        for place in range(number):
            start(place, place == 0)
        while workers:
            process, status = os.wait()
            if process not in workers:
                continue
            place, begun = workers.pop(process)
            if stopping:
                continue
            code = os.waitstatus_to_exitcode(status)
            quick = time.monotonic() - begun < SOON
            if quick and code > 0 and place not in replaced:  # startup failed, and the worker printed why
                stop(signal.SIGTERM, None)
                wait_for(workers)
                return code
            LOG.error("a worker has ended (%d) and is restarted", code)
            if quick:
                time.sleep(PAUSE)
            replaced.add(place)
            if not stopping:  # stopped meanwhile
                start(place, False)
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        os.close(living)
        os.close(alive)
    return 0


def wait_for(workers: dict[int, tuple[int, float]]) -> None:
    while workers:
        workers.pop(os.wait()[0], None)


def fork(work: Work, number: int, first: bool, tells: bool, living: int, alive: int) -> int:
    """Fork a process that does the work and exits; returns its id."""
    process = os.fork()
    if process:
        return process
    code = 1
    try:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, signal.SIG_DFL)
        os.close(alive)
        threading.Thread(target=end_with, args=(living,), name="parent", daemon=True).start()
        code = work(number, first)
    except Exception as error:
        if tells:  # other workers would print the same
            print(error, file=sys.stderr)
        code = BAD_INPUT
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def end_with(living: int) -> None:
    """Stop this worker once the parent is gone, since nobody could stop or restart it."""
    os.read(living, 1)
    os.kill(os.getpid(), signal.SIGTERM)
