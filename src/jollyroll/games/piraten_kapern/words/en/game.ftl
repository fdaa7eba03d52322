# Piraten Kapern: everything a player reads, except the register of rules

game-pk = Piraten Kapern
game-pk-line = Eight dice, one card, and one skull too many: how far do you dare to go?

# Nouns
face-pk-coin = gold coin
face-pk-diamond = diamond
face-pk-monkey = monkey
face-pk-parrot = parrot
face-pk-sword = sword
face-pk-skull = skull
place-pk-bank = the score pad
card-pk-treasure-chest = Treasure Chest
card-pk-captain = Captain
card-pk-sorceress = Sorceress
card-pk-gold = Gold
card-pk-diamond = Diamond
card-pk-monkey-business = Monkey Business
card-pk-sea-battle-2 = Sea Battle with two swords
card-pk-sea-battle-3 = Sea Battle with three swords
card-pk-sea-battle-4 = Sea Battle with four swords
card-pk-skulls-1 = One Skull
card-pk-skulls-2 = Two Skulls

# What each card does, in a line
card-line-pk-treasure-chest = Dice you put on the card are safe: they score even if three skulls end your turn.
card-line-pk-captain = All points of this turn are doubled.
card-line-pk-sorceress = Once this turn you may roll one skull again.
card-line-pk-gold = You start with one gold coin.
card-line-pk-diamond = You start with one diamond.
card-line-pk-monkey-business = Monkeys and parrots are one kind.
card-line-pk-sea-battle-2 = Get two swords or more: 300 points on top. Fail, and you lose 300.
card-line-pk-sea-battle-3 = Get three swords or more: 500 points on top. Fail, and you lose 500.
card-line-pk-sea-battle-4 = Get four swords or more: 1,000 points on top. Fail, and you lose 1,000.
card-line-pk-skulls-1 = You start with one skull.
card-line-pk-skulls-2 = You start with two skulls.

# What the one to act is asked
phase-pk-draw-card = Turn over a Fortune card.
phase-pk-throw = Throw the dice.
phase-pk-roll = Stop, or roll two dice or more again?
phase-pk-island = Island of Skulls: roll for more skulls, or stop?
phase-pk-rescue = Three skulls! Call the Sorceress, or end your turn?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Stop: every opponent loses { $loss } points
        [three-skulls] Accept the three skulls: the turn is over
       *[table] Stop now: { $points } points
    }
choice-pk-roll = Roll { $dice }
choice-pk-revive = { $count ->
        [0] Revive one skull and roll it alone
       *[other] Revive one skull and roll it with { $dice }
    }
choice-pk-chest = { $count ->
        [0] Take all dice off the Treasure Chest
       *[other] Let { $dice } lie on the Treasure Chest
    }

# What happened
told-pk-card = { $amount ->
        [0] { $to } turns over the Treasure Chest.
        [1] { $to } turns over the Captain.
        [2] { $to } turns over the Sorceress.
        [3] { $to } turns over the Gold card.
        [4] { $to } turns over the Diamond card.
        [5] { $to } turns over Monkey Business.
        [6] { $to } turns over a Sea Battle: two swords are needed.
        [7] { $to } turns over a Sea Battle: three swords are needed.
        [8] { $to } turns over a Sea Battle: four swords are needed.
        [9] { $to } turns over a card with one skull.
       *[10] { $to } turns over a card with two skulls.
    }
told-pk-pile-shuffled = The pile is empty: the { $amount } used cards are shuffled.
told-pk-pile-turned-over = The pile is empty: the { $amount } used cards are turned over and come again in the same order.
told-pk-revived = { $to } calls the Sorceress: one skull is rolled again.
told-pk-stowed = { $amount ->
        [0] { $to } takes all dice off the Treasure Chest.
        [one] { $to } has one die on the Treasure Chest.
       *[other] { $to } has { $amount } dice on the Treasure Chest.
    }
told-pk-disqualified = { $to } has { $amount } skulls: disqualified.
told-pk-chest-saved = The dice on the Treasure Chest bring { $to } { $amount } points.
told-pk-nothing-scored = { $to } scores nothing.
told-pk-set-of-coins = The set of coins brings { $to } { $amount } points.
told-pk-set-of-diamonds = The set of diamonds brings { $to } { $amount } points.
told-pk-set-of-monkeys = The set of monkeys brings { $to } { $amount } points.
told-pk-set-of-parrots = The set of parrots brings { $to } { $amount } points.
told-pk-set-of-animals = Monkeys and parrots together bring { $to } { $amount } points.
told-pk-set-of-swords = The set of swords brings { $to } { $amount } points.
told-pk-nine-alike-extra = Nine alike bring { $to } another { $amount } points.
told-pk-coins = The coins are worth { $amount } points to { $to }.
told-pk-diamonds = The diamonds are worth { $amount } points to { $to }.
told-pk-full-chest = Full chest! { $amount } points more for { $to }.
told-pk-captain = The Captain doubles it: { $amount } points more for { $to }.
told-pk-battle-won = { $to } wins the Sea Battle and { $amount } points.
told-pk-battle-lost = { $from } loses the Sea Battle and { $amount } points.
told-pk-battle-broken-off = The Sea Battle of { $to } is broken off; nothing is won or lost.
told-pk-battle-bonus-alone = The swords win the Sea Battle all the same: { $amount } points for { $to }.
told-pk-island = { $to } has { $amount } skulls and sails to the Island of Skulls.
told-pk-island-more-skulls = { $to } has { $amount } skulls now.
told-pk-island-spell = After the spell { $to } has { $amount } skulls.
told-pk-island-no-skull = No skull this time: { $to } leaves the Island with { $amount } skulls.
told-pk-island-all-skulls = All dice show skulls: { $to } leaves the Island with { $amount } skulls.
told-pk-island-dice-out = { $amount ->
        [one] With one die left { $to } cannot roll on and leaves the Island.
       *[other] With { $amount } dice left { $to } cannot roll on and leaves the Island.
    }
told-pk-island-loss = { $from } loses { $amount } points to the Island.
told-pk-lifted = { $to } is lifted back to zero.
told-pk-final-round = { $to } has { $amount } points: everybody else has one more turn.
told-pk-final-round-off = Nobody has { $amount } points any more: the final round is called off.
told-pk-play-on = Nobody has won at { $amount }: play goes on.
told-pk-sudden-from-now = There is no other final round: whoever first ends a turn with enough points for { $amount } wins at once.
told-pk-playoff = { $amount } players are level at the top and take one more turn each.
told-pk-wins = { $to } wins with { $amount } points.
told-pk-shared = { $amount } players are level at the top and share the victory.
told-pk-nine-alike = Nine alike! { $to } wins the game.
told-pk-leave = { $to } leaves the game; the score stays at { $amount }.
told-pk-turn-dropped = The turn of { $to } ends without effect.
told-pk-last-one = { $to } is the last one left and wins.
told-pk-last-tied = { $to } is the last of the tied players and wins.

# Refusals
refused-pk-unknown-choice = Piraten Kapern has no such choice; pick one from the list.
refused-pk-game-over = The game is over; start a new one to play on.
refused-pk-first-player-open = It is not known yet who begins; wait for the lot.
refused-pk-card-comes-first = A Fortune card comes first; wait until it lies there.
refused-pk-dice-must-fall = The dice have not fallen yet; wait for the throw.
refused-pk-stop-barred = At this table you roll on at the Island while enough dice are left; pick dice to roll.
refused-pk-dice-not-there = These dice do not lie there; pick from those that do.
refused-pk-dice-stowed = Some of these dice lie on the Treasure Chest and are not rolled from there; pick others.
refused-pk-no-dice-named = Name the dice to roll again, or stop.
refused-pk-two-dice = Every roll needs two dice or more; add a die, or stop.
refused-pk-island-two-dice = That is too few dice for a roll at the Island; add a die.
refused-pk-keep-one = At this table one die must be kept; leave at least one of the eight.
refused-pk-three-skulls = With three skulls only the Sorceress can help; let one skull join the roll, or accept the end of the turn.
refused-pk-no-sorceress = Your card is not the Sorceress; skulls stay where they are.
refused-pk-spell-spent = The Sorceress has helped you already this turn.
refused-pk-no-skull = There is no skull to revive; roll other dice.
refused-pk-no-spell-here = The Sorceress does not come to the Island at this table; roll other dice.
refused-pk-skull-not-alone = At this table the revived skull needs a second die; add one to the roll.
refused-pk-skull-by-itself = At the Island the revived skull is rolled by itself: name no other dice.
refused-pk-no-chest = Your card is not the Treasure Chest; dice cannot be put aside on it.
refused-pk-chest-closed-here = The Treasure Chest does nothing at the Island.
refused-pk-chest-arranged = You have filled the chest since the last roll; now roll or stop.
refused-pk-chest-unchanged = These dice lie on the chest already; name others, or roll, or stop.
refused-pk-skull-stays = Skulls are never rolled again; leave them out, or write +S behind the dice to call the Sorceress.
refused-pk-one-skull = The Sorceress revives exactly one skull; name only other dice before +S.
refused-pk-no-skulls-on-chest = Skulls cannot lie on the Treasure Chest; leave them out.
refused-pk-unknown-card = There is no card called “{ $card }”. The cards are: { $known }.
refused-pk-card-before-dice = Those are dice, but a Fortune card comes first. The cards are: { $known }.

# Options
option-pk-deck = When the pile is empty
value-pk-deck-reshuffle_when_empty = The used cards are shuffled.
value-pk-deck-cycle = The used cards are turned over as they lie, so the first order comes again.
value-pk-deck-with_replacement = It never is: every turn draws from all 35 cards.
option-pk-end = How the game ends
value-pk-end-final_round = At the target the others have one more turn each.
value-pk-end-sudden = House rule: the first to have enough points after a turn wins at once.
option-pk-after_failed_round = Reaching the target after a final round that nobody won
value-pk-after_failed_round-final_round = It starts a final round again.
value-pk-after_failed_round-sudden = From then on, whoever first ends a turn with enough points wins at once.
option-pk-final_cancel = When nobody has the target any more in the final round
value-pk-final_cancel-after_round = The round is played to its end first.
value-pk-final_cancel-immediate = The round is called off at once.
option-pk-first_player = Who begins
value-pk-first_player-random = The lot decides.
value-pk-first_player-host = The host begins.
value-pk-first_player-youngest = The player marked as the youngest begins.
value-pk-first_player-rolloff = Everybody throws the dice; most skulls begins.
option-pk-full_chest_sea = Two swords of a Sea Battle in a full chest
value-pk-full_chest_sea-true = They count as earning dice.
value-pk-full_chest_sea-false = They do not count.
option-pk-full_chest_skull_card = Full chest with a Skulls card
value-pk-full_chest_skull_card-true = It is possible.
value-pk-full_chest_skull_card-false = It is not possible.
option-pk-island_min_dice = Fewest dice in a roll at the Island
value-pk-island_min_dice-2 = Two dice.
value-pk-island_min_dice-1 = One die.
option-pk-island_stop = Stopping at the Island
value-pk-island_stop-may = You may stop when you like.
value-pk-island_stop-must_roll = You roll on while enough dice are left.
option-pk-reroll_all = Rolling all eight dice again
value-pk-reroll_all-allowed = You may.
value-pk-reroll_all-keep_one = You keep at least one die.
option-pk-score_floor = Lowest score
value-pk-score_floor-none = There is none: scores may fall below zero.
value-pk-score_floor-zero = No score falls below zero.
option-pk-sea_bust = Three skulls in a Sea Battle
value-pk-sea_bust-lose = The battle is lost, even with the swords.
value-pk-sea_bust-zero = With the swords nothing is won or lost; without them the battle is lost.
value-pk-sea_bust-bonus = With the swords you still get the bonus; without them the battle is lost.
option-pk-nine_alike = Nine coins or nine diamonds, with the card
value-pk-nine_alike-as_eight = They pay like eight: 4,000 points.
value-pk-nine_alike-8000 = They pay 8,000 points.
value-pk-nine_alike-instant_win = Stop with them, and you win the game.
option-pk-sorceress_island = The Sorceress at the Island
value-pk-sorceress_island-no = She does not come there.
value-pk-sorceress_island-yes = Once, one skull may join a roll there.
value-pk-sorceress_island-alone = Once, one skull may be rolled there by itself.
option-pk-sorceress_min_dice = Dice in a roll with a revived skull
value-pk-sorceress_min_dice-exempt = The skull may be rolled alone.
value-pk-sorceress_min_dice-counts_as_one_of_two = The skull needs a second die.
option-pk-target = Points that start the end
value-pk-target-5000 = 5,000 points: a short game.
value-pk-target-6000 = 6,000 points, as printed.
value-pk-target-8000 = 8,000 points: a long game.
value-pk-target-number = Any number of hundreds from 1,000 to 20,000.
option-pk-tie = When the lead is tied
value-pk-tie-shared = The tied players share the victory.
value-pk-tie-playoff = The tied players take one more turn each.
option-pk-win_at = Exactly the target
value-pk-win_at-above = It does not win: you need more.
value-pk-win_at-at_least = It is enough to win.

# Presets
preset-pk-book = As printed: more than 6,000 points win after a final round.
preset-pk-bga = As played on Board Game Arena: 6,000 are enough, and a final round can be called off.
preset-pk-grid = As student programmers know it: no score below zero, 6,000 are enough, the Sorceress comes to the Island.
preset-pk-fr = As in Mille Sabords: keep a die, roll on at the Island, and nine alike win at once.
preset-pk-sudden = House rule: the first with more than 6,000 points wins at once.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    What it is about

    Two to five pirates, eight years and up, about half an hour (PK-01, PK-02, PK-03).
    Roll sets of equal objects, stop before the third skull, and collect more than 6,000 points (PK-05, PK-17, PK-26).
guide-pk-2 =
    What you need

    - Eight dice, all alike: gold coin, diamond, monkey, parrot, sword, skull (PK-07, PK-50).
    - 35 Fortune cards, shuffled, face down in the middle (PK-08, PK-11, PK-51).

    The lot decides who begins; play goes clockwise (PK-A02, PK-A03).
guide-pk-3 =
    Your turn

    - Turn over a Fortune card. It counts for this turn (PK-04, PK-A01).
    - Roll all eight dice (PK-12).
    - Skulls are put aside and stay there (PK-16).
    - Then stop and take your points, or roll two dice or more again, as often as you dare (PK-13, PK-15, PK-A55).
    - Dice you kept are free again for every roll (PK-14).
    - The third skull ends your turn, and you get nothing (PK-17).
guide-pk-4 =
    Points

    - Three equal objects pay 100, four 200, five 500, six 1,000, seven 2,000, eight 4,000 (PK-19, PK-20).
    - Every coin and every diamond pays 100 besides, alone or in a set (PK-21, PK-22).
    - If all eight dice earn something, your chest is full: 500 more (PK-23).
guide-pk-5 =
    The Island of Skulls

    Four skulls or more on your first roll, and you sail to the Island (PK-28, PK-A15).

    - You get no points there, but every opponent loses 100 for each skull (PK-29, PK-32).
    - Roll on for more skulls, two dice or more at a time (PK-30, PK-A18).
    - A roll without a skull ends the turn, and so does having fewer than two dice left (PK-31, PK-A19).
    - Rolling on costs nothing: what you have gathered counts in any case (PK-A17).
guide-pk-6 =
    The cards

    - Treasure Chest (4): after each roll put dice on the card or take them off. If skulls end your turn, those dice still score (PK-35, PK-36).
    - Captain (4): your points are doubled; at the Island each skull costs 200 (PK-37, PK-38).
    - Sorceress (4): once, one skull may be rolled again, even the third (PK-39, PK-40, PK-A08).
    - Gold (4) and Diamond (4): you start with one of them. It counts by itself and in a set (PK-45, PK-46).
    - Monkey Business (4): monkeys and parrots are one kind (PK-47).
    - Sea Battle (6): you need two, three or four swords. Then you get 300, 500 or 1,000 on top of your dice (PK-41, PK-42, PK-52).
      Without them, or with three skulls, you lose as much and your dice count for nothing (PK-43, PK-A23). There is no Island at sea (PK-44).
    - Skulls (5): you start with one or two skulls (PK-49).
guide-pk-7 =
    The end

    - Once you have 6,000 points or more after your turn, everybody else has one more turn (PK-24, PK-25, PK-A59).
    - Then the highest score wins, if it is above 6,000 (PK-26). Level at the top, you share the victory (PK-A46).
    - If nobody is above 6,000, you play on (PK-27).
guide-pk-8 =
    Easily missed

    - Exactly 6,000 starts the final round, but does not win it (PK-A42).
    - Exactly three skulls on the first roll do not lead to the Island: you are out (PK-A52).
    - Four skulls after a later roll do not lead there either (PK-A53).
    - Skulls printed on the card count like skulls on dice (PK-A14, PK-A15, PK-A16).
    - Dice of the very roll that brought the third skull can no longer be saved in the chest (PK-A37).
    - Scores may fall below zero (PK-A41).

# Solved tables and what judgements rest on
basis-pk-exact = Winning chances: the whole game for two solved under best play by both; each turn is worked out to its end.
basis-pk-pile = Winning chances: the game for two solved for cards from a full pile; this turn is worked out to its end, the next one with the cards that are left.
basis-pk-stretched = Winning chances: estimated from the solved game under other options; each turn is worked out to its end.
basis-pk-fitted = Winning chances: estimated by what was fitted to games played, from how each seat would stand against every other alone; each turn is worked out to its end.
basis-pk-final = Winning chances in a turn that decides the game: worked out to its end.
