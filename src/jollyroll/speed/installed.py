"""Optional packages: which are required for what, and in which versions."""

import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

from jollyroll.errors import MissingPackageError

BROWSER = "emscripten"  # Python running in a page
GYMNASIUM, PETTINGZOO, OPENSPIEL, RAY = "gymnasium", "pettingzoo", "open-spiel", "ray"
EXTRA = {GYMNASIUM: "envs", PETTINGZOO: "envs", OPENSPIEL: "openspiel", RAY: "rllib"}  # the extra of ours that installs a package
LEAST = {GYMNASIUM: (1, 1), PETTINGZOO: (1, 27), OPENSPIEL: (2, 0), RAY: (2, 60)}
BELOW = {GYMNASIUM: (2,), PETTINGZOO: (2,), OPENSPIEL: (3,), RAY: (3,)}


def require_speed() -> None:
    """Raise an error if Numba is not installed.

    >>> require_speed()
    """
    if sys.platform == BROWSER:
        raise MissingPackageError("speed-page")
    if not find_spec("numba"):
        raise MissingPackageError("speed-missing")


def check_package(name: str) -> None:
    """Raise an error if this package is missing or its version does not fit."""
    try:
        found = version(name)
    except PackageNotFoundError:
        raise MissingPackageError("env-package-missing", package=name, extra=EXTRA[name]) from None
    numbers = tuple(int(part) for part in found.split("+")[0].split(".")[:2] if part.isdigit())
    if not LEAST[name] <= numbers < BELOW[name]:
        least, below = (".".join(map(str, bound)) for bound in (LEAST[name], BELOW[name]))
        raise MissingPackageError("env-package-version", package=name, found=found, least=least, below=below, extra=EXTRA[name])


def fits(name: str) -> bool:
    """True if the package is installed in a version that fits."""
    try:
        check_package(name)
    except MissingPackageError:
        return False
    return True
