"""Turns searched for judges: in machine code, or in plain Python while there is none and little to search."""

from collections.abc import Sequence

from jollyroll.solve.arrays import Floats
from jollyroll.solve.plain_numpy import stands_in

from ..rules.state import State
from . import selfplay
from .horizon import horizon_for
from .kernels import kernels
from .memory import answers, make_memory, plain_memory, set_root
from .scratch import Scratch

PLAIN_NODES = 150_000  # that are searched before it pays to wait for machine code: about two seconds
USUAL_HORIZON = 1  # any whole number: machine code is the same for all


class TurnSearch:
    """Searches turns of one table for the chance to win."""

    def __init__(self, state: State, weights: Floats) -> None:
        self.state, self.weights = state.copy(), weights
        self.nodes = 0
        self.memory = make_memory(state, weights)
        self.plain = stands_in()
        if not self.plain and not self.is_made():
            self.plain, self.memory = True, plain_memory(state, weights)
        self.answers: Scratch = answers(self.memory, self.plain)

    def is_made(self) -> bool:
        """There is machine code to search with."""
        from jollyroll.speed.compile import is_ready

        return is_ready(kernels().search_turn, self.memory, True, USUAL_HORIZON)

    def search(self, state: State) -> Scratch:
        """Search the turn that runs; what is found."""
        self.prepare(state)
        (selfplay if self.plain else kernels()).search_turn(self.memory, True, horizon_for(state))
        self.nodes += self.answers.nodes
        return self.answers

    def evaluate(self, state: State) -> Sequence[float]:
        """The value of a state at the end of a turn."""
        self.prepare(state)
        (selfplay if self.plain else kernels()).evaluate_root(self.memory)
        return self.answers.value

    def prepare(self, state: State) -> None:
        """Have this state looked at: by machine code, if there is much to do."""
        if self.plain and self.nodes > PLAIN_NODES and not stands_in():
            self.plain, self.memory = False, make_memory(self.state, self.weights)
            self.answers = answers(self.memory, False)
        set_root(self.memory, state, self.plain)
