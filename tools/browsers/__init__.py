"""Firefox and WebKit for the tests of the page, beside Chromium: the system's, or Debian's, installed if we may, else unpacked.

python -m tools.browsers        have them, and print where they are
"""

import hashlib
import os
import shutil
from pathlib import Path
from typing import NamedTuple

from tools import debian
from tools.node import ROOT

FOLDER = ROOT / ".venv" / "browsers"
STAMP = FOLDER / "unpacked.stamp"


class Wanted(NamedTuple):
    """A program, the package it comes in, and how else it may be found."""

    package: str
    names: tuple[str, ...]  # on the search path
    inside: str  # where it is in the package
    variable: str  # names another one


WANTED = {
    "firefox": Wanted("firefox-esr", ("firefox-esr", "firefox"), "usr/lib/firefox-esr/firefox-esr", "JOLLYROLL_FIREFOX"),
    "webkit": Wanted("webkit2gtk-driver", ("WebKitWebDriver",), "usr/bin/WebKitWebDriver", "JOLLYROLL_WEBKIT"),
    "screen": Wanted("xvfb", ("Xvfb",), "usr/bin/Xvfb", "JOLLYROLL_XVFB"),  # WebKit shows its windows there
}


class Program(NamedTuple):
    """What to start, in which folder and environment."""

    path: str
    folder: Path
    environment: dict[str, str]


def find(name: str) -> Program | None:
    """The one there is."""
    wanted = WANTED[name]
    paths = [os.environ.get(wanted.variable), *(shutil.which(each) for each in wanted.names)]
    found = next((path for path in paths if path), None)
    if found:
        return Program(found, Path("/"), dict(os.environ))
    unpacked = FOLDER / wanted.inside
    if is_unpacked() and unpacked.is_file():
        return Program(str(unpacked), FOLDER, debian.environment(FOLDER))
    return None


def the_program(name: str) -> Program:
    """A missing one is installed or it is an error, never left out."""
    if find(name) is None:
        get_missing()
    found = find(name)
    if found is None:
        raise SystemExit(complaint(name))
    return found


def get_missing() -> None:
    """Fetch whatever is not there."""
    missing = [wanted.package for name, wanted in WANTED.items() if find(name) is None]
    if debian.may_install():
        debian.say(f"Installing {', '.join(missing)} (once)...")
        debian.install(*missing)
        missing = [wanted.package for name, wanted in WANTED.items() if find(name) is None]
    if missing and debian.can_unpack():
        debian.say(f"Fetching {', '.join(missing)} with what they need (once, up to 250 MB)...")
        STAMP.unlink(missing_ok=True)
        debian.unpack(FOLDER, *missing)
        STAMP.write_text(fingerprint(), encoding="utf-8")


def is_unpacked() -> bool:
    """All of it, here, and as it is done now."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def fingerprint() -> str:
    """Changes with the way it is unpacked, and with the folder."""
    return hashlib.sha256(Path(debian.__file__).read_bytes() + os.fsencode(FOLDER)).hexdigest()


def complaint(name: str) -> str:
    """What somebody can do about it."""
    wanted = WANTED[name]
    return (
        f"The tests of the page need {wanted.names[0]}, and it could not be fetched: install it (on Debian: {wanted.package}), "
        f"or set {wanted.variable} to where it is."
    )
