# Positions as text: what is wrong with one

refused-position-long = A position has { $most } characters at most.
refused-position-no-game = Say which game this position belongs to: begin it with one of { $known } and a colon, or add --game.
refused-position-other-game = This position says it belongs to another game: { $game }. Name the game once.
refused-position-options-twice = This position already names its game and options before the colon; leave out --preset and --option.
refused-position-empty-item = There’s nothing between two commas, or before the first or after the last. Write items such as “seat 1” with single commas between them.
refused-position-item-twice = “{ $item }” is there twice. Write it once.
refused-position-item-missing = This position lacks “{ $item }”. Add it.
refused-position-item-unknown = “{ $item }” isn’t an item of a position in this game. The items are: { $known }.
refused-position-item-misplaced = “{ $item }” doesn’t belong in this position: it doesn’t go with the rest.
refused-position-value-missing = “{ $item }” has no value. Write one after it.
refused-position-no-value = “{ $item }” takes no value: write it alone.
refused-position-one-value = “{ $item }” takes one value, not { $given }.
refused-position-row = “{ $item }” needs a value for each of the { $seats } seats, not { $given }.
refused-position-seats = This position has { $given } seats, and { $seats } names are given.
refused-position-values = “{ $item }” needs { $needed } values, not { $given }.
refused-position-phase = This game never waits for “{ $text }”. It can wait for: { $known }.
refused-position-unsound = These items don’t go together: { $what }.
refused-position-number = “{ $item }” takes a whole number, not “{ $text }”.
refused-position-range = “{ $item }” is a number from { $least } to { $most }, not { $text }.
refused-position-seat-twice = “{ $item }” names seat { $seat } twice.
refused-position-absent = Seat { $seat } has left the game and has no turn in it any more.
refused-position-winner-left = Somebody who has left cannot have won.
refused-position-winners = “won { $given }” doesn’t go with the rest of this position: by the rules it is “won { $right }”.
refused-position-one-left = With fewer than two players left the game is over: say who has won.
refused-position-roll-off = That’s no valid roll-off: seats roll in order, at least two take part, and somebody has yet to roll (?).
refused-position-dice = There are { $given } dice in this position, but the game has { $most }.
refused-position-dice-count = { $given ->
        [one] There is one die in this position
       *[other] There are { $given } dice in this position
    }, and there must be { $needed }.
