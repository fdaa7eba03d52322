"""All limits of the server in one place. Generous for people, tight enough that no stranger can fill memory or disk.

A request beyond a limit is answered with a code and, where waiting helps, with the seconds until a retry makes sense.
"""

from dataclasses import dataclass


@dataclass(frozen=True, eq=False, slots=True)
class Rate:
    """A token bucket's size: a burst, and how many more per second. Compared by identity, since each rate counts for itself."""

    burst: int
    per_second: float


# sizes
LARGEST_FRAME = 4_096  # bytes of a client's frame
LARGEST_READ = 65_536  # bytes of a message; a larger one ends the connection without an answer
LARGEST_BODY = 16_384  # bytes of a request body
LARGEST_HEADERS = 64 * 1024  # bytes of a request's headers
LONGEST_NAME = 24
LONGEST_CLOCK = 3_600  # seconds
SLOWEST_PACE = 5_000  # milliseconds
FASTEST_PACE = 200  # milliseconds between actions of bots, at tables opened from other machines
THOUGHT = 4  # milliseconds of a bot's thinking that cost as much of `BOTS` as one action
FRAGMENTS = 64  # per message

# rates
FRAMES = Rate(60, 10.0)  # per connection: messages, fragments, pings, pongs, and reads that complete no frame
COACHING = Rate(10, 1.0)  # questions to the coach, per connection; over HTTP, per address
PREVIEWS = Rate(60, 10.0)  # per connection; over HTTP, per address
PREVIEWS_OF_ADDRESS = Rate(180, 40.0)  # per address, over all its connections
EMOTES = Rate(5, 0.5)  # per seat, over any connection
REQUESTS = Rate(120, 10.0)  # HTTP requests per address
CONNECTS = Rate(100, 10.0)  # new connections to tables, per address
ARRIVALS = Rate(500, 50.0)  # accepted sockets per address; further ones are closed at once
TABLES = Rate(20, 0.2)  # tables opened per address
PASTS = Rate(40, 4.0)  # reads of table histories, per address
WORK = Rate(20, 1.0)  # analyses and verifications, per address
BOTS = Rate(200, 50.0)  # actions of bots, per bot address; beyond it they play more slowly
REFUSALS = Rate(100, 5.0)  # "too many requests" answers per address; after that its sockets are closed unanswered

# quotas
CONNECTIONS = 20_000  # per server
CONNECTIONS_OF_ADDRESS = 200
WATCHERS_OF_TABLE = 60  # spectators only; they never keep players out
PLAYERS_OF_TABLE = 60  # connections of players, who may have several each
SOCKETS_OF_ADDRESS = 200  # open HTTP sockets per address, without those at tables
TURNS = 4  # requests per address that are started in one iteration of the event loop
IDLE_SOCKETS = 2_000  # sockets allowed on top of CONNECTIONS, for loading pages
LIVE_TABLES = 20_000  # in memory at once
ANALYSES = 8  # cached analyses of finished games
QUESTIONS = 3  # unanswered questions to the coach, per connection
OPEN_TABLES = 100_000  # tables in the store whose game has not begun
SEATS_OF_CONNECTION = 6
ADDRESSES = 50_000  # askers whose buckets are kept in memory
LOBBY = 50  # tables listed
EVENTS = 20_000  # per table; games of people come nowhere near
EVENTS_BEFORE = 2_000  # per table before its game begins
LAST_EVENTS = 50  # on top of EVENTS, so that players can leave and a called action can be decided
DETOURS = 20  # per seat between two rolls: undo, return, move to another device
STEPS_BACK = 30  # undo steps that are always available with real dice
DETOURS_OF_GAME = 300  # per seat and game; after that, one between two rolls
READ_AT_ONCE = 40  # events replayed on the event loop; longer histories go to a thread
HISTORY = 200  # events per answer
CATCH_UP = 100  # missed events sent on reconnecting; beyond that, a snapshot
RECENT = 2  # latest frames that a live table keeps in memory
SAVE_EVERY = 16  # events between two saved states, and so the most that are ever replayed
PAST_BYTES = 32 * 1024 * 1024  # of old frames in the cache
ARCHIVED_AT_ONCE = 200  # games per stage in one run of the archive
KNOWN_OFFERS = 8 * 1024 * 1024  # bytes of cached offers, per game
KNOWN_OPTIONS = 1_000  # interned sets of options

# queues
OUTBOX = 64  # frames queued for one reader
PARCEL = 16 * 1024  # bytes batched into one write
SEND_BUFFER = 32 * 1024  # bytes of the socket's send buffer
RECEIVE_BUFFER = 32 * 1024  # bytes of the socket's receive buffer
OUTBOX_BYTES = 256 * 1024  # bytes queued for one reader
UNSTORED = 4_096  # events queued for the store; beyond it new tables and spectators are refused for now
SLOW_TOLD = 500  # slow tables notified per round, so that notifying adds no load
BOT_THREADS = 3  # one may be busy for minutes while a bot prepares
COACH_THREADS = 2
ANALYSIS_THREADS = 1
PROOF_THREADS = 1
READ_THREADS = 2
WORK_WAITING = 64  # queued questions, for the coach, analyses and proofs each
READS_WAITING = 1_000  # queued reads of tables

# times, in seconds
HELLO_WITHIN = 10  # after connecting
REQUEST_WITHIN = 15  # after connecting, for a whole request
KEEP_ALIVE = 15  # of an idle HTTP connection
PING_EVERY = 30  # interval of keepalive pings
REVEAL_WITHIN = 15  # for each seat to reveal its seed, after the host has started
WITNESS_WITHIN = 1  # for a witness to answer, before the next device is asked
WITNESS_BACK = 5  # after a table wakes, for the device that was asked to reconnect
GRACE = 15  # added to a clock after the server or the table was down
SLEEP_AFTER = 30  # a table without connections leaves memory
TICKET_LIFE = 600  # of a ticket that moves a seat
OPEN_LIFE = 86_400  # of a table whose game never began
BEGUN_LIFE = 30 * 86_400  # of an abandoned game, until it is archived
FINISHED_LIFE = 90 * 86_400  # of a finished game, until it is archived
TIDY_EVERY = 600  # interval at which expired tables are removed
THINK_WITHIN = 10  # for a bot to choose; then a faster one chooses for it
ANSWER_WITHIN = 5  # for a request to wait for an analysis before it reports progress
LAST_WORDS = 1  # for a connection to drain its outbox before it is closed
PUT_OFF = 5  # retry_after for requests refused under load
SLOW_AFTER = 1  # of waiting for the store, a table is notified, and again after each further period
BEHIND_AFTER = 2  # of waiting for the store, new tables and spectators are refused for now
STORE_WITHIN = 60  # for an event to be stored while the database is unreachable; then it is refused
DATABASE_WITHIN = 10  # for PostgreSQL to answer a write; then the connection is replaced
READ_WITHIN = 10  # for PostgreSQL to answer a read
FINISH_WITHIN = 3  # for actions under way when the server drains
STOP_WITHIN = 5  # for connections to close and queued events to be stored when the server stops
END_WITHIN = 30  # from the signal to stop until the process ends, whatever hangs
