"""Judging states of Piraten Kapern: the turn at hand is solved to its end, what follows is looked up or estimated.

With `deck=with_replacement` two players' shares are exact, and so are all in a turn that decides the game. Otherwise the cards left
count for the turn at hand and the next one, and the pile is taken as full afterwards; bench/errors.py measures what that costs.
"""

import threading

from jollyroll.kit import Game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import AnyState
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
from .memory import array_memory
from .model_builder import PlainModels
from .rule_queries import turn_options
from .solutions import TwoPlayerTable, fitted_weights, three_player_table, two_player_table
from .solved_turn import SolvedTurn, solved_turn, turn_key
from .state_index import share_of

# How far shares are off, as measured by bench/errors.py:
PILE_ERROR = 0.005  # with a pile that runs down
RESCALED_ERROR = 0.03  # by a table made for other options
UNFITTED_ERROR = 0.08  # with nothing fitted
MOST_TURNS = 6  # that a judge keeps solved; one takes 2 MB


def is_certain(state: State) -> bool:
    """This turn decides the game: nobody else has one, another keeps points enough whatever it brings, and ties are shared."""
    if state.phase == OVER:
        return True
    if not state.final or state.tie == PLAYOFF or seats_marked(state.due) != 1 or not state.due[state.seat]:
        return False
    others = [score for seat, score in enumerate(state.scores) if state.present[seat] and seat != state.seat]
    too_late_for_island = state.card != NO_CARD and (at_sea(state) or (state.rolls > 0 and not state.island))
    return wins_with(state, max(others, default=0) - (0 if too_late_for_island else worst_island(state)))


def cache_key(state: State) -> bool:
    """States that can be judged exactly want a judge of their own."""
    return is_certain(state)


def make_judge(game: Game, state: State) -> Judge:
    """The judge for the options and seats of this state."""
    return PiratenKapernJudge(game, state, two_player_table(state))


class PiratenKapernJudge(Judge):
    """Looks through the turn at hand to its end."""

    def __init__(self, game: Game, state: State, two: TwoPlayerTable) -> None:
        table = fitted_weights(state.seats)
        three = three_player_table(state)
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
        self.memory = array_memory(state, two, table.arrays["weights"] if table else None, three)
        self.models = PlainModels(turn_options(state))
        self.turns: BoundedCache[SolvedTurn] = BoundedCache(MOST_TURNS)
        self.lock = threading.Lock()  # several may ask at the same time, but there is one memory to work in

    def shares(self, state: AnyState) -> Shares:
        if state.phase == OVER:
            return tuple(share_of(state, seat) for seat in range(state.seats))
        if state.phase in SEEKING:
            begun = beginnings(self.game, state).values()
            return mean_shares((float(chance), self.shares(position)) for chance, position in begun)
        if state.phase == DRAW_CARD:
            return mean_shares((weight, self.shares(position)) for weight, position in drawn(state))
        if is_choice(state):
            return best(self.odds(state), state.seat).shares
        turn = self.turn_of(state)
        model = self.models[state.card]
        rows = [roll_value(model, state, *both) for both in zip(turn.payoffs, turn.values, strict=True)]
        return tuple(rows[: state.seats])

    def foreseen(self, state: AnyState, outcome: int) -> Shares:
        if state.phase == THROW:
            after = after_outcome(rules, state, outcome)
            if after.turn != state.turn or after.phase == OVER:
                result = rolled_result(self.models[state.card], state, outcome)
                return tuple(payoff[result] for payoff in self.turn_of(state).payoffs[: state.seats])
        return super().foreseen(state, outcome)

    def odds(self, state: AnyState) -> list[Odds]:
        turn = self.turn_of(state)
        numbers = seat_relative(self.game, state)
        return [self.odds_of(state, turn, number) for number in numbers]

    def odds_of(self, state: State, turn: SolvedTurn, choice: int) -> Odds:
        """One choice, by every measure."""
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
        """The turn at hand, solved."""
        with self.lock:
            return self.turns.get(turn_key(state), lambda: solved_turn(state, self.memory))


def drawn(state: State) -> list[tuple[float, State]]:
    """Every card that may come, with its chance and the state it makes."""
    found = []
    for card in range(rules.outcome_count(state)):
        weight = rules.outcome_weight(state, card)
        if weight:
            found.append((weight / rules.outcome_total(state), after_outcome(rules, state, card)))
    return found
