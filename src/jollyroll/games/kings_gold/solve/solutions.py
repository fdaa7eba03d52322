"""The solved tables for the players and options of a position."""

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
    from jollyroll.solve.plain_packing import PlainShares

SHARES, EVALUATION = "shares", "evaluation"
USUAL = {"bones_effect": "replaces", "end_timing": "after_effects"}
NEEDLESS = ("first_player",)  # options the solution does not depend on, unless a tie leads to a new game


class Solution(NamedTuple):
    """The game solved for this many players, under the options of a position or the nearest available ones."""

    table: SolvedTable
    exact: bool  # solved for these very options
    tie_agrees: bool  # an empty box leads to the same as under the options


def matters(options: dict[str, str], players: int) -> dict[str, str]:
    """The options that the solution depends on.

    With two players, a tie is always between all. A new game whose first player chance finds is worth as much to each as a shared
    victory; who begins matters only if it is the host or the youngest.
    """
    if players == 2 and options["tie"] == "tied_turns":
        options = {**options, "tie": "full_round"}
    if options["tie"] == "shared":
        options = {**options, "tie": "new_game", "first_player": "random"}
    if options["tie"] == "new_game" and options["first_player"] in ("host", "youngest"):
        return dict(options)
    return {name: value for name, value in options.items() if name not in NEEDLESS}


def nearest(game: Game, options: dict[str, str], players: int) -> list[dict[str, str]]:
    """These options, and others with similar solutions, nearest first."""
    by_chance = matters({**options, "first_player": "random"}, players)
    found = [matters(options, players), by_chance, {**by_chance, **USUAL}, matters(game.resolve(), players)]
    return [some for some in found if "first_player" not in some]


def solution(game: Game, state: State, players: int | None = None) -> Solution | None:
    """The solved game for the remaining players, or for `players`, if any solution comes close."""
    players = players or seats_marked(state.present)
    options = game.option_texts(state)
    wanted = matters(options, players)
    for some in nearest(game, options, players):
        table = find(game, SHARES, players, some)
        if table:
            return Solution(table, some == wanted, some["tie"] == wanted["tie"])
    return None


def fitted_weights(game: Game, players: int) -> SolvedTable | None:
    """The weights of an evaluation for this many players, if any were fitted to the current features.

    A variant without any uses those of its base game: they weigh chances, which are its own.
    """
    table = find(game, EVALUATION, players, {}) or find(load_game(base_name(game.name)), EVALUATION, players, {})
    return table if table and table.arrays["weights"].shape == (1 + len(KNOTS), FEATURES) else None


class OpenSolution(NamedTuple):
    """A solution ready for lookup; both arrays are empty if there is none."""

    shares: Floats  # index of a state between turns, and seat from the mover on
    rounds: Floats  # tie rounds in which all take part: round, movers so far, rank, seat


OPEN_SOLUTIONS: dict[tuple[Path, str], OpenSolution] = {}
LOGARITHMS: dict[tuple[Path, str], OpenSolution] = {}


def open_solution(solved: Solution | None, players: int) -> OpenSolution:
    """A solution unpacked for lookup; tie rounds only if they are those of the options."""
    if solved is None:
        return OpenSolution(nothing(0, players), nothing(0, 0, 0, players))
    key = (solved.table.path, solved.table.manifest.checksum)
    if key not in OPEN_SOLUTIONS:
        OPEN_SOLUTIONS[key] = OpenSolution(*(all_seats(solved.table.arrays[name], name, players) for name in ("shares", "rounds")))
    return OPEN_SOLUTIONS[key] if solved.tie_agrees else OPEN_SOLUTIONS[key]._replace(rounds=nothing(0, 0, 0, players))


def logarithms(solved: Solution | None, players: int) -> OpenSolution:
    """The logarithms of the shares, bounded from below; tie rounds only for two players."""
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
    """An array of a table with the shares of all seats; tables leave the last out for two players, and are packed for three."""
    import numpy as np

    if stored.dtype == np.uint8 and stands_in():
        from jollyroll.solve.plain_packing import PlainShares

        by_rank = name == "shares"
        return cast("Floats", PlainShares(stored.tobytes(), players, 0 if by_rank else players + 1, by_rank))
    if stored.dtype == np.uint8:
        from jollyroll.solve.packed_shares import RANKS, ROWS, unpack

        full = unpack(stored, players, (), RANKS)[0] if name == "shares" else unpack(stored, players, (players + 1,), ROWS)
    elif players == 2:
        full = np.concatenate([stored, 1 - stored], axis=-1)
    else:
        return np.asarray(stored)
    full.flags.writeable = False
    return full


def nothing(*shape: int) -> Floats:
    """An empty read-only table, as machine code expects."""
    import numpy as np

    empty = np.zeros(shape)
    empty.flags.writeable = False
    return empty
