"""How a table stands: what folding its events gives, and nothing else."""

from jollyroll.dice import MANUAL
from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.kit import NOBODY, Game
from jollyroll.kit.phases import is_chance
from jollyroll.server.protocol.enums import Actor, Stage, StageName

from .beginning import Beginning
from .calling import Calling
from .live_match import LiveMatch
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
    chain: Chain | None  # none where the dice are real
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
        copy.__dict__ = self.__dict__.copy()
        return copy

    def put_seat(self, number: int, seat: SeatState) -> None:
        """Replace a seat."""
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    @property
    def ahead(self) -> int:
        """Events that have to be played again when the game begins, because it begins where another stood."""
        return len(self.beginning.events) if self.beginning and self.play is None else 0

    @property
    def by_hand(self) -> bool:
        """The dice are real: people roll them, and type what they show."""
        return self.terms.dice == MANUAL

    @property
    def outcome_due(self) -> bool:
        """Something was rolled or drawn on the real table, and has to be typed, by whoever is there."""
        return bool(self.by_hand and self.play and self.stage == Stage.PLAYING and is_chance(self.play.match.state))

    @property
    def to_act(self) -> int:
        """The seat that has to choose or roll; nobody if the game does not run, or waits for what somebody types."""
        if self.play is None or self.stage != Stage.PLAYING:
            return NOBODY
        position = self.play.match.state
        return NOBODY if self.terms.dice == MANUAL and is_chance(position) else int(position.seat)

    @property
    def due(self) -> int | None:
        """The deadline of the decision at hand, whoever takes it."""
        return self.play.match.deadline if self.play else None

    @property
    def deadline(self) -> int | None:
        """When the clock decides; none while a bot does, or a witness is asked."""
        due = self.play.match.deadline if self.play else None
        seat = NOBODY if due is None or self.calling else self.to_act
        return due if seat >= 0 and not self.seats[seat].bot else None

    @property
    def own_choice(self) -> bool:
        """The last action was a person's choice, and chance has not spoken since; what a bot or the clock chose is not theirs."""
        return bool(self.play and self.play.match.before and self.play.match.by == Actor.PERSON)

    @property
    def typed_last(self) -> LiveMatch | None:
        """With real dice: the match as it stood with what people typed last, which an undo takes back. None if there is nothing.

        A typing error that ended the game can be taken back too, until another game has been opened.
        """
        if not self.by_hand or self.play is None or self.rematch:
            return None
        match = self.play.match
        while match.before and match.by == Actor.BOT:
            match = match.before
        return match if match.before else None

    @property
    def undo(self) -> int:
        """The seat that may take its choice back; nobody while a bot plays for it, or after it did so too often.

        With real dice everybody may take back what was typed last; this is the first seat that may.
        """
        if self.by_hand:
            able = (number for number, seat in enumerate(self.seats) if seat.may_undo)
            return next(able, NOBODY) if self.typed_last else NOBODY
        if not self.play or self.stage != Stage.PLAYING or self.calling or not self.own_choice:
            return NOBODY
        seat = self.seats[self.play.match.chooser]
        return self.play.match.chooser if seat.may_detour and not seat.stand_in else NOBODY
