"""The table for two and the fitted weights for a state; where there is no table, the nearest one is rescaled."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from jollyroll.errors import SolvedTableError
from jollyroll.kit import Game, load_game
from jollyroll.kit.variants import base_name
from jollyroll.solve import tables
from jollyroll.solve.plain_numpy import stands_in

from ..rules.game import PiratenKapern
from ..rules.state import State
from .state_index import Layout, layout_for
from .three_index import PLAYERS, ThreeLayout, three_layout

if TYPE_CHECKING:
    from jollyroll.solve.arrays import AnyArray, Floats
    from jollyroll.solve.tables import Manifest, TableFacts

SHARES, EVALUATION = "shares", "evaluation"
LOWEST_SCORE = -3500  # lower ones are not solved but extrapolated; the effect above -1000 is less than a millionth
LOWEST_OF_THREE = -2500  # the same for three players; lower scores count as this
IRRELEVANT = ("deck", "first_player")  # options that do not affect the table for two: cards always come from a full pile
AFTER_FAILED = "after_failed_round"  # matters only with final rounds, and only if not the default
EXTRA_WEIGHT = {"end": 20, "win_at": 3, "score_floor": 3}  # of options that change the value of scores more than others do


class TwoPlayerTable(NamedTuple):
    """A table for two: solved for these very options, or rescaled from the nearest one."""

    layout: Layout
    shares: "Floats"
    exact: bool
    precision: float


class ThreePlayerTable(NamedTuple):
    """The game for three solved for these very options."""

    layout: ThreeLayout
    shares: "Floats"  # [2 * state + 0 or 1]: the share of the mover, and of the next player
    error: float


def options_for_two(options: Mapping[str, str]) -> dict[str, str]:
    """The options that matter for the table for two."""
    counts = options["end"] == "final_round" and options.get(AFTER_FAILED, "final_round") != "final_round"
    return {name: value for name, value in options.items() if name not in IRRELEVANT and (counts or name != AFTER_FAILED)}


def two_player_table(state: State) -> TwoPlayerTable:
    """The table for two under the options of this state; if there is none, one rescaled from those shipped."""
    game = PiratenKapern()
    return table_for(tuple(sorted(options_for_two(game.option_texts(state)).items())))


def three_player_table(state: State) -> ThreePlayerTable | None:
    """The table for three under the options of this state, if there is one and three play."""
    if state.seats != 3:
        return None
    options = options_for_two(PiratenKapern().option_texts(state))
    return three_for(tuple(sorted(options.items())))


@lru_cache(maxsize=4)
def three_for(options: tuple[tuple[str, str], ...]) -> ThreePlayerTable | None:
    """As `three_player_table`, by hashable options."""
    table = tables.find(PiratenKapern(), SHARES, 3, dict(options))
    return opened_three(table.manifest, table.arrays["shares"], dict(options)) if table else None


def opened_three(facts: "Manifest | TableFacts", shares: "AnyArray", options: Mapping[str, str]) -> ThreePlayerTable:
    """The shares ready for lookup."""
    import numpy as np

    floor = options["score_floor"] == "zero"
    layout = three_layout(int(facts.more["lowest"]), int(options["target"]), floor)
    if shares.dtype == np.uint8 and stands_in():
        from jollyroll.solve.plain_packing import PairShares

        return ThreePlayerTable(layout, cast("Floats", PairShares(shares.tobytes())), facts.error)
    if shares.dtype == np.uint8:
        from jollyroll.solve.packed_shares import RANKS, unpack

        shares = unpack(shares, PLAYERS, (), RANKS)[0, :, :-1]
    return ThreePlayerTable(layout, np.array(shares, np.float64).reshape(-1), facts.error)


@lru_cache(maxsize=16)
def table_for(options: tuple[tuple[str, str], ...]) -> TwoPlayerTable:
    """As `two_player_table`, by hashable options. A variant without a table uses that of its base game."""
    game = PiratenKapern()
    table = tables.find(game, SHARES, 2, dict(options))
    if table:
        return unpacked(table, dict(options))
    return approximate(load_game(base_name(game.name)), dict(options))


def unpacked(table: tables.SolvedTable, options: Mapping[str, str]) -> TwoPlayerTable:
    """A solved table ready for use."""
    from .packing import unpack

    layout = layout_under(options, int(table.manifest.more["lowest"]))
    return TwoPlayerTable(layout, unpack(layout, table.arrays), True, table.manifest.precision)


def layout_under(options: Mapping[str, str], lowest: int) -> Layout:
    """The layout of the table for two under these options, from the lowest solved score."""
    return layout_for(lowest, int(options["target"]), options["score_floor"] == "zero", AFTER_FAILED in options)


def approximate(game: Game, options: Mapping[str, str]) -> TwoPlayerTable:
    """A table for options without one: the shipped one that agrees with most of them, rescaled to their target."""
    from .rescaling import rescaled

    for nearest in nearest_options(game, options):
        table = tables.find(game, SHARES, 2, nearest)
        if table:
            known = unpacked(table, nearest)
            layout = layout_under(options, 0 if options["score_floor"] == "zero" else LOWEST_SCORE)
            return TwoPlayerTable(layout, rescaled(known.layout, known.shares, layout), False, table.manifest.precision)
    raise SolvedTableError("table-missing", kind=SHARES, seats=2, command=tables.command_for(game, 2, options))


def nearest_options(game: Game, options: Mapping[str, str]) -> list[dict[str, str]]:
    """The options of the shipped tables, one for each preset, the most similar first."""
    candidates = []
    for number, preset in enumerate(game.presets):
        chosen = options_for_two(game.resolve(preset))
        different = sum(chosen.get(name) != value for name, value in options.items() if name != "target")
        extra = sum(weight for name, weight in EXTRA_WEIGHT.items() if chosen[name] != options[name])
        candidates.append((different + extra, number, chosen))
    return [chosen for *_, chosen in sorted(candidates, key=lambda candidate: candidate[:2])]


def fitted_weights(seats: int) -> tables.SolvedTable | None:
    """The weights fitted for this many seats, three and more, if there are any."""
    if seats == 2:
        return None
    own, base = PiratenKapern(), load_game(base_name(PiratenKapern.name))
    return tables.find(own, EVALUATION, seats, {}) or tables.find(base, EVALUATION, seats, {})
