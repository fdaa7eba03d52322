"""Events in the making: what chance brings upon an action is found only while it happens."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from jollyroll.kit import NOBODY
from jollyroll.match.actions import NO_TURN
from jollyroll.match.devices import DeviceLinks
from jollyroll.server.protocol.events import ChancePart, EventShown

from .calling import Intent
from .context import ActionContext
from .events import TableEvent
from .game_events import BegunEvent, NextChain, PlayedEvent
from .game_fold import begin, happen
from .parts import ChanceOpened, Part, SeatLeft
from .play import Play
from .state import TableState


class Unfolding(NamedTuple):
    """An action with what chance decides upon it; nobody's is a game that begins. Happens as the event will that it becomes."""

    intent: Intent
    links: DeviceLinks
    context: ActionContext

    def unfold(self, state: TableState, at: int) -> tuple[TableEvent, EventShown]:
        """Make of a table what comes of it; gives the event that tells it, and what is shown. `state` is a copy."""
        seat, by, _, nonce, _ = self.intent
        if seat == NOBODY:
            seeds = bot_seeds(state)
            play = begin(state, seeds)
            parts, shown = happen(state, play, self.parts(play), at)
            return BegunEvent(seeds, parts), {"kind": "begun", "parts": cast("list[ChancePart]", shown)}
        assert state.play
        play = state.play.copy()
        fair = play.match.fair
        parts, shown = happen(state, play, self.parts(play), at, seat, by)
        next_chain = NextChain.last(play) if play.match.fair is not fair else None
        return PlayedEvent(seat, by, parts, nonce, next_chain), {"kind": "played", "seat": seat, "by": by, "parts": shown}

    def parts(self, play: Play) -> Iterator[Part]:
        """One after the other, as chance has them come; without a first part it is a roll. Dice fall upon a choice once."""
        match, (seat, _, first, nonce, _) = play.match, self.intent
        turn, dice = NO_TURN if isinstance(first, SeatLeft) else match.state.turn, first is not None
        if first:
            yield first
        elif seat != NOBODY:
            yield ChanceOpened(*play.open(nonce, self.context, self.links))
        while match.fair.chains and match.game.chance_follows(match.state, turn, seat, dice):
            yield ChanceOpened(*play.open(nonce, self.context, self.links))
            dice = False


def bot_seeds(state: TableState) -> dict[int, bytes]:
    """The seeds that bots show when the game begins."""
    return {seat: seed for seat, seed in enumerate(state.seeds) if state.seats[seat].bot and seed}
