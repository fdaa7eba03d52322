# Everything a player reads

game-skel = Skeleton Game
game-skel-line = One turn each, and the most points win.

face-skel-one = one
face-skel-two = two
face-skel-three = three
face-skel-four = four
face-skel-five = five
face-skel-six = six

phase-skel-throw = Roll the dice.
phase-skel-reroll = Stop, or reroll some dice?

choice-skel-stop = Stop
choice-skel-roll = Reroll { $dice }

told-skel-scored = { $to } scores { $amount }.
told-skel-leave = { $to } leaves the game.

refused-skel-unknown-choice = There is no such choice; pick one from the list.
refused-skel-game-over = The game is over; start a new one to play on.
refused-skel-dice-must-fall = The dice haven’t been rolled yet; wait for the roll.
refused-skel-dice-not-there = Those dice aren’t there; pick from the others.

option-skel-first_player = Who goes first
value-skel-first_player-random = The first player is chosen at random.
value-skel-first_player-host = The host goes first.
value-skel-first_player-youngest = The player marked as the youngest goes first.
preset-skel-usual = The only way to play it so far.

guide-skel-1 =
    How it is played

    You have five dice and three rolls; reroll whichever dice you like (SKEL-02, SKEL-03). The sum of your dice is what
    you score (SKEL-04). Everybody has one turn, and the most points win (SKEL-05).

# The register of rules
SKEL-01 = Two to six people play.
SKEL-02 = A turn has five dice and at most three rolls.
SKEL-03 = After a roll the player may stop, or reroll any of the dice.
SKEL-04 = The sum of the dice is what the turn scores.
SKEL-05 = Everybody has one turn; the most points win, and tied players share the victory.
