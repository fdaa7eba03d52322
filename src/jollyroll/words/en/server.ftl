# The live table: why something was refused, by its code.

live-bad-json = This isn’t a JSON object.
live-bad-frame = The page and the server don’t understand each other. Reload the page.
live-version = This server speaks version { $known } of the protocol. Reload the page.
live-too-large = That’s too large: { $most } bytes at most.
live-no-hello = Say hello first.
live-too-many-frames = Slow down a little.
live-too-many-requests = Slow down a little.
live-too-many-connections = There are too many connections. Close some, or try again in a moment.
live-too-many-tables = Too many tables have been opened. Try again in a moment.
live-busy = The server is busy. Try again in a moment.
live-not-stored = That couldn’t be saved, so it didn’t happen. Try again.
live-store-lost = The server has lost its storage: the file was deleted or replaced while it was running. Nothing can be played here until whoever runs the server has fixed that.
live-mishap = Something went wrong on the server. Try again.
live-closing = The server is shutting down. Everything is saved.
live-origin = A page from another site can’t play here.
live-no-page = There’s nothing here. Check the link.
live-bad-method = This address doesn’t accept requests of this kind (HTTP method).
live-no-table = This table doesn’t exist.
live-archived = Nobody touched this game for a long time, so the table was cleared away. The record of the game is still here.
live-damaged = What is stored of this table can’t be read. Whoever runs the server will find the reason in its log; all other tables are fine.
live-no-seat = This seat doesn’t exist.
live-bad-token = This key doesn’t belong to any seat here.
live-not-yours = This isn’t your seat.
live-not-host = Only the host can do that.
live-bad-ticket = This link no longer moves a seat. Ask for a new one.
live-seat-taken = This seat is taken.
live-name-taken = This name is taken.
live-bad-name = That can’t be a name. Pick another.
live-bad-setting = The game has no such setting.
live-not-open = The game has already begun.
live-not-ready = Every seat must be taken before the game can begin.
live-bad-seed = That isn’t the number that was sealed.
live-not-playing = No game is being played here right now.
live-stale = The table has moved on in the meantime.
live-not-your-turn = It’s { $name }’s turn.
live-no-choice-due = There’s nothing to choose right now.
live-no-roll-due = There’s nothing to roll right now.
live-no-witness-due = Nobody is waiting for your device’s answer.
live-link-due = Your device’s part of this roll is missing. Reload the page.
live-bad-link = That isn’t your device’s part of this roll. Reload the page.
live-not-allowed = The rules don’t allow that.
live-nothing-to-undo = There’s nothing to undo.
live-too-often = Enough of that for now. Play on first.
live-stood-in = A bot is playing for you. Take your seat back first.
live-left = This player has left the game for good.
live-coach-off = There’s no coach at this table.
live-coach-unable = The coach can’t help here.
live-not-over = You can see that once the game is over.

refused-cannot-listen = Can’t serve at { $host }, port { $port }: { $reason }. Is a server already running there? Choose another port with --port.
refused-no-such-host = This machine has no address { $host }: { $reason }. Leave out --host to serve only this machine, or serve your whole network with --host 0.0.0.0.
refused-limits-file = The limits in { $path } can’t be used: { $reason }
refused-limits-form = The limits in { $path } can’t be used: the file must hold one JSON object of names and numbers.
refused-limit-unknown = The limits in { $path } can’t be used: there is no limit “{ $name }”.
refused-limit-number = The limits in { $path } can’t be used: { $name } must be a whole number above 0.
refused-limit-rate = The limits in { $path } can’t be used: { $name } must be two numbers above 0, such as [60, 10]: this many at once, and this many more each second.
serving = The table is open at { $address }
serving-network = For others on your network: { $address }
serving-metrics = Metrics: { $address }
serving-joined = Installation { $name }: { $servers ->
    [one] this is the only server on its store now.
   *[other] { $servers } servers share its store now.
}
serving-stop = Press Ctrl-C to stop. Every game is saved.
refused-no-such-port = There’s no port { $port }: ports go from 0 to 65535.
forget-ask = Type { $number } to delete these games for good:
forget-kept = Nothing was deleted.
forget-done = { $number ->
    [one] Deleted one game. Copies of the store still hold it.
   *[other] Deleted { $number } games. Copies of the store still hold them.
}
refused-forget-what = Say which games to delete: give --table with the ten letters of a link, or --name.
refused-forget-none = There’s no such game.
refused-forget-in-use = Something happened within the last hour at { $tables }. Wait until nobody is there, or stop all servers and leave that table alone for an hour.
refused-metrics-address = Can’t offer metrics at { $address }: { $reason }. Give --metrics a free port, or an address of this machine and a port.
refused-log-form = A log is written as text or as json, not as { $form }.
refused-drain-time = --drain takes seconds from 0 on, not { $seconds }.
refused-newer-store = The games there were saved by a newer Jollyroll (version { $version } of the store; this one knows { $known }). Use that one, or another folder with --data, or another database with --store.
refused-no-store = The games in { $path } can’t be opened: { $reason }. See that the folder is there and that this user may read and write in it, or name another folder with --data.
refused-broken-store = The games in { $path } can’t be opened: { $reason }. Restore that file from a copy, or save what can still be read with `sqlite3 { $path } .recover`. To start with no games, move the file away (along with the files beside it that begin with the same name), or name another folder with --data.
refused-folder-in-use = The folder { $path } is already in use by a server at { $address }. Play there, stop that server first, or name another folder with --data.
refused-foreign-store = { $path } holds something other than Jollyroll games. Name another folder with --data, or another database with --store.
refused-no-secret = { $path } is damaged: it should hold { $bytes } bytes. Without it nobody gets back to their seat; restore it from a copy, or remove it and let everyone sit down again.
refused-no-such-store = There are no games in { $path }. Name the data folder or the file of a server, or its database.
refused-copy-target = { $path } holds other games already. Copy into an empty database or a new folder.
refused-copy-differs = The copy in { $path } differs from the original. Is a server using it? Stop that server, empty the copy, and copy again.
refused-backup-exists = { $path } is there already. Name a new file for the backup.
store-progress = { $percent }%
store-interrupted = Interrupted. The same command goes on from here.
store-copied = Copied and checked: { $tables } tables with { $events } events.
store-backed-up = Saved in { $path }: { $tables } tables with { $events } events.
refused-no-database = The games in { $path } can’t be opened: { $reason }. See whether PostgreSQL is running there, and whether the name, the password and the database are right.
refused-bad-store-url = --store needs an address like postgresql://USER:PASSWORD@HOST/DATABASE. Signs such as @ / : % in a password are written as %40 %2F %3A %25.
refused-no-postgres-driver = A store in PostgreSQL needs one more package. Install it with: pip install "jollyroll[postgres]"
refused-read-only-store = { $path } can only be read. Name the server that takes writes, or give this user the right to write.
refused-other-installation = The games in { $path } belong to another installation: its secret is a different one. Name the file with its secret with --secret, or another database with --store.
refused-no-such-workers = { $number } workers is not possible: there can be 1 to { $most }.
refused-workers-system = This system can’t share one address between workers. Leave out --workers, or start several servers on different ports.
refused-redis-store = Redis is for several servers on one PostgreSQL database. Name that database with --store, or leave out --redis.
refused-needs-redis = Redis needs one more package. Install it with: pip install "jollyroll[redis]"
refused-bad-redis-url = --redis needs an address like redis://:PASSWORD@HOST:PORT/0.
refused-redis-refuses = Redis does not let this server in: { $reason }. See whether the name and password in --redis are right.
refused-again-game = That table played another game.
refused-again-rules = A game that picks up where another one stood keeps its rules. Leave out preset and options.
refused-table-worn = This table has been rearranged too often. Start the game or open another table.
refused-unknown-host = This server doesn’t go by the name { $name }. Use an address it printed when it started, or start it with --name.

# Where Python runs in the page itself
refused-speed-page = A browser is too slow for that. Choose another bot, or play on a server.
