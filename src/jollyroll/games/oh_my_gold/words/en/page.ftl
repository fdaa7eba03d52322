page-tip-omg-throw = Tap the gold button to roll the dice.
page-tip-omg-again = Keep this roll, or reroll all four once.
page-tip-omg-place = Keys open chests; coins and diamonds load treasure. A chest or treasure counts only when it’s full.
page-omg-chest = Chest with { $locks ->
        [one] one lock
       *[other] { $locks } locks
    }
page-omg-no-chest = no chest
page-omg-pile = { $left } in the pile
page-omg-how = Tap a glowing chest or treasure, or tap dice first and then where they go.
page-omg-ways = Use which dice?
page-omg-die-lost = { $face }, fits nowhere
page-omg-lost-die = lost
page-omg-done = Put the rest aside
page-omg-place = Keep this roll
page-omg-roll-again = Reroll
page-omg-loot = { $points ->
        [one] one point
       *[other] { $points } points
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
        [one] , one fishbone
       *[other] , { $fishbones } fishbones
    }
page-omg-over-final-turns = Everyone has had a last turn.
page-omg-over-all-claimed = No treasure is left to load.
page-omg-over-diamonds = Level on points: the most diamonds win.
page-omg-over-fishbones = Level on points and diamonds: the fewest fishbones win.

moment-omg-steal = Stolen!
moment-omg-last-chest = The last chest!

# With real dice, and on the sheet of scores
page-omg-left = { $chests ->
        [one] One chest left
       *[other] { $chests } chests left
    }
page-omg-ask-next-lock = How many locks does the top card of the pile show?
page-omg-ask-open-chest = { $name } turns a chest over. What’s in it?
