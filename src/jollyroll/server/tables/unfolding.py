"""Events in the making: what chance brings upon an action is found only while it happens."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from jollyroll.kit import NOBODY
from jollyroll.match.actions import chance_follows
from jollyroll.server.protocol.enums import ActorName
from jollyroll.server.protocol.events import ChancePart, EventShown

from .context import ActionContext
from .events import TableEvent
from .game_events import BegunEvent, NextChain, PlayedEvent
from .game_fold import act, begin, happen
from .parts import ChanceOpened, Part
from .play import Play
from .state import TableState


class Unfolding(ABC):
    """Happens to a table as the event will that it becomes."""

    __slots__ = ()

    @abstractmethod
    def unfold(self, state: TableState, at: int) -> tuple[TableEvent, EventShown]:
        """Make of a table what comes of it; gives the event that tells it, and what is shown. `state` is a copy."""


@dataclass(frozen=True, slots=True)
class GameBegins(Unfolding):
    """The bots show their seeds, and what chance decides before anybody has done anything is decided."""

    context: ActionContext

    def unfold(self, state: TableState, at: int) -> tuple[TableEvent, EventShown]:
        seeds = {seat: seed for seat, seed in enumerate(state.seeds) if state.seats[seat].bot and seed}
        play = begin(state, seeds)
        parts, shown = happen(state, play, self.parts(play), at)
        return BegunEvent(seeds, parts), {"kind": "begun", "parts": cast("list[ChancePart]", shown)}

    def parts(self, play: Play) -> Iterator[Part]:
        """One after the other, as chance has them come."""
        while chance_follows(play.match.game, play.match.state, 0, NOBODY, False):
            yield ChanceOpened(*play.open(b"", self.context))


@dataclass(frozen=True, slots=True)
class SeatActs(Unfolding):
    """An action with what chance decides upon it; without a first part it is a roll."""

    first: Part | None
    seat: int
    turn: int
    nonce: bytes
    by: ActorName
    context: ActionContext

    def unfold(self, state: TableState, at: int) -> tuple[TableEvent, EventShown]:
        assert state.play
        play = state.play.copy()
        fair = play.match.fair
        parts, shown = act(state, play, self.parts(play), self.seat, self.by, at)
        next_chain = NextChain.last(play) if play.match.fair is not fair else None
        return PlayedEvent(self.seat, self.by, parts, self.nonce, next_chain), shown

    def parts(self, play: Play) -> Iterator[Part]:
        """One after the other, as chance has them come; dice fall upon a choice once."""
        match = play.match
        yield self.first or ChanceOpened(*play.open(self.nonce, self.context))
        dice = self.first is not None
        while chance_follows(match.game, match.state, self.turn, self.seat, dice):
            yield ChanceOpened(*play.open(self.nonce, self.context))
            dice = False
