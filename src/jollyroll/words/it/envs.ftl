# Ambienti per agenti che imparano.
refused-env-illegal = «{ $value }» non dice nulla sulle scelte vietate. Può essere: { $known }.
refused-env-steps = Una partita ha bisogno di almeno un passo, non di { $steps }.
refused-env-opponents = Sono { $given } avversari, ma i posti liberi sono { $needed }. Nomina un livello per tutti, o uno per ciascuno.
refused-env-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $most }.
refused-env-opponent = «{ $bot }» non può essere un avversario qui. Ci sono: { $known }.
refused-env-seed = { $seed } non può essere un seme: prendi un numero intero da 0 a 2^62 - 1.
refused-env-lanes = Deve esserci almeno una corsia, non { $lanes }.
refused-env-memory = { $lanes } corsie richiedono { $needed } GB di memoria, e questo computer ne ha { $there }. Prendine meno.
refused-env-no-choice = La scelta { $action } non esiste: le scelte vanno da 0 a { $most }.
refused-env-ended = Questa partita è finita. Comincia la prossima con reset().
refused-env-lane-ended = La partita nella corsia { $lane } è finita. Comincia la prossima con reset(options={"{"}"reset_mask": …{"}"}), o scegli un’altra modalità di autoreset.
refused-env-seeds = Sono { $given } semi per { $needed } corsie. Dai un numero, o uno per ogni corsia.
refused-env-actions = Azioni di forma { $given } non vanno bene: dai un numero per ognuna delle { $needed } corsie.
refused-env-reset-mask = La maschera di reset deve essere un array NumPy di { $needed } booleani, almeno uno dei quali True.
refused-env-autoreset = «{ $value }» non è una modalità di autoreset. Ci sono: { $known }.
refused-env-no-action = { $agent } deve scegliere: l’azione non può essere None.
refused-env-package-missing = Serve { $package }, che qui non è installato. Installalo con: pip install "jollyroll[{ $extra }]"
refused-env-package-version = { $package } { $found } non va bene: serve { $least } o più recente, ma prima di { $below }. Installane uno adatto con: pip install "jollyroll[{ $extra }]"
