"""A game for two solved by brute force: every position, every choice, every roll, straight from the rulebook."""

from typing import Any

from jollyroll.kit.phases import OVER, is_chance

NOBODY = -1


class EveryWay:
    """All positions reachable from some, each with a number, and the share of seat 1 in each under best play by both."""

    def __init__(self, game: Any, starts: list[Any]) -> None:
        self.rules = game.rules
        self.numbers: dict[tuple[int, ...], int] = {}
        self.states: list[Any] = []
        self.after: list[list[tuple[float, int]]] = []
        self.chooser: list[int] = []
        self.value: list[float] = []
        for state in starts:
            self.number(state)
        for state in self.states:  # grows on the way
            self.explore(state)

    def number(self, state: Any) -> int:
        """The number of a position, new or known; the number of turns taken does not matter."""
        turn, state.turn = state.turn, 0
        place = self.numbers.setdefault(tuple(state.numbers()), len(self.states))
        state.turn = turn
        if place == len(self.states):
            self.states.append(state)
        return place

    def explore(self, state: Any) -> None:
        """Note the successors."""
        steps, chooser, value = [], NOBODY, 0.5
        if state.phase == OVER:
            value = state.won[0] / sum(state.won)
        elif is_chance(state):
            total = self.rules.outcome_total(state)
            steps = [(self.rules.outcome_weight(state, n) / total, n) for n in range(self.rules.outcome_count(state))]
        else:
            chooser = state.seat
            steps = [(1.0, self.rules.legal_choice(state, place)) for place in range(self.rules.legal_count(state))]
        apply = self.rules.apply_outcome if is_chance(state) else self.rules.apply_choice
        self.after.append([(chance, self.successor(state, apply, step)) for chance, step in steps if chance])
        self.chooser.append(chooser)
        self.value.append(value)

    def successor(self, state: Any, apply: Any, step: int) -> int:
        """The number of the position after a choice or an outcome."""
        twin = state.copy()
        twin.ledger = None
        apply(twin, step)
        return self.number(twin)

    def solve(self, close: float) -> None:
        """Sweep over all positions, the last found first, until convergence."""
        ways = [(place, self.chooser[place], steps) for place, steps in enumerate(self.after) if steps][::-1]
        worth, change = self.value, 1.0
        while change > close:
            change = 0.0
            for place, chooser, steps in ways:
                if chooser == NOBODY:
                    value = sum([chance * worth[successor] for chance, successor in steps])
                else:
                    values = [worth[successor] for _, successor in steps]
                    value = max(values) if chooser == 0 else min(values)
                change = max(change, abs(value - worth[place]))
                worth[place] = value
