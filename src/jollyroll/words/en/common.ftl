# Refusals that every game shares
refused-unknown-game = There is no game called “{ $game }”. The games are: { $known }.
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
