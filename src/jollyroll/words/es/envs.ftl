# Entornos para agentes que aprenden.
refused-env-illegal = «{ $value }» no dice nada sobre decisiones ilegales. Puede ser: { $known }.
refused-env-steps = Una partida necesita sitio para al menos un paso, no { $steps }.
refused-env-opponents = Son { $given } rivales, pero hay { $needed } asientos libres. Nombra un nivel para todos o uno para cada uno.
refused-env-seat = No hay asiento { $seat }: los asientos van de 0 a { $most }.
refused-env-opponent = «{ $bot }» no puede ser rival aquí. Hay: { $known }.
refused-env-seed = { $seed } no puede ser una semilla: toma un número entero de 0 a 2^62 - 1.
refused-env-lanes = Tiene que haber al menos una pista, no { $lanes }.
refused-env-memory = { $lanes } pistas necesitan { $needed } GB de memoria, y este ordenador tiene { $there } GB. Toma menos.
refused-env-no-choice = No hay decisión { $action }: las decisiones van de 0 a { $most }.
refused-env-ended = Esta partida ha terminado. Empieza la siguiente con reset().
refused-env-lane-ended = La partida de la pista { $lane } ha terminado. Empieza la siguiente con reset(options={"{"}"reset_mask": …{"}"}) o elige otro modo de autoreset.
refused-env-seeds = Son { $given } semillas para { $needed } pistas. Da un número, o uno para cada pista.
refused-env-actions = Las acciones de forma { $given } no encajan: da un número para cada una de las { $needed } pistas.
refused-env-reset-mask = La máscara de reset debe ser un array de NumPy de { $needed } booleanos, al menos uno de ellos True.
refused-env-autoreset = «{ $value }» no es un modo de autoreset. Hay: { $known }.
refused-env-no-action = { $agent } tiene que decidir: la acción no puede ser None.
refused-env-package-missing = Para esto hace falta { $package }, que no está instalado aquí. Instálalo con: pip install "jollyroll[{ $extra }]"
refused-env-package-version = { $package } { $found } no sirve: hace falta { $least } o más nuevo, pero anterior a { $below }. Instala uno que sirva con: pip install "jollyroll[{ $extra }]"
