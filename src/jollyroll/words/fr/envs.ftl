# Environnements pour des agents qui apprennent.
refused-env-illegal = « { $value } » ne dit rien des choix interdits. Dis l’un de ceux-ci : { $known }.
refused-env-steps = Une partie a besoin d’au moins un pas, pas de { $steps }.
refused-env-opponents = Cela fait { $given } adversaires, mais { $needed } places sont libres. Nomme un niveau pour tous, ou un pour chacun.
refused-env-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
refused-env-opponent = « { $bot } » ne peut pas être un adversaire ici. Il y a : { $known }.
refused-env-seed = { $seed } ne peut pas être une graine : prends un nombre entier de 0 à 2^62 - 1.
refused-env-lanes = Il faut au moins un couloir, pas { $lanes }.
refused-env-memory = { $lanes } couloirs demandent { $needed } Go de mémoire, et cet ordinateur en a { $there }. Prends-en moins.
refused-env-no-choice = Il n’y a pas de choix { $action } : les choix vont de 0 à { $most }.
refused-env-ended = Cette partie est finie. Commence la suivante avec reset().
refused-env-lane-ended = La partie du couloir { $lane } est finie. Commence la suivante avec reset(options={"{"}"reset_mask": …{"}"}), ou choisis un autre mode d’autoreset.
refused-env-seeds = Cela fait { $given } graines pour { $needed } couloirs. Donne un nombre, ou un par couloir.
refused-env-actions = Des actions de forme { $given } ne conviennent pas : donne un nombre pour chacun des { $needed } couloirs.
refused-env-reset-mask = Le masque de reset doit être un tableau NumPy de { $needed } booléens, dont au moins un True.
refused-env-autoreset = « { $value } » n’est pas un mode d’autoreset. Il y a : { $known }.
refused-env-no-action = { $agent } doit choisir : l’action ne peut pas être None.
refused-env-package-missing = Il faut pour cela { $package }, qui n’est pas installé ici. Installe-le avec : pip install "jollyroll[{ $extra }]"
refused-env-package-version = { $package } { $found } ne convient pas : il faut { $least } ou plus récent, mais avant { $below }. Installe-en un qui convient avec : pip install "jollyroll[{ $extra }]"
