"""What tables do by themselves: bots play, clocks run out, absent players are stood in for, unopened seals and empty tables end."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING

from jollyroll.kit.phases import is_chance
from jollyroll.server import limits
from jollyroll.server.protocol.enums import Actor, ActorName
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import playing, sitting
from jollyroll.server.tables.transition import Action

from .bot_pace import note_thought, turn_of
from .clock import now_ms
from .plans import Due, Plan, next_plan, why
from .presence import note_presence
from .table import LiveTable

if TYPE_CHECKING:
    from .registry import TableRegistry

LOG = logging.getLogger(__name__)
A_WHILE = 2  # seconds for what is being done when the server stops


class Scheduler:
    """Looks after all tables of a server. Each has one timer at most."""

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

    async def ended(self, more: Iterable[asyncio.Task[object]]) -> None:
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
        wait = turn_of(table) if plan.due == Due.BOT else 0
        if wait:
            table.timer = asyncio.get_running_loop().call_later(wait, self._start, table, plan)
        else:
            self._start(table, plan)

    def _start(self, table: LiveTable, plan: Plan) -> None:
        table.timer = None
        self.in_background(self._act(table, plan, table.seq))

    def in_background(self, what: Coroutine[object, object, None]) -> None:
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

    async def _action(self, table: LiveTable, plan: Plan) -> Action:
        """What is due, as an action; a bot is asked for its choice first."""
        state, seat = table.state, plan.seat
        if plan.due == Due.UNSEAT:
            return lambda state, context: sitting.unseat(state, seat, context)
        if plan.due == Due.BEGIN:
            return playing.begin_game
        if plan.due == Due.STAND_IN:
            return lambda state, context: playing.stand_in(state, seat, why(table, seat), context)
        assert state.play
        match = state.play.match
        by: ActorName = Actor.BOT if plan.due == Due.BOT else Actor.CLOCK
        if is_chance(match.state):
            return lambda state, context: playing.roll(state, seat, b"", by, context)
        number = match.game.rules.timeout_choice(match.state)
        if by == Actor.BOT:
            try:
                number = await self._choice_of_bot(table, seat)
            except Rejected:  # the server stops
                raise
            except Exception:  # a bot that fails must not stop the game: the rules name a choice
                LOG.exception("table %s: bot %s", state.id, state.seats[seat].bot)
        return lambda state, context: playing.choose(state, seat, number, b"", by, context)

    async def _choice_of_bot(self, table: LiveTable, seat: int) -> int:
        assert table.state.play
        level, match = table.state.seats[seat].bot, table.state.play.match
        choice, seconds = await self.registry.workers.thought_of(level, match.game, match.state, table.patron)
        note_thought(table, seconds)
        return choice

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
        note_presence(table, now)
        self.plan(table)

    def _wake(self, table: LiveTable, now: int) -> None:
        """The first one is back at a table that slept: a clock that ran out meanwhile gets a little more."""
        table.woke = now
        deadline = table.state.due
        if deadline is not None:
            grace = now + 1_000 * min(limits.GRACE, table.state.terms.clock)
            if grace > (table.deadline or deadline):
                table.deadline = grace
                table.show_clock(table.readers)
