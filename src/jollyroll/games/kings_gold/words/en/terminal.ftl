score-kg = { $amount ->
        [one] one coin
       *[other] { $amount } coins
    }
board-kg-box-title = THE BOX
board-kg-box-what = the bank; empty means game over
board-kg-box = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
board-kg-king-title = THE KING
board-kg-king-what = his shares and your fines
board-kg-king = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
board-kg-rolls = { $left ->
        [0] No roll left.
        [one] One roll left.
       *[other] { $left } rolls left.
    }
board-kg-tie-round = Tiebreaker round { $number }: the box is empty, and first place is at stake.
dice-locked-kg = locked
