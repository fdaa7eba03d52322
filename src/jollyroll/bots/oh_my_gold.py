"""Greedy Oh My Gold!: points loaded, then treasure before the ship, then chests about to be opened."""

from collections.abc import Iterator
from typing import Any

from jollyroll.games.oh_my_gold.choices import DONE, FIRST_TREASURE, ROLL, kind_at
from jollyroll.games.oh_my_gold.components import COINS_ON, DIAMONDS_ON, KINDS, TREASURES
from jollyroll.games.oh_my_gold.phases import COMMIT, PLACE

from .greedy import GreedyBot, leading_rival, victory

WHOLE = ("open", "load", "steal")  # placings that complete a card
POINTS_ON = tuple(coins + diamonds for coins, diamonds in zip(COINS_ON, DIAMONDS_ON, strict=True))
UNLOADED = 50  # what a point not yet loaded is worth, if a loaded one is worth a hundred


class GreedyOhMyGold(GreedyBot):
    """Loads most points, then opens the best chests, and rolls again when that promises more."""

    def worth(self, state: Any, seat: int) -> float:
        holdings = [self.holding(state, other) for other in range(state.seats)]
        return 2.0 * holdings[seat] - leading_rival(state, holdings, seat) + victory(state, seat, 500.0)

    def holding(self, state: Any, seat: int) -> int:
        """Hundredths of a point: loot in full, treasure before the ship and chests with dice on them in part."""
        owned: int = 100 * (state.loot_coins[seat] + state.loot_diamonds[seat])
        owned += UNLOADED * sum(state.treasure[seat][kind] * POINTS_ON[kind] for kind in range(TREASURES))
        if seat == state.seat:
            owned += sum(self.covered(state, place) for place in state.cover_place[: state.covers])
        return owned

    def covered(self, state: Any, place: int) -> int:
        """What a card with dice on it will bring: a treasure its points, a chest what may be inside."""
        return self.inside(state, place) if place < FIRST_TREASURE else 100 * POINTS_ON[kind_at(place)]

    def inside(self, state: Any, place: int) -> int:
        """What the chest at this place of the row holds on average, as far as anybody can know."""
        sides = state.unopened[state.chests[place] - 1] if state.chests[place] else []
        total = sum(sides)
        return UNLOADED * sum(sides[kind] * POINTS_ON[kind] for kind in range(len(KINDS)) if sides[kind]) // total if total else 0

    def candidates(self, state: Any) -> Iterator[int]:
        """Every legal choice; between the two rolls of Seafarers only those that complete a card at once."""
        for index in range(self.rules.legal_count(state)):
            number = self.rules.legal_choice(state, index)
            if state.phase != COMMIT or number in (DONE, ROLL) or self.game.choice_form(state, number)["kind"] in WHOLE:
                yield number

    def promise(self, state: Any, number: int) -> float:
        """A card completed between the rolls is worth what can be done next: roll the rest, or leave it."""
        after = self.after(state, number)
        if after.phase != COMMIT:
            return super().promise(state, number)
        steps = [step for step in (DONE, ROLL) if self.rules.refusal(after, step) == 0]
        return max(super(GreedyOhMyGold, self).promise(after, step) for step in steps)

    def finishing(self, state: Any) -> int:
        """The card that brings most now, one after the other."""
        if state.phase != PLACE:
            return self.rules.legal_choice(state, 0)
        return max(self.candidates(state), key=lambda number: self.worth(self.after(state, number), state.seat))
