"""An action that chance decides upon, before it does: somebody else's device is asked to witness it first."""

from typing import NamedTuple

from jollyroll.kit import NOBODY
from jollyroll.match.actions import NO_TURN
from jollyroll.server.protocol.enums import Actor, ActorName

from .parts import ChoiceMade, SeatLeft
from .play import Play


class Intent(NamedTuple):
    """What is to be done: a choice, somebody leaving for good or, without a first part, a roll; nobody's is how a game begins.

    `nonce` tells actions apart that are sent again. `link` is that of the actor's own device, where it has a chain.
    """

    seat: int
    by: ActorName
    first: ChoiceMade | SeatLeft | None = None
    nonce: bytes = b""
    link: bytes = b""

    def brings_chance(self, play: Play) -> bool:
        """Chance decides as part of it."""
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
        """A person acts, whose own device takes part in it."""
        return self.by == Actor.PERSON and not isinstance(self.first, SeatLeft)


GAME_BEGINS = Intent(NOBODY, Actor.CLOCK)  # by itself, as soon as all seeds are shown


class Calling(NamedTuple):
    """An action that waits for this witness, since when, and who was passed over before."""

    intent: Intent
    witness: int
    passed: tuple[int, ...]
    since: int
