"""The errors of estimates, measured and as stated by the program. Exit code 1 if a stated error is too small.

python3 run.py bench errors             all of them (long)
python -m bench.errors kg-nearest-two   one of them
"""

import sys
from collections.abc import Callable
from typing import NamedTuple

from jollyroll.games.kings_gold.solve.judge import AMBIGUOUS, NEAR, NEAR_MANY, ROUGH
from jollyroll.games.oh_my_gold.solve.evaluation_tables import OTHER_RULES_ERROR
from jollyroll.games.piraten_kapern.solve.judge import PILE_ERROR, RESCALED_ERROR, UNFITTED_ERROR

from . import errors_kings_gold, errors_oh_my_gold, errors_piraten_kapern


class Stated(NamedTuple):
    """A stated error of an estimate, and how to measure it: a root mean square error of winning chances."""

    error: float
    measure: Callable[[], float]


ERRORS = {
    "kg-nearest-two": Stated(NEAR, errors_kings_gold.nearest_for_two),
    "kg-nearest-three": Stated(NEAR_MANY, errors_kings_gold.nearest_for_three),
    "kg-three": Stated(AMBIGUOUS, errors_kings_gold.two_solutions),
    "kg-unfitted": Stated(ROUGH, errors_kings_gold.unfitted),
    "omg-other-rules": Stated(OTHER_RULES_ERROR, errors_oh_my_gold.other_rules),
    "pk-pile": Stated(PILE_ERROR, errors_piraten_kapern.real_pile),
    "pk-three": Stated(errors_piraten_kapern.stated_of_three(), errors_piraten_kapern.real_pile_of_three),
    "pk-stretched": Stated(RESCALED_ERROR, errors_piraten_kapern.rescaled_tables),
    "pk-unfitted": Stated(UNFITTED_ERROR, errors_piraten_kapern.unfitted),
}


def main(wanted: list[str] | None = None) -> int:
    """Measure those named, or all."""
    false = 0
    print("How far estimates are off: root mean square of winning chances")
    for name in wanted or ERRORS:
        stated = ERRORS[name]
        measured = stated.measure()
        verdict = "" if measured <= stated.error else ": TOO LITTLE"
        false += measured > stated.error
        print(f"{name:<18} measured {measured:.4f}, stated {stated.error:.4f}{verdict}", flush=True)
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
