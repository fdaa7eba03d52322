"""What players and judges keep at hand: the dice and plans of a turn, the solution of the game, and room to work in."""

from functools import lru_cache
from typing import Any, NamedTuple

from jollyroll.kit import Game
from jollyroll.kit.seating import seats_marked
from jollyroll.solve.lookahead import StateList

from .evaluation import FEATURES, KNOTS
from .solutions import fitted_weights, logarithms, opened, solution

TRIALS = 3
MARKS = 4  # that tell a turn from others, besides the piles


class Chart(NamedTuple):
    """For a table of so many players; without a solution `shares` and `rounds` are empty, and shares are estimated."""

    dice: Any
    plans: Any
    tie_plans: Any
    ladder: Any
    begins: Any
    shares: Any  # place of a position between turns, and seat from the mover on
    rounds: Any  # tie round, how many have moved in it, rank, seat
    ends: int  # 1 if the shares of an empty box are those of the options at hand
    duel: Any  # logarithms of the shares of the game for two, and of its tie rounds
    duel_rounds: Any
    duel_begins: Any
    trio: Any  # the same of the game for three; empty where it is not needed or not at hand
    trio_begins: Any
    against: Any  # seat from the next to move on: how it stands against the others
    weights: Any  # box: the weights of the estimate, see `evaluation`; those for tie rounds in place of an empty box
    feature: Any
    able: Any  # seat from the next to move on: 1 if it can win...
    due: Any  # ... and if it has a turn to come in a tie round
    guess: Any  # the same: the share estimated
    share: Any  # seat from the mover on: its share after a plan
    piles: Any
    after: Any
    worth: Any  # plan: what it is worth
    chance: Any  # plan: how likely it is carried out
    room: Any
    noted: Any  # what tells the turn that `room` holds worked out from others...
    asked: Any  # ... and the turn at hand
    trials: Any  # copies of the position to try choices on


@lru_cache(maxsize=16)
def fields(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> tuple[Any, Any]:
    """The turn in the game proper and in a tie round, read off the rulebook."""
    from .field import beginning
    from .kept_dice import kept_dice
    from .plans import read_plans

    start, tied = beginning(game, players, dict(options)), beginning(game, players, dict(options), 1)
    coins = start.box
    return (kept_dice(game.rules, start), read_plans(game.rules, start, coins)), read_plans(game.rules, tied, coins)


def make_chart(game: Game, state: Any, solved: bool, compiled: bool, weights: Any = None) -> Chart:
    """A chart for the options and the players of this position; given weights, shares are estimated by them."""
    import numpy as np

    from .piles import ladder, layer_begins
    from .room import new_room

    players = seats_marked(state.present)
    options = {**game.option_texts(state), "first_player": "host"}
    (dice, plans), tie_plans = fields(game, players, tuple(sorted(options.items())))
    known = solution(game, state) if solved and weights is None else None
    table = opened(known, players)
    two = logarithms(solution(game, state, 2) if solved else None, 2)
    three = logarithms(solution(game, state, 3) if solved and players > 3 and known is None else None, 3)
    fitted = fitted_weights(game, players) if solved and weights is None and players > 2 else None
    coins = plans.steps.shape[1] - 1
    most = max(len(plans.steps), len(tie_plans.steps))
    longer = plans if len(plans.begin) >= len(tie_plans.begin) else tie_plans
    return Chart(
        dice=dice,
        plans=plans,
        tie_plans=tie_plans,
        ladder=ladder(max(players, 2), coins),
        begins=layer_begins(players, coins),
        shares=table.shares,
        rounds=table.rounds,
        ends=int(known is not None and known.tie_agrees),
        duel=two.shares,
        duel_rounds=two.rounds,
        duel_begins=layer_begins(2, coins),
        trio=three.shares,
        trio_begins=layer_begins(3, coins),
        against=np.zeros((players, 4)),
        weights=by_box(fitted.arrays["weights"] if fitted else first_weights() if weights is None else weights, coins),
        feature=np.zeros(FEATURES),
        able=np.ones(players, np.int64),
        due=np.zeros(players, np.int64),
        guess=np.zeros(players),
        share=np.zeros(players),
        piles=np.zeros(players + 2, np.int64),
        after=np.zeros(players + 2, np.int64),
        worth=np.zeros(most),
        chance=np.zeros(most),
        room=new_room(dice, longer),
        noted=np.zeros(players + 2 + MARKS, np.int64),
        asked=np.zeros(players + 2 + MARKS, np.int64),
        trials=records(state) if compiled else StateList([state] * TRIALS),
    )


def first_weights() -> Any:
    """Weights to begin with: the chances against the rivals as they are."""
    import numpy as np

    weights = np.zeros((1 + len(KNOTS), FEATURES))
    weights[:, 0] = 1.0
    return weights


def by_box(weights: Any, coins: int) -> Any:
    """The weights for tie rounds, in place of an empty box, and for each box."""
    import numpy as np

    boxes = np.arange(1, coins + 1)
    between = [np.interp(boxes, KNOTS, column) for column in weights[1:].T]
    return np.ascontiguousarray(np.column_stack([weights[0], np.array(between)]).T)


def records(state: Any) -> Any:
    """Room for positions in machine code."""
    import numpy as np

    from jollyroll.speed.compile import record_type

    return np.zeros(TRIALS, record_type(type(state)))
