"""Machine code needs a package that playing at the table does not."""

from importlib.util import find_spec

from jollyroll.errors import Refused


def require_speed() -> None:
    """Refuse to go on where Numba is not installed."""
    if not find_spec("numba"):
        raise Refused("speed-missing")
