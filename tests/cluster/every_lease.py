"""Loaded into server processes of a test: each believes it has the lease of every table, as after a false alarm."""

from jollyroll.server.cluster.lease_keeper import LeaseKeeper
from jollyroll.server.cluster.leases import HeartbeatResult
from jollyroll.server.cluster.member import Member
from jollyroll.server.live.table import LiveTable

on_live_before = Member.on_live


def on_live(member: Member, table: LiveTable) -> None:
    """Take the table for one's own."""
    on_live_before(member, table)
    table.leased = True


def give_up(_keeper: LeaseKeeper, _found: HeartbeatResult) -> None:
    """Go on believing, whatever the store says."""


Member.on_live = on_live  # type: ignore[method-assign, assignment]
LeaseKeeper._give_up = give_up  # type: ignore[method-assign, assignment]
