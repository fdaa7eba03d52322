"""Acts for tables: bots play, clocks run out, bots stand in for absent players, empty tables leave memory."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from time import monotonic
from typing import TYPE_CHECKING

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
from .due_actions import TIME_IS_UP, DueAction, DueKind, is_due, next_due, stand_in_reason
from .presence import note_presence
from .table import LiveTable, Reader

if TYPE_CHECKING:
    from .registry import TableRegistry

LOG = logging.getLogger(__name__)
A_WHILE = 2  # seconds for running tasks when the server stops


class Scheduler:
    """Runs the timers of all tables; each table has at most one."""

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
        """Wait for the background tasks and those in `more`; cancel the late ones."""
        doing = [*self.tasks, *more]
        late = (await asyncio.wait(doing, timeout=A_WHILE))[1] if doing else ()
        for task in late:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)

    def schedule(self, table: LiveTable) -> None:
        """Reset the table's timer after any change."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        due = None if self.closed or table.dropped else next_due(table)
        if due is not None:
            delay = max(0, due.when - table.now()) / 1_000
            table.timer = asyncio.get_running_loop().call_later(delay, self._fire, table, due, monotonic() + delay)

    def _fire(self, table: LiveTable, due: DueAction, since: float) -> None:
        table.timer = None
        if due.when > table.now():  # timers are not exact
            self.schedule(table)
            return
        if due.kind == DueKind.SLEEP:
            if not table.readers and not table.lock.held:
                self.registry.drop(table)
            else:
                self.schedule(table)
            return
        wait = turn_of(table) if due.kind == DueKind.BOT else 0
        if wait:
            table.timer = asyncio.get_running_loop().call_later(wait, self._start, table, due, since)
        else:
            self._start(table, due, since)

    def _start(self, table: LiveTable, due: DueAction, since: float) -> None:
        table.timer = None
        self.in_background(self._act(table, due, table.seq, since))

    def in_background(self, what: Coroutine[object, object, None]) -> None:
        """Run a task that nobody awaits."""
        task = asyncio.get_running_loop().create_task(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _act(self, table: LiveTable, due: DueAction, seq: int, since: float) -> None:
        RECEIVED.set(0.0)  # no frame caused it
        request_ids.begin(request_ids.TIMER)
        try:
            if due.kind in TIME_IS_UP:
                await all_read(table, due.seat, since)
            if due.kind == DueKind.STAND_IN:
                await self.registry.peers.ask_presence(table)
            action = await self._action(table, due)
            async with table.lock:
                if table.seq != seq or self.closed or not table.leased:
                    return
                if due.kind in TIME_IS_UP and not is_due(table, due):  # the player has acted or returned
                    self.schedule(table)
                    return
                if due.kind == DueKind.PASS_OVER:
                    table.silent.add(due.seat)
                    self.registry.peers.on_silent(table, {due.seat}, True)
                await table.commit(action)
        except Rejected as rejected:
            if self.closed:
                return
            if rejected.code != Code.STALE:  # another server was first
                LOG.warning("table %s: %s was refused: %s", table.state.id, due.kind.name, rejected.code)
            await asyncio.sleep(rejected.retry_after or 1)
            if table.seq < limits.EVENTS:
                self.schedule(table)
        except Exception:
            LOG.exception("table %s: %s", table.state.id, due.kind.name)
            await asyncio.sleep(1)
            self.schedule(table)

    async def _action(self, table: LiveTable, due: DueAction) -> Action:
        """The action that is due; a bot is asked for its choice first."""
        state, seat = table.state, due.seat
        if due.kind == DueKind.UNSEAT:
            return lambda state, context: sitting.unseat(state, seat, context)
        if due.kind == DueKind.BEGIN:
            return playing.begin_game
        if due.kind == DueKind.PASS_OVER:
            return playing.pass_over
        if due.kind == DueKind.STAND_IN:
            return lambda state, context: playing.stand_in(state, seat, stand_in_reason(table, seat), context)
        assert state.play
        match = state.play.match
        by: ActorName = Actor.BOT if due.kind == DueKind.BOT else Actor.CLOCK
        if state.waits != "choice":
            return lambda state, context: playing.act(state, Intent(seat, by), context)
        number = match.game.rules.timeout_choice(match.state)
        if by == Actor.BOT:
            try:
                number = await self._choice_of_bot(table, seat)
            except Rejected:  # the server stops
                raise
            except Exception:  # a failing bot must not stop the game: the rules' timeout choice stands in
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
        """A client connected, or holds other seats than before."""
        now = table.now()
        if table.has_players():
            self._wake(table, now)
        note_presence(table, now, newcomer)
        self.registry.peers.on_presence(table)
        self.schedule(table)

    def used(self, table: LiveTable) -> None:
        """A request came without a connection: the table stays awake for a while."""
        table.used = table.now()
        self._wake(table, table.used)
        if not table.has_players():
            table.unattended = table.used
        self.schedule(table)

    def on_disconnect(self, table: LiveTable) -> None:
        """A connection ended."""
        now = table.now()
        if not table.unattended and not table.has_players():
            table.unattended = now
        note_presence(table, now)
        self.registry.peers.on_presence(table)
        self.schedule(table)

    def on_lease(self, table: LiveTable, fresh: bool, last_run: int = 0) -> None:
        """This server runs the table from now on. If none did for a while, clocks that ran out meanwhile are extended.

        If it is known since when, they are extended by no more than that; otherwise servers that die one after the other would
        keep a clock from ever running out.
        """
        table.leased = True
        if fresh:
            table.woke = 0
        now = table.now()
        if table.has_players():
            self._wake(table, now, last_run)
        note_presence(table, now)
        self.schedule(table)

    def on_elsewhere(self, table: LiveTable) -> None:
        """Somebody connected to the table through another server, or left it."""
        now = table.now()
        if table.has_players():
            self._wake(table, now)
        elif not table.unattended:
            table.unattended = now
        note_presence(table, now)
        self.schedule(table)

    def _wake(self, table: LiveTable, now: int, last_run: int = 0) -> None:
        """Players are back. If none was there for as long as tables stay awake, extend a clock that ran out meanwhile."""
        slept = not table.woke or (table.unattended and now - table.unattended >= 1_000 * limits.SLEEP_AFTER)
        table.unattended = 0
        if not slept:
            return
        table.woke = now
        deadline = table.state.due
        if deadline is not None and table.leased:
            grace = now + 1_000 * min(limits.GRACE, table.state.terms.clock)
            if last_run:
                grace = min(grace, deadline + now - last_run)
            if grace > (table.deadline or deadline):
                table.deadline = grace
                table.show_clock(table.readers)
