"""Called actions: before chance decides on an action, another player's device is asked to witness it."""

from typing import NamedTuple

from jollyroll.kit import NOBODY
from jollyroll.match.actions import NO_TURN
from jollyroll.server.protocol.enums import Actor, ActorName

from .parts import ChoiceMade, SeatLeft
from .play import Play


class Intent(NamedTuple):
    """An action to be carried out: a choice, a seat leaving for good or, without `first`, a roll; without a seat, the game's
    beginning.

    `nonce` identifies the action when it is sent again. `link` comes from the actor's own device, if it has a chain.
    """

    seat: int
    by: ActorName
    first: ChoiceMade | SeatLeft | None = None
    nonce: bytes = b""
    link: bytes = b""

    def brings_chance(self, play: Play) -> bool:
        """Whether chance decides as part of this action."""
        match = play.match
        if self.first is None:
            return self.seat != NOBODY or match.game.chance_follows(match.state, 0, NOBODY, dice=False)
        if isinstance(self.first, ChoiceMade):
            match.game.check_choice(match.state, self.first.number)
            return match.game.brings_chance(match.state, self.first.number)
        after = play.copy().match
        after.leave(self.seat)
        return after.game.chance_follows(after.state, NO_TURN, self.seat, dice=True)

    @property
    def has_thrower(self) -> bool:
        """Whether a person acts whose device can put in a link."""
        return self.by == Actor.PERSON and not isinstance(self.first, SeatLeft)


GAME_BEGINS = Intent(NOBODY, Actor.CLOCK)  # the server's action once all seeds are revealed


class Calling(NamedTuple):
    """A called action: the witness being asked, those already passed over, and the time of asking."""

    intent: Intent
    witness: int
    passed: tuple[int, ...]
    since: int
