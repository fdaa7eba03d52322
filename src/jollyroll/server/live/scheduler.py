"""What tables do by themselves: bots play, clocks run out, absent players are stood in for, unopened seals and empty tables end."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from jollyroll.kit.phases import is_chance
from jollyroll.server import limits
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import Stage, Who
from jollyroll.server.tables import playing, sitting
from jollyroll.server.tables.playing import Transition, simple
from jollyroll.server.tables.state import PLAYING, Body, TableState

from .table import LiveTable, due, now_ms

if TYPE_CHECKING:
    from .registry import TableRegistry

LOG = logging.getLogger(__name__)
A_WHILE = 2  # seconds for what is being done when the server stops
REVEALING = Stage.REVEALING
MOST_TIMEOUTS = 2  # in a row, then a bot stands in


class Due(Enum):
    """What a table will do."""

    SLEEP = auto()
    UNSEAT = auto()
    BEGIN = auto()
    BOT = auto()
    CLOCK = auto()
    STAND_IN = auto()


class Plan(NamedTuple):
    """What is due, when (milliseconds since 1970), and for which seat."""

    due: Due
    when: int
    seat: int = -1


class Scheduler:
    """Looks after all tables of a house. Each has one timer at most."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    def close(self) -> None:
        """No table does anything by itself any more."""
        self.closed = True
        for table in self.registry.tables.values():
            if table.timer:
                table.timer.cancel()

    async def ended(self, more: Iterable[asyncio.Task[Any]]) -> None:
        """Wait for what is being done in the background, these tasks too: whoever reads the store is not cut off in the middle."""
        doing = [*self.tasks, *more]
        late = (await asyncio.wait(doing, timeout=A_WHILE))[1] if doing else ()
        for task in late:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)

    def plan(self, table: LiveTable) -> None:
        """Set the timer for what is due next, after anything has changed."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        plan = None if self.closed or table.dropped else next_plan(table)
        if plan is not None:
            delay = max(0, plan.when - now_ms()) / 1_000
            table.timer = asyncio.get_running_loop().call_later(delay, self._fire, table, plan)

    def _fire(self, table: LiveTable, plan: Plan) -> None:
        table.timer = None
        if plan.due == Due.SLEEP:
            if not table.readers and not table.lock.locked():
                self.registry.drop(table)
            else:
                self.plan(table)
            return
        self.in_background(self._act(table, plan, table.seq))

    def in_background(self, what: Coroutine[Any, Any, None]) -> None:
        """Something to be done that nobody waits for."""
        task = asyncio.get_running_loop().create_task(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _act(self, table: LiveTable, plan: Plan, seq: int) -> None:
        try:
            action = await self._action(table, plan)
            async with table.lock:
                if table.seq == seq and not self.closed:
                    await table.commit(action)
        except Rejected as rejected:
            if self.closed:
                return
            LOG.warning("table %s: %s was refused: %s", table.state.id, plan.due.name, rejected.code)
            await asyncio.sleep(rejected.retry_after or 1)
            if table.seq < limits.EVENTS:
                self.plan(table)
        except Exception:
            LOG.exception("table %s: %s", table.state.id, plan.due.name)
            await asyncio.sleep(1)
            self.plan(table)

    async def _action(self, table: LiveTable, plan: Plan) -> Callable[[TableState, int], Transition]:
        state, seat = table.state, plan.seat
        if plan.due == Due.UNSEAT:
            return lambda state, at: sitting.unseat(state, seat, at)
        if plan.due == Due.BEGIN:
            return playing.begin_game
        if plan.due == Due.STAND_IN:
            return lambda state, at: stand_in(state, seat, why(table, seat), at)
        assert state.play
        match, by = state.play.match, Who.BOT if plan.due == Due.BOT else Who.CLOCK
        if is_chance(match.state):
            return lambda state, at: playing.roll(state, seat, b"", by, at)
        number = match.game.rules.timeout_choice(match.state)
        if by == Who.BOT:
            try:
                number = await self.registry.workers.choice_of(state.seats[seat].bot, match.game, match.state)
            except Rejected:  # the server stops
                raise
            except Exception:  # a bot that fails must not stop the game: the rules name a choice
                LOG.exception("table %s: bot %s", state.id, state.seats[seat].bot)
        return lambda state, at: playing.choose(state, seat, number, b"", by, at)

    # presence

    def on_connect(self, table: LiveTable) -> None:
        """Somebody has connected, or holds other seats than before."""
        now = now_ms()
        if not table.woke and table.readers:
            self._wake(table, now)
        self._note_presence(table, now)

    def used(self, table: LiveTable) -> None:
        """Somebody without a connection has done something: the table stays awake for a while."""
        table.used = now_ms()
        if not table.woke:
            self._wake(table, table.used)
        self.plan(table)

    def on_disconnect(self, table: LiveTable) -> None:
        """A connection is gone."""
        self._note_presence(table, now_ms())

    def _note_presence(self, table: LiveTable, now: int) -> None:
        present = table.presence()["seats"]
        for seat, here in enumerate(present):
            if here:
                table.away.pop(seat, None)
            else:
                table.away.setdefault(seat, now)
        table.show_presence()
        self.plan(table)

    def _wake(self, table: LiveTable, now: int) -> None:
        """The first one is back at a table that slept: a clock that ran out meanwhile gets a little more."""
        table.woke = now
        deadline = due(table.state)
        if deadline is not None:
            grace = now + 1_000 * min(limits.GRACE, table.state.terms.clock)
            if grace > (table.deadline or deadline):
                table.deadline = grace
                table.show_clock(table.readers)


def next_plan(table: LiveTable) -> Plan | None:
    """What this table will do if nothing else happens."""
    if table.readers:
        return waking_plan(table)
    awake_until = table.used + 1_000 * limits.SLEEP_AFTER
    now = now_ms()
    if now >= awake_until:
        return Plan(Due.SLEEP, now + 1_000 * limits.SLEEP_AFTER)
    plan, sleep = waking_plan(table), Plan(Due.SLEEP, awake_until)
    return plan if plan and plan.when < sleep.when else sleep


def waking_plan(table: LiveTable) -> Plan | None:
    """What comes next at a table where somebody is."""
    state = table.state
    if state.stage is REVEALING:
        waiting = sitting.waits_for_seeds(state)
        if not waiting:
            return Plan(Due.BEGIN, 0)
        return Plan(Due.UNSEAT, max(state.started, table.woke) + 1_000 * limits.REVEAL_WITHIN, waiting[0])
    if state.stage is not PLAYING or state.play is None:
        return None
    seat = state.to_act
    if state.seats[seat].bot:
        return Plan(Due.BOT, table.at + state.terms.pace, seat)
    plans = []
    if state.seats[seat].timeouts >= MOST_TIMEOUTS or (state.seats[seat].timeouts and seat in table.away):
        plans.append(Plan(Due.STAND_IN, 0, seat))
    deadline = table.deadline or due(state)
    if deadline is not None:
        plans.append(Plan(Due.CLOCK, deadline, seat))
    if seat in table.away and state.terms.absent and another_is_there(table, seat):
        plans.append(Plan(Due.STAND_IN, max(table.away[seat], table.at, table.woke) + 1_000 * state.terms.absent, seat))
    return min(plans, key=lambda plan: plan.when, default=None)


def another_is_there(table: LiveTable, seat: int) -> bool:
    """Some other person waits at the table."""
    seats = table.state.seats
    return any(
        other.is_person and not other.left and number not in table.away for number, other in enumerate(seats) if number != seat
    )


def why(table: LiveTable, seat: int) -> str:
    """What a bot stands in for."""
    return "clock" if table.state.seats[seat].timeouts else "away"


def stand_in(state: TableState, seat: int, reason: str, at: int) -> Transition:
    """A bot plays for this seat until its person is back."""
    body: Body = {"kind": "stands-in", "seat": seat, "bot": state.terms.stand_in, "why": reason}
    return simple(state, body, at)
