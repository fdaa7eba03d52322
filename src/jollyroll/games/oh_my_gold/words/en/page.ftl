page-tip-omg-throw = Tap the gold button to throw the dice.
page-tip-omg-again = Place these dice, or roll all of them once more.
page-tip-omg-place = Keys open chests, coins and diamonds load treasure. A card counts only when it is full.
page-omg-chest = Chest with { $locks ->
        [one] one lock
       *[other] { $locks } locks
    }
page-omg-no-chest = no chest
page-omg-pile = { $left } in the pile
page-omg-how = Tap a card that lights up, or tap dice first and then a card.
page-omg-ways = With which dice?
page-omg-die-lost = { $face }, fits nowhere
page-omg-lost-die = lost
page-omg-done = Put the rest aside
page-omg-place = Place these dice
page-omg-roll-again = Roll again
page-omg-loot = { $points ->
        [one] one point
       *[other] { $points } points
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
       *[other] , { $fishbones } fishbones
    }
