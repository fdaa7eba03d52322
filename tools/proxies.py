"""nginx and Caddy for the tests of what `deploy/` holds: the system's, else Debian's unpacked into `build/`, installed nowhere."""

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


def the_proxy(name: str) -> Proxy | None:
    """The one there is, or one that is fetched; nothing where neither can be."""
    found = find(name)
    if found is None and debian.can_unpack():
        debian.say(f"Fetching {name} (once)...")
        try:
            debian.unpack(UNPACKED / name, name)
        except SystemExit:  # no archive is within reach
            return None
        found = find(name)
    return found


def find(name: str) -> Proxy | None:
    """The system's, or one that was unpacked."""
    if named := shutil.which(name) or shutil.which(name, path="/usr/sbin"):
        return Proxy(Path(named), os.environ)
    root = UNPACKED / name
    found = next((path for place in PLACES if (path := root / place / name).is_file()), None)
    return Proxy(found, debian.environment(root)) if found else None
