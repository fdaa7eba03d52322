"""What a table does next by itself, and when."""

from enum import Enum, auto
from typing import NamedTuple

from jollyroll.match.record import PERSON
from jollyroll.server import limits
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.tables import sitting
from jollyroll.server.tables.calling import Calling

from .bot_pace import pace_of
from .table import LiveTable

MOST_TIMEOUTS = 2  # in a row before a bot stands in


class DueKind(Enum):
    """The kinds of actions that a table takes by itself."""

    SLEEP = auto()
    UNSEAT = auto()
    BEGIN = auto()
    BOT = auto()
    CLOCK = auto()
    STAND_IN = auto()
    PASS_OVER = auto()


TIME_IS_UP = (DueKind.UNSEAT, DueKind.CLOCK, DueKind.STAND_IN, DueKind.PASS_OVER)  # plans that act for somebody whose time is up


class DueAction(NamedTuple):
    """What is due, when (milliseconds since 1970) and for which seat."""

    kind: DueKind
    when: int
    seat: int = -1


def next_due(table: LiveTable) -> DueAction | None:
    """What the table does next by itself. With spectators only, no time runs out."""
    if not table.leased:
        return (
            None if table.readers else DueAction(DueKind.SLEEP, max(table.now(), awake_until(table)) + 1_000 * limits.SLEEP_AFTER)
        )
    resting = not table.readers and not table.elsewhere
    state, due = table.state, None
    waits = state.waits
    if waits == "witness" and state.calling:
        due = DueAction(DueKind.PASS_OVER, answer_due(table, state.calling), state.calling.witness)
    elif state.stage == TableStage.REVEALING:
        due = revealing_due(table)
    elif state.play and waits in ("choice", "roll"):
        seat = state.play.match.state.seat
        on_turn = state.seats[seat]
        if on_turn.stand_in or on_turn.kind != PERSON:
            due = DueAction(DueKind.BOT, table.at + pace_of(table), seat)
        elif on_turn.timeouts or table.away or state.play.match.deadline is not None:
            due = turn_due(table, seat)
    if resting:
        return resting_due(table, due)
    if due and due.kind in TIME_IS_UP and not is_attended(table, due.kind) and table.now() >= awake_until(table):
        return None
    return due


def is_attended(table: LiveTable, kind: DueKind) -> bool:
    """Whether somebody is there to wait: a player or, before the game, the host."""
    if kind == DueKind.UNSEAT and (table.elsewhere.host or any(reader.holder.is_host(table.state) for reader in table.readers)):
        return True
    return table.has_players()


def resting_due(table: LiveTable, due: DueAction | None) -> DueAction:
    """What is due at a table without connections: the given action while it stays awake, then sleep."""
    now, until = table.now(), awake_until(table)
    if now >= until:
        return DueAction(DueKind.SLEEP, now + 1_000 * limits.SLEEP_AFTER)
    return due if due and due.when < until else DueAction(DueKind.SLEEP, until)


def awake_until(table: LiveTable) -> int:
    """When a table that is used without connections falls asleep."""
    return table.used + 1_000 * limits.SLEEP_AFTER


def revealing_due(table: LiveTable) -> DueAction:
    """What is due while seeds are revealed: begin, or unseat whoever is late."""
    waiting = sitting.waits_for_seeds(table.state)
    if not waiting:
        return DueAction(DueKind.BEGIN, 0)
    return DueAction(DueKind.UNSEAT, max(table.state.started, table.woke) + 1_000 * limits.REVEAL_WITHIN, waiting[0])


def turn_due(table: LiveTable, seat: int) -> DueAction | None:
    """What is due if the person on turn does nothing."""
    state, found = table.state, []
    if state.seats[seat].timeouts >= MOST_TIMEOUTS or (state.seats[seat].timeouts and seat in table.away):
        found.append(DueAction(DueKind.STAND_IN, 0, seat))
    deadline = table.deadline or state.due
    if deadline is not None:
        found.append(DueAction(DueKind.CLOCK, deadline, seat))
    if seat in table.away and state.terms.absent and another_is_there(table, seat):
        found.append(DueAction(DueKind.STAND_IN, max(table.away[seat], table.at, table.woke) + 1_000 * state.terms.absent, seat))
    return min(found, key=lambda due: due.when, default=None)


def answer_due(table: LiveTable, calling: Calling) -> int:
    """When to pass over a witness: at once if it disconnected since it was asked. After the table slept, it has time to return."""
    asked, away = max(calling.since, table.asked, table.woke), table.away.get(calling.witness)
    if away is None:
        return asked + 1_000 * limits.WITNESS_WITHIN
    return 0 if away > table.woke else asked + 1_000 * limits.WITNESS_BACK


def is_due(table: LiveTable, due: DueAction) -> bool:
    """Whether this is still what is due, and its time has come."""
    now = next_due(table)
    return now is not None and (now.kind, now.seat) == (due.kind, due.seat) and now.when <= table.now()


def another_is_there(table: LiveTable, seat: int) -> bool:
    """Whether another person is connected and still plays."""
    seats = table.state.seats
    return any(
        other.is_person and not other.left and number not in table.away for number, other in enumerate(seats) if number != seat
    )


def stand_in_reason(table: LiveTable, seat: int) -> StandInWhy:
    """Why a bot stands in."""
    return "clock" if table.state.seats[seat].timeouts else "away"
