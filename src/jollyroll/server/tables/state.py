"""`TableState`: what a table's events fold to."""

from jollyroll.dice import MANUAL
from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.kit import NOBODY, Game
from jollyroll.kit.phases import FIRST_CHOICE
from jollyroll.server.protocol.enums import Actor, StageName, TableStage
from jollyroll.server.protocol.shown import Waits

from .beginning import Beginning
from .calling import Calling
from .live_match import LiveMatch
from .play import Play
from .seats import SeatState
from .terms import Terms


class TableState:
    """A table after some event. Its parts are immutable, so copies share them."""

    id: str
    game: Game
    fair: bytes  # the id that goes into the dice
    fair_version: int  # version of the fair dice
    host: str  # the hash of the host's token
    host_seat: int  # the host's seat; NOBODY if the host only watches
    terms: Terms
    seats: tuple[SeatState, ...]
    stage: StageName
    chain: Chain | None  # None where the dice are real
    exchange: SeedExchange
    seeds: tuple[bytes, ...]  # the bots' seeds, secret until the game begins
    opened: int
    started: int  # when the host started, in milliseconds since 1970
    play: Play | None
    calling: Calling | None  # an action that waits for a witness
    beginning: Beginning | None
    rematch: str
    of: str

    def copy(self) -> "TableState":
        """A copy to try an action on."""
        copy = TableState()
        copy.__dict__ = self.__dict__.copy()
        return copy

    def put_seat(self, number: int, seat: SeatState) -> None:
        """Replace a seat."""
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    @property
    def ahead(self) -> int:
        """Events to replay when the game begins, if it continues another game."""
        return len(self.beginning.events) if self.beginning and self.play is None else 0

    @property
    def by_hand(self) -> bool:
        """Whether the dice are real, so that people type outcomes."""
        return self.terms.dice == MANUAL

    @property
    def waits(self) -> Waits:
        """What the table waits for: a witness, a choice, a roll, a typed outcome or, without a game, nothing."""
        if self.calling:
            return "witness"
        if self.play is None or self.stage != TableStage.PLAYING:
            return "nothing"
        if self.play.match.state.phase >= FIRST_CHOICE:
            return "choice"
        return "outcome" if self.terms.dice == MANUAL else "roll"

    @property
    def outcome_due(self) -> bool:
        """Whether somebody has to type an outcome."""
        return self.waits == "outcome"

    @property
    def to_act(self) -> int:
        """The seat that has to choose or roll; NOBODY without a game, or while an outcome has to be typed."""
        if self.play is None or self.waits in ("nothing", "outcome"):
            return NOBODY
        return int(self.play.match.state.seat)

    @property
    def due(self) -> int | None:
        """The deadline of the current decision, whoever makes it."""
        return self.play.match.deadline if self.play else None

    @property
    def deadline(self) -> int | None:
        """When the clock decides; None while a bot plays or a witness is asked."""
        due = self.play.match.deadline if self.play else None
        seat = NOBODY if due is None or self.calling else self.to_act
        return due if seat >= 0 and not self.seats[seat].bot else None

    @property
    def own_choice(self) -> bool:
        """Whether the last action was a person's choice without an outcome since."""
        return bool(self.play and self.play.match.before and self.play.match.by == Actor.PERSON)

    @property
    def typed_last(self) -> LiveMatch | None:
        """With real dice: the match after what people typed last, which an undo takes back. None if there is nothing.

        A typing error that ended the game can be undone too, until a rematch is opened.
        """
        if not self.by_hand or self.play is None or self.rematch:
            return None
        match = self.play.match
        while match.before and match.by == Actor.BOT:
            match = match.before
        return match if match.before else None

    @property
    def undo(self) -> int:
        """The seat that may undo its choice; NOBODY while a bot plays for it, or after it undid too often.

        With real dice everybody may undo what was typed last; this is the first seat that may.
        """
        if self.by_hand:
            able = (number for number, seat in enumerate(self.seats) if seat.may_undo)
            return next(able, NOBODY) if self.typed_last else NOBODY
        if not self.play or self.stage != TableStage.PLAYING or self.calling or not self.own_choice:
            return NOBODY
        seat = self.seats[self.play.match.chooser]
        return self.play.match.chooser if seat.may_detour and not seat.stand_in else NOBODY
