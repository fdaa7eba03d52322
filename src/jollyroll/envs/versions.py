"""The packages that environments require."""

from jollyroll.speed.installed import GYMNASIUM, check_package, require_speed


def check_gymnasium() -> None:
    """Raise an error if Gymnasium or Numba is missing."""
    check_package(GYMNASIUM)
    require_speed()
