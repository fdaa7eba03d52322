"""The site without a server, built once for all tests, with a game of somebody else's in it."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.site import EXAMPLE, install
from tests.run_folder import run_folder
from tools.node import ROOT
from tools.static_site.hosting import PlainHost, hosted

FOLDER = "/jollyroll/"  # below which the site lies


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by whichever worker of the tests comes first."""
    shared = run_folder(tmp_path_factory)
    folder = shared / "static_site"
    with (shared / "static_site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "python.json").is_file():
            environment = {**os.environ, "PYTHONPATH": str(install(EXAMPLE, shared / "static_site_games"))}
            subprocess.run([sys.executable, "-m", "tools.static_site", folder, "--no-docs"], env=environment, cwd=ROOT, check=True)
    return folder


@pytest.fixture
def site_host(site: Path) -> Iterator[PlainHost]:
    """Where the site is served."""
    with hosted(site, FOLDER) as host:
        yield host
