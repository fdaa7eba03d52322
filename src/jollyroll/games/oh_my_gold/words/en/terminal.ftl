board-omg-chest = Chest { $place }
board-omg-locks = { $locks ->
        [0] (empty)
        [one] 1 lock
       *[other] { $locks } locks
    }
board-omg-pile = { $count ->
        [0] Pile empty
        [one] Pile: 1 chest
       *[other] Pile: { $count } chests
    }
board-omg-top = { $locks ->
        [0] nothing to come
        [one] next: 1 lock
       *[other] next: { $locks } locks
    }
board-omg-before = in front:
board-omg-loot = loot: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $diamonds ->
        [0] {""}
        [one] {" "}(with 1 diamond)
       *[other] {" "}(with { $diamonds } diamonds)
    }{ $bones ->
        [0] {""}
        [one] , 1 fishbone
       *[other] , { $bones } fishbones
    }
board-omg-boarded = boarded
board-omg-complete = full
board-omg-incomplete = not full yet
board-omg-final = { $you ->
        [name] You opened the last chest: the final turns have begun.
       *[other] { $name } opened the last chest: the final turns have begun.
    }
manual-omg-next-lock = Look at the top chest of the pile. How many locks does it show?
manual-omg-open-chest = Turn the chest over. What is in it?
dice-cards-omg = on a card
dice-ships-omg = on a ship
more-choices-omg = { $count ->
    [one] One more way to place dice on a card that isn’t full yet: l lists it.
   *[other] { $count } more ways to place dice on a card that isn’t full yet: l lists them.
}
