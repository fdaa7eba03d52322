refused-position-pk-score = { $score } Punkte kann niemand haben: Punkte gibt es in Hundertern.
refused-position-pk-below-zero = { $score } Punkte kann an diesem Tisch niemand haben: Kein Punktestand fällt unter null.
refused-position-pk-too-much = { $score } Punkte kann niemand haben: Ein Zug führt höchstens zu { $most }.
refused-position-pk-beyond = Platz { $seat } kann vor dem Ende keine { $score } Punkte haben: Wer { $target } übertrifft, löst die Schlussrunde aus oder hat gewonnen.
refused-position-pk-deck = { $given } Karten sind genannt, es gibt aber nur { $most }.
refused-position-pk-cards = Die Karte { $card } kommt { $given }-mal vor, im Stapel sind aber { $most }.
refused-position-pk-order = Die Karte dieses Zuges muss die letzte in der Reihenfolge sein, in der die Karten kamen.
refused-position-pk-again = Die Karten kommen erst dann in derselben Reihenfolge wieder, wenn alle { $needed } gekommen sind; { $given } sind genannt.
refused-position-pk-no-used = Mit deck=with_replacement gehen benutzte Karten sofort in den Stapel zurück.
refused-position-pk-pile-empty = Eine Karte ist fällig, und der Stapel ist leer: Die benutzten Karten wären zu einem neuen gemischt worden.
refused-position-pk-card-early = Niemand ist am Zug, also liegt keine Karte da.
refused-position-pk-card-first = Würfel liegen da, aber keine Karte: Zuerst kommt eine Piratenkarte. Füge „card“ und ihren Namen hinzu.
refused-position-pk-begun = Vor dem ersten Zug hat niemand Punkte, und keine Karte ist benutzt.
refused-position-pk-not-over = Noch hat niemand gewonnen: Die beste Punktzahl derer, die noch da sind, ist { $score }, und das ist bei einem Ziel von { $target } zu wenig.
refused-position-pk-one-winner = Mit end=sudden gewinnt nur einer: wer als Erster dort ist.
refused-position-pk-no-final = Mit end=sudden gibt es keine Schlussrunde.
refused-position-pk-no-failed = „failed“ heißt, dass niemand die Schlussrunde gewann, und gilt nur mit after_failed_round=sudden.
refused-position-pk-trigger-plays = Platz { $seat } hat die Schlussrunde ausgelöst und hat darin keinen Zug.
refused-position-pk-trigger-poor = Platz { $seat } kann die Schlussrunde nicht ausgelöst haben: { $score } Punkte sind zu weit von { $target } entfernt.
refused-position-pk-no-playoff = Ein Stechen bei Gleichstand gibt es nur mit der Option tie=playoff.
refused-position-pk-tied = Ein Stechen braucht mindestens zwei Gleichplatzierte, die noch da sind.
refused-position-pk-due = In einem Stechen sind alle, die noch dran sind, gleichplatziert, auch Platz { $seat }, der gerade am Zug ist.
refused-position-pk-no-chest = Hier können keine Würfel auf einer Schatzinsel liegen.
refused-position-pk-arranged = Würfel sind in der Hand, also kann die Schatzinsel nicht mehr belegt werden.
refused-position-pk-no-sorceress = Ohne die Wächterin gibt es ihre Hilfe nicht.
refused-position-pk-lone = „lone“ ist ein zurückgeholter Totenkopf, der auf der Totenkopfinsel allein neu gewürfelt wird: Dazu gehören sorceress_island=alone, „island“, „spell“ und „hand 1“.
refused-position-pk-island-at-sea = Beim Piratenschiff segelt niemand zur Totenkopfinsel.
refused-position-pk-skulls = Mit { $skulls } Totenköpfen ist der Zug vorbei.
refused-position-pk-island = Mit { $skulls } Totenköpfen im ersten Wurf führt der Zug zur Totenkopfinsel: Schreib „island“ dazu.
refused-position-pk-few-dice = { $given ->
        [one] Ein Würfel ist
       *[other] { $given } Würfel sind
    } hier zu wenig für einen Wurf.
refused-position-pk-keep-one = An diesem Tisch muss ein Würfel liegen bleiben, also werden nicht alle acht neu gewürfelt.
refused-position-pk-island-skulls = Zur Totenkopfinsel führen vier Totenköpfe, nicht { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Kein Würfel ist
        [one] Ein Würfel ist
       *[other] { $left } Würfel sind
    } auf der Totenkopfinsel noch zu würfeln, also ist der Zug vorbei.
