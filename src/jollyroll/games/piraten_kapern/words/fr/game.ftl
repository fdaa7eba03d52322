# Piraten Kapern: everything a player reads, except the register of rules

game-pk = Piraten Kapern
game-pk-line = Huit dés, une carte, et une tête de mort de trop : jusqu’où oseras-tu aller ?

# Nouns
face-pk-coin = pièce d’or
face-pk-diamond = diamant
face-pk-monkey = singe
face-pk-parrot = perroquet
face-pk-sword = sabre
face-pk-skull = tête de mort
place-pk-bank = la feuille de score
card-pk-treasure-chest = Coffre au trésor
card-pk-captain = Capitaine
card-pk-sorceress = Sorcière
card-pk-gold = Pièce d’or
card-pk-diamond = Diamant
card-pk-monkey-business = Singeries
card-pk-sea-battle-2 = Combat naval à deux sabres
card-pk-sea-battle-3 = Combat naval à trois sabres
card-pk-sea-battle-4 = Combat naval à quatre sabres
card-pk-skulls-1 = Une tête de mort
card-pk-skulls-2 = Deux têtes de mort

# What each card does, in a line
card-line-pk-treasure-chest = Les dés mis sur la carte sont à l’abri : ils comptent même si trois têtes de mort finissent ton tour.
card-line-pk-captain = Tous les points de ce tour sont doublés.
card-line-pk-sorceress = Une fois ce tour, tu peux relancer une tête de mort.
card-line-pk-gold = Tu commences avec une pièce d’or.
card-line-pk-diamond = Tu commences avec un diamant.
card-line-pk-monkey-business = Singes et perroquets ne font qu’une seule espèce.
card-line-pk-sea-battle-2 = Obtiens deux sabres ou plus : 300 points de mieux. Sinon, tu en perds 300.
card-line-pk-sea-battle-3 = Obtiens trois sabres ou plus : 500 points de mieux. Sinon, tu en perds 500.
card-line-pk-sea-battle-4 = Obtiens quatre sabres ou plus : 1 000 points de mieux. Sinon, tu en perds 1 000.
card-line-pk-skulls-1 = Tu commences avec une tête de mort.
card-line-pk-skulls-2 = Tu commences avec deux têtes de mort.

# What the one to act is asked
phase-pk-draw-card = Retourne une carte Fortune.
phase-pk-throw = Lance les dés.
phase-pk-roll = Tu t’arrêtes, ou tu relances deux dés ou plus ?
phase-pk-island = Île de la Tête de mort : en chercher d’autres, ou t’arrêter ?
phase-pk-rescue = Trois têtes de mort ! Appeler la Sorcière, ou finir ton tour ?

# Choices in a list
choice-pk-stop = { $at ->
        [island] S’arrêter : chaque adversaire perd { $loss } points
        [three-skulls] Accepter les trois têtes de mort : le tour est fini
       *[table] S’arrêter : { $points } points
    }
choice-pk-roll = Relancer { $dice }
choice-pk-revive = { $count ->
        [0] Ranimer une tête de mort et la relancer seule
       *[other] Ranimer une tête de mort et la relancer avec { $dice }
    }
choice-pk-chest = { $count ->
        [0] Sortir tous les dés du Coffre au trésor
       *[other] Au Coffre au trésor : { $dice }
    }

# What happened
told-pk-card = { $amount ->
        [0] { $to } retourne le Coffre au trésor.
        [1] { $to } retourne le Capitaine.
        [2] { $to } retourne la Sorcière.
        [3] { $to } retourne la carte Pièce d’or.
        [4] { $to } retourne la carte Diamant.
        [5] { $to } retourne la carte Singeries.
        [6] { $to } retourne un Combat naval : il faut deux sabres.
        [7] { $to } retourne un Combat naval : il faut trois sabres.
        [8] { $to } retourne un Combat naval : il faut quatre sabres.
        [9] { $to } retourne une carte à une tête de mort.
       *[10] { $to } retourne une carte à deux têtes de mort.
    }
told-pk-pile-shuffled = La pioche est vide : les { $amount } cartes utilisées sont mélangées.
told-pk-pile-turned-over = La pioche est vide : les { $amount } cartes utilisées sont retournées et reviennent dans le même ordre.
told-pk-revived = { $to } appelle la Sorcière : une tête de mort est relancée.
told-pk-stowed = { $amount ->
        [0] { $to } sort tous les dés du Coffre au trésor.
        [one] { $to } a un dé dans le Coffre au trésor.
       *[other] { $to } a { $amount } dés dans le Coffre au trésor.
    }
told-pk-disqualified = { $to } a { $amount } têtes de mort : disqualification.
told-pk-chest-saved = Les dés du Coffre au trésor rapportent { $amount } points à { $to }.
told-pk-nothing-scored = { $to } ne marque rien.
told-pk-set-of-coins = La série de pièces rapporte { $amount } points à { $to }.
told-pk-set-of-diamonds = La série de diamants rapporte { $amount } points à { $to }.
told-pk-set-of-monkeys = La série de singes rapporte { $amount } points à { $to }.
told-pk-set-of-parrots = La série de perroquets rapporte { $amount } points à { $to }.
told-pk-set-of-animals = Singes et perroquets rapportent ensemble { $amount } points à { $to }.
told-pk-set-of-swords = La série de sabres rapporte { $amount } points à { $to }.
told-pk-nine-alike-extra = Neuf identiques : encore { $amount } points pour { $to }.
told-pk-coins = Les pièces valent { $amount } points à { $to }.
told-pk-diamonds = Les diamants valent { $amount } points à { $to }.
told-pk-full-chest = Coffre plein ! { $amount } points de plus pour { $to }.
told-pk-captain = Le Capitaine double la mise : { $amount } points de plus pour { $to }.
told-pk-battle-won = { $to } remporte le Combat naval et { $amount } points.
told-pk-battle-lost = { $from } perd le Combat naval et { $amount } points.
told-pk-battle-broken-off = Le Combat naval tourne court pour { $to } ; rien n’est gagné ni perdu.
told-pk-battle-bonus-alone = Les sabres gagnent quand même le Combat naval : { $amount } points pour { $to }.
told-pk-island = { $to } a { $amount } têtes de mort et vogue vers l’Île de la Tête de mort.
told-pk-island-more-skulls = { $to } a maintenant { $amount } têtes de mort.
told-pk-island-spell = Après le sort, { $to } a { $amount } têtes de mort.
told-pk-island-no-skull = Pas de tête de mort cette fois : { $to } quitte l’Île avec { $amount } têtes de mort.
told-pk-island-all-skulls = Tous les dés montrent des têtes de mort : { $to } quitte l’Île avec { $amount } têtes de mort.
told-pk-island-dice-out = { $amount ->
        [one] Avec { $amount } dé restant, { $to } ne peut plus lancer et quitte l’Île.
       *[other] Avec { $amount } dés restants, { $to } ne peut plus lancer et quitte l’Île.
    }
told-pk-island-loss = L’Île coûte { $amount } points à { $from }.
told-pk-lifted = Le score remonte à zéro pour { $to }.
told-pk-final-round = { $to } a { $amount } points : tous les autres ont encore un tour.
told-pk-final-round-off = Plus personne n’a { $amount } points : la manche finale est annulée.
told-pk-play-on = Personne n’a gagné à { $amount } : on continue.
told-pk-sudden-from-now = Il n’y aura plus de manche finale : qui finit un tour le premier avec assez de points pour { $amount } gagne aussitôt.
told-pk-playoff = { $amount } joueurs sont à égalité en tête et jouent encore un tour chacun.
told-pk-wins = { $to } gagne avec { $amount } points.
told-pk-shared = { $amount } joueurs sont à égalité en tête et se partagent la victoire.
told-pk-nine-alike = Neuf identiques ! { $to } gagne la partie.
told-pk-leave = { $to } quitte la partie ; son score reste à { $amount }.
told-pk-turn-dropped = Le tour s’achève sans effet pour { $to }.
told-pk-last-one = Il ne reste que { $to }, qui gagne.
told-pk-last-tied = Des ex æquo, il ne reste que { $to }, qui gagne.

# Refusals
refused-pk-unknown-choice = Piraten Kapern n’a pas ce choix ; prends-en un dans la liste.
refused-pk-game-over = La partie est finie ; commences-en une autre pour continuer à jouer.
refused-pk-first-player-open = On ne sait pas encore qui commence ; attends le tirage au sort.
refused-pk-card-comes-first = D’abord une carte Fortune ; attends qu’elle soit là.
refused-pk-dice-must-fall = Les dés ne sont pas encore tombés ; attends le lancer.
refused-pk-stop-barred = À cette table, on continue de lancer sur l’Île tant qu’il reste assez de dés ; choisis des dés à lancer.
refused-pk-dice-not-there = Ces dés ne sont pas là ; choisis parmi ceux qui y sont.
refused-pk-dice-stowed = Certains de ces dés sont dans le Coffre au trésor et ne se lancent pas de là ; choisis-en d’autres.
refused-pk-no-dice-named = Nomme les dés à relancer, ou arrête-toi.
refused-pk-two-dice = Il faut deux dés ou plus pour chaque lancer ; ajoute un dé, ou arrête-toi.
refused-pk-island-two-dice = C’est trop peu de dés pour un lancer sur l’Île ; ajoute un dé.
refused-pk-keep-one = À cette table, il faut garder un dé ; laisse au moins un des huit.
refused-pk-three-skulls = Avec trois têtes de mort, seule la Sorcière peut aider ; joins une tête de mort au lancer, ou accepte la fin du tour.
refused-pk-no-sorceress = Ta carte n’est pas la Sorcière ; les têtes de mort restent où elles sont.
refused-pk-spell-spent = La Sorcière a déjà agi ce tour-ci.
refused-pk-no-skull = Il n’y a pas de tête de mort à ranimer ; lance d’autres dés.
refused-pk-no-spell-here = À cette table, la Sorcière ne vient pas sur l’Île ; lance d’autres dés.
refused-pk-skull-not-alone = À cette table, la tête de mort ranimée a besoin d’un second dé ; ajoutes-en un au lancer.
refused-pk-skull-by-itself = Sur l’Île, la tête de mort ranimée se lance seule : ne nomme pas d’autres dés.
refused-pk-no-chest = Ta carte n’est pas le Coffre au trésor ; on ne peut pas y mettre de dés à l’abri.
refused-pk-chest-closed-here = Le Coffre au trésor ne fait rien sur l’Île.
refused-pk-chest-arranged = Tu as rempli le coffre depuis le dernier lancer ; maintenant, lance ou arrête-toi.
refused-pk-chest-unchanged = Ces dés sont déjà dans le coffre ; nommes-en d’autres, lance ou arrête-toi.
refused-pk-skull-stays = Les têtes de mort ne se relancent jamais ; retire-les, ou écris +S après les dés pour appeler la Sorcière.
refused-pk-one-skull = La Sorcière ranime une seule tête de mort ; ne nomme que d’autres dés avant +S.
refused-pk-no-skulls-on-chest = Pas de têtes de mort dans le Coffre au trésor ; retire-les.
refused-pk-unknown-card = Il n’y a pas de carte appelée « { $card } ». Les cartes sont : { $known }.
refused-pk-card-before-dice = Ce sont des dés, mais il faut d’abord une carte Fortune. Les cartes sont : { $known }.

# Options
option-pk-deck = Quand la pioche est vide
value-pk-deck-reshuffle_when_empty = Les cartes utilisées sont mélangées.
value-pk-deck-cycle = Les cartes utilisées sont retournées telles quelles : le premier ordre revient.
value-pk-deck-with_replacement = Elle ne l’est jamais : chaque tour tire parmi les 35 cartes.
option-pk-end = Comment la partie finit
value-pk-end-final_round = Une fois l’objectif atteint, les autres ont encore un tour chacun.
value-pk-end-sudden = Règle maison : qui a assez de points le premier après un tour gagne aussitôt.
option-pk-after_failed_round = L’objectif atteint après une manche finale que personne n’a gagnée
value-pk-after_failed_round-final_round = Une nouvelle manche finale commence.
value-pk-after_failed_round-sudden = Dès lors, qui finit un tour le premier avec assez de points gagne aussitôt.
option-pk-final_cancel = Quand plus personne n’a l’objectif dans la manche finale
value-pk-final_cancel-after_round = La manche est d’abord jouée jusqu’au bout.
value-pk-final_cancel-immediate = La manche est annulée aussitôt.
option-pk-first_player = Qui commence
value-pk-first_player-random = Le sort décide.
value-pk-first_player-host = L’hôte commence.
value-pk-first_player-youngest = Le joueur désigné comme le plus jeune commence.
value-pk-first_player-rolloff = Chacun lance les dés ; le plus de têtes de mort commence.
option-pk-full_chest_sea = Deux sabres d’un Combat naval dans un coffre plein
value-pk-full_chest_sea-true = Ils comptent comme des dés qui rapportent.
value-pk-full_chest_sea-false = Ils ne comptent pas.
option-pk-full_chest_skull_card = Coffre plein avec une carte Têtes de mort
value-pk-full_chest_skull_card-true = C’est possible.
value-pk-full_chest_skull_card-false = Ce n’est pas possible.
option-pk-island_min_dice = Minimum de dés pour un lancer sur l’Île
value-pk-island_min_dice-2 = Deux dés.
value-pk-island_min_dice-1 = Un dé.
option-pk-island_stop = S’arrêter sur l’Île
value-pk-island_stop-may = Tu peux t’arrêter quand tu veux.
value-pk-island_stop-must_roll = Tu continues de lancer tant qu’il reste assez de dés.
option-pk-reroll_all = Relancer les huit dés
value-pk-reroll_all-allowed = C’est permis.
value-pk-reroll_all-keep_one = Tu gardes au moins un dé.
option-pk-score_floor = Score le plus bas
value-pk-score_floor-none = Il n’y en a pas : un score peut passer sous zéro.
value-pk-score_floor-zero = Aucun score ne passe sous zéro.
option-pk-sea_bust = Trois têtes de mort dans un Combat naval
value-pk-sea_bust-lose = Le combat est perdu, même avec les sabres.
value-pk-sea_bust-zero = Avec les sabres, rien n’est gagné ni perdu ; sans eux, le combat est perdu.
value-pk-sea_bust-bonus = Avec les sabres, tu as quand même le bonus ; sans eux, le combat est perdu.
option-pk-nine_alike = Neuf pièces ou neuf diamants, carte comprise
value-pk-nine_alike-as_eight = Ils rapportent comme huit : 4 000 points.
value-pk-nine_alike-8000 = Ils rapportent 8 000 points.
value-pk-nine_alike-instant_win = Arrête-toi avec eux, et tu gagnes la partie.
option-pk-sorceress_island = La Sorcière sur l’Île
value-pk-sorceress_island-no = Elle n’y vient pas.
value-pk-sorceress_island-yes = Une fois, une tête de mort peut s’y joindre à un lancer.
value-pk-sorceress_island-alone = Une fois, une tête de mort peut y être lancée seule.
option-pk-sorceress_min_dice = Dés dans un lancer avec une tête de mort ranimée
value-pk-sorceress_min_dice-exempt = La tête de mort peut être lancée seule.
value-pk-sorceress_min_dice-counts_as_one_of_two = La tête de mort a besoin d’un second dé.
option-pk-target = Points qui déclenchent la fin
value-pk-target-5000 = 5 000 points : une partie courte.
value-pk-target-6000 = 6 000 points, comme imprimé.
value-pk-target-8000 = 8 000 points : une longue partie.
value-pk-target-number = Tout nombre de centaines, de 1 000 à 20 000.
option-pk-tie = En cas d’égalité en tête
value-pk-tie-shared = Les ex æquo se partagent la victoire.
value-pk-tie-playoff = Les ex æquo jouent encore un tour chacun.
option-pk-win_at = Exactement l’objectif
value-pk-win_at-above = Cela ne gagne pas : il faut plus.
value-pk-win_at-at_least = Cela suffit pour gagner.

# Presets
preset-pk-book = Comme imprimé : plus de 6 000 points gagnent après une manche finale.
preset-pk-bga = Comme sur Board Game Arena : 6 000 suffisent, et une manche finale peut être annulée.
preset-pk-grid = Comme chez les étudiants en programmation : pas de score sous zéro, 6 000 suffisent, la Sorcière vient sur l’Île.
preset-pk-fr = Comme dans Mille Sabords : garde un dé, continue de lancer sur l’Île, et neuf identiques gagnent aussitôt.
preset-pk-sudden = Règle maison : qui passe 6 000 points le premier gagne aussitôt.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    De quoi il s’agit

    Deux à cinq pirates, dès huit ans, environ une demi-heure (PK-01, PK-02, PK-03).
    Rassemble des séries d’objets identiques, arrête-toi avant la troisième tête de mort, et dépasse 6 000 points (PK-05, PK-17, PK-26).
guide-pk-2 =
    Ce qu’il faut

    - Huit dés, tous pareils : pièce d’or, diamant, singe, perroquet, sabre, tête de mort (PK-07, PK-50).
    - 35 cartes Fortune, mélangées, face cachée au milieu (PK-08, PK-11, PK-51).

    Le sort désigne qui commence ; on joue dans le sens des aiguilles d’une montre (PK-A02, PK-A03).
guide-pk-3 =
    Ton tour

    - Retourne une carte Fortune. Elle vaut pour ce tour (PK-04, PK-A01).
    - Lance les huit dés (PK-12).
    - Les têtes de mort sont mises de côté et y restent (PK-16).
    - Puis arrête-toi et prends tes points, ou relance deux dés ou plus, aussi souvent que tu l’oses (PK-13, PK-15, PK-A55).
    - Les dés gardés redeviennent libres à chaque lancer (PK-14).
    - La troisième tête de mort finit ton tour, et tu n’as rien (PK-17).
guide-pk-4 =
    Les points

    - Trois objets identiques rapportent 100, quatre 200, cinq 500, six 1 000, sept 2 000, huit 4 000 (PK-19, PK-20).
    - Chaque pièce et chaque diamant rapporte en plus 100, seul ou dans une série (PK-21, PK-22).
    - Si les huit dés rapportent tous quelque chose, ton coffre est plein : 500 de plus (PK-23).
guide-pk-5 =
    L’Île de la Tête de mort

    Quatre têtes de mort ou plus à ton premier lancer, et tu vogues vers l’Île (PK-28, PK-A15).

    - Tu n’y gagnes aucun point, mais chaque adversaire en perd 100 par tête de mort (PK-29, PK-32).
    - Continue de lancer pour en avoir d’autres, deux dés ou plus à la fois (PK-30, PK-A18).
    - Un lancer sans tête de mort finit le tour, tout comme avoir moins de deux dés (PK-31, PK-A19).
    - Continuer ne coûte rien : ce que tu as amassé compte de toute façon (PK-A17).
guide-pk-6 =
    Les cartes

    - Coffre au trésor (4) : après chaque lancer, mets des dés sur la carte ou reprends-les. Si les têtes de mort finissent ton tour, ces dés-là comptent encore (PK-35, PK-36).
    - Capitaine (4) : tes points sont doublés ; sur l’Île, chaque tête de mort coûte 200 (PK-37, PK-38).
    - Sorcière (4) : une fois, une tête de mort peut être relancée, même la troisième (PK-39, PK-40, PK-A08).
    - Pièce d’or (4) et Diamant (4) : tu commences avec cet objet. Il compte par lui-même et dans une série (PK-45, PK-46).
    - Singeries (4) : singes et perroquets ne font qu’une seule espèce (PK-47).
    - Combat naval (6) : il te faut deux, trois ou quatre sabres. Tu reçois alors 300, 500 ou 1 000 en plus de tes dés (PK-41, PK-42, PK-52).
      Sans eux, ou avec trois têtes de mort, tu perds autant et tes dés ne comptent pas (PK-43, PK-A23). Il n’y a pas d’Île en plein combat (PK-44).
    - Têtes de mort (5) : tu commences avec une ou deux têtes de mort (PK-49).
guide-pk-7 =
    La fin

    - Dès que tu as 6 000 points ou plus après ton tour, tous les autres ont encore un tour (PK-24, PK-25, PK-A59).
    - Puis le score le plus haut gagne, s’il dépasse 6 000 (PK-26). À égalité en tête, vous partagez la victoire (PK-A46).
    - Si personne ne dépasse 6 000, on continue (PK-27).
guide-pk-8 =
    Ce qu’on oublie facilement

    - Exactement 6 000 déclenche la manche finale, mais ne la gagne pas (PK-A42).
    - Exactement trois têtes de mort au premier lancer ne mènent pas à l’Île : c’est perdu (PK-A52).
    - Quatre têtes de mort après un lancer suivant n’y mènent pas non plus (PK-A53).
    - Les têtes de mort imprimées sur la carte comptent comme celles des dés (PK-A14, PK-A15, PK-A16).
    - Les dés du lancer qui a amené la troisième tête de mort ne peuvent plus être sauvés dans le coffre (PK-A37).
    - Un score peut passer sous zéro (PK-A41).

# Solved tables and what judgements rest on
basis-pk-exact = Chances de victoire : toute la partie à deux résolue, les deux jouant au mieux ; chaque tour est calculé jusqu’au bout.
basis-pk-pile = Chances de victoire : la partie à deux résolue avec des cartes tirées d’une pioche complète ; ce tour est calculé jusqu’au bout, le suivant avec les cartes qui restent.
basis-pk-stretched = Chances de victoire : estimées d’après le jeu résolu avec d’autres options ; chaque tour est calculé jusqu’au bout.
basis-pk-fitted = Chances de victoire : estimées par un ajustement sur des parties jouées, d’après la position de chaque place face à chaque autre seule ; chaque tour est calculé jusqu’au bout.
basis-pk-final = Chances de victoire pendant un tour qui décide de la partie : calculées jusqu’à sa fin.
