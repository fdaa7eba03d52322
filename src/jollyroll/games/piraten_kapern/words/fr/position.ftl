refused-position-pk-score = Personne ne peut avoir { $score } points : ils se comptent par centaines.
refused-position-pk-below-zero = Personne ne peut avoir { $score } points à cette table : aucun score ne passe sous zéro.
refused-position-pk-too-much = Personne ne peut avoir { $score } points : un tour mène à { $most } au plus.
refused-position-pk-beyond = La place { $seat } ne peut pas avoir { $score } points avant la fin : qui dépasse { $target } déclenche la manche finale ou a gagné.
refused-position-pk-deck = { $given } cartes sont indiquées, et il n’y en a que { $most }.
refused-position-pk-cards = La carte { $card } y est { $given } fois, mais le paquet en a { $most }.
refused-position-pk-order = La carte de ce tour doit être la dernière dans l’ordre où les cartes sont venues.
refused-position-pk-again = Les cartes ne reviennent dans le même ordre qu’une fois que les { $needed } sont passées ; { $given } sont indiquées.
refused-position-pk-no-used = Avec deck=with_replacement, les cartes utilisées retournent aussitôt dans la pioche.
refused-position-pk-pile-empty = Une carte est attendue et la pioche est vide : les cartes utilisées auraient été mélangées en une nouvelle pioche.
refused-position-pk-card-early = Ce n’est le tour de personne, il n’y a donc pas de carte.
refused-position-pk-card-first = Il y a des dés mais pas de carte : la carte Fortune vient d’abord. Ajoute « card » et son nom.
refused-position-pk-begun = Avant le premier tour, personne n’a de points et aucune carte n’est utilisée.
refused-position-pk-not-over = Personne n’a encore gagné : le meilleur score de ceux qui restent est { $score }, et c’est trop peu pour un objectif de { $target }.
refused-position-pk-one-winner = Avec end=sudden, seul le premier arrivé a gagné.
refused-position-pk-no-final = Avec end=sudden, il n’y a pas de manche finale.
refused-position-pk-no-failed = « failed » demande une manche finale que personne n’a gagnée, avec after_failed_round=sudden.
refused-position-pk-trigger-plays = La place { $seat } a déclenché la manche finale et n’y joue pas.
refused-position-pk-trigger-poor = La place { $seat } ne peut pas avoir déclenché la manche finale : { $score } points, c’est trop loin de { $target }.
refused-position-pk-no-playoff = Les ex æquo ne jouent un barrage qu’avec l’option tie=playoff.
refused-position-pk-tied = Un barrage demande au moins deux ex æquo encore en jeu.
refused-position-pk-due = Dans un barrage, tous ceux qui doivent encore jouer sont ex æquo, et la place { $seat }, dont c’est le tour, l’est aussi.
refused-position-pk-no-chest = Il ne peut pas y avoir de dés dans un Coffre au trésor ici.
refused-position-pk-arranged = Des dés sont en main, on ne peut donc plus arranger le coffre.
refused-position-pk-no-sorceress = Sans la Sorcière, pas de sort à jeter.
refused-position-pk-lone = « lone » est une tête de mort reprise et relancée seule sur l’Île : il y faut sorceress_island=alone, « island », « spell » et « hand 1 ».
refused-position-pk-island-at-sea = Pendant un Combat naval, personne ne va sur l’Île de la Tête de mort.
refused-position-pk-skulls = Avec { $skulls } têtes de mort, le tour est fini.
refused-position-pk-island = Avec { $skulls } têtes de mort au premier lancer, le tour mène à l’Île de la Tête de mort : ajoute « island ».
refused-position-pk-few-dice = { $given ->
        [one] { $given } dé, c’est
       *[other] { $given } dés, c’est
    } trop peu pour un lancer ici.
refused-position-pk-keep-one = À cette table, il faut garder un dé : on ne relance donc pas les huit.
refused-position-pk-island-skulls = L’Île de la Tête de mort demande quatre têtes de mort, pas { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Il ne reste aucun dé
        [one] Il reste un dé
       *[other] Il reste { $left } dés
    } à lancer sur l’Île, le tour est donc fini.
