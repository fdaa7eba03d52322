"""Luck and skill over many games: the coach's accounts of each, and their totals for every player."""

from collections.abc import Callable, Sequence
from math import fsum

from jollyroll.lab.intervals import mean_interval
from jollyroll.lab.rows import DataRow
from jollyroll.lab.tables import ResultTable
from jollyroll.match import Match, Record

from .account_parts import PARTS
from .analysis import analyse

GamesProgress = Callable[[int, int], None]
SUMMED = ("start", *PARTS, "final")
NAMES = ("game", "number", "seat", "name", *SUMMED, "decisions", "sound", "over", "exact", "error")


def account_table(games: Sequence[Record | Match], progress: GamesProgress | None = None) -> ResultTable:
    """The coach's account of every seat of every game, one row each; `progress` is called with the games done and the total.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("roll:S")
    >>> [(row["name"], row["decisions"]) for row in account_table([match])]
    [('Ana', 1), ('Lea', 0)]
    """
    rows: list[DataRow] = []
    for number, game in enumerate(games, 1):
        analysis = analyse(game)
        head: DataRow = {"game": analysis.game.name, "number": number}
        tail: DataRow = {"over": analysis.over, "exact": analysis.exact, "error": analysis.error}
        for account in analysis.accounts:
            numbers: DataRow = {name: getattr(account, name) for name in (*SUMMED, "decisions", "sound")}
            rows.append({**head, "seat": account.seat + 1, "name": account.name, **numbers, **tail})
        if progress:
            progress(number, len(games))
    return ResultTable(rows, NAMES)


def history(games: Sequence[Record | Match] | ResultTable, progress: GamesProgress | None = None) -> ResultTable:
    """Each player's results over these games: victories, starting chances, luck and mistakes, in a row for each name and game.

    Takes games, or the accounts of `account_table`.

    All but counts are means over the player's games, in winning chance; `luck_low` and `luck_high` are a 95 % confidence interval,
    and so are those of the mistakes. `accuracy` is the part of all decisions that were as good as the best.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("roll:S")
    >>> [(row["name"], row["games"], row["accuracy"]) for row in history([match])]
    [('Ana', 1, 0.0), ('Lea', 1, None)]
    """
    accounts = games if isinstance(games, ResultTable) else account_table(games, progress)
    players: dict[tuple[object, object], list[DataRow]] = {}
    for row in accounts:
        players.setdefault((row["game"], row["name"]), []).append(row)
    return ResultTable([player_row(rows) for rows in players.values()])


def player_row(rows: Sequence[DataRow]) -> DataRow:
    """The results of one player."""
    decisions, sound = (int(fsum(numbers(rows, name))) for name in ("decisions", "sound"))
    found: DataRow = {"game": rows[0]["game"], "name": rows[0]["name"], "games": len(rows)}
    for name in SUMMED:
        found[name] = fsum(numbers(rows, name)) / len(rows)
        if name in ("luck", "mistakes"):
            _, low, high = mean_interval(len(rows), fsum(numbers(rows, name)), fsum(n * n for n in numbers(rows, name)))
            found |= {f"{name}_low": low, f"{name}_high": high} if len(rows) > 1 else {f"{name}_low": None, f"{name}_high": None}
    found |= {"decisions": decisions, "sound": sound, "accuracy": sound / decisions if decisions else None}
    return {**found, "exact": all(bool(row["exact"]) for row in rows)}


def numbers(rows: Sequence[DataRow], name: str) -> list[float]:
    """A column of numbers."""
    return [float(row[name] or 0) for row in rows]
