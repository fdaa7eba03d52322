# The coach: odds of a position
coach-chances = Gewinnchancen: { $chances }
coach-choice = Wahl
coach-chance = Chance
coach-cost = Kosten
coach-more = … und { $count } weitere; --all zeigt jede Wahl.
coach-more-outcomes = { $count } verschiedene Dinge können geschehen; --all zeigt sie alle.
coach-spread = Was das { $name } bringt, das Beste zuerst; im Mittel ändert sich die Chance um { $deviation } Prozentpunkte nach oben oder unten.
coach-best = bestenfalls
coach-typical = typisch
coach-worst = schlimmstenfalls
coach-outcome = Wurf
coach-probability = wie oft
coach-exact = Genau: bestes Spiel von allen ab hier.
coach-estimated = Geschätzt: Eine Gewinnchance liegt um etwa { $error } Prozentpunkte daneben (Standardfehler).
coach-played = Für die { $count } besten Möglichkeiten haben die besten Bots je { $games } Spiele zu Ende gespielt, alle mit denselben Würfeln; die Zahl hinter ± ist der Standardfehler.
coach-getting-ready = Vorbereitung: Tabellen werden gelesen und beim ersten Mal Regeln in Maschinencode übersetzt. Das kann eine Minute dauern.
coach-wanting = Eine Tabelle für genau diese Regeln gibt es noch nicht; mit ihr wären die Zahlen besser. Erstelle sie mit: { $make }
coach-playing = Ausspielen
coach-analysing = Auswerten
coach-written = Der Bericht liegt in { $path }. Öffne ihn in einem beliebigen Browser; er braucht kein Netz.

# The coach: a whole game
coach-title = { $game }: Glück und Können
coach-unfinished = Noch nicht zu Ende. Gewinnchancen jetzt: { $chances }
coach-luck-told = Am meisten Glück hatte { $lucky }: Alle Würfel und Karten zusammen haben die Gewinnchance von { $lucky } um { $best } Prozentpunkte verändert. Am wenigsten Glück hatte { $unlucky }, mit { $worst }.
coach-luck-even = Das Glück war gleichmäßig verteilt.
coach-skill = { $sound ->
    [one] Am besten hat { $best } gespielt: Alle Entscheidungen zusammen haben { $least } Prozentpunkte Gewinnchance gekostet, und { $sound } von { $decisions } war so gut wie die beste. Am meisten verschenkt hat { $worst }: { $most }.
   *[other] Am besten hat { $best } gespielt: Alle Entscheidungen zusammen haben { $least } Prozentpunkte Gewinnchance gekostet, und { $sound } von { $decisions } waren so gut wie die beste. Am meisten verschenkt hat { $worst }: { $most }.
}
coach-skill-even = Alle haben etwa gleich gut gespielt; niemandes Entscheidungen haben insgesamt mehr als { $most } Prozentpunkte Gewinnchance gekostet.
coach-skill-perfect = Alle haben perfekt gespielt: Keine Entscheidung hat nennenswert geschadet.
coach-skill-none = Noch hatte niemand eine Wahl.
coach-turning-point = Der wichtigste Wurf oder die wichtigste Karte: { $what } von { $name } in Zug { $turn } ({ $luck } Prozentpunkte).
coach-no-throws = Noch wurde nicht gewürfelt.
coach-over-time = Gewinnchance im Verlauf
coach-spark = Ein Zeichen pro Zug, { $turns } Züge insgesamt; { $low } bis { $high } stehen für 0 bis 100 %.
coach-accounts = Die Chancen von Anfang bis Ende
coach-accounts-how = In Prozentpunkten der Gewinnchance. Jede Zeile geht auf: Die Chance am Anfang und was eigene Würfe brachten, was die Würfe der anderen brachten, was eigene Fehler kosteten, was die Fehler der anderen brachten und so weiter ergeben zusammen das Ergebnis.
coach-start = Anfang
coach-luck = Glück
coach-final = Ende
coach-luck-of-others = Glück and.
coach-mistakes = Fehler
coach-mistakes-of-others = Fehler and.
coach-leaving = Abgang
coach-drift = Drift
coach-costliest = Die teuersten Entscheidungen
coach-mistake = Zug { $turn }, { $name }: kostete { $cost } Prozentpunkte Gewinnchance
coach-mistake-made = gewählt: { $words } ({ $text }), Chance { $chance }
coach-mistake-better = besser: { $words } ({ $text }), Chance { $chance }
coach-no-mistakes = Keine Entscheidung hat nennenswert geschadet.
coach-fell = { $name }: { $what }, Glück { $luck }
coach-fell-alone = { $what }
coach-left = { $name } verlässt das Spiel.

# The page for a browser
coach-eyebrow = Jollyroll-Coach
coach-graph-told = In { $turns } Zügen: { $chances }.
coach-from-to = { $name } von { $first } auf { $last }
coach-from-to-decisions = Von { $first } auf { $last }.
coach-decisions = { $decisions ->
        [0] Nichts zu entscheiden.
        [one] { $sound } von einer Entscheidung so gut wie die beste.
       *[other] { $sound } von { $decisions } Entscheidungen so gut wie die beste.
    }
coach-turn-axis = Zug
coach-hint = Zug { $turn }, { $name }: { $chances }
coach-graph-how = Die Chancen aller nach jedem Wurf und jeder Wahl, wenn alle so gut wie möglich weiterspielen. Die Zahlen markieren die teuersten Entscheidungen, die unten stehen.
coach-graph-how-perfect = Die Chancen aller nach jedem Wurf und jeder Wahl, wenn alle so gut wie möglich weiterspielen.
coach-graph-numbers = Die Zahlen hinter der Kurve
coach-luck-and-skill = Glück und Können
coach-bar-luck = Glück
coach-bar-mistakes = eigene Fehler
coach-bar-others = Fehler anderer
coach-cost-told = kostete { $cost } Prozentpunkte
coach-chosen = gewählt
coach-better = besser
coach-player = Spieler
coach-turn = Zug
coach-before-first = vor dem ersten Zug
coach-turns-caption = Gewinnchancen am Ende jedes Zuges
coach-decisions-title = Jede Entscheidung
coach-decisions-caption = Entscheidungen der Reihe nach, mit ihren Kosten
coach-decisions-how = Jede Wahl unter mehreren, mit ihrer Gewinnchance; wo eine andere besser war, auch diese und was die Wahl gekostet hat.
coach-all-decisions = Alle Entscheidungen zeigen
coach-made-by = Von Jollyroll { $version } aus der Aufzeichnung des Spiels erstellt.

# Refusals
refused-coach-rules = Diese Aufzeichnung wurde nach Version { $version } der Regeln gespielt; der Coach kennt nur Version { $known }.
refused-coach-over = Dieses Spiel ist zu Ende. Nenne mit --turn einen Zug, oder sieh dir das ganze Spiel an mit: { $command } analyse { $path }
refused-coach-turn-of-position = --turn geht nur mit der Datei eines aufgezeichneten Spiels, nicht mit einer Stellung.
refused-coach-options-of-record = Eine Aufzeichnung sagt selbst, zu welchem Spiel und welchen Optionen sie gehört; lass --game, --preset und --option weg.
refused-coach-rollouts = --rollouts ist eine Zahl von 0 bis { $most }.
refused-coach-where = Der Coach sieht sich ein Spiel, eine Stellung oder deren Text an, aber nicht: { $kind }.
coach-points = Punkte
coach-risk = nichts
basis-rollouts = Gewinnchancen: geschätzt aus Spielen, die von hier aus zu Ende gespielt wurden, von Spielern, die einen Wurf vorausschauen.
