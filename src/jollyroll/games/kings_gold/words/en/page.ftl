page-tip-kg-throw = Tap the gold button to roll all five dice.
page-tip-kg-keep = Tap the dice you want to keep. You can reroll the others twice.
page-tip-kg-locked = Crossbones are locked until your turn is over. With three of them you pay a fine.
page-tip-kg-pair = A coin needs a partner: a cannon raids the box, a skull robs somebody.
page-tip-kg-king = Whatever you take, the King gets the same. Five coins take his whole pile!
page-kg-box = The box
page-kg-king = The King
page-kg-die-paired = { $face }, pair { $number }
page-kg-victim = Who to rob
page-kg-swap = Swap the order of the pairs
page-kg-carry-out = { $victims ->
        [0] { $take ->
            [0] Use these dice
           *[other] Take { $take }
        }
       *[other] { $take ->
            [0] Rob { $names }
           *[other] Take { $take } and rob { $names }
        }
    }
page-kg-fine = { $amount ->
        [0] no combination: a fine, but you have nothing to pay with
        [one] no combination: one coin to the King
       *[other] no combination: { $amount } coins to the King
    }
page-kg-poor = { $name } has nothing

moment-kg-five-alike = Five of a kind!
moment-kg-three-bones = Crossbones!
moment-kg-box-empty = The last coin!

# At the end
page-kg-over-tie = The tiebreaker has decided it.

# With real dice, and on the sheet of scores
page-kg-left = { $coins ->
        [one] One coin in the box
       *[other] { $coins } coins in the box
    }
