# Solved tables
refused-table-missing = La table résolue pour cela n’a pas encore été faite. Crée-la avec : { $command }
refused-table-stale = La table résolue de { $path } est de la version { $made } des règles ; elles en sont à la version { $now }. Elle ne sert pas. Refais-la avec : { $command }
refused-table-old-format = La table résolue de { $path } a été écrite par une autre version de ce programme. Elle ne sert pas. Refais-la avec : { $command }
refused-table-of-others = La table de { $path } est pour d’autres règles que ne le dit son nom. Elle ne sert pas. Refais-la avec : { $command }
refused-table-damaged = La table résolue de { $path } est abîmée. Elle ne sert pas. Refais-la avec : { $command }
refused-table-unreadable = La table résolue de { $path } est illisible ({ $reason }). Répare cela, ou refais-la avec : { $command }
table-shipped = fournie
table-made = faite
table-missing = absente
table-stale = périmée
table-damaged = abîmée
table-name = { $kind } à { $seats } joueurs
table-exact = { $size }, à { $precision } près
table-estimated = { $size }, estimation, erreur type { $error }
table-begun = interrompue ; la même commande continue
table-shares = chances de gagner
table-evaluation = poids d’une estimation
table-to-make = environ { $size }, environ { $effort } sur un cœur
refused-nothing-to-solve = Il n’y a pas de table à faire pour cela.
refused-seats-nowhere = Aucun jeu ne se joue à { $seats } ; les jeux se jouent de { $least } à { $most }.
refused-all-or-one = --all veut dire tous les préréglages : n’en nomme aucun en plus, ni aucune option.
refused-precision-range = --precision est un nombre de { $least } à { $most }.
refused-precision-finest = Une précision de { $asked } est hors d’atteinte pour cette table ; les arrondis et le nombre de parties permettent { $finest }.
refused-not-settled = Les nombres ne se stabilisent pas : il reste des changements de { $left } là où { $wanted } est demandé. Aucune table n’a été enregistrée ; demande moins avec un --precision plus grand.
refused-cores-range = --cores est un nombre de 1 à { $most }.
refused-solving-elsewhere = { $title } : une autre fenêtre est déjà en train de résoudre cela.
refused-speed-missing = Il faut pour cela Numba, qui n’est pas installé ici. Installe-le avec : pip install "jollyroll[lab]" (dans un clone du projet : python3 run.py solve)
solve-there = { $title } : déjà résolu. Pour le résoudre de nouveau : { $command } --again
solve-made = { $title } : { $states } positions résolues en { $time }, à { $precision } près (plus grand changement restant : { $residual }).
solve-made-estimate = { $title } : ajusté sur { $states } positions en { $time } ; erreur type des chances de gagner { $error }.
solve-kept = Sauvegardé dans { $path }
solve-stopped = { $title } : interrompu. Ce qui est fait est sauvegardé ; pour continuer : { $command }
solve-stopped-early = { $title } : interrompu avant qu’il y ait quoi que ce soit à sauvegarder. Recommence avec : { $command }

# Long work
progress = { $percent } %  { $rate }/s  reste { $left }
hours = { $hours } h { $minutes } min
