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
pk-card = { $amount ->
        [0] the Treasure Chest
        [1] the Captain
        [2] the Sorceress
        [3] the Gold card
        [4] the Diamond card
        [5] Monkey Business
        [6] a Sea Battle: two swords needed
        [7] a Sea Battle: three swords needed
        [8] a Sea Battle: four swords needed
        [9] a card with one skull
       *[10] a card with two skulls
    }
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
card-line-pk-captain = Your points this turn are doubled.
card-line-pk-sorceress = Once this turn you may reroll one skull.
card-line-pk-gold = You start with one gold coin.
card-line-pk-diamond = You start with one diamond.
card-line-pk-monkey-business = Monkeys and parrots count as one kind.
card-line-pk-sea-battle-2 = Get two or more swords: 300 points on top. Fail, and you lose 300.
card-line-pk-sea-battle-3 = Get three or more swords: 500 points on top. Fail, and you lose 500.
card-line-pk-sea-battle-4 = Get four or more swords: 1,000 points on top. Fail, and you lose 1,000.
card-line-pk-skulls-1 = You start with one skull.
card-line-pk-skulls-2 = You start with two skulls.

# What the one to act is asked
phase-pk-draw-card = Draw a Fortune card.
phase-pk-throw = Roll the dice.
phase-pk-roll = Stop, or reroll two or more dice?
phase-pk-roll-spell = Stop, or reroll? The Sorceress can reroll one skull.
phase-pk-island = Island of Skulls: roll for more skulls, or stop?
phase-pk-rescue = Three skulls! Call on the Sorceress, or end your turn?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Stop: every opponent loses { $loss } points
        [three-skulls] Accept the three skulls: your turn is over
       *[table] Stop now: { $points } points
    }
choice-pk-roll = Reroll { $dice }
choice-pk-revive = { $count ->
        [0] Call on the Sorceress: reroll one skull by itself
       *[other] Call on the Sorceress: reroll one skull with { $dice }
    }
choice-pk-chest = { $count ->
        [0] Take all dice off the Treasure Chest
       *[other] Put { $dice } on the Treasure Chest
    }

# What happened
told-pk-card = { $you ->
        [to] You draw { pk-card }.
       *[other] { $to } draws { pk-card }.
    }
told-pk-pile-shuffled = The pile is empty: the { $amount } used cards are shuffled.
told-pk-pile-turned-over = The pile is empty: the { $amount } used cards are turned over and come again in the same order.
told-pk-revived = { $you ->
        [to] You call on the Sorceress: one skull is rerolled.
       *[other] { $to } calls on the Sorceress: one skull is rerolled.
    }
told-pk-stowed = { $you ->
        [to] { $amount ->
            [0] You take all dice off the Treasure Chest.
            [one] You have one die safe on the Treasure Chest.
           *[other] You have { $amount } dice safe on the Treasure Chest.
        }
       *[other] { $amount ->
            [0] { $to } takes all dice off the Treasure Chest.
            [one] { $to } has one die safe on the Treasure Chest.
           *[other] { $to } has { $amount } dice safe on the Treasure Chest.
        }
    }
told-pk-disqualified = { $you ->
        [to] { $amount ->
            [3] Three skulls – you’re bust!
           *[other] { $amount } skulls – you’re bust!
        }
       *[other] { $amount ->
            [3] Three skulls – { $to } is bust!
           *[other] { $amount } skulls – { $to } is bust!
        }
    }
told-pk-chest-saved = { told-to }: dice on the Treasure Chest +{ $amount }
told-pk-nothing-scored = { $you ->
        [to] You score nothing.
       *[other] { $to } scores nothing.
    }
told-pk-set-of-coins = { told-to }: set of coins +{ $amount }
told-pk-set-of-diamonds = { told-to }: set of diamonds +{ $amount }
told-pk-set-of-monkeys = { told-to }: set of monkeys +{ $amount }
told-pk-set-of-parrots = { told-to }: set of parrots +{ $amount }
told-pk-set-of-animals = { told-to }: monkeys and parrots together +{ $amount }
told-pk-set-of-swords = { told-to }: set of swords +{ $amount }
told-pk-nine-alike-extra = { told-to }: nine alike +{ $amount }
told-pk-coins = { told-to }: coins +{ $amount }
told-pk-diamonds = { told-to }: diamonds +{ $amount }
told-pk-full-chest = Full chest! { told-to }: +{ $amount }
told-pk-captain = The Captain doubles it! { told-to }: +{ $amount }
told-pk-battle-won = { $you ->
        [to] You win the Sea Battle: +{ $amount }
       *[other] { $to } wins the Sea Battle: +{ $amount }
    }
told-pk-battle-lost = { $you ->
        [from] You lose the Sea Battle: −{ $amount }
       *[other] { $from } loses the Sea Battle: −{ $amount }
    }
told-pk-battle-broken-off = { $you ->
        [to] Your Sea Battle is called off: nothing won, nothing lost.
       *[other] { $to }’s Sea Battle is called off: nothing won, nothing lost.
    }
told-pk-battle-bonus-alone = { $you ->
        [to] The swords still win you the Sea Battle: +{ $amount }
       *[other] The swords still win { $to } the Sea Battle: +{ $amount }
    }
told-pk-island = { $you ->
        [to] { $amount } skulls! You sail to the Island of Skulls.
       *[other] { $amount } skulls! { $to } sails to the Island of Skulls.
    }
told-pk-island-more-skulls = { $you ->
        [to] You have { $amount } skulls now.
       *[other] { $to } has { $amount } skulls now.
    }
told-pk-island-spell = { $you ->
        [to] After the spell you have { $amount } skulls.
       *[other] After the spell { $to } has { $amount } skulls.
    }
told-pk-island-no-skull = { $you ->
        [to] No skull this time: you leave the Island with { $amount } skulls.
       *[other] No skull this time: { $to } leaves the Island with { $amount } skulls.
    }
told-pk-island-all-skulls = { $you ->
        [to] Nothing but skulls: you leave the Island with { $amount }.
       *[other] Nothing but skulls: { $to } leaves the Island with { $amount }.
    }
told-pk-island-dice-out = { $you ->
        [to] { $amount ->
            [one] With one die left you can’t roll on, so you leave the Island.
           *[other] With { $amount } dice left you can’t roll on, so you leave the Island.
        }
       *[other] { $amount ->
            [one] With one die left { $to } can’t roll on and leaves the Island.
           *[other] With { $amount } dice left { $to } can’t roll on and leaves the Island.
        }
    }
told-pk-island-loss = { $you ->
        [from] You lose { $amount } points to the Island.
       *[other] { $from } loses { $amount } points to the Island.
    }
told-pk-lifted = { $you ->
        [to] Your score goes back up to zero.
       *[other] { $to }’s score goes back up to zero.
    }
told-pk-final-round = { $you ->
        [to] You have { $amount } points: everyone else gets one more turn.
       *[other] { $to } has { $amount } points: everyone else gets one more turn.
    }
told-pk-final-round-off = Nobody has { $amount } points any more: the final round is called off.
told-pk-play-on = Nobody has enough to win (target: { $amount }): play goes on.
told-pk-sudden-from-now = No more final rounds: the first to end a turn with enough points (target: { $amount }) wins at once.
told-pk-playoff = { $amount } players tie for the lead and take one more turn each.
told-pk-wins = { $you ->
        [to] You win with { $amount } points!
       *[other] { $to } wins with { $amount } points!
    }
told-pk-shared = { $amount } players tie for the lead and share the victory.
told-pk-nine-alike = { $you ->
        [to] Nine alike! You win the game.
       *[other] Nine alike! { $to } wins the game.
    }
told-pk-leave = { $you ->
        [to] You leave the game; your score stays at { $amount }.
       *[other] { $to } leaves the game; the score stays at { $amount }.
    }
told-pk-turn-dropped = { $you ->
        [to] Your turn ends with nothing done.
       *[other] { $to }’s turn ends with nothing done.
    }
told-pk-last-one = { $you ->
        [to] You’re the last one left, so you win.
       *[other] { $to } is the last one left and wins.
    }
told-pk-last-tied = { $you ->
        [to] You’re the last of the tied players, so you win.
       *[other] { $to } is the last of the tied players and wins.
    }

# Refusals
refused-pk-unknown-choice = Piraten Kapern has no such choice; pick one from the list.
refused-pk-game-over = The game is over; start a new one to play on.
refused-pk-first-player-open = It isn’t settled yet who goes first; wait for the draw.
refused-pk-card-comes-first = A Fortune card comes first; wait until it is drawn.
refused-pk-dice-must-fall = The dice haven’t been rolled yet; wait for the roll.
refused-pk-stop-barred = At this table you roll on at the Island as long as there are enough dice; pick dice to roll.
refused-pk-dice-not-there = Those dice aren’t there; pick from the others.
refused-pk-dice-stowed = Some of those dice are on the Treasure Chest and can’t be rolled from there; pick others.
refused-pk-no-dice-named = Name the dice to reroll, or stop.
refused-pk-two-dice = Every roll needs two or more dice; add a die, or stop.
refused-pk-island-two-dice = That is too few dice for a roll at the Island; add a die.
refused-pk-keep-one = At this table one die must be kept; leave at least one of the eight.
refused-pk-three-skulls = With three skulls only the Sorceress can help; let one skull join the roll, or let your turn end.
refused-pk-no-sorceress = Your card isn’t the Sorceress; skulls stay where they are.
refused-pk-spell-spent = The Sorceress has already helped you this turn.
refused-pk-no-skull = There’s no skull to bring back; roll other dice.
refused-pk-no-spell-here = At this table the Sorceress doesn’t come to the Island; roll other dice.
refused-pk-skull-not-alone = At this table the skull needs a second die; add one to the roll.
refused-pk-skull-by-itself = At the Island the skull is rerolled by itself: name no other dice.
refused-pk-no-chest = Your card isn’t the Treasure Chest; dice can’t be put on it.
refused-pk-chest-closed-here = The Treasure Chest does nothing at the Island.
refused-pk-chest-arranged = You have already filled the chest since the last roll; now roll or stop.
refused-pk-chest-unchanged = Those dice are already on the chest; name others, or roll, or stop.
refused-pk-skull-stays = Skulls are never rerolled; leave them out, or write +S behind the dice to call on the Sorceress.
refused-pk-one-skull = The Sorceress brings back exactly one skull; name only other dice before +S.
refused-pk-no-skulls-on-chest = Skulls can’t go on the Treasure Chest; leave them out.
refused-pk-unknown-card = There’s no card called “{ $card }”. The cards are: { $known }.
refused-pk-card-before-dice = Those are dice, but a Fortune card comes first. The cards are: { $known }.

# Options
option-pk-deck = When the pile is empty
value-pk-deck-reshuffle_when_empty = The used cards are shuffled.
value-pk-deck-cycle = The used cards are turned over as they are, so they come again in the same order.
value-pk-deck-with_replacement = It never is: each turn you draw from all 35 cards.
option-pk-end = How the game ends
value-pk-end-final_round = Once a player reaches the target, everyone else gets one more turn.
value-pk-end-sudden = House rule: the first player to have enough points after a turn wins at once.
option-pk-after_failed_round = Reaching the target after a final round that nobody won
value-pk-after_failed_round-final_round = Whoever reaches the target next starts another final round.
value-pk-after_failed_round-sudden = From then on, the first to end a turn with enough points wins at once.
option-pk-final_cancel = When nobody is at the target any more in the final round
value-pk-final_cancel-after_round = The round is played to the end first.
value-pk-final_cancel-immediate = The round is called off at once.
option-pk-first_player = Who goes first
value-pk-first_player-random = The first player is chosen at random.
value-pk-first_player-host = The host goes first.
value-pk-first_player-youngest = The player marked as the youngest goes first.
value-pk-first_player-rolloff = Everyone rolls; whoever rolls the most skulls goes first. Ties roll again.
option-pk-full_chest_sea = Full chest: the two swords of a Sea Battle
value-pk-full_chest_sea-true = They count as scoring dice.
value-pk-full_chest_sea-false = They don’t count.
option-pk-full_chest_skull_card = Full chest with a Skulls card
value-pk-full_chest_skull_card-true = Possible.
value-pk-full_chest_skull_card-false = Not possible.
option-pk-island_min_dice = Fewest dice in a roll at the Island
value-pk-island_min_dice-2 = Two dice.
value-pk-island_min_dice-1 = One die.
option-pk-island_stop = Stopping at the Island
value-pk-island_stop-may = You may stop whenever you like.
value-pk-island_stop-must_roll = You roll on as long as there are enough dice.
option-pk-reroll_all = Rerolling all eight dice
value-pk-reroll_all-allowed = Allowed.
value-pk-reroll_all-keep_one = You must keep at least one die.
option-pk-score_floor = Lowest score
value-pk-score_floor-none = Scores may fall below zero.
value-pk-score_floor-zero = No score falls below zero.
option-pk-sea_bust = Three skulls in a Sea Battle
value-pk-sea_bust-lose = The battle is lost, swords or no swords.
value-pk-sea_bust-zero = With the swords nothing is won or lost; without them the battle is lost.
value-pk-sea_bust-bonus = With the swords you still get the bonus; without them the battle is lost.
option-pk-nine_alike = Nine coins or nine diamonds, card included
value-pk-nine_alike-as_eight = They pay the same as eight: 4,000 points.
value-pk-nine_alike-8000 = They pay 8,000 points.
value-pk-nine_alike-instant_win = Stop with them, and you win the game.
option-pk-sorceress_island = The Sorceress at the Island
value-pk-sorceress_island-no = She doesn’t come to the Island.
value-pk-sorceress_island-yes = Once, one skull may join a roll there.
value-pk-sorceress_island-alone = Once, one skull may be rerolled there by itself.
option-pk-sorceress_min_dice = Dice in a roll with the Sorceress’s skull
value-pk-sorceress_min_dice-exempt = The skull may be rerolled by itself.
value-pk-sorceress_min_dice-counts_as_one_of_two = The skull must be rerolled with a second die.
option-pk-target = Target
value-pk-target-5000 = 5,000 points: a short game.
value-pk-target-6000 = 6,000 points, as printed.
value-pk-target-8000 = 8,000 points: a long game.
value-pk-target-number = Any number of hundreds from 1,000 to 20,000.
option-pk-tie = When the lead is tied
value-pk-tie-shared = The tied players share the victory.
value-pk-tie-playoff = The tied players take one more turn each.
option-pk-win_at = With exactly the target
value-pk-win_at-above = You don’t win yet: you need more.
value-pk-win_at-at_least = That is enough to win.

# Presets
preset-pk-book = As printed: more than 6,000 points win after a final round.
preset-pk-bga = As on Board Game Arena: 6,000 is enough, and a final round can be called off.
preset-pk-grid = As programming students know it: no score below zero, 6,000 is enough, and the Sorceress comes to the Island.
preset-pk-fr = As in Mille Sabords: keep a die, roll on at the Island, and nine alike win at once.
preset-pk-sudden = House rule: the first with more than 6,000 points wins at once.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    What it’s about

    Two to five pirates, ages eight and up, about half an hour (PK-01, PK-02, PK-03).

    Roll matching symbols, stop before the third skull, and race to { $target } points (PK-05, PK-17, PK-24).
guide-pk-2 =
    What you need

    - Eight dice, all alike: gold coin, diamond, monkey, parrot, sword, skull (PK-07, PK-50).
    - 35 Fortune cards, shuffled and face down in the middle (PK-08, PK-11, PK-51).

    { $first_player_told } Then play goes clockwise (PK-A02, PK-A03).
guide-pk-3 =
    Your turn

    - Draw a Fortune card. It counts for this turn (PK-04, PK-A01).
    - Roll all eight dice (PK-12).
    - Set skulls aside. They stay there (PK-16).
    - Now stop and score, or reroll two or more dice, as often as you dare. { $reroll_all ->
        [keep_one] { $reroll_all_told }{" "}
       *[other] {""}
    }(PK-13, PK-15, PK-A05)
    - You may still reroll dice you kept before (PK-14).
    - The third skull ends your turn, and you score nothing (PK-17).
guide-pk-4 =
    Points

    - Sets: three alike pay 100, four 200, five 500, six 1,000, seven 2,000, eight 4,000 (PK-19, PK-20).
    - Every coin and every diamond pays another 100, in a set or not (PK-21, PK-22).
    - If all eight dice score, your chest is full: 500 more (PK-23).
guide-pk-5 =
    The Island of Skulls

    Four or more skulls on your first roll, and you sail to the Island (PK-28, PK-A15).

    - You score nothing there, but every opponent loses 100 points for each skull (PK-29, PK-32).
    - Roll on for more skulls, { $island_min_dice ->
        [1] with as many dice as you like
       *[other] with at least two dice
    }. { $island_stop_told } What you have gathered counts in any case (PK-30, PK-A17, PK-A18).
    - A roll without a skull ends your turn. So does { $island_min_dice ->
        [1] running out of dice
       *[other] having fewer than two dice left
    } (PK-31, PK-A19).
guide-pk-6 =
    The cards

    - Treasure Chest (4): after each roll, put dice on the card or take them off. If skulls end your turn, those dice still score (PK-35, PK-36).
    - Captain (4): your points count double; at the Island each skull costs 200 (PK-37, PK-38).
    - Sorceress (4): once, reroll one skull, even the third. { $sorceress_min_dice_told } { $sorceress_island_told } (PK-39, PK-40, PK-A08)
    - Gold (4) and Diamond (4): you start with one of them. It counts by itself and in a set (PK-45, PK-46).
    - Monkey Business (4): monkeys and parrots count as one kind (PK-47).
    - Sea Battle (6): you need two, three or four swords. With them you get 300, 500 or 1,000 on top of your dice; without them you lose
      as much, and your dice count for nothing (PK-41, PK-42, PK-43, PK-52). Three skulls? { $sea_bust_told } There is no Island at sea (PK-44, PK-A23).
    - Skulls (5): you start with one or two skulls (PK-49).
guide-pk-7 =
    The end

    - { $end_told }{ $end ->
        [sudden] {""}
       *[other] {" "}Then the highest score wins.
    } (PK-24, PK-25, PK-26)
    - Exactly { $target }? { $win_at_told } (PK-A42)
    - If nobody has enough, you play on.{ $end ->
        [sudden] {""}
       *[other] {" "}{ $after_failed_round_told }
    } (PK-27, PK-A60)
    - A tie for the lead? { $tie_told } (PK-A46)
guide-pk-8 =
    Easily missed

    - Exactly three skulls on the first roll don’t lead to the Island: you’re bust (PK-A52).
    - Neither do four skulls after a later roll (PK-A53).
    - Skulls printed on the card count like skulls on dice (PK-A14, PK-A15, PK-A16).
    - Once the third skull is there, it is too late to put dice on the chest (PK-A37).
    - Nine coins or diamonds, card included? { $nine_alike_told } (PK-A32)
    - { $score_floor_told } (PK-A41)

# Solved tables and what judgements rest on
basis-pk-exact = Winning chances: the whole two-player game is solved for best play by both, and each turn is worked out to its end.
basis-pk-pile = Winning chances: the two-player game is solved for cards from a full pile; this turn is worked out to its end, the next one with the cards that are left.
basis-pk-stretched = Winning chances: estimated from the game solved under other options; each turn is worked out to its end.
basis-pk-three = Winning chances: the whole three-player game is solved, for cards from a full pile, until nobody could gain much by playing a turn differently, and each turn is worked out to its end.
basis-pk-fitted = Winning chances: estimated with a model fitted to played games, from how each seat stands against every other; each turn is worked out to its end.
basis-pk-final = Winning chances in a turn that decides the game: worked out to its end.
