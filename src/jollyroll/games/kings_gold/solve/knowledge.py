"""Knowledge and scratch space of players and judges: the dice and plans of a turn, and the solution of the game."""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from jollyroll.kit import Game
from jollyroll.kit.seating import seats_marked
from jollyroll.solve.arrays import Floats, Ints, StateRecords
from jollyroll.solve.lookahead import StateList

from ..rules.state import State
from .features import FEATURES, KNOTS
from .scratch import KEPT_TURNS, Scratch, new_scratch
from .solutions import fitted_weights, logarithms, open_solution, solution

if TYPE_CHECKING:
    from .kept_dice import KeptDice
    from .plans import Plans

TRIALS = 3


class Knowledge(NamedTuple):
    """For a table of this many players; without a solution `shares` and `rounds` are empty, and shares are estimated."""

    dice: "KeptDice"
    plans: "Plans"
    tie_plans: "Plans"
    rank_steps: Ints
    layer_starts: Ints
    shares: Floats  # index of a state between turns, and seat from the mover on
    rounds: Floats  # tie round, movers so far, rank, seat
    ends_agree: int  # 1 if the shares of an empty box hold under the options of the table
    duel: Floats  # logarithms of the shares of the game for two, and of its tie rounds
    duel_rounds: Floats
    duel_starts: Ints
    trio: Floats  # the same for three; empty if not needed or not available
    trio_starts: Ints
    weights: Floats  # box: the weights of the evaluation; those for tie rounds in place of an empty box


class Memory(NamedTuple):
    """Knowledge, which is read, and scratch space, which is written."""

    knowledge: Knowledge
    scratch: Scratch


@lru_cache(maxsize=16)
def turn_arrays(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> "tuple[KeptDice, Plans, Plans]":
    """The dice of a turn, and its plans in the game proper and in a tie round, read off the rulebook."""
    from .kept_dice import kept_dice
    from .plans import read_plans
    from .turn_model import turn_start

    start, tied = turn_start(game, players, dict(options)), turn_start(game, players, dict(options), 1)
    return kept_dice(game.rules, start), read_plans(game.rules, start, start.box), read_plans(game.rules, tied, start.box)


def make_memory(game: Game, state: State, solved: bool, compiled: bool, weights: Floats | None = None) -> Memory:
    """Knowledge for the options and players of this state, and scratch space; given weights, shares are estimated by them."""
    knowledge = make_knowledge(game, state, solved, weights)
    trials = state_records(state) if compiled else StateList([state] * TRIALS)
    players = seats_marked(state.present)
    kept_turns = KEPT_TURNS if compiled else 0
    return Memory(knowledge, new_scratch(knowledge.dice, knowledge.plans, knowledge.tie_plans, players, trials, kept_turns))


def make_knowledge(game: Game, state: State, solved: bool, weights: Floats | None) -> Knowledge:
    """Knowledge for the options and players of this state."""
    from .ranking import layer_starts, rank_steps

    players = seats_marked(state.present)
    options = {**game.option_texts(state), "first_player": "host"}
    dice, plans, tie_plans = turn_arrays(game, players, tuple(sorted(options.items())))
    known = solution(game, state) if solved and weights is None else None
    shares, rounds = open_solution(known, players)
    two = logarithms(solution(game, state, 2) if solved else None, 2)
    three = logarithms(solution(game, state, 3) if solved and players > 3 and known is None else None, 3)
    fitted = fitted_weights(game, players) if solved and weights is None and players > 2 else None
    coins = plans.transfers.shape[1] - 1
    return Knowledge(
        dice=dice,
        plans=plans,
        tie_plans=tie_plans,
        rank_steps=rank_steps(max(players, 2), coins),
        layer_starts=layer_starts(players, coins),
        shares=shares,
        rounds=rounds,
        ends_agree=int(known is not None and known.tie_agrees),
        duel=two.shares,
        duel_rounds=two.rounds,
        duel_starts=layer_starts(2, coins),
        trio=three.shares,
        trio_starts=layer_starts(3, coins),
        weights=by_box(fitted.arrays["weights"] if fitted else first_weights() if weights is None else weights, coins),
    )


def first_weights() -> Floats:
    """Initial weights, which take the chances against the rivals as they are."""
    import numpy as np

    weights = np.zeros((1 + len(KNOTS), FEATURES))
    weights[:, 0] = 1.0
    return weights


def by_box(weights: Floats, coins: int) -> Floats:
    """The weights for tie rounds, in place of an empty box, and for each box."""
    import numpy as np

    boxes = np.arange(1, coins + 1)
    interpolated = [np.interp(boxes, KNOTS, column) for column in weights[1:].T]
    return np.ascontiguousarray(np.column_stack([weights[0], np.array(interpolated)]).T)


def state_records(state: State) -> StateRecords:
    """Copies of a state to try choices on, for machine code."""
    import numpy as np

    from jollyroll.speed.compile import record_type

    return np.zeros(TRIALS, record_type(type(state)))
