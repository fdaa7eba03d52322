"""Tests for refusals."""

from collections.abc import Callable

from jollyroll.errors import Refused


def refused_as(attempt: Callable[[], object]) -> str:
    """The code of the refusal; empty if the attempt succeeds."""
    try:
        attempt()
    except Refused as refused:
        return refused.code
    return ""
