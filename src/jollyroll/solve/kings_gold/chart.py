"""What players and judges keep at hand: the dice and plans of a turn, the solution of the game, and room to work in."""

from functools import cache
from typing import Any, NamedTuple

from jollyroll.games import Game
from jollyroll.games.seating import seats_marked
from jollyroll.solve.tables import find

from .evaluation import FEATURES

SHARES, EVALUATION = "shares", "evaluation"
USUAL = {"bones_effect": "replaces", "end_timing": "after_effects"}
TRIALS = 3
NEEDLESS = ("first_player",)  # options the solution does not depend on, unless a tie leads to a new game


class Chart(NamedTuple):
    """For a table of so many players; without a solution `shares` and `rounds` are empty, and shares are estimated."""

    dice: Any
    plans: Any
    tie_plans: Any
    ladder: Any
    begins: Any
    shares: Any  # place of a position between turns, and seat from the mover on
    rounds: Any  # tie round, how many have moved in it, rank, seat
    duel: Any  # shares and rounds of the game for two
    duel_rounds: Any
    duel_begins: Any
    weights: Any  # of the estimate, see `evaluation`
    feature: Any
    able: Any  # seat from the next to move on: 1 if it can win...
    due: Any  # ... and if it has a turn to come in a tie round
    guess: Any  # the same: the share estimated
    share: Any  # seat from the mover on: its share after a plan
    piles: Any
    after: Any
    worth: Any  # plan: what it is worth
    room: Any
    trials: Any  # copies of the position to try choices on


class Trials(list[Any]):
    """Copies of positions, as an array of records keeps them: what is put in stays as it was."""

    def __setitem__(self, place: Any, state: Any) -> None:
        twin = state.copy()
        twin.told = None
        super().__setitem__(place, twin)


def matters(options: dict[str, str], players: int) -> dict[str, str]:
    """The options that the solution depends on.

    Of two players, all are tied. A new game that chance lets somebody begin is worth as much to each as a shared victory; who
    begins matters only where the host or the youngest does.
    """
    if players == 2 and options["tie"] == "tied_turns":
        options = {**options, "tie": "full_round"}
    if options["tie"] == "shared":
        options = {**options, "tie": "new_game", "first_player": "random"}
    if options["tie"] == "new_game" and options["first_player"] in ("host", "youngest"):
        return dict(options)
    return {name: value for name, value in options.items() if name not in NEEDLESS}


def nearest(options: dict[str, str]) -> list[dict[str, str]]:
    """These options of two players, and others whose solution comes close, nearest first."""
    by_chance = matters({**options, "first_player": "random"}, 2)
    return [matters({**options, "first_player": options.get("first_player", "random")}, 2), by_chance, {**by_chance, **USUAL}]


def options_of(game: Game, state: Any) -> dict[str, str]:
    """The options of a position by name."""
    named = {option.name: {code: value for value, code in option.values.items()} for option in game.options}
    return {name: values[getattr(state, name)] for name, values in named.items()}


def solution(game: Game, state: Any) -> Any:
    """The solved table for the players still there, or None."""
    players = seats_marked(state.present)
    options = matters(options_of(game, state), players)
    return None if "first_player" in options else find(game, SHARES, players, options)


def solved_for_two(game: Game, state: Any) -> Any:
    """The solved game for two under these options or the nearest there are."""
    tables = (find(game, SHARES, 2, options) for options in nearest(options_of(game, state)) if "first_player" not in options)
    return next(table for table in tables if table is not None)


@cache
def fields(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> tuple[Any, Any]:
    """The turn in the game proper and in a tie round, read off the rulebook."""
    from .field import beginning
    from .kept_dice import kept_dice
    from .plans import read_plans

    start, tied = beginning(game, players, dict(options)), beginning(game, players, dict(options), 1)
    coins = start.box
    return (kept_dice(game.rules, start), read_plans(game.rules, start, coins)), read_plans(game.rules, tied, coins)


def make_chart(game: Game, state: Any, solved: bool, compiled: bool) -> Chart:
    """A chart for the options and the players of this position."""
    import numpy as np

    from .piles import ladder, layer_begins
    from .room import new_room

    players = seats_marked(state.present)
    options = {**options_of(game, state), "first_player": "host"}
    (dice, plans), tie_plans = fields(game, players, tuple(sorted(options.items())))
    table = solution(game, state) if solved else None
    two = solved_for_two(game, state) if solved and players > 1 else None
    fitted = find(game, EVALUATION, players, {}) if solved and players > 2 else None
    coins = plans.steps.shape[1] - 1
    most = max(len(plans.steps), len(tie_plans.steps))
    longer = plans if len(plans.begin) >= len(tie_plans.begin) else tie_plans
    return Chart(
        dice=dice,
        plans=plans,
        tie_plans=tie_plans,
        ladder=ladder(players, coins),
        begins=layer_begins(players, coins),
        shares=whole(table.arrays["shares"]) if table else nothing(0, players),
        rounds=whole(table.arrays["rounds"]) if table else nothing(0, 0, 0, players),
        duel=whole(two.arrays["shares"]) if two else nothing(0, 2),
        duel_rounds=whole(two.arrays["rounds"]) if two else nothing(0, 0, 0, 2),
        duel_begins=layer_begins(2, coins),
        weights=np.array(fitted.arrays["weights"]) if fitted else first_weights(),
        feature=np.zeros(FEATURES),
        able=np.ones(players, np.int64),
        due=np.zeros(players, np.int64),
        guess=np.zeros(players),
        share=np.zeros(players),
        piles=np.zeros(players + 2, np.int64),
        after=np.zeros(players + 2, np.int64),
        worth=np.zeros(most),
        room=new_room(dice, longer),
        trials=records(state) if compiled else Trials([state] * TRIALS),
    )


def first_weights() -> Any:
    """Weights to begin with: the chances against the rivals as they are."""
    import numpy as np

    weights = np.zeros((2, FEATURES))
    weights[:, 0] = 1.0
    return weights


def whole(shares: Any) -> Any:
    """Shares with those of the last seat; of two players' the table leaves them out, because they are what is missing to 1."""
    import numpy as np

    if shares.shape[-1] > 1:
        return np.asarray(shares)
    full = np.concatenate([shares, 1 - shares.sum(axis=-1, keepdims=True)], axis=-1)
    full.flags.writeable = False
    return full


def nothing(*shape: int) -> Any:
    """An empty table, to be read only like all tables: machine code tells the two apart."""
    import numpy as np

    empty = np.zeros(shape)
    empty.flags.writeable = False
    return empty


def records(state: Any) -> Any:
    """Room for positions in machine code."""
    import numpy as np

    from jollyroll.speed.compile import record_type

    return np.zeros(TRIALS, record_type(type(state)))
