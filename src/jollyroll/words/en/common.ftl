# Refusals that every game shares
refused-unknown-game = There’s no game called “{ $game }”. The games are: { $known }.
refused-game-broken = The game “{ $game }” can’t be loaded from { $package }: { $reason }. Fix or remove that package.
refused-game-no-plugin = The package behind the game “{ $game }” offers no plugin of that name at { $package }. Fix or remove it.
refused-unknown-preset = “{ $preset }” is not a preset of this game. Its presets are: { $known }.
refused-unknown-option = “{ $option }” is not an option of this game. Its options are: { $known }.
refused-unknown-value = “{ $value }” isn’t a value of the option { $option }. Its values are: { $known }.
refused-seat-count = This game takes { $least } to { $most } players, not { $seats }.
refused-no-such-seat = There’s no seat { $seat } at this table: its seats are { $first } to { $last }.
refused-no-chance-due = There’s nothing to roll or draw right now.
refused-impossible-outcome = That can’t come up here. Check the dice or the card again.
refused-unknown-die-face = No die of this game shows “{ $letter }”. The faces are: { $known }.
refused-wrong-dice-count = { $given ->
        [one] That’s one die
       *[other] That’s { $given } dice
    }, but this roll takes { $needed }.
refused-unreadable-choice = “{ $text }” isn’t how a choice in this game is written.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }
seat-label = { $you ->
        [name] You
       *[other] { $name }
    }
told-to = { $you ->
        [to] You
       *[other] { $to }
    }
place-change = { $you ->
        [name] { $amount } for you
       *[other] { $amount } for { $name }
    }

# Pirates, for those who give no name: none is a card, a die or a bot, and all are short
pirate-names = Flint, Calico, Bess, Morgan, Isla, Rackham, Salty Sue, Drake, Scarlett, Teach, Nell, Bellamy, Quint, Marlow, Stormy, Skye

# Finding the first player
phase-draw-seat = Who goes first is drawn at random.
phase-roll-off = Everyone rolls: most skulls goes first.
phase-over = The game is over.
told-first-by-host = { $you ->
        [to] You’re the host, so you go first.
       *[other] { $to } is the host and goes first.
    }
told-first-by-age = { $you ->
        [to] You’re the youngest, so you go first.
       *[other] { $to } is the youngest and goes first.
    }
told-first-by-lot = { $you ->
        [to] You go first (drawn at random).
       *[other] { $to } goes first (drawn at random).
    }
told-first-by-skulls = { $you ->
        [to] { $amount ->
            [0] You go first.
            [one] You go first, with one skull.
           *[other] You go first, with { $amount } skulls.
        }
       *[other] { $amount ->
            [0] { $to } goes first.
            [one] { $to } goes first, with one skull.
           *[other] { $to } goes first, with { $amount } skulls.
        }
    }
told-roll-off-tied = { $amount } players tie for the most skulls and roll again.
