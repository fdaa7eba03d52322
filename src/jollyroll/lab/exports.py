"""Results as CSV and JSON, with the same numbers. docs/lab.md explains each name.

Nothing in them depends on time or machine: the same games give the same file.
"""

import json
import math
from collections.abc import Iterable, Mapping, Sequence

import jollyroll

from .intervals import Estimate
from .rows import Cell, DataRow
from .rows import csv_text as csv_text
from .simulation import PlayerResult, Simulation
from .tournament import Tournament

FORMAT = 1


def simulation_rows(simulation: Simulation) -> list[DataRow]:
    """A row for each player, then for each seat, one for the first turn, one for the length of games."""
    head = series_cells(simulation, len(simulation.levels))
    head["rotated"] = simulation.rotated
    rows: list[DataRow] = []
    for kind, results in (("player", simulation.players), ("seat", simulation.seats)):
        rows += [{**head, "kind": kind, **result_cells(result)} for result in results]
    first: DataRow = {**head, "kind": "first turn", "played": simulation.games, **estimate_cells("share", simulation.first_turn)}
    length: DataRow = {**head, "kind": "game", "played": simulation.games, **estimate_cells("turns", simulation.turns)}
    return [*rows, first, {**length, "decisions": finite(simulation.decisions)}]


def result_cells(result: PlayerResult) -> DataRow:
    """One player or seat."""
    cells: DataRow = {"number": result.number, "level": result.level, "played": result.games}
    cells |= {"won_alone": result.won_alone, "won_shared": result.won_shared}
    cells |= {**estimate_cells("share", result.share), **estimate_cells("score", result.score), "began": result.began}
    return {**cells, **estimate_cells("share_begun", result.share_begun)}


def tournament_rows(tournament: Tournament) -> list[DataRow]:
    """A row for each level, then one for each pairing."""
    head = series_cells(tournament, tournament.seats)
    head |= {"anchor": tournament.anchor, "halved": tournament.halved}
    rows: list[DataRow] = []
    for entrant in tournament.entrants:
        cells: DataRow = {
            "kind": "level",
            "level": entrant.level,
            "played": entrant.games,
            **estimate_cells("share", entrant.share),
        }
        rows.append({**head, **cells, **estimate_cells("rating", entrant.rating)})
    for pairing in tournament.pairings:
        names = tournament.levels
        cells = {"kind": "pairing", "level": names[pairing.one], "against": names[pairing.other], "played": pairing.games}
        rows.append({**head, **cells, **estimate_cells("share", pairing.share)})
    return rows


def series_cells(series: Simulation | Tournament, seats: int) -> DataRow:
    """The settings of the series."""
    options = " ".join(f"{name}={value}" for name, value in series.options.items())
    return {
        "game": series.game,
        "rules_version": series.rules_version,
        "options": options,
        "seats": seats,
        "seed": series.seed,
        "asked": series.asked,
        "complete": series.complete,
        "games": series.games,
        "unfinished": series.unfinished,
    }


def estimate_cells(name: str, estimate: Estimate) -> DataRow:
    """An average and its interval; empty if there is none."""
    values = {name: estimate.mean, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
    return {key: finite(value) for key, value in values.items()}


def finite(value: float) -> float | None:
    """A number, or None if it is not finite."""
    return value if math.isfinite(value) else None


def json_text(what: str, series: Simulation | Tournament, rows: Iterable[DataRow]) -> str:
    """The rows as one JSON object: the settings of the series, then the remaining cells of each row."""
    rows = list(rows)
    head = [name for name in rows[0] if name in shared_names(rows)]
    played: dict[str, object] = {"what": what, "format": FORMAT, "jollyroll": jollyroll.__version__}
    played |= {name: rows[0][name] for name in head}
    played["options"] = dict(series.options)
    played["levels"] = list(series.levels)
    played["results"] = [{name: value for name, value in row.items() if name not in head} for row in rows]
    return json.dumps(played, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def shared_names(rows: Sequence[Mapping[str, Cell]]) -> set[str]:
    """The names before `kind`: those shared by the whole series."""
    names = list(rows[0])
    return set(names[: names.index("kind")])
