# The page in the browser

# Landing page and lobby
page-welcome = Pirate dice at one table: with friends, or against bots that know every chance. No account, nothing to fill in.
page-play-now = Play now
page-with-friends = Play with friends
page-not-affiliated = Jollyroll is not affiliated with the publishers of these games.
page-open-tables = Open tables
page-lobby-empty = No table is waiting for company right now. Open one yourself and tick “Show this table to everybody”.
page-nobody-yet = Nobody yet
page-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
page-join = Join

# Everywhere
page-home = Back to the games
page-close = Close
page-ok = OK
page-menu = Menu
page-table = The table
page-no-server = The server does not answer. Check your connection and try again.
page-no-table = There is no such table. Perhaps a letter of its address is missing.
page-no-page = There is nothing under this address.
page-link-connecting = Connecting…
page-link-lost = Connection lost, trying again…
page-link-nothing-lost = Nothing is lost.

# Settings of this device
page-settings = Settings
page-language = Language
page-theme = Light
page-theme-auto = As on this device
page-theme-dark = By lantern (dark)
page-theme-light = By day (light)
page-motion = Movement
page-motion-auto = As on this device
page-motion-full = Dice tumble, coins fly
page-motion-less = Nothing moves
page-sound = Sound
page-tips-again = Show the first tips again
page-tips-again-done = The tips will be shown again.

# Sitting down
page-sit-down = Who plays?
page-your-name = Your name
page-their-name = Their name
page-captain = Captain
page-sit = Sit down
page-sit-here = Sit here
page-stand-up = Stand up
page-rename = Rename
page-free-it = Free this seat
page-free-seat = free seat
page-for-people = for people
page-seat = Seat { $number }
page-bot = Bot: { $level }
page-bot-beginner = Beginner
page-bot-greedy = Greedy
page-bot-exact = Clever
page-bot-best = Master
page-add-seat = Add a seat
page-remove-seat = Remove a seat
page-share-device = Somebody else plays on this device too
page-fill-with-bots = Fill the free seats with bots
page-start = Start the game
page-seats-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-wait-for-host = The host starts the game.
page-not-here = Not here yet: { $names }
page-sealing = The dice of { $game } are being sealed…
page-invite = Invite others
page-share = Send this address to your friends, or let them point a phone at the square.
page-share-watch = Whoever has this address can look on.
page-share-here = This address works on this computer only. Start the server with --host 0.0.0.0 to let others in.
page-address = The address
page-qr = The address as a QR code
page-copy = Copy
page-copied = Copied
page-send = Send…

# How the table plays
page-how-we-play = How we play
page-preset = Edition
page-preset-speak = Switch to the language of this edition: { $language }
page-options = Every single rule
page-house-rule = { $what } (house rule)
page-coach-off-choice = No coach
page-coach-demand-choice = The coach answers when asked
page-coach-always-choice = The coach always shows the odds
page-clock = Time for each decision
page-clock-seconds = { $seconds ->
        [0] no clock
       *[other] { $seconds } seconds
    }
page-absent = If somebody is gone
page-absent-seconds = { $seconds ->
        [0] wait for them
       *[other] a bot plays after { $seconds } seconds
    }
page-stand-in-level = Which bot stands in
page-pace = How fast bots play
page-pace-seconds = { $seconds ->
        [one] one second for each deed
       *[other] { $seconds } seconds for each deed
    }
page-youngest = Who is the youngest?
page-youngest-nobody = nobody says
page-listed = Show this table to everybody

# At the table
page-seats = At the table
page-you = (you)
page-away = not connected
page-left = has left
page-stand-in = a bot stands in
page-seconds-left = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
page-your-turn = Your turn
page-turn-of = { $name } is on turn
page-rolling = The dice are rolling…
page-deciding = Let’s see…
page-away-bot = { $seconds ->
        [one] not connected: a bot plays in one second
       *[other] not connected: a bot plays in { $seconds } seconds
    }
page-away-wait = not connected: the game waits
page-hand-over = Hand the device to
page-hand-over-take = I am { $name }
page-say-something = Say something
page-undo = Take back
page-take-back = { $name } plays again
page-watching = You are looking on.
page-watchers = { $count ->
        [one] one looks on
       *[other] { $count } look on
    }
page-to-result = To the result
page-move = Move my seat to another device
page-move-of = Move { $name } to another device
page-move-line = Open this on the other device within ten minutes: the seat moves there.
page-move-secret = Whoever has this link has your seat. Do not show it to others.
page-leave = Leave the game
page-leave-of = { $name } leaves the game
page-leave-line = Off for a moment? A bot plays for you and hands your seat back when you return.
page-leave-for-now = Let a bot play for me
page-leave-good-line = Leaving for good cannot be taken back; the rules say what becomes of your treasure.
page-leave-for-good = Leave for good

# Where the game is
page-round-final = Final round, started by { $name }
page-round-playoff = Playoff between those who tie
page-round-last-turns = Last turns
page-round-replay = A new game between those who tie
page-round-tie = Tie round { $round }

# The log
page-log = What happened
page-log-all = Show all
page-log-empty = Nothing yet.
page-log-turn = Turn { $turn }
page-log-sat = { $name } sits down.
page-log-stood-left = { $name } stands up.
page-log-stood-host = The host frees a seat.
page-log-stood-no-seed = A seat did not show its seed and is free again.
page-log-begun = The game begins.
page-log-undone = { $name } takes the last choice back.
page-log-stands-in-left = { $name } is off for a while: a bot plays on.
page-log-stands-in-away = { $name } is not connected: a bot plays on.
page-log-stands-in-clock = { $name } ran out of time: a bot plays on.
page-log-back = { $name } is back.
page-log-rematched = Another game is ready.
page-chose = { $name }: { $what }
page-threw = { $name } throws { $what }.
page-time-up = Time is up for { $name }.
page-chose-clock = Time is up for { $name }: { $what }
page-threw-clock = Time is up for { $name }: the dice fall anyway, { $what }.

# Rules at hand
page-rules = Rules
page-rules-of-table = At this table:
page-rules-ids = Small letters such as { $rule } name a rule: tap one to read it.

# The coach
page-coach = Coach
page-coach-off = There is no coach at this table.
page-coach-ask-line = The coach knows your chance to win with every choice.
page-coach-ask = Ask the coach
page-coach-thinking = The coach is thinking…
page-coach-wait = When it is your turn to choose, the coach can tell you the odds.
page-coach-odds = chance to win
page-coach-all = All { $count } choices
page-coach-few = Only the best
page-coach-standing = With the best choice:

# Fair dice
page-fair-title = Were the dice fair?
page-fair-good = { $count ->
        [0] The envelope is sealed. Every throw will be checked.
        [one] One throw checked: it came out of the sealed envelope.
       *[other] All { $count } throws checked: they came out of the sealed envelope.
    }
page-fair-broken = { $count ->
        [one] One throw does not fit the sealed envelope!
       *[other] { $count } throws do not fit the sealed envelope!
    }
page-fair-broken-what = Do not trust the dice of this server. Keep the record of the game: it proves what happened.
page-fair-fits = as sealed
page-fair-differs = not as sealed
page-fair-how = Before the game begins, everything the dice will come from goes into a sealed envelope. With each throw one more piece of it is opened, and your device checks at once that the piece was in there from the beginning and gives exactly these dice.
page-fair-yours = You put something of your own in, too: a secret number at the beginning and a fresh one with every throw. So nobody can know or choose your dice beforehand, not even the server.
page-fair-mark = The mark of this game’s envelope. Note it if you want to compare it later:
page-fair-numbers = The numbers
page-fair-seal = Seal, shown before anybody sat down
page-fair-seed = What { $name } put in
page-fair-link = Piece number { $roll }, opened last
page-fair-nonce = What the thrower put in
page-fair-fell = What fell
page-fair-unwitnessed = as sealed, without a witness
page-fair-promise = The server has broken its word!
page-fair-devices = Every player’s device has sealed numbers of its own, too. Into each throw goes one number from the thrower’s device and one from another player’s device, the witness, and only then does the server open its piece. So nobody can know or choose the dice beforehand, not even the server and the thrower together, as long as the witness plays fair.
page-fair-alone = No other player’s device is at this table, so nobody can witness your throws. This game proves that the server plays fair, not that whoever runs it does.
page-fair-witnessed = { $count ->
        [one] { $name } witnessed one throw.
       *[other] { $name } witnessed { $count } throws.
    }
page-fair-passed = { $count ->
        [one] { $name } was passed over once as a witness: no answer.
       *[other] { $name } was passed over { $count } times as a witness: no answer.
    }
page-fair-no-witness = { $count ->
        [one] One throw had no witness.
       *[other] { $count } throws had no witness.
    }
page-fair-resealed = { $count ->
        [one] { $name } sealed new numbers during the game, for instance on another device.
       *[other] { $name } sealed new numbers { $count } times during the game, for instance on another device.
    }
page-fair-restarted = { $count ->
        [one] The start was repeated once, because somebody did not show their number.
       *[other] The start was repeated { $count } times, because somebody did not show their number.
    }
page-fair-device = Seal of { $name }’s device
page-fair-thrower = From the device of { $name }, who threw
page-fair-witness = From the device of { $name }, the witness
page-fair-fault-asked-early = The server asked your device for a number before its time. It did not get it.
page-fair-fault-call-differs = A throw was announced differently from how it came, or the wrong player was to witness it.
page-fair-fault-answered = Your device answered as a witness, but the server acts as if it had not.
page-fair-fault-not-asked = The server passed your device over as a witness without asking it.
page-fair-fault-sealed-for-you = Somebody sealed numbers in your name.
page-fair-fault-retold = The server tells this game differently from before.

# After the game
page-after-you-win = You win!
page-after-wins = { $name } wins!
page-after-shared = { $names } share the victory
page-after-winner = Winner:
page-after-rematch = Another game
page-after-rematch-join = Join the next game
page-after-rematch-watch = To the next game
page-after-replay = Watch it again
page-after-share = Share this game
page-after-share-line = Whoever has this address sees the result, the replay and the coach’s report.
page-after-look = Back to the table
page-after-chances = Chance to win
page-after-graph = Everybody’s chance to win, from the first throw to the last
page-after-graph-how = After each throw and each choice, if all go on playing as well as possible. Numbers mark the costliest choices, diamonds the throws that turned the game. Tap to watch a moment again.
page-after-graph-table = The numbers behind the lines
page-after-turn = Turn
page-after-luck-and-skill = Luck and skill
page-after-luck = luck
page-after-mistakes = mistakes
page-after-luck-how = In percent points of the chance to win: what the dice brought, and what choices cost.
page-after-sound = { $sound } of { $decisions } decisions were as good as the best.
page-after-costliest = The costliest choices
page-after-no-mistakes = No choice cost anything worth mentioning.
page-after-mistake = { $name }, turn { $turn }: { $cost } points
page-after-chosen = Chosen:
page-after-better = Better:
page-after-again = Try again from here
page-after-watch = Watch
page-after-working = The coach looks through the game…
page-after-checked-here = { $count ->
        [one] Your own device has checked one throw, too.
       *[other] Your own device has checked { $count } throws, too.
    }
page-after-other-game = The record on this server is not the game that your device has seen! The mark of the record is { $mark }, that of what your device has seen is { $own }.
page-after-keep = Keep it
page-after-text = Record as text
page-after-json = Record as JSON

# Replay
page-replay-controls = Replay
page-replay-place = Place in the game
page-replay-where = Turn { $turn }, moment { $place } of { $last }
page-replay-first = To the beginning
page-replay-before = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-take-over = Play on from here as { $name }

# Dice and choices in all games
page-dice = Dice
page-die-in-hand = a die in hand
page-plain-pick = Pick dice by tapping them.
page-plain-go-on = Go on
page-die-locked = { $face }, locked
page-kept = kept
page-stop = Stop
page-throw-dice = Throw { $count ->
        [one] the die
       *[other] { $count } dice
    }
page-roll-dice = Roll { $count ->
        [one] one die
       *[other] { $count } dice
    }
page-rolls-left = { $left ->
        [one] one roll left
       *[other] { $left } rolls left
    }
page-place-story = What came and went: { $place }
page-if-stopped = If you stop:

# A few words to say
emote-ahoy = Ahoy!
emote-well-done = Well done!
emote-ouch = Ouch!
emote-lucky = Lucky!
emote-thinking = Let me think…
emote-hurry = Set sail!
emote-thanks = Thanks!
emote-sorry = Sorry!
emote-cheers = Cheers!
emote-farewell = Farewell!
