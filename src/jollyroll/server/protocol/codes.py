"""Why something was refused: every code that a frame or a request can be answered with. `docs/protocol.md` explains each."""

from enum import StrEnum


class Code(StrEnum):
    """Stable: a code keeps its meaning for as long as the protocol has its number."""

    # the frame itself
    BAD_JSON = "bad-json"  # not JSON in UTF-8, or not an object
    BAD_FRAME = "bad-frame"  # JSON, but no frame or body that the protocol knows
    VERSION = "version"  # a version of the protocol that this server does not speak
    TOO_LARGE = "too-large"  # more bytes than a frame or a body may have
    NO_HELLO = "no-hello"  # the first frame of a connection must be `hello`
    # limits; all come with `retry_after`
    TOO_MANY_FRAMES = "too-many-frames"
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_TABLES = "too-many-tables"
    BUSY = "busy"  # the server has as much to do as it can; nothing was changed
    NOT_STORED = "not-stored"  # the store did not take it; nothing was changed
    STORE_LOST = "store-lost"  # the files of the store were deleted or replaced: nobody plays until the server is started anew
    MISHAP = "mishap"  # something in the server went wrong; it was noted there
    CLOSING = "closing"  # the server is being stopped
    # who is asking
    ORIGIN = "origin"  # a page of another site, or a name that is not ours
    NO_PAGE = "no-page"  # nothing under this address
    NO_TABLE = "no-table"
    ARCHIVED = "archived"  # nobody touched the game for long: its record is kept, the table is not
    DAMAGED = "damaged"  # what is stored of the table cannot be read
    NO_SEAT = "no-seat"
    BAD_TOKEN = "bad-token"
    NOT_YOURS = "not-yours"  # a seat this connection does not hold
    NOT_HOST = "not-host"
    BAD_TICKET = "bad-ticket"  # a link to move a seat that is forged, used or too old
    # sitting down
    SEAT_TAKEN = "seat-taken"
    NAME_TAKEN = "name-taken"
    BAD_NAME = "bad-name"
    BAD_SETTING = "bad-setting"  # an option, preset, bot or number of seats that the game does not have
    NOT_OPEN = "not-open"  # the game has begun
    NOT_READY = "not-ready"  # a seat is free or has not sealed its seed
    BAD_SEED = "bad-seed"  # not the seed of the seal, or a seal that cannot be taken
    # playing
    NOT_PLAYING = "not-playing"  # not begun, or over
    STALE = "stale"  # meant for an earlier moment of this table; `seq` says where it is now
    NOT_YOUR_TURN = "not-your-turn"
    NO_CHOICE_DUE = "no-choice-due"
    NO_ROLL_DUE = "no-roll-due"
    NO_OUTCOME_DUE = "no-outcome-due"  # nothing is to be typed: chance does not decide now, or the table rolls its own dice
    NO_WITNESS_DUE = "no-witness-due"  # nobody asks this seat's device for its link
    LINK_DUE = "link-due"  # chance decides upon this: the link of the device is missing
    BAD_LINK = "bad-link"  # not the link of the device's chain for this roll
    NOT_ALLOWED = "not-allowed"  # a choice that the rules forbid; `reason` and `rule` say why
    NOTHING_TO_UNDO = "nothing-to-undo"
    TOO_OFTEN = "too-often"  # enough of that, until the game has gone on
    STOOD_IN = "stood-in"  # a bot plays this seat: take it `back` first
    LEFT = "left"  # the seat has left for good
    # coach, and after the game
    COACH_OFF = "coach-off"
    COACH_UNABLE = "coach-unable"  # needs a part that is not installed, or a table that is not made
    NOT_OVER = "not-over"
