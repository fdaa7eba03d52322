# A game being played
refused-not-your-turn = Jetzt wählt { $name }. Warte, bis du dran bist.
refused-nothing-to-undo = Es gibt nichts rückgängig zu machen: Das geht nur mit deiner eigenen letzten Wahl, und nur, solange keine Würfel oder Karten gefallen sind.
refused-nothing-typed-yet = Es gibt nichts rückgängig zu machen: Seit das Spiel begann oder jemand gegangen ist, wurde noch nichts getippt.
refused-left-already = { $name } hat das Spiel schon verlassen.
refused-leave-after-end = Das Spiel ist zu Ende; niemand muss es mehr verlassen.

# Where a record is wrong
refused-record-at = Zeile { $line }, Spalte { $column }: { $reason }
refused-record-at-event = Ereignis { $event }: { $reason }

# Files
refused-cannot-read = „{ $path }“ lässt sich nicht lesen: { $reason }. Prüfe den Namen und ob du die Datei lesen darfst.
refused-cannot-save = „{ $path }“ lässt sich nicht schreiben: { $reason }. Was vorher da war, ist unberührt; wähle einen anderen Ordner, oder schaff Platz, falls keiner mehr da ist.
refused-record-too-large = Eine Aufzeichnung darf höchstens { $most } MiB haben, und diese ist größer. Ist das wirklich ein Spiel?
refused-record-not-utf8 = Das ist kein UTF-8-Text. Speichere die Datei als UTF-8 und versuch es noch einmal.
refused-record-empty = In dieser Aufzeichnung steht nichts. Sie sollte mit der Zeile „Jollyroll: 1“ beginnen.
refused-record-not-one = Das ist keine Jollyroll-Aufzeichnung: Sie sollte mit der Zeile „Jollyroll: 1“ beginnen, nicht mit „{ $text }“.
refused-record-newer-format = Diese Aufzeichnung stammt von einem neueren Jollyroll (Format { $version }; dieses hier liest bis { $known }). Bitte aktualisiere Jollyroll.
refused-record-newer-rules = Diese Aufzeichnung stammt von einem neueren Jollyroll (Version { $version } der Regeln; dieses hier kennt bis { $known }). Bitte aktualisiere Jollyroll.
refused-record-many-events = Ein Spiel darf höchstens { $most } Entscheidungen und Würfe haben. Fang ein neues an.

# Header
refused-record-format = Die Version des Formats muss eine Zahl wie 1 sein, nicht „{ $text }“.
refused-record-header-line = „{ $text }“ ist keine Kopfzeile. Schreib „Schlüssel: Wert“, und eine leere Zeile, wo der Kopf endet.
refused-record-no-end-of-header = Hier bricht die Aufzeichnung ab. Eine leere Zeile muss den Kopf beenden, auch wenn kein Zug folgt.
refused-record-no-field = Im Kopf fehlt eine Zeile „{ $key }: ...“. Ergänze sie über dieser leeren Zeile.
refused-record-field-twice = „{ $key }“ steht schon in Zeile { $first }. Entferne eins davon.
refused-record-many-fields = Ein Kopf darf höchstens { $most } eigene Felder haben. Entferne einige.
refused-record-key = „{ $key }“ kann nicht der Name eines eigenen Kopffelds sein: Nimm Buchstaben ohne Umlaute, Ziffern und Bindestriche, zuerst einen Großbuchstaben, und keinen von Jollyrolls eigenen Namen.
refused-record-value = Der Wert von „{ $key }“ muss eine Zeile mit höchstens { $most } sichtbaren Zeichen sein, ohne Leerzeichen am Anfang oder Ende.
refused-record-rules = Die Version der Regeln muss eine Zahl wie 1 sein, nicht „{ $text }“.
refused-record-option = „{ $text }“ gehört nicht hierher: Schreib zuerst den Regelsatz, dann Optionen als name=wert.
refused-record-option-twice = Die Option { $option } ist zweimal angegeben. Entferne eine davon.
refused-record-seat-number = Ein Platz ist eine Zahl wie 1, nicht „{ $text }“.
refused-record-seat = „{ $text }“: So schreibt man keinen Platz. Schreib einen Namen, und bei einem Bot seine Art dahinter: Greedy (bot:greedy).
refused-not-a-seat = Ein Platz wird als Seat("Ana") oder Seat("Greta", "bot:greedy") geschrieben, nicht als { $text }.
refused-record-name-length = Ein Name hat 1 bis { $most } Zeichen.
refused-record-name-letters = „{ $name }“ kann kein Name sein: Lass Strichpunkte, Klammern, unsichtbare Zeichen und Leerzeichen am Anfang oder Ende weg.
refused-record-kind = „{ $kind }“ kann dort nicht sitzen. Schreib person, oder bot: und den Namen des Bots in Kleinbuchstaben.
refused-record-result = Das Ergebnis passt nicht zu den Zügen: Sie führen zu „{ $expected }“. Berichtige das Ergebnis oder die Züge, außer die Datei wurde abgeschnitten.
refused-record-result-differs = Das Ergebnis dieser Aufzeichnung passt nicht zu ihren Ereignissen.

# Turns
refused-record-long-line = Eine Zeile darf höchstens { $most } Zeichen haben. Beginne eine neue Zeile mit derselben Zugnummer.
refused-record-character = Das Zeichen { $text } gehört nicht in eine Aufzeichnung. Entferne es.
refused-record-after-end = Das Spiel ist vorher schon zu Ende. Entferne, was folgt.
refused-record-turn-line = Hier sollte ein Zug mit „{ $expected }“ beginnen.
refused-record-turn = Das sollte „{ $expected }“ heißen, nicht „{ $text }“.
refused-record-turn-name = Ein anderer Spieler ist am Zug: Schreib „{ $expected }“.
refused-record-turn-over = Der Zug ist vor „{ $text }“ schon vorbei. Beginne eine neue Zeile mit „{ $expected }“.
refused-record-bracket = Dieser Klammer fehlt ihr Gegenstück. Schreib, was gewürfelt oder gezogen wurde, zwischen [ und ].
refused-record-word = „{ $text }“ ist weder eine Wahl noch ein Wurf. Nimm Buchstaben, Ziffern und Zeichen ohne Leerzeichen, Klammern oder #.
refused-record-leave = „{ $text }“ sagt nicht, wer geht. Schreib leave: und eine Platznummer, zum Beispiel leave:2.
refused-record-breaks-off = Die Aufzeichnung bricht nach „{ $text }“ ab. Ist das das ganze Wort, beende die Zeile; wenn nicht, entferne es.
refused-record-many-comments = Eine Aufzeichnung darf höchstens { $most } Kommentare haben. Entferne einige.
refused-record-comment = Ein Kommentar hat höchstens { $most } sichtbare Zeichen und kein Leerzeichen am Ende.

# Fair dice
refused-record-fair-first = Ketten und Öffnungen gehören zu fairen Würfeln: Die Zeile „fair: …“ muss zuerst kommen, in JSON muss das Feld „fair“ da sein.
refused-record-fair-twice = Die Zeile „fair: …“ gibt es schon. Entferne eine davon.
refused-record-fair-fields = Diese Zeile schreibt man so: { $fields }
refused-record-fair-number = „{ $text }“ ist keine Zahl, die hier passt.
refused-record-fair-range = Hier gehört eine Zahl von { $least } bis { $most } hin.
refused-record-fair-sides = „{ $text }“ sind nicht die sechs Seiten eines Würfels: Schreib sechs Großbuchstaben oder Ziffern.
refused-record-fair-nonces = „{ $text }“ ist keine Art, Nonces zu bilden. Es gibt: { $known }.
refused-record-fair-version = „{ $text }“ ist keine Version fairer Würfel, die dieses Jollyroll lesen kann. Ein neueres vielleicht.
refused-record-fair-seat = „{ $text }“ ist kein Platz: Schreib eine Zahl von 1 bis { $most }.
refused-record-hex = „{ $text }“ ist nicht in hexadezimalen Ziffern geschrieben, 0 bis 9 und a bis f.
refused-record-hex-size = Hier gehören { $digits } hexadezimale Ziffern hin, nicht { $given }. Wurde etwas abgeschnitten?
refused-record-many-chains = Eine Aufzeichnung darf höchstens { $most } Ketten haben.
refused-record-chain-order = Diese Kette wurde früher versiegelt als die darüber. Bring sie in die richtige Reihenfolge.
refused-record-seed-order = Die Seeds einer Kette folgen auf ihre Zeile, ab „seed 1: …“, einer für jeden Platz.
refused-record-seed-line = Ein Seed wird als „seed 1: COMMITMENT SEED“ geschrieben, oder ohne den Seed, wenn er nicht gezeigt wurde.
refused-record-seed-chain-line = Ein Seed wird als „seed 1: COMMITMENT SEED CHAIN“ geschrieben: ohne die Kette, wenn das Gerät des Platzes keine hat, mit „-“ für einen Seed, der nicht gezeigt wurde.
refused-record-seal-order = Ketten von Geräten, „seal 2: …“, folgen der Kette, mit der sie versiegelt wurden, in der richtigen Reihenfolge. Version 1 fairer Würfel hat keine.
refused-record-many-seals = Hinter einer Kette dürfen höchstens { $most } Ketten von Geräten stehen.
refused-record-opening-line = Eine Öffnung wird als „open 1: LINK NONCE“ geschrieben, und bei einer Ziehung dahinter, woraus gezogen wurde.
refused-record-opening-devices = Eine Öffnung wird als „open 1: LINK THROWER WITNESS“ geschrieben, beide als „2:LINK“ mit Platz und Glied seines Geräts, oder als „-“ für niemanden. Danach kommt „passed=3,4“, wenn Plätze übergangen wurden, und bei einer Ziehung, woraus gezogen wurde.
refused-record-passed-twice = Derselbe Platz wurde bei einem Wurf zweimal übergangen. Nenn ihn einmal.
refused-record-opening-twice = Wurf { $throw } wurde schon geöffnet. Entferne eins von beiden.
refused-record-opening-place = Einen Wurf { $throw } gibt es in dieser Aufzeichnung nicht; sie hat { $throws }.

# JSON
refused-record-json-syntax = Das ist kein gültiges JSON ({ $reason }). Wurde die Datei abgeschnitten oder von Hand geändert?
refused-record-json-deep = Listen in Listen, viel tiefer als in jeder Aufzeichnung. Das ist kein Spiel.
refused-record-json-format = Dieses JSON ist keine Jollyroll-Aufzeichnung: Sein Feld „format“ sollte „{ $format }“ sein.
refused-record-json-type = „{ $field }“ sollte { $wanted ->
        [object] ein Objekt in geschweiften Klammern
        [list] eine Liste in eckigen Klammern
        [number] eine ganze Zahl
       *[text] ein Text in Anführungszeichen
    } sein.
refused-record-json-range = „{ $field }“ sollte eine Zahl von { $least } bis { $most } sein.
refused-record-json-length = Die Liste „{ $field }“ sollte { $least } bis { $most } Einträge haben.
refused-record-json-unknown = Eine Aufzeichnung hat kein Feld „{ $field }“. Entferne es.
refused-record-json-missing = Das Feld „{ $field }“ fehlt. Ergänze es.
refused-record-json-twice = Das Feld „{ $field }“ gibt es zweimal. Entferne eins davon.
refused-record-json-event = Ein Ereignis ist chance, choice oder leave, nicht „{ $text }“.
refused-record-comment-place = Dieser Kommentar steht nach mehr Ereignissen, als es gibt: { $events }.
