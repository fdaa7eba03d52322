"""Making a chart: the sheet of the rules, the table for two, the weights for more, and room to think."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from jollyroll.errors import Refused
from jollyroll.kit import Game, load_game
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve import tables
from jollyroll.solve.lookahead import StateList

from ..rules.components import KINDS
from ..rules.state import State
from .between import Layout, layout_for
from .chart import NOTES, POSITIONS, ROOMS, Chart
from .ends import ENDS
from .evaluation import FEATURES, UNFITTED
from .foresight import UNKNOWN
from .reading import turn_options
from .sheet import PAGE
from .solve_jobs import AFTER_FAILED, EVALUATION, LOWEST_SCORE, SHARES, options_for_two
from .turn import ROOM
from .writing import array_sheet, plain_sheet

TELLING = {"end": 20, "win_at": 3, "score_floor": 3}  # options that change what scores are worth so much more than others do
NO_LAYOUT = Layout(0, 0, 0, 0, 0, 0, 0, 0)


class TwoSeats(NamedTuple):
    """The table for two that is at hand: solved for these very options, or made up from the nearest one."""

    layout: Layout
    shares: Any
    exact: bool
    precision: float


def plain_chart(state: State) -> Chart:
    """For players at the table who count points: lists, no table, no weights."""
    sheet, pages = plain_sheet(turn_options(state))
    positions = StateList(state.copy() for _ in range(POSITIONS))
    return Chart(
        sheet=sheet,
        pages=pages,
        rooms=[[0.0] * ROOM for _ in range(ROOMS)],
        worths=[[0.0] * ENDS for _ in range(ROOMS)],
        positions=positions,
        notes=[-1] * NOTES,
        solved=[0] * ROOMS,
        share=[0.0] * MOST_SEATS,
        layout=NO_LAYOUT,
        shares=[],
        by_card=[],
        weights=[],
        feature=[],
    )


def array_chart(state: State, two: TwoSeats | None = None, weights: Any = None) -> Chart:
    """For machine code."""
    import numpy as np

    from jollyroll.speed.compile import record_type, to_record

    positions = np.zeros(POSITIONS, record_type(State))
    for place in range(POSITIONS):
        to_record(state, positions, place)
    return Chart(
        sheet=array_sheet(turn_options(state)),
        pages=np.arange(KINDS) * PAGE,
        rooms=np.zeros((ROOMS, ROOM)),
        worths=np.zeros((ROOMS, ENDS)),
        positions=positions,
        notes=np.full(NOTES, -1, np.int64),
        solved=np.zeros(ROOMS, np.int64),
        share=np.zeros(MOST_SEATS),
        layout=two.layout if two else NO_LAYOUT,
        shares=two.shares if two else np.zeros(0),
        by_card=np.full(two.layout.places * KINDS if two else 0, UNKNOWN),
        weights=np.array(UNFITTED if weights is None else weights, np.float64),
        feature=np.zeros(FEATURES),
    )


def two_seats(state: State) -> TwoSeats:
    """The table for two under the options of this position; if nobody has solved it, one made up from those that are shipped."""
    game = load_game("piraten_kapern")
    return found_for(tuple(sorted(options_for_two(game.option_texts(state)).items())))


@lru_cache(maxsize=16)
def found_for(options: tuple[tuple[str, str], ...]) -> TwoSeats:
    """As `two_seats`, for options in a row."""
    game = load_game("piraten_kapern")
    table = tables.find(game, SHARES, 2, dict(options))
    if table:
        return unpacked(table, dict(options))
    return made_up(game, dict(options))


def unpacked(table: tables.SolvedTable, options: Mapping[str, str]) -> TwoSeats:
    """A solved table ready for use."""
    from .packing import unpack

    layout = layout_under(options, int(table.manifest.more["lowest"]))
    return TwoSeats(layout, unpack(layout, table.arrays), True, table.manifest.precision)


def layout_under(options: Mapping[str, str], lowest: int) -> Layout:
    """The places of the table for two under these options, from the lowest score that is solved."""
    return layout_for(lowest, int(options["target"]), options["score_floor"] == "zero", AFTER_FAILED in options)


def made_up(game: Game, options: Mapping[str, str]) -> TwoSeats:
    """A table for options that nobody has solved: the shipped one that agrees with most of them, stretched to their target."""
    from .stretching import stretched

    for nearest in by_likeness(game, options):
        table = tables.find(game, SHARES, 2, nearest)
        if table:
            known = unpacked(table, nearest)
            layout = layout_under(options, 0 if options["score_floor"] == "zero" else LOWEST_SCORE)
            return TwoSeats(layout, stretched(known.layout, known.shares, layout), False, table.manifest.precision)
    raise Refused("table-missing", kind=SHARES, seats=2, command=tables.command_for(game, 2, options))


def by_likeness(game: Game, options: Mapping[str, str]) -> list[dict[str, str]]:
    """The options of the tables that are shipped, a table for each preset, those that agree most with these first."""
    candidates = []
    for number, preset in enumerate(game.presets):
        chosen = options_for_two(game.resolve(preset))
        unlike = sum(chosen.get(name) != value for name, value in options.items() if name != "target")
        telling = sum(weight for name, weight in TELLING.items() if chosen[name] != options[name])
        candidates.append((unlike + telling, number, chosen))
    return [chosen for *_, chosen in sorted(candidates, key=lambda candidate: candidate[:2])]


def weights_for(seats: int) -> tables.SolvedTable | None:
    """What the features weigh at a table of so many, if it was fitted; three and more."""
    return tables.find(load_game("piraten_kapern"), EVALUATION, seats, {}) if seats > 2 else None
