"""Events in the making: what chance brings upon an action is found only while it happens."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from jollyroll.match.devices import DeviceLinks
from jollyroll.server.protocol.events import ChancePart, EventShown

from .calling import NO_ONE, Intent
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

    links: DeviceLinks
    context: ActionContext

    def unfold(self, state: TableState, at: int) -> tuple[TableEvent, EventShown]:
        seeds = bot_seeds(state)
        play = begin(state, seeds)
        parts, shown = happen(state, play, chance_parts(play, NO_ONE, self.links, self.context, 0, dice=False), at)
        return BegunEvent(seeds, parts), {"kind": "begun", "parts": cast("list[ChancePart]", shown)}


@dataclass(frozen=True, slots=True)
class SeatActs(Unfolding):
    """An action with what chance decides upon it."""

    intent: Intent
    links: DeviceLinks
    context: ActionContext

    def unfold(self, state: TableState, at: int) -> tuple[TableEvent, EventShown]:
        assert state.play
        intent, play = self.intent, state.play.copy()
        fair = play.match.fair
        parts, shown = act(state, play, self.parts(play), intent.seat, intent.by, at)
        next_chain = NextChain.last(play) if play.match.fair is not fair else None
        return PlayedEvent(intent.seat, intent.by, parts, intent.nonce, next_chain), shown

    def parts(self, play: Play) -> Iterator[Part]:
        """One after the other, as chance has them come; without a first part it is a roll."""
        intent, turn = self.intent, self.intent.turn(play.match)
        yield intent.first or ChanceOpened(*play.open(intent.nonce, self.context, self.links))
        yield from chance_parts(play, intent, self.links, self.context, turn, dice=intent.first is not None)


def bot_seeds(state: TableState) -> dict[int, bytes]:
    """The seeds that bots show when the game begins."""
    return {seat: seed for seat, seed in enumerate(state.seeds) if state.seats[seat].bot and seed}


def chance_parts(play: Play, intent: Intent, links: DeviceLinks, context: ActionContext, turn: int, dice: bool) -> Iterator[Part]:
    """What chance decides as part of an action; dice fall upon a choice once."""
    match = play.match
    while match.game.chance_follows(match.state, turn, intent.seat, dice):
        yield ChanceOpened(*play.open(intent.nonce, context, links))
        dice = False
