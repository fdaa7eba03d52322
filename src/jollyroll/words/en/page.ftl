# The page in the browser

page-welcome = Pirate dice at one table: with friends, or against bots that know every chance. No account, nothing to fill in.
page-language = Language
page-play-now = Play now
page-with-friends = Play with friends
page-no-server = The server does not answer. Check your connection and try again.
page-not-affiliated = Jollyroll is not affiliated with the publishers of these games.
page-home = Back to the games
page-seats = At the table
page-free-seat = free seat
page-you = (you)
page-away = not connected
page-stand-in = a bot stands in
page-link-connecting = Connecting…
page-link-lost = Connection lost, trying again…
page-link-closed = Closed
page-your-turn = Your turn
page-turn-of = { $name } is on turn
page-threw = { $name } throws { $what }.
page-dice = Dice
page-die-in-hand = a die in hand
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
page-if-stopped = If you stop: { $what }
page-sit-down = Sit down
page-your-name = Your name
page-captain = Captain
page-sit = Sit down
page-share = Send this address to your friends, or let them point a phone at the square:
page-qr = The address of this table as a QR code
page-seat = Seat { $number }
page-start = Start the game
page-sealing = The dice are being sealed for { $game }…

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

page-kg-box = The box
page-kg-king = The King
page-kg-stop-pairs = If you stop: you pair your coins with cannons and skulls.

page-pk-draw = Turn over a card
page-pk-pile = { $left } cards in the pile
page-pk-stop-line = If you stop now: { $points } points.
page-pk-battle-line = If you stop now: { $points } points. The battle asks for { $need } swords.
page-pk-island-line = Every opponent loses { $loss } points. Roll on while skulls keep coming?
page-pk-rescue-line = Three skulls! Tap a skull to call the Sorceress, or end your turn.
page-pk-give-up = End the turn
page-pk-stow = Put kept dice on the chest
page-pk-on-chest = on chest
page-pk-revived = rolled again
page-pk-skulls = { $skulls } of three skulls
page-pk-island = Island of Skulls
page-pk-island-skulls = Island of Skulls: { $skulls } skulls, each opponent loses { $loss }

page-omg-chest = Chest with { $locks ->
        [one] one lock
       *[other] { $locks } locks
    }
page-omg-no-chest = no chest
page-omg-pile = { $left } in the pile
page-omg-lost = Tap a card that lights up; dice put aside are lost for this turn.
page-omg-done = Put the rest aside
page-omg-place = Place these dice
page-omg-roll-again = Roll again
page-omg-loot = { $points ->
        [one] one point
       *[other] { $points } points
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
       *[other] , { $fishbones } fishbones
    }
