"""Knowledge of players and judges about a game, and the memory that joins it with their scratch space."""

from typing import TYPE_CHECKING, NamedTuple

from .rows import FloatRow
from .scratch import Scratch
from .state_index import Layout
from .three_index import ThreeLayout

if TYPE_CHECKING:
    from jollyroll.solve.arrays import UShorts

    from .model_builder import PlainModels


class Knowledge(NamedTuple):
    """Read-only arrays; lists in plain Python, where only points are counted and all but the models is empty."""

    models: "PlainModels | UShorts"  # [card]: the model of a turn
    layout: Layout
    shares: FloatRow  # [state of two between turns]: the mover's share, cards from a full pile
    three: ThreeLayout  # without states if the game for three is not solved
    three_shares: FloatRow  # [2 * state of three between turns + 0 or 1]: the share of the mover, and of the next player
    weights: FloatRow  # [feature]: of the estimate for three and more, see `evaluation`


class Memory(NamedTuple):
    """Knowledge, which is read, and scratch space, which is written."""

    knowledge: Knowledge
    scratch: Scratch
