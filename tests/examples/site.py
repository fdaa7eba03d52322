"""A folder with an installed third-party game, as pip would install it for a user."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from tests.starting import PREPARED
from tests.terminal.players import PATIENCE, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "ship_captain_crew"
FRESH = "tests.examples.fresh"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
OFFLINE = ["--no-deps", "--no-build-isolation", "--no-index"]


def install(package: Path, site: Path) -> Path:
    """Install a package into this folder, once for all workers."""
    site.parent.mkdir(parents=True, exist_ok=True)
    with site.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            subprocess.run([*PIP, *OFFLINE, "--target", str(site), str(package)], check=True)
    return site


def at(site: Path) -> dict[str, str]:
    """The environment of a program that finds packages in this folder."""
    return {"PYTHONPATH": str(site), PREPARED: FRESH}


def jollyroll(home: Path, site: Path, *arguments: str, patience: float = PATIENCE) -> subprocess.CompletedProcess[str]:
    """Run the program with that folder."""
    return run(home, *arguments, patience=patience, PYTHONPATH=str(site), JOLLYROLL_TESTS_PREPARED_BY=FRESH)


def run_python(site: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run Python with that folder."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
