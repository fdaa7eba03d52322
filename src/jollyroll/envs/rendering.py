"""Environments in text."""

from jollyroll.match.position import write_position

from .lanes import Lanes

ANSI = "ansi"


def rendered(lanes: Lanes, mode: str | None) -> str | None:
    """The position of the first lane in one line; None in other modes."""
    return write_position(lanes.table.game, lanes.state()) if mode == ANSI else None
