manual-pk-draw-card = { $you ->
        [name] Draw the top card. Which one is it? Type its number or name.
       *[other] { $name } draws the top card. Which one is it? Type its number or name.
    }
board-pk-card = Card
board-pk-target = of { $target }
board-pk-sockets = Skulls: { $row } (three and you’re bust)
board-pk-skulls = { $count } skulls.
board-pk-island = Island of Skulls: every opponent loses { $loss } if it ends now.
board-pk-swords = Swords: { $have } of { $need }.
board-pk-chest = Safe on the chest: { $points } points.
board-pk-final = { $you ->
        [name] Final round: you have reached the target; everyone else has one last turn.
       *[other] Final round: { $name } has reached the target; everyone else has one last turn.
    }
board-pk-playoff = Playoff { $number }: the tied players play for the victory.
dice-skulls-pk = aside
dice-chest-pk = chest
pick-chest-pk = To move dice onto the chest or off it, type for example: chest ac
refused-pk-die-on-chest = Die “{ $mark }” is on the chest; take it off first: chest { $mark }
