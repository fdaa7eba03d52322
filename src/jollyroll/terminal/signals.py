"""When the system wants the program to end: at a shutdown, or because the terminal was closed."""

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
