"""Judges positions of King's Gold: the current turn is solved to its end, and the positions after it are looked up."""

import threading
from typing import TYPE_CHECKING, cast

from jollyroll.kit import Game
from jollyroll.kit.bags import all_bags
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import GameState
from jollyroll.solve.cache import BoundedCache
from jollyroll.solve.first_player import SEEKING, beginnings
from jollyroll.solve.judge import Judge, Odds, Shares, best, mean_shares, seat_relative
from jollyroll.solve.lookahead import after_choice, after_outcome

from ..rules import rulebook as rules
from ..rules.components import BONES, BONES_LIMIT, DICE, MOST_TIE_ROUNDS, ROLLS
from ..rules.phases import REROLL, THROW
from ..rules.state import State
from .knowledge import make_memory
from .layer import afterstate
from .next_shares import afterstate_shares, fill_piles, seats_from, share_after
from .solutions import fitted_weights, solution
from .solved_turn import SolvedTurn
from .turn_policy import roll_number

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Floats

    from .plans import Plans

MOST_TURNS = 24  # solved turns in a judge's cache
# Errors of shares, as measured by bench/errors.py:
AMBIGUOUS = 0.003  # the distance between two solutions for three: a player who is behind may decide between the others
NEAR, NEAR_MANY = 0.01, 0.021  # by tables for similar options, with two players and with more
ROUGH = 0.1  # without any fitted weights
SETS = {bag: number for number, bag in enumerate(all_bags(BONES + 1, DICE))}


TurnExpectation = tuple[Shares, float, float]  # of a turn: shares, the mover's gain in coins, the probability of a fine


def is_certain(state: State) -> bool:
    """True if nobody moves after this turn, so that nothing is estimated."""
    return bool(state.tie_round == MOST_TIE_ROUNDS and seats_marked(state.due) == 1)


def cache_key(state: State) -> tuple[object, ...]:
    """Judges differ by the number of remaining players and by whether they are exact."""
    return seats_marked(state.present), is_certain(state)


def make_judge(game: Game, state: State) -> Judge:
    """The judge for the options and players of this position."""
    return KingsGoldJudge(game, state)


def basis_of(game: Game, state: State) -> tuple[bool, float, str]:
    """Whether the shares are exact, their error, and the message that says what they rest on."""
    players = seats_marked(state.present)
    solved = solution(game, state)
    if players == 1 or (players == 2 and solved and solved.exact):
        return True, 0.0, "basis-kg-solved"
    if is_certain(state):
        return True, 0.0, "basis-kg-final"
    if solved and not solved.exact:
        return False, NEAR if players == 2 else NEAR_MANY, "basis-kg-nearest"
    if solved:
        return False, AMBIGUOUS, "basis-kg-many"
    fitted = fitted_weights(game, players)
    error = fitted.manifest.error if fitted and fitted.manifest.game == game.name else ROUGH
    return False, error, "basis-kg-fitted"


class KingsGoldJudge(Judge):
    """Exact for two wherever the game is solved; for more, solved to within the gain a turn may still offer, or estimated."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.memory = make_memory(game, state, True, False)
        self.turns: BoundedCache[SolvedTurn] = BoundedCache(MOST_TURNS)
        self.lock = threading.Lock()  # several threads may ask, but there is one scratch space
        self.exact, self.error, self.basis = basis_of(game, state)

    def shares(self, state: GameState) -> Shares:
        state = cast("State", state)
        if state.phase in SEEKING:
            begun = beginnings(self.game, state).values()
            return mean_shares((float(chance), self.shares(position)) for chance, position in begun)
        if state.phase == OVER:
            return self.shares_between(state, state.replay)
        if state.phase != THROW:
            return best(self.odds(state), state.seat).shares
        turn = self.solved_turn(state)
        if state.rolls == 0:
            return self.by_seat(state, [quantity.turn for quantity in turn.quantities])[0]
        return self.expected(state, turn, ROLLS - 1 - state.rolls, SETS[tuple(state.dice)])[0]

    def shares_if_outcome(self, state: GameState, outcome: int) -> Shares:
        state = cast("State", state)
        if state.phase in SEEKING:
            return super().shares_if_outcome(state, outcome)
        after = after_outcome(rules, state, outcome)
        if after.phase != OVER and after.turn == state.turn and after.replay == state.replay:
            return self.shares(after)
        return self.shares_between(after, state.replay)

    def odds(self, state: GameState) -> list[Odds]:
        state = cast("State", state)
        numbers = seat_relative(self.game, state)
        if state.phase != REROLL:
            return [self.odds_of_pair(state, number) for number in numbers]
        dice, roll, stage = self.memory.knowledge.dice, roll_number(state), ROLLS - 1 - state.rolls
        turn = self.solved_turn(state)
        kept = {int(dice.reroll[place]): int(dice.keep[place]) for place in range(dice.begin[roll], dice.begin[roll + 1])}
        return [Odds(number, *self.expected(state, turn, stage, kept[number])) for number in numbers]

    def odds_of_pair(self, state: State, choice: int) -> Odds:
        """The odds of a pair or a victim, applied by the rulebook to a copy."""
        after = after_choice(rules, state, choice)
        if after.phase != OVER and after.turn == state.turn and after.replay == state.replay:
            found = best(self.odds(after), state.seat)
            return Odds(choice, found.shares, found.points + after.coins[state.seat] - state.coins[state.seat], found.risk)
        gained = 0 if after.replay != state.replay else after.coins[state.seat] - state.coins[state.seat]
        return Odds(choice, self.shares_between(after, state.replay), gained, float(state.dice[BONES] >= BONES_LIMIT))

    def expected(self, state: State, turn: SolvedTurn, stage: int, kept: int) -> TurnExpectation:
        """The expectation of the turn with these dice kept, before the last roll but one (stage 1) or the last (stage 0)."""
        return self.by_seat(state, [float((each.first if stage else each.second)[kept]) for each in turn.quantities])

    def by_seat(self, state: State, quantities: list[float]) -> TurnExpectation:
        """The quantities of a turn, with shares by seat instead of from the mover on."""
        shares = [0.0] * state.seats
        for seat in range(state.seats):
            if state.present[seat]:
                shares[seat] = quantities[seats_from(state, state.seat, seat)]
        return tuple(shares), quantities[-2], quantities[-1]

    def shares_between(self, state: State, replay: int) -> Shares:
        """The shares between two turns, or at the end."""
        there = state.won if state.phase == OVER else state.present
        with self.lock:
            return tuple(share_after(state, self.memory, seat, replay) if there[seat] else 0.0 for seat in range(state.seats))

    def solved_turn(self, state: State) -> SolvedTurn:
        """The current turn, solved."""
        key = (state.seat, state.box, state.king, state.tie_round, state.replay, *state.coins, *state.present, *state.due)
        knowledge, scratch = self.memory.knowledge, self.memory.scratch
        plans = knowledge.tie_plans if state.tie_round else knowledge.plans
        with self.lock:
            return self.turns.get(key, lambda: SolvedTurn(knowledge.dice, plans, scratch.turn, self.plan_values(state, plans)))

    def plan_values(self, state: State, plans: "Plans") -> "Floats":
        """The value of each plan: the shares from the mover on, the mover's coins, and whether a fine is paid."""
        import numpy as np

        scratch = self.memory.scratch
        fill_piles(state, state.seat, scratch.piles)
        players = len(scratch.piles) - 2
        box = int(scratch.piles[players + 1])
        values = np.zeros((players + 2, len(plans.transfers)))
        for plan in range(len(plans.transfers)):
            afterstate(plans, plan, box, scratch.piles, scratch.after)
            values[players, plan] = scratch.after[0] - scratch.piles[0]
            values[players + 1, plan] = plans.fined[plans.transfers[plan, box]].any()
            afterstate_shares(state, self.memory)
            values[:players, plan] = scratch.share
        return values
