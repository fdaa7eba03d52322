"""What a table does by itself if nothing else happens, and when."""

from enum import Enum, auto
from typing import NamedTuple

from jollyroll.kit import NOBODY
from jollyroll.match.record import PERSON
from jollyroll.server import limits
from jollyroll.server.protocol.enums import Stage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.tables import sitting
from jollyroll.server.tables.calling import Calling

from .bot_pace import pace_of
from .table import LiveTable

MOST_TIMEOUTS = 2  # in a row, then a bot stands in


class Due(Enum):
    """What a table will do."""

    SLEEP = auto()
    UNSEAT = auto()
    BEGIN = auto()
    BOT = auto()
    CLOCK = auto()
    STAND_IN = auto()
    PASS_OVER = auto()


DECIDED = (Due.UNSEAT, Due.CLOCK, Due.STAND_IN, Due.PASS_OVER)  # over the head of somebody whose time is up


class Plan(NamedTuple):
    """What is due, when (milliseconds since 1970), and for which seat."""

    due: Due
    when: int
    seat: int = -1


def next_plan(table: LiveTable) -> Plan | None:
    """What this table does next if nothing else happens. Who only looks on makes nobody's time run out."""
    if not table.leased:
        return None if table.readers else Plan(Due.SLEEP, max(table.now(), awake_until(table)) + 1_000 * limits.SLEEP_AFTER)
    resting = not table.readers and not table.elsewhere
    state, plan = table.state, None
    if state.calling:
        plan = Plan(Due.PASS_OVER, answer_due(table, state.calling), state.calling.witness)
    elif state.stage == Stage.REVEALING:
        plan = revealing_plan(table)
    elif state.play and (seat := state.to_act) != NOBODY:  # where people roll and type what they see, it is nobody
        on_turn = state.seats[seat]
        if on_turn.stand_in or on_turn.kind != PERSON:
            plan = Plan(Due.BOT, table.at + pace_of(table), seat)
        elif on_turn.timeouts or table.away or state.play.match.deadline is not None:
            plan = turn_plan(table, seat)
    if resting:
        return resting_plan(table, plan)
    if plan and plan.due in DECIDED and not is_attended(table, plan.due) and table.now() >= awake_until(table):
        return None
    return plan


def is_attended(table: LiveTable, due: Due) -> bool:
    """Somebody is there for whom others' time runs: who plays or, before the game, whoever opened the table."""
    if due == Due.UNSEAT and (table.elsewhere.host or any(reader.holder.is_host(table.state) for reader in table.readers)):
        return True
    return table.has_players()


def resting_plan(table: LiveTable, plan: Plan | None) -> Plan:
    """What comes next at a table where nobody is connected, instead of this or after it."""
    now, until = table.now(), awake_until(table)
    if now >= until:
        return Plan(Due.SLEEP, now + 1_000 * limits.SLEEP_AFTER)
    return plan if plan and plan.when < until else Plan(Due.SLEEP, until)


def awake_until(table: LiveTable) -> int:
    """How long somebody without a connection keeps the table awake."""
    return table.used + 1_000 * limits.SLEEP_AFTER


def revealing_plan(table: LiveTable) -> Plan:
    """What comes next where seeds are shown."""
    waiting = sitting.waits_for_seeds(table.state)
    if not waiting:
        return Plan(Due.BEGIN, 0)
    return Plan(Due.UNSEAT, max(table.state.started, table.woke) + 1_000 * limits.REVEAL_WITHIN, waiting[0])


def turn_plan(table: LiveTable, seat: int) -> Plan | None:
    """What comes next if the person on turn does nothing."""
    state, plans = table.state, []
    if state.seats[seat].timeouts >= MOST_TIMEOUTS or (state.seats[seat].timeouts and seat in table.away):
        plans.append(Plan(Due.STAND_IN, 0, seat))
    deadline = table.deadline or state.due
    if deadline is not None:
        plans.append(Plan(Due.CLOCK, deadline, seat))
    if seat in table.away and state.terms.absent and another_is_there(table, seat):
        plans.append(Plan(Due.STAND_IN, max(table.away[seat], table.at, table.woke) + 1_000 * state.terms.absent, seat))
    return min(plans, key=lambda plan: plan.when, default=None)


def answer_due(table: LiveTable, calling: Calling) -> int:
    """When a witness is passed over: at once if it has hung up since it was asked; when the table has slept, it may come back."""
    asked, away = max(calling.since, table.asked, table.woke), table.away.get(calling.witness)
    if away is None:
        return asked + 1_000 * limits.WITNESS_WITHIN
    return 0 if away > table.woke else asked + 1_000 * limits.WITNESS_BACK


def is_due(table: LiveTable, plan: Plan) -> bool:
    """This is still what comes next at the table, and its time has come."""
    now = next_plan(table)
    return now is not None and (now.due, now.seat) == (plan.due, plan.seat) and now.when <= table.now()


def another_is_there(table: LiveTable, seat: int) -> bool:
    """Some other person waits at the table."""
    seats = table.state.seats
    return any(
        other.is_person and not other.left and number not in table.away for number, other in enumerate(seats) if number != seat
    )


def why(table: LiveTable, seat: int) -> StandInWhy:
    """What a bot stands in for."""
    return "clock" if table.state.seats[seat].timeouts else "away"
