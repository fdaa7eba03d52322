"""The speed of solvers, beside a yardstick run at the same time."""

import importlib.util
import subprocess
import sys

from jollyroll.kit import built_in


def main() -> None:
    """The yardstick, then each game's solvers, each in a process of its own."""
    subprocess.run([sys.executable, "-m", "bench.pig"], check=True)
    for name in built_in():
        module = f"bench.solvers_{name}"
        if importlib.util.find_spec(module):
            subprocess.run([sys.executable, "-m", module], check=True)
