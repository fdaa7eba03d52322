"""The functions of the solver that the browser compiles on a site without a server: arithmetic on rows of numbers only."""

from types import FunctionType
from typing import cast

from .policy import extract_policy
from .policy_evaluation import evaluate_policy
from .turn import solve_turn

KERNELS = cast("tuple[FunctionType, ...]", (solve_turn, extract_policy, evaluate_policy))
