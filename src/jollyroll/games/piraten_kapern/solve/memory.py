"""Makes memories: models of the turn, the table for two, the weights for more, and scratch space."""

from array import array
from typing import TYPE_CHECKING, Protocol

from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.lookahead import StateList
from jollyroll.solve.plain_numpy import stands_in
from jollyroll.speed.page_kernels import float_row

from ..rules.components import KINDS
from ..rules.state import State
from .features import FEATURES, UNFITTED
from .knowledge import Knowledge, Memory
from .model_builder import PlainModels, array_models
from .rule_queries import turn_options
from .scratch import SLOTS, TRIALS, TURN_KEY, UNKNOWN, Scratch
from .solutions import ThreePlayerTable, TwoPlayerTable, fitted_weights, three_player_table, two_player_table
from .state_index import Layout
from .successors import EFFECTS
from .three_index import ThreeLayout
from .turn_results import RESULTS
from .turn_values import TURN_VALUES

if TYPE_CHECKING:
    from jollyroll.solve.arrays import AnyArray

NO_LAYOUT = Layout(0, 0, 0, 0, 0, 0, 0, 0)
NO_THREE = ThreeLayout(0, 0, 0, 0, 0, 0, 0, 0, 0)


class MakeMemory(Protocol):
    """Either of the two below."""

    def __call__(
        self, state: State, two: TwoPlayerTable | None, weights: "AnyArray | None", three: ThreePlayerTable | None, /
    ) -> Memory: ...


def known_memory(make: MakeMemory, state: State) -> Memory:
    """A memory with all that is known of states between turns."""
    table = fitted_weights(state.seats)
    weights = table.arrays["weights"] if table else None
    return make(state, two_player_table(state), weights, three_player_table(state))


def plain_memory(
    state: State,
    two: TwoPlayerTable | None = None,
    weights: "AnyArray | None" = None,
    three: ThreePlayerTable | None = None,
) -> Memory:
    """A memory for plain Python: lists, or in a page rows of the browser; players for points need neither table nor weights."""
    knowledge = Knowledge(
        PlainModels(turn_options(state)),
        two.layout if two else NO_LAYOUT,
        shares=[*map(float, two.shares)] if two else [],
        three=three.layout if three else NO_THREE,
        three_shares=three.shares if three else [],
        weights=[*map(float, UNFITTED if weights is None else weights)],
    )
    scratch = Scratch(
        values=[float_row(TURN_VALUES) for _ in range(SLOTS)],
        payoffs=[float_row(RESULTS) for _ in range(SLOTS)],
        solved=[0] * SLOTS,
        doubt=[0.0] * SLOTS,
        turn_key=[-1] * TURN_KEY,
        trials=StateList(state.copy() for _ in range(TRIALS)),
        share=[0.0] * MOST_SEATS,
        feature=[0.0] * FEATURES,
        chances=[0.0] * KINDS,
        known=array("i", [0]) * knowledge.layout.states,
        successor=array("i", [0]) * (knowledge.layout.states * EFFECTS),
        card_values=[UNKNOWN] * (knowledge.layout.states * KINDS),
    )
    return Memory(knowledge, scratch)


def array_memory(
    state: State,
    two: TwoPlayerTable | None = None,
    weights: "AnyArray | None" = None,
    three: ThreePlayerTable | None = None,
) -> Memory:
    """A memory for compiled code; without weights, shares are estimated by UNFITTED."""
    if stands_in():
        return plain_memory(state, two, weights, three)
    import numpy as np

    from jollyroll.speed.compile import record_type, to_record

    trials = np.zeros(TRIALS, record_type(State))
    for place in range(TRIALS):
        to_record(state, trials, place)
    knowledge = Knowledge(
        models=array_models(turn_options(state)),
        layout=two.layout if two else NO_LAYOUT,
        shares=two.shares if two else np.zeros(0),
        three=three.layout if three else NO_THREE,
        three_shares=three.shares if three else np.zeros(0),
        weights=np.array(UNFITTED if weights is None else weights, np.float64),
    )
    scratch = Scratch(
        values=np.zeros((SLOTS, TURN_VALUES)),
        payoffs=np.zeros((SLOTS, RESULTS)),
        solved=np.zeros(SLOTS, np.int64),
        doubt=np.zeros(SLOTS),
        turn_key=np.full(TURN_KEY, -1, np.int64),
        trials=trials,
        share=np.zeros(MOST_SEATS),
        feature=np.zeros(FEATURES),
        chances=np.zeros(KINDS),
        known=np.zeros(knowledge.layout.states, np.int32),
        successor=np.zeros(knowledge.layout.states * EFFECTS, np.int32),
        card_values=np.full(knowledge.layout.states * KINDS, UNKNOWN),
    )
    return Memory(knowledge, scratch)
