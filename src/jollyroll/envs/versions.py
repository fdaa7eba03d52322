"""What environments need of other packages."""

from jollyroll.speed.installed import GYMNASIUM, check_package, require_speed


def check_gymnasium() -> None:
    """Refuse to go on without Gymnasium and machine code."""
    check_package(GYMNASIUM)
    require_speed()
