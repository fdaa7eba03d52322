page-tip-pk-card = Trek eerst een kaart: die geeft deze beurt een eigen regel.
page-tip-pk-keep = Tik op de stenen die je wilt houden en gooi de andere opnieuw. Drie doodskoppen beëindigen je beurt.
page-tip-pk-skulls = Twee doodskoppen! Nog één en je bent de punten van deze beurt kwijt.
page-tip-pk-rescue = De Tovenares kan één doodskop terughalen: tik erop.
page-tip-pk-island = Doodskopeiland! Nu tellen alleen doodskoppen, en elke doodskop kost de anderen punten.
page-pk-draw = Trek een kaart en gooi
page-pk-pile = { $left ->
        [one] Eén kaart in de stapel
       *[other] { $left } kaarten in de stapel
    }
page-pk-lying = { $points } punten op tafel
page-pk-turn-over = je beurt is voorbij
page-pk-points = { $points } punten
page-pk-rescue-line = Drie doodskoppen! Tik op een doodskop om de Tovenares te roepen, of beëindig je beurt.
page-pk-stow = Leg gehouden stenen op de kist
page-pk-chest-empty = Tik stenen aan of sleep ze hierheen
page-pk-revived = opnieuw
page-pk-die-on-chest = { $face }, op de kist
page-pk-chest-holds = { $points } veilig
page-pk-swords = { $swords } van { $need } sabels
page-pk-island-each = elke tegenstander −{ $loss }
page-pk-skulls = { $skulls } van 3 doodskoppen
page-pk-island = Doodskopeiland
page-pk-island-skulls = Doodskopeiland: { $skulls } doodskoppen, elke tegenstander verliest { $loss }

moment-pk-captain = Alles telt dubbel!
moment-pk-disqualified = { $amount ->
        [3] De derde doodskop!
       *[other] { $amount } doodskoppen!
    }
moment-pk-island = Doodskopeiland!
moment-pk-battle-won = De Zeeslag is gewonnen!
moment-pk-battle-lost = De Zeeslag is verloren!
moment-pk-full-chest = Volle kist!
moment-pk-final-round = De slotronde!

# With real dice, and on the sheet of scores
page-pk-ask-draw-card = { $name }: trek een kaart. Welke is het?

# At the end
page-pk-over = { $points } punten – het doel was { $target }.
