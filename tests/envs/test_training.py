"""Third-party learners train a few steps, in processes of their own, because they warn and leave threads behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.players import GAMES

HERE = Path(__file__).parent
QUIET = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0", "OMP_NUM_THREADS": "1"}


def trained(script: str, *arguments: str) -> list[str]:
    """The output lines of a training script."""
    command = [sys.executable, "-W", "ignore", str(HERE / script), *arguments]
    done = subprocess.run(command, env={**os.environ, **QUIET}, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout.splitlines()


def test_maskable_ppo_trains_on_every_game() -> None:
    assert trained("train_sb3.py", *GAMES) == [f"{name} 64" for name in GAMES]


@pytest.mark.parametrize("name", GAMES[:1])
def test_rllib_trains_one_seat_and_all(name: str) -> None:
    lines = [line.split() for line in trained("train_rllib.py", name)]
    assert [line[:2] for line in lines] == [[name, "solo"], [name, "seats"]]
    assert all(float(line[2]) >= 64 for line in lines)
