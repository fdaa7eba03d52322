"""A game for two worked out by brute force: every position, every choice, every throw, straight from the rulebook."""

from typing import Any

from jollyroll.games.phases import OVER, is_chance

Node = tuple[int, ...]


class EveryWay:
    """All positions that can be reached from some, and the share of seat 1 in each under best play by both."""

    def __init__(self, game: Any, starts: list[Any]) -> None:
        self.rules = game.rules
        self.after: dict[Node, list[tuple[float, Node]]] = {}
        self.chooser: dict[Node, int] = {}
        self.value: dict[Node, float] = {}
        waiting = list(starts)
        for state in waiting:
            self.explore(state, waiting)

    def node(self, state: Any) -> Node:
        """A position; how many turns were taken does not matter."""
        twin = state.copy()
        twin.turn = 0
        return tuple(twin.numbers())

    def explore(self, state: Any, waiting: list[Any]) -> None:
        """Note what may come next; what is new has to be explored too."""
        node = self.node(state)
        if node in self.after:
            return
        self.after[node] = []
        self.value[node] = 0.5
        if state.phase == OVER:
            self.value[node] = state.won[0] / sum(state.won)
            return
        if is_chance(state):
            total = self.rules.outcome_total(state)
            steps = [(self.rules.outcome_weight(state, n) / total, n) for n in range(self.rules.outcome_count(state))]
        else:
            self.chooser[node] = state.seat
            steps = [(1.0, self.rules.legal_choice(state, place)) for place in range(self.rules.legal_count(state))]
        for chance, number in steps:
            if chance:
                twin = state.copy()
                twin.told = None
                (self.rules.apply_outcome if is_chance(state) else self.rules.apply_choice)(twin, number)
                self.after[node].append((chance, self.node(twin)))
                waiting.append(twin)

    def solve(self, close: float) -> None:
        """Go through all positions, again and again, the last found first, until nothing changes any more."""
        nodes = list(self.after)[::-1]
        change = 1.0
        while change > close:
            change = 0.0
            for node in nodes:
                steps = self.after[node]
                if not steps:
                    continue
                values = [self.value[following] for _, following in steps]
                if node not in self.chooser:
                    value = sum(chance * worth for (chance, _), worth in zip(steps, values, strict=True))
                else:
                    value = max(values) if self.chooser[node] == 0 else min(values)
                change = max(change, abs(value - self.value[node]))
                self.value[node] = value
