"""Signals that end the program: at shutdown, or when the terminal is closed."""

import os
import select
import signal

SIGNALLED = 128  # exit code of a terminated program: this plus the signal's number
SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]  # those that the system has

HANG_UP = 1  # the number of SIGHUP


class Terminated(BaseException):
    """A signal told the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = SIGNALLED + number


def catch_signals() -> None:
    """Raise Terminated when a signal arrives. Signals ignored from the start (nohup) stay ignored."""
    for number in SIGNALS:
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, raise_terminated)


def raise_terminated(number: int, _frame: object) -> None:
    raise Terminated(number)


def ignore_signals() -> None:
    """Ignore Ctrl-C and the other signals while the program ends."""
    for number in [signal.SIGINT, *SIGNALS]:
        signal.signal(number, signal.SIG_IGN)


def wait_to_read(descriptor: int) -> None:
    """Wait for input. Unlike a bare read, this also returns for a signal that arrived just before."""
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
