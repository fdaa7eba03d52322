"""Bodies of the HTTP API."""

from typing import Annotated, Any

from jollyroll.server import limits

from .fields import Kind, Seq, Settings, Shown, Strict, Token, Word
from .frames import ClientFrame
from .models import Field
from .patterns import TableId
from .server_frames import EventFrame, Offer
from .shown import Now, TableInfo


class Again(Strict):
    """Begin where another table stood after this event: "try again from here"."""

    table: TableId
    seq: Annotated[Seq, Field(ge=1)]


class OpenTable(Strict):
    """A table to be opened. Seats are free or bots; people, the opener too, sit down afterwards."""

    game: Word
    seats: Annotated[list[Kind], Field(min_length=2, max_length=6)]
    settings: Settings = Field(default_factory=Settings)
    again: Again | None = None


class TableOpened(Shown):
    """The new table."""

    table: TableId
    host: Token  # the host's key; whoever has it may change the table and start
    link: str  # to share: the rest of an address, `/t/TABLE`


class Do(Strict):
    """A frame without a connection: with the keys that a connection would have shown in its `hello`."""

    tokens: Annotated[list[Token], Field(default_factory=list, max_length=limits.SEATS_OF_CONNECTION)]
    host: Token | None = None
    frame: ClientFrame


class OptionInfo(Shown):
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


class GameInfo(Shown):
    """A game as one sits down to it."""

    name: str
    code: str
    rules: int
    seats: list[int]
    age: int
    minutes: int  # 0: nobody says
    letters: str  # the faces of a die, one letter each
    faces: list[str]
    places: list[str]  # places of the ledger other than seats
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    editions: dict[str, str]  # the language in which a preset's booklet was printed
    levels: list[str]  # of the bots that can be had here
    coach: bool  # can be had here
    built_in: bool  # the page has its words and its stage; else it fetches the words and sets the plain stage


class About(Shown):
    """This server."""

    name: str
    version: str
    protocol: int
    languages: list[str]
    bots: list[str]
    addresses: list[str]  # where others on the network can reach it


class Live(Shown):
    """The process is there and answers."""

    live: bool = True


class Ready(Shown):
    """Whether new players are welcome."""

    ready: bool
    why: str  # not: `draining`, `store-lost`, `store-away`


class Health(Shown):
    """How the server is doing."""

    tables: int  # in memory
    connections: int
    unstored: int  # events waiting for the store
    thinking: int  # questions that bots and coach are at


class LobbyTable(Shown):
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


class Lobby(Shown):
    """Open tables with free seats, newest first."""

    tables: list[LobbyTable]


class History(Shown):
    """Events exactly as they were sent, in order. More if `seq` of the last is below `last`."""

    last: Seq
    events: list[EventFrame]


class Snapshot(Shown):
    """How a table stands."""

    seq: Seq
    at: int  # when the last event happened, in milliseconds since 1970
    table: TableInfo
    now: Now | None
    offer: Offer | None  # what the seat on turn may choose, if that was asked for


class Unfinished(Shown):
    """The coach is still at it."""

    done: float  # from 0 to 1


class Analysed(Shown):
    """What the coach makes of a game: see `coach/analysis.schema.json`."""

    done: float
    seqs: list[int]  # for each event of the record, the event of the table it came with; 0 for what came before
    analysis: dict[str, Any]


class FindingInfo(Shown):
    """Something wrong with the dice, or worth knowing, as `jollyroll verify` tells it."""

    code: str
    throw: int
    place: str
    chain: int
    seat: int
    shown: str
    sealed: str


class Verified(Shown):
    """Were the dice as sealed?"""

    status: str  # verified, partly, failed, nothing
    throws: int
    draws: int
    unsealed: int
    witnessed: int  # of them, by somebody else's device
    marks: list[str]  # of the envelopes
    game_mark: str  # of the whole game so far
    findings: list[FindingInfo]
    remarks: list[FindingInfo]
