# The table in a terminal

# Turns and happenings
turn-of = Turn { $turn }: { $name }
throws = { $name } throws { $dice }
bot-did = { $name }: { $what }
press-to-throw = { $name }, press Enter to throw the dice (u takes the last choice back, q saves and quits){" "}
taken-back = Taken back.
game-over = The game is over
winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
score = { $amount } points
score-kg = { $amount ->
        [one] one coin
       *[other] { $amount } coins
    }

# Asking
pick-dice = To roll again, type the letters below the dice (such as ac), or * for all of them, then Enter.
pick-chest = To move dice on or off the chest, type: chest ac
enter-stops = Enter alone stops.
keys = ? explains · l lists every choice · r KG-17 shows a rule · q saves and quits
keys-undo = ? explains · l lists every choice · u takes the last choice back · q saves and quits
help-keys = Type a key from the list, the letters below the dice, or any choice as the record writes it (l lists them all). r and a rule id shows that rule; u takes your last choice back until dice or cards have spoken; q saves the game and quits.
which-game = Which game? Press its key.
which-unknown = Please press 1, 2 or 3.
next-turn = Enter shows the next turn, q ends{" "}

# Dice that lie apart
dice-table = table
dice-locked = locked
dice-skulls = aside
dice-chest = chest

# Dice and cards on a real table
manual-dice = { $dice ->
        [one] { $name } throws one die. What does it show?
       *[other] { $name } throws { $dice } dice. What do they show? Type { $dice } letters in any order:
    }
manual-draw-seat = Who begins? Draw lots and type the number.
manual-pk-draw-card = { $name } turns over the top card. Which one is it? Type its number or name.

# King's Gold
board-kg-box-title = THE BOX
board-kg-box-what = the bank; empty: game over
board-kg-box = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
board-kg-king-title = THE KING
board-kg-king-what = his shares and your fines
board-kg-king = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
board-kg-rolls = { $left ->
        [0] No roll left.
        [one] One roll left.
       *[other] { $left } rolls left.
    }
board-kg-tie-round = Tie round { $number }: the box is empty, the lead is at stake.
board-left = has left

# Keeping the game
not-saved = Warning: the game cannot be saved now. { $why } Play on; saving is tried again after every move.
saved-again = The game is safe again in { $path }.
kept-in = The game is kept in { $path }
go-on-with = Go on with: jollyroll resume { $path }
last-resort = The game could not be saved. { $why } So that nothing is lost, here is its record; put it into a file and resume it:
refused-nothing-to-resume = There is no unfinished game. Start one with: jollyroll play
resumes = { $game }, { $names }: the game goes on.
refused-over-already = This game is over; look at it with: jollyroll replay { $path }

# Sitting down
sits-down = { $game } · { $preset }
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot: { $what })
dice-fair = Dice: the operating system's random numbers.
dice-seeded = Dice: seed { $seed }. The same seed and the same choices give the same game.
dice-manual = Dice: your own. Throw them and type what they show.
you = You
bot-greedy = takes what brings most this turn
bot-random = picks any legal choice
name-of-bot = { $number ->
        [1] Greta
        [2] Barnaby
        [3] Coco
        [4] Dex
        [5] Esme
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } players, from { $age } years{ $minutes ->
        [0] {""}
       *[other] , about { $minutes } minutes
    }
games-play = Play: jollyroll play { $name } · rules: jollyroll rules { $name }
games-presets = Presets
games-options = Options (the first value is the usual one)
games-usual = (usual)
games-house = house rule
games-bots = Bots
options-of-table = Rules of this table: { $preset }
also-numbers = or a number: { $values }

# Refusals
refused-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
refused-unknown-rule = There is no rule “{ $rule }”. Rules are named like KG-17, PK-A52 or OMG-11.
refused-rule-elsewhere = { $rule } is not a rule of this game.
refused-nothing-typed = Type a key from the list, or ? for help.
refused-no-die-there = There is no die “{ $mark }” to pick.
refused-die-named-twice = You named die “{ $mark }” twice; name each die once.
refused-die-on-chest = Die “{ $mark }” lies on the chest; take it off first: chest { $mark }
refused-option-form = “{ $text }” is not an option; write it as NAME=VALUE, such as { $example }.
refused-seat-form = “{ $text }” is not a seat; write a name, bot:greedy, or Name=bot:greedy.
refused-names-alike = Two seats are called { $name }; give everybody a name of their own.
refused-seed-not-seeded = A seed goes with seeded dice only; add --dice seeded.
refused-seed-range = A seed is a whole number from 0 to { $most }.
refused-file-there = { $path } is there already; go on with it by “jollyroll resume { $path }”, or choose another name.
refused-game-needed = Say which game: { $known }.
refused-no-turn = This game has { $turns } turns; there is no turn { $turn }.
refused-two-forms = Choose one of --json and --text.
refused-out-of-memory = The computer has no memory left for this.
