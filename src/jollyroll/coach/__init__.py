"""The coach: the odds of every choice, the cost of decisions, luck and skill."""

from .analysis import Analysis, PlayerAccount, analyse
from .history import account_table, history
from .position_odds import ChoiceOdds, PositionOdds, odds
from .spread import JudgedOutcome, Spread
from .walkthrough import JudgedEvent

__all__ = [
    "Analysis",
    "ChoiceOdds",
    "JudgedEvent",
    "JudgedOutcome",
    "PlayerAccount",
    "PositionOdds",
    "Spread",
    "account_table",
    "analyse",
    "history",
    "odds",
]
