"""Judging positions of Piraten Kapern: the turn at hand is worked out to its end, what follows is looked up or estimated.

With `deck=with_replacement` two players' shares are exact, and so are all in a turn that decides the game. Otherwise the cards left
count for the turn at hand and the next one, and the pile is taken as full afterwards; bench/errors.py measures what that costs.
"""

import threading
from array import array
from typing import Any, NamedTuple

from jollyroll.kit import Game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.kit.seating import seats_marked
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
from .between import share_of
from .charts import TwoSeats, array_chart, two_seats, weights_for
from .ends import ENDS
from .following import PLAN
from .judging import DANGER, GAIN, ROWS
from .reading import turn_options
from .turn import ROOM
from .weighing import best_beside, choice_value, kept_value, stop_value, throw_value, thrown_end
from .writing import plain_sheet

# How far shares are off, as measured by bench/errors.py:
PILE_ERROR = 0.005  # with a pile that runs down
STRETCHED_ERROR = 0.03  # by a table made for other options
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
    """Positions that can be judged exactly want a judge of their own."""
    return is_certain(state)


class Turn(NamedTuple):
    """A turn solved: what its ends are worth and what its states are, by rows as in judging.py."""

    worths: "list[array[float]]"
    rooms: "list[array[float]]"


def make_judge(game: Game, state: Any) -> Judge:
    """The judge for the options and seats of this position."""
    return PiratenKapernJudge(game, state, two_seats(state))


class PiratenKapernJudge(Judge):
    """Looks through the turn at hand to its end."""

    def __init__(self, game: Game, state: State, two: TwoSeats) -> None:
        table = weights_for(state.seats)
        self.game = game
        self.exact = is_certain(state) or (state.seats == 2 and two.exact and state.deck == WITH_REPLACEMENT)
        if is_certain(state):
            self.basis, self.error = "basis-pk-final", 0.0
        elif state.seats > 2:
            self.basis, self.error = "basis-pk-fitted", table.manifest.error if table else UNFITTED_ERROR
        elif not two.exact:
            self.basis, self.error = "basis-pk-stretched", STRETCHED_ERROR
        else:
            self.basis, self.error = ("basis-pk-exact", 0.0) if self.exact else ("basis-pk-pile", PILE_ERROR)
        self.chart = array_chart(state, two, table.arrays["weights"] if table else None)
        self.sheet, self.pages = plain_sheet(turn_options(state))
        self.turns: BoundedCache[Turn] = BoundedCache(MOST_TURNS)
        self.lock = threading.Lock()  # several may ask at the same time, but there is one chart to work on

    def shares(self, state: Any) -> Shares:
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
        page = self.pages[state.card]
        rows = [throw_value(self.sheet, page, state, *both) for both in zip(turn.worths, turn.rooms, strict=True)]
        return tuple(rows[: state.seats])

    def foreseen(self, state: Any, outcome: int) -> Shares:
        if state.phase == THROW:
            after = after_outcome(rules, state, outcome)
            if after.turn != state.turn or after.phase == OVER:
                end = thrown_end(self.sheet, self.pages[state.card], state, outcome)
                return tuple(worth[end] for worth in self.turn_of(state).worths[: state.seats])
        return super().foreseen(state, outcome)

    def odds(self, state: Any) -> list[Odds]:
        turn = self.turn_of(state)
        numbers = seat_relative(self.game, state)
        return [self.odds_of(state, turn, number) for number in numbers]

    def odds_of(self, state: State, turn: Turn, choice: int) -> Odds:
        """One choice, by every row."""
        page = self.pages[state.card]
        own = turn.worths[state.seat], turn.rooms[state.seat]
        klass = best_beside(self.sheet, page, state, choice - CHEST, *own) if choice >= CHEST else 0
        rows = []
        for worth, room in zip(turn.worths, turn.rooms, strict=True):
            if choice < CHEST:
                rows.append(choice_value(self.sheet, page, state, choice, worth, room))
            elif klass < 0:
                rows.append(stop_value(self.sheet, page, state, worth))
            else:
                after = state.dice[SKULL], state.spell, choice - CHEST
                rows.append(kept_value(self.sheet, page, klass, *after, worth, room))
        return Odds(choice, tuple(rows[: state.seats]), rows[GAIN], rows[DANGER])

    def turn_of(self, state: State) -> Turn:
        """The turn at hand, solved."""
        with self.lock:
            return self.turns.get(turn_key(state), lambda: self.solved(state))

    def solved(self, state: State) -> Turn:
        """Solve the turn at hand in machine code."""
        import numpy as np

        from jollyroll.speed.compile import kernels, record_type, to_record

        from . import judging

        states = np.zeros(1, record_type(State))
        to_record(state, states)
        worths, rooms = np.zeros((ROWS, ENDS)), np.zeros((ROWS, ROOM))
        kernels(judging).judge_turn(states, self.chart, worths, rooms, np.zeros(PLAN, np.int32))
        return Turn(in_rows(worths), in_rows(rooms))


def in_rows(numbers: Any) -> "list[array[float]]":
    """Rows that plain Python reads as fast as lists and that take a quarter of the room."""
    return [array("d", row.tobytes()) for row in numbers]


def turn_key(state: State) -> tuple[int, ...]:
    """All that tells one turn from another, once its card lies there."""
    seats = (*state.scores, *state.present, *state.due, *state.tied)
    stage = (state.final, state.trigger, state.playoff, state.failed)
    return (state.seat, state.card, *stage, state.cycled, *seats, *state.pile, *state.order)


def drawn(state: State) -> list[tuple[float, State]]:
    """Every card that may come, with its chance and the position it makes."""
    found = []
    for card in range(rules.outcome_count(state)):
        weight = rules.outcome_weight(state, card)
        if weight:
            found.append((weight / rules.outcome_total(state), after_outcome(rules, state, card)))
    return found
