"""What players and judges know of a game before they look at a state, and the memory that joins it to their scratch space."""

from typing import TYPE_CHECKING, NamedTuple

from .rows import FloatRow
from .scratch import Scratch
from .state_index import Layout
from .three_index import ThreeLayout

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Words

    from .model_builder import PlainModels


class Knowledge(NamedTuple):
    """Arrays that are read, or lists for plain Python, where only points are counted and all but the models is empty."""

    models: "PlainModels | Words"  # [card]: the model of a turn
    layout: Layout
    shares: FloatRow  # [state of two between turns]: the mover's share, cards from a full pile
    three: ThreeLayout  # without states where the game for three is not solved
    three_shares: FloatRow  # [2 * state of three between turns + 0 or 1]: the share of the mover, and of whoever is next
    weights: FloatRow  # [feature]: of the estimate for three and more, see `evaluation`


class Memory(NamedTuple):
    """Arrays that are read, and arrays that are worked in."""

    knowledge: Knowledge
    scratch: Scratch
