"""The list of solved tables: existing ones, possible ones, and how to make them."""

from jollyroll.kit import Game
from jollyroll.solve.inventory import DAMAGED, MADE, MISSING, SHIPPED, STALE, InventoryEntry, inventory
from jollyroll.solve.solve_job import SolveJob
from jollyroll.words import figures, say

from .frames import heading
from .progress import duration, short_number
from .style import Style, pad, wrapped

LOOKS = {SHIPPED: "good", MADE: "good", MISSING: "faint", STALE: "danger", DAMAGED: "danger"}
STATUS_WIDTH = 9


def stock_lines(game: Game, seats: int | None, style: Style) -> list[str]:
    """The tables of one game, for all numbers of seats or one."""
    lines = [heading(say(f"game-{game.code}"), style)]
    for entry in inventory(game):
        if seats in (None, entry.job.seats):
            lines += entry_lines(entry, style)
    return [*lines, ""]


def entry_lines(entry: InventoryEntry, style: Style) -> list[str]:
    """A table's status and description; if missing, the command that makes it."""
    status = pad(style.paint(say(f"table-{entry.status}"), LOOKS[entry.status]), STATUS_WIDTH)
    label = f"{table_name(entry.job)} ({', '.join(entry.presets)})"
    lines = wrapped(say("labelled", label=label, text=in_figures(entry)), indent=f"  {status} ")
    inner = " " * (STATUS_WIDTH + 3)
    if entry.trouble:
        return lines + wrapped(str(entry.trouble), indent=inner)
    return lines if entry.table else [*lines, inner + style.paint(entry.command, "gold")]


def in_figures(entry: InventoryEntry) -> str:
    """The size and precision of an existing table, or the cost of making it."""
    size = bytes_shown(entry.size) if entry.size else "?"
    if entry.table:
        made = entry.table.manifest
        if made.error:
            return say("table-estimated", size=size, error=figures(f"{made.error:.2g}"))
        return say("table-exact", size=size, precision=figures(f"{made.precision:g}"))
    if entry.begun:
        return say("table-begun")
    return in_figures_of(entry.job)


def in_figures_of(job: SolveJob) -> str:
    """The estimated size and time of a job."""
    size = bytes_shown(job.size) if job.size else "?"
    return say("table-to-make", size=size, effort=duration(job.effort) if job.effort else "?")


def bytes_shown(size: int) -> str:
    """A number of bytes: 635 B, 46 kB."""
    shown = short_number(size)
    return f"{shown}B" if " " in shown else f"{shown} B"


def table_name(job: SolveJob) -> str:
    """The table in words."""
    return say("table-name", seats=job.seats, kind=say(f"table-{job.kind}"))
