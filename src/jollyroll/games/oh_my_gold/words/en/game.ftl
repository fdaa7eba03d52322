# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Crack the chests, load the treasure, and hope that it is not fishbones.

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
phase-omg-throw = Throw the dice.
phase-omg-next-lock = The next chest of the pile shows its locks.
phase-omg-open-chest = The chest is turned over.
phase-omg-reroll = Place these dice, or roll all four again?
phase-omg-commit = Lay dice on a card, roll the others again, or place them all?
phase-omg-place = Which card do you complete?

# Choices in a list
choice-omg-stop = Roll no more: place these dice
choice-omg-done = Put the other dice aside
choice-omg-roll = Roll again
choice-omg-ship = Lay a sword on the ship of { $victim }
choice-omg-open = Open chest { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Load { omg-treasure }: { $dice }
choice-omg-steal = { $boarding ->
        [0] Steal { omg-treasure } from { $victim }: { $dice }
       *[other] Steal { omg-treasure } from { $victim }: { $dice }, and a sword on the ship
    }
choice-omg-lay-chest = Lay on chest { $chest } ({ omg-locks }), not complete yet: { $dice }
choice-omg-lay-treasure = Lay on your treasure of { omg-treasure }, not complete yet: { $dice }
choice-omg-lay-theft = Lay on { omg-treasure } before the ship of { $victim }, not stolen yet: { $dice }
choice-omg-add-chest = Add to the dice on chest { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Add to the dice on your treasure of { omg-treasure }: { $dice }
choice-omg-add-theft = { $boarding ->
        [0] Add to the dice on { omg-treasure } before the ship of { $victim }: { $dice }
       *[other] Add to the dice on { omg-treasure } before the ship of { $victim }: { $dice }, and a sword on the ship
    }

# What happened
told-omg-open = { $amount ->
        [0] { $to } opens a chest.
        [one] { $to } opens a chest with one lock.
       *[other] { $to } opens a chest with { $amount } locks.
    }
told-omg-find-coins = { $amount ->
        [0] There are no coins in it.
        [one] There is one coin in it.
       *[other] There are { $amount } coins in it.
    }
told-omg-find-diamonds = { $amount ->
        [0] There are no diamonds in it.
        [one] There is one diamond in it.
       *[other] There are { $amount } diamonds in it.
    }
told-omg-fishbones = Fishbones! They go straight onto the ship of { $to }.
told-omg-load = { $to } loads treasure worth { omg-points }.
told-omg-steal = { $to } steals treasure worth { omg-points } from { $from }.
told-omg-lay-out = { $amount ->
        [0] A chest is laid out.
        [one] A chest with one lock is laid out.
       *[other] A chest with { $amount } locks is laid out.
    }
told-omg-next-lock = { $amount ->
        [0] The pile is empty.
        [one] The next chest of the pile has one lock.
       *[other] The next chest of the pile has { $amount } locks.
    }
told-omg-dice-lost = { $amount ->
        [0] { $to } has used every die.
        [one] One die of { $to } goes aside.
       *[other] { $amount } dice of { $to } go aside.
    }
told-omg-wasted = { $amount ->
        [0] No die of { $to } was laid in vain.
        [one] One die that { $to } had laid down is wasted: nothing came of it.
       *[other] { $amount } dice that { $to } had laid down are wasted: nothing came of them.
    }
told-omg-last-chest = { $to } has opened the last chest.
told-omg-final-turns = The final turns begin: everyone has one more turn.
told-omg-shared = { $amount ->
        [one] One player wins.
       *[other] { $amount } players are level in everything and share the victory.
    }
told-omg-leave = { $amount ->
        [0] { $from } leaves the game.
        [one] { $from } leaves the game, and one unloaded treasure with them.
       *[other] { $from } leaves the game, and { $amount } unloaded treasures with them.
    }
told-omg-turn-dropped = The turn of { $to } ends here.

# Why not
refused-omg-unknown-choice = Oh My Gold! has no such choice.
refused-omg-game-over = The game is over.
refused-omg-chance-decides = Dice or cards decide first.
refused-omg-still-rolling = First say whether these dice stay: stop, or roll again.
refused-omg-rolling-over = Rolling is over: place the dice as they lie.
refused-omg-must-place = These dice can still complete a chest or a treasure of yours, so place them before you put any aside.
refused-omg-must-roll = Something that is not complete lies on a card: roll the other dice first.
refused-omg-no-such-chest = No chest lies at that place of the row.
refused-omg-no-such-treasure = No such treasure without dice on it lies before that ship.
refused-omg-dice-on-it = Dice lie on that chest already.
refused-omg-no-such-card = No such card carries dice.
refused-omg-card-complete = That card is complete and takes no more dice.
refused-omg-no-stealing = At this table nobody steals: choose the Seadogs variant for that.
refused-omg-no-such-ship = That is no opponent's ship.
refused-omg-steals-from-self = You cannot steal from yourself; load a treasure of your own instead.
refused-omg-nothing-to-steal = No treasure lies before that ship.
refused-omg-ship-boarded = A sword lies on that ship already, and one is enough.
refused-omg-no-sword-for-ship = A theft needs one more sword, for the ship itself.
refused-omg-sword-wasted = That sword would be wasted: name the treasure it is to steal.
refused-omg-no-dice-named = Name the dice that go on the card.
refused-omg-dice-not-there = Not all of these dice lie on the table.
refused-omg-dice-do-not-fit = These dice do not fit the spaces of the card.
refused-omg-not-complete = These dice do not complete the card: every space must be filled.
refused-omg-keep-one-to-roll = Keep at least one die to roll, or complete everything you have begun.
refused-omg-seafarers-need-reroll = Seafarers cannot play without a reroll: it is their second roll.
refused-omg-die-symbol = “{ $symbol }” is no symbol of a die: K is a key, C a coin, D a diamond, W a sword.
refused-omg-die-sides = { $given ->
        [one] A die has six symbols, not one.
       *[other] A die has six symbols, not { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] A die needs a key at least.
        [C] A die needs a coin at least.
       *[D] A die needs a diamond at least.
    }
refused-omg-deck-card = “{ $card }” is no card: write one to three locks, then F for fishbones or up to three C and D, such as 2CCD.
refused-omg-deck-size = { $given ->
        [one] A deck has 18 cards, not one.
       *[other] A deck has 18 cards, not { $given }.
    }
refused-omg-no-such-locks = “{ $text }” is not a number of locks: a chest has 1, 2 or 3.
refused-omg-no-such-find = “{ $text }” is no treasure: write F for fishbones or up to three C and D.

# Options
option-omg-deck = The deck
value-omg-deck-default = 18 cards with 34 points and three fishbones (unverified: the printed deck is not published)
value-omg-deck-custom = your own 18 cards, such as custom:1F,1C,2CD,3CDD and so on
option-omg-dice = The dice
value-omg-dice-k2c2d1s1 = two keys, two coins, a diamond, a sword (unverified: the printed die is not published)
value-omg-dice-k2c1d2s1 = two keys, a coin, two diamonds, a sword (unverified)
value-omg-dice-k2c1d1s2 = two keys, a coin, a diamond, two swords (unverified)
value-omg-dice-custom = your own six sides, such as custom:KKCCDW (K key, C coin, D diamond, W sword)
option-omg-end = The end of the game
value-omg-end-final_turns = one more turn for everyone after the last chest
value-omg-end-on_last_open = at the end of the turn that opens the last chest
value-omg-end-all_claimed = when no treasure lies before any ship (house rule)
option-omg-first_player = Who begins
value-omg-first_player-youngest = the youngest, as the host marks them; else by lot
value-omg-first_player-random = by lot
value-omg-first_player-host = the host
option-omg-placement = Must dice be used?
value-omg-placement-maximal = dice that can complete a chest or an own treasure must be used
value-omg-placement-free = any dice may be put aside
option-omg-rerolls = Rerolls
value-omg-rerolls-1 = all dice may be rolled again once
value-omg-rerolls-0 = no reroll, for the very youngest (house rule)
option-omg-same_turn_load = Loading in the turn of the opening
value-omg-same_turn_load-no = no: all dice are placed before any chest is turned
value-omg-same_turn_load-yes = yes: each card takes effect at once, and dice left may go on what was just opened
option-omg-seadogs = Old Seadogs
value-omg-seadogs-off = nobody steals
value-omg-seadogs-on = treasure before other ships can be stolen (from six years)
option-omg-seafarer_commit = Dice that Seafarers lay down early
value-omg-seafarer_commit-partial = may lie on a card that is not complete yet
value-omg-seafarer_commit-complete_only = must complete the card, or a whole theft
option-omg-seafarers = Seasoned Seafarers
value-omg-seafarers-off = the reroll takes all four dice
value-omg-seafarers-on = some dice may be laid down first, and only the others are rolled again

preset-omg-base = The game as the rulebook tells it.
preset-omg-first = A first game for the youngest: no reroll (house rule).
preset-omg-seafarers = Seasoned Seafarers: lay some dice down, roll the others again.
preset-omg-seadogs = Old Seadogs: treasure before other ships can be stolen.
preset-omg-seafarers-seadogs = Both variants at once.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    What it is about

    Two to four pirates, five years and up (OMG-A03). In the middle lie chests. Open them with keys, then load what was in
    them onto your ship. Each coin and each diamond you have loaded is a point, and most points wins (OMG-23, OMG-31).

    Mind this: an opened chest is not yet loot. Its treasure lies before your ship until you load it (OMG-19, OMG-22).
guide-omg-2 =
    What lies in the box

    - Four dice, all alike, with keys, coins, diamonds and swords (OMG-01, OMG-A38).
    - 18 cards: a chest with one to three locks on one side, a treasure of up to three coins and diamonds, or fishbones,
      on the other (OMG-02, OMG-16).
    - Four ships (OMG-03).

    How many of each symbol the printed dice and cards carry is published nowhere. Ours are unverified: a die with two keys,
    two coins, a diamond and a sword, and a deck with three fishbones, 19 coins and 15 diamonds (OMG-A01, OMG-A02). If you own the
    box, play with your own dice and deck (OMG-A45).
guide-omg-3 =
    Before you start

    - Everyone has a ship (OMG-04, OMG-A04).
    - The cards are shuffled into a pile, chests up. The top three lie beside it (OMG-05, OMG-06, OMG-A39).
    - All can see how many locks the next chest of the pile has (OMG-A05).
    - The youngest begins, then it goes clockwise (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Your turn: roll

    Roll all four dice. If you do not like them, roll all four again, once; the second roll stands
    (OMG-09, OMG-10, OMG-A06).
guide-omg-5 =
    Your turn: place the dice

    Lay your dice on cards. A card must be filled completely (OMG-12).

    - Keys go on chests: as many as there are locks (OMG-15, OMG-17).
    - Coins and diamonds go on your own treasures: exactly what they show (OMG-20, OMG-21).
    - A sword is a joker for a key, a coin or a diamond; you may use as many as you have (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - Dice that could complete one more chest or treasure of yours must be used; which card is up to you
      (OMG-11, OMG-A07).
    - Dice that fit nowhere are lost for this turn, and none stay for the next (OMG-13, OMG-A11, OMG-A37).

    Only when every die lies somewhere does anything happen (OMG-14, OMG-A41).
guide-omg-6 =
    Your turn: what happens

    - Opened chests are turned over. The treasure lies before your ship for all to see; you can load it from your next
      turn on (OMG-19, OMG-A08).
    - More locks promise better treasure (OMG-18).
    - Fishbones go straight onto your ship and are worth nothing (OMG-25, OMG-26).
    - Loaded treasures go under your ship: that is your loot (OMG-22).
    - The dice pass to the left, and new chests fill the empty places, from the left, as long as there are any
      (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    The end

    When the last of the 18 chests has been opened, everyone has one more turn: first the player to the left of whoever opened it, that
    player last (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20). Then the loot is counted; treasure still before a ship does
    not count (OMG-A18).

    If points are equal, most diamonds win, then fewest fishbones; else the victory is shared
    (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variant: Seasoned Seafarers

    After the first roll you may lay some dice on cards, even on cards that are not complete yet. They stay there. Roll the others once
    more, then place them (OMG-35, OMG-A23, OMG-A24, OMG-A25, OMG-A26, OMG-A43). A card that is still not complete brings nothing.
guide-omg-9 =
    Variant: Old Seadogs

    From six years on (OMG-36). You may also steal treasure that lies before another ship (OMG-37):

    - one sword die goes on that ship, once for all its treasures; it is no joker (OMG-38, OMG-A27, OMG-A28, OMG-A29),
    - and your other dice complete one or several treasures before it (OMG-39).

    Stolen treasure goes straight onto your ship (OMG-40). Nobody must steal, and fishbones cannot be stolen
    (OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33). Both variants go well together (OMG-A34).
guide-omg-10 =
    Tables differ

    - The very youngest may play without the second roll (OMG-A35).
    - Some end the game with the last chest, some only when every treasure is loaded (OMG-A19).
    - Some load a treasure in the turn in which they open it (OMG-A08).

# Solved tables and what judgements rest on
basis-omg-fitted = Winning chances: this turn is worked out to its end; what comes after it is estimated by what was fitted to games played.
basis-omg-nearest = Winning chances: this turn is worked out to its end; what comes after it is estimated by what was fitted to games under other options, the nearest there are.
basis-omg-final = Winning chances in the last turns: worked out to the end of the game.
