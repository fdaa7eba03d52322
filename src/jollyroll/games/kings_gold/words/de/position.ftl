refused-position-kg-coins = Schachtel, König und Spieler haben zusammen { $together } Münzen, es gibt aber { $needed }.
refused-position-kg-left-coins = Platz { $seat } ist gegangen, also gehören seine Münzen dem König.
refused-position-kg-no-replay = Neue Spiele unter den Führenden gibt es nur mit der Option tie=new_game.
refused-position-kg-not-over = Die Schachtel ist nicht leer, also hat noch niemand gewonnen.
refused-position-kg-shared-early = Ein Gleichstand führt mit der Option tie=new_game zu einem neuen Spiel; geteilt wird der Sieg erst nach { $most } davon: Sag es mit „replay { $most }“.
refused-position-kg-begun = Vor dem ersten Zug liegen alle Münzen in der Schachtel.
refused-position-kg-no-tie-round = Mit diesem Wert der Option tie gibt es keine Stechrunden.
refused-position-kg-tie-box = Eine Stechrunde wird gespielt, wenn die Schachtel leer ist, und das ist sie nicht.
refused-position-kg-tied = Eine Stechrunde braucht mindestens zwei Gleichplatzierte, die noch da sind.
refused-position-kg-not-tied = Platz { $seat } hat in dieser Stechrunde keinen Zug.
refused-position-kg-no-tie = Mit diesen Münzen herrschte kein Gleichstand, als diese Runde begann.
refused-position-kg-bones = Mit { $bones } gekreuzten Knochen ist der Zug sofort vorbei.
refused-position-kg-rolling-over = Gewürfelt wird nicht mehr, also hat niemand Würfel in der Hand.
refused-position-kg-all-locked = Alle Würfel liegen fest, also gibt es nichts zu entscheiden.
refused-position-kg-no-pair = Mit diesen Würfeln ist kein Paar möglich, also ist der Zug vorbei.
refused-position-kg-box-empty = Die Schachtel ist leer, also ist das Spiel zu Ende: Sag, wer gewonnen hat, oder schreib eine Stechrunde.
