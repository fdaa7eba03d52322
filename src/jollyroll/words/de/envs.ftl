# Umgebungen für Agenten, die lernen.
refused-env-illegal = „{ $value }“ sagt nichts über unerlaubte Entscheidungen. Möglich sind: { $known }.
refused-env-steps = Ein Spiel braucht Platz für mindestens einen Schritt, nicht { $steps }.
refused-env-opponents = Das sind { $given } Gegner, frei sind aber { $needed } Plätze. Nenne eine Stufe für alle oder eine für jeden.
refused-env-seat = Platz { $seat } gibt es nicht: Plätze zählen von 0 bis { $most }.
refused-env-opponent = „{ $bot }“ kann hier kein Gegner sein. Es gibt: { $known }.
refused-env-seed = { $seed } kann kein Startwert sein: Nimm eine ganze Zahl von 0 bis 2^62 - 1.
refused-env-lanes = Es muss mindestens eine Bahn geben, nicht { $lanes }.
refused-env-memory = { $lanes } Bahnen brauchen { $needed } GB Speicher, und dieser Rechner hat { $there } GB. Nimm weniger.
refused-env-no-choice = Entscheidung { $action } gibt es nicht: Entscheidungen zählen von 0 bis { $most }.
refused-env-ended = Dieses Spiel ist zu Ende. Beginne das nächste mit reset().
refused-env-lane-ended = Das Spiel in Bahn { $lane } ist zu Ende. Beginne das nächste mit reset(options={"{"}"reset_mask": …{"}"}) oder wähle einen anderen Autoreset-Modus.
refused-env-seeds = Das sind { $given } Startwerte für { $needed } Bahnen. Gib eine Zahl an oder eine für jede Bahn.
refused-env-actions = Aktionen der Form { $given } passen nicht: Gib für jede der { $needed } Bahnen eine Zahl an.
refused-env-reset-mask = Die Reset-Maske muss ein NumPy-Array aus { $needed } Wahrheitswerten sein, mindestens einer davon True.
refused-env-autoreset = „{ $value }“ ist kein Autoreset-Modus. Es gibt: { $known }.
refused-env-no-action = { $agent } muss sich entscheiden: Die Aktion kann nicht None sein.
refused-env-package-missing = Dazu ist { $package } nötig, das hier nicht installiert ist. Installiere es mit: pip install "jollyroll[{ $extra }]"
refused-env-package-version = { $package } { $found } passt nicht: Nötig ist { $least } oder neuer, aber unter { $below }. Installiere ein passendes mit: pip install "jollyroll[{ $extra }]"
