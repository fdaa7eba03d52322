"""How fast bots play: at the pace of the table, within a rate for each bot address.

Bots at a table that was opened on this machine may play without a pause; elsewhere they wait `FASTEST_PACE` at least. Each action
of a bot, and the time it thinks, counts towards the rate `BOTS` of the table's bot address: the address that opened the table or,
after a restart, of the first player to return. It is kept in memory only.
"""

from jollyroll.server import limits
from jollyroll.server.rates import ASKER, Bucket
from jollyroll.server.transport.addresses import is_of_this_machine

from .holder import Holder
from .table import LiveTable


def note_bot_address(table: LiveTable, holder: Holder) -> None:
    """Make the current asker the table's bot address, if it has none and the asker plays or hosts there."""
    if not table.bot_address and (holder.seats(table.state) or holder.is_host(table.state)):
        table.bot_address = ASKER.get()


def pace_of(table: LiveTable) -> int:
    """Milliseconds to wait before each action of a bot at this table."""
    pace = 0 if table.hurried else table.state.terms.pace
    return pace if is_of_this_machine(table.bot_address) else max(pace, limits.FASTEST_PACE)


def turn_of(table: LiveTable) -> float:
    """Count an action of a bot; returns the seconds until it may happen."""
    return bots_of(table).reserve(limits.BOTS)


def note_thought(table: LiveTable, seconds: float) -> None:
    """Count the time that a bot has thought."""
    bots_of(table).reserve(limits.BOTS, 1_000 * seconds / limits.THOUGHT)


def bots_of(table: LiveTable) -> Bucket:
    """The bucket of the table's bot address."""
    return table.registry.rates.bucket(f"bots of {table.bot_address}", limits.BOTS)
