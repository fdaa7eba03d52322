refused-position-pk-score = { $score } points is a score nobody can have: points come in hundreds.
refused-position-pk-below-zero = { $score } points is a score nobody can have at this table: no score falls below zero.
refused-position-pk-too-much = { $score } points is a score nobody can have: one turn leads to { $most } at most.
refused-position-pk-beyond = Seat { $seat } can’t have { $score } points before the end: whoever passes { $target } starts the final round or has won.
refused-position-pk-deck = { $given } cards are named, but there are only { $most }.
refused-position-pk-cards = The card { $card } is there { $given } times, but the pile has { $most }.
refused-position-pk-order = The card of this turn must be the last in the order in which the cards came.
refused-position-pk-again = The cards come again in the same order only after all { $needed } have come; { $given } are named.
refused-position-pk-no-used = With deck=with_replacement used cards go back into the pile at once.
refused-position-pk-pile-empty = A card is due and the pile is empty: the used cards would have been shuffled into a new one.
refused-position-pk-card-early = It is nobody’s turn, so no card has been drawn.
refused-position-pk-card-first = Dice were rolled without a card: a Fortune card comes first. Add “card” and its name.
refused-position-pk-begun = Before the first turn nobody has points and no card is used.
refused-position-pk-not-over = Nobody has won yet: the best score of those still in the game is { $score }, and that is too little with a target of { $target }.
refused-position-pk-one-winner = With end=sudden only one player wins: the first to get there.
refused-position-pk-no-final = With end=sudden there is no final round.
refused-position-pk-no-failed = “failed” needs a final round that nobody won, under after_failed_round=sudden.
refused-position-pk-trigger-plays = Seat { $seat } started the final round and has no turn in it.
refused-position-pk-trigger-poor = Seat { $seat } can’t have started the final round: { $score } points are too far from { $target }.
refused-position-pk-no-playoff = Tied players play on only with the option tie=playoff.
refused-position-pk-tied = A playoff needs at least two tied players who are still in the game.
refused-position-pk-due = In a playoff, all who have yet to play are tied, and so is seat { $seat }, whose turn it is.
refused-position-pk-no-chest = No dice can be on a Treasure Chest here.
refused-position-pk-arranged = There are dice in the hand, so the chest can no longer be arranged.
refused-position-pk-no-sorceress = Without the Sorceress there is no spell.
refused-position-pk-lone = “lone” is a skull brought back and rerolled by itself at the Island: it needs sorceress_island=alone, “island”, “spell” and “hand 1”.
refused-position-pk-island-at-sea = In a Sea Battle nobody sails to the Island of Skulls.
refused-position-pk-skulls = With { $skulls } skulls the turn is over.
refused-position-pk-island = With { $skulls } skulls on the first roll the turn leads to the Island of Skulls: add “island”.
refused-position-pk-few-dice = { $given ->
        [one] One die is
       *[other] { $given } dice are
    } too few for a roll here.
refused-position-pk-keep-one = At this table one die must be kept, so not all eight are rerolled.
refused-position-pk-island-skulls = The Island of Skulls takes four skulls, not { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] No die is
        [one] One die is
       *[other] { $left } dice are
    } left to roll at the Island, so the turn is over.
