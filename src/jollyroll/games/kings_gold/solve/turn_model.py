"""The solver's model of a turn for this many seats: dice, plans, and the numbering of states."""

from typing import NamedTuple

from jollyroll.kit import Game
from jollyroll.solve.arrays import Ints

from ..rules.state import State
from .kept_dice import KeptDice, kept_dice
from .plans import Plans, read_plans
from .ranking import layer_starts, rank_steps


class TurnModel(NamedTuple):
    """Piles are listed from the mover on: the players', then the King's, then the box."""

    dice: KeptDice
    plans: Plans
    rank_steps: Ints  # see `ranking`
    layer_starts: Ints  # box: the index of its layer's first state
    coins: int  # in total


def turn_start(game: Game, seats: int, options: dict[str, str], tie_round: int = 0) -> State:
    """A state in which seat 0 begins a turn, with all coins in the box, or in a tie round, with none there."""
    state: State = game.new_state(seats, {**options, "first_player": "host"}, host=0)
    state.ledger = None
    if tie_round:
        state.box = 0
        state.tie_round = tie_round
        state.ender = seats - 1
        state.tied[:seats] = state.due[:seats] = [1] * seats
    return state


def turn_model(game: Game, start: State) -> TurnModel:
    """The model of turns like the one that begins in this state; in a tie round the box is empty."""
    coins: int = game.new_state(start.seats, game.resolve()).box
    return TurnModel(
        dice=kept_dice(game.rules, start),
        plans=read_plans(game.rules, start, coins),
        rank_steps=rank_steps(start.seats, coins),
        layer_starts=layer_starts(start.seats, coins),
        coins=coins,
    )
