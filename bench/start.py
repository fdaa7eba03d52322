"""The start-up time of `jollyroll --help` beside a bare Python that does nothing."""

import statistics
import subprocess
import sys
import time

ROUNDS = 15


def seconds(*arguments: str) -> float:
    """One run from start to end."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def main() -> None:
    """Medians of runs that take turns."""
    bare, helped = [], []
    for _ in range(ROUNDS):
        bare.append(seconds("-c", "pass"))
        helped.append(seconds("-m", "jollyroll", "--help"))
    nothing, answer = statistics.median(bare) * 1000, statistics.median(helped) * 1000
    print(
        f"jollyroll --help {answer:.0f} ms, python -c pass {nothing:.0f} ms: {answer - nothing:.0f} ms more (bar: 150)", flush=True
    )
