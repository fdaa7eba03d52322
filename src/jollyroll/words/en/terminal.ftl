# The table in a terminal

# Turns and happenings
turn-of = Turn { $turn }: { $name }
standing = Standing: { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $name } throws { $dice }
bot-did = { $name }: { $what }
bots-wake = The bots get ready; on a new machine, the first time takes a minute or two.
bot-thinks = { $name } thinks.
press-to-throw = { $name }, press Enter to throw ({ $keys }){" "}
press-to-draw = { $name }, press Enter to turn over a card ({ $keys }){" "}
taken-back = Taken back.
game-over = The game is over
winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
score = { $amount } points

# Asking
pick-roll = To roll dice again, type their letters (such as ac), or * for all.
pick-chest = To move dice onto the chest or off it, type for example: chest ac
more-choices = { $count } more ways to lay dice down without completing a card yet: l lists them.
list-more = … and { $count } more like these, such as { $example }
enter-rolls = Enter alone rolls them all: here a throw can only help.
or-enter = (or just Enter)
key-explain = ? explains
key-list = l lists every choice
key-rule = r { $rule } shows a rule
key-undo = u takes back
key-quit = q saves and quits
help-keys = Type a key from the list, the letters of the dice, or any choice as the record writes it (l lists them all). r and a rule id shows that rule; u takes your last choice back until dice or cards have spoken (with your own dice, whatever was typed last); leave lets a player get up for good; q saves the game for another day and quits.
either-or = { $first } or { $last }
type-key = Type { $keys }; ? explains.
type-dice = Type letters of dice such as { $dice }; ? explains.
type-key-or-dice = Type { $keys }, or letters of dice such as { $dice }; ? explains.
leave-sure = { $name } leaves the game for good, and that cannot be taken back. Sure? Type yes:{" "}
leave-not = { $name } stays.
yes-words = y yes
which-game = Which game? Press its key.
which-unknown = Please press 1, 2 or 3.
next-turn = Enter shows the next turn, q ends{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = table
dice-locked = locked
dice-skulls = aside
dice-aside = aside
dice-chest = chest
dice-cards = on a card
dice-ships = on a ship

# Dice and cards on a real table
manual-dice = { $dice ->
        [one] { $name } throws one die. What does it show?
       *[other] { $name } throws { $dice } dice. What do they show? Type { $dice } letters in any order:
    }
manual-draw-seat = Who begins? Draw lots and type the number.

# The plain board
board-left = has left

# Keeping the game
not-saved = Warning: the game cannot be saved now. { $why } Play on; saving is tried again after every move.
moved-on = Warning: { $old } was changed by somebody else and is left as it is. This game goes on in { $path }.
saved-again = The game is safe again in { $path }.
kept-in = The game is kept in { $path }
go-on-with = Go on with: { $command } resume { $path }
verify-with = Check its dice with: { $command } verify { $path }
last-resort = The game could not be saved. { $why } So that nothing is lost, here is its record; put it into a file and resume it:
refused-nothing-to-resume = There is no unfinished game. Start one with: { $command } terminal
refused-open-elsewhere = This game is open in another window: { $path }. Go on there, or close it first.
refused-over-already = This game is over; look at it with: { $command } replay { $path }

# Sitting down
not-begun = No game was begun.
player = Player { $number }
ask-people = Who plays here? Names with commas between them (Enter: just you):{" "}
ask-bots = How many bots join in, { $least } to { $most }? (Enter: { $usual }){" "}
level-line = { $name }: { $what }
ask-level = { $count ->
        [one] How well shall it play?
       *[other] How well shall they play?
    } (Enter: { $usual }){" "}
ask-preset = Which of these rules? (Enter: the first, the usual one){" "}
ask-youngest = Who is the youngest? { $names } (Enter: the lot decides who begins){" "}
refused-number-range = “{ $text }” will not do; type a number from { $least } to { $most }.
refused-none-of-these = “{ $text }” is none of them; type a number or a name: { $known }.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot: { $what })
dice-fair = Dice: fair, sealed in an envelope with the mark { $mark }
dice-fair-begins = The throws so far were not sealed; from here on they are.
dice-fair-lost = The secret of the old envelope is not on this computer, so a new one was sealed. The record says so.
dice-fair-seen = This game has been played further than this copy of it, so a new envelope was sealed: the throws in the old one have been seen. The record says so.
dice-seeded = Dice: seed { $seed }. The same seed and the same choices give the same game.
dice-manual = Dice: your own. Throw them and type what they show.
you = Skipper
bot-beginner = picks any sensible choice at random
bot-greedy = takes what brings most this turn, as if its next throw were the last
bot-exact = works out its whole turn exactly, for what the turn brings
bot-best = works out its whole turn exactly, for the best chance to win the game
bot-random = picks any legal choice, and stops one time in four
bot-of-others = A bot from another package
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
games-play = Play: { $command } terminal { $name } · rules: { $command } rules { $name }
games-unverified = Unverified: the faces of the dice and the cards were never compared with a printed game; replace them by your own with the options dice and deck.
games-presets = Presets
games-options = Options (the first value is the usual one)
games-usual = (usual)
games-house = house rule
games-bots = Bots
replay-seats = At the table: { $names }
options-of-table = Rules of this table: { $preset }
also-numbers = or a number: { $values }

# Refusals
refused-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
refused-bot-name = “{ $bot }” cannot be the name of a bot: use small letters, digits, hyphens and underscores, and none of our own names.
refused-unknown-rule = There is no rule “{ $wanted }”. Rules are named like { $example }.
refused-rule-elsewhere = { $wanted } is not a rule of this game.
refused-nothing-typed = Enter alone does nothing here. { $how }
refused-not-a-choice = “{ $text }” is nothing you can do now. { $how }
refused-two-meanings = “{ $text }” can mean two things here: type { $small } for the key or the die of that letter, or roll:{ $text } for a die that shows { $text }.
refused-not-what-fell = “{ $text }” cannot be read. Type only what is listed above; ? explains.
refused-only-enter = There is nothing to type now: press Enter to go on, or ? for help.
refused-which-rule = Which rule? Type for example: r { $example }
refused-who-leaves = Say who leaves: leave and a name or seat number. At this table: { $known }.
refused-no-die-there = There is no die “{ $mark }” to pick.
refused-die-named-twice = You named die “{ $mark }” twice; name each die once.
refused-die-on-chest = Die “{ $mark }” lies on the chest; take it off first: chest { $mark }
refused-option-form = “{ $text }” is not an option; write it as NAME=VALUE, such as { $example }.
refused-seat-form = “{ $text }” is not a seat; write a name, bot:greedy, or Name=bot:greedy.
refused-names-alike = Two seats are called { $name }; give everybody a name of their own.
refused-seed-not-seeded = A seed goes with seeded dice only; add --dice seeded.
refused-seed-range = A seed is a whole number from 0 to { $most }.
refused-file-there = { $path } is there already; go on with it by “{ $command } resume { $path }”, or choose another name.
refused-game-needed = Say which game: { $known }.
refused-no-turn = This game has { $turns } turns; there is no turn { $turn }.
refused-two-forms = Choose one of --json and --text.
refused-file-is-folder = “{ $path }” is not the name of a file; give the game a name of its own, such as evening.jolly.
refused-no-folder = There is no folder “{ $folder }”. Make it first, or choose another place.
refused-file-name = “{ $path }” cannot be the name of a file ({ $reason }). Choose another one.

# The command line
program = { $command }
usage-no-command = There is no command “{ $name }”. The commands are: { $known }.
usage-no-command-close = There is no command “{ $name }”. Did you mean: { $close }? The commands are: { $known }.
usage-command-missing = The command is missing. The commands are: { $known }.
usage-no-option = There is no option { $name }; see: { $path } --help
usage-no-option-close = There is no option { $name }; did you mean { $close }? See: { $path } --help
usage-missing = { $name } is missing; see: { $path } --help
usage-option-value = The option { $name } needs a value: { $name } { $metavar }; see: { $path } --help
usage-option-flag = The option { $name } takes no value; see: { $path } --help
usage-extra = { $count ->
        [one] Unexpected argument: “{ $words }”.
       *[other] Unexpected arguments: “{ $words }”.
    } Write: { $usage }; see: { $path } --help
usage-otherwise = The command is not called that way ({ $reason }); see: { $path } --help
refused-not-a-number = { $option } takes a whole number, not “{ $text }”.
refused-not-any-number = { $option } takes a number, not “{ $text }”.
refused-unknown-language = Jollyroll does not speak “{ $value }”; the languages are: { $known }.
refused-unknown-dice = There are no “{ $dice }” dice; --dice is one of: { $known }.
refused-no-output = The output is closed, so there is nothing to be seen. Start again with a terminal, a file or a pipe.
refused-system = The computer does not allow this: { $reason }.
