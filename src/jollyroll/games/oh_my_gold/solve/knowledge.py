"""Knowledge and memory of players and judges: weights, outcomes of rolls, scratch space, and what is kept."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from jollyroll.kit.bags import BAG_COUNT
from jollyroll.solve.arrays import StateRecords

from ..rules import rulebook as rules
from ..rules.components import DICE
from ..rules.phases import THROW
from ..rules.state import State
from .base_turn_scratch import EffectValues, FinalTurns, Finds, Laying, LoadingOdds, SeatOdds
from .features import FEATURES, STAGES
from .scratch import MOST_OUTCOMES, Scratch
from .structs import Struct
from .transposition_table import TranspositionTable


class Knowledge(Struct):
    """The read-only data of a search."""

    weights: Annotated[list[list[float]], STAGES, FEATURES]  # of the evaluation, by chests left
    outcomes: Annotated[list[list[int]], DICE + 1, MOST_OUTCOMES]  # of a roll, by dice in hand (-1: no more)
    outcome_weights: Annotated[list[list[int]], DICE + 1, MOST_OUTCOMES]


class Memory(NamedTuple):
    """Knowledge, scratch space and what is kept (each in a list of one), and the path of states from the root."""

    knowledge: Sequence[Knowledge]
    scratch: Sequence[Scratch]
    table: Sequence[TranspositionTable]
    path: StateRecords
    # for turns without variants:
    laying: Sequence[Laying]
    loading: Sequence[Laying]  # in final turns
    values: Sequence[EffectValues]
    finds: Sequence[Finds]
    final: Sequence[FinalTurns]
    odds: Sequence[SeatOdds]
    known: Sequence[LoadingOdds]


def roll_outcomes(state: State) -> tuple[list[list[int]], list[list[int]]]:
    """The outcomes of a roll and their weights, by the rulebook: by dice in hand, up to all four."""
    asked = state.copy()
    asked.phase = THROW
    outcomes: list[list[int]] = []
    weights: list[list[int]] = []
    for dice in range(DICE + 1):
        asked.hand = dice
        every = [rules.outcome_weight(asked, outcome) if dice else 0 for outcome in range(BAG_COUNT[dice])]
        possible = [outcome for outcome, weight in enumerate(every) if weight]
        outcomes.append([*possible, *[-1] * (MOST_OUTCOMES - len(possible))])
        weights.append([every[outcome] if outcome >= 0 else 0 for outcome in outcomes[-1]])
    return outcomes, weights
