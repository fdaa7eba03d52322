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
pk-card = { $amount ->
        [0] le Coffre au trésor
        [1] le Capitaine
        [2] la Sorcière
        [3] la carte Pièce d’or
        [4] la carte Diamant
        [5] la carte Singeries
        [6] un Combat naval : il faut deux sabres
        [7] un Combat naval : il faut trois sabres
        [8] un Combat naval : il faut quatre sabres
        [9] une carte à une tête de mort
       *[10] une carte à deux têtes de mort
    }
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
card-line-pk-treasure-chest = Les dés mis sur la carte sont à l’abri : ils comptent même si trois têtes de mort mettent fin à ton tour.
card-line-pk-captain = Tes points de ce tour sont doublés.
card-line-pk-sorceress = Une fois pendant ce tour, tu peux relancer une tête de mort.
card-line-pk-gold = Tu commences avec une pièce d’or.
card-line-pk-diamond = Tu commences avec un diamant.
card-line-pk-monkey-business = Singes et perroquets comptent comme une seule sorte.
card-line-pk-sea-battle-2 = Obtiens deux sabres ou plus : 300 points en plus. Sinon, tu en perds 300.
card-line-pk-sea-battle-3 = Obtiens trois sabres ou plus : 500 points en plus. Sinon, tu en perds 500.
card-line-pk-sea-battle-4 = Obtiens quatre sabres ou plus : 1 000 points en plus. Sinon, tu en perds 1 000.
card-line-pk-skulls-1 = Tu commences avec une tête de mort.
card-line-pk-skulls-2 = Tu commences avec deux têtes de mort.

# What the one to act is asked
phase-pk-draw-card = Pioche une carte Fortune.
phase-pk-throw = Lance les dés.
phase-pk-roll = Tu t’arrêtes, ou tu relances deux dés ou plus ?
phase-pk-roll-spell = Tu t’arrêtes, ou tu relances ? La Sorcière peut relancer une tête de mort.
phase-pk-island = Île de la Tête de mort : tu relances pour d’autres têtes de mort, ou tu t’arrêtes ?
phase-pk-rescue = Trois têtes de mort ! Tu appelles la Sorcière, ou tu termines ton tour ?

# Choices in a list
choice-pk-stop = { $at ->
        [island] S’arrêter : chaque adversaire perd { $loss } points
        [three-skulls] Accepter les trois têtes de mort : ton tour est fini
       *[table] S’arrêter : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
choice-pk-roll = Relancer { $dice }
choice-pk-revive = { $count ->
        [0] Appeler la Sorcière : relancer une tête de mort seule
       *[other] Appeler la Sorcière : relancer une tête de mort avec { $dice }
    }
choice-pk-chest = { $count ->
        [0] Sortir tous les dés du Coffre au trésor
       *[other] Mettre { $dice } dans le Coffre au trésor
    }

# What happened
told-pk-card = { $you ->
        [to] Tu pioches { pk-card }.
       *[other] { $to } pioche { pk-card }.
    }
told-pk-pile-shuffled = La pioche est vide : les { $amount } cartes utilisées sont mélangées.
told-pk-pile-turned-over = La pioche est vide : les { $amount } cartes utilisées sont retournées et reviennent dans le même ordre.
told-pk-revived = { $you ->
        [to] Tu appelles la Sorcière : une tête de mort est relancée.
       *[other] { $to } appelle la Sorcière : une tête de mort est relancée.
    }
told-pk-stowed = { $you ->
        [to] { $amount ->
            [0] Tu sors tous les dés du Coffre au trésor.
            [one] Tu as un dé à l’abri dans le Coffre au trésor.
           *[other] Tu as { $amount } dés à l’abri dans le Coffre au trésor.
        }
       *[other] { $amount ->
            [0] { $to } sort tous les dés du Coffre au trésor.
            [one] { $to } a un dé à l’abri dans le Coffre au trésor.
           *[other] { $to } a { $amount } dés à l’abri dans le Coffre au trésor.
        }
    }
told-pk-disqualified = { $you ->
        [to] { $amount ->
            [3] Trois têtes de mort – ton tour est perdu !
           *[other] { $amount } têtes de mort – ton tour est perdu !
        }
       *[other] { $amount ->
            [3] Trois têtes de mort – tour perdu pour { $to } !
           *[other] { $amount } têtes de mort – tour perdu pour { $to } !
        }
    }
told-pk-chest-saved = { told-to } : dés du Coffre au trésor +{ $amount }
told-pk-nothing-scored = { $you ->
        [to] Tu ne marques rien.
       *[other] { $to } ne marque rien.
    }
told-pk-set-of-coins = { told-to } : série de pièces +{ $amount }
told-pk-set-of-diamonds = { told-to } : série de diamants +{ $amount }
told-pk-set-of-monkeys = { told-to } : série de singes +{ $amount }
told-pk-set-of-parrots = { told-to } : série de perroquets +{ $amount }
told-pk-set-of-animals = { told-to } : singes et perroquets ensemble +{ $amount }
told-pk-set-of-swords = { told-to } : série de sabres +{ $amount }
told-pk-nine-alike-extra = { told-to } : neuf identiques +{ $amount }
told-pk-coins = { told-to } : pièces +{ $amount }
told-pk-diamonds = { told-to } : diamants +{ $amount }
told-pk-full-chest = Coffre plein ! { told-to } : +{ $amount }
told-pk-captain = Le Capitaine double la mise ! { told-to } : +{ $amount }
told-pk-battle-won = { $you ->
        [to] Tu gagnes le Combat naval : +{ $amount }
       *[other] { $to } gagne le Combat naval : +{ $amount }
    }
told-pk-battle-lost = { $you ->
        [from] Tu perds le Combat naval : −{ $amount }
       *[other] { $from } perd le Combat naval : −{ $amount }
    }
told-pk-battle-broken-off = { $you ->
        [to] Ton Combat naval est interrompu : tu ne gagnes rien et tu ne perds rien.
       *[other] Combat naval interrompu : { $to } ne gagne rien et ne perd rien.
    }
told-pk-battle-bonus-alone = { $you ->
        [to] Grâce aux sabres, tu gagnes quand même le Combat naval : +{ $amount }
       *[other] Grâce aux sabres, { $to } gagne quand même le Combat naval : +{ $amount }
    }
told-pk-island = { $you ->
        [to] { $amount } têtes de mort ! Tu vogues vers l’Île de la Tête de mort.
       *[other] { $amount } têtes de mort ! { $to } vogue vers l’Île de la Tête de mort.
    }
told-pk-island-more-skulls = { $you ->
        [to] Tu as maintenant { $amount } têtes de mort.
       *[other] { $to } a maintenant { $amount } têtes de mort.
    }
told-pk-island-spell = { $you ->
        [to] Après le sort, tu as { $amount } têtes de mort.
       *[other] Après le sort, { $to } a { $amount } têtes de mort.
    }
told-pk-island-no-skull = { $you ->
        [to] Pas de tête de mort cette fois : tu quittes l’Île avec { $amount } têtes de mort.
       *[other] Pas de tête de mort cette fois : { $to } quitte l’Île avec { $amount } têtes de mort.
    }
told-pk-island-all-skulls = { $you ->
        [to] Rien que des têtes de mort : tu quittes l’Île avec { $amount }.
       *[other] Rien que des têtes de mort : { $to } quitte l’Île avec { $amount }.
    }
told-pk-island-dice-out = { $you ->
        [to] { $amount ->
            [0] Sans dé restant, tu ne peux plus lancer : tu quittes l’Île.
            [one] Avec un seul dé, tu ne peux plus lancer : tu quittes l’Île.
           *[other] Avec { $amount } dés, tu ne peux plus lancer : tu quittes l’Île.
        }
       *[other] { $amount ->
            [0] Sans dé restant, { $to } ne peut plus lancer et quitte l’Île.
            [one] Avec un seul dé, { $to } ne peut plus lancer et quitte l’Île.
           *[other] Avec { $amount } dés, { $to } ne peut plus lancer et quitte l’Île.
        }
    }
told-pk-island-loss = { $you ->
        [from] L’Île te coûte { $amount } points.
       *[other] L’Île coûte { $amount } points à { $from }.
    }
told-pk-lifted = { $you ->
        [to] Ton score remonte à zéro.
       *[other] Pour { $to }, le score remonte à zéro.
    }
told-pk-final-round = { $you ->
        [to] Tu as { $amount } points : tous les autres ont encore un tour.
       *[other] { $to } a { $amount } points : tous les autres ont encore un tour.
    }
told-pk-final-round-off = Plus personne n’a { $amount } points : la manche finale est annulée.
told-pk-play-on = Personne n’a encore assez de points (objectif : { $amount }) : on continue.
told-pk-sudden-from-now = Plus de manche finale : le premier qui finit un tour avec assez de points (objectif : { $amount }) gagne aussitôt.
told-pk-playoff = { $amount } joueurs sont à égalité en tête et jouent encore un tour chacun.
told-pk-wins = { $you ->
        [to] Tu as gagné avec { $amount } points !
       *[other] { $to } gagne avec { $amount } points !
    }
told-pk-shared = { $amount } joueurs sont à égalité en tête et se partagent la victoire.
told-pk-nine-alike = { $you ->
        [to] Neuf identiques ! Tu as gagné la partie.
       *[other] Neuf identiques ! { $to } gagne la partie.
    }
told-pk-leave = { $you ->
        [to] Tu quittes la partie ; ton score reste à { $amount }.
       *[other] { $to } quitte la partie ; son score reste à { $amount }.
    }
told-pk-turn-dropped = { $you ->
        [to] Ton tour s’achève sans effet.
       *[other] Pour { $to }, le tour s’achève sans effet.
    }
told-pk-last-one = { $you ->
        [to] Il ne reste que toi : tu gagnes.
       *[other] Il n’y a plus personne d’autre : { $to } gagne.
    }
told-pk-last-tied = { $you ->
        [to] Il n’y a plus d’autre ex æquo que toi : tu gagnes.
       *[other] Il n’y a plus d’autre ex æquo : { $to } gagne.
    }

# Refusals
refused-pk-unknown-choice = Ce choix n’existe pas dans Piraten Kapern ; prends-en un dans la liste.
refused-pk-game-over = La partie est finie ; commences-en une autre pour continuer à jouer.
refused-pk-first-player-open = On ne sait pas encore qui commence ; attends le tirage au sort.
refused-pk-card-comes-first = D’abord une carte Fortune ; attends qu’elle soit piochée.
refused-pk-dice-must-fall = Les dés ne sont pas encore lancés ; attends le lancer.
refused-pk-stop-barred = À cette table, on continue de lancer sur l’Île tant qu’il reste assez de dés ; choisis des dés à lancer.
refused-pk-dice-not-there = Ces dés ne sont pas là ; choisis parmi les autres.
refused-pk-dice-stowed = Certains de ces dés sont dans le Coffre au trésor et ne peuvent pas être lancés ; choisis-en d’autres.
refused-pk-no-dice-named = Indique les dés à relancer, ou arrête-toi.
refused-pk-two-dice = Il faut deux dés ou plus pour chaque lancer ; ajoute un dé, ou arrête-toi.
refused-pk-island-two-dice = C’est trop peu de dés pour un lancer sur l’Île ; ajoute un dé.
refused-pk-keep-one = À cette table, il faut garder un dé ; laisse-en au moins un sur les huit.
refused-pk-three-skulls = Avec trois têtes de mort, seule la Sorcière peut aider ; joins une tête de mort au lancer, ou termine ton tour.
refused-pk-no-sorceress = Ta carte n’est pas la Sorcière ; les têtes de mort restent où elles sont.
refused-pk-spell-spent = La Sorcière a déjà agi pendant ce tour.
refused-pk-no-skull = Il n’y a pas de tête de mort à relancer ; lance d’autres dés.
refused-pk-no-spell-here = À cette table, la Sorcière ne vient pas sur l’Île ; lance d’autres dés.
refused-pk-skull-not-alone = À cette table, la tête de mort a besoin d’un second dé ; ajoutes-en un au lancer.
refused-pk-skull-by-itself = Sur l’Île, la tête de mort se relance seule : n’indique pas d’autres dés.
refused-pk-no-chest = Ta carte n’est pas le Coffre au trésor ; on ne peut pas y mettre de dés à l’abri.
refused-pk-chest-closed-here = Le Coffre au trésor ne fait rien sur l’Île.
refused-pk-chest-arranged = Tu as déjà rempli le coffre depuis le dernier lancer ; maintenant, lance ou arrête-toi.
refused-pk-chest-unchanged = Ces dés sont déjà dans le coffre ; indiques-en d’autres, lance ou arrête-toi.
refused-pk-skull-stays = Les têtes de mort ne se relancent jamais ; retire-les, ou écris +S après les dés pour appeler la Sorcière.
refused-pk-one-skull = La Sorcière ne relance qu’une seule tête de mort ; n’indique que d’autres dés avant +S.
refused-pk-no-skulls-on-chest = Pas de têtes de mort dans le Coffre au trésor ; retire-les.
refused-pk-unknown-card = Il n’y a pas de carte appelée « { $card } ». Les cartes sont : { $known }.
refused-pk-card-before-dice = Ce sont des dés, mais il faut d’abord une carte Fortune. Les cartes sont : { $known }.

# Options
option-pk-deck = Quand la pioche est vide
value-pk-deck-reshuffle_when_empty = Les cartes utilisées sont mélangées.
value-pk-deck-cycle = Les cartes utilisées sont retournées telles quelles et reviennent dans le même ordre.
value-pk-deck-with_replacement = Elle ne l’est jamais : à chaque tour, on pioche parmi les 35 cartes.
option-pk-end = Comment la partie finit
value-pk-end-final_round = Dès qu’un joueur atteint l’objectif, tous les autres jouent encore un tour.
value-pk-end-sudden = Règle maison : le premier qui a assez de points après un tour gagne aussitôt.
option-pk-after_failed_round = Atteindre l’objectif après une manche finale que personne n’a gagnée
value-pk-after_failed_round-final_round = Le prochain qui atteint l’objectif déclenche une nouvelle manche finale.
value-pk-after_failed_round-sudden = À partir de là, le premier qui finit un tour avec assez de points gagne aussitôt.
option-pk-final_cancel = Quand, dans la manche finale, plus personne n’est à l’objectif
value-pk-final_cancel-after_round = La manche est d’abord jouée jusqu’au bout.
value-pk-final_cancel-immediate = La manche est annulée aussitôt.
option-pk-first_player = Qui commence
value-pk-first_player-random = On tire au sort qui commence.
value-pk-first_player-host = L’hôte commence.
value-pk-first_player-youngest = Le joueur désigné comme le plus jeune commence.
value-pk-first_player-rolloff = Chacun lance les dés ; celui qui a le plus de têtes de mort commence. Les ex æquo relancent.
option-pk-full_chest_sea = Coffre plein : les deux sabres d’un Combat naval
value-pk-full_chest_sea-true = Ils comptent comme des dés qui rapportent des points.
value-pk-full_chest_sea-false = Ils ne comptent pas.
option-pk-full_chest_skull_card = Coffre plein avec une carte Têtes de mort
value-pk-full_chest_skull_card-true = C’est possible.
value-pk-full_chest_skull_card-false = Ce n’est pas possible.
option-pk-island_min_dice = Minimum de dés pour un lancer sur l’Île
value-pk-island_min_dice-2 = Deux dés.
value-pk-island_min_dice-1 = Un dé.
option-pk-island_stop = S’arrêter sur l’Île
value-pk-island_stop-may = Tu peux t’arrêter quand tu veux.
value-pk-island_stop-must_roll = Tu dois continuer de lancer tant qu’il reste assez de dés.
option-pk-reroll_all = Relancer les huit dés
value-pk-reroll_all-allowed = C’est permis.
value-pk-reroll_all-keep_one = Tu dois garder au moins un dé.
option-pk-score_floor = Score le plus bas
value-pk-score_floor-none = Un score peut passer sous zéro.
value-pk-score_floor-zero = Aucun score ne passe sous zéro.
option-pk-sea_bust = Trois têtes de mort dans un Combat naval
value-pk-sea_bust-lose = Le combat est perdu, avec ou sans sabres.
value-pk-sea_bust-zero = Avec les sabres, rien n’est gagné ni perdu ; sans eux, le combat est perdu.
value-pk-sea_bust-bonus = Avec les sabres, tu as quand même le bonus ; sans eux, le combat est perdu.
option-pk-nine_alike = Neuf pièces ou neuf diamants, carte comprise
value-pk-nine_alike-as_eight = Neuf rapportent comme huit : 4 000 points.
value-pk-nine_alike-8000 = Neuf rapportent 8 000 points.
value-pk-nine_alike-instant_win = Arrête-toi avec neuf identiques, et tu gagnes la partie.
option-pk-sorceress_island = La Sorcière sur l’Île
value-pk-sorceress_island-no = La Sorcière ne vient pas sur l’Île.
value-pk-sorceress_island-yes = Une fois, une tête de mort peut être relancée avec d’autres dés sur l’Île.
value-pk-sorceress_island-alone = Une fois, une tête de mort peut être relancée seule sur l’Île.
option-pk-sorceress_min_dice = Dés dans un lancer avec la Sorcière
value-pk-sorceress_min_dice-exempt = La tête de mort peut être relancée seule.
value-pk-sorceress_min_dice-counts_as_one_of_two = La tête de mort doit être relancée avec un second dé.
option-pk-target = Objectif
value-pk-target-5000 = 5 000 points : une partie courte.
value-pk-target-6000 = 6 000 points, comme dans le livret.
value-pk-target-8000 = 8 000 points : une longue partie.
value-pk-target-number = N’importe quel multiple de 100, de 1 000 à 20 000.
option-pk-tie = En cas d’égalité en tête
value-pk-tie-shared = Les ex æquo se partagent la victoire.
value-pk-tie-playoff = Les ex æquo jouent encore un tour chacun.
option-pk-win_at = Avec exactement l’objectif
value-pk-win_at-above = Tu ne gagnes pas encore : il faut plus.
value-pk-win_at-at_least = Cela suffit pour gagner.

# Presets
preset-pk-book = Comme dans le livret : on gagne avec plus de 6 000 points, après une manche finale.
preset-pk-bga = Comme sur Board Game Arena : 6 000 suffisent, et une manche finale peut être annulée.
preset-pk-grid = Comme le connaissent les étudiants en programmation : pas de score sous zéro, 6 000 suffisent, la Sorcière vient sur l’Île.
preset-pk-fr = Comme dans Mille Sabords : garde un dé, continue de lancer sur l’Île, et avec neuf identiques tu gagnes aussitôt.
preset-pk-sudden = Règle maison : le premier qui dépasse 6 000 points gagne aussitôt.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    Le but du jeu

    Deux à cinq pirates, dès huit ans, environ une demi-heure (PK-01, PK-02, PK-03).

    Obtiens des symboles identiques, arrête-toi avant la troisième tête de mort, et fais la course aux { $target } points (PK-05, PK-17, PK-24).
guide-pk-2 =
    Ce qu’il faut

    - Huit dés, tous pareils : pièce d’or, diamant, singe, perroquet, sabre, tête de mort (PK-07, PK-50).
    - 35 cartes Fortune, mélangées, face cachée au milieu (PK-08, PK-11, PK-51).

    { $first_player_told } On joue ensuite dans le sens des aiguilles d’une montre (PK-A02, PK-A03).
guide-pk-3 =
    Ton tour

    - Pioche une carte Fortune. Elle vaut pour ce tour (PK-04, PK-A01).
    - Lance les huit dés (PK-12).
    - Mets les têtes de mort de côté. Elles y restent (PK-16).
    - Puis arrête-toi et marque tes points, ou relance deux dés ou plus, aussi souvent que tu l’oses. { $reroll_all ->
        [keep_one] { $reroll_all_told }{" "}
       *[other] {""}
    }(PK-13, PK-15, PK-A05)
    - Tu peux encore relancer les dés que tu as gardés (PK-14).
    - La troisième tête de mort met fin à ton tour, et tu ne marques rien (PK-17).
guide-pk-4 =
    Les points

    - Séries : trois identiques rapportent 100, quatre 200, cinq 500, six 1 000, sept 2 000, huit 4 000 (PK-19, PK-20).
    - Chaque pièce et chaque diamant rapporte 100 de plus, seul ou dans une série (PK-21, PK-22).
    - Si les huit dés rapportent tous des points, ton coffre est plein : 500 de plus (PK-23).
guide-pk-5 =
    L’Île de la Tête de mort

    Quatre têtes de mort ou plus à ton premier lancer, et tu vogues vers l’Île (PK-28, PK-A15).

    - Tu n’y marques rien, mais chaque adversaire perd 100 points par tête de mort (PK-29, PK-32).
    - Continue de lancer pour amasser d’autres têtes de mort, { $island_min_dice ->
        [1] avec autant de dés que tu veux
       *[other] avec au moins deux dés
    }. { $island_stop_told } Ce que tu as amassé compte de toute façon (PK-30, PK-A17, PK-A18).
    - Un lancer sans tête de mort met fin à ton tour ; de même s’il { $island_min_dice ->
        [1] ne reste plus de dés
       *[other] reste moins de deux dés
    } (PK-31, PK-A19).
guide-pk-6 =
    Les cartes

    - Coffre au trésor (4) : après chaque lancer, mets des dés sur la carte ou reprends-les. Si les têtes de mort mettent fin à ton tour, ces dés comptent quand même (PK-35, PK-36).
    - Capitaine (4) : tes points comptent double ; sur l’Île, chaque tête de mort coûte 200 (PK-37, PK-38).
    - Sorcière (4) : une fois, relance une tête de mort, même la troisième. { $sorceress_min_dice_told } { $sorceress_island_told } (PK-39, PK-40, PK-A08)
    - Pièce d’or (4) et Diamant (4) : tu commences avec une pièce ou un diamant, qui compte seul et dans une série (PK-45, PK-46).
    - Singeries (4) : singes et perroquets comptent comme une seule sorte (PK-47).
    - Combat naval (6) : il te faut deux, trois ou quatre sabres. Tu reçois alors 300, 500 ou 1 000 en plus de tes dés ; sans eux, tu perds
      autant, et tes dés ne comptent pas (PK-41, PK-42, PK-43, PK-52). Trois têtes de mort ? { $sea_bust_told } En mer, il n’y a pas d’Île (PK-44, PK-A23).
    - Têtes de mort (5) : tu commences avec une ou deux têtes de mort (PK-49).
guide-pk-7 =
    La fin

    - { $end_told }{ $end ->
        [sudden] {""}
       *[other] {" "}Puis le score le plus haut gagne.
    } (PK-24, PK-25, PK-26)
    - Exactement { $target } ? { $win_at_told } (PK-A42)
    - Si personne n’a assez de points, on continue.{ $end ->
        [sudden] {""}
       *[other] {" "}{ $after_failed_round_told }
    } (PK-27, PK-A60)
    - Égalité en tête ? { $tie_told } (PK-A46)
guide-pk-8 =
    Ce qu’on oublie facilement

    - Exactement trois têtes de mort au premier lancer ne mènent pas à l’Île : ton tour est perdu (PK-A52).
    - Quatre têtes de mort après un lancer ultérieur n’y mènent pas non plus (PK-A53).
    - Les têtes de mort imprimées sur la carte comptent comme celles des dés (PK-A14, PK-A15, PK-A16).
    - Une fois la troisième tête de mort là, il est trop tard pour mettre des dés dans le coffre (PK-A37).
    - Neuf pièces ou neuf diamants, carte comprise ? { $nine_alike_told } (PK-A32)
    - { $score_floor_told } (PK-A41)

# Solved tables and what judgements rest on
basis-pk-exact = Chances de gagner : toute la partie à deux est résolue, les deux jouant au mieux, et chaque tour est calculé jusqu’au bout.
basis-pk-pile = Chances de gagner : la partie à deux est résolue avec une pioche complète ; ce tour est calculé jusqu’au bout, le suivant avec les cartes qui restent.
basis-pk-stretched = Chances de gagner : estimées d’après la partie résolue avec d’autres options ; chaque tour est calculé jusqu’au bout.
basis-pk-three = Chances de gagner : toute la partie à trois est résolue avec une pioche complète, jusqu’à ce que personne ne puisse gagner grand-chose à jouer un tour autrement, et chaque tour est calculé jusqu’au bout.
basis-pk-fitted = Chances de gagner : estimées par un modèle ajusté sur des parties jouées, d’après la position de chaque place face à chacune des autres ; chaque tour est calculé jusqu’au bout.
basis-pk-final = Chances de gagner au tour qui décide de la partie : calculées jusqu’à sa fin.
