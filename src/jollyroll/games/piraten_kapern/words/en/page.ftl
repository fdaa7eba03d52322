page-tip-pk-card = Draw a card first: it gives this turn a rule of its own.
page-tip-pk-keep = Tap the dice you want to keep and reroll the others. Three skulls end your turn.
page-tip-pk-skulls = Two skulls! One more and you lose this turn’s points.
page-tip-pk-rescue = The Sorceress can bring one skull back: tap it.
page-tip-pk-island = Island of Skulls! Only skulls count now, and each one costs your opponents points.
page-pk-draw = Draw a card and roll
page-pk-pile = { $left ->
        [one] One card in the pile
       *[other] { $left } cards in the pile
    }
page-pk-lying = { $points } points on the table
page-pk-turn-over = your turn is over
page-pk-points = { $points } points
page-pk-rescue-line = Three skulls! Tap a skull to call on the Sorceress, or end your turn.
page-pk-stow = Put kept dice on the chest
page-pk-chest-empty = Tap or drag dice to keep them safe
page-pk-revived = rerolled
page-pk-die-on-chest = { $face }, on the chest
page-pk-chest-holds = { $points } safe
page-pk-swords = { $swords } of { $need } swords
page-pk-island-each = −{ $loss } for each opponent
page-pk-skulls = { $skulls } of 3 skulls
page-pk-island = Island of Skulls
page-pk-island-skulls = Island of Skulls: { $skulls } skulls, each opponent loses { $loss }

moment-pk-captain = Everything counts double!
moment-pk-disqualified = { $amount ->
        [3] The third skull!
       *[other] { $amount } skulls!
    }
moment-pk-island = Island of Skulls!
moment-pk-battle-won = The Sea Battle is won!
moment-pk-battle-lost = The Sea Battle is lost!
moment-pk-full-chest = A full chest!
moment-pk-final-round = The final round!

# With real dice, and on the sheet of scores
page-pk-ask-draw-card = { $name }: draw a card. Which one is it?

# At the end
page-pk-over = { $points } points – the target was { $target }.
