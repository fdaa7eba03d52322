"""Turns to be solved: any options, any card, any payoff of the results."""

import random
from typing import Any

from jollyroll.games.piraten_kapern.rules.options import OPTIONS
from jollyroll.games.piraten_kapern.solve import best_choice, choice_values, turn
from jollyroll.games.piraten_kapern.solve.model_builder import card_model
from jollyroll.games.piraten_kapern.solve.rule_queries import turn_options
from jollyroll.games.piraten_kapern.solve.turn_results import POINTS, RESULTS, SKULLS, WIN, island_result, skull_result, stop_result
from jollyroll.games.piraten_kapern.solve.turn_values import TURN_VALUES
from jollyroll.kit import load_game
from jollyroll.kit.phases import OVER, is_choice

GAME = load_game("pk")
RULES = GAME.rules
SCORE = 5_000


def any_options(luck: random.Random) -> dict[str, str]:
    """A random value for every option."""
    return {option.name: luck.choice(list(option.values)) for option in OPTIONS} | {"first_player": "host"}


class Turn:
    """The first turn of a game for two, solved in plain Python."""

    def __init__(self, card: int, payoff: list[float], changes: dict[str, str] | None = None, tolerance: float = 1e-13) -> None:
        self.state = GAME.new_state(2, GAME.resolve("", {**(changes or {}), "first_player": "host"}), host=0)
        self.state.ledger = None
        self.state.target = 20_000
        self.state.scores[:2] = [SCORE, SCORE]
        RULES.apply_outcome(self.state, card)
        self.payoff = payoff
        self.model = card_model(turn_options(self.state), card)
        self.values = [0.0] * TURN_VALUES
        self.mean = turn.solve_turn(self.model, payoff, self.values, turn.SWEEPS[turn.TO_THE_END], tolerance)

    def after_choice(self, state: Any, choice: int) -> float:
        """The solver's value of a choice."""
        return choice_values.choice_value(self.model, state, choice, self.payoff, self.values)

    def best(self, state: Any) -> int:
        """The solver's choice."""
        return best_choice.best_choice(self.model, state, self.payoff, self.values).choice

    def value(self, state: Any) -> float:
        """The solver's value of a position in the turn; once the turn is over, the payoff of the result by the rulebook."""
        if state.phase == OVER:
            return self.payoff[WIN]
        if state.turn != 1:
            loss, points = SCORE - state.scores[1], state.scores[0] - SCORE
            return self.payoff[island_result(loss) if loss else stop_result(points)]
        if is_choice(state):
            return max(self.after_choice(state, choice) for choice in legal(state))
        return choice_values.roll_value(self.model, state, self.payoff, self.values)


def points_payoff() -> list[float]:
    """Every result pays its points; at the Island nothing, or the loss of the others."""
    payoff = [0.0] * RESULTS
    for points in range(-1000, 10_700, 100):
        payoff[stop_result(points)] = payoff[skull_result(points)] = float(points)
    return payoff


def random_payoff(luck: random.Random) -> list[float]:
    """Every result pays a random amount."""
    payoff = [luck.random() for _ in range(RESULTS)]
    payoff[SKULLS : SKULLS + POINTS] = payoff[:POINTS]
    return payoff


def legal(state: Any) -> list[int]:
    """Every legal choice."""
    return [RULES.legal_choice(state, index) for index in range(RULES.legal_count(state))]


def outcomes(state: Any) -> list[tuple[int, float]]:
    """The outcomes of chance, with their probabilities."""
    weights = [(outcome, RULES.outcome_weight(state, outcome)) for outcome in range(RULES.outcome_count(state))]
    return [(outcome, weight / RULES.outcome_total(state)) for outcome, weight in weights if weight]


def chosen(state: Any, choice: int) -> Any:
    """The position after a choice."""
    twin = state.copy()
    twin.ledger = None
    RULES.apply_choice(twin, choice)
    return twin


def fallen(state: Any, outcome: int) -> Any:
    """The position after an outcome."""
    twin = state.copy()
    twin.ledger = None
    RULES.apply_outcome(twin, outcome)
    return twin
