# The coach: odds of a position
coach-chances = Chances de gagner : { $chances }
coach-choice = choix
coach-chance = chances
coach-cost = coût
coach-more = … et { $count } de plus ; --all montre tous les choix.
coach-more-outcomes = { $count } choses différentes peuvent arriver ; --all les montre toutes.
coach-spread = Ce que cela donne pour { $name }, du meilleur au pire ; en moyenne, ses chances de gagner bougent de { $deviation } points de pourcentage, en plus ou en moins.
coach-best = au mieux
coach-typical = typique
coach-worst = au pire
coach-outcome = lancer
coach-probability = fréquence
coach-exact = Exact : à partir d’ici, tous jouent au mieux.
coach-estimated = Estimation : les chances de gagner sont justes à { $error } points de pourcentage près environ (erreur type).
coach-played = Pour les { $count } meilleurs choix, les meilleurs bots ont joué { $games } parties chacun jusqu’au bout, toutes avec les mêmes dés ; le nombre après ± est l’erreur type.
coach-getting-ready = Préparatifs : lecture des tables et, la première fois, traduction des règles en code machine. Cela peut prendre une minute.
coach-wanting = Il n’y a pas encore de table faite exactement pour ces règles ; avec elle, les chiffres seraient meilleurs. Crée-la avec : { $make }
coach-playing = Parties d’essai
coach-analysing = Analyse
coach-written = Le bilan est dans { $path } : ouvre-le dans n’importe quel navigateur, il n’a pas besoin du réseau.

# The coach: a whole game
coach-title = { $game } : chance et habileté
coach-unfinished = Pas encore finie. Chances de gagner en ce moment : { $chances }
coach-luck-told = { $lucky } a eu le plus de chance : tous les dés et toutes les cartes ont fait bouger ses chances de gagner de { $best } points de pourcentage. { $unlucky } en a eu le moins, avec { $worst }.
coach-luck-even = La chance a été également répartie.
coach-skill = { $best } a joué le mieux : tous ses choix ensemble coûtent { $least } points de pourcentage de chances de gagner, et { $sound ->
        [one] { $sound } décision sur { $decisions } valait
       *[other] { $sound } décisions sur { $decisions } valaient
    } la meilleure. { $worst } a laissé échapper le plus : { $most }.
coach-skill-even = Tout le monde a joué à peu près aussi bien ; personne n’a perdu plus de { $most } points de pourcentage de chances de gagner en tout par ses choix.
coach-skill-perfect = Tout le monde a joué à la perfection : aucun choix n’a coûté quoi que ce soit de notable.
coach-skill-none = Personne n’a encore eu de choix à faire.
coach-turning-point = Le lancer ou la carte qui a le plus compté : { $what } par { $name } au tour { $turn } ({ $luck } points de pourcentage).
coach-no-throws = Aucun dé n’a encore été lancé.
coach-over-time = Chances de gagner au fil du temps
coach-spark = Un signe par tour, { $turns } tours en tout ; { $low } à { $high } représentent 0 à 100 %.
coach-accounts = Les chances du début à la fin
coach-accounts-how = En points de pourcentage de chances de gagner. Chaque ligne s’additionne pour donner le résultat : les chances au départ, ce que tes lancers ont apporté, ce que ceux des autres ont apporté, ce que tes erreurs ont coûté, ce que celles des autres ont rapporté, et ainsi de suite.
coach-start = début
coach-luck = chance
coach-final = fin
coach-luck-of-others = ch. autres
coach-mistakes = erreurs
coach-mistakes-of-others = err. autres
coach-leaving = départs
coach-drift = dérive
coach-costliest = Les choix les plus coûteux
coach-mistake = Tour { $turn }, { $name } : coûte { $cost } points de pourcentage de chances de gagner
coach-mistake-made = choisi : { $words } ({ $text }), chances { $chance }
coach-mistake-better = mieux : { $words } ({ $text }), chances { $chance }
coach-no-mistakes = Aucun choix n’a coûté quoi que ce soit de notable.
coach-fell = { $name } : { $what }, chance { $luck }
coach-fell-alone = { $what }
coach-left = { $name } quitte la partie.

# The page for a browser
coach-eyebrow = Le coach de Jollyroll
coach-graph-told = En { $turns } tours : { $chances }.
coach-from-to = { $name } de { $first } à { $last }
coach-from-to-decisions = De { $first } à { $last }.
coach-decisions = { $decisions ->
        [0] Aucune décision à prendre.
        [one] Aussi bonnes que la meilleure : { $sound } sur 1.
       *[other] Aussi bonnes que la meilleure : { $sound } sur { $decisions } décisions.
    }
coach-turn-axis = tour
coach-hint = Tour { $turn }, { $name } : { $chances }
coach-graph-how = Les chances de chacun après chaque lancer et chaque choix, si tous continuent à jouer au mieux. Les numéros marquent les choix les plus coûteux, listés plus bas.
coach-graph-how-perfect = Les chances de chacun après chaque lancer et chaque choix, si tous continuent à jouer au mieux.
coach-graph-numbers = Les chiffres derrière la courbe
coach-luck-and-skill = Chance et habileté
coach-bar-luck = chance
coach-bar-mistakes = ses erreurs
coach-bar-others = erreurs des autres
coach-cost-told = coûte { $cost } points de pourcentage
coach-chosen = choisi
coach-better = mieux
coach-player = joueur
coach-turn = tour
coach-before-first = avant le premier tour
coach-turns-caption = Chances de gagner à la fin de chaque tour
coach-decisions-title = Toutes les décisions
coach-decisions-caption = Les décisions dans l’ordre, avec ce que chacune a coûté
coach-decisions-how = Chaque vrai choix avec ses chances de gagner ; quand un autre valait mieux, lequel, et ce que le choix a coûté.
coach-all-decisions = Montrer toutes les décisions
coach-made-by = Établi par Jollyroll { $version } d’après l’enregistrement de la partie.

# Refusals
refused-coach-rules = Cette partie a été jouée avec la version { $version } des règles ; le coach ne connaît que la version { $known }.
refused-coach-over = Cette partie est finie. Indique un tour avec --turn, ou regarde toute la partie avec : { $command } analyse { $path }
refused-coach-turn-of-position = --turn ne s’emploie qu’avec le fichier d’une partie enregistrée, pas avec une position.
refused-coach-options-of-record = Un enregistrement dit déjà quel est son jeu et quelles sont ses options ; retire --game, --preset et --option.
refused-coach-rollouts = --rollouts est un nombre de 0 à { $most }.
refused-coach-where = Le coach regarde une partie, une position ou son texte, et non : { $kind }.
coach-points = points
coach-risk = rien
basis-rollouts = Chances de gagner : estimées par des parties jouées d’ici à la fin par des joueurs qui anticipent d’un lancer.
