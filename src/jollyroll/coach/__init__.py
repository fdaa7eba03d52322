"""The coach: the odds of every choice, what decisions cost, luck and skill."""

from .analysis import Account, Analysis, analyse
from .history import account_table, history
from .position_odds import ChoiceOdds, PositionOdds, odds
from .spread import JudgedOutcome, Spread
from .walkthrough import JudgedEvent

__all__ = [
    "Account",
    "Analysis",
    "ChoiceOdds",
    "JudgedEvent",
    "JudgedOutcome",
    "PositionOdds",
    "Spread",
    "account_table",
    "analyse",
    "history",
    "odds",
]
