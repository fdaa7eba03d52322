"""Judges states of Piraten Kapern: the current turn is solved to its end, the states after it are looked up or estimated.

With `deck=with_replacement` the shares of two players are exact, and so are all in a turn that decides the game. Otherwise the
cards left count for the current turn and the next one, and the pile is taken as full afterwards; bench/errors.py measures the
resulting error.
"""

import threading
from collections.abc import Callable
from typing import cast

from jollyroll.kit import Game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import GameState
from jollyroll.solve.cache import BoundedCache
from jollyroll.solve.first_player import SEEKING, beginnings
from jollyroll.solve.judge import Judge, Odds, Shares, best, mean_shares, seat_relative
from jollyroll.solve.lookahead import after_outcome

from ..rules import rulebook as rules
from ..rules.choices import CHEST
from ..rules.components import NO_CARD, SKULL
from ..rules.options import PLAYOFF, WITH_REPLACEMENT
from ..rules.phases import DRAW_CARD, THROW
from ..rules.position import worst_island
from ..rules.sea_battle import at_sea
from ..rules.state import State
from ..rules.victory import wins_with
from .choice_values import best_beside, choice_value, kept_value, roll_value, rolled_result, stop_value
from .judge_kernels import DANGER, GAIN
from .knowledge import Memory
from .memory import array_memory
from .model_builder import PlainModels
from .rule_queries import turn_options
from .solutions import ThreePlayerTable, TwoPlayerTable, fitted_weights, three_player_table, two_player_table
from .solved_turn import SolvedTurn, TurnSolver, turn_key
from .state_index import share_of

# Errors of shares, as measured by bench/errors.py:
PILE_ERROR = 0.005  # with a pile without replacement
RESCALED_ERROR = 0.03  # by a table rescaled from other options
UNFITTED_ERROR = 0.08  # without any fitted weights
MOST_TURNS = 6  # solved turns in a judge's cache; one takes 2 MB


def is_certain(state: State) -> bool:
    """True if this turn decides the game: it is the last, another seat stays high enough to win, and ties are shared."""
    if state.phase == OVER:
        return True
    if not state.final or state.tie == PLAYOFF or seats_marked(state.due) != 1 or not state.due[state.seat]:
        return False
    others = [score for seat, score in enumerate(state.scores) if state.present[seat] and seat != state.seat]
    too_late_for_island = state.card != NO_CARD and (at_sea(state) or (state.rolls > 0 and not state.island))
    return wins_with(state, max(others, default=0) - (0 if too_late_for_island else worst_island(state)))


def cache_key(state: State) -> bool:
    """States that can be judged exactly have a judge of their own."""
    return is_certain(state)


def make_judge(game: Game, state: State) -> Judge:
    """The judge for the options and seats of this state."""
    return PiratenKapernJudge(game, state, two_player_table(state), three_player_table(state))


def judge_with(game: Game, two: TwoPlayerTable, three: ThreePlayerTable | None) -> Callable[[State], Judge]:
    """A judge that uses these tables, whichever are stored."""
    judges: dict[bool, Judge] = {}

    def judge_of(state: State) -> Judge:
        certain = is_certain(state)
        if certain not in judges:
            judges[certain] = PiratenKapernJudge(game, state, two, three, array_memory(state, two, None, three))
        return judges[certain]

    return judge_of


class PiratenKapernJudge(Judge):
    """Searches the current turn to its end."""

    def __init__(
        self, game: Game, state: State, two: TwoPlayerTable, three: ThreePlayerTable | None = None, memory: Memory | None = None
    ) -> None:
        table = fitted_weights(state.seats)
        self.game = game
        self.exact = is_certain(state) or (state.seats == 2 and two.exact and state.deck == WITH_REPLACEMENT)
        if is_certain(state):
            self.basis, self.error = "basis-pk-final", 0.0
        elif three:
            self.basis, self.error = "basis-pk-three", three.error
        elif state.seats > 2:
            self.basis, self.error = "basis-pk-fitted", table.manifest.error if table else UNFITTED_ERROR
        elif not two.exact:
            self.basis, self.error = "basis-pk-stretched", RESCALED_ERROR
        else:
            self.basis, self.error = ("basis-pk-exact", 0.0) if self.exact else ("basis-pk-pile", PILE_ERROR)
        self.solver = TurnSolver(state, memory)
        self.models = PlainModels(turn_options(state))
        self.turns: BoundedCache[SolvedTurn] = BoundedCache(MOST_TURNS)
        self.lock = threading.Lock()  # several threads may ask, but there is one scratch space

    def shares(self, state: GameState) -> Shares:
        state = cast("State", state)
        if state.phase == OVER:
            return tuple(share_of(state, seat) for seat in range(state.seats))
        if state.phase in SEEKING:
            begun = beginnings(self.game, state).values()
            return mean_shares((float(chance), self.shares(start)) for chance, start in begun)
        if state.phase == DRAW_CARD:
            return mean_shares((weight, self.shares(after)) for weight, after in drawn(state))
        if is_choice(state):
            return best(self.odds(state), state.seat).shares
        turn = self.turn_of(state)
        model = self.models[state.card]
        rows = [roll_value(model, state, *both) for both in zip(turn.payoffs, turn.values, strict=True)]
        return tuple(rows[: state.seats])

    def shares_if_outcome(self, state: GameState, outcome: int) -> Shares:
        state = cast("State", state)
        if state.phase == THROW:
            after = after_outcome(rules, state, outcome)
            if after.turn != state.turn or after.phase == OVER:
                result = rolled_result(self.models[state.card], state, outcome)
                return tuple(payoff[result] for payoff in self.turn_of(state).payoffs[: state.seats])
        return super().shares_if_outcome(state, outcome)

    def odds(self, state: GameState) -> list[Odds]:
        state = cast("State", state)
        turn = self.turn_of(state)
        numbers = seat_relative(self.game, state)
        return [self.odds_of(state, turn, number) for number in numbers]

    def odds_of(self, state: State, turn: SolvedTurn, choice: int) -> Odds:
        """The odds of one choice."""
        model = self.models[state.card]
        own = turn.payoffs[state.seat], turn.values[state.seat]
        klass = best_beside(model, state, choice - CHEST, *own) if choice >= CHEST else 0
        rows = []
        for payoff, values in zip(turn.payoffs, turn.values, strict=True):
            if choice < CHEST:
                rows.append(choice_value(model, state, choice, payoff, values))
            elif klass < 0:
                rows.append(stop_value(model, state, payoff))
            else:
                after = state.dice[SKULL], state.spell, choice - CHEST
                rows.append(kept_value(model, klass, *after, payoff, values))
        return Odds(choice, tuple(rows[: state.seats]), rows[GAIN], rows[DANGER])

    def turn_of(self, state: State) -> SolvedTurn:
        """The current turn, solved."""
        with self.lock:
            return self.turns.get(turn_key(state), lambda: self.solver.solve(state))


def drawn(state: State) -> list[tuple[float, State]]:
    """The state after each possible card, with its probability."""
    found = []
    for card in range(rules.outcome_count(state)):
        weight = rules.outcome_weight(state, card)
        if weight:
            found.append((weight / rules.outcome_total(state), after_outcome(rules, state, card)))
    return found
