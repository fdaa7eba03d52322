# Positions as text: what is wrong with one

refused-position-long = A position has { $most } characters at most.
refused-position-no-game = Say which game this position is of: begin it with kg, pk or omg and a colon (kg: coins 12 8, ...), or add --game.
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
refused-position-number = “{ $text }” is not a whole number, as “{ $item }” needs one.
refused-position-range = “{ $item }” is a number from { $least } to { $most }, not { $text }.
refused-position-seat-twice = “{ $item }” names seat { $seat } twice.
refused-position-absent = Seat { $seat } has left the game and has no turn in it any more.
refused-position-winner-left = Somebody who has left cannot have won.
refused-position-winners = “won { $given }” does not go with the rest of this position: by the rules it is “won { $right }”.
refused-position-one-left = With fewer than two players left the game is over: say who has won.
refused-position-roll-off = That is no throwing for the first turn: seats throw in order, at least two take part, and somebody has yet to throw (?).
refused-position-dice = There are { $given } dice in this position, and the game has { $most }.
refused-position-dice-count = { $given ->
        [one] There is one die in this position
       *[other] There are { $given } dice in this position
    }, and there must be { $needed }.

# King's Gold
refused-position-kg-coins = Box, King and players hold { $together } coins together, and there are { $needed }.
refused-position-kg-left-coins = Seat { $seat } has left, so its coins lie with the King.
refused-position-kg-no-replay = New games among tied players are played with the option tie=new_game only.
refused-position-kg-not-over = The box is not empty, so nobody has won yet.
refused-position-kg-shared-early = A tie leads to a new game with the option tie=new_game; a victory is shared only after { $most } of them: say so with “replay { $most }”.
refused-position-kg-begun = Before the first turn all coins lie in the box.
refused-position-kg-no-tie-round = There are no tie rounds with this value of the option tie.
refused-position-kg-tie-box = Tie rounds are played when the box is empty, and this one is not.
refused-position-kg-tied = A tie round needs at least two tied players who are still there.
refused-position-kg-not-tied = Seat { $seat } has no turn in this tie round.
refused-position-kg-no-tie = With these coins nobody was tied when this round began.
refused-position-kg-bones = With { $bones } crossbones the turn is over at once.
refused-position-kg-rolling-over = Rolling is over, so no dice are in anybody’s hand.
refused-position-kg-all-locked = All dice are locked, so there is nothing to decide.
refused-position-kg-no-pair = No pair can be made with these dice, so the turn is over.
refused-position-kg-box-empty = The box is empty, so the game is over: say who has won, or write a tie round.

# Piraten Kapern
refused-position-pk-score = { $score } points is a score nobody can have: points come in hundreds.
refused-position-pk-below-zero = { $score } points is a score nobody can have at this table: no score falls below zero.
refused-position-pk-too-much = { $score } points is a score nobody can have: one turn leads to { $most } at most.
refused-position-pk-beyond = Seat { $seat } cannot have { $score } points before the end: whoever passes { $target } starts the final round or has won.
refused-position-pk-deck = { $given } cards are named, and there are { $most }.
refused-position-pk-cards = The card { $card } is there { $given } times, and the pack has { $most }.
refused-position-pk-order = The card of this turn must be the last in the order in which the cards came.
refused-position-pk-again = The cards come again in the same order only after all { $needed } have come; { $given } are named.
refused-position-pk-no-used = With deck=with_replacement used cards go back into the pile at once.
refused-position-pk-pile-empty = A card is due and the pile is empty: the used cards would have been shuffled into a new one.
refused-position-pk-card-early = Nobody is on turn, so no card lies there.
refused-position-pk-card-first = Dice lie there, but no card: a Fortune card comes first. Add “card” and its name.
refused-position-pk-begun = Before the first turn nobody has points and no card is used.
refused-position-pk-not-over = Nobody has won yet: the best score of those still there is { $score }, and that is too little with a target of { $target }.
refused-position-pk-one-winner = With end=sudden the first to get there has won alone.
refused-position-pk-no-final = With end=sudden there is no final round.
refused-position-pk-trigger-plays = Seat { $seat } started the final round and has no turn in it.
refused-position-pk-trigger-poor = Seat { $seat } cannot have started the final round: { $score } points are too far from { $target }.
refused-position-pk-no-playoff = Ties are played off with the option tie=playoff only.
refused-position-pk-tied = A playoff needs at least two tied players who are still there.
refused-position-pk-due = In a playoff those who are due are tied, and seat { $seat }, who is on turn, is one of them.
refused-position-pk-no-chest = No dice can lie on a Treasure Chest here.
refused-position-pk-arranged = Dice are in the hand, so the chest can no longer be arranged.
refused-position-pk-no-sorceress = Without the Sorceress there is no spell.
refused-position-pk-island-at-sea = In a Sea Battle nobody comes to the Island of Skulls.
refused-position-pk-skulls = With { $skulls } skulls the turn is over.
refused-position-pk-island = With { $skulls } skulls on the first roll the turn is at the Island of Skulls: add “island”.
refused-position-pk-few-dice = { $given ->
        [one] One die is
       *[other] { $given } dice are
    } too few for a roll here.
refused-position-pk-keep-one = At this table one die must be kept, so not all eight are rolled again.
refused-position-pk-island-skulls = The Island of Skulls takes four skulls, not { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] No die is
        [one] One die is
       *[other] { $left } dice are
    } left to roll at the Island, so the turn is over.

# Oh My Gold!
refused-position-omg-loot = “{ $text }” is no loot: write coins, diamonds and fishbones as C, D and F, then a slash and the number of treasure cards, such as CCDF/2; each card has one to three coins and diamonds.
refused-position-omg-treasure = “{ $text }” is no treasure here: write one to three coins and diamonds as C and D.
refused-position-omg-left-treasure = Seat { $seat } has left, so no treasure lies before its ship.
refused-position-omg-cards = { $given } cards are named, and there are { $most }.
refused-position-omg-card = The card { $card } is there { $given } times, and the deck has { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] One fishbones card was opened
       *[other] { $opened } fishbones cards were opened
    }, and { $given } lie on the ships.
refused-position-omg-not-opened = More treasures { $text } lie before the ships than were in the opened chests.
refused-position-omg-unaccounted = The treasures before and on the ships are not those of the opened chests.
refused-position-omg-row = The row has { $needed } places, not { $given }; write - for an empty one.
refused-position-omg-locks = { $given } chests show { $locks } locks, and only { $most } such cards are still closed.
refused-position-omg-gap = The row would have been filled up before this turn, and the pile shows its top card: name it with “top”.
refused-position-omg-no-opener = All chests are open: say who opened the last one with “opener”.
refused-position-omg-opener = There are still chests to open, so nobody has opened the last one.
refused-position-omg-over = Nothing is left to play for, so the game is over: say who has won.
refused-position-omg-not-over = There are still chests to open, so nobody has won yet.
refused-position-omg-unclaimed = Treasures still lie before the ships, so nobody has won yet.
refused-position-omg-begun = Before the first turn no chest has been opened, and nobody is on turn.
refused-position-omg-from-left = The row is laid out from the left: no place before a chest is empty.
refused-position-omg-next-card = Without “top” the pile has yet to show a card after a turn that opened chests: the first place of the row is taken then, and more chests have been opened than places are empty. If a turn is about to begin, write “row” and “top”.
refused-position-omg-boarded = The ship of seat { $seat } cannot be boarded here.
refused-position-omg-covers = { $most } dice cannot lie on more than { $most } cards.
refused-position-omg-carried-out = What is complete has been carried out already; leave it out.
refused-position-omg-opening = Chest { $chest } is not the first that dice have unlocked.
refused-position-omg-second-roll = There is no such second roll at this table: all dice that lie on no card are rolled, once.
refused-position-omg-nothing-fits = These dice complete nothing, so the turn is over.
