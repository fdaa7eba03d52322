# The page in the browser

# Landing page and lobby
page-welcome = Les dés pirates à une même table : entre amis, ou contre des bots qui connaissent toutes les probabilités. Pas de compte, rien à remplir.
page-play-now = Jouer
page-with-friends = Jouer entre amis
page-not-affiliated = Jollyroll n’est lié à aucun des éditeurs de ces jeux.
page-open-tables = Tables ouvertes
page-lobby-empty = Aucune table n’attend de joueurs en ce moment. Ouvres-en une et coche « Montrer cette table à tous ».
page-nobody-yet = Encore personne
page-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-join = Rejoindre

# Everywhere
page-home = Retour aux jeux
page-close = Fermer
page-ok = OK
page-menu = Menu
page-table = La table
page-no-server = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
page-no-table = Cette table n’existe pas. Il manque peut-être une lettre à l’adresse.
page-no-page = Il n’y a rien à cette adresse.
page-link-connecting = Connexion…
page-link-lost = Connexion perdue, nouvel essai…
page-link-nothing-lost = Rien n’est perdu.

# Settings of this device
page-settings = Réglages
page-language = Langue
page-theme = Lumière
page-theme-auto = Comme l’appareil
page-theme-dark = À la lanterne (sombre)
page-theme-light = En plein jour (clair)
page-motion = Animations
page-motion-auto = Comme l’appareil
page-motion-full = Dés qui roulent, pièces qui volent
page-motion-less = Rien ne bouge
page-sound = Son
page-tips-again = Revoir les premiers conseils
page-tips-again-done = Les conseils s’afficheront de nouveau.

# Sitting down
page-sit-down = Qui joue ?
page-your-name = Ton nom
page-their-name = Son nom
page-captain = Capitaine
page-sit = S’asseoir
page-sit-here = M’asseoir ici
page-stand-up = Me lever
page-rename = Renommer
page-free-it = Libérer la place
page-free-seat = place libre
page-for-people = pour quelqu’un
page-seat = Place { $number }
page-bot = Bot : { $level }
page-bot-beginner = Mousse
page-bot-greedy = Avide
page-bot-exact = Malin
page-bot-best = Maître
page-add-seat = Ajouter une place
page-remove-seat = Retirer une place
page-share-device = On est plusieurs sur cet appareil
page-fill-with-bots = Compléter avec des bots
page-start = Commencer la partie
page-seats-free = { $count ->
        [one] Encore { $count } place libre.
       *[other] Encore { $count } places libres.
    }
page-wait-for-host = L’hôte donnera le départ.
page-not-here = On attend encore : { $names }
page-sealing = On scelle les dés : { $game }…
page-invite = Inviter
page-share = Envoie cette adresse à tes amis, ou fais-leur viser le carré avec un téléphone.
page-share-watch = Qui a cette adresse peut regarder.
page-share-here = Cette adresse ne marche que sur cet ordinateur. Lance le serveur avec --host 0.0.0.0 pour laisser entrer les autres.
page-address = L’adresse
page-qr = L’adresse en code QR
page-copy = Copier
page-copied = Copié
page-send = Envoyer…

# How the table plays
page-how-we-play = Comment on joue
page-preset = Édition
page-preset-speak = Passer à la langue de cette édition : { $language }
page-options = Règle par règle
page-house-rule = { $what } (règle maison)
page-coach-off-choice = Pas de coach
page-coach-demand-choice = Le coach répond quand on l’appelle
page-coach-always-choice = Le coach montre toujours les chances
page-clock = Temps par décision
page-clock-seconds = { $seconds ->
        [0] sans limite
       *[other] { $seconds } secondes
    }
page-absent = Si quelqu’un s’absente
page-absent-seconds = { $seconds ->
        [0] on l’attend
       *[other] un bot joue après { $seconds } secondes
    }
page-stand-in-level = Quel bot remplace
page-pace = Vitesse des bots
page-pace-seconds = { $seconds ->
        [one] { $seconds } seconde par action
       *[other] { $seconds } secondes par action
    }
page-youngest = Qui est le plus jeune ?
page-youngest-nobody = on ne sait pas
page-listed = Montrer cette table à tous

# At the table
page-seats = À la table
page-you = (toi)
page-away = hors ligne
page-left = n’est plus là
page-stand-in = un bot joue
page-seconds-left = { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
page-your-turn = À toi de jouer
page-turn-of = À { $name } de jouer
page-rolling = Les dés roulent…
page-deciding = Voyons voir…
page-away-bot = { $seconds ->
        [one] hors ligne : un bot jouera dans une seconde
       *[other] hors ligne : un bot jouera dans { $seconds } secondes
    }
page-away-wait = hors ligne : la partie attend
page-hand-over = Passe l’appareil à
page-hand-over-take = C’est moi, { $name }
page-say-something = Dire un mot
page-undo = Annuler
page-take-back = { $name } reprend sa place
page-watching = Tu regardes la partie.
page-watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-to-result = Voir le résultat
page-move = Passer sur un autre appareil
page-move-of = Déplacer { $name } sur un autre appareil
page-move-line = Ouvre ceci sur l’autre appareil dans les dix minutes : la place le suit.
page-move-secret = Qui a ce lien a ta place. Ne le montre à personne.
page-leave = Quitter la partie
page-leave-of = { $name } quitte la partie
page-leave-line = Tu t’absentes un moment ? Un bot joue pour toi et te rend ta place à ton retour.
page-leave-for-now = Laisser jouer un bot
page-leave-good-line = Un départ définitif ne se reprend pas ; les règles disent ce que devient ton trésor.
page-leave-for-good = Partir pour de bon

# Where the game is
page-round-final = Manche finale, lancée par { $name }
page-round-playoff = Barrage entre ex æquo
page-round-last-turns = Derniers tours
page-round-replay = Nouvelle partie entre ex æquo
page-round-tie = Départage { $round }

# The log
page-log = Journal de bord
page-log-all = Tout voir
page-log-empty = Rien encore.
page-log-turn = Tour { $turn }
page-log-sat = { $name } s’assoit.
page-log-stood-left = { $name } se lève.
page-log-stood-host = L’hôte libère une place.
page-log-stood-no-seed = Une place n’a pas montré sa graine et redevient libre.
page-log-begun = La partie commence.
page-log-undone = { $name } reprend son dernier choix.
page-log-stands-in-left = { $name } s’absente un moment : un bot continue.
page-log-stands-in-away = { $name } est hors ligne : un bot continue.
page-log-stands-in-clock = { $name } a dépassé son temps : un bot continue.
page-log-back = { $name } est de retour.
page-log-rematched = Une autre partie est prête.
page-chose = { $name } : { $what }
page-threw = { $name } lance : { $what }.
page-time-up = Temps écoulé pour { $name }.
page-chose-clock = Temps écoulé pour { $name } : { $what }
page-threw-clock = Temps écoulé pour { $name }, les dés tombent quand même : { $what }.

# Rules at hand
page-rules = Règles
page-rules-of-table = À cette table :
page-rules-ids = Les petites mentions comme { $rule } désignent une règle : touche-les pour la lire.

# The coach
page-coach = Coach
page-coach-off = Il n’y a pas de coach à cette table.
page-coach-ask-line = Le coach connaît tes chances de gagner avec chaque choix.
page-coach-ask = Demander au coach
page-coach-thinking = Le coach réfléchit…
page-coach-wait = Quand ce sera à toi de choisir, le coach pourra te dire tes chances.
page-coach-odds = chances de gagner
page-coach-all = Les { $count } choix
page-coach-few = Les meilleurs
page-coach-standing = Avec le meilleur choix :

# Fair dice
page-fair-title = Les dés étaient-ils honnêtes ?
page-fair-good = { $count ->
        [0] L’enveloppe est scellée. Chaque lancer sera vérifié.
        [one] Un lancer vérifié : il sort bien de l’enveloppe scellée.
       *[other] Les { $count } lancers sont vérifiés : ils sortent bien de l’enveloppe scellée.
    }
page-fair-broken = { $count ->
        [one] { $count } lancer ne correspond pas à l’enveloppe scellée !
       *[other] { $count } lancers ne correspondent pas à l’enveloppe scellée !
    }
page-fair-broken-what = Ne te fie pas aux dés de ce serveur. Garde l’enregistrement de la partie : il prouve ce qui s’est passé.
page-fair-fits = conforme
page-fair-differs = non conforme
page-fair-how = Avant le début de la partie, tout ce dont sortiront les dés est mis dans une enveloppe scellée. À chaque lancer, on en ouvre un morceau de plus, et ton appareil vérifie aussitôt que ce morceau y était dès le début et donne exactement ces dés.
page-fair-yours = Tu y mets aussi du tien : un nombre secret au départ, et un nouveau à chaque lancer. Personne ne peut donc connaître ni choisir tes dés à l’avance, pas même le serveur.
page-fair-mark = La marque de l’enveloppe de cette partie. Note-la si tu veux la comparer plus tard :
page-fair-numbers = Les nombres
page-fair-seal = Sceau, montré avant que quiconque s’assoie
page-fair-seed = La part mise par { $name }
page-fair-link = Morceau numéro { $roll }, ouvert en dernier
page-fair-nonce = La part mise en lançant
page-fair-fell = Résultat
page-fair-unwitnessed = conforme, sans témoin
page-fair-promise = Le serveur n’a pas tenu parole !
page-fair-devices = L’appareil de chaque joueur a lui aussi scellé ses propres nombres. Dans chaque lancer entrent un nombre de l’appareil qui lance et un de l’appareil d’un autre joueur, le témoin ; le serveur n’ouvre son morceau qu’ensuite. Personne ne peut donc connaître ni choisir les dés à l’avance, pas même le serveur et le lanceur ensemble, tant que le témoin est honnête.
page-fair-alone = Il n’y a pas d’appareil d’un autre joueur à cette table : personne ne peut être témoin de tes lancers. Cette partie prouve que le serveur est honnête, pas celui qui le fait tourner.
page-fair-witnessed = { $count ->
        [one] { $name } a été témoin de { $count } lancer.
       *[other] { $name } a été témoin de { $count } lancers.
    }
page-fair-passed = { $count ->
        [one] Comme témoin, { $name } a manqué { $count } fois à l’appel.
       *[other] Comme témoin, { $name } a manqué { $count } fois à l’appel.
    }
page-fair-no-witness = { $count ->
        [one] { $count } lancer n’a pas eu de témoin.
       *[other] { $count } lancers n’ont pas eu de témoin.
    }
page-fair-resealed = { $count ->
        [one] { $name } a scellé de nouveaux nombres en cours de partie, par exemple sur un autre appareil.
       *[other] { $name } a scellé de nouveaux nombres { $count } fois en cours de partie, par exemple sur un autre appareil.
    }
page-fair-restarted = { $count ->
        [one] Il a fallu recommencer le début { $count } fois, parce que quelqu’un n’a pas montré son nombre.
       *[other] Il a fallu recommencer le début { $count } fois, parce que quelqu’un n’a pas montré son nombre.
    }
page-fair-device = Sceau de l’appareil de { $name }
page-fair-thrower = De l’appareil de { $name }, qui a lancé
page-fair-witness = De l’appareil de { $name }, témoin
page-fair-fault-asked-early = Le serveur a demandé un nombre à ton appareil avant l’heure. Il ne l’a pas eu.
page-fair-fault-call-differs = Un lancer n’a pas été tel qu’annoncé, ou ce n’était pas au bon joueur d’en être témoin.
page-fair-fault-answered = Ton appareil a répondu comme témoin, mais le serveur fait comme si de rien n’était.
page-fair-fault-not-asked = Le serveur s’est passé de ton appareil comme témoin sans lui demander.
page-fair-fault-sealed-for-you = Quelqu’un a scellé des nombres en ton nom.
page-fair-fault-retold = Le serveur raconte cette partie autrement qu’avant.

# After the game
page-after-you-win = Tu gagnes !
page-after-wins = { $name } gagne !
page-after-shared = { $names } se partagent la victoire
page-after-winner = Victoire :
page-after-rematch = Une autre partie
page-after-rematch-join = Rejoindre la suivante
page-after-rematch-watch = Voir la suivante
page-after-replay = Revoir la partie
page-after-share = Partager la partie
page-after-share-line = Qui a cette adresse voit le résultat, le film de la partie et le rapport du coach.
page-after-look = Retour à la table
page-after-chances = Chances de gagner
page-after-graph = Les chances de gagner de chacun, du premier lancer au dernier
page-after-graph-how = Après chaque lancer et chaque choix, si tous continuent à jouer au mieux. Les numéros marquent les choix les plus coûteux, les losanges les lancers qui ont fait basculer la partie. Touche un moment pour le revoir.
page-after-graph-table = Les chiffres derrière les courbes
page-after-turn = Tour
page-after-luck-and-skill = Chance et talent
page-after-luck = chance
page-after-mistakes = erreurs
page-after-luck-how = En points de pourcentage des chances de gagner : ce que les dés ont apporté, et ce que les choix ont coûté.
page-after-sound = Décisions aussi bonnes que la meilleure : { $sound } sur { $decisions }.
page-after-costliest = Les choix les plus coûteux
page-after-no-mistakes = Aucun choix n’a coûté quoi que ce soit de notable.
page-after-mistake = { $name }, tour { $turn } : { $cost } points
page-after-chosen = Choisi :
page-after-better = Mieux :
page-after-again = Rejouer d’ici
page-after-watch = Revoir
page-after-working = Le coach épluche la partie…
page-after-checked-here = { $count ->
        [one] Ton propre appareil a vérifié { $count } lancer, lui aussi.
       *[other] Ton propre appareil a vérifié { $count } lancers, lui aussi.
    }
page-after-other-game = L’enregistrement de ce serveur n’est pas la partie que ton appareil a vue ! La marque de l’enregistrement est { $mark }, celle de ce que ton appareil a vu est { $own }.
page-after-keep = À garder
page-after-text = Partie en texte
page-after-json = Partie en JSON

# Replay
page-replay-controls = Revoir la partie
page-replay-place = Moment de la partie
page-replay-where = Tour { $turn }, moment { $place } sur { $last }
page-replay-first = Au début
page-replay-before = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-take-over = Continuer ici pour { $name }

# Dice and choices in all games
page-dice = Dés
page-die-in-hand = un dé en main
page-plain-pick = Choisis des dés en les touchant.
page-plain-go-on = Continuer
page-die-locked = { $face }, bloqué
page-kept = gardé
page-stop = Arrêter
page-throw-dice = Lancer { $count ->
        [one] le dé
       *[other] { $count } dés
    }
page-roll-dice = Relancer { $count ->
        [one] un dé
       *[other] { $count } dés
    }
page-rolls-left = { $left ->
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
emote-hurry = À l’abordage !
emote-thanks = Merci !
emote-sorry = Pardon !
emote-cheers = Santé !
emote-farewell = Adieu !
