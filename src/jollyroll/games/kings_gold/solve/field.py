"""What a solver needs to know of a table: dice, plans and the numbering of positions, and room to work in."""

from typing import Any, NamedTuple

import numpy as np

from jollyroll.kit import Game

from .kept_dice import KeptDice, kept_dice
from .piles import Numbers, all_piles, ladder, layer_begins
from .plans import Plans, read_plans
from .room import Room, new_room


class Field(NamedTuple):
    """Piles are told from the mover on: the players', then the King's, then the box."""

    dice: KeptDice
    plans: Plans
    ladder: Any  # see `piles`
    begins: Any  # box: the place of its layer in the row of all positions
    all_piles: Any  # rank: the players' piles
    coins: int  # in all


class Spot(NamedTuple):
    """One position while its turn is solved."""

    piles: Any
    after: Any  # the piles once a plan is carried out
    place: Any  # plan: where the next position stands
    worth: Any  # plan: the mover's share then
    chance: Any  # plan: how likely it is


class Play(NamedTuple):
    """How a layer is played: for each rank what its play leads to."""

    chance: Any  # rank and plan: how likely it is carried out
    target: Any  # rank and plan that leaves the box alone: the place it leads to
    fixed: Any  # rank and seat: the shares from all that leads to other layers
    changes: Any  # rank: how often its play was changed
    gain: Any  # rank: how much better than as noted the mover could play, when last looked at


def beginning(game: Game, seats: int, options: dict[str, str], tie_round: int = 0) -> Any:
    """A position in which seat 0 begins a turn, with the whole gold in the box, or in a tie round, with none there."""
    state = game.new_state(seats, {**options, "first_player": "host"}, host=0)
    state.ledger = None
    if tie_round:
        state.box = 0
        state.tie_round = tie_round
        state.ender = seats - 1
        state.tied[:seats] = state.due[:seats] = [1] * seats
    return state


def make_field(game: Game, start: Any, piles: Numbers | None = None) -> Field:
    """The field for turns like the one that begins at this position; in a tie round the box is empty."""
    coins = game.new_state(start.seats, game.resolve()).box
    plans = read_plans(game.rules, start, coins)
    return Field(
        dice=kept_dice(game.rules, start),
        plans=plans,
        ladder=ladder(start.seats, coins),
        begins=layer_begins(start.seats, coins),
        all_piles=all_piles(start.seats, coins) if piles is None else piles,
        coins=coins,
    )


def new_spot(field: Field) -> tuple[Spot, Room]:
    """Room for one thread."""
    seats, plans = field.all_piles.shape[1], len(field.plans.steps)
    piles, after = np.zeros(seats + 2, np.int64), np.zeros(seats + 2, np.int64)
    spot = Spot(piles, after, np.zeros(plans, np.int64), np.zeros(plans), np.zeros(plans))
    return spot, new_room(field.dice, field.plans)


def new_play(field: Field, size: int) -> Play:
    """Room for the play of a layer of this size."""
    plans, seats = field.plans, field.all_piles.shape[1]
    chance, target = np.zeros((size, len(plans.steps))), np.zeros((size, plans.staying), np.int32)
    play = Play(chance, target, np.zeros((size, seats)), np.zeros(size, np.int32), np.zeros(size))
    new_start(play)
    return play


def new_start(play: Play) -> None:
    """Forget what was noted: anything will do to begin with."""
    play.chance[:] = 0.0
    play.chance[:, 0] = 1.0
    play.changes[:] = 0
