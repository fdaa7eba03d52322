# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Préparatifs : règles et joueurs sont traduits en code machine, une fois pour toutes. Cela peut prendre une minute ou deux.
lab-so-far = { $games } parties sur { $asked }
lab-nothing = Interrompu avant les premiers résultats.
lab-written = Écrit : { $path }
lab-options = Règles : { $options }. Graine { $seed } : la même graine redonne les mêmes parties.
lab-rotated = Les joueurs ont changé de place d’une partie à l’autre ; chaque ordre à table est revenu aussi souvent.
lab-incomplete = INCOMPLET : interrompu après { $games } parties sur { $asked }. Voici les résultats jusque-là.
lab-kept = Ce qui a été joué est gardé. Pour continuer : { $command }
lab-resumed = Reprise après { $games } parties sur { $asked }.
lab-unfinished = { $count ->
        [one] Une partie a été abandonnée car sans fin et n’entre
       *[other] { $count } parties ont été abandonnées car sans fin et n’entrent
    } dans aucun autre chiffre.
lab-player = joueur
lab-seat = place
lab-won = gagnées
lab-shared = partagées
lab-share = part des victoires
lab-began = premiers tours
lab-share-begun = part en commençant
lab-first-turn = Celui qui joue en premier gagne { $share } des parties ; une part égale serait de { $even }.
lab-length = Une partie dure { $turns } tours et compte { $decisions } décisions.
lab-pace = { $count ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $time } : { $rate } parties/s.
lab-seconds = { $seconds } s
lab-intervals = Entre parenthèses ou après ± : intervalles de confiance à 95 %. Une victoire partagée compte pour chacun selon sa part.
lab-round-robin = Tous contre tous, { $seats } par table : { $games } parties pour chaque paire de niveaux, chaque disposition mélangée revenant aussi souvent.
lab-level = niveau
lab-rating = cote
lab-victories = part des victoires
lab-anchor = Cotes sur l’échelle Elo, les plus vraisemblables d’après ces parties ; { $level } est à { $rating } par définition. Avec 400 points de plus, on gagne dix fois plus souvent.
lab-mean = Cotes sur l’échelle Elo, les plus vraisemblables d’après ces parties ; leur moyenne est de { $rating } par définition. Avec 400 points de plus, on gagne dix fois plus souvent.
lab-halved = Quelqu’un a gagné ou perdu toutes ses parties contre d’autres, si bien qu’aucune cote ne serait trop haute : une demi-victoire de chaque côté a été ajoutée pour chaque paire de niveaux.
lab-cross = Part des victoires, en pour cent, du niveau de la ligne contre celui de la colonne :
refused-game-count = Le nombre de parties est un nombre entier de 1 à { $most }, pas { $games }.
refused-seats-needed = Donne le niveau du bot à chaque place, par exemple : { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Un tournoi demande au moins deux niveaux parmi : { $known }.
refused-level-twice = Le niveau { $bot } est indiqué deux fois ; indique chaque niveau une seule fois.
refused-output-twice = « { $path } » est indiqué deux fois ; donne à chaque fichier un nom à lui.
refused-output-is-input = « { $path } » est l’enregistrement qui est lu ; choisis un autre nom pour ce qui sera écrit.
refused-output-there = « { $path } » existe déjà. Choisis un autre nom, ou ajoute --overwrite pour le remplacer.
refused-output-is-folder = « { $path } » n’est pas un nom de fichier ; indique le fichier à écrire.
lab-score = points
refused-package-missing = Il faut pour cela { $package }, qui n’est pas installé ici. Installe-le avec : pip install { $package }

# Experiments
experiment-cell = Case { $number } sur { $cells } : { $what }
experiment-solving = résolution du jeu
experiment-judged = { $games } parties analysées sur { $wanted }
experiment-resumed = L’expérience dans { $folder } continue.
experiment-incomplete = INCOMPLET : interrompu. Ce qui a été joué est enregistré ; la même commande continue et arrive aux mêmes nombres.
experiment-no-parquet = Aucun fichier Parquet n’a été écrit : il faut PyArrow (pip install pyarrow). La même commande les écrit ensuite.
experiment-games = parties
refused-experiment-not-toml = « { $path } » n’est pas un fichier TOML : { $reason }. docs/experiments.md montre à quoi ressemble un plan.
refused-experiment-unknown = Ce jeu n’a ni option ni matériel « { $name } ». Ses options : { $options }. Son matériel : { $components }.
refused-experiment-cells = La grille a { $cells } cases ; fais varier moins, { $most } est le maximum.
refused-experiment-players = Indique le niveau du bot à chaque place, par exemple : players = ["best", "greedy"]
refused-experiment-measure = « { $text } » n’est pas une mesure d’arrêt. Choisis parmi : { $known }.
refused-experiment-number = « { $name } » est un nombre de { $least } à { $most }.
refused-experiment-section = « { $name } » est une section du plan : écris [{ $name }] au-dessus de ses lignes.
refused-experiment-key = Un plan n’a pas de « { $name } » à cet endroit. Il peut avoir : { $known }.
refused-experiment-text = Le plan ne dit pas « { $name } », ou pas sous forme de texte. Écris par exemple : { $name } = "..."
refused-experiment-values = Pour faire varier « { $name } », énumère ses valeurs : { $name } = [..., ...]
refused-experiment-value = Une valeur de « { $name } » est un texte ou un nombre entier.
refused-experiment-folder = « { $folder } » contient autre chose qu’une expérience. Choisis un dossier vide ou nouveau avec --out.
refused-experiment-run-damaged = « { $path } » est endommagé. Supprime son dossier pour recommencer, ou choisis-en un autre avec --out.
refused-experiment-other = « { $folder } » contient les résultats d’une autre expérience ou d’autres règles. Choisis un autre dossier avec --out.
refused-unknown-component = Ce jeu n’a pas de matériel { $option } que l’on puisse faire varier. Il a : { $known }.
refused-component-value = « { $value } » ne convient pas comme matériel { $option }. Écris : { $expects }.
