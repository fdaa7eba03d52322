# Positions as text: what is wrong with one

refused-position-long = A position has { $most } characters at most.
refused-position-no-game = Say which game this position is of: begin it with one of { $known } and a colon, or add --game.
refused-position-other-game = This position says that it is of another game: { $game }. Name the game once.
refused-position-options-twice = Game and options stand before the colon of this position already; leave out --preset and --option.
refused-position-empty-item = There is nothing between two commas, or before the first or after the last. Write items such as “seat 1” with single commas between them.
refused-position-item-twice = “{ $item }” stands there twice. Write it once.
refused-position-item-missing = The position does not say “{ $item }”. Add it.
refused-position-item-unknown = “{ $item }” is no item of a position of this game. The items are: { $known }.
refused-position-item-misplaced = “{ $item }” has no place in this position: it does not go with the rest of it.
refused-position-value-missing = “{ $item }” has no value. Write one behind it.
refused-position-no-value = “{ $item }” stands alone, without a value.
refused-position-one-value = “{ $item }” has one value, not { $given }.
refused-position-row = “{ $item }” needs a value for each of the { $seats } seats, not { $given }.
refused-position-seats = This position has { $given } seats, and { $seats } names are given.
refused-position-values = “{ $item }” needs { $needed } values, not { $given }.
refused-position-phase = “{ $text }” is nothing this game can wait for. It can wait for: { $known }.
refused-position-unsound = These items do not go together: { $what }.
refused-position-number = “{ $text }” is not a whole number, as “{ $item }” needs one.
refused-position-range = “{ $item }” is a number from { $least } to { $most }, not { $text }.
refused-position-seat-twice = “{ $item }” names seat { $seat } twice.
refused-position-absent = Seat { $seat } has left the game and has no turn in it any more.
refused-position-winner-left = Somebody who has left cannot have won.
refused-position-winners = “won { $given }” does not go with the rest of this position: by the rules it is “won { $right }”.
refused-position-one-left = With fewer than two players left the game is over: say who has won.
refused-position-roll-off = That’s no valid roll-off: seats roll in order, at least two take part, and somebody has yet to roll (?).
refused-position-dice = There are { $given } dice in this position, and the game has { $most }.
refused-position-dice-count = { $given ->
        [one] There is one die in this position
       *[other] There are { $given } dice in this position
    }, and there must be { $needed }.
