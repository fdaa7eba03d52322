"""Machine code needs a package that playing at the table does not."""

from importlib.util import find_spec

from jollyroll.errors import MissingPackageError


def require_speed() -> None:
    """Refuse to go on where Numba is not installed."""
    if not find_spec("numba"):
        raise MissingPackageError("speed-missing")
