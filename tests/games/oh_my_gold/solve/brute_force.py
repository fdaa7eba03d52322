"""A turn by brute force on the rulebook, without keys, stacks or tables."""

from collections.abc import Callable
from typing import Any

from jollyroll.games.oh_my_gold.rules import rulebook as rules
from jollyroll.games.oh_my_gold.rules.phases import NEXT_LOCK
from jollyroll.kit.phases import OVER, is_chance

Value = tuple[float, ...]  # a number for each seat, the root mover's loot points, the chance that the turn brings nothing


class TooMuch(Exception):
    """The search is too large."""


class BruteForce:
    """Searches the turn in progress at `root`; `judged` gives each seat's value at its end."""

    def __init__(self, root: Any, judged: Callable[[Any], Value], most: int, final_turns: bool = False) -> None:
        self.root, self.judged, self.left = root, judged, most
        self.final_turns = final_turns  # search on to the end of the game
        self.seen: dict[tuple[int, ...], Value] = {}

    def can_look_through(self, state: Any) -> bool:
        """True if the search is small enough."""
        try:
            self.looked_through(state)
        except TooMuch:
            return False
        return True

    def value(self, state: Any) -> Value:
        """The value of a position under best play."""
        key = tuple(state.numbers())
        if key not in self.seen:
            self.left -= 1
            if self.left < 0:
                raise TooMuch
            self.seen[key] = self.worked_out(state)
        return self.seen[key]

    def worked_out(self, state: Any) -> Value:
        if state.turn != self.root.turn or state.phase in (NEXT_LOCK, OVER):
            if self.final_turns and state.phase != OVER:
                return (*self.looked_through(state)[:-2], *self.of_this_turn(state))
            return (*self.judged(state), *self.of_this_turn(state))
        return self.looked_through(state)

    def looked_through(self, state: Any) -> Value:
        if not is_chance(state):
            choices = self.choices(state)
            most = max(value[state.seat] for value in choices.values())
            return choices[min(number for number, value in choices.items() if value[state.seat] >= most - 1e-12)]
        weights = [rules.outcome_weight(state, outcome) for outcome in range(rules.outcome_count(state))]
        assert sum(weights) == rules.outcome_total(state)
        total = [0.0] * (state.seats + 2)
        for outcome, weight in enumerate(weights):
            if weight:
                value = self.value(self.after(state, rules.apply_outcome, outcome))
                total = [so_far + weight * more for so_far, more in zip(total, value, strict=True)]
        return tuple(number / sum(weights) for number in total)

    def choices(self, state: Any) -> dict[int, Value]:
        """The value of every legal choice."""
        numbers = [rules.legal_choice(state, index) for index in range(rules.legal_count(state))]
        return {number: self.value(self.after(state, rules.apply_choice, number)) for number in numbers}

    def after(self, state: Any, apply: Callable[[Any, int], None], number: int) -> Any:
        twin = state.copy()
        apply(twin, number)
        return twin

    def of_this_turn(self, state: Any) -> Value:
        """At the end of the turn: the root mover's points, and 1 if nothing was opened, loaded or stolen in it."""
        root, seat = self.root, self.root.seat
        cards = state.loot_cards[seat] + state.fishbones[seat] + sum(state.treasure[seat])
        before = root.loot_cards[seat] + root.fishbones[seat] + sum(root.treasure[seat])
        before += sum(place >= 3 and (place - 3) // 9 == seat for place in root.cover_place[: root.covers])
        idle = cards == before and state.loot_cards[seat] == root.loot_cards[seat] and root.spent == 0
        return state.loot_coins[seat] + state.loot_diamonds[seat], float(idle)
