"""Machine code needs a package that playing at the table does not."""

import sys
from importlib.util import find_spec

from jollyroll.errors import MissingPackageError

BROWSER = "emscripten"  # Python in a page


def require_speed() -> None:
    """Refuse to go on where Numba is not installed."""
    if sys.platform == BROWSER:
        raise MissingPackageError("speed-page")
    if not find_spec("numba"):
        raise MissingPackageError("speed-missing")
