# Refusals that every game shares
refused-unknown-game = There is no game called “{ $game }”. The games are: { $known }.
refused-game-broken = The game “{ $game }” cannot be loaded from { $package }: { $reason }. Mend or remove that package.
refused-game-no-plugin = The package that brings the game “{ $game }” offers no plugin of that name at { $package }. Mend or remove it.
refused-unknown-preset = “{ $preset }” is not a preset of this game. Its presets are: { $known }.
refused-unknown-option = “{ $option }” is not an option of this game. Its options are: { $known }.
refused-unknown-value = “{ $value }” is not a value of the option { $option }. Its values are: { $known }.
refused-seat-count = This game seats { $least } to { $most } players, not { $seats }.
refused-no-such-seat = There is no seat { $seat } at this table of { $seats }.
refused-no-chance-due = Neither dice nor cards decide now.
refused-impossible-outcome = Chance cannot bring that here.
refused-unknown-die-face = No die of this game shows “{ $letter }”. The faces are: { $known }.
refused-wrong-dice-count = { $given ->
        [one] That is one die
       *[other] That is { $given } dice
    }, but { $needed } are thrown.
refused-unreadable-choice = “{ $text }” is not how a choice of this game is written.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }

# Finding the first player
phase-draw-seat = The lot decides who begins.
phase-roll-off = Everyone rolls: most skulls goes first.
phase-over = The game is over.
told-first-by-host = { $to } is the host and begins.
told-first-by-age = { $to } is the youngest and begins.
told-first-by-lot = The lot falls on { $to }, who begins.
told-first-by-skulls = { $amount ->
        [0] { $to } begins.
        [one] { $to } begins, with one skull.
       *[other] { $to } begins, with { $amount } skulls.
    }
told-roll-off-tied = { $amount } players tie for the most skulls and throw again.
