"""Firefox and WebKit for the tests of the page, beside Chromium: the system's, or Debian's, installed with the necessary rights,
else unpacked.

python -m tools.browsers        have them, and print where they are
"""

import os
import shutil
from pathlib import Path
from typing import NamedTuple

from tools import debian
from tools.node import ROOT

FOLDER = ROOT / ".venv" / "browsers"
STAMP = FOLDER / "unpacked.stamp"


class Wanted(NamedTuple):
    """A program, its Debian package, and the ways to find it."""

    package: str
    names: tuple[str, ...]  # executables on the search path
    inside: str  # path inside the package
    variable: str  # environment variable that overrides it


WANTED = {
    "firefox": Wanted("firefox-esr", ("firefox-esr", "firefox"), "usr/lib/firefox-esr/firefox-esr", "JOLLYROLL_FIREFOX"),
    "webkit": Wanted("webkit2gtk-driver", ("WebKitWebDriver",), "usr/bin/WebKitWebDriver", "JOLLYROLL_WEBKIT"),
    "screen": Wanted("xvfb", ("Xvfb",), "usr/bin/Xvfb", "JOLLYROLL_XVFB"),  # the display for WebKit's windows
}


class Program(NamedTuple):
    """The command, folder and environment of a program."""

    path: str
    folder: Path
    environment: dict[str, str]


def find(name: str) -> Program | None:
    """The program, if it is available."""
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
    """The program; a missing one is installed, and a failure is an error."""
    if find(name) is None:
        get_missing()
    found = find(name)
    if found is None:
        raise SystemExit(complaint(name))
    return found


def get_missing() -> None:
    """Fetch the missing programs."""
    missing = [wanted.package for name, wanted in WANTED.items() if find(name) is None]
    if debian.may_install():
        debian.say(f"Installing {', '.join(missing)} (once)...")
        debian.install(*missing)
        missing = [wanted.package for name, wanted in WANTED.items() if find(name) is None]
    if missing and debian.can_unpack():
        debian.say(f"Fetching {', '.join(missing)} with what they need (once, up to 250 MB)...")
        STAMP.unlink(missing_ok=True)
        debian.unpack(FOLDER, *missing)
        STAMP.write_text(debian.fingerprint(FOLDER), encoding="utf-8")


def is_unpacked() -> bool:
    """True if all programs are unpacked here, by the current recipe."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == debian.fingerprint(FOLDER)


def complaint(name: str) -> str:
    """An error message with a remedy."""
    wanted = WANTED[name]
    return (
        f"The tests of the page need {wanted.names[0]}, and it could not be fetched: install it (on Debian: {wanted.package}), "
        f"or set {wanted.variable} to where it is."
    )
