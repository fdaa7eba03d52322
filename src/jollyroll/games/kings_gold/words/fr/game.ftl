# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Lance canons et têtes de mort, remplis ton coffre, et gare au Roi : il veut sa part.

# Nouns
face-kg-coin-1 = pièce 1
face-kg-coin-2 = pièce 2
face-kg-coin-3 = pièce 3
face-kg-cannon = canon
face-kg-skull = tête de mort
face-kg-crossbones = os croisés
place-kg-box = la bourse
place-kg-king = le Roi

# So many coins, for use in other messages
kg-coins = { $amount ->
        [0] rien
        [one] une pièce
       *[other] { $amount } pièces
    }

# What the one to act is asked
phase-kg-throw = Lance les dés.
phase-kg-reroll = Tu t’arrêtes, ou tu relances des dés ?
phase-kg-pair = Forme une paire : quelle pièce va avec quel dé ?
phase-kg-victim = Cinq têtes de mort ! À qui prends-tu les pièces ?

# Choices in a list
choice-kg-stop = Arrêter de lancer
choice-kg-roll = Relancer { $dice }
choice-kg-raid = Pièce { $coin } et canon : piller la bourse
choice-kg-steal = { $you ->
        [victim] Pièce { $coin } et tête de mort : te voler
       *[other] Pièce { $coin } et tête de mort : voler { $victim }
    }
choice-kg-strip = { $you ->
        [victim] Te prendre toutes tes pièces
       *[other] Prendre toutes ses pièces à { $victim }
    }

# What happened
told-kg-raid = { $you ->
        [to] Tu pilles la bourse : { kg-coins }.
       *[other] { $to } pille la bourse : { kg-coins }.
    }
told-kg-kings-share = De la bourse au Roi : { kg-coins }.
told-kg-steal = { $you ->
        [to] { $amount ->
            [0] Tu veux voler { $from }, mais il n’y a rien à prendre.
           *[other] Tu voles { kg-coins } à { $from }.
        }
        [from] { $amount ->
            [0] { $to } veut te voler, mais tu n’as rien à prendre.
           *[other] { $to } te vole { kg-coins }.
        }
       *[other] { $amount ->
            [0] { $to } veut voler { $from }, mais il n’y a rien à prendre.
           *[other] { $to } vole { kg-coins } à { $from }.
        }
    }
told-kg-rob-king = { $you ->
        [to] { $amount ->
            [0] Cinq pièces ! Tu veux voler le Roi, mais sa pile est vide.
           *[other] Cinq pièces ! Tu prends toute la pile du Roi : { kg-coins }.
        }
       *[other] { $amount ->
            [0] Cinq pièces ! { $to } veut voler le Roi, mais sa pile est vide.
           *[other] Cinq pièces ! { $to } prend toute la pile du Roi : { kg-coins }.
        }
    }
told-kg-strip = { $you ->
        [to] { $amount ->
            [0] Cinq têtes de mort ! Tu veux voler { $from }, mais il n’y a rien à prendre.
           *[other] Cinq têtes de mort ! Tu prends tout à { $from } : { kg-coins }.
        }
        [from] { $amount ->
            [0] Cinq têtes de mort ! { $to } veut te voler, mais tu n’as rien à prendre.
           *[other] Cinq têtes de mort ! { $to } te prend tout : { kg-coins }.
        }
       *[other] { $amount ->
            [0] Cinq têtes de mort ! { $to } veut voler { $from }, mais il n’y a rien à prendre.
           *[other] Cinq têtes de mort ! { $to } prend tout à { $from } : { kg-coins }.
        }
    }
told-kg-sweep = { $you ->
        [to] { $amount ->
            [0] Cinq canons ! Mais il ne reste rien pour toi dans la bourse.
           *[other] Cinq canons ! Tu prends toute la bourse : { kg-coins }. Le Roi ne reçoit rien.
        }
       *[other] { $amount ->
            [0] Cinq canons ! Mais il ne reste rien pour { $to } dans la bourse.
           *[other] Cinq canons ! { $to } prend toute la bourse : { kg-coins }. Le Roi ne reçoit rien.
        }
    }
told-kg-three-bones = { $you ->
        [to] { $amount } os croisés : c’est l’amende !
       *[other] { $to } a { $amount } os croisés : c’est l’amende !
    }
told-kg-no-combination = { $you ->
        [to] Aucune combinaison : c’est l’amende !
       *[other] { $to } n’a aucune combinaison : c’est l’amende !
    }
told-kg-fine = { $you ->
        [from] { $amount ->
            [0] Tu n’as pas de quoi payer le Roi.
           *[other] Tu paies { kg-coins } au Roi.
        }
       *[other] { $amount ->
            [0] { $from } n’a pas de quoi payer le Roi.
           *[other] { $from } paie { kg-coins } au Roi.
        }
    }
told-kg-box-empty = La bourse est vide : la partie est finie.
told-kg-tie-round = Égalité en tête : la manche de départage { $amount } commence.
told-kg-new-game = Égalité en tête : les ex æquo jouent toute une nouvelle partie (numéro { $amount }).
told-kg-shared = Toujours à égalité : { $amount } joueurs se partagent la victoire.
told-kg-leave = { $you ->
        [from] { $amount ->
            [0] Tu quittes la partie sans une pièce.
            [one] Tu quittes la partie ; ton unique pièce va au Roi.
           *[other] Tu quittes la partie ; tes { $amount } pièces vont au Roi.
        }
       *[other] { $amount ->
            [0] { $from } quitte la partie sans une pièce.
            [one] { $from } quitte la partie ; son unique pièce va au Roi.
           *[other] { $from } quitte la partie ; ses { $amount } pièces vont au Roi.
        }
    }
told-kg-turn-dropped = { $you ->
        [to] Ton tour s’achève sans effet.
       *[other] Pour { $to }, le tour s’achève sans effet.
    }

# Refusals
refused-kg-unknown-choice = Ce choix n’existe pas dans King's Gold ; prends-en un dans la liste.
refused-kg-game-over = La partie est finie ; commences-en une autre pour continuer à jouer.
refused-kg-dice-must-fall = Les dés ne sont pas encore lancés ; attends le lancer.
refused-kg-rolling-over = Les lancers sont finis ; forme maintenant une paire.
refused-kg-dice-not-there = Ces dés manquent ou sont bloqués ; choisis parmi les autres.
refused-kg-no-dice-named = Indique au moins un dé à relancer, ou arrête-toi.
refused-kg-locked-die = Les os croisés restent bloqués jusqu’à la fin du tour ; choisis d’autres dés.
refused-kg-still-rolling = Arrête de lancer avant d’utiliser tes dés.
refused-kg-pairs-compulsory = Une paire est encore possible : tu dois la former.
refused-kg-no-such-coin = Il ne reste pas de pièce de cette valeur à associer ; prends-en une autre.
refused-kg-no-cannon = Il ne reste pas de canon à associer ; utilise une tête de mort.
refused-kg-no-skull = Il ne reste pas de tête de mort à associer ; utilise un canon.
refused-kg-no-such-victim = On ne peut pas voler ce joueur ; choisis un adversaire encore en jeu.
refused-kg-needs-five-skulls = Pour tout prendre à quelqu’un, il faut cinq têtes de mort ; forme une paire.
refused-kg-victim-compulsory = Tu dois te servir des cinq têtes de mort ; choisis l’adversaire dont tu prends les pièces.

# Options
option-kg-bones_effect = Trois os croisés
value-kg-bones_effect-replaces = Ils mettent aussitôt fin à ton tour : tes autres dés ne comptent pas, et tu paies l’amende.
value-kg-bones_effect-adds = Tu continues à lancer ; une paire formée avec les autres dés compte quand même, puis tu paies l’amende.
option-kg-end_timing = Quand la bourse se vide
value-kg-end_timing-after_effects = Le joueur dont c’est le tour le termine, puis la partie s’arrête.
value-kg-end_timing-instant = La partie s’arrête aussitôt, avec la paire qui a vidé la bourse.
option-kg-first_player = Qui commence
value-kg-first_player-rolloff = Chacun lance les dés ; celui qui a le plus de têtes de mort commence. Les ex æquo relancent.
value-kg-first_player-random = On tire au sort qui commence.
value-kg-first_player-host = L’hôte commence.
value-kg-first_player-youngest = Le joueur désigné comme le plus jeune commence.
option-kg-shortage = Quand la bourse ne suffit pas pour toi et le Roi
value-kg-shortage-split_king_odd = Vous partagez ce qui reste ; s’il y a une pièce en trop, elle va au Roi.
value-kg-shortage-player_first = On te paie d’abord, et le Roi reçoit le reste.
option-kg-tie = En cas d’égalité en tête
value-kg-tie-full_round = Tout le monde joue encore un tour, et le plus riche gagne.
value-kg-tie-tied_turns = Seuls les ex æquo jouent encore un tour chacun.
value-kg-tie-new_game = Les ex æquo jouent toute une nouvelle partie.
value-kg-tie-shared = Les ex æquo se partagent la victoire.

# Presets
preset-kg-us = Livret américain : une bourse qui ne suffit pas est partagée, une égalité entraîne une manche de plus.
preset-kg-eu-en = Livret européen, anglais : on te paie avant le Roi, une égalité entraîne une manche de plus.
preset-kg-de = Livret européen, allemand : on te paie avant le Roi, une égalité entraîne une manche de plus.
preset-kg-it = Livret européen, italien : on te paie avant le Roi, une égalité entraîne une manche de plus.
preset-kg-es = Livret européen, espagnol : on te paie avant le Roi, une égalité entraîne une manche de plus.
preset-kg-fr = Livrets français : une bourse qui ne suffit pas est partagée, une égalité entraîne une nouvelle partie.
preset-kg-pt = Livret européen, portugais : on te paie avant le Roi, une égalité entraîne une nouvelle partie.
preset-kg-nl = Livret européen, néerlandais : on te paie avant le Roi, une égalité donne un tour de plus à chaque ex æquo.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    Le but du jeu

    Deux à six pirates, dès huit ans, un quart d’heure (KG-01, KG-02, KG-03).

    Soixante pièces attendent dans la bourse. Réussis de bonnes combinaisons et sois plus riche que tous
    les autres quand la bourse est vide (KG-04, KG-07, KG-36).

    Deux endroits se confondent facilement :

    - La bourse est la banque. Les pièces en sortent et n’y reviennent jamais (KG-09, KG-A39).
    - La pile du Roi est à lui. C’est là que vont sa part de chaque pillage et les amendes (KG-19).
guide-kg-2 =
    Les dés

    Cinq dés, tous pareils. Chacun porte des pièces de valeur un, deux et trois, un canon, une tête de mort et des os croisés. Aucun livret n’énumère les six faces ;
    ceux qui possèdent le jeu s’accordent sur celles-ci (KG-05).
guide-kg-3 =
    Qui commence

    { $first_player_told } On joue ensuite dans le sens des aiguilles d’une montre (KG-10, KG-16, KG-A32).
guide-kg-4 =
    Ton tour

    - Lance les cinq dés (KG-11).
    - Relance les dés que tu veux, deux fois au plus. Arrête-toi quand tu veux (KG-12, KG-13).
    - Les os croisés sont bloqués jusqu’à la fin de ton tour (KG-14).
    - Puis tes dés font effet, que cela te plaise ou non (KG-15, KG-31).
guide-kg-5 =
    Les paires

    - Pièce et canon : prends dans la bourse autant de pièces que l’indique le dé. Le Roi en reçoit autant (KG-17, KG-18).
    - Pièce et tête de mort : vole à un adversaire autant de pièces que l’indique le dé. S’il en a moins, tu les prends toutes (KG-21, KG-A16).

    Cinq dés donnent deux paires au plus, et tu dois en former autant que possible. Tu choisis quels dés vont ensemble et quelle paire
    passe en premier ; chaque dé ne compte qu’une fois (KG-32, KG-A06, KG-A07).

    Avec deux paires à tête de mort, tu peux voler deux fois le même adversaire, ou deux adversaires une fois chacun (KG-33).
guide-kg-6 =
    Cinq identiques

    - Cinq pièces, quels que soient leurs chiffres : toute la pile du Roi est à toi (KG-22, KG-23).
    - Cinq têtes de mort : prends toutes les pièces d’un adversaire (KG-24).
    - Cinq canons : prends tout ce qui reste dans la bourse. Le Roi ne reçoit rien, et la partie est finie (KG-25, KG-26).
guide-kg-7 =
    Payer le Roi

    L’amende est de trois pièces, ou de tout ce que tu as si c’est moins (KG-29, KG-30). Tu la paies

    - pour trois os croisés ou plus. { $bones_effect_told } (KG-27, KG-A02)
    - si tes dés ne forment aucune combinaison. Une paire qui ne rapporte rien en est quand même une (KG-28, KG-A15).
guide-kg-8 =
    Quand la bourse ne suffit pas

    Cela arrive souvent vers la fin : la bourse ne peut plus vous payer tous les deux, le Roi et toi. { $shortage_told } (KG-20, KG-A12)
guide-kg-9 =
    La fin

    La partie est finie quand la bourse est vide. { $end_timing_told } Personne d’autre n’a de dernier tour (KG-36, KG-A10, KG-A43).

    Celui qui a le plus de pièces gagne ; le Roi ne compte pas (KG-37, KG-A27).

    Et en cas d’égalité en tête ? { $tie_told } (KG-38, KG-A28)
guide-kg-10 =
    Un bon conseil

    - Celui qui mène se fait voler. Parfois, la deuxième place est la meilleure cachette (KG-08).
    - Chaque pillage et chaque amende enrichissent le Roi : en fin de partie, cinq pièces peuvent tout renverser (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Chances de gagner : toute la partie est résolue, tous jouant au mieux, et chaque tour est calculé jusqu’au bout.
basis-kg-many = Chances de gagner : toute la partie est résolue, jusqu’à ce que personne ne puisse gagner grand-chose à jouer un tour autrement, et chaque tour est calculé jusqu’au bout.
basis-kg-nearest = Chances de gagner : estimées d’après la partie résolue avec les options les plus proches ; chaque tour est calculé jusqu’au bout.
basis-kg-fitted = Chances de gagner : estimées par un modèle ajusté sur des parties jouées, d’après la position de chaque place face à chacune des autres ; chaque tour est calculé jusqu’au bout.
basis-kg-final = Chances de gagner au tout dernier tour : calculées jusqu’à la fin de la partie.

# How far the solver is
solve-kg-layer = bourse { $box }
plan-kg-ties = manches de départage
plan-kg-rests-on = Mesuré sur des blocs de la bourse { $box } ({ $states } positions) : un tour résolu prend { $adopted } µs là où la façon de jouer change et { $kept } µs ailleurs, une passe sur une position { $swept } µs, sa façon de jouer { $policy } octets. On compte { $rounds } tours et { $sweeps } passes par position.
refused-kg-die-endless = De tels dés ne vident jamais la bourse : donne à chaque dé au moins une pièce (1, 2 ou 3) et un canon (K).
