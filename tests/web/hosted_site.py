"""The site without a server, built once for all tests, with a third-party game in it."""

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
from tools.static_site.__main__ import place_docs
from tools.static_site.hosting import PlainHost, hosted
from tools.static_site.offline import add_offline

FOLDER = "/jollyroll/"  # the path of the site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built by the first worker that needs it."""
    shared = run_folder(tmp_path_factory)
    folder = shared / "static_site"
    with (shared / "static_site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "python.json").is_file():
            environment = {**os.environ, "PYTHONPATH": str(install(EXAMPLE, shared / "static_site_games"))}
            subprocess.run([sys.executable, "-m", "tools.static_site", folder, "--no-docs"], env=environment, cwd=ROOT, check=True)
            place_docs(folder, brief_docs(shared / "static_site_docs"))
            add_offline(folder)  # which lists them, too
    return folder


def brief_docs(folder: Path) -> Path:
    """Documents like ours, which take long to build: two pages, in a folder each, and what they look like."""
    (folder / "rules").mkdir(parents=True)
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Docs</title><link rel=stylesheet href={}docs.css>"
    (folder / "index.html").write_text(
        head.format("") + "<h1>Documents</h1><a href=rules/full.html>The rules</a>", encoding="utf-8"
    )
    (folder / "rules" / "full.html").write_text(head.format("../") + "<h1>Rules in full</h1>", encoding="utf-8")
    (folder / "docs.css").write_text("h1 { color: rgb(1, 2, 3) }", encoding="utf-8")
    return folder


@pytest.fixture
def site_host(site: Path) -> Iterator[PlainHost]:
    """The host of the site."""
    with hosted(site, FOLDER) as host:
        yield host
