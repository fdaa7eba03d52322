# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Sors des canons et des têtes de mort, remplis ton coffre, et gare au Roi : il veut sa part.

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
phase-kg-victim = Cinq têtes de mort ! À qui prends-tu ses pièces ?

# Choices in a list
choice-kg-stop = S’arrêter
choice-kg-roll = Relancer { $dice }
choice-kg-raid = Pièce { $coin } et canon : piller la bourse
choice-kg-steal = Pièce { $coin } et tête de mort : voler { $victim }
choice-kg-strip = Prendre toutes ses pièces à { $victim }

# What happened
told-kg-raid = { $to } pille la bourse : { kg-coins }.
told-kg-kings-share = Part du Roi : { kg-coins }.
told-kg-steal = { $amount ->
        [0] { $to } s’en prend à { $from }, qui n’a rien.
       *[other] { $to } vole { kg-coins } à { $from }.
    }
told-kg-rob-king = { $amount ->
        [0] Cinq pièces ! { $to } vole le Roi, mais sa pile est vide.
       *[other] Cinq pièces ! { $to } rafle toute la pile du Roi : { kg-coins }.
    }
told-kg-strip = { $amount ->
        [0] Cinq têtes de mort ! { $to } s’en prend à { $from }, qui n’a rien.
       *[other] Cinq têtes de mort ! { $to } prend tout ce que possède { $from } : { kg-coins }.
    }
told-kg-sweep = { $amount ->
        [0] Cinq canons ! Mais la bourse n’a plus rien pour { $to }.
       *[other] Cinq canons ! { $to } rafle toute la bourse : { kg-coins }. Le Roi n’a rien.
    }
told-kg-three-bones = { $to } montre { $amount } os croisés.
told-kg-no-combination = { $to } n’a aucune combinaison.
told-kg-fine = { $amount ->
        [0] { $from } n’a rien pour payer le Roi.
       *[other] { $from } paie { kg-coins } au Roi.
    }
told-kg-box-empty = La bourse est vide : la partie s’arrête.
told-kg-tie-round = Égalité en tête : la manche de départage { $amount } commence.
told-kg-new-game = Égalité en tête : les ex æquo jouent toute une nouvelle partie (numéro { $amount }).
told-kg-shared = L’égalité demeure : { $amount } joueurs se partagent la victoire.
told-kg-leave = { $amount ->
        [0] { $from } quitte la partie sans une pièce.
        [one] { $from } quitte la partie ; son unique pièce va au Roi.
       *[other] { $from } quitte la partie ; ses { $amount } pièces vont au Roi.
    }
told-kg-turn-dropped = Le tour s’achève sans effet pour { $to }.

# Refusals
refused-kg-unknown-choice = King's Gold n’a pas ce choix ; prends-en un dans la liste.
refused-kg-game-over = La partie est finie ; commences-en une autre pour continuer à jouer.
refused-kg-dice-must-fall = Les dés ne sont pas encore tombés ; attends le lancer.
refused-kg-rolling-over = Les lancers sont finis ; forme maintenant une paire.
refused-kg-dice-not-there = Ces dés ne sont pas là, ou sont bloqués ; choisis parmi ceux qui sont libres.
refused-kg-no-dice-named = Nomme au moins un dé à relancer, ou arrête-toi.
refused-kg-locked-die = Les os croisés restent bloqués jusqu’à la fin du tour ; choisis d’autres dés.
refused-kg-still-rolling = Arrête de lancer avant d’utiliser tes dés.
refused-kg-pairs-compulsory = Une paire est encore possible : tu dois la former.
refused-kg-no-such-coin = Il n’y a pas de pièce de cette valeur à associer ; prends-en une qui est là.
refused-kg-no-cannon = Il ne reste pas de canon à associer ; utilise une tête de mort.
refused-kg-no-skull = Il ne reste pas de tête de mort à associer ; utilise un canon.
refused-kg-no-such-victim = Cette place ne peut pas être volée ; choisis un adversaire encore en jeu.
refused-kg-needs-five-skulls = Pour tout prendre à quelqu’un, il faut cinq têtes de mort ; forme une paire.
refused-kg-victim-compulsory = Cinq têtes de mort doivent servir ; choisis l’adversaire à dépouiller.

# Options
option-kg-bones_effect = Trois os croisés
value-kg-bones_effect-replaces = Ils annulent aussitôt le tour : tu ne fais que payer.
value-kg-bones_effect-adds = Tu continues ; une paire formée avec les autres dés compte, puis tu paies.
option-kg-end_timing = Quand la bourse se vide
value-kg-end_timing-after_effects = Le joueur en cours termine son tour, puis la partie finit.
value-kg-end_timing-instant = La partie finit avec cette paire.
option-kg-first_player = Qui commence
value-kg-first_player-rolloff = Chacun lance les dés ; le plus de têtes de mort commence.
value-kg-first_player-random = Le sort décide.
value-kg-first_player-host = L’hôte commence.
value-kg-first_player-youngest = Le joueur désigné comme le plus jeune commence.
option-kg-shortage = Quand la bourse ne peut payer et toi et le Roi
value-kg-shortage-split_king_odd = Vous partagez ce qui reste ; la pièce impaire est au Roi.
value-kg-shortage-player_first = Tu te sers d’abord, le Roi reçoit le reste.
option-kg-tie = En cas d’égalité en tête
value-kg-tie-full_round = Tout le monde joue encore un tour, et le plus riche gagne.
value-kg-tie-tied_turns = Seuls les ex æquo jouent encore un tour chacun.
value-kg-tie-new_game = Les ex æquo jouent toute une nouvelle partie.
value-kg-tie-shared = Les ex æquo se partagent la victoire.

# Presets
preset-kg-us = Livret américain : une bourse trop maigre est partagée, une égalité amène une manche de plus.
preset-kg-eu-en = Livret européen, anglais : tu te sers avant le Roi, une égalité amène une manche de plus.
preset-kg-de = Livret européen, allemand : tu te sers avant le Roi, une égalité amène une manche de plus.
preset-kg-it = Livret européen, italien : tu te sers avant le Roi, une égalité amène une manche de plus.
preset-kg-es = Livret européen, espagnol : tu te sers avant le Roi, une égalité amène une manche de plus.
preset-kg-fr = Livrets français : une bourse trop maigre est partagée, une égalité amène une nouvelle partie.
preset-kg-pt = Livret européen, portugais : tu te sers avant le Roi, une égalité amène une nouvelle partie.
preset-kg-nl = Livret européen, néerlandais : tu te sers avant le Roi, une égalité amène un tour pour chaque ex æquo.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    De quoi il s’agit

    Deux à six pirates, dès huit ans, un quart d’heure (KG-01, KG-02, KG-03).
    Soixante pièces attendent dans la bourse (KG-04, KG-09). Réussis de bonnes combinaisons et possède plus de pièces que tous
    les autres quand la bourse est vide (KG-07, KG-36, KG-37).

    Deux endroits se confondent facilement :

    - La bourse est la banque. Les pièces en sortent et n’y reviennent jamais (KG-A39).
    - La pile du Roi est à côté. Il y amasse ses parts et les amendes (KG-19).
guide-kg-2 =
    Les dés

    Cinq dés, tous pareils. Chacun porte une pièce de valeur un, une de valeur deux, une de valeur trois, un canon, une tête de mort et des os croisés (KG-05).
guide-kg-3 =
    Qui commence

    Chacun lance une fois les cinq dés ; le plus de têtes de mort commence. En cas d’égalité, on relance entre ex æquo (KG-10, KG-A32).
    On joue dans le sens des aiguilles d’une montre (KG-16, KG-A34).
guide-kg-4 =
    Ton tour

    - Lance les cinq dés (KG-11).
    - Jusqu’à deux fois, relance les dés que tu veux. Tu peux t’arrêter quand bon te semble (KG-12, KG-13).
    - Les os croisés sont bloqués jusqu’à la fin de ton tour (KG-14).
    - Puis tes dés font effet, que cela te plaise ou non (KG-15, KG-31).
guide-kg-5 =
    Les paires

    - Pièce et canon : prends autant de pièces dans la bourse ; autant d’autres vont de la bourse au Roi (KG-17, KG-18).
    - Pièce et tête de mort : vole autant de pièces à un adversaire (KG-21).

    Cinq dés donnent deux paires au plus, et tu en formes autant que possible (KG-A07). Un dé ne compte qu’une fois (KG-32).
    C’est toi qui choisis quels dés vont ensemble et quelle paire passe en premier (KG-A06, KG-A09).
    Deux têtes de mort peuvent voler deux fois le même adversaire, ou deux adversaires une fois chacun (KG-33).
    Si ta victime n’a pas assez, tu prends ce qu’il y a (KG-A16).
guide-kg-6 =
    Cinq identiques

    - Cinq pièces, quels que soient leurs chiffres : toute la pile du Roi est à toi (KG-22, KG-23).
    - Cinq têtes de mort : prends toutes les pièces d’un adversaire (KG-24).
    - Cinq canons : prends tout ce qui reste dans la bourse. Le Roi n’a rien et la partie finit (KG-25, KG-26).
guide-kg-7 =
    Payer le Roi

    Tu paies trois pièces, ou tout ce que tu as si c’est moins (KG-29, KG-30) :

    - si tu sors trois os croisés ou plus ; tes autres dés ne valent alors plus rien (KG-27, KG-A02) ;
    - si tes dés ne forment aucune combinaison (KG-28). Une paire qui ne rapporte rien en est quand même une (KG-A15).
guide-kg-8 =
    Quand la bourse s’épuise

    Cela arrive souvent vers la fin. Si la bourse ne peut payer à la fois toi et le Roi, vous partagez ce qui reste en deux
    et la pièce impaire est à lui. Certaines éditions te paient d’abord et lui laissent le reste (KG-20, KG-A12).
guide-kg-9 =
    La fin

    La bourse vide met fin à la partie dès que les dés du tour ont servi ; personne n’a de dernier tour (KG-36, KG-A10, KG-A43).
    Le plus de pièces gagne, et le Roi ne compte pas (KG-37, KG-A27).
    En cas d’égalité, tout le monde joue encore un tour, bien que la bourse soit vide. D’autres éditions ne donnent un tour
    qu’aux ex æquo, ou leur font jouer une nouvelle partie (KG-38, KG-A28).
guide-kg-10 =
    Un bon conseil

    - Qui mène se fait voler. Parfois, la deuxième place est la meilleure cachette (KG-08).
    - Chaque pillage et chaque amende enrichit le Roi : en fin de partie, cinq pièces peuvent tout renverser (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Chances de victoire : toute la partie résolue, tous jouant au mieux ; chaque tour est calculé jusqu’au bout.
basis-kg-many = Chances de victoire : toute la partie résolue jusqu’à ce que personne ne puisse gagner grand-chose à jouer un tour autrement ; chaque tour est calculé jusqu’au bout.
basis-kg-nearest = Chances de victoire : estimées d’après le jeu résolu avec d’autres options, les plus proches qui existent ; chaque tour est calculé jusqu’au bout.
basis-kg-fitted = Chances de victoire : estimées par un ajustement sur des parties jouées, d’après la position de chaque place face à chaque autre seule ; chaque tour est calculé jusqu’au bout.
basis-kg-final = Chances de victoire au tout dernier tour : calculées jusqu’à la fin de la partie.

# How far the solver is
solve-kg-layer = bourse { $box }
