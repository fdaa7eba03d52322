# The page in the browser

# Landing page and lobby
page-welcome = Des dés de pirates entre amis, ou contre des bots qui connaissent les probabilités. Pas de compte, pas d’inscription.
page-play-now = Jouer maintenant
page-with-friends = Jouer entre amis
page-not-affiliated = Jollyroll n’est lié à aucun des éditeurs de ces jeux.
page-open-tables = Tables ouvertes
page-lobby-empty = Aucune table n’attend de joueurs en ce moment. Ouvres-en une et coche « Table publique ».
page-nobody-yet = Encore personne
page-bots = { $count ->
        [1] un bot
        [one] { $count } bot
       *[other] { $count } bots
    }
page-join = Rejoindre

# Your games
page-practice = Entraînement
page-your-place = { $place ->
        [1] { $shared ->
            [yes] Tu partages la victoire
           *[no] Tu as gagné
        }
       *[other] Tu finis { $place }e
    }
page-yours = Tes parties
page-yours-continue = Reprendre
page-yours-report = Bilan
page-yours-record = Enregistrement
page-yours-all = Tout afficher ({ $count })
page-yours-finished = Parties terminées ({ $count })
page-yours-waiting = Pas encore commencée
page-yours-with = avec { $names }
page-yours-won-by = Victoire : { $names }
page-yours-shared = { $names } se partagent la victoire
page-yours-unknown = Une partie
page-yours-archived = Archivée : l’enregistrement est toujours là
page-yours-gone = Le serveur n’a plus cette partie
page-yours-damaged = Le serveur n’arrive pas à lire cette partie
page-yours-unreachable = Pas de connexion pour l’instant
page-yours-more = { $game } : autres actions
page-yours-download = Télécharger l’enregistrement
page-yours-download-all = Télécharger toutes les parties
page-yours-missing = { $count ->
        [one] Une partie n’a pas pu être récupérée.
       *[other] { $count } parties n’ont pas pu être récupérées.
    }
page-yours-remove = Retirer de cet appareil
page-yours-remove-running = Si tu la retires, tu perds ta place : tu ne pourras plus revenir dans cette partie.
page-yours-remove-finished = Elle disparaît seulement de cette liste. Son lien montre toujours le bilan.
page-yours-where = Cette liste n’existe que sur cet appareil.

# Everywhere
page-home = Retour aux jeux
page-close = Fermer
page-ok = OK
page-menu = Menu
page-table = La table
page-no-server = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
page-no-table = Cette table n’existe pas. Vérifie le lien.
page-no-page = Il n’y a rien ici. Vérifie le lien.
page-link-connecting = Connexion…
page-link-lost = Connexion perdue. Nouvel essai…
page-link-nothing-lost = Rien n’est perdu.
page-slow = Il y a du monde en ce moment. Rien n’est perdu : la partie continue dans un instant.

# Settings of this device
page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = comme l’appareil
page-theme-dark = sombre
page-theme-light = clair
page-motion = Animations
page-motion-auto = comme l’appareil
page-motion-full = activées
page-motion-less = désactivées
page-sound-offer = Jouer avec le son ?
page-sound-yes = Oui, volontiers
page-sound-no = Non, merci
page-sound = Son
page-shortcuts = Raccourcis clavier à une seule touche
page-keys = Clavier
page-keys-dice = Choisir le premier dé, le deuxième, etc.
page-keys-roll = Lancer, piocher ou confirmer : le bouton doré
page-keys-place = Aller au prochain endroit qui accepte des dés
page-keys-skip = Aller à la fin de l’animation en cours
page-keys-help = Afficher cette liste
page-keys-tab = Passer d’un élément à l’autre ; Entrée ou Espace l’actionne
page-keys-arrows = Dans le journal de bord : de ligne en ligne
page-tips-again = Revoir les conseils
page-tips-again-done = Les conseils s’afficheront de nouveau.

# Sitting down
page-sit-down = Qui joue ?
page-your-name = Ton nom
page-their-name = Son nom
page-sit = S’asseoir
page-sit-here = Prendre cette place
page-stand-up = Se lever
page-rename = Renommer
page-free-it = Libérer la place
page-free-seat = Place libre
page-for-people = Ouverte
page-seat = Place { $number }
page-bot = Bot : { $level }
page-bot-beginner = Mousse
page-bot-greedy = Avide
page-bot-exact = Malin
page-bot-best = Maître
page-add-seat = Ajouter une place
page-remove-seat = Retirer une place
page-share-device = Ajouter un joueur sur cet appareil
page-fill-with-bots = Mettre des bots aux places libres
page-start = Commencer la partie
page-seats-free = { $count ->
        [1] Encore une place libre.
        [one] Encore { $count } place libre.
       *[other] Encore { $count } places libres.
    }
page-wait-for-host = On attend que l’hôte lance la partie.
page-not-here = On attend encore : { $names }
page-sealing = { $game } : on scelle les dés…
page-invite = Inviter
page-share = Envoie ce lien à tes amis, ou fais-leur scanner le code QR.
page-share-watch = Avec ce lien, tout le monde peut regarder.
page-share-here = Pour l’instant, seul cet ordinateur peut ouvrir ce lien. Pour jouer depuis d’autres appareils, lance Jollyroll avec --host 0.0.0.0 et invite à nouveau ; sur cet ordinateur, ouvre simplement le lien dans une autre fenêtre.
page-address = Lien
page-qr = Le lien en code QR
page-copy = Copier
page-copied = Copié
page-send = Envoyer…

# How the table plays
page-how-we-play = Comment on joue
page-preset = Édition
page-preset-speak = Passer à la langue de cette édition : { $language }
page-options = Toutes les règles, une par une
page-house-rule = { $what } (règle maison)
page-coach-off-choice = Pas de coach
page-coach-demand-choice = Le coach répond quand on lui demande
page-coach-always-choice = Le coach montre toujours les chances
page-clock = Temps par décision
page-clock-seconds = { $seconds ->
        [0] sans limite
       *[other] { $seconds } secondes
    }
page-absent = Si un joueur se déconnecte
page-absent-seconds = { $seconds ->
        [0] on attend son retour
       *[other] un bot le remplace après { $seconds } secondes
    }
page-stand-in-level = Bot remplaçant
page-pace = Vitesse des bots
page-pace-normal = normale
page-pace-fast = rapide
page-pace-instant = instantanée
page-youngest = Qui est le plus jeune ?
page-youngest-nobody = non précisé
page-listed = Table publique

# At the table
page-seats = À la table
page-you = (toi)
page-away = hors ligne
page-left = a quitté la partie
page-stand-in = un bot joue
page-seconds-left = { $seconds ->
        [1] encore une seconde
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
page-your-turn = À toi de jouer
page-turn-of = À { $name } de jouer
page-rolling = Les dés roulent…
page-deciding = Voyons voir…
page-away-bot = { $seconds ->
        [1] hors ligne : un bot prend le relais dans une seconde
        [one] hors ligne : un bot prend le relais dans { $seconds } seconde
       *[other] hors ligne : un bot prend le relais dans { $seconds } secondes
    }
page-away-wait = hors ligne : la partie attend
page-say-something = Dire un mot
page-undo = Annuler
page-call-back = Ne pas relancer
page-gives-up = Tu renonces à ce que tu as.
page-take-back = { $name } reprend la partie
page-watching = Tu regardes la partie.
page-watchers = { $count ->
        [1] un spectateur
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-to-result = Voir le résultat
page-move = Passer ma place sur un autre appareil
page-move-of = Passer { $name } sur un autre appareil
page-move-line = Ouvre ce lien sur l’autre appareil dans les dix minutes : ta place t’y suit.
page-move-secret = Avec ce lien, n’importe qui peut prendre ta place. Garde-le pour toi.
page-leave = Quitter la partie
page-leave-of = { $name } quitte la partie
page-leave-line = Tu t’absentes un moment ? Un bot joue pour toi jusqu’à ton retour.
page-leave-for-now = Laisser un bot jouer pour moi
page-leave-good-line = Un départ définitif ne s’annule pas ; les règles disent ce que devient ton trésor.
page-leave-for-good = Partir définitivement
page-go-title = Quitter la table ?
page-go-kept = La partie t’attend. Tu la retrouveras dans « Tes parties ».
page-go-stand-in = { $seconds ->
        [one] À ton tour, un bot te remplace au bout d’une seconde. Reviens quand tu veux : tu retrouveras la partie dans « Tes parties ».
       *[other] À ton tour, un bot te remplace au bout de { $seconds } secondes. Reviens quand tu veux : tu retrouveras la partie dans « Tes parties ».
    }
page-go-lost = Ce navigateur n’enregistre rien : tu ne pourras pas revenir à ta place. Pour continuer, déplace-la d’abord sur un autre appareil.
page-go-stay = Rester

# Where the game is
page-round-final = Manche finale ! { $points } à battre ({ $name })
page-round-playoff = Barrage entre les ex æquo
page-round-last-turns = Derniers tours ! { $points } à battre ({ $name })
page-to-pass = { $you ->
        [name] { $points } pour te dépasser
       *[other] { $points } pour dépasser { $name }
    }
page-goal = objectif : { $points }
page-round-replay = Nouvelle partie entre les ex æquo
page-round-tie = Manche de départage { $round }

# The log
page-log = Journal de bord
page-log-all = Tout voir
page-log-empty = Rien pour l’instant.
page-log-turn = Tour { $turn }
page-log-sat = { $you ->
        [name] Tu t’assois.
       *[other] { $name } s’assoit.
    }
page-log-stood-left = { $you ->
        [name] Tu te lèves.
       *[other] { $name } se lève.
    }
page-log-stood-host = L’hôte libère une place.
page-log-stood-no-seed = Un joueur n’a pas montré son nombre secret : sa place est de nouveau libre.
page-log-begun = La partie commence.
page-log-undone = { $you ->
        [name] Tu annules ton dernier choix.
       *[other] { $name } annule son dernier choix.
    }
page-log-stands-in-left = { $you ->
        [name] Tu fais une pause : un bot joue pour toi.
       *[other] { $name } fait une pause : un bot prend le relais.
    }
page-log-stands-in-away = { $you ->
        [name] Tu étais hors ligne : un bot joue pour toi.
       *[other] { $name } est hors ligne : un bot prend le relais.
    }
page-log-stands-in-clock = { $you ->
        [name] Ton temps est écoulé : un bot joue pour toi.
       *[other] Temps écoulé pour { $name } : un bot prend le relais.
    }
page-log-back = { $you ->
        [name] Tu es de retour.
       *[other] { $name } est de retour.
    }
page-log-rematched = Une autre partie est prête.
page-chose = { $you ->
        [name] Toi : { $what }
       *[other] { $name } : { $what }
    }
page-threw = { $you ->
        [name] Tu lances : { $what }.
       *[other] { $name } lance : { $what }.
    }
page-time-up = { $you ->
        [name] Ton temps est écoulé.
       *[other] Temps écoulé pour { $name }.
    }
page-chose-clock = { $you ->
        [name] Ton temps est écoulé : { $what }
       *[other] Temps écoulé pour { $name } : { $what }
    }
page-threw-clock = { $you ->
        [name] Ton temps est écoulé, les dés sont lancés pour toi : { $what }.
       *[other] Temps écoulé pour { $name }, les dés sont lancés quand même : { $what }.
    }

# Rules at hand
page-rules = Règles
page-rules-of-table = À cette table :
page-rules-cited = { $count ->
        [one] règle
       *[other] règles
    }
page-rules-ids = Touche les petits mots pour lire les règles elles-mêmes.

# The coach
page-coach = Coach
page-coach-off = Il n’y a pas de coach à cette table.
page-coach-ask-line = Le coach connaît tes chances de gagner pour chaque choix.
page-coach-ask = Demander au coach
page-coach-thinking = Le coach réfléchit…
page-coach-wait = Quand ce sera à toi de choisir, le coach pourra te dire tes chances.
page-coach-odds = chances de gagner
page-coach-keep = Garder { $kept }, relancer { $count }
page-coach-reroll-all = { $count ->
        [one] Relancer le dé
       *[other] Relancer les { $count } dés
    }
page-coach-set-up = Préparer
page-coach-hardly = presque pareil
page-coach-alike = Peu importe : ces choix se valent à peu près.
page-coach-all = Les { $count } choix
page-coach-few = Seulement les meilleurs
page-coach-standing = Avec le meilleur choix :
page-coach-how = Comment c’est calculé

# Fair dice
page-fair-title = Les dés étaient-ils honnêtes ?
page-fair-good = { $count ->
        [0] Les dés sont scellés. Chaque lancer sera vérifié.
        [one] Un lancer vérifié : il sort bien de l’enveloppe scellée.
        [2] Les deux lancers sont vérifiés : ils sortent bien de l’enveloppe scellée.
       *[other] Les { $count } lancers sont vérifiés : ils sortent bien de l’enveloppe scellée.
    }
page-fair-broken = { $count ->
        [one] Un lancer ne correspond pas à l’enveloppe scellée !
       *[other] { $count } lancers ne correspondent pas à l’enveloppe scellée !
    }
page-fair-broken-what = Ne te fie pas aux dés de ce serveur. Télécharge l’enregistrement de la partie : il prouve ce qui s’est passé.
page-fair-fits = conforme
page-fair-differs = non conforme
page-fair-how = Avant le début de la partie, tout ce dont sortiront les dés est mis dans une enveloppe scellée. À chaque lancer, on en ouvre un morceau de plus, et ton appareil vérifie aussitôt que ce morceau y était dès le début et donne exactement ces dés.
page-fair-yours = Tu y mets aussi du tien : un nombre secret au départ, et un nouveau à chaque lancer. Personne ne peut donc connaître ni choisir tes dés à l’avance, pas même le serveur.
page-fair-mark = La marque de l’enveloppe de cette partie. Note-la si tu veux la comparer plus tard :
page-fair-numbers = Les nombres
page-fair-seal = Sceau, montré avant que quiconque s’assoie
page-fair-seed = Ce qu’y a mis { $name }
page-fair-link = Morceau { $roll }, ouvert en dernier
page-fair-nonce = Ce que le lanceur y a mis
page-fair-fell = Ce qui est sorti
page-fair-unwitnessed = conforme, sans témoin
page-fair-promise = Le serveur n’a pas tenu parole !
page-fair-devices = L’appareil de chaque joueur a lui aussi scellé ses propres nombres. Dans chaque lancer entrent un nombre de l’appareil qui lance et un de l’appareil d’un autre joueur, le témoin ; le serveur n’ouvre son morceau qu’ensuite. Personne ne peut donc connaître ni choisir les dés à l’avance, pas même le serveur et le lanceur ensemble, tant que le témoin est honnête.
page-fair-alone = À cette table, il n’y a pas l’appareil d’un autre joueur : personne ne peut être témoin de tes lancers. Cette partie prouve que le serveur est honnête, pas que celui qui le fait tourner l’est.
page-fair-witnessed = { $you ->
        [name] { $count ->
            [one] Tu as été témoin d’un lancer.
           *[other] Tu as été témoin de { $count } lancers.
        }
       *[other] { $count ->
            [one] { $name } a été témoin d’un lancer.
           *[other] { $name } a été témoin de { $count } lancers.
        }
    }
page-fair-passed = { $you ->
        [name] { $count ->
            [one] Une fois, tu n’as pas répondu comme témoin.
           *[other] { $count } fois, tu n’as pas répondu comme témoin.
        }
       *[other] { $count ->
            [one] Une fois, { $name } n’a pas répondu comme témoin.
           *[other] { $count } fois, { $name } n’a pas répondu comme témoin.
        }
    }
page-fair-no-witness = { $count ->
        [1] Un lancer n’a pas eu de témoin.
        [one] { $count } lancer n’a pas eu de témoin.
       *[other] { $count } lancers n’ont pas eu de témoin.
    }
page-fair-resealed = { $you ->
        [name] { $count ->
            [one] Tu as scellé de nouveaux nombres en cours de partie, par exemple sur un autre appareil.
           *[other] Tu as scellé de nouveaux nombres { $count } fois en cours de partie, par exemple sur un autre appareil.
        }
       *[other] { $count ->
            [one] { $name } a scellé de nouveaux nombres en cours de partie, par exemple sur un autre appareil.
           *[other] { $name } a scellé de nouveaux nombres { $count } fois en cours de partie, par exemple sur un autre appareil.
        }
    }
page-fair-restarted = { $count ->
        [one] Il a fallu recommencer une fois le début, parce que quelqu’un n’a pas montré son nombre.
       *[other] Il a fallu recommencer { $count } fois le début, parce que quelqu’un n’a pas montré son nombre.
    }
page-fair-device = Sceau de l’appareil : { $name }
page-fair-thrower = De l’appareil qui a lancé : { $name }
page-fair-witness = De l’appareil témoin : { $name }
page-fair-fault-asked-early = Le serveur a demandé trop tôt un nombre à ton appareil. Il ne l’a pas eu.
page-fair-fault-call-differs = Un lancer n’est pas sorti comme annoncé, ou c’est le mauvais joueur qui devait en être témoin.
page-fair-fault-answered = Ton appareil a répondu comme témoin, mais le serveur fait comme s’il n’avait rien reçu.
page-fair-fault-not-asked = Le serveur s’est passé de ton appareil comme témoin sans même le lui demander.
page-fair-fault-sealed-for-you = Quelqu’un a scellé des nombres en ton nom.
page-fair-fault-retold = Le serveur raconte maintenant cette partie autrement qu’avant.

# After the game
page-after-you-win = Tu as gagné !
page-after-wins = { $name } gagne !
page-after-shared = { $you ->
        [names] { $names }, vous vous partagez la victoire !
       *[other] { $names } se partagent la victoire
    }
page-after-winner = Victoire :
page-after-rematch = Rejouer
page-after-rematch-join = Rejoindre la partie suivante
page-after-rematch-watch = Regarder la partie suivante
page-after-replay = Revoir la partie
page-after-share = Partager la partie
page-after-share-line = Avec ce lien, tout le monde voit le résultat, le film de la partie et le bilan du coach.
page-after-look = Retour à la table
page-after-chances = Chances de gagner
page-after-graph = Les chances de gagner de chacun, du premier lancer au dernier
page-after-graph-how = Après chaque lancer et chaque choix, si tous continuent à jouer au mieux. Les numéros marquent les choix les plus coûteux, les losanges les lancers qui ont fait basculer la partie. Touche un moment pour le revoir.
page-after-graph-table = Les chiffres derrière les courbes
page-after-turn = Tour
page-after-luck-and-skill = Chance et habileté
page-after-luck = chance
page-after-mistakes = erreurs
page-after-luck-how = En points de pourcentage de chances de gagner : ce que les dés ont apporté, et ce que tes choix ont coûté.
page-after-sound = { $sound ->
        [one] { $sound } décision sur { $decisions } était aussi bonne que la meilleure.
       *[other] { $sound } décisions sur { $decisions } étaient aussi bonnes que la meilleure.
    }
page-after-your-part = Ta partie
page-after-lucky = La chance était avec toi : elle t’a apporté { $luck } points de pourcentage de chances de gagner.
page-after-unlucky = La chance était contre toi : elle t’a coûté { $luck } points de pourcentage de chances de gagner.
page-after-own-mistakes = { $sound ->
        [one] Tes choix t’ont coûté { $cost } points de pourcentage de chances de gagner ; { $sound } sur { $decisions } valait le meilleur.
       *[other] Tes choix t’ont coûté { $cost } points de pourcentage de chances de gagner ; { $sound } sur { $decisions } valaient le meilleur.
    }
page-after-your-costliest = Ton choix le plus coûteux
page-after-your-luckiest = Ton lancer le plus chanceux
page-after-your-best = Ton meilleur choix
page-after-moment = tour { $turn }, { $change } points de pourcentage de chances de gagner
page-after-others-costliest = Les choix les plus coûteux des autres
page-after-practice = C’était un entraînement : tu as repris à partir d’un moment d’une autre partie, il n’y a donc pas de dés scellés à vérifier.
page-after-costliest = Les choix les plus coûteux
page-after-no-mistakes = Aucun choix n’a coûté quoi que ce soit de notable.
page-after-mistake = { $you ->
        [name] Toi, tour { $turn } : { $cost } points de pourcentage
       *[other] { $name }, tour { $turn } : { $cost } points de pourcentage
    }
page-after-chosen = Choisi :
page-after-better = Mieux :
page-after-again = Réessayer d’ici
page-after-watch = Revoir
page-after-working = Le coach parcourt la partie…
page-after-checked-here = { $count ->
        [1] Ton appareil a lui aussi vérifié un lancer.
        [one] Ton appareil a lui aussi vérifié { $count } lancer.
       *[other] Ton appareil a lui aussi vérifié { $count } lancers.
    }
page-after-other-game = L’enregistrement de ce serveur n’est pas la partie que ton appareil a vue ! La marque de l’enregistrement est { $mark }, celle de ce que ton appareil a vu est { $own }.
page-after-keep = Télécharger
page-after-text = Enregistrement en texte
page-after-json = Enregistrement en JSON

# Replay
page-replay-controls = Revoir la partie
page-replay-place = Position
page-replay-where = { $turn ->
        [0] Début, { $place } sur { $last }
       *[other] Tour { $turn }, { $place } sur { $last }
    }
page-replay-first = Début
page-replay-before = Précédent
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Suivant
page-replay-last = Fin
page-replay-take-over = S’entraîner d’ici comme { $name }

# Dice and choices in all games
page-dice = Dés
page-die-in-hand = un dé en main
page-plain-pick = Touche les dés que tu choisis.
page-plain-go-on = Continuer
page-die-locked = { $face }, dé bloqué
page-kept = gardé
page-stop = S’arrêter
page-throw-dice = Lancer { $count ->
        [1] le dé
        [one] { $count } dé
       *[other] { $count } dés
    }
page-roll-dice = { $count ->
        [1] Relancer un dé
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
page-rolls-left = { $left ->
        [1] encore une relance
        [one] encore { $left } relance
       *[other] encore { $left } relances
    }
page-place-story = Allées et venues : { $place }
page-if-stopped = Si tu t’arrêtes :

# A few words to say
emote-ahoy = Ohé !
emote-well-done = Bien joué !
emote-ouch = Aïe !
emote-lucky = Quelle veine !
emote-thinking = Je réfléchis…
emote-hurry = On met les voiles !
emote-thanks = Merci !
emote-sorry = Pardon !
emote-cheers = Santé !
emote-farewell = Adieu !

# A site without a server: everything happens on this device
page-alone-together = Jouer ensemble sur cet appareil
page-alone-fetching = Téléchargement du jeu, juste cette fois…
page-alone-starting = On prépare la table…
page-alone-failed = Impossible de télécharger le jeu. Vérifie ta connexion et réessaie.
page-alone-update = Une nouvelle version est prête.
page-alone-reload = Recharger
page-alone-kept = Tout reste sur cet appareil. Après la première partie, ça marche aussi sans réseau.
page-alone-docs = Règles et manuel
page-alone-remove = Elle est effacée pour de bon de cet appareil, avec son bilan. Télécharge d’abord l’enregistrement si tu veux le garder.
