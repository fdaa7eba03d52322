"""Positions of Oh My Gold! as a player would set them up. Seats and chests are counted from 1; dice are K, C, D and W (sword)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from jollyroll.games.oh_my_gold.rules.components import COINS_ON, DIAMONDS_ON, FISHBONES, KINDS
from jollyroll.games.oh_my_gold.rules.game import OhMyGold
from jollyroll.games.oh_my_gold.rules.order import start_turn
from jollyroll.games.oh_my_gold.rules.state import State
from jollyroll.games.oh_my_gold.rules.view import View
from jollyroll.kit.state import NOBODY
from tests.games.positions import Table, resolved

GAME = OhMyGold()


class Options(TypedDict, total=False):
    """A preset and single options, by name (without the die: here `dice` are those rolled)."""

    preset: str
    deck: str
    end: str
    first_player: str
    placement: str
    rerolls: str
    same_turn_load: str
    seadogs: str
    seafarer_commit: str
    seafarers: str


class Position(Table):
    """A table of Oh My Gold!; chance brings dice, `locks:2` for the pile's next card, `find:CD` in a chest."""

    game = GAME
    state: State

    def lay_out(self) -> Position:
        """Lay out new chests, with any locks, until somebody rolls or the game is over."""
        while self.waits_for == "next-lock":
            GAME.apply_outcome(self.state, GAME.outcomes(self.state)[0].number)
            GAME.check(self.state)
        return self

    def turn_over(self) -> Position:
        """Turn over unlocked chests, with any content."""
        while self.waits_for == "open-chest":
            GAME.apply_outcome(self.state, GAME.outcomes(self.state)[0].number)
            GAME.check(self.state)
        return self

    @property
    def chances(self) -> dict[str, str]:
        """The outcomes of chance, with their probabilities."""
        return {outcome.text: str(outcome.probability) for outcome in GAME.outcomes(self.state)}

    @property
    def view(self) -> View:
        view: View = GAME.view(self.state, NOBODY)
        return view

    @property
    def row(self) -> tuple[int, ...]:
        return self.view.chests

    @property
    def treasures(self) -> list[str]:
        """The treasures before each ship."""
        return [" ".join(kinds) for kinds in self.view.treasures]

    @property
    def points(self) -> tuple[int, ...]:
        return self.view.points

    def placements(self) -> set[str]:
        """Every way to place the dice, as the cards completed, in any order."""
        return {" + ".join(sorted(set(course) - {"done"})) for course in self.courses()}


def new_game(seats: int = 2, host: int = 0, youngest: int = 0, **options: Unpack[Options]) -> Position:
    """A game about to begin; `host` and `youngest` are seats, 0 for nobody."""
    return Position(GAME.new_state(seats, resolved(GAME, options), host=host - 1, youngest=youngest - 1))


def table(
    row: str = "123",
    treasures: Sequence[str] = ("", ""),
    loot: Sequence[str] = (),
    dice: str = "",
    first_roll: str = "",
    pile: int | None = None,
    inside: str = "",
    to_move: int = 1,
    **options: Unpack[Options],
) -> Position:
    """A game under way: locks of the row (0 for an empty place), cards before and under each ship.

    With `dice`, rolling is over and they are to be placed; with `first_roll` they may be rolled again. With `pile`, that many cards
    are left in it: the others have left the game, but a card such as `1CC` named by `inside` stays.
    """
    state = GAME.new_state(len(treasures), resolved(GAME, options), host=0)
    for place, locks in enumerate(row):
        state.chests[place] = int(locks)
        if locks != "0":
            state.below[int(locks) - 1] -= 1
            state.pile -= 1
    for seat, cards in enumerate(treasures):
        for card in cards.split():
            state.treasure[seat][take(state, card)] += 1
    for seat, cards in enumerate(loot):
        for card in cards.split():
            put_under_ship(state, seat, take(state, card))
    while pile is not None and state.pile > pile:
        take(state, "", inside)
        state.removed += 1
    if state.pile:
        state.top = next(locks for locks in (1, 2, 3) if state.below[locks - 1])
        state.below[state.top - 1] -= 1
    start_turn(state, to_move - 1)
    position = Position(state)
    if dice:
        state.rolls_left = 0
    return position.falls(dice or first_roll) if dice or first_roll else position


def take(state: State, card: str, but: str = "") -> int:
    """Take a card with this treasure side (any, if none is named) out of the pile, of the kind with most cards left."""
    kinds = [KINDS.index(card)] if card else range(len(KINDS))
    found = [
        (state.below[locks], locks, kind)
        for locks in range(3)
        for kind in kinds
        if state.unopened[locks][kind] > (but == f"{locks + 1}{KINDS[kind]}")
    ]
    left, locks, kind = max(found)
    assert left > 0, f"no {card} is left in the pile"
    state.unopened[locks][kind] -= 1
    state.below[locks] -= 1
    state.pile -= 1
    return kind


def put_under_ship(state: State, seat: int, kind: int) -> None:
    """Make the card loot."""
    if kind == FISHBONES:
        state.fishbones[seat] += 1
    else:
        state.loot_cards[seat] += 1
        state.loot_coins[seat] += COINS_ON[kind]
        state.loot_diamonds[seat] += DIAMONDS_ON[kind]
