"""Which solved tables there are for the players and options of a position, and what stands in them."""

from math import log
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

from jollyroll.kit import Game, load_game
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.variants import base_name
from jollyroll.solve.arrays import AnyArray, Floats
from jollyroll.solve.plain_numpy import stands_in
from jollyroll.solve.tables import SolvedTable, find

from ..rules.state import State
from .features import FEATURES, KNOTS, LEAST

if TYPE_CHECKING:
    from .plain_packing import PlainShares

SHARES, EVALUATION = "shares", "evaluation"
USUAL = {"bones_effect": "replaces", "end_timing": "after_effects"}
NEEDLESS = ("first_player",)  # options the solution does not depend on, unless a tie leads to a new game


class Solution(NamedTuple):
    """The game solved for so many players, under the very options of a position or the nearest there are."""

    table: SolvedTable
    exact: bool  # the very options
    tie_agrees: bool  # what an empty box leads to is as the options say


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


def nearest(game: Game, options: dict[str, str], players: int) -> list[dict[str, str]]:
    """These options, and others whose solution comes close, nearest first."""
    by_chance = matters({**options, "first_player": "random"}, players)
    found = [matters(options, players), by_chance, {**by_chance, **USUAL}, matters(game.resolve(), players)]
    return [some for some in found if "first_player" not in some]


def solution(game: Game, state: State, players: int | None = None) -> Solution | None:
    """The solved game for the players still there, or for so many, if there is any that comes close."""
    players = players or seats_marked(state.present)
    options = game.option_texts(state)
    wanted = matters(options, players)
    for some in nearest(game, options, players):
        table = find(game, SHARES, players, some)
        if table:
            return Solution(table, some == wanted, some["tie"] == wanted["tie"])
    return None


def fitted_weights(game: Game, players: int) -> SolvedTable | None:
    """The weights of an estimate for so many players, if any were fitted to what an estimate looks at now.

    A variant without any goes by those of the game it was made from: they weigh chances, which are its own.
    """
    table = find(game, EVALUATION, players, {}) or find(load_game(base_name(game.name)), EVALUATION, players, {})
    return table if table and table.arrays["weights"].shape == (1 + len(KNOTS), FEATURES) else None


class OpenSolution(NamedTuple):
    """A solution as it is looked up in; both are empty where nothing is known."""

    shares: Floats  # index of a state between turns, and seat from the mover on
    rounds: Floats  # tie rounds in which all take part: round, how many have moved in it, rank, seat


OPEN_SOLUTIONS: dict[tuple[Path, str], OpenSolution] = {}
LOGARITHMS: dict[tuple[Path, str], OpenSolution] = {}


def open_solution(solved: Solution | None, players: int) -> OpenSolution:
    """The solution to look up in, unpacked once; tie rounds only if they are those of the options."""
    if solved is None:
        return OpenSolution(nothing(0, players), nothing(0, 0, 0, players))
    key = (solved.table.path, solved.table.manifest.checksum)
    if key not in OPEN_SOLUTIONS:
        OPEN_SOLUTIONS[key] = OpenSolution(*(all_seats(solved.table.arrays[name], name, players) for name in ("shares", "rounds")))
    return OPEN_SOLUTIONS[key] if solved.tie_agrees else OPEN_SOLUTIONS[key]._replace(rounds=nothing(0, 0, 0, players))


def logarithms(solved: Solution | None, players: int) -> OpenSolution:
    """The logarithms of the shares, none of which counts as less than a trifle; of tie rounds only for two players."""
    import numpy as np

    if solved is None:
        return open_solution(None, players)
    key = (solved.table.path, solved.table.manifest.checksum)
    if key not in LOGARITHMS:
        shares, rounds = open_solution(solved, players)
        if players == 3 and stands_in():
            packed = cast("PlainShares", shares).mapped(lambda share: log(max(share, LEAST)))
            LOGARITHMS[key] = OpenSolution(cast("Floats", packed), nothing(0, 0, 0, players))
            return LOGARITHMS[key]
        LOGARITHMS[key] = OpenSolution(
            np.log(np.maximum(shares, LEAST)), np.log(np.maximum(rounds, LEAST)) if players == 2 else rounds[:0]
        )
        for array in LOGARITHMS[key]:
            array.flags.writeable = False
    return LOGARITHMS[key]


def all_seats(stored: AnyArray, name: str, players: int) -> Floats:
    """An array of a table with the shares of all seats; of two players' it leaves the last out, of three's it is packed."""
    import numpy as np

    if stored.dtype == np.uint8 and stands_in():
        from .plain_packing import PlainShares

        by_rank = name == "shares"
        return cast("Floats", PlainShares(stored.tobytes(), players, 0 if by_rank else players + 1, by_rank))
    if stored.dtype == np.uint8:
        from .packing import RANKS, ROWS, unpack

        full = unpack(stored, players, (), RANKS)[0] if name == "shares" else unpack(stored, players, (players + 1,), ROWS)
    elif players == 2:
        full = np.concatenate([stored, 1 - stored], axis=-1)
    else:
        return np.asarray(stored)
    full.flags.writeable = False
    return full


def nothing(*shape: int) -> Floats:
    """An empty table, to be read only like all tables: machine code tells the two apart."""
    import numpy as np

    empty = np.zeros(shape)
    empty.flags.writeable = False
    return empty
