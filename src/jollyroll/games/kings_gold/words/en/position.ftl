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
