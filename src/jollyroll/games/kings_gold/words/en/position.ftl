refused-position-kg-coins = The box, the King and the players have { $together } coins between them, but there are { $needed }.
refused-position-kg-left-coins = Seat { $seat } has left, so its coins belong to the King.
refused-position-kg-no-replay = Tied players play a new game only with the option tie=new_game.
refused-position-kg-not-over = The box isn’t empty, so nobody has won yet.
refused-position-kg-shared-early = A tie leads to a new game with the option tie=new_game; a victory is shared only after { $most } of them: say so with “replay { $most }”.
refused-position-kg-begun = Before the first turn, all coins are in the box.
refused-position-kg-no-tie-round = With this value of the option tie, there are no tiebreaker rounds.
refused-position-kg-tie-box = A tiebreaker round is played when the box is empty, but here it isn’t.
refused-position-kg-tied = A tiebreaker round needs at least two tied players who are still in the game.
refused-position-kg-not-tied = Seat { $seat } has no turn in this tiebreaker round.
refused-position-kg-no-tie = With these coins nobody was tied when this round began.
refused-position-kg-bones = With { $bones } crossbones the turn is over at once.
refused-position-kg-rolling-over = Rolling is over, so no dice are in anybody’s hand.
refused-position-kg-all-locked = All dice are locked, so there is nothing to decide.
refused-position-kg-no-pair = No pair can be made with these dice, so the turn is over.
refused-position-kg-box-empty = The box is empty, so the game is over: say who has won, or write a tiebreaker round.
