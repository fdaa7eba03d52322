# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Vorbereitung: Regeln und Spieler werden einmalig in Maschinencode übersetzt. Das kann ein, zwei Minuten dauern.
lab-so-far = { $games } von { $asked } Spielen
lab-nothing = Vor den ersten Ergebnissen unterbrochen.
lab-written = Geschrieben: { $path }
lab-options = Regeln: { $options }. Seed { $seed }: Derselbe Seed ergibt dieselben Spiele noch einmal.
lab-rotated = Die Spieler haben von Spiel zu Spiel die Plätze getauscht; jede Sitzordnung kam gleich oft vor.
lab-incomplete = UNVOLLSTÄNDIG: nach { $games } von { $asked } Spielen unterbrochen. Das ist das Ergebnis der Spiele bis dahin.
lab-kept = Was gespielt wurde, bleibt erhalten. Mach weiter mit: { $command }
lab-resumed = Es geht weiter nach { $games } von { $asked } Spielen.
lab-unfinished = { $count ->
        [one] Ein Spiel wurde als endlos aufgegeben und fehlt
       *[other] { $count } Spiele wurden als endlos aufgegeben und fehlen
    } in allen anderen Zahlen.
lab-player = Spieler
lab-seat = Platz
lab-won = gewonnen
lab-shared = geteilt
lab-share = Anteil der Siege
lab-began = erste Züge
lab-share-begun = Anteil der Siege dann
lab-first-turn = Wer den ersten Zug hat, gewinnt { $share } der Spiele; ein gleicher Anteil wäre { $even }.
lab-length = Ein Spiel dauert { $turns } Züge und { $decisions } Entscheidungen.
lab-pace = { $count ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } in { $time }: { $rate } Spiele/s.
lab-seconds = { $seconds } s
lab-intervals = In Klammern oder hinter ±: 95-%-Konfidenzintervalle. Ein Sieg, den sich mehrere teilen, zählt für jeden mit seinem Teil.
lab-round-robin = Jeder gegen jeden, { $seats } an einem Tisch: { $games } Spiele für je zwei Stufen, in jeder gemischten Sitzordnung gleich oft.
lab-level = Stufe
lab-rating = Wertung
lab-victories = Anteil der Siege
lab-anchor = Wertungen auf der Elo-Skala, die wahrscheinlichsten für diese Spiele; { $level } steht per Definition bei { $rating }. Wer 400 Punkte mehr hat, gewinnt zehnmal so oft.
lab-mean = Wertungen auf der Elo-Skala, die wahrscheinlichsten für diese Spiele; ihr Mittel ist per Definition { $rating }. Wer 400 Punkte mehr hat, gewinnt zehnmal so oft.
lab-halved = Jemand hat gegen andere jedes Spiel gewonnen oder verloren, sodass keine Wertung zu hoch wäre: Für je zwei Stufen wurde in beide Richtungen ein halber Sieg dazugerechnet.
lab-cross = Anteil der Siege, in Prozent, für die Stufe der Zeile gegen die der Spalte:
refused-game-count = Die Zahl der Spiele ist eine ganze Zahl von 1 bis { $most }, nicht { $games }.
refused-seats-needed = Nenne für jeden Platz die Stufe des Bots, zum Beispiel: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Ein Turnier braucht mindestens zwei Stufen von: { $known }.
refused-level-twice = Die Stufe { $bot } ist zweimal genannt; nenne jede Stufe einmal.
refused-output-twice = „{ $path }“ ist zweimal genannt; gib jeder Datei einen eigenen Namen.
refused-output-is-input = „{ $path }“ ist die Aufzeichnung, die gelesen wird; wähle einen anderen Namen für das, was geschrieben wird.
refused-output-there = „{ $path }“ gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --overwrite.
refused-output-is-folder = „{ $path }“ ist kein Dateiname; nenne die Datei, die geschrieben werden soll.
lab-score = Punkte
refused-package-missing = Dazu ist { $package } nötig, das hier nicht installiert ist. Installiere es mit: pip install { $package }

# Experiments
experiment-cell = Zelle { $number } von { $cells }: { $what }
experiment-solving = das Spiel wird gelöst
experiment-judged = { $games } von { $wanted } Spielen analysiert
experiment-resumed = Das Experiment in { $folder } geht weiter.
experiment-incomplete = UNVOLLSTÄNDIG: abgebrochen. Was gespielt wurde, ist gespeichert; derselbe Befehl macht weiter und kommt zu denselben Zahlen.
experiment-no-parquet = Parquet-Dateien wurden nicht geschrieben: Dazu ist PyArrow nötig (pip install pyarrow). Derselbe Befehl schreibt sie dann.
experiment-games = Spiele
refused-experiment-not-toml = „{ $path }“ ist keine TOML-Datei: { $reason }. docs/experiments.md zeigt, wie ein Plan aussieht.
refused-experiment-unknown = Dieses Spiel hat weder Option noch Bestandteil „{ $name }“. Seine Optionen: { $options }. Seine Bestandteile: { $components }.
refused-experiment-cells = Das Gitter hat { $cells } Zellen; variiere weniger, höchstens { $most } sind möglich.
refused-experiment-players = Nenne die Stufe des Bots auf jedem Platz, etwa: players = ["best", "greedy"]
refused-experiment-measure = „{ $text }“ ist kein Maß, nach dem aufgehört werden kann. Wähle eines von: { $known }.
refused-experiment-number = „{ $name }“ ist eine Zahl von { $least } bis { $most }.
refused-experiment-section = „{ $name }“ ist ein eigener Abschnitt des Plans: Schreib [{ $name }] über seine Zeilen.
refused-experiment-key = Ein Plan hat dort kein „{ $name }“. Möglich sind: { $known }.
refused-experiment-text = Der Plan nennt „{ $name }“ nicht oder nicht als Text. Schreib zum Beispiel: { $name } = "..."
refused-experiment-values = Um „{ $name }“ zu variieren, zähle die Werte auf: { $name } = [..., ...]
refused-experiment-value = Ein Wert von „{ $name }“ ist ein Text oder eine ganze Zahl.
refused-experiment-folder = In „{ $folder }“ liegt anderes als ein Experiment. Wähle mit --out einen leeren oder neuen Ordner.
refused-experiment-run-damaged = „{ $path }“ ist beschädigt. Entferne den Ordner, um neu anzufangen, oder wähle mit --out einen anderen.
refused-experiment-other = In „{ $folder }“ liegen die Ergebnisse eines anderen Experiments oder anderer Regeln. Wähle mit --out einen anderen Ordner.
refused-unknown-component = Dieses Spiel hat keinen Bestandteil { $option }, der sich variieren lässt. Es hat: { $known }.
refused-component-value = „{ $value }“ taugt nicht als Bestandteil { $option }. Schreib: { $expects }.
