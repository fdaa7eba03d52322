"""Bodies of HTTP requests and responses."""

from typing import Annotated, Any

from jollyroll.server import limits

from .fields import ResponseModel, SeatKind, Seq, Settings, Strict, Token, Word
from .frames import ClientFrame
from .models import Field
from .patterns import TableId
from .server_frames import EventFrame, Offer
from .shown import PositionInfo, TableInfo


class StartingPoint(Strict):
    """Continue another table's game after this event: "try again from here"."""

    table: TableId
    seq: Annotated[Seq, Field(ge=1)]


class OpenTable(Strict):
    """A request for a new table. Seats are free or bots; people, including the opener, sit down afterwards."""

    game: Word
    seats: Annotated[list[SeatKind], Field(min_length=2, max_length=6)]
    settings: Settings = Field(default_factory=Settings)
    again: StartingPoint | None = None


class TableOpened(ResponseModel):
    """The new table."""

    table: TableId
    host: Token  # the host's key; whoever has it may change the table and start
    link: str  # a path to share, `/t/TABLE`


class FrameRequest(Strict):
    """A single frame without a connection, with the keys that a `hello` would have shown."""

    tokens: Annotated[list[Token], Field(default_factory=list, max_length=limits.SEATS_OF_CONNECTION)]
    host: Token | None = None
    frame: ClientFrame


class OptionInfo(ResponseModel):
    """An option of a game."""

    name: str
    rule: str
    default: str
    values: list[str]
    house: list[str]
    least: int | None  # where whole numbers may be given
    most: int | None
    step: int | None
    custom: bool


class GameInfo(ResponseModel):
    """What players need to know of a game before they choose it."""

    name: str
    code: str
    rules: int
    seats: list[int]
    age: int
    minutes: int  # 0: unknown
    dice: int  # how many the game is played with; 0: it varies
    letters: str  # the faces of a die, one letter each
    faces: list[str]
    places: list[str]  # places of the ledger other than seats
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    editions: dict[str, str]  # the language in which a preset's booklet was printed
    levels: list[str]  # of the bots that this server has
    coach: bool  # whether this server has one
    built_in: bool  # whether the page brings its words and stage; otherwise it fetches the words and uses the plain stage


class ServerInfo(ResponseModel):
    """The server: version, languages, bots, addresses."""

    name: str
    version: str
    protocol: int
    languages: list[str]
    bots: list[str]
    addresses: list[str]  # where others on the network can reach it


class Liveness(ResponseModel):
    """The liveness check: the process answers."""

    live: bool = True


class Readiness(ResponseModel):
    """The readiness check: whether new players are welcome."""

    ready: bool
    why: str  # if not: `draining`, `store-lost`, `store-away`, `store-failing`


class Health(ResponseModel):
    """The load of the server."""

    tables: int  # in memory
    connections: int
    unstored: int  # events queued for the store
    thinking: int  # questions queued or running for bots and coach


class LobbyTable(ResponseModel):
    """An open table in the lobby."""

    id: TableId
    game: str
    options: dict[str, str]
    people: list[str]
    bots: int
    free: int
    coach: str
    clock: int
    opened: int  # milliseconds since 1970


class Lobby(ResponseModel):
    """Open tables with free seats, newest first."""

    tables: list[LobbyTable]


class History(ResponseModel):
    """Events as they were sent, in order. There are more if the last one's `seq` is below `last`."""

    last: Seq
    events: list[EventFrame]


class Snapshot(ResponseModel):
    """The current state of a table."""

    seq: Seq
    at: int  # when the last event happened, in milliseconds since 1970
    table: TableInfo
    now: PositionInfo | None
    offer: Offer | None  # the legal choices of the seat on turn, if asked for


class AnalysisProgress(ResponseModel):
    """The analysis is still running."""

    done: float  # from 0 to 1


class FinishedAnalysis(ResponseModel):
    """The coach's analysis of a game: see `coach/analysis.schema.json`."""

    done: float
    seqs: list[int]  # for each event of the record, the number of the table's event; 0 for those before this table
    analysis: dict[str, Any]


class FindingInfo(ResponseModel):
    """A fault or remark about the dice, as `jollyroll verify` reports it."""

    code: str
    throw: int
    place: str
    chain: int
    seat: int
    shown: str
    sealed: str


class VerificationResult(ResponseModel):
    """The result of verifying the dice."""

    status: str  # verified, partly, failed, nothing
    throws: int
    draws: int
    unsealed: int
    witnessed: int  # throws witnessed by another player's device
    marks: list[str]  # of the envelopes
    game_mark: str  # of the whole game so far
    findings: list[FindingInfo]
    remarks: list[FindingInfo]
