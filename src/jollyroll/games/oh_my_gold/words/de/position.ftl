refused-position-omg-loot = „{ $text }“ ist keine Beute: Schreib Münzen, Diamanten und Fischgräten als C, D und F, dann einen Schrägstrich und die Zahl der Schatzkarten, zum Beispiel CCDF/2; jede Karte hat ein bis drei Münzen und Diamanten.
refused-position-omg-treasure = „{ $text }“ ist hier kein Schatz: Schreib ein bis drei Münzen und Diamanten als C und D.
refused-position-omg-left-treasure = Platz { $seat } ist gegangen, also liegt vor seinem Schiff kein Schatz.
refused-position-omg-cards = { $given } Karten sind genannt, es gibt aber nur { $most }.
refused-position-omg-card = Die Karte { $card } kommt { $given }-mal vor, im Kartensatz sind aber { $most }.
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
refused-position-omg-from-left = Die Auslage wird von links gefüllt: Vor einer Truhe ist keine Stelle leer.
refused-position-omg-next-card = Ohne „top“ muss der Stapel nach einem Zug, der Truhen geöffnet hat, erst noch eine Karte zeigen: Dann ist die erste Stelle der Auslage belegt, und es sind mehr Truhen geöffnet als Stellen leer. Beginnt gerade ein Zug, schreib „row“ und „top“.
refused-position-omg-boarded = Das Schiff von Platz { $seat } kann hier nicht geentert werden.
refused-position-omg-covers = { $most } Würfel können nicht auf mehr als { $most } Karten liegen.
refused-position-omg-carried-out = Was voll ist, wurde schon ausgeführt; lass es weg.
refused-position-omg-opening = Truhe { $chest } ist nicht die erste, die Würfel aufgeschlossen haben.
refused-position-omg-second-roll = Einen solchen zweiten Wurf gibt es an diesem Tisch nicht: Alle Würfel, die auf keiner Karte liegen, werden neu gewürfelt, einmal.
refused-position-omg-nothing-fits = Diese Würfel machen nichts voll, also ist der Zug vorbei.
