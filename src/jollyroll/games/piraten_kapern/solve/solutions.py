"""The table for two and the fitted weights that are at hand for a state; what nobody has solved is rescaled from what is near."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from jollyroll.errors import SolvedTableError
from jollyroll.kit import Game, load_game
from jollyroll.kit.variants import base_name
from jollyroll.solve import tables

from ..rules.game import PiratenKapern
from ..rules.state import State
from .state_index import Layout, layout_for
from .three_index import ThreeLayout, three_layout

if TYPE_CHECKING:
    from jollyroll.solve.arrays import AnyArray, Floats
    from jollyroll.solve.tables import Facts, Manifest

SHARES, EVALUATION = "shares", "evaluation"
LOWEST_SCORE = -3500  # lower ones are not solved but carried on from here; felt above -1000 by less than a millionth
LOWEST_OF_THREE = -2500  # the same for three players; what is lower counts as this
IRRELEVANT = ("deck", "first_player")  # options that the table for two does not depend on: cards always come from a full pile
AFTER_FAILED = "after_failed_round"  # counts only where there are final rounds, and only if it is not as usual
EXTRA_WEIGHT = {"end": 20, "win_at": 3, "score_floor": 3}  # of options that change what scores are worth more than others do


class TwoPlayerTable(NamedTuple):
    """The table for two that is at hand: solved for these very options, or rescaled from the nearest one."""

    layout: Layout
    shares: "Floats"
    exact: bool
    precision: float


class ThreePlayerTable(NamedTuple):
    """The game for three solved for these very options."""

    layout: ThreeLayout
    shares: "Floats"  # [2 * state + 0 or 1]: the share of the mover, and of whoever is next
    error: float


def options_for_two(options: Mapping[str, str]) -> dict[str, str]:
    """The options that matter for the table for two."""
    counts = options["end"] == "final_round" and options.get(AFTER_FAILED, "final_round") != "final_round"
    return {name: value for name, value in options.items() if name not in IRRELEVANT and (counts or name != AFTER_FAILED)}


def two_player_table(state: State) -> TwoPlayerTable:
    """The table for two under the options of this state; if nobody has solved it, one rescaled from those that are shipped."""
    game = PiratenKapern()
    return table_for(tuple(sorted(options_for_two(game.option_texts(state)).items())))


def three_player_table(state: State) -> ThreePlayerTable | None:
    """The game for three under the options of this state, if somebody has solved it and three play."""
    if state.seats != 3:
        return None
    options = options_for_two(PiratenKapern().option_texts(state))
    return three_for(tuple(sorted(options.items())))


@lru_cache(maxsize=4)
def three_for(options: tuple[tuple[str, str], ...]) -> ThreePlayerTable | None:
    """As `three_player_table`, for options that can be a key."""
    table = tables.find(PiratenKapern(), SHARES, 3, dict(options))
    return opened_three(table.manifest, table.arrays["shares"], dict(options)) if table else None


def opened_three(facts: "Manifest | Facts", shares: "AnyArray", options: Mapping[str, str]) -> ThreePlayerTable:
    """The shares as they are looked up."""
    import numpy as np

    floor = options["score_floor"] == "zero"
    layout = three_layout(int(facts.more["lowest"]), int(options["target"]), floor)
    return ThreePlayerTable(layout, np.array(shares, np.float64).reshape(-1), facts.error)


@lru_cache(maxsize=16)
def table_for(options: tuple[tuple[str, str], ...]) -> TwoPlayerTable:
    """As `two_player_table`, for options that can be a key. A variant that nobody has solved goes by the game it was made from."""
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
    """The states of the table for two under these options, from the lowest score that is solved."""
    return layout_for(lowest, int(options["target"]), options["score_floor"] == "zero", AFTER_FAILED in options)


def approximate(game: Game, options: Mapping[str, str]) -> TwoPlayerTable:
    """A table for options that nobody has solved: the shipped one that agrees with most of them, rescaled to their target."""
    from .rescaling import rescaled

    for nearest in nearest_options(game, options):
        table = tables.find(game, SHARES, 2, nearest)
        if table:
            known = unpacked(table, nearest)
            layout = layout_under(options, 0 if options["score_floor"] == "zero" else LOWEST_SCORE)
            return TwoPlayerTable(layout, rescaled(known.layout, known.shares, layout), False, table.manifest.precision)
    raise SolvedTableError("table-missing", kind=SHARES, seats=2, command=tables.command_for(game, 2, options))


def nearest_options(game: Game, options: Mapping[str, str]) -> list[dict[str, str]]:
    """The options of the tables that are shipped, a table for each preset, those that agree most with these first."""
    candidates = []
    for number, preset in enumerate(game.presets):
        chosen = options_for_two(game.resolve(preset))
        different = sum(chosen.get(name) != value for name, value in options.items() if name != "target")
        extra = sum(weight for name, weight in EXTRA_WEIGHT.items() if chosen[name] != options[name])
        candidates.append((different + extra, number, chosen))
    return [chosen for *_, chosen in sorted(candidates, key=lambda candidate: candidate[:2])]


def fitted_weights(seats: int) -> tables.SolvedTable | None:
    """The weights fitted for a table of so many, three and more, if there are any."""
    if seats == 2:
        return None
    own, base = PiratenKapern(), load_game(base_name(PiratenKapern.name))
    return tables.find(own, EVALUATION, seats, {}) or tables.find(base, EVALUATION, seats, {})
