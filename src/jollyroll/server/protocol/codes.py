"""Every code with which a frame or a request can be rejected. `docs/protocol.md` explains each."""

from enum import StrEnum


class Code(StrEnum):
    """Stable codes: each keeps its meaning throughout a version of the protocol."""

    # the frame itself
    BAD_JSON = "bad-json"  # not JSON in UTF-8, or not an object
    BAD_FRAME = "bad-frame"  # JSON, but not a frame or body of the protocol
    VERSION = "version"  # a version of the protocol that this server does not speak
    TOO_LARGE = "too-large"  # more bytes than a frame or a body may have
    NO_HELLO = "no-hello"  # the first frame of a connection must be `hello`
    # limits; all come with `retry_after`
    TOO_MANY_FRAMES = "too-many-frames"
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_TABLES = "too-many-tables"
    BUSY = "busy"  # the server is overloaded; nothing was changed
    NOT_STORED = "not-stored"  # the event could not be stored; nothing was changed
    STORE_LOST = "store-lost"  # the store's files were deleted or replaced; the server must be restarted
    INTERNAL = "mishap"  # an error in the server, which has logged it
    CLOSING = "closing"  # the server is being stopped
    # rights
    ORIGIN = "origin"  # a page of another site, or an unknown host name
    NO_PAGE = "no-page"  # nothing at this address
    BAD_METHOD = "bad-method"  # an address that does not take this HTTP method
    NO_TABLE = "no-table"
    ARCHIVED = "archived"  # an old game: its record is kept, its table is not
    DAMAGED = "damaged"  # stored events of the table cannot be read
    NO_SEAT = "no-seat"
    BAD_TOKEN = "bad-token"
    NOT_YOURS = "not-yours"  # a seat this connection does not hold
    NOT_HOST = "not-host"
    BAD_TICKET = "bad-ticket"  # a ticket that is forged, used or expired
    # sitting down
    SEAT_TAKEN = "seat-taken"
    NAME_TAKEN = "name-taken"
    BAD_NAME = "bad-name"
    BAD_SETTING = "bad-setting"  # an option, preset, bot or number of seats that the game does not have
    NOT_OPEN = "not-open"  # the game has begun
    NOT_READY = "not-ready"  # a seat is free or has not sealed its seed
    BAD_SEED = "bad-seed"  # a seed that does not match its seal, or a seal that is refused
    # playing
    NOT_PLAYING = "not-playing"  # not begun, or over
    STALE = "stale"  # meant for an earlier position; `seq` is the current event
    NOT_YOUR_TURN = "not-your-turn"
    NO_CHOICE_DUE = "no-choice-due"
    NO_ROLL_DUE = "no-roll-due"
    NO_OUTCOME_DUE = "no-outcome-due"  # no outcome is due, or the table rolls its own dice
    NO_WITNESS_DUE = "no-witness-due"  # this seat's device is not asked for its link
    LINK_DUE = "link-due"  # the action brings chance, and the device's link is missing
    BAD_LINK = "bad-link"  # not the link of the device's chain for this roll
    NOT_ALLOWED = "not-allowed"  # a choice that the rules forbid; `reason` and `rule` say why
    NOTHING_TO_UNDO = "nothing-to-undo"
    TOO_OFTEN = "too-often"  # too many detours; wait until the game has gone on
    STOOD_IN = "stood-in"  # a bot plays this seat: take it `back` first
    LEFT = "left"  # the seat has left for good
    # coach, and after the game
    COACH_OFF = "coach-off"
    COACH_UNABLE = "coach-unable"  # needs a package or a solved table that is missing
    NOT_OVER = "not-over"
