# Everything a player reads

game-scc = Ship, Captain and Crew
game-scc-line = Find a ship, a captain and a crew, in this order, and load as much as you can.

face-scc-one = one
face-scc-two = two
face-scc-three = three
face-scc-crew = crew (4)
face-scc-captain = captain (5)
face-scc-ship = ship (6)

phase-scc-throw = Roll the dice.
phase-scc-cargo = Keep this cargo, or reroll some of it?

choice-scc-stop = Keep the cargo
choice-scc-roll = Reroll { $dice }

told-scc-aboard = { $amount ->
        [6] { $to } has found a ship.
        [5] { $to }’s captain comes aboard.
       *[other] { $to }’s crew comes aboard.
    }
told-scc-cargo = { $amount ->
        [0] { $to } stays ashore, without cargo.
       *[other] { $to } sails with a cargo of { $amount }.
    }
told-scc-tie = { $amount } players tie for the most cargo and play another round.
told-scc-leave = { $to } leaves the game.

refused-scc-unknown-choice = There is no such choice; pick one from the list.
refused-scc-game-over = The game is over; start a new one to play on.
refused-scc-dice-must-fall = The dice haven’t been rolled yet; wait for the roll.
refused-scc-dice-not-there = Those dice aren’t cargo; pick from the ones that are.
refused-scc-both-or-none = Reroll both cargo dice, or neither.

option-scc-cargo_dice = Rerolling cargo
value-scc-cargo_dice-either = One die or both.
value-scc-cargo_dice-both = Both dice or neither.
option-scc-first_player = Who goes first
value-scc-first_player-random = The first player is chosen at random.
value-scc-first_player-host = The host goes first.
value-scc-first_player-youngest = The player marked as the youngest goes first.
option-scc-tie = When the most cargo is tied
value-scc-tie-again = The tied players play another round.
value-scc-tie-shared = The tied players share the victory.
preset-scc-usual = As most people play it.
preset-scc-bar = As it is played in bars: you reroll both cargo dice, or neither.

score-scc = cargo { $amount }
lab-score-scc = cargo
coach-points-scc = cargo
coach-risk-scc = no cargo

guide-scc-1 =
    How it is played

    You have five dice and three rolls (SCC-02). A six is your ship, a five the captain, a four the crew. The captain boards
    only a ship, and the crew only a ship with a captain (SCC-03, SCC-04). Once all three are there, the other two dice
    are your cargo: keep it, or reroll it while you have rolls left (SCC-06). Everybody has one turn, and the most cargo
    wins (SCC-07, SCC-08).

# The register of rules
SCC-01 = Two to six people play.
SCC-02 = A turn has five dice and at most three rolls.
SCC-03 = A six is the ship, a five the captain, a four the crew; they are set aside in this order, several in one roll if the dice show them.
SCC-04 = A captain without a ship and a crew without a captain do not count.
SCC-05 = As long as one of the three is missing, all other dice are rerolled.
SCC-06 = With all three aboard, the player may stop, or reroll one or both of the other dice; by option, both or neither.
SCC-07 = The sum of the other two dice is the cargo; without ship, captain and crew there is none.
SCC-08 = Everybody has one turn; the most cargo wins.
SCC-09 = Those tied for the most cargo play another round, ten at most; by option they share the victory.
