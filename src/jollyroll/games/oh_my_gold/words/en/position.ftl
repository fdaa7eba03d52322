refused-position-omg-loot = “{ $text }” isn’t loot: write coins, diamonds and fishbones as C, D and F, then a slash and the number of treasure cards, such as CCDF/2; each card has one to three coins and diamonds.
refused-position-omg-treasure = “{ $text }” isn’t a treasure here: write one to three coins and diamonds as C and D.
refused-position-omg-left-treasure = Seat { $seat } has left, so there is no treasure in front of its ship.
refused-position-omg-cards = { $given } cards are named, but there are only { $most }.
refused-position-omg-card = The card { $card } is there { $given } times, but the deck has { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] One fishbones card was opened
       *[other] { $opened } fishbones cards were opened
    }, and { $given } lie on the ships.
refused-position-omg-not-opened = There are more treasures { $text } in front of the ships than there were in the opened chests.
refused-position-omg-unaccounted = The treasures on the ships and in front of them are not those of the opened chests.
refused-position-omg-row = The row has { $needed } places, not { $given }; write - for an empty one.
refused-position-omg-locks = { $given } chests show { $locks } locks, and only { $most } such cards are still closed.
refused-position-omg-gap = The row would have been filled up before this turn, and the pile shows its top card: name it with “top”.
refused-position-omg-no-opener = All chests are open: say who opened the last one with “opener”.
refused-position-omg-opener = There are still chests to open, so nobody has opened the last one.
refused-position-omg-over = Nothing is left to play for, so the game is over: say who has won.
refused-position-omg-not-over = There are still chests to open, so nobody has won yet.
refused-position-omg-unclaimed = There is still treasure in front of the ships, so nobody has won yet.
refused-position-omg-begun = Before the first turn no chest has been opened, and it is nobody’s turn.
refused-position-omg-from-left = The row is laid out from the left: no place before a chest is empty.
refused-position-omg-next-card = Without “top” the pile has yet to show a card after a turn that opened chests: the first place of the row is taken then, and more chests have been opened than places are empty. If a turn is about to begin, write “row” and “top”.
refused-position-omg-boarded = The ship of seat { $seat } can’t be boarded here.
refused-position-omg-covers = { $most } dice can’t be on more than { $most } cards.
refused-position-omg-carried-out = What is full has already been carried out; leave it out.
refused-position-omg-opening = Chest { $chest } is not the first that dice have unlocked.
refused-position-omg-second-roll = There’s no such second roll at this table: all dice that are on no card are rerolled, once.
refused-position-omg-nothing-fits = These dice fill nothing, so the turn is over.
