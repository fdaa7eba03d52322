# Positions as text: what is wrong with one

refused-position-long = Eine Stellung hat höchstens { $most } Zeichen.
refused-position-no-game = Sag, zu welchem Spiel diese Stellung gehört: Beginne sie mit einem von { $known } und einem Doppelpunkt, oder ergänze --game.
refused-position-other-game = Diese Stellung sagt, dass sie zu einem anderen Spiel gehört: { $game }. Nenne das Spiel nur einmal.
refused-position-options-twice = Spiel und Optionen stehen schon vor dem Doppelpunkt dieser Stellung; lass --preset und --option weg.
refused-position-empty-item = Zwischen zwei Kommas, vor dem ersten oder nach dem letzten steht nichts. Schreib Angaben wie „seat 1“ mit einzelnen Kommas dazwischen.
refused-position-item-twice = „{ $item }“ steht zweimal da. Schreib es einmal.
refused-position-item-missing = In der Stellung fehlt „{ $item }“. Ergänze es.
refused-position-item-unknown = „{ $item }“ ist keine Angabe einer Stellung dieses Spiels. Die Angaben sind: { $known }.
refused-position-item-misplaced = „{ $item }“ gehört nicht in diese Stellung: Es passt nicht zum Rest.
refused-position-value-missing = „{ $item }“ hat keinen Wert. Schreib einen dahinter.
refused-position-no-value = „{ $item }“ hat keinen Wert: Schreib es allein.
refused-position-one-value = „{ $item }“ hat einen Wert, nicht { $given }.
refused-position-row = „{ $item }“ braucht einen Wert für jeden der { $seats } Plätze, nicht { $given }.
refused-position-seats = Diese Stellung hat { $given } Plätze, genannt sind { $seats } Namen.
refused-position-values = „{ $item }“ braucht { $needed } Werte, nicht { $given }.
refused-position-phase = Auf „{ $text }“ kann dieses Spiel nicht warten. Es kann warten auf: { $known }.
refused-position-unsound = Diese Angaben passen nicht zusammen: { $what }.
refused-position-number = „{ $item }“ braucht eine ganze Zahl, nicht „{ $text }“.
refused-position-range = „{ $item }“ ist eine Zahl von { $least } bis { $most }, nicht { $text }.
refused-position-seat-twice = „{ $item }“ nennt Platz { $seat } zweimal.
refused-position-absent = Platz { $seat } hat das Spiel verlassen und ist darin nicht mehr am Zug.
refused-position-winner-left = Wer gegangen ist, kann nicht gewonnen haben.
refused-position-winners = „won { $given }“ passt nicht zum Rest dieser Stellung: Nach den Regeln ist es „won { $right }“.
refused-position-one-left = Mit weniger als zwei Spielern ist das Spiel zu Ende: Sag, wer gewonnen hat.
refused-position-roll-off = Das ist kein Auswürfeln um den ersten Zug: Die Plätze würfeln der Reihe nach, mindestens zwei nehmen teil, und jemand muss noch würfeln (?).
refused-position-dice = In dieser Stellung sind { $given } Würfel, und das Spiel hat { $most }.
refused-position-dice-count = { $given ->
        [one] In dieser Stellung ist ein Würfel
       *[other] In dieser Stellung sind { $given } Würfel
    }, und es müssen { $needed } sein.
