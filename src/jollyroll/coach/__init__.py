"""The coach: the odds of every choice, what decisions cost, luck and skill."""

from .analysis import Account, Analysis, analyse
from .outlook import PositionOdds, Weighed, odds
from .spread import Fall, Spread
from .steps import Step

__all__ = ["Account", "Analysis", "Fall", "PositionOdds", "Spread", "Step", "Weighed", "analyse", "odds"]
