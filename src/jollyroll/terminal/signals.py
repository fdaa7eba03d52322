"""When the system wants the program to end: at a shutdown, or because the terminal was closed."""

import os
import select
import signal

SIGNALLED = 128  # exit codes of programs that were told to end: this and the number of the signal
ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]  # not every system has both

HANG_UP = 1  # the number of SIGHUP


class ToldToEnd(BaseException):
    """The program shall end now."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = SIGNALLED + number


def listen() -> None:
    """From now on, ToldToEnd is raised wherever the program is. What was ignored from the start (nohup) stays so."""
    for number in ENDINGS:
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, told_to_end)


def told_to_end(number: int, _frame: object) -> None:
    raise ToldToEnd(number)


def listen_no_more() -> None:
    """Ctrl-C and the others have no effect any more: the program is ending anyway."""
    for number in [signal.SIGINT, *ENDINGS]:
        signal.signal(number, signal.SIG_IGN)


def wait_to_read(descriptor: int) -> None:
    """Wait until there is something to read. A signal that comes just before is heard too, where a mere read would sleep on."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    before = signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    try:
        while descriptor not in select.select([descriptor, woken], [], [])[0]:
            os.read(woken, 64)
    finally:
        signal.set_wakeup_fd(before)
        os.close(woken)
        os.close(wake)
