"""Tables, figures and claims for the sections of the findings page."""

from collections.abc import Sequence


class FalseClaim(AssertionError):
    """A claim of the page that the facts do not support."""


def check(true: bool, claim: str) -> None:
    """Raise FalseClaim unless this holds."""
    if not true:
        raise FalseClaim(f"The facts no longer say that {claim}.")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def per_cent(share: float, digits: int = 0) -> str:
    """A share in percent."""
    return f"{100 * share:.{digits}f}"
