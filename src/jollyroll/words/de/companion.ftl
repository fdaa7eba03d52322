# Real dice on a real table: people roll and draw, and type what came

refused-no-such-face = Kein Würfel hier zeigt diese Seite.
refused-none-left = Davon ist nichts mehr übrig.
refused-no-envelope = An diesem Tisch rollen echte Würfel, da gibt es nichts zu versiegeln.
refused-dice-settled = Welche Würfel gelten, steht fest, sobald der Tisch eröffnet ist. Eröffne für andere Würfel einen neuen Tisch.
refused-type-it = Würfle mit den echten Würfeln und gib ein, was sie zeigen.
live-no-outcome-due = Im Moment gibt es nichts einzugeben.
companion-hint = Am Handy geht das mit weniger Tippen: Starte { $command } und wähle auf der Seite „Mit eigenen Würfeln spielen“.
fair-by-hand = Mit echten Würfeln gespielt und von Hand eingegeben. Vorher wurde nichts versiegelt, also gibt es nichts zu prüfen.

# The page: setting up
page-own-dice = Mit eigenen Würfeln spielen
companion-who = Wer spielt mit?
companion-line = Würfelt mit euren eigenen Würfeln und tippt an, was sie zeigen. Dieses Gerät kennt die Regeln und zählt mit.
companion-name = Name von Spieler { $place }
companion-bot = Bot – ihr würfelt für ihn
companion-up = Spieler { $place } nach oben
companion-down = Spieler { $place } nach unten
companion-remove = Spieler { $place } entfernen
companion-add = Spieler hinzufügen
companion-add-bot = Bot hinzufügen
companion-first = Wer beginnt?
companion-first-rules = Wie es die Regeln sagen
companion-start = Spiel starten

# The page: typing what fell
companion-roll = { $count ->
        [one] { $name }: Würfle mit einem Würfel und tippe an, was er zeigt
       *[other] { $name }: Würfle mit { $count } Würfeln und tippe an, was sie zeigen
    }
companion-draw = { $name }: Tippe an, was du gezogen hast
companion-ask-draw-seat = Wer beginnt?
companion-left = { $what }, noch { $left }
companion-typed = { $dice ->
        [one] { $count } von 1 Würfel
       *[other] { $count } von { $dice } Würfeln
    }
companion-take-off = { $face }: antippen zum Wegnehmen
companion-clear = Alle wegnehmen
companion-use = Diesen Wurf nehmen
companion-undo = Rückgängig: { $what }
companion-log-undone = Die letzte Eingabe wurde rückgängig gemacht.
companion-scores = Punktestand
