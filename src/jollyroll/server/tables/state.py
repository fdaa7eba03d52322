"""How a table stands: what folding its events gives, and nothing else."""

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.kit import NOBODY, Game
from jollyroll.server.protocol.enums import Actor, Stage, StageName

from .beginning import Beginning
from .calling import Calling
from .play import Play
from .seats import SeatState
from .terms import Terms


class TableState:
    """A table after some event. Parts are replaced, never changed, so a copy shares them all."""

    id: str
    game: Game
    fair: bytes  # the id that goes into the dice
    fair_version: int  # how rolls are made
    host: str  # the hash of the host's token
    host_seat: int  # where the host sits; nobody, if the host only looks on
    terms: Terms
    seats: tuple[SeatState, ...]
    stage: StageName
    chain: Chain
    exchange: SeedExchange
    seeds: tuple[bytes, ...]  # of bots, not shown before the game begins
    opened: int
    started: int  # when the host started, in milliseconds since 1970
    play: Play | None
    calling: Calling | None  # an action that waits for a witness
    beginning: Beginning | None
    rematch: str
    of: str

    def copy(self) -> "TableState":
        """A copy, to try something on."""
        copy = TableState()
        copy.__dict__.update(self.__dict__)
        return copy

    def put_seat(self, number: int, seat: SeatState) -> None:
        """Replace a seat."""
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    @property
    def ahead(self) -> int:
        """Events that have to be played again when the game begins, because it begins where another stood."""
        return len(self.beginning.events) if self.beginning and self.play is None else 0

    @property
    def to_act(self) -> int:
        """The seat that has to choose or roll; nobody if the game does not run."""
        return int(self.play.match.state.seat) if self.play and self.stage == Stage.PLAYING else NOBODY

    @property
    def due(self) -> int | None:
        """The deadline of the decision at hand, whoever takes it."""
        return self.play.match.deadline if self.play else None

    @property
    def deadline(self) -> int | None:
        """When the clock decides; none while a bot does, or a witness is asked."""
        seat = NOBODY if self.calling else self.to_act
        return self.due if seat >= 0 and not self.seats[seat].bot else None

    @property
    def own_choice(self) -> bool:
        """The last action was a person's choice, and chance has not spoken since; what a bot or the clock chose is not theirs."""
        return bool(self.play and self.play.match.before and self.play.match.by == Actor.PERSON)

    @property
    def undo(self) -> int:
        """The seat that may take its choice back; nobody while a bot plays for it, or after it did so too often."""
        if not self.play or self.stage != Stage.PLAYING or self.calling or not self.own_choice:
            return NOBODY
        seat = self.seats[self.play.match.chooser]
        return self.play.match.chooser if seat.may_detour and not seat.stand_in else NOBODY

    @property
    def undo_until(self) -> int | None:
        """When the time of that choice is up; none if there is no clock."""
        before = self.play.match.before if self.play else None
        return before.deadline if before else None
