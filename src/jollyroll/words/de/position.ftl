# Positions as text: what is wrong with one

refused-position-long = Eine Stellung hat höchstens { $most } Zeichen.
refused-position-no-game = Sag, zu welchem Spiel diese Stellung gehört: Beginne sie mit kg, pk oder omg und einem Doppelpunkt (kg: coins 12 8, ...), oder ergänze --game.
refused-position-other-game = Diese Stellung sagt, dass sie zu einem anderen Spiel gehört: { $game }. Nenne das Spiel nur einmal.
refused-position-options-twice = Spiel und Optionen stehen schon vor dem Doppelpunkt dieser Stellung; lass --preset und --option weg.
refused-position-empty-item = Zwischen zwei Kommas, vor dem ersten oder nach dem letzten steht nichts. Schreib Angaben wie „seat 1“ mit einzelnen Kommas dazwischen.
refused-position-item-twice = „{ $item }“ steht zweimal da. Schreib es einmal.
refused-position-item-missing = In der Stellung fehlt „{ $item }“. Ergänze es.
refused-position-item-unknown = „{ $item }“ ist keine Angabe einer Stellung dieses Spiels. Die Angaben sind: { $known }.
refused-position-item-misplaced = „{ $item }“ gehört nicht in diese Stellung: Es passt nicht zum Rest.
refused-position-value-missing = „{ $item }“ hat keinen Wert. Schreib einen dahinter.
refused-position-no-value = „{ $item }“ steht allein, ohne Wert.
refused-position-one-value = „{ $item }“ hat einen Wert, nicht { $given }.
refused-position-row = „{ $item }“ braucht einen Wert für jeden der { $seats } Plätze, nicht { $given }.
refused-position-number = „{ $text }“ ist keine ganze Zahl, und „{ $item }“ braucht eine.
refused-position-range = „{ $item }“ ist eine Zahl von { $least } bis { $most }, nicht { $text }.
refused-position-seat-twice = „{ $item }“ nennt Platz { $seat } zweimal.
refused-position-absent = Platz { $seat } hat das Spiel verlassen und ist darin nicht mehr am Zug.
refused-position-winner-left = Wer gegangen ist, kann nicht gewonnen haben.
refused-position-winners = „won { $given }“ passt nicht zum Rest dieser Stellung: Nach den Regeln ist es „won { $right }“.
refused-position-one-left = Mit weniger als zwei Spielern ist das Spiel zu Ende: Sag, wer gewonnen hat.
refused-position-roll-off = Das ist kein Auswürfeln um den ersten Zug: Die Plätze werfen der Reihe nach, mindestens zwei nehmen teil, und jemand muss noch werfen (?).
refused-position-dice = In dieser Stellung sind { $given } Würfel, und das Spiel hat { $most }.
refused-position-dice-count = { $given ->
        [one] In dieser Stellung ist ein Würfel
       *[other] In dieser Stellung sind { $given } Würfel
    }, und es müssen { $needed } sein.

# King's Gold
refused-position-kg-coins = Schachtel, König und Spieler haben zusammen { $together } Münzen, und es gibt { $needed }.
refused-position-kg-left-coins = Platz { $seat } ist gegangen, also liegen seine Münzen beim König.
refused-position-kg-no-replay = Neue Spiele unter den Führenden gibt es nur mit der Option tie=new_game.
refused-position-kg-not-over = Die Schachtel ist nicht leer, also hat noch niemand gewonnen.
refused-position-kg-shared-early = Ein Gleichstand führt mit der Option tie=new_game zu einem neuen Spiel; geteilt wird der Sieg erst nach { $most } davon: Sag es mit „replay { $most }“.
refused-position-kg-begun = Vor dem ersten Zug liegen alle Münzen in der Schachtel.
refused-position-kg-no-tie-round = Mit diesem Wert der Option tie gibt es keine Stechrunden.
refused-position-kg-tie-box = Stechrunden werden gespielt, wenn die Schachtel leer ist, und das ist sie nicht.
refused-position-kg-tied = Eine Stechrunde braucht mindestens zwei Gleichplatzierte, die noch da sind.
refused-position-kg-not-tied = Platz { $seat } hat in dieser Stechrunde keinen Zug.
refused-position-kg-no-tie = Mit diesen Münzen herrschte kein Gleichstand, als diese Runde begann.
refused-position-kg-bones = Mit { $bones } gekreuzten Knochen ist der Zug sofort vorbei.
refused-position-kg-rolling-over = Gewürfelt wird nicht mehr, also hat niemand Würfel in der Hand.
refused-position-kg-all-locked = Alle Würfel liegen fest, also gibt es nichts zu entscheiden.
refused-position-kg-no-pair = Mit diesen Würfeln ist kein Paar möglich, also ist der Zug vorbei.
refused-position-kg-box-empty = Die Schachtel ist leer, also ist das Spiel zu Ende: Sag, wer gewonnen hat, oder schreib eine Stechrunde.

# Piraten Kapern
refused-position-pk-score = { $score } Punkte kann niemand haben: Punkte gibt es in Hundertern.
refused-position-pk-below-zero = { $score } Punkte kann an diesem Tisch niemand haben: Niemand fällt unter null.
refused-position-pk-too-much = { $score } Punkte kann niemand haben: Ein Zug führt höchstens zu { $most }.
refused-position-pk-beyond = Platz { $seat } kann vor dem Ende keine { $score } Punkte haben: Wer { $target } übertrifft, löst die Schlussrunde aus oder hat gewonnen.
refused-position-pk-deck = { $given } Karten sind genannt, und es gibt { $most }.
refused-position-pk-cards = Die Karte { $card } kommt { $given }-mal vor, im Stapel sind { $most }.
refused-position-pk-order = Die Karte dieses Zuges muss die letzte in der Reihenfolge sein, in der die Karten kamen.
refused-position-pk-again = Die Karten kommen erst dann in derselben Reihenfolge wieder, wenn alle { $needed } gekommen sind; { $given } sind genannt.
refused-position-pk-no-used = Mit deck=with_replacement gehen benutzte Karten sofort in den Stapel zurück.
refused-position-pk-pile-empty = Eine Karte ist fällig, und der Stapel ist leer: Die benutzten Karten wären zu einem neuen gemischt worden.
refused-position-pk-card-early = Niemand ist am Zug, also liegt keine Karte da.
refused-position-pk-card-first = Würfel liegen da, aber keine Karte: Zuerst kommt eine Piratenkarte. Füge „card“ und ihren Namen hinzu.
refused-position-pk-begun = Vor dem ersten Zug hat niemand Punkte, und keine Karte ist benutzt.
refused-position-pk-not-over = Noch hat niemand gewonnen: Die beste Punktzahl derer, die noch da sind, ist { $score }, und das ist bei einem Ziel von { $target } zu wenig.
refused-position-pk-one-winner = Mit end=sudden hat allein gewonnen, wer als Erster dort ist.
refused-position-pk-no-final = Mit end=sudden gibt es keine Schlussrunde.
refused-position-pk-trigger-plays = Platz { $seat } hat die Schlussrunde ausgelöst und hat darin keinen Zug.
refused-position-pk-trigger-poor = Platz { $seat } kann die Schlussrunde nicht ausgelöst haben: { $score } Punkte sind zu weit von { $target } entfernt.
refused-position-pk-no-playoff = Ein Stechen bei Gleichstand gibt es nur mit der Option tie=playoff.
refused-position-pk-tied = Ein Stechen braucht mindestens zwei Gleichplatzierte, die noch da sind.
refused-position-pk-due = In einem Stechen sind alle, die noch dran sind, gleichplatziert, und Platz { $seat }, der am Zug ist, gehört dazu.
refused-position-pk-no-chest = Hier können keine Würfel auf einer Schatzinsel liegen.
refused-position-pk-arranged = Würfel sind in der Hand, also kann die Schatzinsel nicht mehr belegt werden.
refused-position-pk-no-sorceress = Ohne die Wächterin gibt es ihre Hilfe nicht.
refused-position-pk-island-at-sea = Beim Piratenschiff kommt niemand auf die Totenkopfinsel.
refused-position-pk-skulls = Mit { $skulls } Totenköpfen ist der Zug vorbei.
refused-position-pk-island = Mit { $skulls } Totenköpfen im ersten Wurf führt der Zug zur Totenkopfinsel: Schreib „island“ dazu.
refused-position-pk-few-dice = { $given ->
        [one] Ein Würfel ist
       *[other] { $given } Würfel sind
    } hier zu wenig für einen Wurf.
refused-position-pk-keep-one = An diesem Tisch muss ein Würfel liegen bleiben, also werden nicht alle acht noch einmal geworfen.
refused-position-pk-island-skulls = Zur Totenkopfinsel führen vier Totenköpfe, nicht { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Kein Würfel ist
        [one] Ein Würfel ist
       *[other] { $left } Würfel sind
    } auf der Totenkopfinsel noch zu werfen, also ist der Zug vorbei.

# Oh My Gold!
refused-position-omg-loot = „{ $text }“ ist keine Beute: Schreib Münzen, Diamanten und Fischgräten als C, D und F, dann einen Schrägstrich und die Zahl der Schatzkarten, zum Beispiel CCDF/2; jede Karte hat ein bis drei Münzen und Diamanten.
refused-position-omg-treasure = „{ $text }“ ist hier kein Schatz: Schreib ein bis drei Münzen und Diamanten als C und D.
refused-position-omg-left-treasure = Platz { $seat } ist gegangen, also liegt vor seinem Schiff kein Schatz.
refused-position-omg-cards = { $given } Karten sind genannt, und es gibt { $most }.
refused-position-omg-card = Die Karte { $card } kommt { $given }-mal vor, im Kartensatz sind { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] Eine Karte mit Fischgräten wurde geöffnet
       *[other] { $opened } Karten mit Fischgräten wurden geöffnet
    }, und { $given } liegen auf den Schiffen.
refused-position-omg-not-opened = Vor den Schiffen liegen mehr Schätze { $text }, als in den geöffneten Truhen waren.
refused-position-omg-unaccounted = Die Schätze vor und auf den Schiffen sind nicht die aus den geöffneten Truhen.
refused-position-omg-row = Die Auslage hat { $needed } Stellen, nicht { $given }; schreib - für eine leere.
refused-position-omg-locks = Truhen mit so vielen Schlössern ({ $locks }): { $given } sind zu sehen, aber nur { $most } solche Karten sind noch geschlossen.
refused-position-omg-gap = Die Auslage wäre vor diesem Zug aufgefüllt worden, und der Stapel zeigt seine oberste Karte: Nenne sie mit „top“.
refused-position-omg-no-opener = Alle Truhen sind offen: Sag mit „opener“, wer die letzte geöffnet hat.
refused-position-omg-opener = Es sind noch Truhen zu öffnen, also hat niemand die letzte geöffnet.
refused-position-omg-over = Es gibt nichts mehr zu holen, also ist das Spiel zu Ende: Sag, wer gewonnen hat.
refused-position-omg-not-over = Es sind noch Truhen zu öffnen, also hat noch niemand gewonnen.
refused-position-omg-unclaimed = Vor den Schiffen liegen noch Schätze, also hat noch niemand gewonnen.
refused-position-omg-begun = Vor dem ersten Zug ist keine Truhe geöffnet, und niemand ist am Zug.
refused-position-omg-from-left = Die Reihe wird von links ausgelegt: Vor einer Truhe ist kein Platz leer.
refused-position-omg-next-card = Ohne „top“ muss der Stapel nach einem Zug, der Truhen geöffnet hat, erst noch eine Karte zeigen: Dann ist der erste Platz der Reihe belegt, und es sind mehr Truhen geöffnet als Plätze leer. Beginnt gerade ein Zug, schreib „row“ und „top“.
refused-position-omg-boarded = Das Schiff von Platz { $seat } kann hier nicht geentert werden.
refused-position-omg-covers = { $most } Würfel können nicht auf mehr als { $most } Karten liegen.
refused-position-omg-carried-out = Was voll ist, wurde schon ausgeführt; lass es weg.
refused-position-omg-opening = Truhe { $chest } ist nicht die erste, die Würfel aufgeschlossen haben.
refused-position-omg-second-roll = Einen solchen zweiten Wurf gibt es an diesem Tisch nicht: Alle Würfel, die auf keiner Karte liegen, werden geworfen, einmal.
refused-position-omg-nothing-fits = Diese Würfel machen nichts voll, also ist der Zug vorbei.
