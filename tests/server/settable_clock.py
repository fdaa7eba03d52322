"""A server whose wall clock a test can set while it runs.

The server process loads this module first (`tests.starting.PREPARED`), which offsets its wall clock by the number of seconds in a
file. Elapsed time stays unaffected, as when somebody sets the clock of a real computer.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any, Self

from tests.server.serving import ServerProcess
from tests.starting import PREPARED

FILE = "JOLLYROLL_TESTS_CLOCK"  # the path of the file
HOUR = 3_600


class ServerWithClock(ServerProcess):
    """A server of its own with a clock of its own."""

    def __init__(self, data: Path, limits: dict[str, Any] | None = None, seconds: float = 0, **environment: str) -> None:
        self.file = data / "clock"
        data.mkdir(parents=True, exist_ok=True)
        self.set_clock(seconds)
        super().__init__(data, limits, **{PREPARED: __name__, FILE: str(self.file)}, **environment)

    def __enter__(self) -> Self:
        return self

    def set_clock(self, seconds: float) -> None:
        """Set its wall clock this far ahead of the computer's."""
        fresh = self.file.with_name("clock.new")
        fresh.write_text(str(seconds), encoding="utf-8")
        fresh.replace(self.file)


def set_wall_clock(file: Path) -> None:
    """In the server process: offset the time of day."""
    true_time, true_time_ns = time.time, time.time_ns

    def wall_time() -> float:
        return true_time() + float(file.read_text(encoding="utf-8"))

    def wall_time_ns() -> int:
        return true_time_ns() + int(1e9 * float(file.read_text(encoding="utf-8")))

    shown = {true_time: wall_time, true_time_ns: wall_time_ns}
    for module in [*sys.modules.values()]:
        if module.__name__ != __name__:
            for name, value in [*vars(module).items()]:
                if value is true_time or value is true_time_ns:
                    setattr(module, name, shown[value])


if FILE in os.environ:
    set_wall_clock(Path(os.environ[FILE]))
