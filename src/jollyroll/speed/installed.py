"""Fast play and solved tables need two packages that playing at the table does not."""

from importlib.util import find_spec

from jollyroll.errors import Refused

PACKAGES = ("numpy", "numba")


def require_speed() -> None:
    """Refuse to go on where NumPy or Numba are not installed."""
    if not all(find_spec(name) for name in PACKAGES):
        raise Refused("speed-missing")
