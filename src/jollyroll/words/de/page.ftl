# The page in the browser

# Landing page and lobby
page-welcome = Piratenwürfeln an einem Tisch: mit Freunden oder gegen Bots, die jede Chance kennen. Kein Konto, nichts auszufüllen.
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden spielen
page-not-affiliated = Jollyroll steht in keiner Verbindung zu den Verlagen dieser Spiele.
page-open-tables = Offene Tische
page-lobby-empty = Gerade wartet kein Tisch auf Gesellschaft. Eröffne selbst einen und setze den Haken bei „Diesen Tisch allen zeigen“.
page-nobody-yet = Noch niemand
page-bots = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
page-join = Mitspielen

# Everywhere
page-home = Zurück zu den Spielen
page-close = Schließen
page-ok = OK
page-menu = Menü
page-table = Der Tisch
page-no-server = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
page-no-table = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Buchstabe in der Adresse.
page-no-page = Unter dieser Adresse gibt es nichts.
page-link-connecting = Verbinde…
page-link-lost = Verbindung weg, neuer Versuch…
page-link-nothing-lost = Nichts ist verloren.

# Settings of this device
page-settings = Einstellungen
page-language = Sprache
page-theme = Licht
page-theme-auto = Wie auf diesem Gerät
page-theme-dark = Laternenschein (dunkel)
page-theme-light = Tageslicht (hell)
page-motion = Bewegung
page-motion-auto = Wie auf diesem Gerät
page-motion-full = Würfel purzeln, Münzen fliegen
page-motion-less = Nichts bewegt sich
page-sound = Ton
page-tips-again = Erste Tipps noch einmal zeigen
page-tips-again-done = Die Tipps werden wieder gezeigt.

# Sitting down
page-sit-down = Wer spielt mit?
page-your-name = Dein Name
page-their-name = Name
page-captain = Kapitän
page-sit = Hinsetzen
page-sit-here = Hierhin
page-stand-up = Aufstehen
page-rename = Umbenennen
page-free-it = Platz freigeben
page-free-seat = freier Platz
page-for-people = für Menschen
page-seat = Platz { $number }
page-bot = Bot: { $level }
page-bot-beginner = Anfänger
page-bot-greedy = Gierig
page-bot-exact = Schlau
page-bot-best = Meister
page-add-seat = Platz dazu
page-remove-seat = Platz weg
page-share-device = An diesem Gerät spielt noch jemand mit
page-fill-with-bots = Freie Plätze mit Bots füllen
page-start = Spiel starten
page-seats-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
page-wait-for-host = Der Gastgeber startet das Spiel.
page-not-here = Noch nicht da: { $names }
page-sealing = Die Würfel für { $game } werden versiegelt…
page-invite = Andere einladen
page-share = Schick diese Adresse an deine Freunde, oder lass sie das Quadrat mit dem Handy scannen.
page-share-watch = Wer diese Adresse hat, kann zuschauen.
page-share-here = Diese Adresse gilt nur auf diesem Computer. Starte den Server mit --host 0.0.0.0, damit andere mitspielen können.
page-address = Die Adresse
page-qr = Die Adresse als QR-Code
page-copy = Kopieren
page-copied = Kopiert
page-send = Senden…

# How the table plays
page-how-we-play = So spielen wir
page-preset = Ausgabe
page-preset-speak = Zur Sprache dieser Ausgabe wechseln: { $language }
page-options = Alle Regeln im Einzelnen
page-house-rule = { $what } (Hausregel)
page-coach-off-choice = Kein Coach
page-coach-demand-choice = Der Coach antwortet auf Nachfrage
page-coach-always-choice = Der Coach zeigt immer die Chancen
page-clock = Zeit pro Entscheidung
page-clock-seconds = { $seconds ->
        [0] keine Uhr
       *[other] { $seconds } Sekunden
    }
page-absent = Wenn jemand weg ist
page-absent-seconds = { $seconds ->
        [0] warten
       *[other] nach { $seconds } Sekunden spielt ein Bot
    }
page-stand-in-level = Welcher Bot einspringt
page-pace = Tempo der Bots
page-pace-seconds = { $seconds ->
        [one] eine Sekunde pro Aktion
       *[other] { $seconds } Sekunden pro Aktion
    }
page-youngest = Wer ist am jüngsten?
page-youngest-nobody = keine Angabe
page-listed = Diesen Tisch allen zeigen

# At the table
page-seats = Am Tisch
page-you = (du)
page-away = nicht verbunden
page-left = ist gegangen
page-stand-in = ein Bot springt ein
page-seconds-left = { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-rolling = Die Würfel rollen…
page-deciding = Mal sehen…
page-away-bot = { $seconds ->
        [one] nicht verbunden: in einer Sekunde spielt ein Bot
       *[other] nicht verbunden: in { $seconds } Sekunden spielt ein Bot
    }
page-away-wait = nicht verbunden: das Spiel wartet
page-hand-over = Gib das Gerät an
page-hand-over-take = Ich bin { $name }
page-say-something = Sag etwas
page-undo = Zurücknehmen
page-take-back = { $name } spielt wieder
page-watching = Du schaust zu.
page-watchers = { $count ->
        [one] einer schaut zu
       *[other] { $count } schauen zu
    }
page-to-result = Zum Ergebnis
page-move = Meinen Platz auf ein anderes Gerät holen
page-move-of = { $name } auf ein anderes Gerät holen
page-move-line = Öffne das innerhalb von zehn Minuten auf dem anderen Gerät: Der Platz zieht dorthin um.
page-move-secret = Wer diesen Link hat, hat deinen Platz. Zeig ihn niemandem.
page-leave = Spiel verlassen
page-leave-of = { $name } verlässt das Spiel
page-leave-line = Nur kurz weg? Ein Bot spielt für dich und gibt dir deinen Platz zurück, wenn du wiederkommst.
page-leave-for-now = Bot für mich spielen lassen
page-leave-good-line = Endgültig zu gehen lässt sich nicht zurücknehmen; was aus deinen Schätzen wird, sagen die Regeln.
page-leave-for-good = Endgültig gehen

# Where the game is
page-round-final = Schlussrunde, ausgelöst von { $name }
page-round-playoff = Stechen bei Gleichstand
page-round-last-turns = Letzte Züge
page-round-replay = Neues Spiel bei Gleichstand
page-round-tie = Stechrunde { $round }

# The log
page-log = Was geschah
page-log-all = Alles zeigen
page-log-empty = Noch nichts.
page-log-turn = Zug { $turn }
page-log-sat = { $name } setzt sich.
page-log-stood-left = { $name } steht auf.
page-log-stood-host = Der Gastgeber gibt einen Platz frei.
page-log-stood-no-seed = Ein Platz hat seine Geheimzahl nicht gezeigt und ist wieder frei.
page-log-begun = Das Spiel beginnt.
page-log-undone = { $name } nimmt die letzte Wahl zurück.
page-log-stands-in-left = { $name } macht Pause: Ein Bot spielt weiter.
page-log-stands-in-away = { $name } ist nicht verbunden: Ein Bot spielt weiter.
page-log-stands-in-clock = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
page-log-back = { $name } ist zurück.
page-log-rematched = Ein neues Spiel steht bereit.
page-chose = { $name }: { $what }
page-threw = { $name } würfelt { $what }.
page-time-up = Die Zeit von { $name } ist um.
page-chose-clock = Die Zeit von { $name } ist um: { $what }
page-threw-clock = Die Zeit von { $name } ist um: Es wird gewürfelt, { $what }.

# Rules at hand
page-rules = Regeln
page-rules-of-table = An diesem Tisch:
page-rules-ids = Kleine Kürzel wie { $rule } stehen für eine Regel: Tippe darauf, um sie zu lesen.

# The coach
page-coach = Coach
page-coach-off = An diesem Tisch gibt es keinen Coach.
page-coach-ask-line = Der Coach kennt deine Gewinnchance bei jeder Wahl.
page-coach-ask = Coach fragen
page-coach-thinking = Der Coach überlegt…
page-coach-wait = Wenn du die Wahl hast, kann dir der Coach die Chancen nennen.
page-coach-odds = Gewinnchance
page-coach-all = Alle { $count } Möglichkeiten
page-coach-few = Nur die besten
page-coach-standing = Mit der besten Wahl:

# Fair dice
page-fair-title = Waren die Würfel fair?
page-fair-good = { $count ->
        [0] Der Umschlag ist versiegelt. Jeder Wurf wird geprüft.
        [one] Ein Wurf geprüft: Er kam aus dem versiegelten Umschlag.
       *[other] Alle { $count } Würfe geprüft: Sie kamen aus dem versiegelten Umschlag.
    }
page-fair-broken = { $count ->
        [one] Ein Wurf passt nicht zum versiegelten Umschlag!
       *[other] { $count } Würfe passen nicht zum versiegelten Umschlag!
    }
page-fair-broken-what = Trau den Würfeln dieses Servers nicht. Heb die Aufzeichnung des Spiels auf: Sie beweist, was geschehen ist.
page-fair-fits = wie versiegelt
page-fair-differs = nicht wie versiegelt
page-fair-how = Bevor das Spiel beginnt, kommt alles, woraus die Würfel entstehen, in einen versiegelten Umschlag. Mit jedem Wurf wird ein weiteres Stück davon geöffnet, und dein Gerät prüft sofort, dass dieses Stück von Anfang an darin war und genau diese Würfel ergibt.
page-fair-yours = Auch du hast etwas Eigenes hineingelegt: zu Beginn eine Geheimzahl und bei jedem Wurf eine neue. So kann niemand deine Würfel vorher kennen oder aussuchen, nicht einmal der Server.
page-fair-mark = Die Kennung des Umschlags dieses Spiels. Notiere sie, wenn du sie später vergleichen willst:
page-fair-numbers = Die Zahlen
page-fair-seal = Siegel, gezeigt, bevor sich jemand gesetzt hat
page-fair-seed = Was { $name } hineingelegt hat
page-fair-link = Stück Nummer { $roll }, zuletzt geöffnet
page-fair-nonce = Was beim Wurf dazukam
page-fair-fell = Was gefallen ist
page-fair-unwitnessed = wie versiegelt, ohne Zeugen
page-fair-promise = Der Server hat sein Wort gebrochen!
page-fair-devices = Auch jedes Gerät am Tisch hat eigene Zahlen versiegelt. In jeden Wurf kommen eine Zahl vom Gerät, auf dem gewürfelt wird, und eine vom Gerät eines anderen, der den Wurf bezeugt; erst dann öffnet der Server sein Stück. So kann niemand die Würfel vorher kennen oder aussuchen, auch nicht der Server gemeinsam mit dem, der würfelt, solange der Zeuge ehrlich ist.
page-fair-alone = An diesem Tisch ist kein Gerät eines anderen Menschen, also kann niemand deine Würfe bezeugen. Dieses Spiel beweist, dass der Server ehrlich ist, nicht aber, dass es auch der ist, der ihn betreibt.
page-fair-witnessed = { $count ->
        [one] { $name } hat einen Wurf bezeugt.
       *[other] { $name } hat { $count } Würfe bezeugt.
    }
page-fair-passed = { $count ->
        [one] { $name } wurde als Zeuge einmal übergangen: keine Antwort.
       *[other] { $name } wurde als Zeuge { $count }-mal übergangen: keine Antwort.
    }
page-fair-no-witness = { $count ->
        [one] Ein Wurf hatte keinen Zeugen.
       *[other] { $count } Würfe hatten keinen Zeugen.
    }
page-fair-resealed = { $count ->
        [one] { $name } hat während des Spiels neue Zahlen versiegelt, etwa auf einem anderen Gerät.
       *[other] { $name } hat während des Spiels { $count }-mal neue Zahlen versiegelt, etwa auf einem anderen Gerät.
    }
page-fair-restarted = { $count ->
        [one] Der Anfang wurde einmal wiederholt, weil jemand seine Zahl nicht gezeigt hat.
       *[other] Der Anfang wurde { $count }-mal wiederholt, weil jemand seine Zahl nicht gezeigt hat.
    }
page-fair-device = Siegel des Geräts von { $name }
page-fair-thrower = Vom Gerät von { $name } (gewürfelt)
page-fair-witness = Vom Gerät von { $name } (bezeugt)
page-fair-fault-asked-early = Der Server wollte von deinem Gerät vorzeitig eine Zahl. Er hat sie nicht bekommen.
page-fair-fault-call-differs = Ein Wurf wurde anders angekündigt, als er dann kam, oder der Falsche sollte ihn bezeugen.
page-fair-fault-answered = Dein Gerät hat als Zeuge geantwortet, aber der Server tut, als hätte es das nicht.
page-fair-fault-not-asked = Der Server hat dein Gerät als Zeugen übergangen, ohne es zu fragen.
page-fair-fault-sealed-for-you = Jemand hat in deinem Namen Zahlen versiegelt.
page-fair-fault-retold = Der Server erzählt dieses Spiel anders als zuvor.

# After the game
page-after-you-win = Du gewinnst!
page-after-wins = { $name } gewinnt!
page-after-shared = { $names } teilen sich den Sieg
page-after-winner = Gewonnen:
page-after-rematch = Noch ein Spiel
page-after-rematch-join = Nächstes Spiel mitspielen
page-after-rematch-watch = Zum nächsten Spiel
page-after-replay = Noch einmal ansehen
page-after-share = Dieses Spiel teilen
page-after-share-line = Wer diese Adresse hat, sieht das Ergebnis, die Wiederholung und den Bericht des Coachs.
page-after-look = Zurück zum Tisch
page-after-chances = Gewinnchance
page-after-graph = Die Gewinnchancen aller, vom ersten bis zum letzten Wurf
page-after-graph-how = Nach jedem Wurf und jeder Wahl, wenn alle so gut wie möglich weiterspielen. Zahlen markieren die teuersten Entscheidungen, Rauten die Würfe, die das Spiel gedreht haben. Tippe, um einen Moment noch einmal anzusehen.
page-after-graph-table = Die Zahlen hinter den Linien
page-after-turn = Zug
page-after-luck-and-skill = Glück und Können
page-after-luck = Glück
page-after-mistakes = Fehler
page-after-luck-how = In Prozentpunkten der Gewinnchance: was die Würfel gebracht und was Entscheidungen gekostet haben.
page-after-sound = { $sound } von { $decisions } Entscheidungen waren so gut wie die beste.
page-after-costliest = Die teuersten Entscheidungen
page-after-no-mistakes = Keine Entscheidung hat nennenswert etwas gekostet.
page-after-mistake = { $name }, Zug { $turn }: { $cost } Punkte
page-after-chosen = Gewählt:
page-after-better = Besser:
page-after-again = Von hier neu versuchen
page-after-watch = Ansehen
page-after-working = Der Coach sieht sich das Spiel an…
page-after-checked-here = { $count ->
        [one] Auch dein eigenes Gerät hat einen Wurf geprüft.
       *[other] Auch dein eigenes Gerät hat { $count } Würfe geprüft.
    }
page-after-other-game = Die Aufzeichnung auf diesem Server ist nicht das Spiel, das dein Gerät gesehen hat! Die Kennung der Aufzeichnung ist { $mark }, die des Spiels, das dein Gerät gesehen hat, { $own }.
page-after-keep = Zum Mitnehmen
page-after-text = Aufzeichnung als Text
page-after-json = Aufzeichnung als JSON

# Replay
page-replay-controls = Wiederholung
page-replay-place = Stelle im Spiel
page-replay-where = Zug { $turn }, Moment { $place } von { $last }
page-replay-first = Zum Anfang
page-replay-before = Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-next = Schritt weiter
page-replay-last = Zum Ende
page-replay-take-over = Ab hier als { $name } weiterspielen

# Dice and choices in all games
page-dice = Würfel
page-die-in-hand = ein Würfel in der Hand
page-plain-pick = Wähle Würfel, indem du sie antippst.
page-plain-go-on = Weiter
page-die-locked = { $face }, liegt fest
page-kept = behalten
page-stop = Aufhören
page-throw-dice = { $count ->
        [one] Würfel werfen
       *[other] { $count } Würfel werfen
    }
page-roll-dice = { $count ->
        [one] Einen neu würfeln
       *[other] { $count } neu würfeln
    }
page-rolls-left = { $left ->
        [one] noch ein Wurf
       *[other] noch { $left } Würfe
    }
page-place-story = Was kam und ging: { $place }
page-if-stopped = Wenn du aufhörst:

# A few words to say
emote-ahoy = Ahoi!
emote-well-done = Stark!
emote-ouch = Autsch!
emote-lucky = Glückspilz!
emote-thinking = Ich überlege…
emote-hurry = Segel setzen!
emote-thanks = Danke!
emote-sorry = Tut mir leid!
emote-cheers = Prost!
emote-farewell = Lebt wohl!
