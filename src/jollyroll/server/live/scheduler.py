"""What tables do by themselves: bots play, clocks run out, bots stand in for absent players, empty tables leave memory."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from time import monotonic
from typing import TYPE_CHECKING

from jollyroll.kit.phases import is_chance
from jollyroll.server import limits, request_ids
from jollyroll.server.counters import RECEIVED
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, ActorName
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.transition import Action

from .arrivals import all_read
from .bot_pace import note_thought, turn_of
from .plans import DECIDED, Due, Plan, is_due, next_plan, why
from .presence import note_presence
from .table import LiveTable, Reader

if TYPE_CHECKING:
    from .registry import TableRegistry

LOG = logging.getLogger(__name__)
A_WHILE = 2  # seconds for what is being done when the server stops


class Scheduler:
    """Runs the timers of all tables of a server; each table has one at most."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    def close(self) -> None:
        """Cancel all timers."""
        self.closed = True
        for table in self.registry.tables.values():
            if table.timer:
                table.timer.cancel()

    async def ended(self, more: Iterable[asyncio.Task[object]]) -> None:
        """Wait for background tasks, and these too, so that nobody reading the store is cut off."""
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
            delay = max(0, plan.when - table.now()) / 1_000
            table.timer = asyncio.get_running_loop().call_later(delay, self._fire, table, plan, monotonic() + delay)

    def _fire(self, table: LiveTable, plan: Plan, since: float) -> None:
        table.timer = None
        if plan.when > table.now():  # timers are not exact
            self.plan(table)
            return
        if plan.due == Due.SLEEP:
            if not table.readers and not table.lock.held:
                self.registry.drop(table)
            else:
                self.plan(table)
            return
        wait = turn_of(table) if plan.due == Due.BOT else 0
        if wait:
            table.timer = asyncio.get_running_loop().call_later(wait, self._start, table, plan, since)
        else:
            self._start(table, plan, since)

    def _start(self, table: LiveTable, plan: Plan, since: float) -> None:
        table.timer = None
        self.in_background(self._act(table, plan, table.seq, since))

    def in_background(self, what: Coroutine[object, object, None]) -> None:
        """Run a task that nobody waits for."""
        task = asyncio.get_running_loop().create_task(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _act(self, table: LiveTable, plan: Plan, seq: int, since: float) -> None:
        RECEIVED.set(0.0)  # nobody has asked for it
        request_ids.begin(request_ids.TIMER)
        try:
            if plan.due in DECIDED:
                await all_read(table, plan.seat, since)
            if plan.due == Due.STAND_IN:
                await self.registry.peers.ask_presence(table)
            action = await self._action(table, plan)
            async with table.lock:
                if table.seq != seq or self.closed or not table.leased:
                    return
                if plan.due in DECIDED and not is_due(table, plan):  # somebody has come back
                    self.plan(table)
                    return
                if plan.due == Due.PASS_OVER:
                    table.silent.add(plan.seat)
                    self.registry.peers.on_silent(table, {plan.seat}, True)
                await table.commit(action)
        except Rejected as rejected:
            if self.closed:
                return
            if rejected.code != Code.STALE:  # another server was first
                LOG.warning("table %s: %s was refused: %s", table.state.id, plan.due.name, rejected.code)
            await asyncio.sleep(rejected.retry_after or 1)
            if table.seq < limits.EVENTS:
                self.plan(table)
        except Exception:
            LOG.exception("table %s: %s", table.state.id, plan.due.name)
            await asyncio.sleep(1)
            self.plan(table)

    async def _action(self, table: LiveTable, plan: Plan) -> Action:
        """What is due, as an action; a bot is asked for its choice first."""
        state, seat = table.state, plan.seat
        if plan.due == Due.UNSEAT:
            return lambda state, context: sitting.unseat(state, seat, context)
        if plan.due == Due.BEGIN:
            return playing.begin_game
        if plan.due == Due.PASS_OVER:
            return playing.pass_over
        if plan.due == Due.STAND_IN:
            return lambda state, context: playing.stand_in(state, seat, why(table, seat), context)
        assert state.play
        match = state.play.match
        by: ActorName = Actor.BOT if plan.due == Due.BOT else Actor.CLOCK
        if is_chance(match.state):
            return lambda state, context: playing.act(state, Intent(seat, by), context)
        number = match.game.rules.timeout_choice(match.state)
        if by == Actor.BOT:
            try:
                number = await self._choice_of_bot(table, seat)
            except Rejected:  # the server stops
                raise
            except Exception:  # a bot that fails must not stop the game: the rules name a choice
                LOG.exception("table %s: bot %s", state.id, state.seats[seat].bot)
        return lambda state, context: playing.act(state, Intent(seat, by, ChoiceMade(number)), context)

    async def _choice_of_bot(self, table: LiveTable, seat: int) -> int:
        assert table.state.play
        level, match = table.state.seats[seat].bot, table.state.play.match
        choice, seconds = await self.registry.thinkers.thought_of(level, match.game, match.state, table.bot_address)
        note_thought(table, seconds)
        return choice

    # presence

    def on_connect(self, table: LiveTable, newcomer: Reader | None = None) -> None:
        """Somebody has connected, or holds other seats than before."""
        now = table.now()
        if table.has_players():
            self._wake(table, now)
        note_presence(table, now, newcomer)
        self.registry.peers.on_presence(table)
        self.plan(table)

    def used(self, table: LiveTable) -> None:
        """Somebody without a connection has done something: the table stays awake for a while."""
        table.used = table.now()
        self._wake(table, table.used)
        if not table.has_players():
            table.unattended = table.used
        self.plan(table)

    def on_disconnect(self, table: LiveTable) -> None:
        """A connection is gone."""
        now = table.now()
        if not table.unattended and not table.has_players():
            table.unattended = now
        note_presence(table, now)
        self.registry.peers.on_presence(table)
        self.plan(table)

    def on_lease(self, table: LiveTable, fresh: bool) -> None:
        """This server runs the table from now on. If nobody did for a while, clocks that ran out meanwhile are extended."""
        table.leased = True
        if fresh:
            table.woke = 0
        now = table.now()
        if table.has_players():
            self._wake(table, now)
        note_presence(table, now)
        self.plan(table)

    def on_elsewhere(self, table: LiveTable) -> None:
        """Somebody has come to the table, or gone, by way of another server."""
        now = table.now()
        if table.has_players():
            self._wake(table, now)
        elif not table.unattended:
            table.unattended = now
        note_presence(table, now)
        self.plan(table)

    def _wake(self, table: LiveTable, now: int) -> None:
        """Somebody plays again. If nobody has for as long as tables stay awake, extend a clock that ran out meanwhile."""
        slept = not table.woke or (table.unattended and now - table.unattended >= 1_000 * limits.SLEEP_AFTER)
        table.unattended = 0
        if not slept:
            return
        table.woke = now
        deadline = table.state.due
        if deadline is not None and table.leased:
            grace = now + 1_000 * min(limits.GRACE, table.state.terms.clock)
            if grace > (table.deadline or deadline):
                table.deadline = grace
                table.show_clock(table.readers)
