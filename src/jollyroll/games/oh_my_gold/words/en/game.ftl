# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Crack the chests, load the treasure, and hope it isn’t fishbones.

# Nouns
face-omg-key = key
face-omg-coin = coin
face-omg-diamond = diamond
face-omg-sword = sword
place-omg-row = the row of chests
place-omg-pile = the pile
place-omg-gone = out of the game

omg-locks = { $locks ->
        [0] no lock
        [one] one lock
       *[other] { $locks } locks
    }
omg-points = { $amount ->
        [0] no points
        [one] one point
       *[other] { $amount } points
    }
omg-treasure = { $treasure ->
        [C] one coin
        [D] one diamond
        [CC] two coins
        [CD] a coin and a diamond
        [DD] two diamonds
        [CCC] three coins
        [CCD] two coins and a diamond
        [CDD] a coin and two diamonds
        [DDD] three diamonds
       *[other] { $treasure }
    }

# What chance brings, in a list
locks-omg-1 = one lock
locks-omg-2 = two locks
locks-omg-3 = three locks
find-omg-C = one coin
find-omg-D = one diamond
find-omg-CC = two coins
find-omg-CD = a coin and a diamond
find-omg-DD = two diamonds
find-omg-CCC = three coins
find-omg-CCD = two coins and a diamond
find-omg-CDD = a coin and two diamonds
find-omg-DDD = three diamonds
find-omg-F = fishbones

# What the one to act is asked
phase-omg-throw = Roll the dice.
phase-omg-next-lock = The next chest in the pile shows its locks.
phase-omg-open-chest = The chest is turned over.
phase-omg-reroll = Keep this roll, or reroll all four?
phase-omg-commit = Place dice now, reroll the rest, or keep this roll?
phase-omg-place = Which chest or treasure do you fill?

# Choices in a list
choice-omg-stop = Keep this roll
choice-omg-done = Put the other dice aside
choice-omg-roll = Reroll
choice-omg-ship = { $you ->
        [victim] Put a sword on your ship
       *[other] Put a sword on { $victim }’s ship
    }
choice-omg-open = Open chest { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Load { omg-treasure }: { $dice }
choice-omg-steal = { $you ->
        [victim] { $boarding ->
            [0] Steal { omg-treasure } from you: { $dice }
           *[other] Steal { omg-treasure } from you: { $dice }, and a sword on your ship
        }
       *[other] { $boarding ->
            [0] Steal { omg-treasure } from { $victim }: { $dice }
           *[other] Steal { omg-treasure } from { $victim }: { $dice }, and a sword on the ship
        }
    }
choice-omg-lay-chest = Start on chest { $chest } ({ omg-locks }): { $dice }
choice-omg-lay-treasure = Start loading { omg-treasure }: { $dice }
choice-omg-lay-theft = { $you ->
        [victim] Start stealing { omg-treasure } from you: { $dice }
       *[other] Start stealing { omg-treasure } from { $victim }: { $dice }
    }
choice-omg-add-chest = Go on with chest { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Go on loading { omg-treasure }: { $dice }
choice-omg-add-theft = { $you ->
        [victim] { $boarding ->
            [0] Go on stealing { omg-treasure } from you: { $dice }
           *[other] Go on stealing { omg-treasure } from you: { $dice }, and a sword on your ship
        }
       *[other] { $boarding ->
            [0] Go on stealing { omg-treasure } from { $victim }: { $dice }
           *[other] Go on stealing { omg-treasure } from { $victim }: { $dice }, and a sword on the ship
        }
    }

# What happened
told-omg-open = { $you ->
        [to] { $amount ->
            [0] You open a chest.
            [one] You open a chest with one lock.
           *[other] You open a chest with { $amount } locks.
        }
       *[other] { $amount ->
            [0] { $to } opens a chest.
            [one] { $to } opens a chest with one lock.
           *[other] { $to } opens a chest with { $amount } locks.
        }
    }
told-omg-find-coins = { $amount ->
        [0] No coins inside.
        [one] Inside: one coin.
       *[other] Inside: { $amount } coins.
    }
told-omg-find-diamonds = { $amount ->
        [0] No diamonds inside.
        [one] Inside: one diamond.
       *[other] Inside: { $amount } diamonds.
    }
told-omg-fishbones = { $you ->
        [to] Fishbones! They go straight onto your ship.
       *[other] Fishbones! They go straight onto { $to }’s ship.
    }
told-omg-load = { $you ->
        [to] You load treasure worth { omg-points }.
       *[other] { $to } loads treasure worth { omg-points }.
    }
told-omg-steal = { $you ->
        [to] You steal treasure worth { omg-points } from { $from }.
        [from] { $to } steals treasure worth { omg-points } from you.
       *[other] { $to } steals treasure worth { omg-points } from { $from }.
    }
told-omg-lay-out = { $amount ->
        [0] A new chest joins the row.
        [one] A new chest with one lock joins the row.
       *[other] A new chest with { $amount } locks joins the row.
    }
told-omg-next-lock = { $amount ->
        [0] The pile is empty.
       *[other] {""}
    }
told-omg-dice-lost = { $you ->
        [to] { $amount ->
            [0] You used every die.
            [one] You lose one unused die.
           *[other] You lose { $amount } unused dice.
        }
       *[other] { $amount ->
            [0] { $to } used every die.
            [one] { $to } loses one unused die.
           *[other] { $to } loses { $amount } unused dice.
        }
    }
told-omg-wasted = { $you ->
        [to] { $amount ->
            [0] None of your early dice was wasted.
            [one] One die you placed early is wasted: its card was never filled.
           *[other] { $amount } dice you placed early are wasted: their cards were never filled.
        }
       *[other] { $amount ->
            [0] None of { $to }’s early dice was wasted.
            [one] One die { $to } placed early is wasted: its card was never filled.
           *[other] { $amount } dice { $to } placed early are wasted: their cards were never filled.
        }
    }
told-omg-last-chest = { $you ->
        [to] You’ve opened the last chest!
       *[other] { $to } has opened the last chest!
    }
told-omg-final-turns = Final turns: everyone has one more.
told-omg-shared = { $amount ->
        [one] One player wins.
       *[other] { $amount } players tie on everything and share the victory.
    }
told-omg-leave = { $you ->
        [from] { $amount ->
            [0] You leave the game.
            [one] You leave the game, and the treasure you hadn’t loaded is gone.
           *[other] You leave the game, and the { $amount } treasures you hadn’t loaded are gone.
        }
       *[other] { $amount ->
            [0] { $from } leaves the game.
            [one] { $from } leaves the game, and one unloaded treasure is gone.
           *[other] { $from } leaves the game, and { $amount } unloaded treasures are gone.
        }
    }
told-omg-turn-dropped = { $you ->
        [to] Your turn ends here.
       *[other] { $to }’s turn ends here.
    }

# Why not
refused-omg-unknown-choice = Oh My Gold! has no such choice; pick one from the list.
refused-omg-game-over = The game is over; start a new one to play on.
refused-omg-chance-decides = The dice or cards come first; wait for them.
refused-omg-still-rolling = First say whether you keep this roll: stop, or reroll.
refused-omg-rolling-over = Rolling is over: place the dice as they are.
refused-omg-must-place = These dice can still fill a chest or a treasure of your own, so place them before you put any aside.
refused-omg-must-roll = A card with dice on it is not full yet: roll the other dice first.
refused-omg-no-such-chest = There’s no chest in that place of the row; pick another.
refused-omg-no-such-treasure = There’s no such treasure without dice on it in front of that ship.
refused-omg-dice-on-it = There are already dice on that chest.
refused-omg-no-such-card = No such card has dice on it.
refused-omg-card-complete = That card is full and takes no more dice.
refused-omg-no-stealing = Nobody steals at this table: choose the Seadogs variant for that.
refused-omg-no-such-ship = That isn’t an opponent’s ship; pick one that is.
refused-omg-steals-from-self = You can’t steal from yourself; load a treasure of your own instead.
refused-omg-nothing-to-steal = There’s no treasure in front of that ship; pick another.
refused-omg-ship-boarded = There is already a sword on that ship, and one is enough.
refused-omg-no-sword-for-ship = A theft needs one more sword, for the ship itself.
refused-omg-sword-wasted = That sword would be wasted: name the treasure it should steal.
refused-omg-no-dice-named = Name the dice that go on the card.
refused-omg-dice-not-there = Not all of those dice are on the table; pick from the ones that are.
refused-omg-dice-do-not-fit = Those dice don’t fit the spaces on the card; pick others.
refused-omg-not-complete = Those dice don’t fill the card: every space must be covered.
refused-omg-keep-one-to-roll = Keep at least one die to roll, or fill everything you have begun.
refused-omg-seafarers-need-reroll = Seafarers can’t play without a reroll: it is their second roll.
refused-omg-die-symbol = “{ $symbol }” isn’t a symbol on a die: K is a key, C a coin, D a diamond, W a sword.
refused-omg-die-sides = { $given ->
        [one] A die has six symbols, not one.
       *[other] A die has six symbols, not { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] A die needs at least one key.
        [C] A die needs at least one coin.
       *[D] A die needs at least one diamond.
    }
refused-omg-deck-card = “{ $card }” isn’t a card: write one to three locks, then F for fishbones or up to three C and D, such as 2CCD.
refused-omg-deck-size = { $given ->
        [one] A deck has 18 cards, not one.
       *[other] A deck has 18 cards, not { $given }.
    }
refused-omg-no-such-locks = “{ $text }” isn’t a number of locks: a chest has 1, 2 or 3.
refused-omg-no-such-find = “{ $text }” isn’t a treasure: write F for fishbones or up to three C and D.

# Options
option-omg-deck = The deck
value-omg-deck-default = 18 cards with 34 points and three fishbones (unverified: the printed deck has not been published).
value-omg-deck-custom = Your own 18 cards, such as custom:1F,1C,2CD,3CDD and so on.
option-omg-dice = The dice
value-omg-dice-k2c2d1s1 = Two keys, two coins, a diamond, a sword (unverified: the printed die has not been published).
value-omg-dice-k2c1d2s1 = Two keys, a coin, two diamonds, a sword (unverified).
value-omg-dice-k2c1d1s2 = Two keys, a coin, a diamond, two swords (unverified).
value-omg-dice-custom = Your own six faces, such as custom:KKCCDW (K key, C coin, D diamond, W sword).
option-omg-end = The end of the game
value-omg-end-final_turns = Once the last chest is open, everyone gets one more turn.
value-omg-end-on_last_open = The game ends with the turn that opens the last chest.
value-omg-end-all_claimed = You play on until no treasure is left in front of any ship (house rule).
option-omg-first_player = Who goes first
value-omg-first_player-youngest = The youngest goes first (the host says who); if nobody is named, somebody at random.
value-omg-first_player-random = The first player is chosen at random.
value-omg-first_player-host = The host goes first.
option-omg-placement = Do dice have to be used?
value-omg-placement-maximal = Dice that can fill one more chest or treasure of your own must be used.
value-omg-placement-free = You may put any dice aside.
option-omg-rerolls = Rerolls
value-omg-rerolls-1 = You may reroll all four dice once.
value-omg-rerolls-0 = No rerolls, for the very youngest (house rule).
option-omg-same_turn_load = Loading treasure in the turn you open it
value-omg-same_turn_load-no = No: all dice are placed before any chest is turned over.
value-omg-same_turn_load-yes = Yes: each card takes effect at once, and dice you have left may go on what you just opened.
option-omg-seadogs = Old Seadogs
value-omg-seadogs-off = Nobody steals.
value-omg-seadogs-on = You can steal treasure that others haven’t loaded yet (ages six and up).
option-omg-seafarer_commit = Dice that Seafarers place early
value-omg-seafarer_commit-partial = Dice placed early may sit on a card that isn’t full yet.
value-omg-seafarer_commit-complete_only = Dice placed early must fill the card, or a whole theft.
option-omg-seafarers = Seasoned Seafarers
value-omg-seafarers-off = The reroll takes all four dice.
value-omg-seafarers-on = You may place some dice first and reroll only the others.

preset-omg-base = The game as the rulebook has it.
preset-omg-first = A first game for the very youngest: no rerolls (house rule).
preset-omg-seafarers = Seasoned Seafarers: place some dice, reroll the others.
preset-omg-seadogs = Old Seadogs: steal treasure that others haven’t loaded yet.
preset-omg-seafarers-seadogs = Both variants: Seasoned Seafarers and Old Seadogs.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    What it’s about

    Two to four pirates (OMG-A03). The rulebook gives no age; shops and reviewers say five and up.

    Open the chests in the middle with keys, then load what you find onto your ship. Each coin and each diamond you have loaded is a point,
    and whoever has the most points wins (OMG-23, OMG-31).

    Mind you: an opened chest is not loot yet. Its treasure stays in front of your ship until you load it (OMG-19, OMG-22).
guide-omg-2 =
    What’s in the box

    - Four dice, all alike, with keys, coins, diamonds and swords (OMG-01, OMG-A38).
    - 18 cards: on one side a chest with one to three locks, on the other up to three coins and diamonds, or fishbones (OMG-02, OMG-16).
    - Four ships (OMG-03).

    Nobody has published how many of each symbol the printed dice and cards have, so ours are unverified: a die with two keys,
    two coins, a diamond and a sword, and a deck with 19 coins, 15 diamonds and three fishbones. If you own the
    box, you can play with your own dice and deck (OMG-A01, OMG-A02, OMG-A45).
guide-omg-3 =
    Before you start

    - Everyone has a ship (OMG-04, OMG-A04).
    - The cards are shuffled into a pile, chest side up. The top three go next to it (OMG-05, OMG-06, OMG-A39).
    - Everyone can see how many locks the next chest in the pile has (OMG-A05).
    - { $first_player_told } Then play goes clockwise (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Your turn: roll

    Roll all four dice. { $seafarers ->
        [on] { $seafarers_told } (OMG-09, OMG-35)
       *[off] { $rerolls ->
            [0] { $rerolls_told } (OMG-09, OMG-A35)
           *[other] If you don’t like them, reroll all four, once. The second roll counts (OMG-09, OMG-10, OMG-A06).
        }
    }
guide-omg-5 =
    Your turn: place your dice

    Put your dice on cards. A card must be filled completely (OMG-12).

    - Keys go on chests: as many as there are locks (OMG-15, OMG-17).
    - Coins and diamonds go on your own treasures: exactly what they show (OMG-20, OMG-21).
    - A sword is wild: it stands for a key, a coin or a diamond. Use as many as you have (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - { $placement_told } Which cards you fill is up to you (OMG-11, OMG-A07).
    - Dice that fit nowhere are lost for this turn (OMG-13, OMG-A11, OMG-A37).
    - { $same_turn_load ->
        [yes] Each card takes effect as soon as it is full (OMG-A08).
       *[other] Nothing happens until every die is on a card or put aside (OMG-14, OMG-A41).
    }
guide-omg-6 =
    Your turn: what happens

    - Opened chests are turned over. Their treasure goes in front of your ship for all to see. { $same_turn_load ->
        [yes] With the right dice left, you can load it at once (OMG-19, OMG-A08).
       *[other] You can load it from your next turn on (OMG-19, OMG-A08).
    }
    - The more locks, the better the treasure (OMG-18).
    - Fishbones go straight onto your ship and are worth nothing (OMG-25, OMG-26).
    - Loaded treasure goes under your ship: that is your loot (OMG-22).
    - Then the dice pass to the left, and new chests fill the gaps as long as there are any (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    The end

    { $end ->
        [final_turns] When the last of the 18 chests has been opened, everyone gets one more turn, starting to the left of the opener and ending with the opener (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20).
       *[other] { $end_told } (OMG-29, OMG-A19)
    } Then the loot is counted; treasure still in front of a ship doesn’t count (OMG-A18).

    With equal points, whoever has more diamonds wins, then whoever has fewer fishbones. Players still level share the victory (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variant: Seasoned Seafarers

    After the first roll you may place some of your dice. They stay where they are. Then reroll the others, once, and place them
    (OMG-35, OMG-A24, OMG-A25, OMG-A26, OMG-A43). { $seafarer_commit_told } A card that isn’t full in the end brings nothing (OMG-A23).
guide-omg-9 =
    Variant: Old Seadogs

    For ages six and up (OMG-36). You may also steal treasure in front of another ship (OMG-37):

    - Put one sword on that ship. It is enough for all its treasures, and it is not wild (OMG-38, OMG-A27, OMG-A28, OMG-A29).
    - With your other dice, fill one or more treasures in front of that ship (OMG-39).

    What you steal goes straight onto your own ship. Nobody has to steal, and fishbones can’t be stolen (OMG-40, OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33).
    Both variants go well together (OMG-A34).
guide-omg-10 =
    Tables differ

    - Does every die that fits have to be used? Some say no, and put aside what they like (OMG-A07).
    - May Seafarers place dice on a card they can’t fill yet? Some say no (OMG-A23).
    - Some load treasure in the very turn they open it (OMG-A08).
    - Some end the game with the last chest, others only when every treasure is loaded (OMG-A19).
    - The very youngest may play without the reroll (OMG-A35).

# Solved tables and what judgements rest on
basis-omg-fitted = Winning chances: this turn is worked out to its end; what comes after is estimated with a model fitted to played games.
basis-omg-nearest = Winning chances: this turn is worked out to its end; what comes after is estimated with a model fitted to games under the most similar options.
basis-omg-final = Winning chances in the last turns: worked out to the end of the game.
