# The register of what only arises on a screen or on the net

DIG-01 = Das Programm würfelt Würfel für Würfel, der Reihe nach; jeder Wurf wird festgehalten, sodass sich jedes Spiel nachspielen lässt.
DIG-05 = Läuft die Zeit ab, würfelt das Programm, hört auf und trifft die Wahl, die dem Spieler sofort am meisten bringt.
DIG-06 = Eine Wahl lässt sich nur rückgängig machen, solange keine neuen Würfel oder Karten gefallen sind.
DIG-07 = Verborgen ist nur, was die Karten selbst verbergen: ihre Reihenfolge im Stapel und die Seiten, die nach unten liegen.
DIG-08 = Keine Münze, keine Karte und kein Würfel geht je verloren oder kommt dazu: Das wird geprüft.
DIG-09 = Wer beginnt, wird ausgelost, oder es beginnt der Gastgeber, der Jüngste oder wer die meisten Totenköpfe würfelt (bei Gleichstand noch einmal); fehlt ein Gastgeber oder ein Jüngster, wird gelost.
DIG-10 = Wer das Spiel verlässt, verlässt es endgültig, und niemand übernimmt den Platz; nach dem Start kommt niemand mehr dazu.
DIG-11 = Wer im eigenen Zug geht, beendet ihn ohne Wirkung; bereits ausgeführte Paare bleiben gültig, und der nächste Platz ist dran.
DIG-12 = Wer als Letzter übrig bleibt, gewinnt.
DIG-13 = Stechrunden, Stechen und letzte Züge gehen mit denen weiter, die noch da sind; bleibt von den Gleichplatzierten nur einer, gewinnt er.
