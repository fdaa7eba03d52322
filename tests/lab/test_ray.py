"""A Ray cluster plays and solves the same as one core here; a dead worker costs one chunk; bad addresses are refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jollyroll.errors import ArgumentError
from jollyroll.lab.ray_cluster import check_cluster

HERE = Path(__file__).parent
SAID = ["simulated", "tournament", "experiment", "killed", "solved", "cluster-version", "joined", "cluster-unreachable"]
QUIET = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
# Ray gives up after a minute on programs that take long to start, and kills its workers where memory is short because of others.
QUIET |= {"RAY_worker_register_timeout_seconds": "600", "RAY_memory_monitor_refresh_ms": "0"}
PATIENCE = 1_200  # seconds; a busy machine is no reason to fail


def test_a_cluster_gives_the_same_numbers_though_a_worker_is_killed_on_the_way() -> None:
    """In a process of its own: Ray warns, and leaves threads behind."""
    command = [sys.executable, "-W", "ignore", str(HERE / "play_on_ray.py")]
    done = subprocess.run(command, env={**os.environ, **QUIET}, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr[-4000:]
    said = [line for line in done.stdout.splitlines() if line in SAID]
    assert said == SAID, done.stdout  # Ray may print more, about a dead worker for instance


def test_interruptions_change_nothing_workers_that_keep_dying_are_a_sentence_and_the_coach_works_there_too() -> None:
    command = [sys.executable, "-W", "ignore", "-m", "tests.lab.interrupt_on_ray"]
    done = subprocess.run(
        command, cwd=HERE.parents[1], env={**os.environ, **QUIET}, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr[-4000:]
    said = [line for line in done.stdout.splitlines() if line in ("interrupted", "cluster-lost", "coached")]
    assert said == ["interrupted", "cluster-lost", "coached"], done.stdout


@pytest.mark.parametrize("named", ["spark", "ray:/host", "10.0.0.1:6379"])
def test_what_is_no_cluster_is_refused(named: str) -> None:
    with pytest.raises(ArgumentError) as refused:
        check_cluster(named)
    assert refused.value.code == "cluster-unknown"
    assert named in str(refused.value)
