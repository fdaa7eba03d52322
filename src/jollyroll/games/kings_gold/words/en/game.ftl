# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Roll cannons and skulls, fill your chest, and mind the King: he wants his share.

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
phase-kg-throw = Throw the dice.
phase-kg-reroll = Stop, or roll some dice again?
phase-kg-pair = Make a pair: which coin goes with which die?
phase-kg-victim = Five skulls! Whose coins do you take?

# Choices in a list
choice-kg-stop = Stop rolling
choice-kg-roll = Roll { $dice } again
choice-kg-raid = Pair { $coin } with a cannon: raid the box
choice-kg-steal = Pair { $coin } with a skull: steal from { $victim }
choice-kg-strip = Take every coin of { $victim }

# What happened
told-kg-raid = { $to } takes { kg-coins } from the box.
told-kg-kings-share = The King gets { kg-coins } from the box.
told-kg-steal = { $amount ->
        [0] { $to } robs { $from }, who has nothing.
       *[other] { $to } steals { kg-coins } from { $from }.
    }
told-kg-rob-king = { $amount ->
        [0] Five coins! { $to } robs the King, but his pile is empty.
       *[other] Five coins! { $to } takes the King's whole pile: { kg-coins }.
    }
told-kg-strip = { $amount ->
        [0] Five skulls! { $to } robs { $from }, who has nothing.
       *[other] Five skulls! { $to } takes all that { $from } owns: { kg-coins }.
    }
told-kg-sweep = { $amount ->
        [0] Five cannons! But there is nothing left in the box for { $to }.
       *[other] Five cannons! { $to } takes the whole box: { kg-coins }. The King gets nothing.
    }
told-kg-three-bones = { $to } shows { $amount } crossbones.
told-kg-no-combination = { $to } has no combination.
told-kg-fine = { $amount ->
        [0] { $from } has nothing to pay the King with.
       *[other] { $from } pays the King { kg-coins }.
    }
told-kg-box-empty = The box is empty: the game stops.
told-kg-tie-round = The lead is tied: tie round { $amount } begins.
told-kg-new-game = The lead is tied: those who share it play a whole new game (number { $amount }).
told-kg-shared = The tie stands: { $amount } players share the victory.
told-kg-leave = { $amount ->
        [0] { $from } leaves the game without a coin.
        [one] { $from } leaves the game; the one coin goes to the King.
       *[other] { $from } leaves the game; { $amount } coins go to the King.
    }
told-kg-turn-dropped = The turn of { $to } ends without effect.

# Refusals
refused-kg-unknown-choice = King's Gold has no such choice; pick one from the list.
refused-kg-game-over = The game is over; start a new one to play on.
refused-kg-dice-must-fall = The dice have not fallen yet; wait for the throw.
refused-kg-rolling-over = Rolling is over; now make a pair.
refused-kg-dice-not-there = These dice do not lie there unlocked; pick from those that do.
refused-kg-no-dice-named = Name at least one die to roll again, or stop.
refused-kg-locked-die = Crossbones stay locked until the turn is over; pick other dice.
refused-kg-still-rolling = Stop rolling before you use your dice.
refused-kg-pairs-compulsory = A pair can still be made, so you must make it.
refused-kg-no-such-coin = There is no coin of that value for a pair; pick one that lies there.
refused-kg-no-cannon = There is no cannon left to pair; use a skull.
refused-kg-no-skull = There is no skull left to pair; use a cannon.
refused-kg-no-such-victim = That seat cannot be robbed; pick an opponent who is in the game.
refused-kg-needs-five-skulls = Taking everything from somebody needs five skulls; make a pair.
refused-kg-victim-compulsory = Five skulls must be used; pick the opponent whose coins you take.

# Options
option-kg-bones_effect = Three crossbones
value-kg-bones_effect-replaces = They void the turn at once: you only pay.
value-kg-bones_effect-adds = You go on; a pair made with the other dice counts, and then you pay.
option-kg-end_timing = When the box is emptied
value-kg-end_timing-after_effects = The player on turn finishes the turn, then the game ends.
value-kg-end_timing-instant = The game ends with that very pair.
option-kg-first_player = Who begins
value-kg-first_player-rolloff = Everybody throws the dice; most skulls begins.
value-kg-first_player-random = The lot decides.
value-kg-first_player-host = The host begins.
value-kg-first_player-youngest = The player marked as the youngest begins.
option-kg-shortage = When the box cannot pay you and the King
value-kg-shortage-split_king_odd = You halve what is left; an odd coin is the King's.
value-kg-shortage-player_first = You are paid first, the King gets the rest.
option-kg-tie = When the lead is tied
value-kg-tie-full_round = Everybody plays one more turn, and the richest wins.
value-kg-tie-tied_turns = Only the tied players play one more turn each.
value-kg-tie-new_game = The tied players play a whole new game.
value-kg-tie-shared = The tied players share the victory.

# Presets
preset-kg-us = American booklet: a poor box is halved, a tie brings another round.
preset-kg-eu-en = European booklet, English: you are paid before the King, a tie brings another round.
preset-kg-de = European booklet, German: you are paid before the King, a tie brings another round.
preset-kg-it = European booklet, Italian: you are paid before the King, a tie brings another round.
preset-kg-es = European booklet, Spanish: you are paid before the King, a tie brings another round.
preset-kg-fr = French booklets: a poor box is halved, a tie brings a new game.
preset-kg-pt = European booklet, Portuguese: you are paid before the King, a tie brings a new game.
preset-kg-nl = European booklet, Dutch: you are paid before the King, a tie brings one turn for each tied player.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    What it is about

    Two to six pirates, eight years and up, a quarter of an hour (KG-01, KG-02, KG-03).
    Sixty coins lie in the box (KG-04, KG-09). Roll good combinations and own more coins than anybody else
    when the box runs empty (KG-07, KG-36, KG-37).

    Two places are easily mixed up:

    - The box is the bank. Coins leave it and never come back (KG-A39).
    - The King's pile lies beside it. He collects shares and fines there (KG-19).
guide-kg-2 =
    The dice

    Five dice, all alike. Each has a coin worth one, a coin worth two, a coin worth three, a cannon, a skull and crossbones (KG-05).
guide-kg-3 =
    Who begins

    Everybody throws all five dice once; most skulls begins. Those who tie throw again (KG-10, KG-A32).
    Play goes clockwise (KG-16, KG-A34).
guide-kg-4 =
    Your turn

    - Throw five dice (KG-11).
    - Up to twice more, roll again any dice you like. You may stop whenever you want (KG-12, KG-13).
    - Crossbones are stuck until your turn is over (KG-14).
    - Then your dice take effect, whether you like it or not (KG-15, KG-31).
guide-kg-5 =
    Pairs

    - Coin and cannon: take that many coins from the box; as many more go from the box to the King (KG-17, KG-18).
    - Coin and skull: steal that many coins from one opponent (KG-21).

    Two pairs are the most five dice can give, and you make as many as you can (KG-A07). A die counts once (KG-32).
    You choose which dice go together and which pair comes first (KG-A06, KG-A09).
    Two skulls may rob one opponent twice or two opponents once (KG-33).
    If your victim has too little, you take what there is (KG-A16).
guide-kg-6 =
    Five alike

    - Five coins, whatever their numbers: the King's whole pile is yours (KG-22, KG-23).
    - Five skulls: take every coin of one opponent (KG-24).
    - Five cannons: take all that is left in the box. The King gets nothing and the game ends (KG-25, KG-26).
guide-kg-7 =
    Paying the King

    You pay three coins, or all you have if that is less (KG-29, KG-30):

    - if you roll three crossbones or more; your other dice are then worth nothing (KG-27, KG-A02);
    - if your dice make no combination at all (KG-28). A pair that brings nothing still counts as one (KG-A15).
guide-kg-8 =
    When the box runs short

    It happens often near the end. If the box cannot pay both you and the King, you halve what is left
    and an odd coin is his. Some editions pay you first and leave him the rest (KG-20, KG-A12).
guide-kg-9 =
    The end

    The empty box ends the game once the turn's dice are used up; nobody gets a last turn (KG-36, KG-A10, KG-A43).
    Most coins wins, and the King does not count (KG-37, KG-A27).
    On a tie everybody plays one more turn, though the box is empty. Other editions let only the tied players take a turn,
    or have them play a new game (KG-38, KG-A28).
guide-kg-10 =
    A word of advice

    - Whoever is ahead gets robbed. Sometimes second place is the better hiding place (KG-08).
    - Every raid and every fine makes the King richer: late in the game five coins can turn everything round (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Winning chances: the whole game solved under best play by all; each turn is worked out to its end.
basis-kg-many = Winning chances: the whole game solved until nobody could gain much by playing a turn otherwise; each turn is worked out to its end.
basis-kg-nearest = Winning chances: estimated from the solved game under other options, the nearest there are; each turn is worked out to its end.
basis-kg-fitted = Winning chances: estimated by what was fitted to games played, from how each seat would stand against every other alone; each turn is worked out to its end.
basis-kg-final = Winning chances in the last turn of all: worked out to the end of the game.

# How far the solver is
solve-kg-layer = box { $box }
