# The live table: why something was refused, by its code.

live-bad-json = Das ist kein JSON-Objekt.
live-bad-frame = Seite und Server verstehen sich nicht. Lade die Seite neu.
live-version = Dieser Server spricht Version { $known } des Protokolls. Lade die Seite neu.
live-too-large = Das ist zu groß: Höchstens { $most } Bytes sind erlaubt.
live-no-hello = Sag erst Hallo.
live-too-many-frames = Etwas langsamer, bitte.
live-too-many-requests = Etwas langsamer, bitte.
live-too-many-connections = Es sind zu viele Verbindungen offen. Schließ einige, oder versuch es bald noch einmal.
live-too-many-tables = Es sind zu viele Tische eröffnet worden. Versuch es bald noch einmal.
live-busy = Der Server hat viel zu tun. Versuch es gleich noch einmal.
live-not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
live-store-lost = Der Server hat seinen Speicher verloren: Die Datei wurde im laufenden Betrieb gelöscht oder ersetzt. Hier kann erst wieder gespielt werden, wenn der Betreiber das in Ordnung gebracht hat.
live-mishap = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
live-closing = Der Server wird beendet. Alles ist gespeichert.
live-origin = Die Seite einer anderen Website kann hier nicht mitspielen.
live-no-page = Hier gibt es nichts. Prüfe den Link.
live-bad-method = Diese Adresse nimmt Anfragen dieser Art (HTTP-Methode) nicht an.
live-no-table = Diesen Tisch gibt es nicht.
live-archived = An diesem Spiel hat lange niemand weitergespielt, darum wurde der Tisch abgeräumt. Die Aufzeichnung des Spiels gibt es noch.
live-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Der Betreiber findet den Grund im Protokoll des Servers; alle anderen Tische sind in Ordnung.
live-no-seat = Diesen Platz gibt es nicht.
live-bad-token = Dieser Schlüssel gehört hier zu keinem Platz.
live-not-yours = Das ist nicht dein Platz.
live-not-host = Das kann nur der Gastgeber.
live-bad-ticket = Mit diesem Link zieht kein Platz mehr um. Hol dir einen neuen.
live-seat-taken = Dieser Platz ist besetzt.
live-name-taken = Dieser Name ist vergeben.
live-bad-name = Das geht nicht als Name. Wähle einen anderen.
live-bad-setting = Diese Einstellung hat das Spiel nicht.
live-not-open = Das Spiel hat schon begonnen.
live-not-ready = Das Spiel kann erst beginnen, wenn alle Plätze besetzt sind.
live-bad-seed = Das ist nicht die Zahl, die versiegelt wurde.
live-not-playing = Hier wird gerade kein Spiel gespielt.
live-stale = Am Tisch ist es inzwischen weitergegangen.
live-not-your-turn = { $name } ist dran.
live-no-choice-due = Gerade gibt es nichts zu wählen.
live-no-roll-due = Gerade gibt es nichts zu würfeln.
live-no-witness-due = Auf die Antwort deines Geräts wartet gerade niemand.
live-link-due = Der Beitrag deines Geräts zu diesem Wurf fehlt. Lade die Seite neu.
live-bad-link = Das ist nicht der Beitrag deines Geräts zu diesem Wurf. Lade die Seite neu.
live-not-allowed = Das erlauben die Regeln nicht.
live-nothing-to-undo = Es gibt nichts rückgängig zu machen.
live-too-often = Das war jetzt oft genug. Spiel erst weiter.
live-stood-in = Ein Bot spielt für dich. Hol dir erst deinen Platz zurück.
live-left = Dieser Spieler hat das Spiel endgültig verlassen.
live-coach-off = An diesem Tisch gibt es keinen Coach.
live-coach-unable = Hier kann der Coach nicht helfen.
live-not-over = Das ist erst zu sehen, wenn das Spiel zu Ende ist.

refused-cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $reason }. Läuft dort schon ein Server? Nenne mit --port einen anderen Port.
refused-no-such-host = Dieser Computer hat keine Adresse { $host }: { $reason }. Lass --host weg, um nur für diesen Computer da zu sein, oder öffne das ganze Netz mit --host 0.0.0.0.
refused-limits-file = Die Grenzwerte in { $path } sind nicht zu gebrauchen: { $reason }
refused-limits-form = Die Grenzwerte in { $path } sind nicht zu gebrauchen: Die Datei muss ein einziges JSON-Objekt aus Namen und Zahlen enthalten.
refused-limit-unknown = Die Grenzwerte in { $path } sind nicht zu gebrauchen: Einen Grenzwert „{ $name }“ gibt es nicht.
refused-limit-number = Die Grenzwerte in { $path } sind nicht zu gebrauchen: { $name } muss eine ganze Zahl über 0 sein.
refused-limit-rate = Die Grenzwerte in { $path } sind nicht zu gebrauchen: { $name } muss aus zwei Zahlen über 0 bestehen, etwa [60, 10]: so viele auf einmal und so viele mehr in jeder Sekunde.
serving = Der Tisch ist eröffnet: { $address }
serving-network = Für andere in deinem Netz: { $address }
serving-metrics = Messwerte: { $address }
serving-joined = Installation { $name }: { $servers ->
    [one] Dies ist jetzt der einzige Server auf ihrem Speicher.
   *[other] Jetzt teilen sich { $servers } Server ihren Speicher.
}
serving-stop = Mit Strg-C (Ctrl-C) hältst du an. Jedes Spiel ist gespeichert.
refused-no-such-port = Port { $port } gibt es nicht: Ports gehen von 0 bis 65535.
forget-ask = Tippe { $number }, um diese Spiele endgültig zu löschen:
forget-kept = Nichts wurde gelöscht.
forget-done = { $number ->
    [one] Ein Spiel gelöscht. In Sicherungskopien steht es noch.
   *[other] { $number } Spiele gelöscht. In Sicherungskopien stehen sie noch.
}
refused-forget-what = Sag, welche Spiele gelöscht werden sollen: mit --table und den zehn Buchstaben eines Links, oder mit --name.
refused-forget-none = So ein Spiel gibt es nicht.
refused-forget-in-use = { $tables }: Dort ist in der letzten Stunde etwas geschehen. Warte, bis niemand mehr dort ist, oder halte alle Server an und lass den Tisch eine Stunde ruhen.
refused-metrics-address = Messwerte können unter { $address } nicht angeboten werden: { $reason }. Gib --metrics einen freien Port oder eine Adresse dieses Computers mit Port.
refused-log-form = Ein Protokoll wird als text oder als json geschrieben, nicht als { $form }.
refused-drain-time = --drain nimmt Sekunden ab 0, nicht { $seconds }.
refused-newer-store = Die Spiele dort hat ein neueres Jollyroll gespeichert (Version { $version } des Speichers, dieses hier kennt { $known }). Nimm jenes, oder mit --data einen anderen Ordner oder mit --store eine andere Datenbank.
refused-no-store = Die Spiele in { $path } lassen sich nicht öffnen: { $reason }. Sieh nach, ob es den Ordner gibt und ob dieser Benutzer darin lesen und schreiben darf, oder nenne mit --data einen anderen.
refused-broken-store = Die Spiele in { $path } lassen sich nicht öffnen: { $reason }. Spiel eine Sicherung dieser Datei zurück oder rette mit `sqlite3 { $path } .recover`, was noch lesbar ist. Um ohne Spiele neu anzufangen, verschieb die Datei (samt denen daneben, die ebenso anfangen) oder nenne mit --data einen anderen Ordner.
refused-folder-in-use = Der Ordner { $path } gehört schon einem laufenden Server: { $address }. Spiel dort, halte ihn zuerst an oder nenne mit --data einen anderen Ordner.
refused-foreign-store = { $path } enthält etwas anderes als Spiele von Jollyroll. Nenne mit --data einen anderen Ordner oder mit --store eine andere Datenbank.
refused-no-secret = { $path } ist beschädigt: Es sollte { $bytes } Bytes enthalten. Ohne diese Datei kommt niemand auf seinen Platz zurück; nimm sie aus einer Kopie, oder lösche sie und lass alle neu Platz nehmen.
refused-no-such-store = In { $path } sind keine Spiele. Nenne den Datenordner oder die Datei eines Servers oder seine Datenbank.
refused-copy-target = { $path } enthält schon andere Spiele. Kopiere in eine leere Datenbank oder einen neuen Ordner.
refused-copy-differs = Die Kopie in { $path } gleicht dem Original nicht. Benutzt sie gerade ein Server? Halte ihn an, leere die Kopie und kopiere noch einmal.
refused-backup-exists = { $path } gibt es schon. Nenne eine neue Datei für die Sicherung.
store-progress = { $percent } %
store-interrupted = Unterbrochen. Derselbe Befehl macht hier weiter.
store-copied = Kopiert und geprüft: { $tables } Tische mit { $events } Ereignissen.
store-backed-up = Gesichert in { $path }: { $tables } Tische mit { $events } Ereignissen.
refused-no-database = Die Spiele in { $path } lassen sich nicht öffnen: { $reason }. Sieh nach, ob PostgreSQL dort läuft und ob Name, Passwort und Datenbank stimmen.
refused-bad-store-url = --store braucht eine Adresse wie postgresql://NAME:PASSWORT@RECHNER/DATENBANK. Zeichen wie @ / : % im Passwort schreibt man als %40 %2F %3A %25.
refused-no-postgres-driver = Für Spiele in PostgreSQL ist noch ein Paket nötig. Installiere es mit: pip install "jollyroll[postgres]"
refused-read-only-store = { $path } lässt sich nur lesen. Nenne den Server, auf dem geschrieben werden darf, oder gib diesem Benutzer das Recht dazu.
refused-other-installation = Die Spiele in { $path } gehören zu einer anderen Installation: Ihr Geheimnis ist ein anderes. Nenne mit --secret die Datei mit ihrem Geheimnis oder mit --store eine andere Datenbank.
refused-no-such-workers = { $number } Prozesse gehen nicht: Möglich sind 1 bis { $most }.
refused-workers-system = Auf diesem System können sich Prozesse keine Adresse teilen. Lass --workers weg oder starte mehrere Server mit verschiedenen Ports.
refused-redis-store = Redis ist für mehrere Server an einer PostgreSQL-Datenbank da. Nenne diese mit --store oder lass --redis weg.
refused-needs-redis = Für Redis ist noch ein Paket nötig. Installiere es mit: pip install "jollyroll[redis]"
refused-bad-redis-url = --redis braucht eine Adresse wie redis://:PASSWORT@RECHNER:PORT/0.
refused-redis-refuses = Redis lässt diesen Server nicht herein: { $reason }. Sieh nach, ob Name und Passwort in --redis stimmen.
refused-again-game = An diesem Tisch wurde ein anderes Spiel gespielt.
refused-again-rules = Ein Spiel, das dort beginnt, wo ein anderes stand, folgt dessen Regeln. Lass Regelsatz und Optionen weg.
refused-table-worn = An diesem Tisch wurde zu oft umgeräumt. Beginne das Spiel oder eröffne einen anderen Tisch.
refused-unknown-host = Dieser Server heißt nicht { $name }. Nimm eine Adresse, die er beim Start genannt hat, oder starte ihn mit --name.

# Where Python runs in the page itself
refused-speed-page = Dafür ist ein Browser zu langsam. Wähle einen anderen Bot, oder spiel auf einem Server.
