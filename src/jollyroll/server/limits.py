"""How much anybody may ask of the server. Generous for people, tight enough that no stranger can fill memory or disk.

Every limit is answered with a code and, where waiting helps, with the seconds until it makes sense to try again.
"""

from dataclasses import dataclass


@dataclass(frozen=True, eq=False, slots=True)
class Rate:
    """So many at once, and so many more each second. Two of the same size are still two: each counts for itself."""

    burst: int
    per_second: float


# sizes
LARGEST_FRAME = 4_096  # bytes of a frame from a client
LARGEST_READ = 65_536  # bytes of a frame that is read at all; larger ones end the connection unanswered
LARGEST_BODY = 16_384  # bytes of a request body
LARGEST_HEADERS = 64 * 1024  # bytes of the headers of a request
LONGEST_NAME = 24
LONGEST_CLOCK = 3_600  # seconds
SLOWEST_PACE = 5_000  # milliseconds
FASTEST_PACE = 200  # milliseconds, of bots at tables that were not opened on this machine
THOUGHT = 4  # milliseconds in which a bot thinks count as one more action of it
FRAGMENTS = 64  # of one message

# rates
FRAMES = Rate(60, 10.0)  # of one connection: messages, fragments, pings, pongs, and pieces that bring no whole frame
COACHING = Rate(10, 1.0)  # questions to the coach, of one connection, or of one address without
PREVIEWS = Rate(60, 10.0)  # likewise
PREVIEWS_OF_ADDRESS = Rate(180, 40.0)  # of all connections of one address
EMOTES = Rate(5, 0.5)  # of one seat, however they come
REQUESTS = Rate(120, 10.0)  # of one address
CONNECTS = Rate(100, 10.0)  # new connections of one address to tables
ARRIVALS = Rate(500, 50.0)  # new sockets of one address, whatever they want; beyond it they are closed as they come
TABLES = Rate(20, 0.2)  # opened by one address
PASTS = Rate(40, 4.0)  # histories, of one address
WORK = Rate(20, 1.0)  # analyses and verifications, of one address
BOTS = Rate(200, 50.0)  # actions of bots at tables that one address answers for; beyond it they play more slowly
REFUSALS = Rate(100, 5.0)  # answers to one address that it is beyond a rate; beyond these its sockets are closed without a word

# numbers
CONNECTIONS = 20_000  # of the server
CONNECTIONS_OF_ADDRESS = 200
WATCHERS_OF_TABLE = 60  # players always get in
PLAYERS_OF_TABLE = 60  # connections, however many a player has
SOCKETS_OF_ADDRESS = 200  # not at a table
TURNS = 4  # requests of one address that are taken up in one round of the event loop
IDLE_SOCKETS = 2_000  # beyond the connections: pages being loaded
LIVE_TABLES = 20_000  # in memory at once
ANALYSES = 8  # of finished games, kept for others who ask
QUESTIONS = 3  # to the coach at once, of one connection
OPEN_TABLES = 100_000  # in the store and not yet begun
SEATS_OF_CONNECTION = 6
ADDRESSES = 50_000  # askers whose rates are remembered
LOBBY = 50  # tables shown
EVENTS = 20_000  # of one table; no game of people comes near
EVENTS_BEFORE = 2_000  # of them before the game
LAST_EVENTS = 50  # beyond, so that everybody can leave, and what was called can fall
DETOURS = 20  # of a seat from one roll to the next: taking back, coming back, moving to another device
STEPS_BACK = 30  # that can be taken back at least, where people type what real dice show
DETOURS_OF_GAME = 300  # of a seat; then one from one roll to the next
READ_AT_ONCE = 40  # events; longer pasts are read by a thread
HISTORY = 200  # events in one answer
CATCH_UP = 100  # events sent to one who was away; who missed more gets a snapshot
RECENT = 2  # events a live table keeps at hand
SAVE_EVERY = 16  # events, the state of a table is saved: nobody has to play more of them again
PAST_BYTES = 32 * 1024 * 1024  # of frames shown long ago, kept for whoever asks next
ARCHIVED_AT_ONCE = 200  # games of each stage, whenever old tables are removed
KNOWN_OFFERS = 8 * 1024 * 1024  # bytes of lists of choices that are kept of each game
KNOWN_OPTIONS = 1_000  # different sets of options shared between tables

# queues
OUTBOX = 64  # frames waiting for a reader
PARCEL = 16 * 1024  # bytes that are put together for a reader before they are sent
SEND_BUFFER = 32 * 1024  # bytes the system keeps for a reader
RECEIVE_BUFFER = 32 * 1024  # bytes the system keeps of what was sent to us and not read yet
OUTBOX_BYTES = 256 * 1024
UNSTORED = 4_096  # events waiting for the store; beyond it new tables and those who only look on are put off
SLOW_TOLD = 500  # tables that are told at once that they wait: telling must not add to it
BOT_THREADS = 3  # one may be busy for minutes with a first thought
COACH_THREADS = 2
ANALYSIS_THREADS = 1
PROOF_THREADS = 1
READ_THREADS = 2
WORK_WAITING = 64  # questions waiting for the coach, for analyses, for proofs: each
READS_WAITING = 1_000  # tables waiting to be read

# times, in seconds
HELLO_WITHIN = 10  # of being connected
REQUEST_WITHIN = 15  # of being connected, for all of a request
KEEP_ALIVE = 15  # of an HTTP connection between requests
PING_EVERY = 30  # the server looks whether a connection is alive
REVEAL_WITHIN = 15  # of a seat, once the host has started
WITNESS_WITHIN = 1  # of being asked, then the next device is
WITNESS_BACK = 5  # of a table that has slept: for a device that was asked before to come back
GRACE = 15  # of a clock when the server or the table has slept
SLEEP_AFTER = 30  # a table nobody is at leaves the memory
TICKET_LIFE = 600  # of a link to move a seat
OPEN_LIFE = 86_400  # of a table that never began
BEGUN_LIFE = 30 * 86_400  # of a game that nobody goes on with; then it is archived
FINISHED_LIFE = 90 * 86_400  # of a game that is over; then it is archived
TIDY_EVERY = 600  # such tables are removed
THINK_WITHIN = 10  # a bot that takes longer is helped out by another
ANSWER_WITHIN = 5  # an analysis that takes longer is asked for again
LAST_WORDS = 1  # for a connection to take what it is sent before it is closed
PUT_OFF = 5  # until whoever was put off asks again
SLOW_AFTER = 1  # of waiting for the store, those at a table are told, and each time it is over again
BEHIND_AFTER = 2  # of waiting for the store, new tables and those who only look on are put off
STORE_WITHIN = 60  # of asking for it, an event is stored, though the way to the database is lost; then it is refused
READ_WITHIN = 10  # the same for what is read
FINISH_WITHIN = 3  # for what is being done when the server leaves
STOP_WITHIN = 5  # for connections to end when the server stops
END_WITHIN = 30  # of being told to stop, whatever hangs
