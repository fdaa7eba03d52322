page-tip-pk-card = Zieh zuerst eine Karte: Sie gibt diesem Zug eine eigene Regel.
page-tip-pk-keep = Tippe die Würfel an, die du behältst; die anderen würfelst du neu. Drei Totenköpfe beenden deinen Zug.
page-tip-pk-skulls = Zwei Totenköpfe! Noch einer, und die Punkte dieses Zuges sind weg.
page-tip-pk-rescue = Die Wächterin kann einen Totenkopf zurückholen: Tippe ihn an.
page-tip-pk-island = Totenkopfinsel! Jetzt zählen nur Totenköpfe, und jeder kostet die anderen Punkte.
page-pk-draw = Karte ziehen und würfeln
page-pk-pile = { $left ->
        [one] Eine Karte im Stapel
       *[other] { $left } Karten im Stapel
    }
page-pk-lying = { $points } Punkte auf dem Tisch
page-pk-turn-over = dein Zug ist vorbei
page-pk-points = { $points } Punkte
page-pk-rescue-line = Drei Totenköpfe! Tippe auf einen Totenkopf, um die Wächterin zu rufen, oder beende deinen Zug.
page-pk-stow = Behaltene Würfel auf die Schatzinsel legen
page-pk-chest-empty = Würfel antippen oder hierher ziehen
page-pk-revived = neu gewürfelt
page-pk-die-on-chest = { $face }, auf der Schatzinsel
page-pk-chest-holds = { $points } sicher
page-pk-swords = { $swords } von { $need } Säbeln
page-pk-island-each = jeder Gegner −{ $loss }
page-pk-skulls = { $skulls } von 3 Totenköpfen
page-pk-island = Totenkopfinsel
page-pk-island-skulls = Totenkopfinsel: { $skulls } Totenköpfe, jeder Gegner verliert { $loss }

moment-pk-captain = Alles zählt doppelt!
moment-pk-disqualified = { $amount ->
        [3] Der dritte Totenkopf!
       *[other] { $amount } Totenköpfe!
    }
moment-pk-island = Totenkopfinsel!
moment-pk-battle-won = Das Piratenschiff ist gekapert!
moment-pk-battle-lost = Das Piratenschiff hat gewonnen!
moment-pk-full-chest = Volle Schatztruhe!
moment-pk-final-round = Die Schlussrunde!

# With real dice, and on the sheet of scores
page-pk-ask-draw-card = { $name }: Zieh eine Karte. Welche ist es?

# At the end
page-pk-over = { $points } Punkte – das Ziel waren { $target }.
