# Real dice on a real table: people roll and draw, and type what came

refused-no-such-face = No die here shows that face.
refused-none-left = None of that is left to draw.
refused-no-envelope = You roll real dice at this table, so there is nothing to seal.
refused-dice-settled = Which dice are used is settled when the table is opened. Open another table for other dice.
refused-type-it = Roll the real dice and type in what they show.
live-no-outcome-due = There’s nothing to type in now.
companion-hint = It’s easier on a phone: start { $command } and choose “Play with your own dice” on the page.
fair-by-hand = Rolled with real dice and typed in by hand. Nothing was sealed beforehand, so there is nothing to verify.

# The page: setting up
page-own-dice = Play with your own dice
companion-who = Who’s playing?
companion-line = Roll your real dice and tap what they show. This device checks the rules and does the counting.
companion-name = Name of player { $place }
companion-bot = Bot – you roll for it
companion-up = Move player { $place } up
companion-down = Move player { $place } down
companion-remove = Remove player { $place }
companion-add = Add a player
companion-add-bot = Add a bot
companion-first = Who goes first?
companion-first-rules = As the rules say
companion-start = Start the game

# The page: typing what fell
companion-roll = { $count ->
        [one] { $name }: roll one die, then tap what it shows
       *[other] { $name }: roll { $count } dice, then tap what they show
    }
companion-draw = { $name }: tap what you drew
companion-ask-draw-seat = Who goes first?
companion-left = { $what }, { $left } left
companion-typed = { $dice ->
        [one] { $count } of 1 die
       *[other] { $count } of { $dice } dice
    }
companion-take-off = { $face }: tap to take it off
companion-clear = Take all off
companion-use = Use this roll
companion-undo = Undo: { $what }
companion-log-undone = The last entry was undone.
companion-scores = Scores
