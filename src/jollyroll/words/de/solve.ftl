# Solved tables
refused-table-missing = Die Lösungstabelle dafür gibt es noch nicht. Erstelle sie mit: { $command }
refused-table-stale = Die Lösungstabelle in { $path } gehört zu Version { $made } der Regeln; inzwischen gilt Version { $now }. Sie wird nicht benutzt. Erstelle sie neu mit: { $command }
refused-table-old-format = Die Lösungstabelle in { $path } ist so aufgebaut, wie eine andere Version dieses Programms sie schreibt. Sie wird nicht benutzt. Erstelle sie neu mit: { $command }
refused-table-of-others = Die Tabelle in { $path } gehört zu anderen Regeln, als ihr Name sagt. Sie wird nicht benutzt. Erstelle sie neu mit: { $command }
refused-table-damaged = Die Lösungstabelle in { $path } ist beschädigt. Sie wird nicht benutzt. Erstelle sie neu mit: { $command }
refused-table-unreadable = Die Lösungstabelle in { $path } ist nicht lesbar ({ $reason }). Behebe das, oder erstelle sie neu mit: { $command }
table-shipped = geliefert
table-made = erstellt
table-missing = fehlt
table-stale = veraltet
table-damaged = defekt
table-name = { $kind } für { $seats } Spieler
table-exact = { $size }, auf { $precision } genau
table-estimated = { $size }, geschätzt, Standardfehler { $error }
table-begun = unterbrochen; derselbe Befehl macht weiter
table-shares = Gewinnchancen
table-evaluation = Gewichte einer Schätzung
table-to-make = etwa { $size }, etwa { $effort } auf einem Kern
refused-nothing-to-solve = Dafür gibt es keine Tabelle zu erstellen.
refused-seats-nowhere = Kein Spiel ist für { $seats }; die Spiele sind für { $least } bis { $most } Spieler.
refused-all-or-one = --all heißt jeder Regelsatz: Nenne daneben keinen einzelnen und keine Option.
refused-precision-range = --precision ist eine Zahl von { $least } bis { $most }.
refused-precision-finest = Eine Genauigkeit von { $asked } ist für diese Tabelle nicht zu erreichen; Rundung und Zahl der Spiele erlauben { $finest }.
refused-not-settled = Die Zahlen kommen nicht zur Ruhe: Es bleiben Änderungen von { $left }, wo { $wanted } verlangt ist. Es wurde keine Tabelle gespeichert; verlange weniger mit einem größeren --precision.
refused-cores-range = --cores ist eine Zahl von 1 bis { $most }.
refused-solving-elsewhere = { $title }: Das wird gerade in einem anderen Fenster gelöst.
refused-speed-missing = Dazu ist Numba nötig, das hier nicht installiert ist. Installiere es mit: pip install "jollyroll[lab]" (in einem Klon des Projekts: python3 run.py solve)
solve-there = { $title }: schon gelöst. Um neu zu lösen: { $command } --again
solve-made = { $title }: { $states } Stellungen in { $time } gelöst, auf { $precision } genau (größte verbleibende Änderung: { $residual }).
solve-made-estimate = { $title }: in { $time } an { $states } Stellungen angepasst; Standardfehler einer Gewinnchance { $error }.
solve-kept = Gespeichert in { $path }
solve-stopped = { $title }: unterbrochen. Was fertig ist, bleibt erhalten; mach weiter mit: { $command }
solve-stopped-early = { $title }: unterbrochen, bevor es etwas zu behalten gab. Beginne neu mit: { $command }

# Long work
progress = { $percent } %  { $rate }/s  noch { $left }
hours = { $hours } Std. { $minutes } Min.
