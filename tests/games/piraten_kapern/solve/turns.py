"""A turn laid out to be solved: any options, any card, any worth of its ends."""

import random
from typing import Any

from jollyroll.games.piraten_kapern.rules.options import OPTIONS
from jollyroll.games.piraten_kapern.solve import turn, weighing
from jollyroll.games.piraten_kapern.solve.ends import ENDS, POINTS, SKULLS, WIN, island_end, skull_end, stop_end
from jollyroll.games.piraten_kapern.solve.reading import turn_options
from jollyroll.games.piraten_kapern.solve.writing import plain_sheet
from jollyroll.kit import load_game
from jollyroll.kit.phases import OVER, is_choice

GAME = load_game("pk")
RULES = GAME.rules
SCORE = 5_000


def any_options(luck: random.Random) -> dict[str, str]:
    """A value for every option, by lot."""
    return {option.name: luck.choice(list(option.values)) for option in OPTIONS} | {"first_player": "host"}


class Turn:
    """The first turn of a game for two, solved as plain Python."""

    def __init__(self, card: int, worth: list[float], changes: dict[str, str] | None = None, close: float = 1e-13) -> None:
        self.state = GAME.new_state(2, GAME.resolve("", {**(changes or {}), "first_player": "host"}), host=0)
        self.state.ledger = None
        self.state.target = 20_000
        self.state.scores[:2] = [SCORE, SCORE]
        RULES.apply_outcome(self.state, card)
        self.worth = worth
        self.sheet, pages = plain_sheet(turn_options(self.state))
        self.page = pages[card]
        self.room = [0.0] * turn.ROOM
        self.mean = turn.solve_turn(self.sheet, self.page, worth, self.room, turn.ROUNDS[turn.TO_THE_END], close)

    def after_choice(self, state: Any, choice: int) -> float:
        """What the solver says about a choice."""
        return weighing.choice_value(self.sheet, self.page, state, choice, self.worth, self.room)

    def best(self, state: Any) -> int:
        """The choice the solver makes."""
        return weighing.best_choice(self.sheet, self.page, state, self.worth, self.room)

    def value(self, state: Any) -> float:
        """What the solver says about a position in the turn; what the rulebook has made of it if the turn is over."""
        if state.phase == OVER:
            return self.worth[WIN]
        if state.turn != 1:
            loss, points = SCORE - state.scores[1], state.scores[0] - SCORE
            return self.worth[island_end(loss) if loss else stop_end(points)]
        if is_choice(state):
            return max(self.after_choice(state, choice) for choice in legal(state))
        return weighing.throw_value(self.sheet, self.page, state, self.worth, self.room)


def points_worth() -> list[float]:
    """Every end is worth its points; at the Island nothing, or as much as the others lose."""
    worth = [0.0] * ENDS
    for points in range(-1000, 10_700, 100):
        worth[stop_end(points)] = worth[skull_end(points)] = float(points)
    return worth


def random_worth(luck: random.Random) -> list[float]:
    """Every end is worth something, in no order at all."""
    worth = [luck.random() for _ in range(ENDS)]
    worth[SKULLS : SKULLS + POINTS] = worth[:POINTS]
    return worth


def legal(state: Any) -> list[int]:
    """Every legal choice."""
    return [RULES.legal_choice(state, index) for index in range(RULES.legal_count(state))]


def outcomes(state: Any) -> list[tuple[int, float]]:
    """Everything chance may bring, with its probability."""
    weights = [(outcome, RULES.outcome_weight(state, outcome)) for outcome in range(RULES.outcome_count(state))]
    return [(outcome, weight / RULES.outcome_total(state)) for outcome, weight in weights if weight]


def chosen(state: Any, choice: int) -> Any:
    """The position after a choice."""
    twin = state.copy()
    twin.ledger = None
    RULES.apply_choice(twin, choice)
    return twin


def fallen(state: Any, outcome: int) -> Any:
    """The position after chance has decided."""
    twin = state.copy()
    twin.ledger = None
    RULES.apply_outcome(twin, outcome)
    return twin
