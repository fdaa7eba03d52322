# The page in the browser

# Landing page and lobby
page-welcome = Pirate dice with friends, or against bots that know the odds. No account, no sign-up.
page-play-now = Play now
page-with-friends = Play with friends
page-not-affiliated = Jollyroll is not affiliated with the publishers of these games.
page-open-tables = Open tables
page-lobby-empty = No table is waiting for players right now. Open one yourself and tick “List publicly”.
page-nobody-yet = Nobody yet
page-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
page-join = Join

# Your games
page-practice = Practice
page-your-place = { $place ->
        [1] { $shared ->
            [yes] You share the win
           *[no] You won
        }
        [2] You came second
        [3] You came third
        [4] You came fourth
        [5] You came fifth
       *[other] You came sixth
    }
page-yours = Your games
page-yours-continue = Continue
page-yours-report = Report
page-yours-record = Record
page-yours-all = Show all { $count }
page-yours-finished = Finished games ({ $count })
page-yours-waiting = Not started yet
page-yours-with = with { $names }
page-yours-won-by = { $names } won
page-yours-shared = { $names } share the win
page-yours-unknown = A game
page-yours-archived = Archived: the record is still there
page-yours-gone = The server no longer has this game
page-yours-damaged = The server can’t read this game
page-yours-unreachable = No connection right now
page-yours-more = More about { $game }
page-yours-download = Download the record
page-yours-download-all = Download all games
page-yours-missing = { $count ->
        [one] One game could not be fetched.
       *[other] { $count } games could not be fetched.
    }
page-yours-remove = Remove from this device
page-yours-remove-running = Remove it and you lose your seat: you can’t come back to this game.
page-yours-remove-finished = Removing it only takes it off this list. Its link still shows the report.
page-yours-where = Listed on this device only.

# Everywhere
page-home = Back to the games
page-close = Close
page-ok = OK
page-menu = Menu
page-table = The table
page-no-server = The server isn’t answering. Check your connection and try again.
page-no-table = This table doesn’t exist. Check the link.
page-no-page = There’s nothing here. Check the link.
page-link-connecting = Connecting…
page-link-lost = Connection lost. Trying again…
page-link-nothing-lost = Nothing is lost.
page-slow = It’s busy here right now. Nothing is lost: the game goes on in a moment.

# Settings of this device
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = same as this device
page-theme-dark = dark
page-theme-light = light
page-motion = Animations
page-motion-auto = same as this device
page-motion-full = on
page-motion-less = off
page-sound-offer = Play with sound?
page-sound-yes = Yes, please
page-sound-no = No, thanks
page-sound = Sound
page-shortcuts = Keyboard shortcuts with single keys
page-keys = Keyboard
page-keys-dice = Pick the first die, the second, and so on
page-keys-roll = Roll, draw, or confirm: the gold button
page-keys-place = Go to the next place that takes dice
page-keys-skip = Skip to the end of what is being shown
page-keys-help = Show this list
page-keys-tab = Go from one thing to the next; Enter or Space presses it
page-keys-arrows = In the ship’s log: from line to line
page-tips-again = Show the tips again
page-tips-again-done = You’ll see the tips again.

# Sitting down
page-sit-down = Who’s playing?
page-your-name = Your name
page-their-name = Their name
page-sit = Sit down
page-sit-here = Take this seat
page-stand-up = Get up
page-rename = Rename
page-free-it = Clear this seat
page-free-seat = Empty seat
page-for-people = Open
page-seat = Seat { $number }
page-bot = Bot: { $level }
page-bot-beginner = Beginner
page-bot-greedy = Greedy
page-bot-exact = Clever
page-bot-best = Master
page-add-seat = Add a seat
page-remove-seat = Remove a seat
page-share-device = Add a player on this device
page-fill-with-bots = Fill the empty seats with bots
page-start = Start the game
page-seats-free = { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
page-wait-for-host = Waiting for the host to start.
page-not-here = Not here yet: { $names }
page-sealing = Sealing the dice for { $game }…
page-invite = Invite others
page-share = Send your friends this link, or let them scan the QR code.
page-share-watch = Anyone with this link can watch.
page-share-here = Right now only this computer can open this link. To play from other devices, start Jollyroll with --host 0.0.0.0 and invite again; on this computer, just open the link in another window.
page-address = Link
page-qr = Link as a QR code
page-copy = Copy
page-copied = Copied
page-send = Send…

# How the table plays
page-how-we-play = How we play
page-preset = Edition
page-preset-speak = Switch to this edition’s language: { $language }
page-options = All the rules, one by one
page-house-rule = { $what } (house rule)
page-coach-off-choice = No coach
page-coach-demand-choice = Coach answers when asked
page-coach-always-choice = Coach always shows the odds
page-clock = Time per decision
page-clock-seconds = { $seconds ->
        [0] no limit
       *[other] { $seconds } seconds
    }
page-absent = If a player disconnects
page-absent-seconds = { $seconds ->
        [0] wait for them
       *[other] a bot steps in after { $seconds } seconds
    }
page-stand-in-level = Substitute bot
page-pace = Bot speed
page-pace-normal = normal
page-pace-fast = fast
page-pace-instant = instant
page-youngest = Who is the youngest?
page-youngest-nobody = not specified
page-listed = List publicly

# At the table
page-seats = At the table
page-you = (you)
page-away = disconnected
page-left = left the game
page-stand-in = a bot is playing
page-seconds-left = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-rolling = The dice are rolling…
page-deciding = Let’s see…
page-away-bot = { $seconds ->
        [one] disconnected: a bot takes over in one second
       *[other] disconnected: a bot takes over in { $seconds } seconds
    }
page-away-wait = disconnected: the game waits
page-say-something = Say something
page-undo = Undo
page-call-back = Don’t roll
page-gives-up = You’d give up what you have.
page-take-back = { $name } is back in the game
page-watching = You’re watching.
page-watchers = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
page-to-result = See the result
page-move = Move my seat to another device
page-move-of = Move { $name } to another device
page-move-line = Open this link on the other device within ten minutes, and your seat moves there.
page-move-secret = Anyone with this link can take your seat. Keep it to yourself.
page-leave = Leave the game
page-leave-of = { $name } leaves the game
page-leave-line = Just stepping away? A bot plays for you until you come back.
page-leave-for-now = Let a bot play for me
page-leave-good-line = Leaving for good can’t be undone; the rules say what happens to your treasure.
page-leave-for-good = Leave for good
page-go-title = Leave the table?
page-go-kept = The game waits for you. You’ll find it under “Your games”.
page-go-stand-in = { $seconds ->
        [one] When it’s your turn, a bot steps in after one second. Come back any time and take over: you’ll find the game under “Your games”.
       *[other] When it’s your turn, a bot steps in after { $seconds } seconds. Come back any time and take over: you’ll find the game under “Your games”.
    }
page-go-lost = This browser stores nothing, so you can’t come back to your seat. Move it to another device first if you want to play on.
page-go-stay = Stay

# Where the game is
page-round-final = Final round! { $points } to beat ({ $name })
page-round-playoff = Playoff between the tied players
page-round-last-turns = Last turns! { $points } to beat ({ $name })
page-to-pass = { $you ->
        [name] { $points } to pass you
       *[other] { $points } to pass { $name }
    }
page-goal = goal: { $points }
page-round-replay = New game between the tied players
page-round-tie = Tiebreaker round { $round }

# The log
page-log = Ship’s log
page-log-all = Show all
page-log-empty = Nothing yet.
page-log-turn = Turn { $turn }
page-log-sat = { $you ->
        [name] You sit down.
       *[other] { $name } sits down.
    }
page-log-stood-left = { $you ->
        [name] You get up.
       *[other] { $name } gets up.
    }
page-log-stood-host = The host clears a seat.
page-log-stood-no-seed = A player didn’t show their secret number, so the seat is empty again.
page-log-begun = The game begins.
page-log-undone = { $you ->
        [name] You undo your last choice.
       *[other] { $name } undoes the last choice.
    }
page-log-stands-in-left = { $you ->
        [name] You’re taking a break: a bot plays for you.
       *[other] { $name } is taking a break: a bot plays on.
    }
page-log-stands-in-away = { $you ->
        [name] You were disconnected: a bot plays for you.
       *[other] { $name } is disconnected: a bot plays on.
    }
page-log-stands-in-clock = { $you ->
        [name] You ran out of time: a bot plays for you.
       *[other] { $name } ran out of time: a bot plays on.
    }
page-log-back = { $you ->
        [name] You’re back.
       *[other] { $name } is back.
    }
page-log-rematched = Another game is ready.
page-chose = { $you ->
        [name] You: { $what }
       *[other] { $name }: { $what }
    }
page-threw = { $you ->
        [name] You roll { $what }.
       *[other] { $name } rolls { $what }.
    }
page-time-up = { $you ->
        [name] Your time is up.
       *[other] { $name } is out of time.
    }
page-chose-clock = { $you ->
        [name] Your time is up: { $what }
       *[other] { $name } is out of time: { $what }
    }
page-threw-clock = { $you ->
        [name] Your time is up, so the dice roll for you: { $what }.
       *[other] { $name } is out of time, so the dice roll anyway: { $what }.
    }

# Rules at hand
page-rules = Rules
page-rules-of-table = At this table:
page-rules-cited = { $count ->
        [one] rule
       *[other] rules
    }
page-rules-ids = Tap the small words to read the rules themselves.

# The coach
page-coach = Coach
page-coach-off = There’s no coach at this table.
page-coach-ask-line = The coach knows your chance of winning with every choice.
page-coach-ask = Ask the coach
page-coach-thinking = The coach is thinking…
page-coach-wait = When it’s your turn to choose, the coach can tell you the odds.
page-coach-odds = chance of winning
page-coach-keep = Keep { $kept }, reroll { $count }
page-coach-reroll-all = { $count ->
        [one] Reroll the die
       *[other] Reroll all { $count }
    }
page-coach-set-up = Set it up
page-coach-hardly = hardly matters
page-coach-alike = It hardly matters: they’re all about equally good.
page-coach-all = All { $count } choices
page-coach-few = Only the best
page-coach-standing = With the best choice:
page-coach-how = How this is computed

# Fair dice
page-fair-title = Were the dice fair?
page-fair-good = { $count ->
        [0] The dice are sealed. Every roll will be checked.
        [one] One roll verified: it came out of the sealed envelope.
        [2] Both rolls verified: they came out of the sealed envelope.
       *[other] All { $count } rolls verified: they came out of the sealed envelope.
    }
page-fair-broken = { $count ->
        [one] One roll doesn’t match the sealed envelope!
       *[other] { $count } rolls don’t match the sealed envelope!
    }
page-fair-broken-what = Don’t trust this server’s dice. Download the record of the game: it proves what happened.
page-fair-fits = as sealed
page-fair-differs = not as sealed
page-fair-how = Before the game begins, everything the dice will come from goes into a sealed envelope. Each roll opens one more piece of it, and your device checks at once that the piece was in there from the start and gives exactly these dice.
page-fair-yours = You put something in, too: a secret number at the start and a fresh one with every roll. So nobody can know or choose your dice in advance, not even the server.
page-fair-mark = This is the mark of this game’s envelope. Note it down if you want to compare it later:
page-fair-numbers = The numbers
page-fair-seal = Seal, shown before anyone sat down
page-fair-seed = What { $name } put in
page-fair-link = Piece { $roll }, opened last
page-fair-nonce = What the roller put in
page-fair-fell = What was rolled
page-fair-unwitnessed = as sealed, without a witness
page-fair-promise = The server has broken its word!
page-fair-devices = Every player’s device has sealed numbers of its own, too. Each roll uses one number from the roller’s device and one from another player’s, the witness; only then does the server open its piece. So nobody can know or choose the dice in advance, not even the server and the roller together, as long as the witness plays fair.
page-fair-alone = Nobody else’s device is at this table, so nobody can witness your rolls. This game proves that the server plays fair, but not that whoever runs it does.
page-fair-witnessed = { $you ->
        [name] { $count ->
            [one] You witnessed one roll.
           *[other] You witnessed { $count } rolls.
        }
       *[other] { $count ->
            [one] { $name } witnessed one roll.
           *[other] { $name } witnessed { $count } rolls.
        }
    }
page-fair-passed = { $you ->
        [name] { $count ->
            [one] You were passed over once as a witness: no answer.
           *[other] You were passed over { $count } times as a witness: no answer.
        }
       *[other] { $count ->
            [one] { $name } was passed over once as a witness: no answer.
           *[other] { $name } was passed over { $count } times as a witness: no answer.
        }
    }
page-fair-no-witness = { $count ->
        [one] One roll had no witness.
       *[other] { $count } rolls had no witness.
    }
page-fair-resealed = { $you ->
        [name] { $count ->
            [one] You sealed new numbers during the game, for instance on another device.
           *[other] You sealed new numbers { $count } times during the game, for instance on another device.
        }
       *[other] { $count ->
            [one] { $name } sealed new numbers during the game, for instance on another device.
           *[other] { $name } sealed new numbers { $count } times during the game, for instance on another device.
        }
    }
page-fair-restarted = { $count ->
        [one] The start was repeated once because somebody didn’t show their number.
       *[other] The start was repeated { $count } times because somebody didn’t show their number.
    }
page-fair-device = Seal of { $name }’s device
page-fair-thrower = From the device of { $name }, who rolled
page-fair-witness = From the device of { $name }, the witness
page-fair-fault-asked-early = The server asked your device for a number too early. It didn’t get it.
page-fair-fault-call-differs = A roll came out differently from how it was announced, or the wrong player was to witness it.
page-fair-fault-answered = Your device answered as a witness, but the server acts as if it hadn’t.
page-fair-fault-not-asked = The server passed your device over as a witness without asking it.
page-fair-fault-sealed-for-you = Somebody sealed numbers in your name.
page-fair-fault-retold = The server now tells this game differently from before.

# After the game
page-after-you-win = You win!
page-after-wins = { $name } wins!
page-after-shared = { $you ->
        [names] { $names }, you share the victory!
       *[other] { $names } share the victory
    }
page-after-winner = Winner:
page-after-rematch = Play again
page-after-rematch-join = Join the next game
page-after-rematch-watch = Watch the next game
page-after-replay = Watch the replay
page-after-share = Share this game
page-after-share-line = Anyone with this link sees the result, the replay and the coach’s report.
page-after-look = Back to the table
page-after-chances = Chance of winning
page-after-graph = Everyone’s chance of winning, from the first roll to the last
page-after-graph-how = After each roll and each choice, if everyone plays on as well as possible. Numbers mark the costliest choices, diamonds the rolls that turned the game. Tap to watch that moment again.
page-after-graph-table = The numbers behind the lines
page-after-turn = Turn
page-after-luck-and-skill = Luck and skill
page-after-luck = luck
page-after-mistakes = mistakes
page-after-luck-how = In percentage points of winning chance: what the dice brought, and what your choices cost.
page-after-sound = { $sound ->
        [one] { $sound } of { $decisions } decisions was as good as any.
       *[other] { $sound } of { $decisions } decisions were as good as any.
    }
page-after-your-part = Your game
page-after-lucky = Luck was on your side: it added { $luck } percentage points to your winning chance.
page-after-unlucky = Luck was against you: it cost you { $luck } percentage points of winning chance.
page-after-own-mistakes = { $sound ->
        [one] Your choices cost you { $cost } percentage points of winning chance; { $sound } of { $decisions } was as good as the best.
       *[other] Your choices cost you { $cost } percentage points of winning chance; { $sound } of { $decisions } were as good as the best.
    }
page-after-your-costliest = Your costliest choice
page-after-your-luckiest = Your luckiest roll
page-after-your-best = Your best choice
page-after-moment = turn { $turn }, { $change } percentage points of winning chance
page-after-others-costliest = The others’ costliest choices
page-after-practice = This was practice: you played on from a moment in another game, so there are no sealed dice to check.
page-after-costliest = The costliest choices
page-after-no-mistakes = No choice cost anything worth mentioning.
page-after-mistake = { $you ->
        [name] You, turn { $turn }: { $cost } percentage points
       *[other] { $name }, turn { $turn }: { $cost } percentage points
    }
page-after-chosen = Chosen:
page-after-better = Better:
page-after-again = Try again from here
page-after-watch = Watch
page-after-working = The coach is going through the game…
page-after-checked-here = { $count ->
        [one] Your own device checked one roll, too.
       *[other] Your own device checked { $count } rolls, too.
    }
page-after-other-game = The record on this server isn’t the game your device saw! The record’s mark is { $mark }; what your device saw has the mark { $own }.
page-after-keep = Download
page-after-text = Record as text
page-after-json = Record as JSON

# Replay
page-replay-controls = Replay
page-replay-place = Position
page-replay-where = { $turn ->
        [0] Start, { $place } of { $last }
       *[other] Turn { $turn }, { $place } of { $last }
    }
page-replay-first = Start
page-replay-before = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next
page-replay-last = End
page-replay-take-over = Practice from here as { $name }

# Dice and choices in all games
page-dice = Dice
page-die-in-hand = a die in hand
page-plain-pick = Tap the dice you want to pick.
page-plain-go-on = Continue
page-die-locked = { $face }, locked
page-kept = kept
page-stop = Stop
page-throw-dice = Roll { $count ->
        [one] the die
       *[other] { $count } dice
    }
page-roll-dice = Reroll { $count }
page-rolls-left = { $left ->
        [one] one roll left
       *[other] { $left } rolls left
    }
page-place-story = Coming and going: { $place }
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

# A site without a server: everything happens on this device
page-alone-together = Play together on this device
page-alone-fetching = Downloading the game, just this once…
page-alone-starting = Setting the table…
page-alone-failed = The game couldn’t be downloaded. Check your connection and try again.
page-alone-update = A new version is ready.
page-alone-reload = Reload
page-alone-kept = Everything stays on this device. After the first game it works without a network too.
page-alone-docs = Rules and handbook
page-alone-remove = It will be deleted from this device for good, report and all. Download the record first if you want to keep it.
