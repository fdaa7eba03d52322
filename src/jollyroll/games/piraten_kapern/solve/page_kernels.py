"""What of the solver the browser compiles, on a site without a server: functions that only do arithmetic on rows of numbers."""

from .policy import extract_policy
from .policy_evaluation import evaluate_policy
from .turn import solve_turn

KERNELS = (solve_turn, extract_policy, evaluate_policy)
