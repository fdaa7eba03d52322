page-tip-kg-throw = Tap the gold button to throw all five dice.
page-tip-kg-keep = Tap the dice you want to keep. The others are rolled again, at most twice.
page-tip-kg-locked = Crossbones are chained down until your turn is over. Three of them cost you a fine.
page-tip-kg-pair = A coin needs a partner: a cannon raids the box, a skull robs somebody.
page-tip-kg-king = Whatever you take from the box, the King gets as much. Five coins take his whole pile!
page-kg-box = The box
page-kg-king = The King
page-kg-die-paired = { $face }, pair { $number }
page-kg-victim = Whom to rob
page-kg-swap = Swap the order of the pairs
page-kg-carry-out = Do it
page-kg-fine = { $amount ->
        [0] a fine (no combination), but you have nothing to pay with
        [one] a fine of one coin for the King (no combination)
       *[other] a fine of { $amount } coins for the King (no combination)
    }
page-kg-poor = { $name } has nothing
