# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Roll cannons and skulls, fill your chest, and watch out for the King: he wants his share.

# Nouns
face-kg-coin-1 = coin 1
face-kg-coin-2 = coin 2
face-kg-coin-3 = coin 3
face-kg-cannon = cannon
face-kg-skull = skull
face-kg-crossbones = crossbones
place-kg-box = the box
place-kg-king = the King

# So many coins, for use in other messages
kg-coins = { $amount ->
        [0] nothing
        [one] one coin
       *[other] { $amount } coins
    }

# What the one to act is asked
phase-kg-throw = Roll the dice.
phase-kg-reroll = Stop, or reroll some dice?
phase-kg-pair = Make a pair: which coin goes with which die?
phase-kg-victim = Five skulls! Whose coins do you take?

# Choices in a list
choice-kg-stop = Stop rolling
choice-kg-roll = Reroll { $dice }
choice-kg-raid = Coin { $coin } with a cannon: raid the box
choice-kg-steal = { $you ->
        [victim] Coin { $coin } with a skull: rob you
       *[other] Coin { $coin } with a skull: rob { $victim }
    }
choice-kg-strip = { $you ->
        [victim] Take every coin you have
       *[other] Take every coin { $victim } has
    }

# What happened
told-kg-raid = { $you ->
        [to] You take { kg-coins } from the box.
       *[other] { $to } takes { kg-coins } from the box.
    }
told-kg-kings-share = The King gets { kg-coins } from the box.
told-kg-steal = { $you ->
        [to] { $amount ->
            [0] You rob { $from }, but there’s nothing to take.
           *[other] You steal { kg-coins } from { $from }.
        }
        [from] { $amount ->
            [0] { $to } robs you, but you have nothing to take.
           *[other] { $to } steals { kg-coins } from you.
        }
       *[other] { $amount ->
            [0] { $to } robs { $from }, but there’s nothing to take.
           *[other] { $to } steals { kg-coins } from { $from }.
        }
    }
told-kg-rob-king = { $you ->
        [to] { $amount ->
            [0] Five coins! You rob the King, but his pile is empty.
           *[other] Five coins! You take the King’s whole pile: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Five coins! { $to } robs the King, but his pile is empty.
           *[other] Five coins! { $to } takes the King’s whole pile: { kg-coins }.
        }
    }
told-kg-strip = { $you ->
        [to] { $amount ->
            [0] Five skulls! You rob { $from }, but there’s nothing to take.
           *[other] Five skulls! You take everything { $from } has: { kg-coins }.
        }
        [from] { $amount ->
            [0] Five skulls! { $to } robs you, but you have nothing to take.
           *[other] Five skulls! { $to } takes everything you have: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Five skulls! { $to } robs { $from }, but there’s nothing to take.
           *[other] Five skulls! { $to } takes everything { $from } has: { kg-coins }.
        }
    }
told-kg-sweep = { $you ->
        [to] { $amount ->
            [0] Five cannons! But there’s nothing left in the box for you.
           *[other] Five cannons! You take the whole box: { kg-coins }. The King gets nothing.
        }
       *[other] { $amount ->
            [0] Five cannons! But there’s nothing left in the box for { $to }.
           *[other] Five cannons! { $to } takes the whole box: { kg-coins }. The King gets nothing.
        }
    }
told-kg-three-bones = { $you ->
        [to] { $amount } crossbones: that means a fine.
       *[other] { $to } has { $amount } crossbones: that means a fine.
    }
told-kg-no-combination = { $you ->
        [to] No combination: that means a fine.
       *[other] { $to } has no combination: that means a fine.
    }
told-kg-fine = { $you ->
        [from] { $amount ->
            [0] You have nothing to pay the King with.
           *[other] You pay the King { kg-coins }.
        }
       *[other] { $amount ->
            [0] { $from } has nothing to pay the King with.
           *[other] { $from } pays the King { kg-coins }.
        }
    }
told-kg-box-empty = The box is empty: the game is over.
told-kg-tie-round = A tie for the lead: tiebreaker round { $amount } begins.
told-kg-new-game = A tie for the lead: the tied players play a whole new game (number { $amount }).
told-kg-shared = Still tied: { $amount } players share the victory.
told-kg-leave = { $you ->
        [from] { $amount ->
            [0] You leave the game without a coin.
            [one] You leave the game; your one coin goes to the King.
           *[other] You leave the game; your { $amount } coins go to the King.
        }
       *[other] { $amount ->
            [0] { $from } leaves the game without a coin.
            [one] { $from } leaves the game, and one coin goes to the King.
           *[other] { $from } leaves the game, and { $amount } coins go to the King.
        }
    }
told-kg-turn-dropped = { $you ->
        [to] Your turn ends with nothing done.
       *[other] { $to }’s turn ends with nothing done.
    }

# Refusals
refused-kg-unknown-choice = King’s Gold has no such choice; pick one from the list.
refused-kg-game-over = The game is over; start a new one to play on.
refused-kg-dice-must-fall = The dice haven’t been rolled yet; wait for the roll.
refused-kg-rolling-over = Rolling is over; now make a pair.
refused-kg-dice-not-there = Those dice are missing or locked; pick from the others.
refused-kg-no-dice-named = Name at least one die to reroll, or stop.
refused-kg-locked-die = Crossbones stay locked until the turn is over; pick other dice.
refused-kg-still-rolling = Stop rolling before you use your dice.
refused-kg-pairs-compulsory = You can still make a pair, so you must.
refused-kg-no-such-coin = There’s no coin of that value left to pair; pick another.
refused-kg-no-cannon = There’s no cannon left to pair; use a skull.
refused-kg-no-skull = There’s no skull left to pair; use a cannon.
refused-kg-no-such-victim = You can’t rob that player; pick an opponent who is in the game.
refused-kg-needs-five-skulls = To take everything somebody has, you need five skulls; make a pair.
refused-kg-victim-compulsory = Five skulls must be used; pick the opponent whose coins you take.

# Options
option-kg-bones_effect = Three crossbones
value-kg-bones_effect-replaces = They end your turn at once: your other dice count for nothing, and you pay the fine.
value-kg-bones_effect-adds = You roll on; a pair made with the other dice still counts, and then you pay the fine.
option-kg-end_timing = When the box is emptied
value-kg-end_timing-after_effects = The current player finishes the turn, then the game ends.
value-kg-end_timing-instant = The game ends at once, with the pair that emptied it.
option-kg-first_player = Who goes first
value-kg-first_player-rolloff = Everyone rolls; whoever rolls the most skulls goes first. Ties roll again.
value-kg-first_player-random = The first player is chosen at random.
value-kg-first_player-host = The host goes first.
value-kg-first_player-youngest = The player marked as the youngest goes first.
option-kg-shortage = When the box can’t pay both you and the King
value-kg-shortage-split_king_odd = You split what is left, and an odd coin goes to the King.
value-kg-shortage-player_first = You are paid first, and the King gets what is left.
option-kg-tie = When the lead is tied
value-kg-tie-full_round = Everyone takes one more turn, and the richest wins.
value-kg-tie-tied_turns = Only the tied players take one more turn each.
value-kg-tie-new_game = The tied players play a whole new game.
value-kg-tie-shared = The tied players share the victory.

# Presets
preset-kg-us = American booklet: a box that runs short is split, a tie means another round.
preset-kg-eu-en = European booklet in English: you are paid before the King, a tie means another round.
preset-kg-de = European booklet in German: you are paid before the King, a tie means another round.
preset-kg-it = European booklet in Italian: you are paid before the King, a tie means another round.
preset-kg-es = European booklet in Spanish: you are paid before the King, a tie means another round.
preset-kg-fr = French booklets: a box that runs short is split, a tie means a new game.
preset-kg-pt = European booklet in Portuguese: you are paid before the King, a tie means a new game.
preset-kg-nl = European booklet in Dutch: you are paid before the King, a tie means one turn for each tied player.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    What it’s about

    Two to six pirates, ages eight and up, a quarter of an hour (KG-01, KG-02, KG-03).

    Sixty coins are waiting in the box. Roll good combinations, and have more coins than anyone else
    when the box runs empty (KG-04, KG-07, KG-36).

    Two places are easily mixed up:

    - The box is the bank. Coins leave it and never come back (KG-09, KG-A39).
    - The King’s pile is his own. Shares and fines go there (KG-19).
guide-kg-2 =
    The dice

    Five dice, all alike. Each has coins worth one, two and three, a cannon, a skull and crossbones. No booklet lists the six faces;
    these are the ones that owners of the game agree on (KG-05).
guide-kg-3 =
    Who goes first

    { $first_player_told } Then play goes clockwise (KG-10, KG-16, KG-A32).
guide-kg-4 =
    Your turn

    - Roll all five dice (KG-11).
    - Reroll any dice you like, up to two times. Stop whenever you want (KG-12, KG-13).
    - Crossbones are locked until your turn is over (KG-14).
    - Then your dice take effect, like it or not (KG-15, KG-31).
guide-kg-5 =
    Pairs

    - Coin and cannon: take as many coins from the box as the coin shows. The King gets the same (KG-17, KG-18).
    - Coin and skull: steal as many coins from one opponent as the coin shows. If they have fewer, you take them all (KG-21, KG-A16).

    Five dice make two pairs at most, and you must make as many as you can. You decide which dice go together and which pair
    comes first; each die counts once (KG-32, KG-A06, KG-A07).

    With two skull pairs you may rob one opponent twice, or two opponents once each (KG-33).
guide-kg-6 =
    Five of a kind

    - Five coins, whatever their numbers: the King’s whole pile is yours (KG-22, KG-23).
    - Five skulls: take every coin one opponent has (KG-24).
    - Five cannons: take everything left in the box. The King gets nothing, and the game is over (KG-25, KG-26).
guide-kg-7 =
    Paying the King

    The fine is three coins, or all you have if that is less (KG-29, KG-30). You pay it

    - for three or more crossbones. { $bones_effect_told } (KG-27, KG-A02)
    - if your dice make no combination at all. A pair that brings nothing still counts as one (KG-28, KG-A15).
guide-kg-8 =
    When the box runs short

    Near the end, the box often can’t pay both you and the King. { $shortage_told } (KG-20, KG-A12)
guide-kg-9 =
    The end

    The game is over when the box is empty. { $end_timing_told } Nobody else gets a last turn (KG-36, KG-A10, KG-A43).

    Whoever has the most coins wins; the King doesn’t count (KG-37, KG-A27).

    And a tie for the lead? { $tie_told } (KG-38, KG-A28)
guide-kg-10 =
    A word of advice

    - Whoever is ahead gets robbed. Sometimes second place is the better hiding place (KG-08).
    - Every raid and every fine makes the King richer: late in the game, five coins can turn everything around (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Winning chances: the whole game is solved for best play by everyone, and each turn is worked out to its end.
basis-kg-many = Winning chances: the whole game is solved until nobody could gain much by playing a turn differently, and each turn is worked out to its end.
basis-kg-nearest = Winning chances: estimated from the game solved under the most similar options; each turn is worked out to its end.
basis-kg-fitted = Winning chances: estimated with a model fitted to played games, from how each seat stands against every other; each turn is worked out to its end.
basis-kg-final = Winning chances in the very last turn: worked out to the end of the game.

# How far the solver is
solve-kg-layer = box { $box }
plan-kg-ties = tie rounds
plan-kg-rests-on = Measured on blocks of box { $box } ({ $states } positions): a turn solved takes { $adopted } µs where the policy changes and { $kept } µs where it doesn’t, a position swept { $swept } µs, its policy { $policy } bytes. A layer is taken to need { $rounds } turns and { $sweeps } sweeps for each position.
refused-kg-die-endless = Such dice never empty the box: give each die a coin (1, 2 or 3) and a cannon (K) at least.
