# The page in the browser

# Landing page and lobby
page-welcome = Piratenwürfeln mit Freunden oder gegen Bots, die jede Chance kennen. Kein Konto, keine Anmeldung.
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden spielen
page-not-affiliated = Jollyroll steht in keiner Verbindung zu den Verlagen dieser Spiele.
page-open-tables = Offene Tische
page-lobby-empty = Gerade wartet kein Tisch auf Mitspieler. Eröffne selbst einen und setze den Haken bei „Öffentlich anzeigen“.
page-nobody-yet = Noch niemand
page-bots = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
page-join = Mitspielen

# Your games
page-practice = Übung
page-your-place = { $place ->
        [1] { $shared ->
            [yes] Du teilst dir den Sieg
           *[no] Du hast gewonnen
        }
       *[other] Platz { $place } für dich
    }
page-yours = Deine Spiele
page-yours-continue = Weiterspielen
page-yours-report = Bericht
page-yours-record = Aufzeichnung
page-yours-all = Alle { $count } zeigen
page-yours-finished = Beendete Spiele ({ $count })
page-yours-waiting = Noch nicht begonnen
page-yours-with = mit { $names }
page-yours-won-by = { $names } hat gewonnen
page-yours-shared = { $names } teilen sich den Sieg
page-yours-unknown = Ein Spiel
page-yours-archived = Archiviert: Die Aufzeichnung gibt es noch
page-yours-gone = Der Server hat dieses Spiel nicht mehr
page-yours-damaged = Der Server kann dieses Spiel nicht lesen
page-yours-unreachable = Gerade keine Verbindung
page-yours-more = Mehr zu { $game }
page-yours-download = Aufzeichnung herunterladen
page-yours-download-all = Alle Spiele herunterladen
page-yours-missing = { $count ->
        [one] Ein Spiel ließ sich nicht laden.
       *[other] { $count } Spiele ließen sich nicht laden.
    }
page-yours-remove = Von diesem Gerät entfernen
page-yours-remove-running = Wenn du es entfernst, verlierst du deinen Platz und kannst nicht in dieses Spiel zurück.
page-yours-remove-finished = Es verschwindet nur aus dieser Liste. Unter seinem Link steht der Bericht weiterhin.
page-yours-where = Diese Liste steht nur auf diesem Gerät.

# Everywhere
page-home = Zurück zu den Spielen
page-close = Schließen
page-ok = OK
page-menu = Menü
page-table = Der Tisch
page-no-server = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
page-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
page-no-page = Hier gibt es nichts. Prüfe den Link.
page-link-connecting = Verbinde…
page-link-lost = Verbindung verloren. Neuer Versuch…
page-link-nothing-lost = Es geht nichts verloren.
page-slow = Hier ist gerade viel los. Nichts geht verloren: Gleich geht es weiter.

# Settings of this device
page-settings = Einstellungen
page-language = Sprache
page-theme = Farbschema
page-theme-auto = wie dieses Gerät
page-theme-dark = dunkel
page-theme-light = hell
page-motion = Animationen
page-motion-auto = wie dieses Gerät
page-motion-full = an
page-motion-less = aus
page-sound-offer = Mit Ton spielen?
page-sound-yes = Ja, gern
page-sound-no = Nein, danke
page-sound = Ton
page-shortcuts = Tastenkürzel mit einzelnen Tasten
page-keys = Tastatur
page-keys-dice = Den ersten Würfel wählen, den zweiten und so weiter
page-keys-roll = Würfeln, ziehen oder bestätigen: der goldene Knopf
page-keys-place = Zum nächsten Feld, auf das Würfel passen
page-keys-skip = Überspringen, was gerade gezeigt wird
page-keys-help = Diese Liste zeigen
page-keys-tab = Von einem zum nächsten; Eingabe- oder Leertaste drückt darauf
page-keys-arrows = Im Logbuch: von Zeile zu Zeile
page-tips-again = Tipps noch einmal zeigen
page-tips-again-done = Du siehst die Tipps jetzt wieder.

# Sitting down
page-sit-down = Wer spielt mit?
page-your-name = Dein Name
page-their-name = Name
page-sit = Hinsetzen
page-sit-here = Platz nehmen
page-stand-up = Aufstehen
page-rename = Umbenennen
page-free-it = Platz freigeben
page-free-seat = Freier Platz
page-for-people = Offen
page-seat = Platz { $number }
page-bot = Bot: { $level }
page-bot-beginner = Anfänger
page-bot-greedy = Gierig
page-bot-exact = Schlau
page-bot-best = Meister
page-add-seat = Platz dazu
page-remove-seat = Platz weg
page-share-device = Spieler an diesem Gerät hinzufügen
page-fill-with-bots = Freie Plätze mit Bots füllen
page-start = Spiel starten
page-seats-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
page-wait-for-host = Warte, bis der Gastgeber startet.
page-not-here = Noch nicht da: { $names }
page-sealing = Die Würfel für { $game } werden versiegelt…
page-invite = Andere einladen
page-share = Schick deinen Freunden diesen Link, oder lass sie den QR-Code scannen.
page-share-watch = Wer diesen Link hat, kann zuschauen.
page-share-here = Diesen Link kann gerade nur dieser Computer öffnen. Damit andere Geräte mitspielen können, starte Jollyroll mit --host 0.0.0.0 und lade dann neu ein; auf diesem Computer genügt ein zweites Fenster.
page-address = Link
page-qr = Link als QR-Code
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
page-coach-demand-choice = Coach antwortet auf Nachfrage
page-coach-always-choice = Coach zeigt immer die Chancen
page-clock = Zeit pro Entscheidung
page-clock-seconds = { $seconds ->
        [0] unbegrenzt
       *[other] { $seconds } Sekunden
    }
page-absent = Wenn jemand die Verbindung verliert
page-absent-seconds = { $seconds ->
        [0] warten
       *[other] nach { $seconds } Sekunden springt ein Bot ein
    }
page-stand-in-level = Ersatz-Bot
page-pace = Tempo der Bots
page-pace-normal = normal
page-pace-fast = schnell
page-pace-instant = sofort
page-youngest = Wer ist am jüngsten?
page-youngest-nobody = keine Angabe
page-listed = Öffentlich anzeigen

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
        [one] nicht verbunden: in einer Sekunde springt ein Bot ein
       *[other] nicht verbunden: in { $seconds } Sekunden springt ein Bot ein
    }
page-away-wait = nicht verbunden: das Spiel wartet
page-say-something = Sag etwas
page-undo = Rückgängig
page-call-back = Doch nicht
page-gives-up = Damit gibst du auf, was du hast.
page-take-back = { $name } spielt wieder
page-watching = Du schaust zu.
page-watchers = { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
page-to-result = Zum Ergebnis
page-move = Meinen Platz auf ein anderes Gerät verlegen
page-move-of = { $name } auf ein anderes Gerät verlegen
page-move-line = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät: Dein Platz zieht dorthin um.
page-move-secret = Wer diesen Link hat, kann deinen Platz einnehmen. Behalte ihn für dich.
page-leave = Spiel verlassen
page-leave-of = { $name } verlässt das Spiel
page-leave-line = Nur kurz weg? Ein Bot spielt für dich, bis du zurückkommst.
page-leave-for-now = Bot für mich spielen lassen
page-leave-good-line = Endgültig gehen lässt sich nicht rückgängig machen; was aus deinen Schätzen wird, sagen die Regeln.
page-leave-for-good = Endgültig gehen
page-go-title = Den Tisch verlassen?
page-go-kept = Das Spiel wartet auf dich. Du findest es unter „Deine Spiele“.
page-go-stand-in = { $seconds ->
        [one] Bist du dran, springt nach einer Sekunde ein Bot ein. Komm jederzeit zurück und übernimm wieder: Du findest das Spiel unter „Deine Spiele“.
       *[other] Bist du dran, springt nach { $seconds } Sekunden ein Bot ein. Komm jederzeit zurück und übernimm wieder: Du findest das Spiel unter „Deine Spiele“.
    }
page-go-lost = Dieser Browser speichert nichts: Du kannst nicht auf deinen Platz zurück. Verlege ihn vorher auf ein anderes Gerät, wenn du weiterspielen willst.
page-go-stay = Bleiben

# Where the game is
page-round-final = Schlussrunde! Zu schlagen: { $points } ({ $name })
page-round-playoff = Stechen bei Gleichstand
page-round-last-turns = Letzte Züge! Zu schlagen: { $points } ({ $name })
page-to-pass = { $you ->
        [name] { $points }, um dich zu überholen
       *[other] { $points }, um { $name } zu überholen
    }
page-goal = Ziel: { $points }
page-round-replay = Neues Spiel bei Gleichstand
page-round-tie = Stechrunde { $round }

# The log
page-log = Logbuch
page-log-all = Alles zeigen
page-log-empty = Noch nichts.
page-log-turn = Zug { $turn }
page-log-sat = { $you ->
        [name] Du setzt dich.
       *[other] { $name } setzt sich.
    }
page-log-stood-left = { $you ->
        [name] Du stehst auf.
       *[other] { $name } steht auf.
    }
page-log-stood-host = Der Gastgeber gibt einen Platz frei.
page-log-stood-no-seed = Ein Spieler hat seine Geheimzahl nicht gezeigt, also ist der Platz wieder frei.
page-log-begun = Das Spiel beginnt.
page-log-undone = { $you ->
        [name] Du machst deine letzte Wahl rückgängig.
       *[other] { $name } macht die letzte Wahl rückgängig.
    }
page-log-stands-in-left = { $you ->
        [name] Du machst Pause: Ein Bot spielt für dich.
       *[other] { $name } macht Pause: Ein Bot spielt weiter.
    }
page-log-stands-in-away = { $you ->
        [name] Du warst nicht verbunden: Ein Bot spielt für dich.
       *[other] { $name } ist nicht verbunden: Ein Bot spielt weiter.
    }
page-log-stands-in-clock = { $you ->
        [name] Deine Zeit ist um: Ein Bot spielt für dich.
       *[other] Die Zeit von { $name } ist um: Ein Bot spielt weiter.
    }
page-log-back = { $you ->
        [name] Du bist zurück.
       *[other] { $name } ist zurück.
    }
page-log-rematched = Ein neues Spiel steht bereit.
page-chose = { $you ->
        [name] Du: { $what }
       *[other] { $name }: { $what }
    }
page-threw = { $you ->
        [name] Du würfelst { $what }.
       *[other] { $name } würfelt { $what }.
    }
page-time-up = { $you ->
        [name] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }
page-chose-clock = { $you ->
        [name] Deine Zeit ist um: { $what }
       *[other] Die Zeit von { $name } ist um: { $what }
    }
page-threw-clock = { $you ->
        [name] Deine Zeit ist um, es wird für dich gewürfelt: { $what }.
       *[other] Die Zeit von { $name } ist um, es wird trotzdem gewürfelt: { $what }.
    }

# Rules at hand
page-rules = Regeln
page-rules-of-table = An diesem Tisch:
page-rules-cited = { $count ->
        [one] Regel
       *[other] Regeln
    }
page-rules-ids = Tippe auf die kleinen Wörter, um die Regeln selbst zu lesen.

# The coach
page-coach = Coach
page-coach-off = An diesem Tisch gibt es keinen Coach.
page-coach-ask-line = Der Coach kennt deine Gewinnchance bei jeder Wahl.
page-coach-ask = Coach fragen
page-coach-thinking = Der Coach überlegt…
page-coach-wait = Wenn du die Wahl hast, kann dir der Coach die Chancen nennen.
page-coach-odds = Gewinnchance
page-coach-keep = { $kept } behalten, { $count } neu würfeln
page-coach-reroll-all = { $count ->
        [one] Den Würfel neu würfeln
       *[other] Alle { $count } neu würfeln
    }
page-coach-set-up = So hinlegen
page-coach-hardly = macht kaum etwas aus
page-coach-alike = Es macht kaum etwas aus: Alle sind etwa gleich gut.
page-coach-all = Alle { $count } Möglichkeiten
page-coach-few = Nur die besten
page-coach-standing = Mit der besten Wahl:
page-coach-how = So wird gerechnet

# Fair dice
page-fair-title = Waren die Würfel fair?
page-fair-good = { $count ->
        [0] Die Würfel sind versiegelt. Jeder Wurf wird geprüft.
        [one] Ein Wurf geprüft: Er kam aus dem versiegelten Umschlag.
        [2] Beide Würfe geprüft: Sie kamen aus dem versiegelten Umschlag.
       *[other] Alle { $count } Würfe geprüft: Sie kamen aus dem versiegelten Umschlag.
    }
page-fair-broken = { $count ->
        [one] Ein Wurf passt nicht zum versiegelten Umschlag!
       *[other] { $count } Würfe passen nicht zum versiegelten Umschlag!
    }
page-fair-broken-what = Trau den Würfeln dieses Servers nicht. Lade die Aufzeichnung des Spiels herunter: Sie beweist, was geschehen ist.
page-fair-fits = wie versiegelt
page-fair-differs = nicht wie versiegelt
page-fair-how = Bevor das Spiel beginnt, kommt alles, woraus die Würfel entstehen, in einen versiegelten Umschlag. Mit jedem Wurf wird ein weiteres Stück davon geöffnet, und dein Gerät prüft sofort, dass dieses Stück von Anfang an darin war und genau diese Würfel ergibt.
page-fair-yours = Auch du hast etwas Eigenes hineingelegt: zu Beginn eine Geheimzahl und bei jedem Wurf eine neue. So kann niemand deine Würfel vorher kennen oder aussuchen, nicht einmal der Server.
page-fair-mark = Die Kennung des Umschlags dieses Spiels. Notiere sie, wenn du sie später vergleichen willst:
page-fair-numbers = Die Zahlen
page-fair-seal = Siegel, gezeigt, bevor sich jemand gesetzt hat
page-fair-seed = Was { $name } hineingelegt hat
page-fair-link = Stück { $roll }, zuletzt geöffnet
page-fair-nonce = Was beim Wurf dazukam
page-fair-fell = Was gewürfelt wurde
page-fair-unwitnessed = wie versiegelt, ohne Zeugen
page-fair-promise = Der Server hat sein Wort gebrochen!
page-fair-devices = Auch jedes Gerät am Tisch hat eigene Zahlen versiegelt. In jeden Wurf kommen eine Zahl vom Gerät, auf dem gewürfelt wird, und eine vom Gerät eines anderen, der den Wurf bezeugt; erst dann öffnet der Server sein Stück. So kann niemand die Würfel vorher kennen oder aussuchen, auch nicht der Server gemeinsam mit dem, der würfelt, solange der Zeuge ehrlich ist.
page-fair-alone = An diesem Tisch ist kein Gerät eines anderen Menschen, also kann niemand deine Würfe bezeugen. Dieses Spiel beweist, dass der Server ehrlich ist, nicht aber, dass es auch der ist, der ihn betreibt.
page-fair-witnessed = { $you ->
        [name] { $count ->
            [one] Du hast einen Wurf bezeugt.
           *[other] Du hast { $count } Würfe bezeugt.
        }
       *[other] { $count ->
            [one] { $name } hat einen Wurf bezeugt.
           *[other] { $name } hat { $count } Würfe bezeugt.
        }
    }
page-fair-passed = { $you ->
        [name] { $count ->
            [one] Du wurdest als Zeuge einmal übergangen: keine Antwort.
           *[other] Du wurdest als Zeuge { $count }-mal übergangen: keine Antwort.
        }
       *[other] { $count ->
            [one] { $name } wurde als Zeuge einmal übergangen: keine Antwort.
           *[other] { $name } wurde als Zeuge { $count }-mal übergangen: keine Antwort.
        }
    }
page-fair-no-witness = { $count ->
        [one] Ein Wurf hatte keinen Zeugen.
       *[other] { $count } Würfe hatten keinen Zeugen.
    }
page-fair-resealed = { $you ->
        [name] { $count ->
            [one] Du hast während des Spiels neue Zahlen versiegelt, etwa auf einem anderen Gerät.
           *[other] Du hast während des Spiels { $count }-mal neue Zahlen versiegelt, etwa auf einem anderen Gerät.
        }
       *[other] { $count ->
            [one] { $name } hat während des Spiels neue Zahlen versiegelt, etwa auf einem anderen Gerät.
           *[other] { $name } hat während des Spiels { $count }-mal neue Zahlen versiegelt, etwa auf einem anderen Gerät.
        }
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
page-fair-fault-retold = Der Server erzählt dieses Spiel jetzt anders als zuvor.

# After the game
page-after-you-win = Du gewinnst!
page-after-wins = { $name } gewinnt!
page-after-shared = { $you ->
        [names] { $names }, ihr teilt euch den Sieg!
       *[other] { $names } teilen sich den Sieg
    }
page-after-winner = Gewonnen:
page-after-rematch = Noch ein Spiel
page-after-rematch-join = Nächstes Spiel mitspielen
page-after-rematch-watch = Beim nächsten Spiel zuschauen
page-after-replay = Noch mal ansehen
page-after-share = Dieses Spiel teilen
page-after-share-line = Wer diesen Link hat, sieht das Ergebnis, die Wiederholung und den Bericht des Coachs.
page-after-look = Zurück zum Tisch
page-after-chances = Gewinnchance
page-after-graph = Die Gewinnchancen aller, vom ersten bis zum letzten Wurf
page-after-graph-how = Nach jedem Wurf und jeder Wahl, wenn alle so gut wie möglich weiterspielen. Zahlen markieren die teuersten Entscheidungen, Rauten die Würfe, die das Spiel gedreht haben. Tippe, um einen Moment noch einmal anzusehen.
page-after-graph-table = Die Zahlen hinter den Linien
page-after-turn = Zug
page-after-luck-and-skill = Glück und Können
page-after-luck = Glück
page-after-mistakes = Fehler
page-after-luck-how = In Prozentpunkten der Gewinnchance: was die Würfel gebracht und was deine Entscheidungen gekostet haben.
page-after-sound = { $sound ->
        [one] { $sound } von { $decisions } Entscheidungen war so gut wie die beste.
       *[other] { $sound } von { $decisions } Entscheidungen waren so gut wie die beste.
    }
page-after-your-part = Dein Spiel
page-after-lucky = Das Glück war auf deiner Seite: Es brachte dir { $luck } Prozentpunkte Gewinnchance.
page-after-unlucky = Das Glück war gegen dich: Es kostete dich { $luck } Prozentpunkte Gewinnchance.
page-after-own-mistakes = { $sound ->
        [one] Deine Entscheidungen kosteten dich { $cost } Prozentpunkte Gewinnchance; { $sound } von { $decisions } war so gut wie die beste.
       *[other] Deine Entscheidungen kosteten dich { $cost } Prozentpunkte Gewinnchance; { $sound } von { $decisions } waren so gut wie die beste.
    }
page-after-your-costliest = Deine teuerste Entscheidung
page-after-your-luckiest = Dein glücklichster Wurf
page-after-your-best = Deine beste Entscheidung
page-after-moment = Zug { $turn }, { $change } Prozentpunkte Gewinnchance
page-after-others-costliest = Die teuersten Entscheidungen der anderen
page-after-practice = Das war eine Übung: Du hast von einem Moment eines anderen Spiels aus weitergespielt, also gibt es keine versiegelten Würfel zu prüfen.
page-after-costliest = Die teuersten Entscheidungen
page-after-no-mistakes = Keine Entscheidung hat nennenswert geschadet.
page-after-mistake = { $you ->
        [name] Du, Zug { $turn }: { $cost } Prozentpunkte
       *[other] { $name }, Zug { $turn }: { $cost } Prozentpunkte
    }
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
page-after-keep = Herunterladen
page-after-text = Aufzeichnung als Text
page-after-json = Aufzeichnung als JSON

# Replay
page-replay-controls = Wiederholung
page-replay-place = Position
page-replay-where = { $turn ->
        [0] Anfang, { $place } von { $last }
       *[other] Zug { $turn }, { $place } von { $last }
    }
page-replay-first = Anfang
page-replay-before = Zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-next = Weiter
page-replay-last = Ende
page-replay-take-over = Ab hier als { $name } üben

# Dice and choices in all games
page-dice = Würfel
page-die-in-hand = ein Würfel in der Hand
page-plain-pick = Tippe die Würfel an, die du wählst.
page-plain-go-on = Weiter
page-die-locked = { $face }, liegt fest
page-kept = behalten
page-stop = Aufhören
page-throw-dice = { $count ->
        [one] Würfeln
       *[other] Alle { $count } würfeln
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

# A site without a server: everything happens on this device
page-alone-together = Zusammen an diesem Gerät spielen
page-alone-fetching = Das Spiel wird heruntergeladen, nur dieses eine Mal…
page-alone-starting = Der Tisch wird aufgebaut…
page-alone-failed = Das Spiel ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
page-alone-update = Eine neue Version ist bereit.
page-alone-reload = Neu laden
page-alone-kept = Alles bleibt auf diesem Gerät. Nach dem ersten Spiel läuft es auch ohne Netz.
page-alone-docs = Regeln und Handbuch
page-alone-remove = Es wird samt Bericht endgültig von diesem Gerät gelöscht. Lade vorher die Aufzeichnung herunter, wenn du sie behalten willst.
