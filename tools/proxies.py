"""nginx and Caddy for the tests of what `deploy/` holds: the system's, else Debian's unpacked into `build/`, installed nowhere.

Neither needs special rights, so root and ordinary users get them alike.
"""

import fcntl
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tools import debian
from tools.node import ROOT

UNPACKED = ROOT / "build" / "proxies"  # a folder for each
PLACES = ("usr/sbin", "usr/bin")


class Proxy(NamedTuple):
    """A program that can be started, and the environment it needs."""

    program: Path
    environment: Mapping[str, str]


def the_proxy(name: str) -> Proxy:
    """The one there is, or one that is fetched; a failure is an error."""
    found = find(name) or (fetched(name) if debian.can_unpack() else None)
    if found is None:
        raise SystemExit(f"The tests of deploy/ need {name}, and it could not be fetched: install it.")
    return found


def fetched(name: str) -> Proxy | None:
    """The one that is unpacked by one process while others wait; nothing if no archive is within reach."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    with (UNPACKED / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find(name)) is None:
            debian.say(f"Fetching {name} (once)...")
            fresh = UNPACKED / f"{name}.new"
            debian.unpack(fresh, name)
            fresh.rename(UNPACKED / name)  # only once it is whole
            found = find(name)
    return found


def find(name: str) -> Proxy | None:
    """The system's, or one that was unpacked."""
    if named := shutil.which(name) or shutil.which(name, path="/usr/sbin"):
        return Proxy(Path(named), os.environ)
    root = UNPACKED / name
    found = next((path for place in PLACES if (path := root / place / name).is_file()), None)
    return Proxy(found, debian.environment(root)) if found else None
