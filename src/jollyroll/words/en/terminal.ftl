# The table in a terminal

# Turns and happenings
turn-of = { $you ->
        [name] Turn { $turn }: you
       *[other] Turn { $turn }: { $name }
    }
standing = Standings: { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $you ->
        [name] You roll { $dice }
       *[other] { $name } rolls { $dice }
    }
bot-did = { $you ->
        [name] You: { $what }
       *[other] { $name }: { $what }
    }
bots-wake = The bots are getting ready; on a new computer, the first time takes a minute or two.
bot-thinks = { $name } is thinking.
press-to-throw = { $you ->
        [name] Press Enter to roll ({ $keys }){" "}
       *[other] { $name }, press Enter to roll ({ $keys }){" "}
    }
press-to-draw = { $you ->
        [name] Press Enter to draw a card ({ $keys }){" "}
       *[other] { $name }, press Enter to draw a card ({ $keys }){" "}
    }
taken-back = Undone.
game-over = Game over
winners = { $count ->
        [0] Nobody wins.
        [one] { $you ->
            [names] You win!
           *[other] { $names } wins!
        }
       *[other] { $you ->
            [names] { $names }, you share the victory!
           *[other] { $names } share the victory!
        }
    }
score = { $amount ->
    [one] one point
   *[other] { $amount } points
}

# Asking
pick-roll = To reroll dice, type their letters (such as ac), or * for all.
more-choices = { $count ->
    [one] One more choice: l lists it.
   *[other] { $count } more choices: l lists them.
}
list-more = … and { $count } more like these, such as { $example }
enter-rolls = Enter alone rerolls them all: here, rolling can only help.
or-enter = (or just Enter)
key-explain = ? explains
key-list = l lists every choice
key-rule = r { $rule } shows a rule
key-undo = u undoes
key-quit = q saves and quits
help-keys = Type a key from the list, the letters of the dice, or any choice as the record writes it (l lists them all). r and a rule id shows that rule; u undoes your last choice until dice or cards have come up (with your own dice, whatever was typed last); leave lets a player leave for good; q saves the game for another day and quits.
either-or = { $first } or { $last }
type-key = Type { $keys }; ? explains.
type-dice = Type letters of dice such as { $dice }; ? explains.
type-key-or-dice = Type { $keys }, or letters of dice such as { $dice }; ? explains.
leave-sure = { $you ->
        [name] You are about to leave the game for good, and that can’t be undone. Sure? Type yes:{" "}
       *[other] { $name } is about to leave the game for good, and that can’t be undone. Sure? Type yes:{" "}
    }
leave-not = { $you ->
        [name] You stay.
       *[other] { $name } stays.
    }
yes-words = y yes
which-game = Which game? Press its key.
which-unknown = Please press 1, 2 or 3.
next-turn = Enter shows the next turn, q quits{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = table
dice-aside = aside

# Dice and cards on a real table
manual-dice = { $you ->
        [name] { $dice ->
            [one] Roll one die. What does it show?
           *[other] Roll { $dice } dice. What do they show? Type { $dice } letters in any order:
        }
       *[other] { $dice ->
            [one] { $name } rolls one die. What does it show?
           *[other] { $name } rolls { $dice } dice. What do they show? Type { $dice } letters in any order:
        }
    }
manual-draw-seat = Who goes first? Pick somebody at random and type the number.

# The plain board
board-left = left the game

# Keeping the game
not-saved = Warning: the game can’t be saved right now. { $why } Play on; saving is tried again after every move.
moved-on = Warning: { $old } was changed by somebody else and is left alone. This game continues in { $path }.
saved-again = The game is saved again in { $path }.
kept-in = The game is saved in { $path }
go-on-with = Continue it with: { $command } resume { $path }
verify-with = Check its dice with: { $command } verify { $path }
last-resort = The game couldn’t be saved. { $why } So that nothing is lost, here is its record; put it into a file and resume it:
refused-nothing-to-resume = There’s no unfinished game. Start one with: { $command } terminal
refused-open-elsewhere = This game is open in another window: { $path }. Continue there, or close it first.
refused-over-already = This game is over; watch it with: { $command } replay { $path }

# Sitting down
not-begun = No game was started.
player = Player { $number }
ask-people = Who’s playing? Names separated by commas (Enter: just you):{" "}
ask-bots = How many bots, { $least } to { $most }? (Enter: { $usual }){" "}
level-line = { $name }: { $what }
ask-level = { $count ->
        [one] How good should it be?
       *[other] How good should they be?
    } (Enter: { $usual }){" "}
ask-preset = Which rules? (Enter: the first){" "}
ask-youngest = Who’s the youngest? { $names } (Enter: somebody goes first at random){" "}
refused-number-range = “{ $text }” won’t work; type a number from { $least } to { $most }.
refused-none-of-these = “{ $text }” isn’t one of them; type a number or a name: { $known }.
nobody-hosts = Nobody is the host here, so somebody goes first at random. Name the host with --host N.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot: { $what })
dice-fair = Dice: fair, sealed in an envelope with the mark { $mark }
dice-fair-begins = The rolls so far weren’t sealed; from here on they are.
dice-fair-lost = The old envelope’s secret isn’t on this computer, so a new one was sealed. The record says so.
dice-fair-seen = This game was played further than this copy of it, so a new envelope was sealed: the rolls in the old one have been seen. The record says so.
dice-seeded = Dice: seed { $seed }. The same seed and the same choices give the same game.
dice-manual = Dice: your own. Roll them and type what they show.
bot-beginner = picks any sensible choice at random
bot-greedy = takes what pays most this turn, as if the next roll were the last
bot-exact = plays its turn perfectly for what the turn brings
bot-best = plays for the best chance of winning the game
bot-random = picks any legal choice, and stops one time in four
bot-of-others = comes from another package
name-of-bot = { $number ->
        [1] Greta
        [2] Barnaby
        [3] Coco
        [4] Dex
        [5] Esme
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } players, ages { $age } and up{ $minutes ->
        [0] {""}
       *[other] , about { $minutes } minutes
    }
games-play = Play: { $command } terminal { $name } · rules: { $command } rules { $name }
games-unverified = Unverified: the faces of the dice and the cards were never compared with a printed game; replace them with your own with the options dice and deck.
games-presets = Presets
games-options = Options (the first value is the default)
games-usual = (default)
games-house = house rule
games-bots = Bots
replay-seats = At the table: { $names }
options-of-table = Rules: { $preset }
also-numbers = or a number: { $values }

# Refusals
refused-unknown-bot = There’s no bot called “{ $bot }”. The bots are: { $known }.
refused-bot-name = “{ $bot }” can’t be the name of a bot: use small letters, digits, hyphens and underscores, and none of our own names.
refused-unknown-rule = There’s no rule “{ $wanted }”. Rules have names like { $example }.
refused-rule-elsewhere = { $wanted } isn’t a rule of this game.
refused-nothing-typed = Enter alone does nothing here. { $how }
refused-not-a-choice = “{ $text }” isn’t something you can do now. { $how }
refused-two-meanings = “{ $text }” can mean two things here: type { $small } for the key or the die of that letter, or roll:{ $text } for a die that shows { $text }.
refused-not-what-fell = “{ $text }” can’t be read. Type only what is listed above; ? explains.
refused-only-enter = There’s nothing to type now: press Enter to go on, or ? for help.
refused-which-rule = Which rule? Type for example: r { $example }
refused-who-leaves = Say who leaves: leave and a name or seat number. At this table: { $known }.
refused-no-die-there = There’s no die “{ $mark }” to pick; use the letters in front of the dice.
refused-die-named-twice = You named die “{ $mark }” twice; name each die once.
refused-option-form = “{ $text }” isn’t an option; write it as NAME=VALUE, such as { $example }.
refused-seat-form = “{ $text }” isn’t a seat; write a name, bot:greedy, or Name=bot:greedy.
refused-names-alike = Two seats are called { $name }; give everyone a different name.
refused-seed-not-seeded = A seed only works with seeded dice; add --dice seeded.
refused-seed-range = A seed is a whole number from 0 to { $most }.
refused-file-there = { $path } already exists; continue it with “{ $command } resume { $path }”, or choose another name.
refused-game-needed = Say which game: { $known }.
refused-no-turn = There’s no turn { $turn }: { $turns ->
    [one] this game has only one.
   *[other] this game has { $turns }.
}
refused-two-forms = Choose either --json or --text.
refused-file-is-folder = “{ $path }” isn’t a file name; give the game a name of its own, such as evening.jolly.
refused-no-folder = There’s no folder “{ $folder }”. Make it first, or choose another place.
refused-file-name = “{ $path }” can’t be a file name ({ $reason }). Choose another one.

# The command line
program = { $command }
usage-no-command = There’s no command “{ $name }”. The commands are: { $known }.
usage-no-command-close = There’s no command “{ $name }”. Did you mean: { $close }? The commands are: { $known }.
usage-command-missing = The command is missing. The commands are: { $known }.
usage-no-option = There’s no option { $name }; see: { $path } --help
usage-no-option-close = There’s no option { $name }; did you mean { $close }? See: { $path } --help
usage-missing = { $name } is missing; see: { $path } --help
usage-option-value = The option { $name } needs a value: { $name } { $metavar }; see: { $path } --help
usage-option-flag = The option { $name } takes no value; see: { $path } --help
usage-extra = { $count ->
        [one] Unexpected argument: “{ $words }”.
       *[other] Unexpected arguments: “{ $words }”.
    } Write: { $usage }; see: { $path } --help
usage-otherwise = That’s not how the command is used ({ $reason }); see: { $path } --help
refused-not-a-number = { $option } takes a whole number, not “{ $text }”.
refused-not-any-number = { $option } takes a number, not “{ $text }”.
refused-unknown-language = Jollyroll doesn’t speak “{ $value }”; the languages are: { $known }.
refused-unknown-dice = There are no “{ $dice }” dice; --dice takes one of: { $known }.
refused-no-output = The output is closed, so there’s nothing to see. Start again with a terminal, a file or a pipe.
refused-system = The computer doesn’t allow this: { $reason }.
