# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Force les coffres, charge les trésors, et prie pour qu’il n’y ait pas que des arêtes.

# Nouns
face-omg-key = clé
face-omg-coin = pièce
face-omg-diamond = diamant
face-omg-sword = sabre
place-omg-row = la rangée de coffres
place-omg-pile = la pioche
place-omg-gone = hors du jeu

omg-locks = { $locks ->
        [0] sans serrure
        [one] une serrure
       *[other] { $locks } serrures
    }
omg-points = { $amount ->
        [0] aucun point
        [one] un point
       *[other] { $amount } points
    }
omg-treasure = { $treasure ->
        [C] une pièce
        [D] un diamant
        [CC] deux pièces
        [CD] une pièce et un diamant
        [DD] deux diamants
        [CCC] trois pièces
        [CCD] deux pièces et un diamant
        [CDD] une pièce et deux diamants
        [DDD] trois diamants
       *[other] { $treasure }
    }

# What chance brings, in a list
locks-omg-1 = une serrure
locks-omg-2 = deux serrures
locks-omg-3 = trois serrures
find-omg-C = une pièce
find-omg-D = un diamant
find-omg-CC = deux pièces
find-omg-CD = une pièce et un diamant
find-omg-DD = deux diamants
find-omg-CCC = trois pièces
find-omg-CCD = deux pièces et un diamant
find-omg-CDD = une pièce et deux diamants
find-omg-DDD = trois diamants
find-omg-F = une arête

# What the one to act is asked
phase-omg-throw = Lance les dés.
phase-omg-next-lock = Le prochain coffre de la pioche montre ses serrures.
phase-omg-open-chest = On retourne le coffre.
phase-omg-reroll = Tu places ces dés, ou tu relances les quatre ?
phase-omg-commit = Poser des dés sur une carte, relancer le reste ou tout placer ?
phase-omg-place = Quelle carte complètes-tu ?

# Choices in a list
choice-omg-stop = Ne plus lancer : placer ces dés
choice-omg-done = Mettre les autres dés de côté
choice-omg-roll = Relancer
choice-omg-ship = Poser un sabre sur le bateau adverse : { $victim }
choice-omg-open = Ouvrir le coffre { $chest } ({ omg-locks }) : { $dice }
choice-omg-load = Charger { omg-treasure } : { $dice }
choice-omg-steal = { $boarding ->
        [0] Voler { omg-treasure } à { $victim } : { $dice }
       *[other] Voler { omg-treasure } à { $victim } : { $dice }, et un sabre sur le bateau
    }
choice-omg-lay-chest = Poser sur le coffre { $chest } ({ omg-locks }), pas encore complet : { $dice }
choice-omg-lay-treasure = Poser sur son trésor ({ omg-treasure }), pas encore complet : { $dice }
choice-omg-lay-theft = Poser sur { omg-treasure } devant le bateau adverse ({ $victim }), pas encore volé : { $dice }
choice-omg-add-chest = Ajouter aux dés du coffre { $chest } ({ omg-locks }) : { $dice }
choice-omg-add-treasure = Ajouter aux dés de son trésor ({ omg-treasure }) : { $dice }
choice-omg-add-theft = { $boarding ->
        [0] Ajouter aux dés sur { omg-treasure } devant le bateau adverse ({ $victim }) : { $dice }
       *[other] Ajouter aux dés sur { omg-treasure } devant le bateau adverse ({ $victim }) : { $dice }, et un sabre sur le bateau
    }

# What happened
told-omg-open = { $amount ->
        [0] { $to } ouvre un coffre.
        [one] { $to } ouvre un coffre à une serrure.
       *[other] { $to } ouvre un coffre à { $amount } serrures.
    }
told-omg-find-coins = { $amount ->
        [0] Il ne contient pas de pièces.
        [one] Il contient une pièce.
       *[other] Il contient { $amount } pièces.
    }
told-omg-find-diamonds = { $amount ->
        [0] Il ne contient pas de diamants.
        [one] Il contient un diamant.
       *[other] Il contient { $amount } diamants.
    }
told-omg-fishbones = Une arête ! Elle file droit à bord, chez { $to }.
told-omg-load = { $to } charge un trésor : { omg-points }.
told-omg-steal = { $to } vole un trésor à { $from } : { omg-points }.
told-omg-lay-out = { $amount ->
        [0] Un coffre rejoint la rangée.
        [one] Un coffre à une serrure rejoint la rangée.
       *[other] Un coffre à { $amount } serrures rejoint la rangée.
    }
told-omg-next-lock = { $amount ->
        [0] La pioche est vide.
        [one] Le prochain coffre de la pioche a une serrure.
       *[other] Le prochain coffre de la pioche a { $amount } serrures.
    }
told-omg-dice-lost = { $amount ->
        [0] { $to } a utilisé tous ses dés.
        [one] { $to } met un dé de côté.
       *[other] { $to } met { $amount } dés de côté.
    }
told-omg-wasted = { $amount ->
        [0] { $to } n’a posé aucun dé pour rien.
        [one] { $to } a posé un dé pour rien : il est perdu.
       *[other] { $to } a posé { $amount } dés pour rien : ils sont perdus.
    }
told-omg-last-chest = { $to } a ouvert le dernier coffre.
told-omg-final-turns = Les derniers tours commencent : chacun joue encore une fois.
told-omg-shared = { $amount ->
        [one] Un joueur gagne.
       *[other] { $amount } joueurs sont à égalité en tout et se partagent la victoire.
    }
told-omg-leave = { $amount ->
        [0] { $from } quitte la partie.
        [one] { $from } quitte la partie en emportant un trésor pas encore chargé.
       *[other] { $from } quitte la partie en emportant { $amount } trésors pas encore chargés.
    }
told-omg-turn-dropped = Le tour finit ici pour { $to }.

# Why not
refused-omg-unknown-choice = Oh My Gold! n’a pas ce choix.
refused-omg-game-over = La partie est finie.
refused-omg-chance-decides = Les dés ou les cartes décident d’abord.
refused-omg-still-rolling = Dis d’abord si ces dés restent : arrête-toi, ou relance.
refused-omg-rolling-over = Les lancers sont finis : place les dés tels quels.
refused-omg-must-place = Ces dés peuvent encore compléter un coffre ou l’un de tes trésors : place-les avant d’en mettre de côté.
refused-omg-must-roll = Il y a quelque chose d’incomplet sur une carte : relance d’abord les autres dés.
refused-omg-no-such-chest = Il n’y a pas de coffre à cet endroit de la rangée.
refused-omg-no-such-treasure = Il n’y a pas ce trésor, libre de dés, devant ce bateau.
refused-omg-dice-on-it = Il y a déjà des dés sur ce coffre.
refused-omg-no-such-card = Aucune carte de ce genre ne porte de dés.
refused-omg-card-complete = Cette carte est complète et ne prend plus de dés.
refused-omg-no-stealing = À cette table, personne ne vole : il faut pour cela la variante des Vieux loups de mer.
refused-omg-no-such-ship = Ce n’est pas le bateau d’un adversaire.
refused-omg-steals-from-self = On ne se vole pas soi-même ; charge plutôt ton propre trésor.
refused-omg-nothing-to-steal = Il n’y a pas de trésor devant ce bateau.
refused-omg-ship-boarded = Il y a déjà un sabre sur ce bateau, et un seul suffit.
refused-omg-no-sword-for-ship = Un vol demande un sabre de plus, pour le bateau lui-même.
refused-omg-sword-wasted = Ce sabre serait gâché : nomme le trésor qu’il doit voler.
refused-omg-no-dice-named = Nomme les dés qui vont sur la carte.
refused-omg-dice-not-there = Ces dés ne sont pas tous sur la table.
refused-omg-dice-do-not-fit = Ces dés ne vont pas dans les cases de la carte.
refused-omg-not-complete = Ces dés ne complètent pas la carte : chaque case doit être remplie.
refused-omg-keep-one-to-roll = Garde au moins un dé à lancer, ou complète tout ce que tu as commencé.
refused-omg-seafarers-need-reroll = Les Marins aguerris ne jouent pas sans relance : c’est leur second lancer.
refused-omg-die-symbol = « { $symbol } » n’est pas un symbole de dé : K est une clé, C une pièce, D un diamant, W un sabre.
refused-omg-die-sides = { $given ->
        [one] Un dé a six symboles, pas { $given }.
       *[other] Un dé a six symboles, pas { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] Il faut au moins une clé sur un dé.
        [C] Il faut au moins une pièce sur un dé.
       *[D] Il faut au moins un diamant sur un dé.
    }
refused-omg-deck-card = « { $card } » n’est pas une carte : écris une à trois serrures, puis F pour une arête ou jusqu’à trois C et D, par exemple 2CCD.
refused-omg-deck-size = { $given ->
        [one] Un paquet a 18 cartes, pas { $given }.
       *[other] Un paquet a 18 cartes, pas { $given }.
    }
refused-omg-no-such-locks = « { $text } » n’est pas un nombre de serrures : un coffre en a 1, 2 ou 3.
refused-omg-no-such-find = « { $text } » n’est pas un trésor : écris F pour une arête ou jusqu’à trois C et D.

# Options
option-omg-deck = Le paquet de cartes
value-omg-deck-default = 18 cartes avec 34 points et trois arêtes (non vérifié : le paquet imprimé n’est pas publié)
value-omg-deck-custom = tes propres 18 cartes, par exemple custom:1F,1C,2CD,3CDD et ainsi de suite
option-omg-dice = Les dés
value-omg-dice-k2c2d1s1 = deux clés, deux pièces, un diamant, un sabre (non vérifié : le dé imprimé n’est pas publié)
value-omg-dice-k2c1d2s1 = deux clés, une pièce, deux diamants, un sabre (non vérifié)
value-omg-dice-k2c1d1s2 = deux clés, une pièce, un diamant, deux sabres (non vérifié)
value-omg-dice-custom = tes propres six faces, par exemple custom:KKCCDW (K clé, C pièce, D diamant, W sabre)
option-omg-end = La fin de la partie
value-omg-end-final_turns = encore un tour pour chacun après le dernier coffre
value-omg-end-on_last_open = à la fin du tour qui ouvre le dernier coffre
value-omg-end-all_claimed = quand il n’y a plus de trésor devant aucun bateau (règle maison)
option-omg-first_player = Qui commence
value-omg-first_player-youngest = le plus jeune, tel que l’hôte l’indique ; sinon, le sort
value-omg-first_player-random = le sort décide
value-omg-first_player-host = l’hôte
option-omg-placement = Faut-il utiliser ses dés ?
value-omg-placement-maximal = les dés qui peuvent compléter un coffre ou un trésor à soi doivent servir
value-omg-placement-free = on peut mettre de côté les dés qu’on veut
option-omg-rerolls = Relances
value-omg-rerolls-1 = on peut relancer tous les dés une fois
value-omg-rerolls-0 = pas de relance, pour les tout-petits (règle maison)
option-omg-same_turn_load = Charger au tour de l’ouverture
value-omg-same_turn_load-no = non : tous les dés sont placés avant qu’un coffre soit retourné
value-omg-same_turn_load-yes = oui : chaque carte fait effet aussitôt, et les dés restants peuvent aller sur ce qui vient d’être ouvert
option-omg-seadogs = Vieux loups de mer
value-omg-seadogs-off = personne ne vole
value-omg-seadogs-on = on peut voler un trésor devant un autre bateau (dès six ans)
option-omg-seafarer_commit = Les dés que les Marins aguerris posent d’avance
value-omg-seafarer_commit-partial = peuvent aller sur une carte pas encore complète
value-omg-seafarer_commit-complete_only = doivent compléter la carte, ou tout un vol
option-omg-seafarers = Marins aguerris
value-omg-seafarers-off = on relance les quatre dés ensemble
value-omg-seafarers-on = on peut d’abord poser quelques dés, et seuls les autres sont relancés

preset-omg-base = Le jeu tel que le raconte la règle.
preset-omg-first = Une première partie pour les plus jeunes : pas de relance (règle maison).
preset-omg-seafarers = Marins aguerris : pose quelques dés, relance les autres.
preset-omg-seadogs = Vieux loups de mer : on peut voler un trésor devant un autre bateau.
preset-omg-seafarers-seadogs = Les deux variantes à la fois.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    De quoi il s’agit

    Deux à quatre pirates, dès cinq ans (OMG-A03). Au milieu, des coffres. Ouvre-les avec des clés, puis charge leur contenu
    sur ton bateau. Chaque pièce et chaque diamant chargé vaut un point, et le plus de points gagne (OMG-23, OMG-31).

    Attention : un coffre ouvert n’est pas encore du butin. Son trésor reste devant ton bateau jusqu’à ce que tu le charges (OMG-19, OMG-22).
guide-omg-2 =
    Ce qu’il y a dans la boîte

    - Quatre dés, tous pareils, avec des clés, des pièces, des diamants et des sabres (OMG-01, OMG-A38).
    - 18 cartes : d’un côté un coffre à une, deux ou trois serrures, de l’autre un trésor de trois pièces et diamants au plus,
      ou une arête de poisson (OMG-02, OMG-16).
    - Quatre bateaux (OMG-03).

    Combien de chaque symbole portent les dés et les cartes imprimés, cela n’est publié nulle part. Les nôtres ne sont pas vérifiés : un dé
    avec deux clés, deux pièces, un diamant et un sabre, et un paquet avec trois arêtes, 19 pièces et 15 diamants (OMG-A01, OMG-A02). Si tu
    possèdes la boîte, joue avec tes propres dés et ton paquet (OMG-A45).
guide-omg-3 =
    Avant de commencer

    - Chacun a un bateau (OMG-04, OMG-A04).
    - Les cartes sont mélangées en une pioche, coffres visibles. Les trois du dessus sont posées à côté (OMG-05, OMG-06, OMG-A39).
    - Tout le monde voit combien de serrures a le prochain coffre de la pioche (OMG-A05).
    - Le plus jeune commence, puis on joue dans le sens des aiguilles d’une montre (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Ton tour : lancer

    Lance les quatre dés. S’ils ne te plaisent pas, relance les quatre, une seule fois ; le second lancer est le bon
    (OMG-09, OMG-10, OMG-A06).
guide-omg-5 =
    Ton tour : placer les dés

    Pose tes dés sur des cartes. Une carte doit être entièrement remplie (OMG-12).

    - Les clés vont sur les coffres : autant que de serrures (OMG-15, OMG-17).
    - Les pièces et les diamants vont sur tes propres trésors : exactement ce qu’ils montrent (OMG-20, OMG-21).
    - Un sabre est un joker pour une clé, une pièce ou un diamant ; tu peux en utiliser autant que tu en as (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - Les dés qui pourraient compléter un coffre ou un trésor à toi de plus doivent servir ; à toi de choisir la carte
      (OMG-11, OMG-A07).
    - Les dés qui ne vont nulle part sont perdus pour ce tour, et aucun ne reste pour le suivant (OMG-13, OMG-A11, OMG-A37).

    Rien ne se passe avant que chaque dé soit quelque part (OMG-14, OMG-A41).
guide-omg-6 =
    Ton tour : ce qui se passe

    - Les coffres ouverts sont retournés. Le trésor est posé devant ton bateau, visible de tous ; tu peux le charger à partir
      de ton tour suivant (OMG-19, OMG-A08).
    - Plus il y a de serrures, plus le trésor promet (OMG-18).
    - Une arête va droit sur ton bateau et ne vaut rien (OMG-25, OMG-26).
    - Les trésors chargés vont sous ton bateau : c’est ton butin (OMG-22).
    - Les dés passent à gauche, et de nouveaux coffres remplissent les emplacements vides, en partant de la gauche, tant qu’il y en a
      (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    La fin

    Quand le dernier des 18 coffres a été ouvert, chacun joue encore un tour : d’abord le voisin de gauche de celui qui l’a ouvert, celui-ci
    en dernier (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20). Puis on compte le butin ; un trésor resté devant un bateau ne
    compte pas (OMG-A18).

    À égalité de points, le plus de diamants gagne, puis le moins d’arêtes ; sinon, la victoire est partagée
    (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante : Marins aguerris

    Après le premier lancer, tu peux poser quelques dés sur des cartes, même pas encore complètes. Ils y restent. Relance les autres une
    fois, puis place-les (OMG-35, OMG-A23, OMG-A24, OMG-A25, OMG-A26, OMG-A43). Une carte toujours incomplète ne rapporte rien.
guide-omg-9 =
    Variante : Vieux loups de mer

    Dès six ans (OMG-36). Tu peux aussi voler un trésor posé devant un autre bateau (OMG-37) :

    - un dé sabre va sur ce bateau, une fois pour tous ses trésors ; il n’est pas un joker (OMG-38, OMG-A27, OMG-A28, OMG-A29),
    - et tes autres dés complètent un ou plusieurs trésors devant lui (OMG-39).

    Un trésor volé va droit sur ton bateau (OMG-40). Personne n’est obligé de voler, et les arêtes ne se volent pas
    (OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33). Les deux variantes vont bien ensemble (OMG-A34).
guide-omg-10 =
    Chaque table a ses usages

    - Les tout-petits peuvent jouer sans le second lancer (OMG-A35).
    - Certains finissent la partie avec le dernier coffre, d’autres seulement quand chaque trésor est chargé (OMG-A19).
    - Certains chargent un trésor au tour même où ils l’ouvrent (OMG-A08).

# Solved tables and what judgements rest on
basis-omg-fitted = Chances de victoire : ce tour est calculé jusqu’au bout ; la suite est estimée par un ajustement sur des parties jouées.
basis-omg-nearest = Chances de victoire : ce tour est calculé jusqu’au bout ; la suite est estimée par un ajustement sur des parties jouées avec d’autres options, les plus proches qui existent.
basis-omg-final = Chances de victoire aux derniers tours : calculées jusqu’à la fin de la partie.
