"""How fast bots play: as the table wants, but not so that strangers' bots slow down anybody else.

Bots at a table that was opened on this machine may play without a pause; at others they take `FASTEST_PACE` at least. Wherever
that is, an action of a bot counts for the address that answers for the table, and so does the time it has thought. Where that is
more than `BOTS`, its bots wait. Who answers for a table is kept in memory alone: whoever opened it or, when it has slept since,
whoever comes back first to play at it.
"""

from jollyroll.server import limits
from jollyroll.server.rates import ASKER, Bucket
from jollyroll.server.transport.addresses import is_of_this_machine

from .holder import Holder
from .table import LiveTable


def note_bot_address(table: LiveTable, holder: Holder) -> None:
    """Somebody is at the table who may answer for it."""
    if not table.bot_address and (holder.seats(table.state) or holder.is_host(table.state)):
        table.bot_address = ASKER.get()


def pace_of(table: LiveTable) -> int:
    """Milliseconds before each action of a bot at this table."""
    pace = 0 if table.hurried else table.state.terms.pace
    return pace if is_of_this_machine(table.bot_address) else max(pace, limits.FASTEST_PACE)


def turn_of(table: LiveTable) -> float:
    """Count an action of a bot at this table; gives the seconds until it may happen."""
    return bots_of(table).reserve(limits.BOTS)


def note_thought(table: LiveTable, seconds: float) -> None:
    """Count the time that a bot at this table has thought."""
    bots_of(table).reserve(limits.BOTS, 1_000 * seconds / limits.THOUGHT)


def bots_of(table: LiveTable) -> Bucket:
    """What the address that answers for this table has left for its bots."""
    return table.registry.rates.bucket(f"bots of {table.bot_address}", limits.BOTS)
