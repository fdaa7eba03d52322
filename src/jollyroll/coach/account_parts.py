"""The parts of an account to show."""

from .analysis import Analysis

PARTS = ("luck", "luck_of_others", "mistakes", "mistakes_of_others", "leaving", "drift")
RARE = ("leaving", "drift")
NOTHING = 1e-9


def parts_shown(analysis: Analysis) -> list[str]:
    """All parts; leaving and drift only if they occur."""
    there = [name for name in RARE if any(abs(getattr(account, name)) > NOTHING for account in analysis.accounts)]
    return [name for name in PARTS if name not in RARE or name in there]


def head_of(part: str) -> str:
    """The message with a part's column heading."""
    return f"coach-{part.replace('_', '-')}"
