# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Force les coffres, charge les trésors, et prie pour que ce ne soient pas des arêtes.

# Nouns
face-omg-key = clé
face-omg-coin = pièce
face-omg-diamond = diamant
face-omg-sword = sabre
place-omg-row = la rangée de coffres
place-omg-pile = la pioche
place-omg-gone = hors du jeu

omg-locks = { $locks ->
        [0] aucune serrure
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
phase-omg-reroll = Tu gardes ce lancer, ou tu relances les quatre ?
phase-omg-commit = Tu places des dés, tu relances le reste, ou tu gardes ce lancer ?
phase-omg-place = Quel coffre ou quel trésor complètes-tu ?

# Choices in a list
choice-omg-stop = Garder ce lancer
choice-omg-done = Mettre les autres dés de côté
choice-omg-roll = Relancer
choice-omg-ship = { $you ->
        [victim] Mettre un sabre sur ton bateau
       *[other] Aborder { $victim } : un sabre sur son bateau
    }
choice-omg-open = Ouvrir le coffre { $chest } ({ omg-locks }) : { $dice }
choice-omg-load = Charger { omg-treasure } : { $dice }
choice-omg-steal = { $you ->
        [victim] { $boarding ->
            [0] Te voler { omg-treasure } : { $dice }
           *[other] Te voler { omg-treasure } : { $dice }, et un sabre sur ton bateau
        }
       *[other] { $boarding ->
            [0] Voler { omg-treasure } à { $victim } : { $dice }
           *[other] Voler { omg-treasure } à { $victim } : { $dice }, et un sabre sur son bateau
        }
    }
choice-omg-lay-chest = Commencer le coffre { $chest } ({ omg-locks }) : { $dice }
choice-omg-lay-treasure = Commencer à charger { omg-treasure } : { $dice }
choice-omg-lay-theft = { $you ->
        [victim] Commencer à te voler { omg-treasure } : { $dice }
       *[other] Commencer à voler { omg-treasure } à { $victim } : { $dice }
    }
choice-omg-add-chest = Continuer le coffre { $chest } ({ omg-locks }) : { $dice }
choice-omg-add-treasure = Continuer à charger { omg-treasure } : { $dice }
choice-omg-add-theft = { $you ->
        [victim] { $boarding ->
            [0] Continuer à te voler { omg-treasure } : { $dice }
           *[other] Continuer à te voler { omg-treasure } : { $dice }, et un sabre sur ton bateau
        }
       *[other] { $boarding ->
            [0] Continuer à voler { omg-treasure } à { $victim } : { $dice }
           *[other] Continuer à voler { omg-treasure } à { $victim } : { $dice }, et un sabre sur son bateau
        }
    }

# What happened
told-omg-open = { $you ->
        [to] { $amount ->
            [0] Tu ouvres un coffre.
            [one] Tu ouvres un coffre à une serrure.
           *[other] Tu ouvres un coffre à { $amount } serrures.
        }
       *[other] { $amount ->
            [0] { $to } ouvre un coffre.
            [one] { $to } ouvre un coffre à une serrure.
           *[other] { $to } ouvre un coffre à { $amount } serrures.
        }
    }
told-omg-find-coins = { $amount ->
        [0] Pas de pièces à l’intérieur.
        [one] À l’intérieur : une pièce.
       *[other] À l’intérieur : { $amount } pièces.
    }
told-omg-find-diamonds = { $amount ->
        [0] Pas de diamants à l’intérieur.
        [one] À l’intérieur : un diamant.
       *[other] À l’intérieur : { $amount } diamants.
    }
told-omg-fishbones = { $you ->
        [to] Une arête ! Elle va droit sur ton bateau.
       *[other] Une arête pour { $to } ! Elle va droit sur son bateau.
    }
told-omg-load = { $you ->
        [to] Tu charges un trésor : { omg-points }.
       *[other] { $to } charge un trésor : { omg-points }.
    }
told-omg-steal = { $you ->
        [to] Tu voles un trésor à { $from } : { omg-points }.
        [from] { $to } te vole un trésor : { omg-points }.
       *[other] { $to } vole un trésor à { $from } : { omg-points }.
    }
told-omg-lay-out = { $amount ->
        [0] Un nouveau coffre rejoint la rangée.
        [one] Un nouveau coffre à une serrure rejoint la rangée.
       *[other] Un nouveau coffre à { $amount } serrures rejoint la rangée.
    }
told-omg-next-lock = { $amount ->
        [0] La pioche est vide.
       *[other] {""}
    }
told-omg-dice-lost = { $you ->
        [to] { $amount ->
            [0] Tu as utilisé tous tes dés.
            [one] Tu perds un dé inutilisé.
           *[other] Tu perds { $amount } dés inutilisés.
        }
       *[other] { $amount ->
            [0] { $to } a utilisé tous ses dés.
            [one] { $to } perd un dé inutilisé.
           *[other] { $to } perd { $amount } dés inutilisés.
        }
    }
told-omg-wasted = { $you ->
        [to] { $amount ->
            [0] Aucun de tes dés placés d’avance n’est perdu.
            [one] Un dé que tu avais placé d’avance est perdu : sa carte n’est pas complète.
           *[other] { $amount } dés que tu avais placés d’avance sont perdus : leurs cartes ne sont pas complètes.
        }
       *[other] { $amount ->
            [0] { $to } n’a placé aucun dé pour rien.
            [one] { $to } a placé un dé pour rien : sa carte n’est pas complète.
           *[other] { $to } a placé { $amount } dés pour rien : leurs cartes ne sont pas complètes.
        }
    }
told-omg-last-chest = { $you ->
        [to] Tu as ouvert le dernier coffre !
       *[other] { $to } a ouvert le dernier coffre !
    }
told-omg-final-turns = Derniers tours : chacun joue encore une fois.
told-omg-shared = { $amount ->
        [one] Un joueur gagne.
       *[other] { $amount } joueurs sont à égalité en tout et se partagent la victoire.
    }
told-omg-leave = { $you ->
        [from] { $amount ->
            [0] Tu quittes la partie.
            [one] Tu quittes la partie, et un trésor pas encore chargé est perdu.
           *[other] Tu quittes la partie, et { $amount } trésors pas encore chargés sont perdus.
        }
       *[other] { $amount ->
            [0] { $from } quitte la partie.
            [one] { $from } quitte la partie, et un trésor pas encore chargé est perdu.
           *[other] { $from } quitte la partie, et { $amount } trésors pas encore chargés sont perdus.
        }
    }
told-omg-turn-dropped = { $you ->
        [to] Ton tour finit ici.
       *[other] Pour { $to }, le tour finit ici.
    }

# Why not
refused-omg-unknown-choice = Ce choix n’existe pas dans Oh My Gold! ; prends-en un dans la liste.
refused-omg-game-over = La partie est finie ; commences-en une autre pour continuer à jouer.
refused-omg-chance-decides = D’abord les dés ou les cartes ; attends qu’ils soient là.
refused-omg-still-rolling = Dis d’abord si tu gardes ce lancer ou si tu relances.
refused-omg-rolling-over = Les lancers sont finis : place les dés tels quels.
refused-omg-must-place = Ces dés peuvent encore compléter un coffre ou l’un de tes trésors : place-les avant d’en mettre de côté.
refused-omg-must-roll = Il y a une carte avec des dés qui n’est pas encore complète : relance d’abord les autres dés.
refused-omg-no-such-chest = Il n’y a pas de coffre à cet endroit de la rangée ; choisis-en un autre.
refused-omg-no-such-treasure = Devant ce bateau, il n’y a pas de trésor de ce genre sans dés dessus.
refused-omg-dice-on-it = Il y a déjà des dés sur ce coffre.
refused-omg-no-such-card = Aucune carte de ce genre ne porte de dés.
refused-omg-card-complete = Cette carte est complète et ne prend plus de dés.
refused-omg-no-stealing = À cette table, personne ne vole : il faut pour cela la variante des Vieux loups de mer.
refused-omg-no-such-ship = Ce n’est pas le bateau d’un adversaire ; choisis-en un autre.
refused-omg-steals-from-self = On ne se vole pas soi-même ; charge plutôt ton propre trésor.
refused-omg-nothing-to-steal = Il n’y a pas de trésor devant ce bateau ; choisis-en un autre.
refused-omg-ship-boarded = Il y a déjà un sabre sur ce bateau, et un seul suffit.
refused-omg-no-sword-for-ship = Pour voler, il faut un sabre de plus, pour le bateau lui-même.
refused-omg-sword-wasted = Ce sabre serait perdu : indique le trésor qu’il doit voler.
refused-omg-no-dice-named = Indique les dés qui vont sur la carte.
refused-omg-dice-not-there = Ces dés ne sont pas tous sur la table ; choisis parmi ceux qui y sont.
refused-omg-dice-do-not-fit = Ces dés ne vont pas dans les cases de la carte ; choisis-en d’autres.
refused-omg-not-complete = Ces dés ne complètent pas la carte : chaque case doit être couverte.
refused-omg-keep-one-to-roll = Garde au moins un dé à lancer, ou complète tout ce que tu as commencé.
refused-omg-seafarers-need-reroll = Les Marins aguerris ne peuvent pas jouer sans relance : il leur faut ce second lancer.
refused-omg-die-symbol = « { $symbol } » n’est pas un symbole de dé : K est une clé, C une pièce, D un diamant, W un sabre.
refused-omg-die-sides = { $given ->
        [1] Un dé a six symboles, pas un seul.
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
        [1] Un paquet a 18 cartes, pas une seule.
        [one] Un paquet a 18 cartes, pas { $given }.
       *[other] Un paquet a 18 cartes, pas { $given }.
    }
refused-omg-no-such-locks = « { $text } » n’est pas un nombre de serrures : un coffre en a 1, 2 ou 3.
refused-omg-no-such-find = « { $text } » n’est pas un trésor : écris F pour une arête ou jusqu’à trois C et D.

# Options
option-omg-deck = Le paquet de cartes
value-omg-deck-default = 18 cartes avec 34 points et trois arêtes (non vérifié : le paquet imprimé n’est pas publié).
value-omg-deck-custom = Tes propres 18 cartes, par exemple custom:1F,1C,2CD,3CDD et ainsi de suite.
option-omg-dice = Les dés
value-omg-dice-k2c2d1s1 = Deux clés, deux pièces, un diamant, un sabre (non vérifié : le dé imprimé n’est pas publié).
value-omg-dice-k2c1d2s1 = Deux clés, une pièce, deux diamants, un sabre (non vérifié).
value-omg-dice-k2c1d1s2 = Deux clés, une pièce, un diamant, deux sabres (non vérifié).
value-omg-dice-custom = Tes propres six faces, par exemple custom:KKCCDW (K clé, C pièce, D diamant, W sabre).
option-omg-end = La fin de la partie
value-omg-end-final_turns = Une fois le dernier coffre ouvert, chacun joue encore un tour.
value-omg-end-on_last_open = La partie finit avec le tour où le dernier coffre est ouvert.
value-omg-end-all_claimed = On joue jusqu’à ce qu’il n’y ait plus de trésor devant aucun bateau (règle maison).
option-omg-first_player = Qui commence
value-omg-first_player-youngest = Le plus jeune commence (l’hôte dit qui c’est) ; si personne n’est désigné, on tire au sort.
value-omg-first_player-random = On tire au sort qui commence.
value-omg-first_player-host = L’hôte commence.
option-omg-placement = Faut-il utiliser ses dés ?
value-omg-placement-maximal = Les dés qui peuvent compléter encore un coffre ou l’un de tes trésors doivent servir.
value-omg-placement-free = Tu peux mettre de côté les dés que tu veux.
option-omg-rerolls = Relances
value-omg-rerolls-1 = Tu peux relancer les quatre dés une fois.
value-omg-rerolls-0 = Pas de relance, pour les tout-petits (règle maison).
option-omg-same_turn_load = Charger un trésor au tour où on l’ouvre
value-omg-same_turn_load-no = Non : tous les dés sont placés avant qu’un coffre soit retourné.
value-omg-same_turn_load-yes = Oui : chaque carte fait effet aussitôt, et les dés qui te restent peuvent aller sur ce que tu viens d’ouvrir.
option-omg-seadogs = Vieux loups de mer
value-omg-seadogs-off = Personne ne vole.
value-omg-seadogs-on = Tu peux voler les trésors que les autres n’ont pas encore chargés (dès six ans).
option-omg-seafarer_commit = Les dés que les Marins aguerris placent d’avance
value-omg-seafarer_commit-partial = Les dés placés d’avance peuvent aller sur une carte pas encore complète.
value-omg-seafarer_commit-complete_only = Les dés placés d’avance doivent compléter la carte ou suffire pour un vol.
option-omg-seafarers = Marins aguerris
value-omg-seafarers-off = On relance les quatre dés.
value-omg-seafarers-on = Tu peux d’abord placer quelques dés et ne relancer que les autres.

preset-omg-base = Le jeu comme dans le livret.
preset-omg-first = Une première partie pour les tout-petits : pas de relance (règle maison).
preset-omg-seafarers = Marins aguerris : place quelques dés, relance les autres.
preset-omg-seadogs = Vieux loups de mer : vole les trésors que les autres n’ont pas encore chargés.
preset-omg-seafarers-seadogs = Les deux variantes : Marins aguerris et Vieux loups de mer.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    Le but du jeu

    Deux à quatre pirates (OMG-A03). Le livret ne donne pas d’âge ; boutiques et critiques disent dès cinq ans.

    Ouvre avec des clés les coffres du milieu, puis charge sur ton bateau ce que tu y trouves. Chaque pièce et chaque diamant chargés valent un point,
    et celui qui a le plus de points gagne (OMG-23, OMG-31).

    Attention : un coffre ouvert n’est pas encore du butin. Son trésor reste devant ton bateau jusqu’à ce que tu le charges (OMG-19, OMG-22).
guide-omg-2 =
    Ce qu’il y a dans la boîte

    - Quatre dés, tous pareils, avec des clés, des pièces, des diamants et des sabres (OMG-01, OMG-A38).
    - 18 cartes : d’un côté un coffre à une, deux ou trois serrures, de l’autre jusqu’à trois pièces et diamants, ou une arête de poisson (OMG-02, OMG-16).
    - Quatre bateaux (OMG-03).

    Combien de symboles de chaque sorte portent les dés et les cartes imprimés, cela n’est publié nulle part. Les nôtres ne sont donc pas vérifiés : un dé
    avec deux clés, deux pièces, un diamant et un sabre, et un paquet avec 19 pièces, 15 diamants et trois arêtes. Si tu
    possèdes la boîte, tu peux jouer avec tes propres dés et ton paquet (OMG-A01, OMG-A02, OMG-A45).
guide-omg-3 =
    Avant de commencer

    - Chacun a un bateau (OMG-04, OMG-A04).
    - Les cartes sont mélangées en une pioche, côté coffre visible. Les trois du dessus vont à côté (OMG-05, OMG-06, OMG-A39).
    - Tout le monde voit combien de serrures a le prochain coffre de la pioche (OMG-A05).
    - { $first_player_told } On joue ensuite dans le sens des aiguilles d’une montre (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Ton tour : lancer

    Lance les quatre dés. { $seafarers ->
        [on] { $seafarers_told } (OMG-09, OMG-35)
       *[off] { $rerolls ->
            [0] { $rerolls_told } (OMG-09, OMG-A35)
           *[other] S’ils ne te plaisent pas, relance les quatre, une fois. C’est le second lancer qui compte (OMG-09, OMG-10, OMG-A06).
        }
    }
guide-omg-5 =
    Ton tour : placer tes dés

    Mets tes dés sur des cartes. Une carte doit être entièrement couverte (OMG-12).

    - Les clés vont sur les coffres : autant que de serrures (OMG-15, OMG-17).
    - Les pièces et les diamants vont sur tes propres trésors : exactement ce qu’ils montrent (OMG-20, OMG-21).
    - Un sabre est un joker : il remplace une clé, une pièce ou un diamant. Utilises-en autant que tu en as (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - { $placement_told } À toi de choisir quelles cartes tu complètes (OMG-11, OMG-A07).
    - Les dés qui ne vont nulle part sont perdus pour ce tour (OMG-13, OMG-A11, OMG-A37).
    - { $same_turn_load ->
        [yes] Chaque carte fait effet dès qu’elle est complète (OMG-A08).
       *[other] Rien ne se passe avant que chaque dé soit sur une carte ou mis de côté (OMG-14, OMG-A41).
    }
guide-omg-6 =
    Ton tour : ce qui se passe

    - Les coffres ouverts sont retournés. Leur trésor va devant ton bateau, visible de tous. { $same_turn_load ->
        [yes] S’il te reste les bons dés, tu peux le charger aussitôt (OMG-19, OMG-A08).
       *[other] Tu peux le charger à partir de ton tour suivant (OMG-19, OMG-A08).
    }
    - Plus il y a de serrures, plus le trésor est beau (OMG-18).
    - Une arête va droit sur ton bateau et ne vaut rien (OMG-25, OMG-26).
    - Les trésors chargés vont sous ton bateau : c’est ton butin (OMG-22).
    - Puis les dés passent à gauche, et de nouveaux coffres comblent les vides tant qu’il y en a (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    La fin

    { $end ->
        [final_turns] Quand le dernier des 18 coffres a été ouvert, chacun joue encore un tour, en commençant à gauche de celui qui l’a ouvert et en finissant par lui (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20).
       *[other] { $end_told } (OMG-29, OMG-A19)
    } Puis on compte le butin ; un trésor resté devant un bateau ne compte pas (OMG-A18).

    À égalité de points, celui qui a le plus de diamants gagne, puis celui qui a le moins d’arêtes. Ceux qui sont encore à égalité se partagent la victoire (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante : Marins aguerris

    Après le premier lancer, tu peux placer une partie de tes dés. Ils restent où ils sont. Relance alors les autres, une fois, et place-les
    (OMG-35, OMG-A24, OMG-A25, OMG-A26, OMG-A43). { $seafarer_commit_told } Une carte incomplète à la fin ne rapporte rien (OMG-A23).
guide-omg-9 =
    Variante : Vieux loups de mer

    À partir de six ans (OMG-36). Tu peux aussi voler les trésors qui sont devant un autre bateau (OMG-37) :

    - Mets un sabre sur ce bateau. Il suffit pour tous ses trésors, et ce n’est pas un joker (OMG-38, OMG-A27, OMG-A28, OMG-A29).
    - Avec tes autres dés, complète un ou plusieurs trésors devant ce bateau (OMG-39).

    Ce que tu voles va droit sur ton bateau. Personne n’est obligé de voler, et les arêtes ne se volent pas (OMG-40, OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33).
    Les deux variantes vont bien ensemble (OMG-A34).
guide-omg-10 =
    Chaque table a ses usages

    - Faut-il utiliser tous les dés qui conviennent ? Certains disent que non, et mettent de côté ce qu’ils veulent (OMG-A07).
    - Les Marins aguerris peuvent-ils placer des dés sur une carte qu’ils ne peuvent pas encore compléter ? Certains disent que non (OMG-A23).
    - Certains chargent un trésor au tour même où ils l’ouvrent (OMG-A08).
    - Certains finissent la partie avec le dernier coffre, d’autres seulement quand chaque trésor est chargé (OMG-A19).
    - Les tout-petits peuvent jouer sans relance (OMG-A35).

# Solved tables and what judgements rest on
basis-omg-fitted = Chances de gagner : ce tour est calculé jusqu’au bout ; la suite est estimée par un modèle ajusté sur des parties jouées.
basis-omg-nearest = Chances de gagner : ce tour est calculé jusqu’au bout ; la suite est estimée par un modèle ajusté sur des parties jouées avec les options les plus proches.
basis-omg-final = Chances de gagner aux derniers tours : calculées jusqu’à la fin de la partie.
